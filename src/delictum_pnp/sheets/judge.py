"""A sheet is judged: its names and counts, the table at the close, then the rules of the close.

In: a `Sheet`, its dossier, the campaign behind it.  Out: `Verdict`, or faults W001–W007; warnings do not stop it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ..diagnostics import Path
from ..game.compile import compile_rules
from ..game.errors import NotASource, NotProtectable
from ..game.reason import Reason
from ..game.rubric import Rubric, compile_rubric
from ..game.scoring import ClaimScore, Judge, Score, Theory, judge_of, score
from ..game.state import Position
from ..game.table import Campaign, Rules
from ..model.codes import CardCode
from ..model.dossier import Dossier
from ..model.sheet import Sheet
from . import faults
from .notes import Fault, Notes, Stop
from .table import position_at_close


@dataclass(frozen=True, eq=False)
class Verdict:
    """A judged sheet, with what its words need."""

    dossier: Dossier
    rules: Rules
    rubric: Rubric
    theory: Theory
    score: Score


def judge(sheet: Sheet, dossier: Dossier, campaign: Campaign) -> tuple[Verdict | None, list[Fault]]:
    """The verdict is None when there is an error among the faults."""
    notes = Notes()
    try:
        return _verdict(sheet, dossier, compile_rules(dossier, campaign), notes), notes.faults
    except Stop:
        return None, notes.faults


def _verdict(sheet: Sheet, dossier: Dossier, rules: Rules, notes: Notes) -> Verdict:
    if sheet.case != rules.case:
        raise notes.stop(faults.UNKNOWN, ("case",), {"value": sheet.case, "case": rules.case}, "case")
    _check_names(sheet, dossier, rules, notes)
    _check_counts(sheet, dossier, notes)
    notes.stop_at_errors()
    position = position_at_close(sheet, rules, notes)
    if not position.obtained & rules.sources:
        raise notes.stop(faults.INCOMPLETE, ("sources",), {}, on_key=True)
    _check_groups(sheet, rules, position, notes)
    rubric, theory = compile_rubric(dossier, rules), theory_of(sheet)
    try:
        made = _score(judge_of(dossier, rules, rubric), position, theory)
    except (NotProtectable, NotASource) as error:
        where, card = (("named",), error.card) if error.card else (("closing",), "—")
        raise notes.stop(faults.UNPROTECTED, where, {"card": card}, on_key=where == ("closing",)) from None
    return Verdict(dossier, rules, rubric, theory, made)


def theory_of(sheet: Sheet) -> Theory:
    """The theory as the table wrote it, its answers in one text."""
    answers = [answer for _, answer in sorted(sheet.answers.items())]
    return Theory(
        scope=sheet.scope,
        decisive=tuple(answer.sources for answer in answers),
        right=tuple(answer.right for answer in answers),
        closing=sheet.closing,
        named=sheet.named,
        text="\n".join(f"{number}. {answer.text}" for number, answer in enumerate(answers, 1) if answer.text),
        false_claim=sheet.false_claim,
    )


def _check_names(sheet: Sheet, dossier: Dossier, rules: Rules, notes: Notes) -> None:
    for path, card in _cards(sheet):
        if card not in rules.index:
            on_key = path[0] == "sources"
            notes.note(faults.UNKNOWN, path, {"value": card, "case": rules.case}, on_key=on_key)
    closings = dossier.info.closings
    if sheet.closing not in closings:
        told = {"value": sheet.closing, "known": ", ".join(closings)}
        notes.note(faults.UNKNOWN, ("closing",), told, "closing")


def _check_counts(sheet: Sheet, dossier: Dossier, notes: Notes) -> None:
    edition, answers = dossier.info.edition, sheet.answers
    if len(answers) != edition.claims:
        told = {"found": len(answers), "asked": edition.claims}
        notes.note(faults.INCOMPLETE, ("answers",), told, "answers", on_key=True)
    for number, answer in answers.items():
        if len(answer.sources) != edition.sources_per_claim:
            told = {"found": len(answer.sources), "asked": edition.sources_per_claim}
            notes.note(faults.INCOMPLETE, ("answers", number, "sources"), told, "decisive", on_key=True)


def _check_groups(sheet: Sheet, rules: Rules, position: Position, notes: Notes) -> None:
    """Groups as written; of a card that was not obtained the group is not told."""
    for path, card, written in _groups(sheet):
        printed = rules.group(card)
        if written != printed and rules.bit(card) & position.obtained:
            notes.note(faults.MISCOPIED, path, {"card": card, "written": written, "printed": printed or "—"})


def _score(judge: Judge, position: Position, theory: Theory) -> Score:
    """The score; a claim that cites what was not obtained is not demonstrated, and that is all that is said of it.

    The rules of the close refuse such a claim: it is scored with a source that is held, cited twice.
    """
    held = judge.rules.codes(position.obtained & judge.rules.sources)
    absent = [tuple(card for card in cited if card not in held) for cited in theory.decisive]
    stand_in = (held[0],) * judge.sources_per_claim
    decisive = tuple(stand_in if gone else cited for gone, cited in zip(absent, theory.decisive, strict=True))
    made = score(judge, position, replace(theory, decisive=decisive))
    claims = zip(absent, made.claims, strict=True)
    return replace(made, claims=tuple(_not_obtained(claim, gone) if gone else claim for gone, claim in claims))


def _not_obtained(claim: ClaimScore, cards: tuple[CardCode, ...]) -> ClaimScore:
    wrong = tuple(reason for reason in claim.reasons if reason.code == "answer_wrong")
    return claim._replace(reasons=(*wrong, Reason("not_obtained", {"cards": cards})))


def _cards(sheet: Sheet) -> Iterator[tuple[Path, CardCode]]:
    yield from ((("sources", card), card) for card in sheet.sources)
    for number, answer in sheet.answers.items():
        yield from ((("answers", number, "sources", at), card) for at, card in enumerate(answer.sources))
    if sheet.named:
        yield ("named",), sheet.named


def _groups(sheet: Sheet) -> Iterator[tuple[Path, CardCode, str]]:
    """Every group on the sheet with the card beside it."""
    yield from ((("sources", card, "group"), card, row.group) for card, row in sheet.sources.items() if row.group)
    for number, answer in sheet.answers.items():
        for at, (card, group) in enumerate(zip(answer.sources, answer.groups, strict=False)):
            yield ("answers", number, "groups", at), card, group
