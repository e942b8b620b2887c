"""Names as they are drawn: are the letters behind a card those of its front?

In: pages of the second reader, and where it finds a name.  Out: how much two drawn names differ, whether one can be
read.  Letters are drawn so large that PDFium fills their outlines where they stand: smaller ones it sets on whole
pixels, up to half a pixel from their place, and then equal letters of two sizes differ as much as an `E` and an `F`.
Upright bars, such as an `I`, it sets on whole pixels at any size.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from .picture import Picture, Rect
from .second_reader import SecondPage, Word

TALL = 60.0
"""Pixels from foot to head of a name."""
COLUMNS, ROWS = 8, 12
"""Parts in which a letter is compared."""
NUDGES = tuple((left / 2, right / 2) for left in range(-2, 3) for right in range(-2, 3))
"""A bar's edges may stand up to a pixel from their place on one of two pages: to the left and right, in pixels."""
ALIKE = 0.03
"""Mean difference below which edges are taken to be where they are."""
ROUND = 1.0
"""Millimetres round a name that are drawn with it."""
INSIDE = 4.0
"""A cell's ink is looked for so far, in mm, from its edge: there are cut lines."""
FAINT = 0.004
"""Less mean darkness than this is no ink."""
CONTRAST = 0.25
"""Between the darkest part of a name's letters and the lightest there is at least this much."""


@dataclass(frozen=True)
class Drawn:
    """A name on a page; `turned` when it lies upside down and is turned to be read."""

    picture: Picture
    letters: tuple[Rect, ...]
    turned: bool

    @cached_property
    def seen(self) -> list[Sequence[float]]:
        """Each letter as the mean darkness of its parts."""
        return [self.letter(number) for number in range(len(self.letters))]

    def letter(self, number: int, left: float = 0.0, right: float = 0.0) -> Sequence[float]:
        """One letter, its edges moved by so many pixels."""
        box, pixel = self.letters[number], 1 / self.picture.across
        box = box._replace(x=box.x + left * pixel, width=box.width + (right - left) * pixel)
        found = self.picture.grid(box, COLUMNS, ROWS)
        return found[::-1] if self.turned else found

    @property
    def legible(self) -> bool:
        """Whether the letters are something else than a spot."""
        parts = [part for letter in self.seen for part in letter]
        return bool(parts) and max(parts) - min(parts) >= CONTRAST


def drawn(page: SecondPage, name: Word, turned: bool) -> Drawn:
    """A name; its spaces are no letters."""
    picture = page.picture(name.rect.grown(ROUND), TALL / name.rect.height)
    return Drawn(picture, tuple(letter for letter in name.letters if letter.width and letter.height), turned)


def unlike(front: Drawn, back: Drawn) -> float:
    """How much the letter that differs most does: 0 alike, 1 opposite."""
    if len(front.letters) != len(back.letters):
        return 1.0
    return max((_letter_unlike(front, back, number) for number in range(len(front.letters))), default=0.0)


def _letter_unlike(front: Drawn, back: Drawn, number: int) -> float:
    seen = front.seen[number]
    least = _difference(seen, back.seen[number])
    if least > ALIKE:
        least = min(_difference(seen, back.letter(number, *nudge)) for nudge in NUDGES)
    return least


def _difference(one: Sequence[float], other: Sequence[float]) -> float:
    return sum([abs(a - b) for a, b in zip(one, other, strict=True)]) / len(one)


def inked(page: SecondPage, cell: Rect) -> bool:
    """Whether there is ink in a cell."""
    area = cell.grown(-INSIDE)
    return page.picture(area).ink(area) > FAINT
