"""What layout could not do: a text that does not fit, a glyph that the font lacks.

In: nothing.  Out: the two types that layout fills and `rules/pages.py` turns into diagnostics.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from ..diagnostics import Path as Path


@dataclass(frozen=True, slots=True)
class Overflow:
    """A text that at its least size is longer than its box."""

    path: Path
    """Of the text in the sources."""
    face: str
    """What is printed: `C01.P03 front`."""
    box: str
    lines_over: int
    characters_over: int
    """How many characters to cut, about."""


@dataclass(frozen=True, slots=True)
class MissingGlyph:
    """Characters that the font cannot print."""

    path: Path
    font: str
    characters: str


@dataclass(frozen=True, slots=True)
class UnknownName:
    """A name of something that the templates do not hold."""

    path: Path
    kind: Literal["art", "accent"]
    """A drawing of `templates/art/`, a colour of the palette."""
    name: str


@dataclass(frozen=True, slots=True)
class TooLarge:
    """What a product must hold is larger than it can be; measures in mm."""

    path: Path
    product: str
    needed: float
    available: float


@dataclass(frozen=True, slots=True)
class BadText:
    """Running text that cannot be printed as it is written; `text` is what stands there."""

    path: Path
    """`("pages", name, line)`."""
    kind: Literal["missing", "block", "unclosed", "step", "table", "icon"]
    text: str


Issue = Overflow | MissingGlyph | UnknownName | TooLarge | BadText


@dataclass(slots=True)
class Issues:
    """Collected while laying out, in the order of the pages."""

    overflows: list[Overflow] = field(default_factory=list)
    missing: list[MissingGlyph] = field(default_factory=list)
    unknown: list[UnknownName] = field(default_factory=list)
    too_large: list[TooLarge] = field(default_factory=list)
    texts: list[BadText] = field(default_factory=list)
