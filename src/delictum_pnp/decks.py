"""Decks of cards on press sheets, in the way that the printing profile asks for.

In: pairs of faces and the workshop.  Out: pages: front and back of each sheet; fronts only and a list of what is
written on the backs; or fronts beside backs, to be folded.  Raises `DoesNotFit` with the measure that is needed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from .imposition import fitting, marks, plan, press_sheet
from .imposition.press_sheet import PressSheet
from .layout import code_list, margins, river
from .layout.page import Face, Mark, Page
from .layout.workshop import Workshop

Pair = tuple[Face, Face]


class Deck(NamedTuple):
    """Cards to be imposed; `backs` are the words that stand in for backs that are not printed: none where all backs
    are alike."""

    product: str
    case: str | None
    pairs: Sequence[Pair]
    backs: Sequence[code_list.BackWords] = ()


def pages(deck: Deck, workshop: Workshop) -> list[Page]:
    """The pages of a deck, for a printer that turns the paper on its long edge if backs are printed behind."""
    return _Press(deck, workshop).pages()


class _Press:
    def __init__(self, deck: Deck, workshop: Workshop) -> None:
        paper, profile = workshop.paper, workshop.profile
        self.deck, self.workshop, self.edge = deck, workshop, paper.ink_margin
        self.plan = plan.load_plan(workshop.load(f"plans/{profile.plan}"))
        self.grid = plan.lay(self.plan, paper.width, paper.height, self.edge)
        pattern = river.pattern(workshop)
        own = (pattern.width, pattern.height) == (self.plan.card_width, self.plan.card_height)
        self.imposed = marks.Deck(fitting.fitted(deck.pairs, self.plan), pattern if own else None)
        self.order: press_sheet.Order = "cut_and_stack" if profile.stack else "reading"

    def pages(self) -> list[Page]:
        sides, count = self.workshop.profile.sides, len(self.deck.pairs)
        if sides == "fold":
            folded = press_sheet.impose_folded(count, self.plan, self.order)
            return [marks.folded_page(*self._of(sheet)) for sheet in folded]
        sheets = press_sheet.impose(count, self.plan, order=self.order)
        if sides == "one":
            fronts = [marks.front_page(*self._of(sheet), side="single") for sheet in sheets]
            return fronts + (self._told() if self.deck.backs else [])
        return [page for sheet in sheets for page in marks.sheet_pages(*self._of(sheet))]

    def _told(self) -> list[Page]:
        """What is written by hand on the backs."""
        reduced = self.workshop.reduced()
        told = code_list.pages(self.deck.product, self.deck.case, self.deck.backs, reduced)
        return [fitting.enlarged(page, reduced.paper.scale) for page in told]

    def _of(self, sheet: PressSheet) -> tuple[PressSheet, plan.Grid, marks.Deck, marks.Furniture, float, str]:
        """What a sheet's pages are made from."""
        taken = [self.imposed.pairs[cell.card] for cell in sheet.front if cell.card is not None]
        codes = ", ".join(front.code for front, _ in taken)
        bookmark = self.workshop.phrases("document.bookmark_front", n=sheet.number, codes=codes)
        return sheet, self.grid, self.imposed, self._furniture(taken), self.edge, bookmark

    def _furniture(self, taken: Sequence[Pair]) -> Callable[[int, int, plan.Side], list[Mark]]:
        workshop, grid, deck = self.workshop, self.grid, self.deck
        sides = workshop.profile.sides
        faces = [*(front for front, _ in taken), *(back for _, back in taken if sides != "one")]
        content, by_hand = workshop.fingerprints.sheet(faces), bool(deck.backs)
        label = margins.Label(deck.product, deck.case, sides, content, by_hand)

        def furniture(number: int, of: int, side: plan.Side) -> list[Mark]:
            return margins.furniture(workshop, label, number, of, side, (grid.width, grid.height), grid.block)

        return furniture
