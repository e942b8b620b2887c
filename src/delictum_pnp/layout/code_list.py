"""What is written by hand on the backs of cards that are printed on one side only.

In: for each card its code and what its back says.  Out: pages with a list to copy from and to tick off, and a
drawing of where the code goes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..model.case import Case
from ..model.kit import KitInfo
from . import cards, structure
from .page import Box, Node, Page
from .sheet import Sheet, measures
from .views import CardView, view
from .workshop import Workshop

PRODUCT = "codigos"
SAID_BY_ROWS = "PQNA"
"""Types whose back is known by where it lies, whom it asks or when it is read; the rest by their title."""


class BackWords(NamedTuple):
    """A card's code, the word of its type, what else is worth writing."""

    code: str
    kind: str
    note: str


def of_case(case: Case, info: KitInfo, workshop: Workshop) -> list[BackWords]:
    """A case's cards, in deck order."""
    shown = (view(case.cards[code], case, info, workshop) for code in cards.deck(case))
    return [BackWords(one.code, one.kind, _note(one)) for one in shown]


def _note(shown: CardView) -> str:
    if shown.letter in SAID_BY_ROWS:
        row = shown.rows[0]
        return " · ".join(part for part in (row.label, row.value) if part)
    return shown.public


def pages(product: str, case: str | None, backs: Sequence[BackWords], workshop: Workshop) -> list[Page]:
    """As many pages as the list needs, in columns that are read downwards."""
    return _List(product, case, workshop).pages(backs)


class _List:
    def __init__(self, product: str, case: str | None, workshop: Workshop) -> None:
        say = workshop.phrases
        self.workshop, self.say, self.at = workshop, say, measures(workshop, PRODUCT)
        named = f"{case} · {product}" if case else product
        self.line = say("code_list.line", product=named, version=workshop.edition)
        self.left = self.at["margin"]
        self.right = workshop.paper.width - self.left
        self.columns = int(self.at["columns"])
        self.column = (self.right - self.left - self.at["gutter"] * (self.columns - 1)) / self.columns

    def pages(self, backs: Sequence[BackWords]) -> list[Page]:
        """The list is explained on its first page; the others begin with their rows."""
        first, more = (self.columns * self._rows(self.at[top]) for top in ("top", "again"))
        starts = [0, *range(first, len(backs), more)]
        parts = [backs[start:end] for start, end in zip(starts, [*starts[1:], len(backs)], strict=True)]
        return [self._page(part, number, len(parts)) for number, part in enumerate(parts, 1)]

    def _rows(self, top: float) -> int:
        return int((self.workshop.paper.height - self.at["bottom"] - top) / self.at["row"])

    def _page(self, backs: Sequence[BackWords], number: int, of: int) -> Page:
        sheet, paper, at = Sheet(self.workshop, PRODUCT), self.workshop.paper, self.at
        sheet.text(self.left, at["head"], self.say("code_list.title"), "print-title", size=at["title"])
        sheet.text(self.right, at["line"], self.line, "print-line")
        sheet.rule(self.left, at["rule"], self.right, line=1.3)
        if number == 1:
            self._explained(sheet)
        top = at["top" if number == 1 else "again"]
        each, table = min(self._rows(top), -(-len(backs) // self.columns)), Node("Table")
        for place, back in enumerate(backs):
            x = self.left + place // each * (self.column + at["gutter"])
            self._row(sheet, x, top + place % each * at["row"], back, table)
        foot = self.say("code_list.footer", n=number, m=of)
        with structure.telling(sheet.marks, structure.FURNITURE):
            sheet.text(self.right, paper.height - at["foot"], foot, "footer", "right")
        return sheet.page(paper.width, paper.height, self.say("code_list.bookmark"), min(number - 1, 1))

    def _explained(self, sheet: Sheet) -> None:
        """What to write and where: in words and drawn."""
        at, told = self.at, self.right - self.left - self.at["picture"] - 8
        sheet.fitted(self.left, at["help"], told, at["help_height"], self.say("code_list.help"), "print-text", "help")
        self._picture(sheet)

    def _picture(self, sheet: Sheet) -> None:
        """The back of a card, small, with a line for its code."""
        width, x, y = self.at["picture"], self.right - self.at["picture"], self.at["picture_top"]
        sheet.add(Box(x, y, width, width * 130 / 95, stroke="ink", line=0.8))
        sheet.text(x + width / 2, y + width * 0.42, "P04", "print-figure")
        sheet.rule(x + width * 0.2, y + width * 0.5, x + width * 0.8, line=0.6)
        sheet.block(
            x + width * 0.1, y + width * 0.72, width * 0.8, self.say("code_list.place"), "aside", "center", "ink"
        )

    def _row(self, sheet: Sheet, x: float, y: float, back: BackWords, table: Node) -> None:
        at = self.at
        code, kind, note = structure.cells(table, 3, headed=True)
        base, right = y + at["baseline"], x + self.column
        sheet.add(Box(x, base - 3.2, 3.6, 3.6, stroke="ink", line=0.7))
        with structure.telling(sheet.marks, code):
            sheet.text(x + 6, base, back.code, "print-figure", "left")
        with structure.telling(sheet.marks, kind):
            sheet.text(x + at["kind"], y + at["kind_baseline"], back.kind, "print-file", size=8.2)
        room, first = at["row"] - at["kind_baseline"] - 0.6, y + at["kind_baseline"] + at["note"]
        with structure.telling(sheet.marks, note):
            sheet.fitted(x + at["kind"], first, right - x - at["kind"], room, back.note, "code-list-note", back.code)
        sheet.rule(x, y + at["row"], right, "line", 0.4)
