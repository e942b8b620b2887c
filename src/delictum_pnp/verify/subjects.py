"""What the rules of this room look at: a kit folder, a file, a page, a sheet, a leak, as they were read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from ..pdf.content import Run
from ..pdf.inside import Part, Reader
from .expected import Flip, Paper
from .measures import Block
from .remains import Remains

NOTHING = Remains()
Box = tuple[float, float, float, float]
"""Left, top, width, height in millimetres from the upper left of the media box."""
Where = Literal[
    "text", "invisible", "white", "off_page", "metadata", "outline", "name", "attachment", "object", "bytes",
    "file_name", "zip_name", "zip_content", "readme",
]  # fmt: skip


@dataclass(frozen=True)
class PageRead:
    """One page as the first reader sees it; `nearest_ink` and `other_text` are the second's."""

    file: str
    number: int
    media: Box
    """From the origin of the page's own space, which should be 0, 0."""
    crop: Box
    trim: Box
    turned: int
    """`/Rotate`, in degrees."""
    enlarged: float
    """`/UserUnit`: 1 but for pages that are to be printed larger than they say."""
    runs: tuple[Run, ...]
    lost_fonts: tuple[str, ...]
    labels: tuple[str, ...]
    """What it should say of itself."""
    paper: Paper | None
    block: Box | None
    """Where its cards should stand, when it is a press sheet."""
    margin: float | None
    """How near to the edge ink may stand: of a back that is shifted for its printer, nearer."""
    nearest_ink: float | None = None
    other_text: str | None = None

    @property
    def seen(self) -> tuple[Run, ...]:
        """What is not hidden; white on white is not told from white on black."""
        return tuple(run for run in self.runs if run.hidden in ("", "white"))

    @property
    def size(self) -> tuple[float, float]:
        return self.media[2], self.media[3]


@dataclass(frozen=True)
class FileRead:
    """A PDF; `problem` says why nothing else is known of it."""

    name: str
    flip: Flip | None = None
    """As the product table says; None when the file is of no known product."""
    version: str = ""
    preferences: Mapping[str, str] = field(default_factory=dict)
    language: str = ""
    title: str = ""
    fonts: Mapping[str, bool] = field(default_factory=dict)
    pages: tuple[PageRead, ...] = ()
    pairs: tuple[tuple[int, int], ...] = ()
    """Fronts and the backs behind them, by position from 0; of a folded sheet both are the same."""
    codes: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """Of the cards whose fronts are on each page, by its number, as the manifest says."""
    remains: Remains = NOTHING
    pictures: int = 0
    """In so many places of it."""
    problem: str = ""
    reader: Reader | None = field(default=None, repr=False, compare=False)
    """To go on reading."""
    raw: tuple[Part, ...] = field(default=(), repr=False, compare=False)
    """The file as it lies on the disk, and what can be unpacked in it."""


@dataclass(frozen=True)
class CardRead:
    """A card and what stands behind it.  Distances in millimetres."""

    name: str
    """As its front says; empty when the front has none."""
    back: str
    """As the back behind it says."""
    front_at: tuple[float, float]
    """Where the front's name begins, from the upper left of its cell."""
    back_at: tuple[float, float]
    """The middle of the back's name from the middle of its cell; its baseline from the cell's upper edge."""
    front_off: float = 0.0
    """How far the front's name stands from where most of the file do."""
    back_off: float = 0.0
    """How far the back's stands from the middle of its cell, and from the height of most of the file."""
    second_front: str | None = None
    """The name that the second reader finds there; None when it was not asked."""
    second_back: str | None = None
    second_off: float = 0.0
    likeness: float | None = None
    """How much the name that is drawn on the back differs from that on the front: 0 alike, 1 opposite."""
    inked: tuple[bool, bool] | None = None
    """Whether there is ink on the front and on what is behind it."""


@dataclass(frozen=True)
class SheetRead:
    """Front and back of a press sheet, and their pages."""

    file: str
    front: int
    back: int
    """0 when nothing is printed behind."""
    width: float
    height: float
    upright_axis: bool
    """Whether it is turned about its upright axis: else about the lying one."""
    block: Box
    cards: tuple[CardRead, ...]
    marks: tuple[Block, ...]
    """Cut marks of front and back; none when there was no second reader to measure them."""
    shift: tuple[float, float] = (0.0, 0.0)
    """How far the back is meant to stand from where it would lie behind the front."""
    codes: tuple[str, ...] | None = None
    """Of its cards, as the manifest says; None when it does not."""
    listed: frozenset[str] | None = None
    """Instead of backs: what the list says that is written on them, in small letters; cards that are called by a name
    may do without a list."""


@dataclass(frozen=True)
class Leaf:
    """A page of a booklet."""

    page: int
    """Of the file, from 1."""
    folio: int | None
    """The number at its foot."""
    largest: float
    """The size of its largest type, in points."""
    at: tuple[float, float] = (0.0, 0.0)
    """Where the number ends from the outer edge, and stands from the lower one, in mm."""
    off: float = 0.0
    """How far that is from where most numbers of the booklet stand."""


@dataclass(frozen=True)
class BookletRead:
    """A booklet in the order in which it is read."""

    file: str
    leaves: tuple[Leaf, ...]
    upside_down: tuple[int, ...]
    """Pages of the file that lie so when their sheet is turned."""


class Leak(NamedTuple):
    """Words of the solution in something that players are given; never the words themselves."""

    file: str
    page: int
    """0 when it is on none."""
    where: Where
    field: str
    """Of the solution: `C01.solution.truth`."""


@dataclass(frozen=True)
class KitRead:
    """A kit folder: its files by name and its manifest, None when there is none that can be read."""

    files: Mapping[str, bytes]
    manifest: Mapping[str, Any] | None
    solutions: str
    stamp: str
