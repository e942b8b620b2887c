"""Press sheets into pages: cards in their cells, cut lines, the back pattern with its bleed.

In: a press sheet, its grid, the drawings of the deck, and furniture (margin lines, made by layout).
Out: `Page`s.  Cut marks stand on both faces and mirror with their cards because the block is centred.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..layout.page import Audience, Bookmark, Box, Clipped, Drawing, Face, Line, Mark, Page, Placed, Tag
from .booklet import Spread
from .plan import Grid, Side
from .press_sheet import Cell, PressSheet

HAIRLINE = 0.25
MARK_LINE = 0.35
MARK_LENGTH = 5.0
"""Length of a cut mark where the margin has room for it."""
MARK_GAP = 3.9
"""Distance of a full-length mark from the cut, so that a drifting knife does not leave it on the card."""
LEAST_MARK = 0.5
"""A shorter mark is none."""
GAP_INSET = 0.4
"""Distance of a mark in a gap from both cards."""
FOLD_LINE, FOLD_DASH = 0.4, (4.0, 2.4)

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
    backs = _faces(sheet.back, deck, 1)
    back: list[Mark] = []
    if deck.pattern:
        back += pattern_marks(sheet.back, grid, deck.pattern, ink_margin)
    back += [_placed(cell, grid, face.drawing) for cell, face in backs]
    back += [*cut_marks(grid, ink_margin), *furniture(sheet.number, sheet.of, "back")]
    return (
        front_page(sheet, grid, deck, furniture, ink_margin, bookmark),
        _page(grid, back, deck.audience, None, [face for _, face in backs]),
    )


def front_page(
    sheet: PressSheet,
    grid: Grid,
    deck: Deck,
    furniture: Furniture,
    ink_margin: float,
    bookmark: str | None = None,
    side: Side = "front",
) -> Page:
    """The front of a sheet; `side` is `single` when nothing is printed behind it."""
    fronts = _faces(sheet.front, deck, 0)
    drawn: list[Mark] = [_placed(cell, grid, face.drawing) for cell, face in fronts]
    drawn += frames(sheet.front, grid) if grid.plan.gap else hairlines(grid)
    drawn += [*cut_marks(grid, ink_margin), *furniture(sheet.number, sheet.of, side)]
    return _page(grid, drawn, deck.audience, bookmark, [face for _, face in fronts])


def folded_page(
    sheet: PressSheet, grid: Grid, deck: Deck, furniture: Furniture, ink_margin: float, bookmark: str | None = None
) -> Page:
    """Fronts left and backs right of the fold in the middle (`press_sheet.impose_folded`)."""
    fronts, backs = _faces(sheet.front, deck, 0), _faces(sheet.back, deck, 1)
    drawn: list[Mark] = []
    if deck.pattern:
        drawn += pattern_marks(sheet.back, grid, deck.pattern, ink_margin, beside=sheet.front)
    drawn += [_placed(cell, grid, face.drawing) for cell, face in (*fronts, *backs)]
    drawn += [*frames(sheet.front, grid), *cut_marks(grid, ink_margin, folded=True), fold_line(grid, ink_margin)]
    drawn += furniture(sheet.number, sheet.of, "single")
    return _page(grid, drawn, deck.audience, bookmark, [face for _, face in (*fronts, *backs)])


def _faces(cells: Sequence[Cell], deck: Deck, side: int) -> list[tuple[Cell, Face]]:
    return [(cell, deck.pairs[cell.card][side]) for cell in cells if cell.card is not None]


def _page(grid: Grid, drawn: Sequence[Mark], audience: Audience, bookmark: str | None, faces: Sequence[Face]) -> Page:
    return Page(grid.width, grid.height, tuple(drawn), audience, bookmark, grid.block, faces=tuple(faces))


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


def frames(cells: Sequence[Cell], grid: Grid) -> list[Mark]:
    """The border of every card that is there: where cards stand apart, blanks have none."""
    places = [grid.place(cell.row, cell.column) for cell in cells if cell.card is not None]
    return [Box(x, y, grid.plan.card_width, grid.plan.card_height, stroke="cut", line=HAIRLINE) for x, y in places]


def fold_line(grid: Grid, ink_margin: float) -> Line:
    """Down the middle of the sheet, from margin to margin."""
    middle = grid.width / 2
    return Line(middle, ink_margin, middle, grid.height - ink_margin, "ink", FOLD_LINE, FOLD_DASH)


def cut_marks(grid: Grid, ink_margin: float, folded: bool = False) -> list[Mark]:
    """Marks at every cut, in the margins and where cards stand apart: 5 mm where there is room, else what the
    ink-free edge leaves.  There is none at the middle of a sheet that is `folded` there."""
    x, y = grid.left, grid.top
    plan, middle = grid.plan, grid.width / 2
    ends = _cuts(x, plan.columns, plan.card_width, plan.gap)
    down = [at for at in ends if not folded or abs(at - middle) > 0.01]
    across = _cuts(y, plan.rows, plan.card_height, plan.gap)
    marks: list[Mark] = []
    for at in down:
        marks += [Line(at, y1, at, y2, "ink", MARK_LINE) for y1, y2 in _ticks(across, grid.top, plan.gap, ink_margin)]
    for at in across:
        marks += [Line(x1, at, x2, at, "ink", MARK_LINE) for x1, x2 in _ticks(ends, grid.left, plan.gap, ink_margin)]
    return marks


def _cuts(start: float, count: int, size: float, gap: float) -> list[float]:
    """Where the knife goes along one axis: between cards once, or twice where they stand apart."""
    if not gap:
        return [start + number * size for number in range(count + 1)]
    return [start + number * (size + gap) + side for number in range(count) for side in (0.0, size)]


def _ticks(cuts: Sequence[float], margin: float, gap: float, ink_margin: float) -> list[tuple[float, float]]:
    """From and to of the marks along a cut: outside the outermost crossings, and in the gaps between cards."""
    near, far = _reach(margin, ink_margin)
    ticks = [(cuts[0] - far, cuts[0] - near), (cuts[-1] + near, cuts[-1] + far)] if far - near >= LEAST_MARK else []
    between = zip(cuts[1:-1:2], cuts[2:-1:2], strict=True) if gap else ()
    return ticks + [(low + GAP_INSET, high - GAP_INSET) for low, high in between]


def _reach(margin: float, ink_margin: float) -> tuple[float, float]:
    """Near and far end of a cut mark, measured outwards from the cut."""
    room = margin - ink_margin
    if room >= MARK_GAP + MARK_LENGTH:
        return MARK_GAP, MARK_GAP + MARK_LENGTH
    length = min(room * 0.8, MARK_LENGTH)
    return room - length, room


def pattern_marks(
    cells: Sequence[Cell], grid: Grid, pattern: Drawing, ink_margin: float, beside: Sequence[Cell] = ()
) -> list[Mark]:
    """The pattern under every back that carries a card, run past outer cuts, and over half of a gap; blanks stay
    white, and so do the cells `beside`, which carry something else."""
    backs = {(cell.row, cell.column) for cell in cells if cell.card is not None}
    taken = backs | {(cell.row, cell.column) for cell in beside}
    side, end = grid.bleed(ink_margin)
    half, plan = grid.plan.gap / 2, grid.plan
    marks: list[Mark] = []
    for row, column in sorted(backs):
        x, y = grid.place(row, column)
        left = half if (row, column - 1) in taken or (half and column) else side
        right = half if (row, column + 1) in taken or (half and column + 1 < plan.columns) else side
        above = half if (row - 1, column) in taken or (half and row) else end
        below = half if (row + 1, column) in taken or (half and row + 1 < plan.rows) else end
        width, height = plan.card_width, plan.card_height
        tiles = tuple(
            Placed(pattern, x + i * width, y + j * height)
            for j in (-1, 0, 1)
            for i in (-1, 0, 1)
            if (i >= 0 or left) and (i <= 0 or right) and (j >= 0 or above) and (j <= 0 or below)
        )
        marks.append(Clipped(x - left, y - above, width + left + right, height + above + below, tiles))
    return marks


def booklet_page(spread: Spread, pages: Sequence[Page], width: float, height: float) -> Page:
    """Two booklet pages beside each other on a sheet that lies across; a short mark at the fold's ends.

    Their bookmarks keep the order of the booklet."""
    marks: list[Mark] = []
    named: list[Bookmark] = []
    for number, x in ((spread.left, 0.0), (spread.right, width / 2)):
        if number is not None:
            page = pages[number]
            tag = Tag("part", page.bookmark or "", place=number + 1)
            named += [mark._replace(place=number + 1) for mark in page.bookmarks]
            marks.append(Placed(Drawing(f"page {number + 1}", page.marks, page.width, page.height, tag=tag), x, 0.0))
    middle = width / 2
    marks += [
        Line(middle, 8.0, middle, 12.0, "mid", MARK_LINE),
        Line(middle, height - 12.0, middle, height - 8.0, "mid", MARK_LINE),
    ]
    return Page(width, height, tuple(marks), pages[0].audience, more=tuple(named))
