"""What can be measured on a page's picture: where outer cut marks stand, how near to the edge ink does.

In: a page of the second reader, and on a press sheet the block of cards that it should hold.  Out: `Block` and
distances, in millimetres.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from ..imposition.plan import CuttingPlan
from .picture import WHITE, Rect
from .second_reader import PX, SecondPage

REACH = 6.0
"""How far from its place a mark is looked for, in mm.  What else stands there, letters and boxes, is shorter."""
SHORTEST = 1.0
"""A mark is at least so long, in mm."""
DARK = 96
"""Darkness, of 255, from which a pixel belongs to a mark: half of a hairline's."""
DIM = 255 - DARK
STRETCH = re.compile(b"[\\x00-\\x%02x]+" % DIM)
WIDEST = 4
"""And at most so many pixels wide."""
EDGE = 1.0
"""Millimetres beside the place of a mark that are drawn with it."""
Cut = Callable[[int, range], bytes]
"""A line of pixels along a mark, by its number and what of it: a picture's columns, or its rows."""


class Block(NamedTuple):
    """The block as its cut marks say; None where a mark was not found.  Each edge is measured at both its ends."""

    left: tuple[float | None, float | None]
    right: tuple[float | None, float | None]
    top: tuple[float | None, float | None]
    bottom: tuple[float | None, float | None]


def block(page: SecondPage, expected: Rect, plan: CuttingPlan) -> Block:
    """Where the outermost cut marks of the four edges stand.  Where cards stand apart there are marks between them,
    and the margin may be too narrow for any."""
    x, y, width, height = expected
    above, below = (0.0, y), (y + height, page.height)
    before, after = (0.0, x), (x + width, page.width)
    if plan.gap:
        above = below = (y + plan.card_height, y + plan.card_height + plan.gap)
        before = after = (x + plan.card_width, x + plan.card_width + plan.gap)
    return Block(
        (_upright(page, x, above), _upright(page, x, below)),
        (_upright(page, x + width, above), _upright(page, x + width, below)),
        (_lying(page, y, before), _lying(page, y, after)),
        (_lying(page, y + height, before), _lying(page, y + height, after)),
    )


def _upright(page: SecondPage, near: float, margin: tuple[float, float]) -> float | None:
    """The place of the upright mark that stands in a margin, looked for round `near`."""
    seen = page.picture(Rect(near - REACH - EDGE, margin[0], 2 * (REACH + EDGE), margin[1] - margin[0]))
    return _mark(seen.column, near, margin, seen.across, seen.down)


def _lying(page: SecondPage, near: float, margin: tuple[float, float]) -> float | None:
    seen = page.picture(Rect(margin[0], near - REACH - EDGE, margin[1] - margin[0], 2 * (REACH + EDGE)))
    return _mark(seen.row, near, margin, seen.down, seen.across)


def _mark(cut: Cut, near: float, margin: tuple[float, float], across: float, along: float) -> float | None:
    """The place of the longest thin line along a margin; pixels to the millimetre across it and along it."""
    lines = range(round((near - REACH) * across), round((near + REACH) * across) + 1)
    reach = range(round(margin[0] * along) + 1, round(margin[1] * along) - 1)
    runs = {
        line: _run(lightness, reach.start) for line in lines if min(lightness := cut(line, reach), default=255) <= DIM
    }
    if not runs:
        return None
    line, best = max(runs.items(), key=lambda found: len(found[1]))
    if len(best) < SHORTEST * along:
        return None
    return _centre(cut, line, best[1:-1], across)


def _run(lightness: bytes, start: int) -> range:
    """The longest dark stretch of a line of pixels."""
    found = (match.span() for match in STRETCH.finditer(lightness))
    first, last = max(found, key=lambda span: span[1] - span[0], default=(0, 0))
    return range(start + first, start + last)


def _centre(cut: Cut, line: int, reach: range, across: float) -> float | None:
    """Middle of a thin line to a fraction of a pixel, in mm; None when it is too wide to be a mark."""
    lines = range(line - WIDEST, line + WIDEST + 1)
    weights = [255 * len(seen) - sum(seen) for seen in (cut(number, reach) for number in lines)]
    total = sum(weights)
    if total == 0 or sum(weight > max(weights) / 2 for weight in weights) > WIDEST:
        return None
    return (sum(number * weight for number, weight in zip(lines, weights, strict=True)) / total + 0.5) / across


def nearest_ink(page: SecondPage, margin: float) -> float | None:
    """How near to an edge the outermost ink stands, if nearer than the margin; both in mm."""
    columns, rows = (range(pixels) for pixels in page.size())
    band, whole = int(margin * PX), Rect(0.0, 0.0, page.width, page.height)
    above, below = whole._replace(height=margin), whole._replace(y=page.height - margin, height=margin)
    before, after = whole._replace(width=margin), whole._replace(x=page.width - margin, width=margin)
    found = [
        _first(page.picture(above).row, rows[:band], columns),
        _first(page.picture(below).row, rows[: -band - 1 : -1], columns),
        _first(page.picture(before).column, columns[:band], rows),
        _first(page.picture(after).column, columns[: -band - 1 : -1], rows),
    ]
    return min((near for near in found if near is not None), default=None)


def _first(cut: Cut, lines: range, reach: range) -> float | None:
    """How far in mm the first line with ink stands from the edge."""
    return next((number / PX for number, line in enumerate(lines) if cut(line, reach).translate(None, WHITE)), None)
