"""What is written by hand on the backs of cards that are printed on one side only.

In: for each card its code and what its back says.  Out: pages with a list to copy from and to tick off, and a
drawing of where the code goes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..model.case import Case
from ..model.kit import KitInfo
from . import cards
from .page import Box, Page
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


def of_specialists(info: KitInfo, workshop: Workshop) -> list[BackWords]:
    """The specialists, in code order; their card is turned when they have acted."""
    used = workshop.phrases("specialists.used")
    ordered = sorted(info.specialists.values(), key=lambda specialist: specialist.code)
    return [BackWords(one.code, one.name, used) for one in ordered]


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
        self.column = (self.right - self.left - self.at["gutter"]) / 2

    def pages(self, backs: Sequence[BackWords]) -> list[Page]:
        rows = int((self.workshop.paper.height - self.at["bottom"] - self.at["top"]) / self.at["row"])
        each = 2 * rows
        total = -(-len(backs) // each)
        return [self._page(backs[n * each : (n + 1) * each], rows, n + 1, total) for n in range(total)]

    def _page(self, backs: Sequence[BackWords], rows: int, number: int, of: int) -> Page:
        sheet, paper, at = Sheet(self.workshop, PRODUCT), self.workshop.paper, self.at
        sheet.text(self.left, at["head"], self.say("code_list.title"), "print-title")
        sheet.text(self.right, at["head"], self.line, "print-line")
        sheet.rule(self.left, at["head"] + 3.4, self.right, line=1.3)
        told = self.right - self.left - at["picture"] - 8
        sheet.fitted(self.left, at["help"], told, at["help_height"], self.say("code_list.help"), "print-text", "help")
        self._picture(sheet)
        half = min(rows, -(-len(backs) // 2))
        for place, back in enumerate(backs):
            x = self.left + place // half * (self.column + at["gutter"])
            self._row(sheet, x, at["top"] + place % half * at["row"], back)
        foot = self.say("code_list.footer", n=number, m=of)
        sheet.text(self.right, paper.height - at["foot"], foot, "footer", "right")
        return sheet.page(paper.width, paper.height, self.say("code_list.bookmark"), min(number - 1, 1))

    def _picture(self, sheet: Sheet) -> None:
        """The back of a card, small, with a line for its code."""
        width, x, y = self.at["picture"], self.right - self.at["picture"], self.at["picture_top"]
        sheet.add(Box(x, y, width, width * 130 / 95, stroke="ink", line=0.8))
        sheet.text(x + width / 2, y + width * 0.42, "P04", "print-figure")
        sheet.rule(x + width * 0.2, y + width * 0.5, x + width * 0.8, line=0.6)
        sheet.block(
            x + width * 0.1, y + width * 0.72, width * 0.8, self.say("code_list.place"), "aside", "center", "ink"
        )

    def _row(self, sheet: Sheet, x: float, y: float, back: BackWords) -> None:
        at = self.at
        base, right = y + at["baseline"], x + self.column
        sheet.add(Box(x, base - 3.2, 3.6, 3.6, stroke="ink", line=0.7))
        sheet.text(x + 6, base, back.code, "print-figure", "left")
        sheet.text(x + at["kind"], y + at["kind_baseline"], back.kind, "print-file", size=8.2)
        room, first = at["row"] - at["kind_baseline"] - 0.6, y + at["kind_baseline"] + 2.65
        sheet.fitted(x + at["kind"], first, right - x - at["kind"], room, back.note, "code-list-note", back.code)
        sheet.rule(x, y + at["row"], right, "line", 0.4)
