"""What the upright sheets of large print share: the least type, a head of two lines, a foot, numbered pages.

In: a workshop whose paper is reduced, and leaves: what draws each page but for its head and foot.  Out: pages.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ...model.case import Case
from .. import case_mark, structure
from ..flow import Column, draw
from ..page import Page
from ..sheet import Sheet, measures
from ..sheet_parts import paper_name, section
from ..theme import Style
from ..workshop import Workshop

LEAST = 9.0
"""Points on the reduced page: smaller type is set at this size, but for what is `SMALL`."""
SMALL = ("footer",)
TITLE_SIZE = 16.0
NOTE_ROW = 9.0
SECOND_LINE, RULE_BELOW = 5.6, 8.2
"""From the baseline of the title to that of the line below it, and to the rule."""


class Leaf(NamedTuple):
    """A page to be: its bookmark, the word at the right of its head if any, what is drawn on it."""

    bookmark: str
    aside: str
    draw: Callable[[Sheet], None]


class Names(NamedTuple):
    """What every head and foot of a sheet says; `footer` is the key of a phrase."""

    product: str
    title: str
    below: str
    footer: str
    how_many: str
    case: Case | None = None


class LargeSheet(Sheet):
    """A sheet on which nothing that is read is smaller than `LEAST`."""

    def sized(self, style: str | Style, size: float | None) -> float:
        chosen = self.setter.style(style)
        size = size or chosen.size
        return size if chosen.name in SMALL else max(size, LEAST)


def spans(count: int, most: int) -> list[range]:
    """The numbers from 1 to `count` in groups of at most so many."""
    return [range(first, min(first + most, count + 1)) for first in range(1, count + 1, most)]


def in_columns(told: Sequence[Column], head: tuple[str, str], names: Names, workshop: Workshop) -> list[Page]:
    """Columns of running text as pages, all with one bookmark and one aside; behind a last front there are lines to
    write on, so that every sheet has two sides."""
    at = measures(workshop, names.product)

    def drawn(column: Column) -> Callable[[Sheet], None]:
        return lambda sheet: sheet.add(*draw(column, at["margin"], at["top"]))

    drawings = [*map(drawn, told), *[_notes] * (len(told) % 2)]
    return pages([Leaf(*head, one) for one in drawings], names, workshop)


def _notes(sheet: Sheet) -> None:
    """Ruled lines under a heading."""
    at, paper = measures(sheet.workshop, sheet.product), sheet.workshop.paper
    x, right, y = at["margin"], paper.width - at["margin"], at["top"] + 4.4
    section(sheet, x, y, right - x, "N", sheet.say("rulebook.notes"))
    while (y := y + NOTE_ROW) < paper.height - at["bottom"]:
        sheet.rule(x, y, right, "line", 0.4)


def pages(leaves: Sequence[Leaf], names: Names, workshop: Workshop) -> list[Page]:
    """The leaves as pages."""
    at = measures(workshop, names.product)
    x, paper = at["margin"], workshop.paper
    width, made = paper.width - 2 * x, []
    for number, leaf in enumerate(leaves, 1):
        sheet = LargeSheet(workshop, names.product)
        _head(sheet, x, width, at["head"], names, leaf.aside)
        if number > 1:
            sheet.marks = structure.furniture(sheet.marks)
        leaf.draw(sheet)
        with structure.telling(sheet.marks, structure.FURNITURE):
            _foot(sheet, x, width, at["foot"], names, number, len(leaves))
        made.append(sheet.page(paper.width, paper.height, leaf.bookmark))
    return made


def _head(sheet: Sheet, x: float, width: float, y: float, names: Names, aside: str) -> None:
    """The title, at its right the kit; the case with its mark, at its right what the page is for; a heavy rule."""
    left, base = x, y + SECOND_LINE
    sheet.text(x, y, names.title.upper(), "head", size=TITLE_SIZE)
    sheet.text(x + width, y, sheet.workshop.kit_title, "sheet-kit", "right")
    if names.case:
        sheet.marks += case_mark.marks(names.case.code, x, base - 1.1, names.case.accent)
        left += case_mark.width(names.case.code) + 2
    sheet.text(left, base, names.below, "sheet-label")
    if aside:
        sheet.text(x + width, base, aside, "field", "right", "ink")
    sheet.rule(x, y + RULE_BELOW, x + width, line=1.3)


def _foot(sheet: Sheet, x: float, width: float, y: float, names: Names, number: int, count: int) -> None:
    """What it is, how many are needed; the ruler between them."""
    workshop, unit = sheet.workshop, sheet.say("sheet.ruler_short")
    values = {"n": number, "m": count, "paper": paper_name(workshop), "version": workshop.edition}
    text = sheet.say(names.footer, case=names.case.code if names.case else "", **values)
    left = sheet.text(x, y, text, "footer")
    sheet.text(x + width, y, names.how_many, "footer", "right")
    right = x + width - sheet.natural(names.how_many, "footer")
    ruler = sheet.ruler_length + 1.6 + sheet.natural(unit, "footer")
    sheet.text(sheet.ruler((left + right - ruler) / 2, y) + 1.6, y, unit, "footer")
