"""A case without its truth (players) and its solution (apart): two types that never hold one another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeVar, get_args

from .cards import AnyCard, Card, SourceCard, Waivers
from .codes import CardCode, CaseCode, GroupCode
from .part import Part
from .text import PlayersText, SolutionText

Scope = Literal["operative", "structural"]
ClaimNumber = Literal["1", "2", "3"]
Ending = Literal["strong", "mixed", "weak"]
SCOPES: tuple[Scope, ...] = get_args(Scope)
CLAIM_NUMBERS: tuple[ClaimNumber, ...] = get_args(ClaimNumber)
ENDINGS: tuple[Ending, ...] = ("strong", "mixed", "weak")
"""How a campaign ends, best first (§11)."""
RESULTS = ("full", "partial", "failure")
"""How a case ends, best first (§10); the parts of a reaction."""
SEED_STATES = ("strong", "fragile", "absent")
"""What a case leaves to the metacase, best first (§11); the parts of a seed."""
CardT = TypeVar("CardT", bound=Card)


class ScopeQuestions(Part):
    """The three questions that a theory of this scope answers; public (§10.1)."""

    claims: dict[ClaimNumber, PlayersText]


class EarlyInterview(Part):
    """A question that opens without its requirement when an earlier seed was strong (§11)."""

    seed: CaseCode
    question: CardCode


class Case(Part):
    """Everything of a case that is printed for players.  Cards keep the author's order."""

    code: CaseCode
    kind: Literal["case", "meta"]
    title: PlayersText
    accent: str
    """A colour name of the palette; the case mark, not the colour, tells the case (style guide)."""
    introduction: PlayersText
    theory: dict[Scope, ScopeQuestions]
    cards: dict[CardCode, AnyCard]
    early_interview: EarlyInterview | None = None
    waive: Waivers = {}

    def of(self, card_type: type[CardT]) -> Iterator[CardT]:
        """The cards of one type, in code order."""
        return iter(sorted((c for c in self.cards.values() if isinstance(c, card_type)), key=lambda c: c.code))

    @property
    def sources(self) -> tuple[SourceCard, ...]:
        return tuple(card for card in self.of(SourceCard) if card.is_source)


class Moment(Part):
    """One line of the hidden chronology."""

    at: SolutionText
    what: SolutionText


class Role(Part):
    """What a decisive source must establish; `sources` lists the admissible ones."""

    name: SolutionText
    sources: tuple[CardCode, ...]


class Claim(Part):
    """The answer to a public question, what an answer must state, and the two roles of its proof (§10)."""

    answer: SolutionText
    must_state: dict[str, SolutionText]
    roles: dict[str, Role]


class Thesis(Part):
    claims: dict[ClaimNumber, Claim]


class Contradiction(Part):
    """Two incompatible statements on one fact; open until a settling card is obtained (§6)."""

    fact: SolutionText
    a: tuple[CardCode, ...]
    b: tuple[CardCode, ...]
    settled_by: tuple[CardCode, ...]
    affects: tuple[str, ...]
    """Claims as `operative.1`."""


class Reactions(Part):
    """How the city answers a closing, by result."""

    full: SolutionText
    partial: SolutionText
    failure: SolutionText


class Solution(Part):
    """R: the truth of one case with its rubric; its own leaf, never in a players' product."""

    case: CaseCode
    groups: dict[GroupCode, SolutionText]
    """Where each origin group comes from."""
    truth: SolutionText
    timeline: dict[str, Moment]
    theses: dict[Scope, Thesis]
    contradictions: dict[str, Contradiction]
    misleading: dict[CardCode, SolutionText]
    """Declared misleading card → its innocent explanation."""
    reactions: dict[str, Reactions]
    """By closing (keys of the kit's `closings`)."""
    epilogues: dict[Ending, SolutionText] = {}
    """Metacase only: how the campaign ends, by its strength (§11)."""
    same_original: dict[str, tuple[CardCode, ...]] = {}
    """Cards that the editor declares readings of one original: they must share a group (§6)."""
    waive: Waivers = {}
