"""What the prover says of a case, with its evidence.

In: nothing.  Out: frozen values for rules, tables and tests; words are in `words`.  Turns count from 1; `fewest` is the
turn at whose end a thesis is demonstrated in every branch.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple

from ..diagnostics import Path

if TYPE_CHECKING:  # rules look at these types only: a build need not load the engine
    from ..game.table import Campaign
    from ..model.case import Scope
    from ..model.codes import CardCode, CaseCode
    from ..model.kit import CaseKind
    from .goals import Reading
    from .search import Answer, Step

Part = Literal["card", "group", "location"]
CauseCode = Literal[
    "no_pair",
    "out_of_reach",
    "only_with",
    "too_many_actions",
    "option",
    "kind",
    "reputation",
    "contradiction",
    "heat",
    "more_turns",
    "together",
    "not_decided",
]


class Cause(NamedTuple):
    """Why a thesis is not demonstrable: the one rule without which it would be."""

    code: CauseCode
    values: Mapping[str, object] = {}


class Outcome(NamedTuple):
    """One thesis, with a cooperative table or against every option of a crisis; `held` is judged at the close."""

    held: Answer
    fewest: int | None = None
    exact: bool = True
    """Whether no smaller number was left undecided."""


class Hang(NamedTuple):
    """Without this card, this group, this location, the goal is no longer within reach."""

    part: Part
    what: str
    answer: Answer
    """`no`; or `gave_up`."""
    cooperative: bool = False
    """A table that may choose in crises still makes it."""
    direct: bool = False
    """Of a claim: it is in every pair of sources, not only on the way to them."""


class Exposition(NamedTuple):
    """Public exposition of a thesis at the close under one reading of the two citable groups."""

    reading: Reading
    cooperative: Answer
    adversarial: Answer


class Help(NamedTuple):
    """What one specialist brings: fewest turns with and without, crises at their worst."""

    specialist: str
    fewest: int | None
    without: int | None
    exact: bool = True
    """Whether no smaller number was left undecided."""

    @property
    def saves(self) -> int:
        return self.without - self.fewest if self.fewest and self.without else 0


@dataclass(frozen=True, slots=True)
class ThesisVerdict:
    scope: Scope
    actions: int | None
    """Least number of main actions, Heat and crises left aside."""
    cooperative: Outcome
    adversarial: Outcome
    slack: int | None
    """Turns left over, crises at their worst."""
    causes: tuple[Cause, ...]
    hangs_on: tuple[Hang, ...]
    exposition: tuple[Exposition, ...]
    help: tuple[Help, ...]
    strategy: Step | None
    """Evidence: the adversarial strategy when there is one, else a cooperative line."""

    @property
    def demonstrable(self) -> bool:
        return self.adversarial.held == "yes"


@dataclass(frozen=True, slots=True)
class ClaimVerdict:
    name: str
    """`operative.1`"""
    hangs_on: tuple[Hang, ...]
    """Requirements included, Heat and crises left aside."""


class Start(NamedTuple):
    """A thesis after what earlier cases left."""

    campaign: Campaign
    scope: Scope
    cooperative: Answer
    adversarial: Answer
    fewest: int | None


class DeadEnd(NamedTuple):
    """Fewer cards can always be played than there are turns."""

    campaign: Campaign
    playable: int
    turns: int


class DeadCards(NamedTuple):
    """Three grades."""

    useless: tuple[CardCode, ...]
    """In no role, asked for by nothing, settling nothing, not declared misleading."""
    opens_dead: tuple[CardCode, ...]
    """No chain leads from it to a role."""
    in_no_set: tuple[CardCode, ...]
    """In no minimal proof set of either thesis."""


class OutOfReach(NamedTuple):
    """No game without specialists obtains the card."""

    card: CardCode
    with_one: tuple[str, ...]
    """Specialists of which one is enough."""


@dataclass(frozen=True, slots=True)
class Verdict:
    case: CaseCode
    kind: CaseKind
    turns: int
    theses: tuple[ThesisVerdict, ...]
    claims: tuple[ClaimVerdict, ...]
    starts: tuple[Start, ...]
    """Metacase: every state of its seeds; a case: what the one before may have left."""
    dead_ends: tuple[DeadEnd, ...]
    dead: DeadCards
    out_of_reach: tuple[OutOfReach, ...]
    gave_up: tuple[str, ...]
    """Questions that were not decided."""

    @property
    def path(self) -> Path:
        return (self.case,)

    def thesis_path(self, scope: str) -> Path:
        return (self.case, "solution", "theses", scope)

    def claim_path(self, name: str) -> Path:
        scope, _, number = name.partition(".")
        return (*self.thesis_path(scope), "claims", number)

    def card_path(self, code: str) -> Path:
        return (self.case, "cards", code)

    @property
    def exposed(self) -> Iterator[tuple[ThesisVerdict, Exposition]]:
        return ((thesis, exposition) for thesis in self.theses for exposition in thesis.exposition)
