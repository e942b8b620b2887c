"""Where cards name cards, and what cards do: one walk for every check that needs it.

In: a case, a solution or a card.  Out: references and effects with their paths.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..diagnostics import Path
from .cards import Card, Confrontation, Question, Route, Seed
from .case import Case, Solution
from .codes import CardCode
from .play import Effect, Requirement

WithRequirement = Question | Confrontation | Route | Seed


class Reference(NamedTuple):
    """A card code written somewhere, and the letters that make sense there."""

    path: Path
    code: CardCode
    letters: str


OBTAINABLE = "PQXFINS"
REQUIRABLE = OBTAINABLE + "V"


def case_references(case: Case) -> Iterator[Reference]:
    for card in case.cards.values():
        yield from _card_references(card, (case.code, "cards", card.code))
    if case.early_interview:
        yield Reference((case.code, "early_interview", "question"), case.early_interview.question, "Q")


SINGLE = {"location": "L", "clue": "P", "seed": "S"}
"""Field of a card that holds one code → letters."""


def _card_references(card: Card, path: Path) -> Iterator[Reference]:
    for name, letters in SINGLE.items():
        if isinstance(code := getattr(card, name, None), CardCode):
            yield Reference((*path, name), code, letters)
    if isinstance(card, WithRequirement) and card.requires:
        yield from _requirement_references(card.requires, (*path, "requires"))
    for place, effect in card_effects(card):
        if isinstance(effect.obtain, CardCode):
            yield Reference((*path, *place, "obtain"), effect.obtain, OBTAINABLE)


def _requirement_references(asks: Requirement, path: Path) -> Iterator[Reference]:
    yield from _listed(asks.all, (*path, "all"), REQUIRABLE)
    yield from _listed(asks.any, (*path, "any"), REQUIRABLE)
    if asks.at_least:
        yield from _listed(asks.at_least.of, (*path, "at_least", "of"), REQUIRABLE)


def solution_references(solution: Solution, path: Path) -> Iterator[Reference]:
    for scope, thesis in solution.theses.items():
        for number, claim in thesis.claims.items():
            for name, role in claim.roles.items():
                place = (*path, "theses", scope, "claims", number, "roles", name, "sources")
                yield from _listed(role.sources, place, OBTAINABLE)
    for name, dispute in solution.contradictions.items():
        for side, codes in (("a", dispute.a), ("b", dispute.b), ("settled_by", dispute.settled_by)):
            letters = REQUIRABLE if side == "settled_by" else OBTAINABLE
            yield from _listed(codes, (*path, "contradictions", name, side), letters)
    for code in solution.misleading:
        yield Reference((*path, "misleading", code), code, OBTAINABLE)
    for name, codes in solution.same_original.items():
        yield from _listed(codes, (*path, "same_original", name), OBTAINABLE)


def _listed(codes: tuple[CardCode, ...], path: Path, letters: str) -> Iterator[Reference]:
    for position, code in enumerate(codes):
        yield Reference((*path, position), code, letters)


def card_effects(card: Card) -> Iterator[tuple[Path, Effect]]:
    """Every effect that a card can have, with its path inside the card."""
    for name in ("cost", "effects"):
        yield from _effects(getattr(card, name, ()), (name,))
    for way in ("recover", "verify"):
        if hasattr(card, way):
            yield from _effects(getattr(card, way).cost, (way, "cost"))
    for position, variant in enumerate(getattr(card, "variants", ())):
        yield from _effects(variant.effects, ("variants", position, "effects"))


def _effects(effects: tuple[Effect, ...], path: Path) -> Iterator[tuple[Path, Effect]]:
    for position, effect in enumerate(effects):
        yield (*path, position), effect
