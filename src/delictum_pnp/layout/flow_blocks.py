"""Running text as data: what a page of the rulebook is made of, before anything is measured.

`markdown.parse` makes these from the kit's prose; products make them from cases and phrases; `Compositor`
turns them into slabs.  Every text may hold the small markup (`**`, `*`, `[[P04]]`, `~`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias


class Heading(NamedTuple):
    """Level 1 is a chapter, with its number if it has one; level 2 a section; level 3 a run-in label."""

    level: int
    text: str
    number: str = ""


class Paragraph(NamedTuple):
    text: str


class Items(NamedTuple):
    """A list; `numbered` counts from 1."""

    items: tuple[str, ...]
    numbered: bool = False


class Cell(NamedTuple):
    """A cell of a table: text, an icon before it, or an icon alone."""

    text: str
    icon: str = ""
    strong: bool = False
    """Set in the sans bold of row heads."""


class Table(NamedTuple):
    """Head and rows.  `ratios` share out the width; without them the texts do."""

    head: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    ratios: tuple[float, ...] = ()


class Step(NamedTuple):
    icon: str
    verb: str
    text: str


class Steps(NamedTuple):
    """Numbered steps, each with an icon and a verb."""

    steps: tuple[Step, ...]


class Example(NamedTuple):
    """A pale box with a bar of ink, never broken over pages."""

    title: str
    blocks: tuple[FlowBlock, ...]


class Data(NamedTuple):
    """A table or drawing that the compiler makes from the kit's data, by name."""

    name: str


class PageBreak(NamedTuple):
    """What follows begins on a new page."""


FlowBlock: TypeAlias = Heading | Paragraph | Items | Table | Steps | Example | Data | PageBreak
Blocks: TypeAlias = Sequence[FlowBlock]
