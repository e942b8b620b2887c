"""PDFium, the reader that shares no code with the first: what a page looks like, and what it says.

In: the bytes of a PDF.  Out: `Picture`s of its pages in grey, `PX` pixels to the millimetre, and its text with the
boxes of words.  Raises `NoSecondReader` where pypdfium2 is not installed (extra `verify`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, NamedTuple

PX = 5
EVERY = 3
"""Of a large area every third row is looked at."""
MM_PER_PT = 25.4 / 72
DARK = 96
"""Darkness, of 255, from which a pixel belongs to a mark: half of a hairline's."""


class NoSecondReader(ImportError):
    """pypdfium2 is not installed."""


class Rect(NamedTuple):
    """In millimetres from the upper left."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2


class Word(NamedTuple):
    """Where a text stands: the box of its ink, and of each letter's."""

    rect: Rect
    letters: tuple[Rect, ...]


@dataclass(frozen=True)
class Picture:
    """A page in grey; rows may be padded.  `across` and `down` are its pixels to the millimetre: nearly `PX`,
    because a picture has whole pixels."""

    width: int
    height: int
    stride: int
    data: bytes
    across: float
    down: float

    def darkness(self, x: int, y: int) -> int:
        """Of a pixel: 0 white, 255 black; white outside the page."""
        inside = 0 <= x < self.width and 0 <= y < self.height
        return 255 - self.data[y * self.stride + x] if inside else 0

    def ink(self, area: Rect) -> float:
        """Mean darkness of an area, from 0 to 1."""
        left, top, right, bottom = self._pixels(area)
        width, rows = right - left, range(top, bottom, EVERY)
        if width <= 0 or not rows:
            return 0.0
        light = sum(sum(self.data[y * self.stride + left : y * self.stride + right]) for y in rows)
        return 1 - light / (255 * width * len(rows))

    def column(self, x: int, rows: range) -> bytes:
        """Lightness of a column's pixels from above; empty outside the page."""
        return self.data[rows.start * self.stride + x : rows.stop * self.stride : self.stride] if x >= 0 else b""

    def grid(self, area: Rect, columns: int, rows: int) -> list[float]:
        """Darkness of an area at so many points, between pixels, whatever its size."""
        xs = [(area.x + area.width * (i + 0.5) / columns) * self.across - 0.5 for i in range(columns)]
        ys = [(area.y + area.height * (i + 0.5) / rows) * self.down - 0.5 for i in range(rows)]
        return [value for y in ys for value in self._row(xs, y)]

    def _row(self, xs: Sequence[float], y: float) -> list[float]:
        """Darkness at points of one height; nearest pixels beyond the edge of the page."""
        top = min(max(int(y), 0), self.height - 2)
        upper, lower = (self.data[row * self.stride : row * self.stride + self.width] for row in (top, top + 1))
        below, found = y - top, []
        for x in xs:
            left = min(max(int(x), 0), self.width - 2)
            right = x - left
            light = (upper[left] * (1 - right) + upper[left + 1] * right) * (1 - below)
            light += (lower[left] * (1 - right) + lower[left + 1] * right) * below
            found.append(1 - light / 255)
        return found

    def nearest_ink(self, margin: float) -> float | None:
        """How near to an edge the outermost ink stands, if nearer than the margin; both in mm."""
        band, width, height = int(margin * PX), self.width, self.height
        white = b"\xff" * width
        rows = [self.data[y * self.stride : y * self.stride + width] for y in range(height)]
        found = [
            min(y, height - 1 - y) for y in (*range(band), *range(height - band, height)) if _inked(rows[y], white)
        ]
        for row in rows[band : height - band]:
            for side in (row[:band], row[: -band - 1 : -1]):
                if _inked(side, white[:band]):
                    found.append(next(x for x, value in enumerate(side) if value < PAPER))
        return min(found) / PX if found else None

    def turned(self) -> Picture:
        """The same with x and y exchanged, for measuring upright what lies."""
        data = b"".join(self.data[x : self.stride * self.height : self.stride] for x in range(self.width))
        return Picture(self.height, self.width, self.height, data, self.down, self.across)

    def _pixels(self, area: Rect) -> tuple[int, int, int, int]:
        left, top = max(round(area.x * self.across), 0), max(round(area.y * self.down), 0)
        right, bottom = round((area.x + area.width) * self.across), round((area.y + area.height) * self.down)
        return left, top, min(right, self.width), min(bottom, self.height)


PAPER = 250
"""Lightness that still counts as white: the breath of a line that ends on a pixel's edge."""


def _inked(row: bytes, white: bytes) -> bool:
    return row != white and min(row) < PAPER


class SecondPage:
    """A page as PDFium sees it."""

    def __init__(self, page: Any) -> None:
        self._page = page
        self.width, self.height = (value * MM_PER_PT for value in page.get_size())
        self._text = page.get_textpage()
        self.text: str = self._text.get_text_range() if self._text.count_chars() else ""

    def picture(self) -> Picture:
        bitmap = self._page.render(scale=PX * MM_PER_PT, grayscale=True, may_draw_forms=False)
        across, down = bitmap.width / self.width, bitmap.height / self.height
        return Picture(bitmap.width, bitmap.height, bitmap.stride, bytes(bitmap.buffer), across, down)

    def find(self, text: str) -> list[Word]:
        """Where a text stands, with the places where a longer word begins with it."""
        found, search = [], self._text.search(text, match_case=True)
        while place := search.get_next():
            boxes = [self._text.get_charbox(i) for i in range(place[0], place[0] + place[1])]
            found.append(Word(self._rect(boxes), tuple(self._rect([box]) for box in boxes)))
        return found

    def _rect(self, boxes: Sequence[tuple[float, float, float, float]]) -> Rect:
        """Of boxes as left, bottom, right, top in points."""
        left, bottom = min(b[0] for b in boxes), min(b[1] for b in boxes)
        right, top = max(b[2] for b in boxes), max(b[3] for b in boxes)
        width, height = (right - left) * MM_PER_PT, (top - bottom) * MM_PER_PT
        return Rect(left * MM_PER_PT, self.height - top * MM_PER_PT, width, height)


def available() -> bool:
    try:
        import pypdfium2  # noqa: F401
    except ImportError:
        return False
    return True


@contextmanager
def opened(data: bytes) -> Iterator[list[SecondPage]]:
    """The pages of a PDF.  Raises `NoSecondReader`; `ValueError` for what PDFium cannot read."""
    try:
        import pypdfium2
    except ImportError as problem:
        raise NoSecondReader from problem
    try:
        document = pypdfium2.PdfDocument(data)
    except pypdfium2.PdfiumError as problem:
        raise ValueError(str(problem)) from problem
    try:
        yield [SecondPage(page) for page in document]
    finally:
        document.close()
