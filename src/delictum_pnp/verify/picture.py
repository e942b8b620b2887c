"""Windows on a page in grey: how dark it is, where ink begins, how letters are drawn.

In: the pixels of a part of a page, and where that part lies.  Out: darkness at places in millimetres from the page's
upper left; pixels are counted from there too, whatever the window.
"""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass
from typing import NamedTuple

PAPER = 250
"""Lightness that still counts as white: the breath of a line that ends on a pixel's edge."""
WHITE = bytes(range(PAPER, 256))
"""What to leave out of a line of pixels, to see whether ink remains."""
EVERY = 3
"""Of a large area every third row is looked at."""


class Rect(NamedTuple):
    """In millimetres from the upper left."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def grown(self, by: float) -> Rect:
        """So much larger on every side."""
        return Rect(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)


class Pixels(NamedTuple):
    """An area in whole pixels; `right` and `bottom` are no longer in it."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def columns(self) -> range:
        return range(self.left, self.right)

    @property
    def rows(self) -> range:
        return range(self.top, self.bottom)

    def within(self, other: Pixels) -> Pixels:
        """What of it lies in another."""
        left, top = max(self.left, other.left), max(self.top, other.top)
        return Pixels(left, top, max(min(self.right, other.right), left), max(min(self.bottom, other.bottom), top))


@dataclass(frozen=True)
class Picture:
    """A window, row by row.  `across` and `down` are its pixels to the millimetre: nearly what was asked for, because
    a page has whole pixels."""

    window: Pixels
    data: bytes
    across: float
    down: float

    def row(self, y: int, columns: range) -> bytes:
        """Lightness of a row's pixels from the left; empty outside the window."""
        left, _, right, _ = self.window
        if y not in self.window.rows:
            return b""
        start = (y - self.window.top) * (right - left) - left
        return self.data[start + max(columns.start, left) : start + max(min(columns.stop, right), left)]

    def column(self, x: int, rows: range) -> bytes:
        """Lightness of a column's pixels from above; empty outside the window."""
        if x not in self.window.columns:
            return b""
        width, at = self.window.right - self.window.left, x - self.window.left
        first, last = max(rows.start - self.window.top, 0), max(rows.stop - self.window.top, 0)
        return self.data[first * width + at : last * width : width]

    def ink(self, area: Rect) -> float:
        """Mean darkness of an area, from 0 to 1, as far as it lies in the window."""
        inside = pixels(area, self.across, self.down).within(self.window)
        lines = [self.row(y, inside.columns) for y in inside.rows[::EVERY]]
        size = sum(map(len, lines))
        return 1 - sum(map(sum, lines)) / (255 * size) if size else 0.0

    def grid(self, area: Rect, columns: int, rows: int) -> list[float]:
        """Mean darkness of each part of an area, row by row, to fractions of a pixel; the area lies in the window."""
        left, top, _, _ = self.window
        xs = [(area.x + area.width * i / columns) * self.across - left for i in range(columns + 1)]
        ys = [(area.y + area.height * i / rows) * self.down - top for i in range(rows + 1)]
        first, last, size = int(xs[0]), math.ceil(xs[-1]), 255 * (xs[1] - xs[0]) * (ys[1] - ys[0])
        found: list[float] = []
        for above, below in itertools.pairwise(ys):
            lights = self._stripe(above, below, first, last)
            sums = [0.0, *itertools.accumulate(lights), 0.0]
            at = [sums[int(x) - first] + (x - int(x)) * (lights[int(x) - first] if x < last else 0.0) for x in xs]
            found += [1 - (after - before) / size for before, after in itertools.pairwise(at)]
        return found

    def _stripe(self, above: float, below: float, first: int, last: int) -> list[float]:
        """Lightness of columns, each summed over a stripe whose edges lie somewhere in rows of pixels."""
        rows, width = range(int(above), math.ceil(below)), self.window.right - self.window.left
        start, end, *between = (
            self.data[row * width + first : row * width + last] for row in (rows[0], rows[-1], *rows[1:-1])
        )
        head, tail = rows[0] + 1 - above, below - rows[-1] if len(rows) > 1 else below - above - (rows[0] + 1 - above)
        sums = map(sum, zip(*between, strict=True)) if between else itertools.repeat(0)
        return [whole + head * one + tail * other for whole, one, other in zip(sums, start, end, strict=False)]


def pixels(area: Rect, across: float, down: float) -> Pixels:
    """An area in the nearest whole pixels."""
    x, y, width, height = area
    return Pixels(round(x * across), round(y * down), round((x + width) * across), round((y + height) * down))
