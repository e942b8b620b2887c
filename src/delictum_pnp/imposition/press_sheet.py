"""Press sheets: which card stands in which cell, front and back.  Arithmetic only.

In: how many cards, a plan, the edge on which the paper is flipped.  Out: `PressSheet`s as plain
data, to be looked at as a table before anything is a PDF.  Odd pages are fronts; the even page
after each holds their backs, mirrored, so that turning the sheet puts every back behind its front.
Blanks of a short last sheet keep their places, mirrored too.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from .plan import CuttingPlan, DoesNotFit, Flip

Order = Literal["reading", "cut_and_stack"]


class Cell(NamedTuple):
    """A place on one side; `card` counts from 0, None for a blank; `turn` in degrees."""

    row: int
    column: int
    card: int | None
    turn: int = 0


class PressSheet(NamedTuple):
    """One sheet; `number` counts from 1.  Cells stand in reading order of their side."""

    number: int
    of: int
    front: tuple[Cell, ...]
    back: tuple[Cell, ...]


def impose(count: int, plan: CuttingPlan, flip: Flip = "long", order: Order = "reading") -> list[PressSheet]:
    """The sheets of a deck of `count` cards.

    `reading` fills a sheet before the next; `cut_and_stack` gives each cell a run of the deck, so that
    the cut piles laid one on another come out in order.  Raises `ValueError` for a negative count.
    """
    if count < 0:
        raise ValueError("a deck cannot hold fewer than no cards")
    sheets = -(-count // plan.cells)
    return [_sheet(number, sheets, count, plan, flip, order) for number in range(sheets)]


def _sheet(number: int, sheets: int, count: int, plan: CuttingPlan, flip: Flip, order: Order) -> PressSheet:
    cards = _cards(number, sheets, count, plan.cells, order)
    front = [Cell(place // plan.columns, place % plan.columns, card) for place, card in enumerate(cards)]
    back = sorted(behind(cell, plan, flip) for cell in front)
    return PressSheet(number + 1, sheets, tuple(front), tuple(back))


def impose_folded(count: int, plan: CuttingPlan, order: Order = "reading") -> list[PressSheet]:
    """The sheets of a deck whose fronts and backs stand on one side, left and right of an upright fold in the
    middle: folded with the print outwards and glued, every back lies behind its front.

    `front` holds the cells left of the fold, `back` those right of it.  Raises `ValueError` for a negative count and
    `DoesNotFit` for a plan that the middle does not part.
    """
    if count < 0:
        raise ValueError("a deck cannot hold fewer than no cards")
    if plan.columns % 2:
        message = f"plan {plan.name} has no fold in its middle: {plan.columns} columns"
        raise DoesNotFit("plan_without_fold", message, plan=plan.name)
    half, last = plan.columns // 2, plan.columns - 1
    each = half * plan.rows
    sheets = -(-count // each)
    made = []
    for number in range(sheets):
        cards = _cards(number, sheets, count, each, order)
        front = tuple(Cell(place // half, place % half, card) for place, card in enumerate(cards))
        back = tuple(sorted(Cell(cell.row, last - cell.column, cell.card) for cell in front))
        made.append(PressSheet(number + 1, sheets, front, back))
    return made


def _cards(number: int, sheets: int, count: int, each: int, order: Order) -> list[int | None]:
    """The cards of a sheet by place; None for a blank."""
    found = [number * each + place if order == "reading" else place * sheets + number for place in range(each)]
    return [card if card < count else None for card in found]


def turns_about_vertical(plan: CuttingPlan, flip: Flip) -> bool:
    """Whether flipping on this edge turns the sheet like a page of a book: about the axis that runs
    up the sheet as it lies.  The long edge is upright on portrait paper, lying on landscape paper."""
    return (flip == "long") != plan.landscape


def behind(cell: Cell, plan: CuttingPlan, flip: Flip) -> Cell:
    """The cell of the other side that lies behind a cell after the sheet is flipped.

    Turned about the vertical axis, columns mirror and the back stays upright; about the horizontal
    axis, rows mirror and the back is printed upside down, so that a card turned like a page reads upright.
    """
    if turns_about_vertical(plan, flip):
        return Cell(cell.row, plan.columns - 1 - cell.column, cell.card, cell.turn)
    return Cell(plan.rows - 1 - cell.row, cell.column, cell.card, (cell.turn + 180) % 360)


def as_letters(sheet: PressSheet, plan: CuttingPlan) -> str:
    """A sheet as two grids of letters, fronts left, backs right: for looking at and for tests."""
    names = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

    def row_of(cells: tuple[Cell, ...], row: int) -> str:
        letters = ["·"] * plan.columns
        for cell in cells:
            if cell.row == row and cell.card is not None:
                letters[cell.column] = names[cell.card % 26] + ("'" if cell.turn else "")
        return " ".join(letters)

    return "\n".join(f"{row_of(sheet.front, row)} | {row_of(sheet.back, row)}" for row in range(plan.rows))
