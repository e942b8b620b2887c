"""Press sheets into pages: cards in their cells, cut lines, the back pattern with its bleed.

In: a press sheet, its grid, the drawings of the deck, and furniture (margin lines, made by layout).
Out: `Page`s.  Cut marks stand on both faces and mirror with their cards because the block is centred.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..layout.page import Audience, Clipped, Drawing, Face, Line, Mark, Page, Placed
from .booklet import Spread
from .plan import Grid, Side
from .press_sheet import Cell, PressSheet

HAIRLINE = 0.25
MARK_LINE = 0.35
MARK_LENGTH = 5.0
"""Length of a cut mark where the margin has room for it."""
MARK_GAP = 3.9
"""Distance of a full-length mark from the cut, so that a drifting knife does not leave it on the card."""

Furniture = Callable[[int, int, Side], Sequence[Mark]]
"""From sheet number, number of sheets and side to what stands in the margin."""


@dataclass(frozen=True, slots=True)
class Deck:
    """What is imposed: pairs of faces and the pattern that runs past the backs' outer cut."""

    pairs: Sequence[tuple[Face, Face]]
    pattern: Drawing | None = None
    audience: Audience = "players"


def sheet_pages(
    sheet: PressSheet, grid: Grid, deck: Deck, furniture: Furniture, ink_margin: float, bookmark: str | None = None
) -> tuple[Page, Page]:
    """Front and back of a sheet."""
    front = [_placed(cell, grid, deck.pairs[cell.card][0].drawing) for cell in sheet.front if cell.card is not None]
    back: list[Mark] = []
    if deck.pattern:
        back += pattern_marks(sheet.back, grid, deck.pattern, ink_margin)
    back += [_placed(cell, grid, deck.pairs[cell.card][1].drawing) for cell in sheet.back if cell.card is not None]
    front_marks = [*front, *hairlines(grid), *cut_marks(grid, ink_margin), *furniture(sheet.number, sheet.of, "front")]
    back_marks = [*back, *cut_marks(grid, ink_margin), *furniture(sheet.number, sheet.of, "back")]
    return (
        Page(grid.width, grid.height, tuple(front_marks), deck.audience, bookmark, grid.block),
        Page(grid.width, grid.height, tuple(back_marks), deck.audience, None, grid.block),
    )


def _placed(cell: Cell, grid: Grid, drawing: Drawing) -> Placed:
    x, y = grid.place(cell.row, cell.column)
    if cell.turn:
        x, y = x + grid.plan.card_width, y + grid.plan.card_height
    return Placed(drawing, x, y, 1.0, float(cell.turn))


def hairlines(grid: Grid) -> list[Mark]:
    """The border of every card, on fronts only."""
    x, y, width, height = grid.block
    plan = grid.plan
    across: list[Mark] = [
        Line(x, y + row * plan.card_height, x + width, y + row * plan.card_height, "cut", HAIRLINE)
        for row in range(plan.rows + 1)
    ]
    return across + [
        Line(x + column * plan.card_width, y, x + column * plan.card_width, y + height, "cut", HAIRLINE)
        for column in range(plan.columns + 1)
    ]


def cut_marks(grid: Grid, ink_margin: float) -> list[Mark]:
    """Marks at every cut, in the margins: 5 mm where there is room, else what the ink-free edge leaves."""
    x, y, width, height = grid.block
    marks: list[Mark] = []
    near, far = _reach(grid.top, ink_margin)
    for column in range(grid.plan.columns + 1):
        at = x + column * grid.plan.card_width
        marks.append(Line(at, y - far, at, y - near, "ink", MARK_LINE))
        marks.append(Line(at, y + height + near, at, y + height + far, "ink", MARK_LINE))
    near, far = _reach(grid.left, ink_margin)
    for row in range(grid.plan.rows + 1):
        at = y + row * grid.plan.card_height
        marks.append(Line(x - far, at, x - near, at, "ink", MARK_LINE))
        marks.append(Line(x + width + near, at, x + width + far, at, "ink", MARK_LINE))
    return marks


def _reach(margin: float, ink_margin: float) -> tuple[float, float]:
    """Near and far end of a cut mark, measured outwards from the cut."""
    room = margin - ink_margin
    if room >= MARK_GAP + MARK_LENGTH:
        return MARK_GAP, MARK_GAP + MARK_LENGTH
    length = min(room * 0.8, MARK_LENGTH)
    return room - length, room


def pattern_marks(cells: Sequence[Cell], grid: Grid, pattern: Drawing, ink_margin: float) -> list[Mark]:
    """The pattern under every back that carries a card, run past outer cuts; blanks stay white."""
    taken = {(cell.row, cell.column) for cell in cells if cell.card is not None}
    side, end = grid.bleed(ink_margin)
    marks: list[Mark] = []
    for row, column in sorted(taken):
        x, y = grid.place(row, column)
        left = 0.0 if (row, column - 1) in taken else side
        right = 0.0 if (row, column + 1) in taken else side
        above = 0.0 if (row - 1, column) in taken else end
        below = 0.0 if (row + 1, column) in taken else end
        width, height = grid.plan.card_width, grid.plan.card_height
        tiles = tuple(
            Placed(pattern, x + i * width, y + j * height)
            for j in (-1, 0, 1)
            for i in (-1, 0, 1)
            if (i >= 0 or left) and (i <= 0 or right) and (j >= 0 or above) and (j <= 0 or below)
        )
        marks.append(Clipped(x - left, y - above, width + left + right, height + above + below, tiles))
    return marks


def booklet_page(spread: Spread, pages: Sequence[Page], width: float, height: float) -> Page:
    """Two booklet pages beside each other on a sheet that lies across; a short mark at the fold's ends."""
    marks: list[Mark] = []
    for number, x in ((spread.left, 0.0), (spread.right, width / 2)):
        if number is not None:
            page = pages[number]
            marks.append(Placed(Drawing(f"page {number + 1}", page.marks, page.width, page.height), x, 0.0))
    middle = width / 2
    marks += [
        Line(middle, 8.0, middle, 12.0, "mid", MARK_LINE),
        Line(middle, height - 12.0, middle, height - 8.0, "mid", MARK_LINE),
    ]
    return Page(width, height, tuple(marks), pages[0].audience)
