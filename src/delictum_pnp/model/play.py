"""What a card asks and does: requirements, conditions, effects, variants (rulebook §4–§7)."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, StringConstraints, model_validator

from .codes import CardCode
from .part import Part
from .text import PlayersText

Standing = Literal["citable", "confidential"]
"""Citable: may be shown in public.  Confidential: may be thought with and prove, not published (§6)."""

SeedState = Literal["strong", "fragile", "absent"]


class Effect(Part):
    """One printed effect: exactly one key.  `{heat: +1}`, `{reputation: -1}`, `{obtain: P03}`, `{lose_action: 1}`."""

    heat: int | None = None
    reputation: int | None = None
    obtain: CardCode | Literal["self"] | None = None
    """`self` says where in the list this card's source is obtained; by default after all (rules §11)."""
    lose_action: int | None = None

    @model_validator(mode="after")
    def _exactly_one(self) -> Self:
        if sum(value is not None for value in (self.heat, self.reputation, self.obtain, self.lose_action)) != 1:
            raise ValueError("one_effect_per_item")
        return self


class AtLeast(Part):
    """`{n: 2, of: [P01, P02, Q03]}`: n sources of a list."""

    n: int
    of: tuple[CardCode, ...]


class SeedCondition(Part):
    """Counts only while the seed stands so (metacase)."""

    seed: tuple[SeedState, ...]


class Requirement(Part):
    """`all`, `any`, `at_least`, `reputation` hold together when several stand (§4.2)."""

    all: tuple[CardCode, ...] = ()
    any: tuple[CardCode, ...] = ()
    at_least: AtLeast | None = None
    reputation: Annotated[str, StringConstraints(pattern=r"^>=-?[0-9]+$")] | None = None
    """`'>=1'`: checked when the action is chosen."""
    citable: bool = False
    """The sources asked for must be citable."""
    when: SeedCondition | None = None

    @property
    def codes(self) -> tuple[CardCode, ...]:
        """Every code named, in printed order."""
        return (*self.all, *self.any, *(self.at_least.of if self.at_least else ()))

    @property
    def least_reputation(self) -> int | None:
        return int(self.reputation[2:]) if self.reputation else None


class Condition(Part):
    """When a variant holds: `{heat: '3-4'}` (surveillance, §7) or `{previous: wrong}` (campaign, §11)."""

    heat: Annotated[str, StringConstraints(pattern=r"^[0-5](-[0-5])?$")] | None = None
    previous: Literal["wrong"] | None = None

    @model_validator(mode="after")
    def _exactly_one(self) -> Self:
        if (self.heat is None) == (self.previous is None):
            raise ValueError("one_condition")
        return self


class Variant(Part):
    """What changes under a condition; it changes only what it writes."""

    when: Condition
    text: PlayersText
    standing: Standing | None = None
    effects: tuple[Effect, ...] = ()


Effects = Annotated[tuple[Effect, ...], Field(default=())]
