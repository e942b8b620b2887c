"""Pages as plain data: marks in millimetres, origin at the upper left, y downwards.

Layout makes them, imposition places them, pdf writes them; each can be printed and compared.
Sizes of type and widths of lines are in points, as in the style guide; all else in millimetres.
Colours are names of the palette.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

Audience = Literal["players", "solution", "editor"]


class Text(NamedTuple):
    """One run of type; `y` is the baseline, `x` its left end."""

    x: float
    y: float
    text: str
    font: str
    size: float
    color: str = "ink"
    tracking: float = 0.0
    """Extra space after each character, in points."""


class Box(NamedTuple):
    """A rectangle, filled, stroked or both; `radius` rounds its corners."""

    x: float
    y: float
    width: float
    height: float
    fill: str | None = None
    stroke: str | None = None
    line: float = 0.5
    radius: float = 0.0
    dash: tuple[float, ...] = ()


class Line(NamedTuple):
    x1: float
    y1: float
    x2: float
    y2: float
    color: str = "ink"
    line: float = 0.5
    dash: tuple[float, ...] = ()
    round_cap: bool = False


class Path(NamedTuple):
    """Path data with absolute commands `M L H V C Q Z` and `O cx cy r` (circle), scaled, then moved to x, y."""

    data: str
    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0
    fill: str | None = None
    stroke: str | None = None
    line: float = 0.5
    dash: tuple[float, ...] = ()


class Placed(NamedTuple):
    """A drawing with its origin at x, y, scaled, turned clockwise by degrees."""

    drawing: Drawing
    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0
    turn: float = 0.0


class Clipped(NamedTuple):
    """Marks of which only the part inside a rectangle is seen."""

    x: float
    y: float
    width: float
    height: float
    marks: tuple[Mark, ...]


class Field(NamedTuple):
    """A place to write in a fillable form: text line or box to tick."""

    name: str
    kind: Literal["text", "check"]
    x: float
    y: float
    width: float
    height: float
    tooltip: str = ""
    size: float = 10.0
    multiline: bool = False


Mark: TypeAlias = Text | Box | Line | Path | Placed | Clipped | Field


class Tag(NamedTuple):
    """What a drawing is to someone who cannot see it: a picture told in `words`, a part of the document named by
    them, or an artifact that is passed over."""

    role: Literal["figure", "part", "artifact"]
    words: str = ""
    place: int = 0
    """Of a part among the parts of a document that are read in another order than they are printed in."""


@dataclass(frozen=True, slots=True, eq=False)
class Drawing:
    """Named marks; a shared one is written once in a file, however often it is placed."""

    name: str
    marks: tuple[Mark, ...]
    width: float
    height: float
    shared: bool = False
    tag: Tag | None = None


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a card: what the imposition places."""

    code: str
    side: Literal["front", "back"]
    drawing: Drawing
    audience: Audience = "players"


@dataclass(frozen=True, slots=True)
class Page:
    """One page of a PDF."""

    width: float
    height: float
    marks: tuple[Mark, ...]
    audience: Audience = "players"
    bookmark: str | None = None
    trim: tuple[float, float, float, float] | None = None
    """x, y, width, height of what remains after cutting; the whole page when None."""
    level: int = field(default=0)
    """Depth of the bookmark."""
    faces: tuple[Face, ...] = ()
    """The sides of cards that stand on it, in the order of their cells."""
    alt: str = ""
    """What its lines and areas show, where the page is one picture with words in it."""


def walk(marks: Iterable[Mark]) -> Iterator[Mark]:
    """Every mark, with those inside drawings and clips, in reading order."""
    for mark in marks:
        yield mark
        if isinstance(mark, Placed):
            yield from walk(mark.drawing.marks)
        elif isinstance(mark, Clipped):
            yield from walk(mark.marks)


def as_text(page: Page) -> str:
    """A page as readable lines, one mark a line: for golden tests and for looking at."""
    return "\n".join([f"page {page.width:g} x {page.height:g} {page.audience}", *_lines(page.marks, 1)]) + "\n"


def _lines(marks: Iterable[Mark], depth: int) -> Iterator[str]:
    pad = "  " * depth
    for mark in marks:
        if isinstance(mark, Placed):
            yield f"{pad}placed {mark.drawing.name} {mark.x:.2f} {mark.y:.2f} x{mark.scale:g} {mark.turn:g}°"
            if not mark.drawing.shared:
                yield from _lines(mark.drawing.marks, depth + 1)
        elif isinstance(mark, Clipped):
            yield f"{pad}clip {mark.x:.2f} {mark.y:.2f} {mark.width:.2f} {mark.height:.2f}"
            yield from _lines(mark.marks, depth + 1)
        elif isinstance(mark, Text):
            yield f"{pad}text {mark.x:.2f} {mark.y:.2f} {mark.font} {mark.size:g} {mark.color} | {mark.text}"
        else:
            values = " ".join(f"{v:.2f}" if isinstance(v, float) else str(v) for v in mark)
            yield f"{pad}{type(mark).__name__.lower()} {values}"
