"""Folded booklets: two pages beside each other on each side of a sheet, sheets laid in one another.

In: a number of pages.  Out: for each side of each sheet the pages left and right of the fold.  The
paper lies across and is flipped on its short edge (like a page of a book).
"""

from __future__ import annotations

from typing import NamedTuple


class Spread(NamedTuple):
    """One side of a sheet; pages count from 0, None is blank."""

    left: int | None
    right: int | None


def fold(count: int) -> list[Spread]:
    """Sides in printing order (front, back, front, back …) for a booklet of `count` pages.

    Pages are padded with blanks at the end to a multiple of four.  Raises `ValueError` below one page.
    """
    if count < 1:
        raise ValueError("a booklet needs a page")
    total = -(-count // 4) * 4

    def page(number: int) -> int | None:
        return number if number < count else None

    sides = []
    for sheet in range(total // 4):
        first, last = 2 * sheet, total - 1 - 2 * sheet
        sides.append(Spread(page(last), page(first)))
        sides.append(Spread(page(first + 1), page(last - 1)))
    return sides
