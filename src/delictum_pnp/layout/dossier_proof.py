"""The prover's part of the dossier: how soon each thesis is demonstrated, on what it hangs, what leads nowhere.

In: a `Verdict`, the phrases.  Out: blocks of running text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ..model.dossier import Dossier
from ..prover.verdict import Exposition, Hang, Help, Outcome, Start, ThesisVerdict, Verdict
from . import wording
from .flow_blocks import Blocks, Cell, Heading, Paragraph, Table
from .graph.network import scope_and_number
from .sheet_parts import listed
from .workshop import Phrases

PARTS = ("card", "group", "location")
GRADES = ("useless", "opens_dead", "in_no_set")


def codes(found: Iterable[str], say: Phrases) -> str:
    """Set as codes; a dash for none."""
    return listed(say, (f"[[{code}]]" for code in found)) or say("dossier.none")


def claim_name(name: str, say: Phrases) -> str:
    """«Operativa 1»."""
    scope, number = scope_and_number(name)
    return say("dossier.claim", scope=say(f"scope.{scope}"), n=number)


def scope_heads(verdict: Verdict, say: Phrases) -> tuple[str, ...]:
    return ("", *(say(f"scope.{thesis.scope}") for thesis in verdict.theses))


def _table(verdict: Verdict, rows: Sequence[tuple[Cell, ...]], say: Phrases) -> Table:
    return Table(scope_heads(verdict, say), tuple(rows), (86, *[42] * len(verdict.theses)))


def proof(dossier: Dossier, verdict: Verdict, say: Phrases) -> Table:
    """Thesis by thesis: fewest actions and turns, slack, fewest turns with each specialist."""

    def row(key: str, tell: Callable[[ThesisVerdict], str]) -> tuple[Cell, ...]:
        return Cell(say(f"dossier.{key}"), strong=True), *(Cell(tell(thesis)) for thesis in verdict.theses)

    rows = [
        row("actions", lambda thesis: _number(thesis.actions, say)),
        row("cooperative", lambda thesis: _outcome(thesis.cooperative, say)),
        row("adversarial", lambda thesis: _outcome(thesis.adversarial, say)),
        row("slack", lambda thesis: _number(thesis.slack, say)),
    ]
    for key, specialist in dossier.info.specialists.items():
        name = say("dossier.with", who=specialist.article)
        rows.append((Cell(name, key, True), *(Cell(_help(thesis, key, say)) for thesis in verdict.theses)))
    return _table(verdict, rows, say)


def _number(value: int | None, say: Phrases) -> str:
    return say("dossier.none") if value is None else str(value)


def _outcome(outcome: Outcome, say: Phrases) -> str:
    if outcome.fewest is None:
        return say(f"dossier.answer_{outcome.held}")
    return say("dossier.turns" if outcome.exact else "dossier.turns_at_most", n=outcome.fewest)


def _help(thesis: ThesisVerdict, specialist: str, say: Phrases) -> str:
    found: Help | None = next((help for help in thesis.help if help.specialist == specialist), None)
    if found is None or found.fewest is None:
        return say("dossier.none")
    return say("dossier.turns_saved" if found.saves else "dossier.turns", n=found.fewest, saves=found.saves)


def exposition(found: Exposition, say: Phrases) -> str:
    if found.adversarial == "no" and found.cooperative == "yes":
        return say("dossier.answer_kind")
    return say(f"dossier.answer_{found.adversarial}")


def causes(dossier: Dossier, verdict: Verdict, say: Phrases) -> Blocks:
    """Why a thesis is not demonstrable."""
    found = []
    for thesis in verdict.theses:
        for cause in thesis.causes:
            told = listed(say, (name for value in cause.values.values() for name in _names(value, dossier, say)))
            scope, name = say(f"scope.{thesis.scope}"), say(f"dossier.cause_{cause.code}")
            key = "dossier.cause" if told else "dossier.cause_bare"
            found.append(Paragraph(say(key, scope=scope, cause=name, values=told)))
    return found


def _names(value: object, dossier: Dossier, say: Phrases) -> list[str]:
    """A value of a cause as it is printed: claims, specialists and options of a crisis by their names."""
    names = {
        **{entry.name: claim_name(entry.name, say) for entry in dossier.claims},
        **{key: specialist.name for key, specialist in dossier.info.specialists.items()},
        **{key: option.name for key, option in dossier.info.crisis.items()},
    }
    values = value if isinstance(value, tuple) else (value,)
    return [names.get(str(one), str(one)) for one in values]


def starts(verdict: Verdict, say: Phrases) -> Blocks:
    """What earlier cases may have left, told by thesis."""
    if not verdict.starts:
        return []
    groups: dict[tuple[tuple[str, ...], str], list[Start]] = {}
    for start in verdict.starts:
        left = ("wrong",) if start.campaign.previous_wrong else ()
        key = say("dossier.starts_states") if verdict.kind == "meta" else _left(start, say)
        groups.setdefault((left if verdict.kind != "meta" else (), key), []).append(start)
    rows = []
    for (_, name), found in groups.items():
        told = (_starts([start for start in found if start.scope == thesis.scope], say) for thesis in verdict.theses)
        rows.append((Cell(name, strong=True), *(Cell(text) for text in told)))
    return [Heading(2, say("dossier.starts")), _table(verdict, rows, say)]


def _left(start: Start, say: Phrases) -> str:
    """«C01 fuerte», «una teoría errónea»."""
    states = [
        say("dossier.start_seed", case=case, state=say(f"requirement.seed_{state}"))
        for case, state in start.campaign.seeds
    ]
    if start.campaign.previous_wrong:
        states.append(say("dossier.start_wrong"))
    return wording.listed(states, say) if states else say("dossier.start_fresh")


def _starts(found: Sequence[Start], say: Phrases) -> str:
    good = [start for start in found if start.adversarial == "yes"]
    turns = sorted({start.fewest for start in good if start.fewest is not None})
    if not turns:
        return say("dossier.answer_no")
    span = str(turns[0]) if len(turns) == 1 else say("number.range", low=turns[0], high=turns[-1])
    told = say("dossier.turns", n=span)
    return told if len(found) == 1 else say("dossier.of_states", good=len(good), all=len(found), turns=told)


def weak_points(verdict: Verdict, say: Phrases) -> Blocks:
    """What a thesis is lost without, and what every way to a claim passes through; rows without any are left out."""
    rows = [
        (say(f"dossier.hangs_{part}"), [_lost(thesis.hangs_on, part) for thesis in verdict.theses]) for part in PARTS
    ]
    claims = {claim.name: [hang.what for hang in claim.hangs_on] for claim in verdict.claims}
    for number in dict.fromkeys(name.partition(".")[2] for name in claims):
        through = [claims.get(f"{thesis.scope}.{number}", []) for thesis in verdict.theses]
        rows.append((say("dossier.hangs_claim", n=number), through))
    told = [
        (Cell(name, strong=True), *(Cell(codes(found, say)) for found in by_thesis))
        for name, by_thesis in rows
        if any(by_thesis)
    ]
    if not told:
        return [Paragraph(say("dossier.weak_none"))]
    return [Paragraph(say("dossier.weak_help")), _table(verdict, told, say)]


def _lost(found: Sequence[Hang], part: str) -> list[str]:
    return [hang.what for hang in found if hang.part == part and hang.answer == "no"]


def dead(dossier: Dossier, verdict: Verdict, say: Phrases) -> Blocks:
    """Cards that lead nowhere, cards out of reach, positions without a choice, questions left open."""
    cards = dossier.case.cards
    rows = [
        (Cell(say(f"dossier.{grade}"), strong=True), Cell(codes(getattr(verdict.dead, grade), say))) for grade in GRADES
    ]
    rows.append((Cell(say("dossier.declared"), strong=True), Cell(codes(dossier.solution.misleading, say))))
    for entry in verdict.out_of_reach:
        helpers = [dossier.info.specialists[key].article for key in entry.with_one]
        told = say("dossier.reached_with", who=wording.listed(helpers, say)) if helpers else say("dossier.never")
        name = say("dossier.out_of_reach", code=entry.card, title=cards[entry.card].title)
        rows.append((Cell(name, strong=True), Cell(told)))
    ends = [say("dossier.dead_end", n=end.playable, turns=end.turns) for end in verdict.dead_ends[:1]]
    rows.append((Cell(say("dossier.dead_ends"), strong=True), Cell(ends[0] if ends else say("dossier.none"))))
    if verdict.gave_up:
        rows.append((Cell(say("dossier.gave_up"), strong=True), Cell(listed(say, verdict.gave_up))))
    return [Table(("", ""), tuple(rows), (70, 100))]
