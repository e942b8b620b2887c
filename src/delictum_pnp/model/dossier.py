"""One case with everything that a check may look at together, and indexes made once.

In: a `KitSource`.  Out: a `Dossier` per case.  For checks only: players' products take `Case`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import NamedTuple

from ..diagnostics import Path
from .cards import Card, SourceCard, SpecialistNote
from .case import Case, Claim, Solution
from .codes import CardCode, GroupCode
from .kit import Counts, Kit, KitInfo, KitSource
from .play import Requirement
from .references import Reference, WithRequirement, card_effects, case_references, solution_references
from .text import Text, text_places

Proof = tuple[CardCode, CardCode]
"""A source of each role."""


class TextAt(NamedTuple):
    """A text, where it stands, and whether it belongs to the solution."""

    path: Path
    text: Text
    solution: bool


class ClaimAt(NamedTuple):
    """A claim of the rubric with its name (`operative.1`) and its path."""

    name: str
    claim: Claim
    path: Path


@dataclass(frozen=True)
class Dossier:
    """A case, its solution and the kit they belong to."""

    case: Case
    solution: Solution
    kit: Kit

    @property
    def info(self) -> KitInfo:
        return self.kit.info

    @property
    def counts(self) -> Counts:
        edition = self.info.edition
        return edition.case if self.case.kind == "case" else edition.meta

    @property
    def path(self) -> Path:
        return (self.case.code,)

    @property
    def solution_path(self) -> Path:
        return (self.case.code, "solution")

    def card_path(self, card: Card) -> Path:
        return (self.case.code, "cards", card.code)

    @cached_property
    def sources(self) -> Mapping[CardCode, SourceCard]:
        """Cards that become sources, by code."""
        return {card.code: card for card in self.case.sources}

    @cached_property
    def requirements(self) -> Mapping[CardCode, Requirement]:
        """What each card asks, by code."""
        cards = (card for card in self.case.cards.values() if isinstance(card, WithRequirement))
        return {card.code: card.requires for card in cards if card.requires is not None}

    @cached_property
    def claims(self) -> tuple[ClaimAt, ...]:
        """Every claim of the rubric, in the order of the solution."""
        return tuple(
            ClaimAt(f"{scope}.{number}", claim, (*self.solution_path, "theses", scope, "claims", number))
            for scope, thesis in self.solution.theses.items()
            for number, claim in thesis.claims.items()
        )

    @cached_property
    def proofs(self) -> Mapping[str, tuple[Proof, ...]]:
        """By claim, the pairs that demonstrate it: one source of each role, of different groups (§10)."""
        return {entry.name: tuple(self._proofs(entry.claim)) for entry in self.claims}

    def _proofs(self, claim: Claim) -> Iterator[Proof]:
        roles = [role.sources for role in claim.roles.values()]
        if len(roles) != 2:
            return
        for first, second in product(*roles):
            known = first in self.sources and second in self.sources
            if known and first != second and self.group(first) != self.group(second):
                yield first, second

    def group(self, code: CardCode) -> GroupCode | None:
        card = self.sources.get(code)
        return card.group if card else None

    def may_be_citable(self, code: CardCode) -> bool:
        """Whether a source is citable, at least under some condition."""
        card = self.sources.get(code)
        return card is not None and "citable" in (card.standing, *(variant.standing for variant in card.variants))

    @cached_property
    def supports(self) -> frozenset[CardCode]:
        """Cards that stand in a role of some claim."""
        roles = (role for entry in self.claims for role in entry.claim.roles.values())
        return frozenset(code for role in roles for code in role.sources)

    @cached_property
    def opens(self) -> frozenset[CardCode]:
        """Cards that another card asks for or observes, and cards that give another one."""
        asked = {code for own, asks in self.requirements.items() for code in asks.codes if code != own}
        observed = {note.clue for note in self.case.of(SpecialistNote)}
        cards = self.case.cards.values()
        giving = {
            card.code for card in cards for _, e in card_effects(card) if e.obtain not in (None, "self", card.code)
        }
        return frozenset(asked | observed | giving)

    @cached_property
    def settles(self) -> frozenset[CardCode]:
        return frozenset(code for dispute in self.solution.contradictions.values() for code in dispute.settled_by)

    @cached_property
    def references(self) -> tuple[Reference, ...]:
        """Every card code that the case or its solution names, in the author's order."""
        return (*case_references(self.case), *solution_references(self.solution, self.solution_path))

    @cached_property
    def players_texts(self) -> tuple[TextAt, ...]:
        return tuple(TextAt(path, text, False) for path, text in text_places(self.case, self.path))

    @cached_property
    def all_texts(self) -> tuple[TextAt, ...]:
        """The players' texts and those of the solution."""
        places = text_places(self.solution, self.solution_path)
        return (*self.players_texts, *(TextAt(path, text, True) for path, text in places))


def dossiers(source: KitSource) -> list[Dossier]:
    """The dossier of every case that has a solution."""
    solutions = source.solutions
    return [Dossier(case, solutions[code], source.kit) for code, case in source.kit.cases.items() if code in solutions]


def example_dossier(source: KitSource) -> Dossier | None:
    """The dossier of the rulebook's example case, if the kit has one."""
    return Dossier(source.example.case, source.example.solution, source.kit) if source.example else None
