"""The dossier's tables of sources: claims with roles, cards, publication, contradictions, groups.

In: a `Dossier`, its `Verdict`, the phrases.  Out: blocks of running text.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..model.cards import Card, Confrontation, Question, Route, Seed, SourceCard, SpecialistNote
from ..model.codes import LETTERS, CardCode
from ..model.dossier import ClaimAt, Dossier
from ..prover.verdict import Verdict
from .dossier_proof import claim_name, codes, exposition
from .flow_blocks import Blocks, Cell, Paragraph, Table
from .graph.network import question, scope_and_number
from .sheet_parts import listed
from .wording import requirement
from .workshop import Phrases

SHOWN = "PQXFIVNS"
"""Letters of the cards that a table may come by."""


def facts(dossier: Dossier, verdict: Verdict, say: Phrases) -> str:
    case = dossier.case
    return say(
        "dossier.facts",
        turns=verdict.turns,
        cards=len(case.cards),
        sources=len(case.sources),
        groups=len(dossier.solution.groups),
        contradictions=len(dossier.solution.contradictions),
    )


# -- the five minutes ----------------------------------------------------------------------------
def claims(dossier: Dossier, say: Phrases) -> Table:
    """Claim × answer × roles with their sources and groups."""
    rows = [
        (Cell(_asked(entry, dossier, say)), Cell(entry.claim.answer), Cell(_roles(entry, dossier, say)))
        for entry in dossier.claims
    ]
    heads = (say("dossier.column_claim"), say("solutions.answer"), say("dossier.column_roles"))
    return Table(heads, tuple(rows), (44, 60, 66))


def _asked(entry: ClaimAt, dossier: Dossier, say: Phrases) -> str:
    asked = question(dossier, entry.name)
    return f"**{claim_name(entry.name, say)}**" + (f"\n\n*{asked}*" if asked else "")


def _roles(entry: ClaimAt, dossier: Dossier, say: Phrases) -> str:
    return "\n\n".join(
        f"**{role.name}:** {listed(say, (_with_group(code, dossier, say) for code in role.sources))}"
        for role in entry.claim.roles.values()
    )


def _with_group(code: CardCode, dossier: Dossier, say: Phrases) -> str:
    """`P04 (G04)`, its code as a code."""
    source = dossier.sources.get(code)
    return say("dossier.with_group", code=f"[[{code}]]", group=source.group) if source else f"[[{code}]]"


# -- exposure ------------------------------------------------------------------------------------
def cards(dossier: Dossier, verdict: Verdict, say: Phrases) -> Table:
    """Every card that a table may come by: what it asks, whether it may be shown, whom it serves."""
    away = {entry.card for entry in verdict.out_of_reach}
    shown = sorted(
        (card for card in dossier.case.cards.values() if card.letter in SHOWN),
        key=lambda card: (LETTERS.index(card.letter), card.code),
    )
    rows = [
        (
            Cell(f"[[{card.code}]]", card.letter),
            Cell(card.title),
            Cell(say("dossier.out") if card.code in away else _asks(card, dossier, say)),
            Cell(_shown(card, say)),
            Cell(_serves(card, dossier, say)),
        )
        for card in shown
    ]
    heads = ("", *(say(f"dossier.column_{name}") for name in ("title", "asks", "source", "serves")))
    return Table(heads, tuple(rows), (20, 50, 44, 30, 34))


def _asks(card: Card, dossier: Dossier, say: Phrases) -> str:
    if isinstance(card, SpecialistNote):
        return say("dossier.note_asks", clue=card.clue, who=dossier.info.specialists[card.specialist].article)
    if isinstance(card, Seed) and dossier.case.kind == "case":
        return say("back.seed")
    if not isinstance(card, Question | Confrontation | Route | Seed) or card.requires is None:
        return say("requirement.nothing")
    return requirement(card.requires, say)


def _shown(card: Card, say: Phrases) -> str:
    """Group and standing; `~` where the standing may change."""
    if not isinstance(card, SourceCard) or not card.is_source:
        return say("dossier.none")
    changing = any(variant.standing not in (None, card.standing) for variant in card.variants)
    standing = say(f"standing.{card.standing}").lower() if card.standing else say("dossier.none")
    return say("dossier.source_changing" if changing else "dossier.source", group=card.group, standing=standing)


def _serves(card: Card, dossier: Dossier, say: Phrases) -> str:
    """Claims by scope and number, contradictions that it settles, what it only opens."""
    told = _claims_of([card.code], dossier, say)
    told += [say("dossier.serves_settles")] if card.code in dossier.settles else []
    if card.code in dossier.solution.misleading:
        told.append(say("dossier.misleads"))
    if not told and card.code in dossier.opens:
        told.append(say("dossier.serves_opens"))
    return listed(say, told) or say("dossier.none")


def publication(dossier: Dossier, verdict: Verdict, say: Phrases) -> Table:
    """Public exposition of each thesis, and the groups that each claim could show."""
    rows: list[tuple[Cell, ...]] = []
    for thesis in verdict.theses:
        for found in thesis.exposition:
            name = say(f"dossier.reading_{found.reading}", scope=say(f"scope.{thesis.scope}"))
            rows.append((Cell(name, strong=True), Cell(exposition(found, say))))
    for entry in dossier.claims:
        sources = {code for role in entry.claim.roles.values() for code in role.sources}
        able = sorted({str(dossier.group(code)) for code in sources if dossier.may_be_citable(code)})
        name = say("dossier.citable_of", claim=claim_name(entry.name, say))
        rows.append((Cell(name, strong=True), Cell(codes(able, say))))
    return Table(("", ""), tuple(rows), (84, 86))


# -- contradictions and groups -------------------------------------------------------------------
def contradictions(dossier: Dossier, say: Phrases) -> Blocks:
    found = dossier.solution.contradictions.values()
    if not found:
        return [Paragraph(say("dossier.none"))]
    rows = [
        (
            Cell(one.fact),
            Cell(codes(one.a, say)),
            Cell(codes(one.b, say)),
            Cell(codes(one.settled_by, say)),
            Cell(listed(say, (claim_name(name, say) for name in one.affects))),
        )
        for one in found
    ]
    names = ("fact", "side_a", "side_b", "settled", "affects")
    return [Table(tuple(say(f"solutions.column_{name}") for name in names), tuple(rows), (58, 28, 30, 24, 30))]


def groups(dossier: Dossier, say: Phrases) -> Table:
    """Group, origin, sources, claims that it can support."""
    rows = []
    for group, origin in dossier.solution.groups.items():
        own = [code for code, source in dossier.sources.items() if source.group == group]
        own.sort(key=lambda code: (LETTERS.index(code.letter), code))
        rows.append(
            (
                Cell(f"[[{group}]]"),
                Cell(origin),
                Cell(codes(own, say)),
                Cell(listed(say, _claims_of(own, dossier, say)) or say("dossier.none")),
            )
        )
    heads = (
        *(say(f"solutions.column_{name}") for name in ("group", "origin", "sources")),
        say("dossier.column_serves"),
    )
    return Table(heads, tuple(rows), (18, 80, 36, 36))


def _claims_of(own: Sequence[CardCode], dossier: Dossier, say: Phrases) -> list[str]:
    """Claims in a role of which one of these cards stands, in short."""
    return [
        say(f"dossier.short_{scope_and_number(entry.name)[0]}", n=scope_and_number(entry.name)[1])
        for entry in dossier.claims
        if any(code in own for role in entry.claim.roles.values() for code in role.sources)
    ]
