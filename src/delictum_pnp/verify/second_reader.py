"""PDFium, the reader that shares no code with the first: what a page looks like, and what it says.

In: the bytes of a PDF.  Out: `Picture`s of parts of its pages in grey, and its text with the boxes of words.  Raises
`NoSecondReader` where pypdfium2 is not installed (extra `verify`).
"""

from __future__ import annotations

import contextlib
import math
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from .picture import Picture, Pixels, Rect, pixels

MM_PER_PT = 25.4 / 72
PX = 5
"""Pixels to the millimetre at which the middle of a line is found to a hundredth of one."""


class NoSecondReader(ImportError):
    """pypdfium2 is not installed."""


class Word(NamedTuple):
    """Where a text stands: the box of its ink, and of each letter's."""

    rect: Rect
    letters: tuple[Rect, ...]
    middle: float
    """Of what it takes up on its line, in mm from the left: letters have breath on both sides."""


class SecondPage:
    """A page as PDFium sees it; only what is looked at is drawn."""

    def __init__(self, page: Any) -> None:
        self._page = page
        self.width, self.height = (value * MM_PER_PT for value in page.get_size())
        self._text = page.get_textpage()
        self.text: str = self._text.get_text_range() if self._text.count_chars() else ""

    def picture(self, area: Rect, px: float = PX) -> Picture:
        """What of an area lies on the page, at so many pixels to the millimetre."""
        across, down = self.size(px)
        per_mm = across / self.width, down / self.height
        window = pixels(area, *per_mm).within(Pixels(0, 0, across, down))
        width, height = window.right - window.left, window.bottom - window.top
        return Picture(window, self._drawn(window, across, down, px) if width and height else b"", *per_mm)

    def size(self, px: float = PX) -> tuple[int, int]:
        """The whole page in pixels."""
        width, height = (math.ceil(points * px * MM_PER_PT) for points in self._page.get_size())
        return width, height

    def _drawn(self, window: Pixels, across: int, down: int, px: float) -> bytes:
        """Lightness of a window's pixels; `across` and `down` are those of the whole page."""
        scale = px * MM_PER_PT
        off = (window.left, down - window.bottom, across - window.right, window.top)
        crop = tuple((pixel - 0.5) / scale if pixel else 0.0 for pixel in off)
        bitmap = self._page.render(scale=scale, crop=crop, grayscale=True, may_draw_forms=False)
        data, stride, width = bytes(bitmap.buffer), bitmap.stride, window.right - window.left
        if stride == width:
            return data
        return b"".join([data[at : at + width] for at in range(0, len(data), stride)])

    def find(self, text: str) -> list[Word]:
        """Where a text stands, with the places where a longer word begins with it."""
        found, search = [], self._text.search(text, match_case=True)
        while place := search.get_next():
            letters = range(place[0], place[0] + place[1])
            boxes = [self._text.get_charbox(i) for i in letters]
            breath = self._rect([self._text.get_charbox(i, loose=True) for i in letters])
            found.append(Word(self._rect(boxes), tuple(self._rect([box]) for box in boxes), breath.middle[0]))
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


@contextlib.contextmanager
def opened(data: bytes) -> Iterator[list[SecondPage]]:
    """The pages of a PDF.  Raises `NoSecondReader`; `ValueError` for what PDFium cannot read."""
    try:
        import pypdfium2
    except ImportError as problem:
        raise NoSecondReader from problem
    try:
        with contextlib.closing(pypdfium2.PdfDocument(data)) as document:
            yield [SecondPage(page) for page in document]
    except pypdfium2.PdfiumError as problem:
        raise ValueError(str(problem)) from problem
