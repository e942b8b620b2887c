"""What a kit should be, as plain values: the pipeline draws them up from templates, product table and sources."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Literal, Protocol

from ..imposition.plan import CuttingPlan
from .canaries import Canaries

Flip = Literal["long", "short", "none", "manual"]
Sides = Literal["long", "short", "one", "manual", "fold"]
Binding = Literal["folded", "beside", "single"]
"""Of a booklet: sheets folded and laid in one another, two pages beside each other, one by one."""


class Say(Protocol):
    """The phrase table of the kit's language."""

    def __call__(self, key: str, **values: object) -> str: ...


class Paper(Protocol):
    """A paper, upright, in millimetres (`layout.workshop.Paper`)."""

    @property
    def name(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def width(self) -> float: ...
    @property
    def height(self) -> float: ...
    @property
    def ink_margin(self) -> float: ...


@dataclass(frozen=True, slots=True)
class Expected:
    """What is looked for."""

    papers: Mapping[str, Paper]
    plan: CuttingPlan
    """Of every deck."""
    flips: Mapping[str, Flip]
    """Product, as its file is called without the case → the edge on which its sheets are flipped."""
    sides: Sides
    """How decks are printed: `fold` has fronts beside backs on one side, `one` has no backs."""
    shift: tuple[float, float]
    """How far the backs of upright sheets are moved for their printer, right and down."""
    decks: Collection[str]
    """Products that are cards on press sheets."""
    booklets: Mapping[str, Binding]
    """Products whose pages are numbered and bound."""
    solutions: str
    """Name of the folder that may tell everything."""
    stamp: str
    """A file beside the kit's own that a build keeps for itself."""
    say: Say
    canaries: Canaries | None = None
    """None when the kit's source is not at hand: then nothing can be said about spoilers."""


def apart(name: str, solutions: str) -> bool:
    """Whether a file may tell everything; `solutions` is the name of the folder that may."""
    return name.startswith(f"{solutions}/") or f"-{solutions}." in name
