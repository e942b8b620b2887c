"""What can be measured on a press sheet's picture: where its outer cut marks stand.

In: a `Picture` and the block of cards that it should hold.  Out: `Block`, in millimetres.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from ..imposition.plan import CuttingPlan
from .second_reader import DARK, Picture, Rect

REACH = 6.0
"""How far from its place a mark is looked for, in mm.  What else stands there, letters and boxes, is shorter."""
SHORTEST = 1.0
"""A mark is at least so long, in mm."""
STRETCH = re.compile(b"[\\x00-\\x%02x]+" % (255 - DARK))
WIDEST = 4
"""And at most so many pixels wide."""


class Block(NamedTuple):
    """The block as its cut marks say; None where a mark was not found.  Each edge is measured at both its ends."""

    left: tuple[float | None, float | None]
    right: tuple[float | None, float | None]
    top: tuple[float | None, float | None]
    bottom: tuple[float | None, float | None]


def block(picture: Picture, expected: Rect, page: tuple[float, float], plan: CuttingPlan) -> Block:
    """Where the outermost cut marks of the four edges stand; `page` is its width and height.  Where cards stand apart
    there are marks between them, and the margin may be too narrow for any."""
    lying = picture.turned()
    x, y, width, height = expected
    above, below = (0.0, y), (y + height, page[1])
    before, after = (0.0, x), (x + width, page[0])
    if plan.gap:
        above = below = (y + plan.card_height, y + plan.card_height + plan.gap)
        before = after = (x + plan.card_width, x + plan.card_width + plan.gap)
    return Block(
        (_mark(picture, x, above), _mark(picture, x, below)),
        (_mark(picture, x + width, above), _mark(picture, x + width, below)),
        (_mark(lying, y, before), _mark(lying, y, after)),
        (_mark(lying, y + height, before), _mark(lying, y + height, after)),
    )


def _mark(picture: Picture, near: float, margin: tuple[float, float]) -> float | None:
    """The place of the longest thin upright line in a margin, looked for round `near`."""
    columns = range(round((near - REACH) * picture.across), round((near + REACH) * picture.across) + 1)
    rows = range(round(margin[0] * picture.down) + 1, round(margin[1] * picture.down) - 1)
    lengths = {column: _run(picture, column, rows) for column in columns}
    best = max(lengths.values(), key=lambda run: run[1] - run[0])
    if best[1] - best[0] < SHORTEST * picture.down:
        return None
    column = next(column for column, run in lengths.items() if run == best)
    return _centre(picture, column, range(best[0] + 1, best[1] - 1))


def _run(picture: Picture, column: int, rows: range) -> tuple[int, int]:
    """First and last row (exclusive) of the longest dark stretch of a column."""
    found = (match.span() for match in STRETCH.finditer(picture.column(column, rows)))
    first, last = max(found, key=lambda span: span[1] - span[0], default=(0, 0))
    return rows.start + first, rows.start + last


def _centre(picture: Picture, column: int, rows: range) -> float | None:
    """Middle of a thin line to a fraction of a pixel, in mm; None when it is too wide to be a mark."""
    columns = range(column - WIDEST, column + WIDEST + 1)
    weights = [sum(picture.darkness(x, y) for y in rows) for x in columns]
    total = sum(weights)
    if total == 0 or sum(weight > max(weights) / 2 for weight in weights) > WIDEST:
        return None
    return (sum(x * weight for x, weight in zip(columns, weights, strict=True)) / total + 0.5) / picture.across
