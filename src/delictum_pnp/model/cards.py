"""One class per card type.  In: an entry of `cards:`.  Out: frozen cards with the author's words.

The letter of the code chooses the class (`CARD_TYPES`).  Backs and fronts: rulebook §3.3, rules §1.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from .codes import CardCode, GroupCode
from .exhibits import Exhibit
from .part import Part
from .play import Effect, Requirement, Standing, Variant
from .text import PlayersText

Waivers = dict[str, str]
"""Rule code → reason: the editor has looked and lets it stand."""


class Card(Part):
    """What every card has.  `code` is the key of the entry, not a field that the author writes."""

    letter: ClassVar[str]
    code: CardCode
    title: PlayersText
    text: PlayersText | None = None
    exhibit: Exhibit | None = None
    waive: Waivers = {}


class Location(Card):
    """L: public; its two approaches A and B are described on the front."""

    letter = "L"
    approaches: dict[Literal["A", "B"], PlayersText]


class SourceCard(Card):
    """A card that becomes a source when it is obtained, if it shows a group (§6)."""

    group: GroupCode | None = None
    standing: Standing | None = None
    effects: tuple[Effect, ...] = ()
    variants: tuple[Variant, ...] = ()
    human: bool = False
    """A person: may be silenced (Q) or protected (closing)."""

    @property
    def is_source(self) -> bool:
        return self.group is not None


class Clue(SourceCard):
    """P: two per location, approach A and B."""

    letter = "P"
    location: CardCode
    approach: Literal["A", "B"]
    kind: Literal["document", "object", "recording", "record", "photo"]


class Question(SourceCard):
    """Q: the question is public on the back, the answer on the front."""

    letter = "Q"
    question: PlayersText
    requires: Requirement | None = None


class Confrontation(SourceCard):
    """X: settles a contradiction."""

    letter = "X"
    requires: Requirement | None = None


class Route(SourceCard):
    """F or I: the title is public; `cost` is printed on the back and paid first."""

    requires: Requirement | None = None
    cost: tuple[Effect, ...] = ()


class FormalRoute(Route):
    letter = "F"


class CovertRoute(Route):
    letter = "I"


class RecoveryWay(Part):
    """One of the two ways of a V: to recover an absent seed, to verify a fragile one."""

    text: PlayersText
    cost: tuple[Effect, ...] = ()


class Recovery(Card):
    """V, metacase only: makes a seed citable (§11)."""

    letter = "V"
    seed: CardCode
    recover: RecoveryWay
    verify: RecoveryWay


class Event(Card):
    """A: the number is its turn; Heat +1 before reading (§4.5)."""

    letter = "A"
    effects: tuple[Effect, ...] = ()
    variants: tuple[Variant, ...] = ()


class SpecialistNote(SourceCard):
    """N: what a specialist sees in a clue; keeps the clue's group (§6)."""

    letter = "N"
    specialist: str
    clue: CardCode


class Seed(SourceCard):
    """S: what the case leaves to the metacase; read at the close (§11)."""

    letter = "S"
    strong: PlayersText
    fragile: PlayersText
    absent: PlayersText
    requires: Requirement | None = None


AnyCard = (
    Location | Clue | Question | Confrontation | FormalRoute | CovertRoute | Recovery | Event | SpecialistNote | Seed
)

CARD_TYPES: dict[str, type[Card]] = {
    card.letter: card
    for card in (
        Location,
        Clue,
        Question,
        Confrontation,
        FormalRoute,
        CovertRoute,
        Recovery,
        Event,
        SpecialistNote,
        Seed,
    )
}
