"""Pages as plain data: marks in millimetres, origin at the upper left, y downwards.

Layout makes them, imposition places them, pdf writes them; each can be printed and compared.
Sizes of type and widths of lines are in points, as in the style guide; all else in millimetres.
Colours are names of the palette.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

MM_PER_PT = 25.4 / 72
PT_PER_MM = 72 / 25.4
Audience = Literal["players", "solution", "editor"]
NodeRole = Literal["Table", "TR", "TH", "TD", "L", "LI", "Lbl", "LBody", "TOC", "TOCI", "P", "Figure", "Artifact"]


@dataclass(eq=False, slots=True)
class Node:
    """A place in the structure of a document, which type names as its own: a cell, the label of an item, a paragraph;
    or an artifact, which nobody is told.  Rows and tables follow from their cells (`layout.structure` makes them)."""

    role: NodeRole
    parent: Node | None = field(default=None, repr=False)
    about: str = ""
    """Of a heading cell what it heads (`Row`, `Column`), of a list how it counts (`Decimal`), of an artifact its
    type (`Pagination`)."""
    kids: list[Node] = field(default_factory=list, repr=False)

    def add(self, role: NodeRole, about: str = "") -> Node:
        """A new last kid; all are there before the first page is written."""
        made = Node(role, self, about)
        self.kids.append(made)
        return made

    @property
    def top(self) -> Node:
        return self.parent.top if self.parent else self


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
    node: Node | None = None
    """Where it stands in the structure; without one, its place and look tell."""

    def __repr__(self) -> str:
        """As it is printed: a print of a page does not change with its structure."""
        return "Text(x={!r}, y={!r}, text={!r}, font={!r}, size={!r}, color={!r}, tracking={!r})".format(*self[:7])


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
    node: Node | None = None
    """The cell or item in which it stands; without one, it follows the page."""

    def __repr__(self) -> str:
        """Without its place in the structure, as of type."""
        names = self._fields[:-1]
        return f"Field({', '.join(f'{name}={value!r}' for name, value in zip(names, self, strict=False))})"


Mark: TypeAlias = Text | Box | Line | Path | Placed | Clipped | Field


class Tag(NamedTuple):
    """What a drawing is to someone who cannot see it: a picture told in `words`, a part of the document named by
    them, or an artifact of the type that they name, which is passed over."""

    role: Literal["figure", "part", "artifact"]
    words: str = ""
    place: int = 0
    """Of a part among the parts of a document that are read in another order than they are printed in."""
    node: Node | None = None
    """Of a picture that stands inside an item."""


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


class Bookmark(NamedTuple):
    """An entry of a document's outline."""

    text: str
    level: int = 0
    place: int = 0
    """Among the entries of a document that is read in another order than it is printed in; 0 for that of its page."""


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
    more: tuple[Bookmark, ...] = ()
    """Further bookmarks, after its own."""

    @property
    def bookmarks(self) -> tuple[Bookmark, ...]:
        """Its own bookmark, if it has one, and the others."""
        return (*((Bookmark(self.bookmark, self.level),) if self.bookmark else ()), *self.more)


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
