"""A case made ready for play: tables that the engine looks up, all made once by `compile`.

In: nothing but what `compile.compile_rules` found in a dossier.  Out: `Rules`, compared by identity.
Tables by Heat are indexed by the Heat visible when a card's variants are decided.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from ..model.codes import CardCode, CaseCode
from ..model.kit import CaseKind
from ..model.play import SeedState
from .actions import Crisis, Play
from .errors import UnknownCard
from .state import Ops, bits

ByHeat = tuple[Ops, ...]


class Campaign(NamedTuple):
    """What earlier cases left on the campaign sheet (§11).  A case that is not listed was not played: seed absent."""

    seeds: tuple[tuple[CaseCode, SeedState], ...] = ()
    previous_wrong: bool = False

    def of(self, seed: str) -> SeedState:
        """How the metacase's seed stands: `S02` is what `C02` left."""
        return self.left_by(f"C{seed[1:]}")

    def left_by(self, case: str) -> SeedState:
        return dict[str, SeedState](self.seeds).get(case, "absent")


class Line(NamedTuple):
    """One part of a requirement: `least` cards of the mask."""

    mask: int
    least: int = 1


class Asks(NamedTuple):
    """A requirement as the engine checks it.  `slack`: how many missing cards the Mediador makes up for."""

    lines: tuple[Line, ...] = ()
    reputation: int | None = None
    citable: bool = False
    slack: int = 0


NOTHING = Asks()


class Move(NamedTuple):
    """A main action with or without a specialist: when it is allowed, what it does."""

    action: Play
    bit: int
    specialist: int
    """Mask of the specialist; 0 without one."""
    asks: Asks
    needs: int
    """Cards that must be obtained besides (a note taken later: its clue)."""
    bars: int
    """Cards that must not be obtained yet (the note; the clue that the Periodista would put back)."""
    script: ByHeat


class Choice(NamedTuple):
    """A card with the ways of playing it."""

    bit: int
    plain: Move
    helped: tuple[Move, ...]
    helpers: int
    """Mask of the specialists of `helped`."""


class Option(NamedTuple):
    """An option of a crisis (§8)."""

    key: str
    bit: int
    ops: Ops
    action: Crisis
    loses: bool
    """Costs an action: the last turn bars it, or turns it into the cap on the seed."""


@dataclass(frozen=True, eq=False)
class Rules:
    """One case with one campaign behind it."""

    case: CaseCode
    kind: CaseKind
    cards: tuple[CardCode, ...]
    """Everything that can be obtained, in the order P Q X F I V S N."""
    sources: int
    """Mask of the cards with a group."""
    human: int
    """Mask of the sources that are people."""
    testimonies: int
    """Mask of the Q that are sources: what Silence may take."""
    groups: tuple[str, ...]
    """Group of every card; empty when it is no source."""
    strong: int
    """Seeds that are sources from the start."""
    closed_routes: int
    """Recoveries that have nothing to give: their seed is strong."""
    specialists: tuple[str, ...]
    team_size: int
    turns: int
    heat: tuple[int, int, int]
    """Least, most, start."""
    reputation: tuple[int, int, int]
    crisis_heat: int
    """Heat after a crisis."""
    excess_kept: bool
    """Reading `heat_excess`: what an increase passes the top by comes after the crisis."""
    choices: tuple[Choice, ...]
    moves: Mapping[Play, Move]
    crisis: tuple[Option, ...]
    """Options that are taken once, in the kit's order."""
    last_resort: Option
    """Taken when none of them is available; it repeats."""
    options: Mapping[str, Option]
    """All of them by key."""
    silence: int
    """Mask of the option that takes a testimony; 0 when the kit has none."""
    leak: int
    """Mask of the option that marks public pressure."""
    event_opening: Mapping[int, ByHeat]
    """By turn: what END unfolds into."""
    event_text: Mapping[int, ByHeat]
    """By turn: what READ unfolds into."""
    words: Mapping[str, str]
    """Crisis option → its word in the notation."""
    index: Mapping[str, int] = field(repr=False)
    """Number of a card's bit."""

    def bit(self, code: str) -> int:
        """Raises `UnknownCard`."""
        if code not in self.index:
            raise UnknownCard(code, self.case)
        return 1 << self.index[code]

    def mask(self, codes: Iterable[str]) -> int:
        found = 0
        for code in codes:
            found |= self.bit(code)
        return found

    def codes(self, mask: int) -> tuple[CardCode, ...]:
        """The cards of a mask, in the order of `cards`."""
        return tuple(self.cards[number] for number in bits(mask))

    def group(self, code: str) -> str:
        """The origin group; empty when the card is no source."""
        return self.groups[self.index[code]]

    def team(self, mask: int) -> tuple[str, ...]:
        return tuple(self.specialists[number] for number in bits(mask))
