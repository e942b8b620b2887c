"""Where one exhibit is drawn: it sets texts inside given widths and collects marks.

In: texts, styles by name, widths in millimetres.  Out: marks on `Desk.marks`, origin at the
exhibit's upper left.  A text that cannot keep inside its width at the least size of its style
becomes an `Overflow` in `workshop.issues`, once, with its path in the source.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from ..breaking import Run
from ..issues import Overflow, Path
from ..page import Mark
from ..setter import PT_PER_MM, Block, Setter
from ..theme import Align, Style
from ..workshop import Workshop

FULL_SIZE = 10.0
"""Prose size, in points, at which exhibits have their nominal sizes."""
TOLERANCE = 0.02
TURNED_BACK: Mapping[Align, float] = {"left": 0.0, "center": 0.5, "right": 1.0}


class Dice:
    """Numbers that depend on a seed text alone: what makes a hand unsteady, the same in every build."""

    def __init__(self, seed: str) -> None:
        self._state = zlib.crc32(seed.encode())

    def __call__(self, low: float, high: float) -> float:
        self._state = (self._state * 1664525 + 1013904223) & 0xFFFFFFFF
        return low + (high - low) * (self._state >> 8) / (1 << 24)


@dataclass(frozen=True)
class Desk:
    """Width in mm; `size` is the passage's prose size in points; `path` leads to the exhibit in its source."""

    workshop: Workshop
    width: float
    size: float
    code: str
    path: Path
    marks: list[Mark] = field(default_factory=list)

    @property
    def setter(self) -> Setter:
        return self.workshop.setter

    def add(self, *marks: Mark) -> None:
        self.marks.extend(marks)

    def dice(self, *what: object) -> Dice:
        """Numbers for one detail of this card: they vary by code, never by anything else."""
        return Dice("/".join((self.code, *map(str, what))))

    def scaled(self, name: str) -> Style:
        """A style that follows the passage's size down to its least."""
        style = self.setter.style(name)
        size = max(style.least, style.size * self.size / FULL_SIZE)
        return self.setter.style(style, size=size, leading=style.leading_at(size))

    def natural(self, text: str, style: str | Style) -> float:
        """Width in mm of the text on one line at its full size."""
        return self.setter.width(text, style)

    def fitted(self, text: str, style: str | Style, width: float) -> float | None:
        """The largest size of a style at which the text keeps to one line of a width; None when none does."""
        style = self.setter.style(style)
        if self.setter.width(text, style, style.least) > width + TOLERANCE:
            return None
        fits = (size for size in style.sizes if self.setter.width(text, style, size) <= width + TOLERANCE)
        return next(fits, style.least)

    # -- drawing -------------------------------------------------------------------------------
    def line(
        self,
        x: float,
        y: float,
        text: str,
        style: str | Style,
        width: float,
        key: Path,
        align: Align = "left",
        color: str | None = None,
    ) -> None:
        """One line with its baseline at `y`; `x` is its left, centre or right.  It shrinks, never wraps."""
        style = self.setter.style(style)
        size = self.fitted(text, style, width)
        if size is None:
            size = style.least
            self.overflow(text, self.setter.width(text, style, size), width, key)
        self.add(*self.setter.line(x, y, text, style, align, color, size))

    def text(
        self,
        x: float,
        y: float,
        text: str,
        style: str | Style,
        width: float,
        key: Path,
        align: Align = "left",
        color: str | None = None,
    ) -> float:
        """One line if it can be, smaller if need be, else wrapped; `x` as in `line`.

        Answers the distance from the first baseline to the last.
        """
        if self.fitted(text, style, width) is not None:
            self.line(x, y, text, style, width, key, align, color)
            return 0.0
        return self.prose(x - width * TURNED_BACK[align], y, text, style, width, key, align, color)

    def prose(
        self,
        x: float,
        y: float,
        text: str,
        style: str | Style,
        width: float,
        key: Path,
        align: Align = "left",
        color: str | None = None,
    ) -> float:
        """Wrapped text, `x` at its left edge; answers the distance from the first baseline to the last."""
        block = self.block(text, style, width, key)
        for line in block.lines:
            shift = tracking_of(block, line.line.runs) * TURNED_BACK[align]
            self.add(*self.setter.draw(replace(block, lines=(line,)), x - shift, y, align, color))
        return block.last

    def block(self, text: str, style: str | Style, width: float, key: Path) -> Block:
        """The text broken into a width; at the least size when a word is wider than that."""
        style = self.setter.style(style)
        block = self._broken(text, style, width, style.size)
        if widest(block) > width + TOLERANCE:
            block = self._broken(text, style, width, style.least)
        if widest(block) > width + TOLERANCE:
            self.overflow(text, widest(block), width, key)
        return block

    def _broken(self, text: str, style: Style, width: float, size: float) -> Block:
        tracked = self.setter.width(text, style, size)
        plain = self.setter.width(text, self.setter.style(style, tracking=0.0), size)
        return self.setter.set(text, style, width * plain / tracked if tracked else width, size)

    def overflow(self, text: str, needed: float, width: float, key: Path) -> None:
        """Note that a text needs more millimetres than it has."""
        over = max(1, math.ceil(len(text) * (needed - width) / needed)) if needed else 1
        found = Overflow(self.path + key, f"{self.code} front", "exhibit", 1, over)
        if found not in self.workshop.issues.overflows:
            self.workshop.issues.overflows.append(found)


def tracking_of(block: Block, runs: Sequence[Run]) -> float:
    """Width in mm that tracking adds to a line of a block."""
    count = sum(len(run.text) for run in runs)
    return block.style.tracking * max(count - 1, 0) / PT_PER_MM


def widest(block: Block) -> float:
    """Width in mm of the widest line of a block."""
    scale = block.size / 1000 / PT_PER_MM
    return max((line.width * scale + tracking_of(block, line.runs) for line, _ in block.lines), default=0.0)
