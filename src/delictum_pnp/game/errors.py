"""What the rules of play refuse.  Every exception carries the values that a message needs; the words are elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .actions import Action
    from .reason import Reason


class GameError(Exception):
    """Base of everything that this room raises."""


@dataclass(eq=False)
class UnknownCard(GameError):
    """A requirement, an effect or a rubric names a card that cannot be obtained in this case."""

    card: str
    where: str


@dataclass(eq=False)
class UnplayableKit(GameError):
    """The kit's tables lack something that the rules need, such as the last option of a crisis."""

    missing: str


@dataclass(eq=False)
class WrongTeam(GameError):
    """More specialists than the edition allows, one twice, or one that the kit does not have."""

    team: tuple[str, ...]
    most: int
    unknown: tuple[str, ...]


@dataclass(eq=False)
class IllegalAction(GameError):
    """`reasons` are those of `why_not`; there is at least one."""

    action: Action
    reasons: tuple[Reason, ...]


@dataclass(eq=False)
class NotationError(GameError):
    """`token` of `text` says nothing that this case knows."""

    text: str
    token: str


@dataclass(eq=False)
class NotClosed(GameError):
    """A theory is judged after the last turn only."""

    turn: int
    turns: int


@dataclass(eq=False)
class UnknownClosing(GameError):
    closing: str
    known: tuple[str, ...]


@dataclass(eq=False)
class NotASource(GameError):
    """A cited or named card is not among the obtained sources."""

    card: str
    claim: str


@dataclass(eq=False)
class WrongCount(GameError):
    """`what` (claims, decisive sources) comes in another number than the edition asks."""

    what: str
    given: int
    asked: int


@dataclass(eq=False)
class NotProtectable(GameError):
    """Protection names one obtained human source; `card` is none, or nobody is named."""

    card: str | None


@dataclass(eq=False)
class FalseClaimMissing(GameError):
    """A wrong theory is recorded with its main false claim (§11)."""

    case: str


@dataclass(eq=False)
class BadRecord(GameError):
    """A campaign record from outside has an unknown value at `place`."""

    place: str
    value: object
