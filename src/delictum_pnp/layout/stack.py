"""A passage while it is stacked: where the next text or drawn part may stand.

In: the desk of a face, a place and a size of type.  Out: marks.  The first baseline of every text stands on the
module grid, 29.4 + n · 1.1 mm (style guide, Card).
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any

from .exhibits import Drawn as DrawnExhibit
from .issues import Issues
from .page import Mark
from .setter import Block, Setter
from .template import Desk
from .theme import Style
from .workshop import Workshop

MODULE = 1.1
GRID = 29.4
DESCENT = 1.1
"""From the last baseline to the lowest ink of a line, rounded to the module."""
FIRST, AFTER_BOX, AFTER_TEXT = 2.6, 6.4, 5.5
"""Least distance to the next baseline: below the title, below a drawn part, below a text."""
BOX_GAP = 2.0


def snap(y: float) -> float:
    """The next baseline of the grid at or below y."""
    return GRID + math.ceil((y - GRID) / MODULE - 1e-6) * MODULE


@dataclass(slots=True)
class Stack:
    """Parts of one passage at one size, from the top downwards."""

    desk: Desk
    x: float
    width: float
    style: Style
    size: float
    y: float
    """Lowest ink so far; at first the top of the passage."""
    exhibits: dict[float, tuple[DrawnExhibit, Issues]]
    """Exhibits by size, with what they found: drawn once for all attempts."""
    after: float = FIRST
    marks: list[Mark] = field(default_factory=list)
    last: Block | None = None
    """The text set last: says how much is over when the passage is too long."""

    @property
    def workshop(self) -> Workshop:
        return self.desk.workshop

    @property
    def setter(self) -> Setter:
        return self.desk.workshop.setter

    @property
    def view(self) -> Any:
        return self.desk.view

    def set(self, text: str, width: float) -> Block:
        """A text in the passage's style and size."""
        return self.setter.set(text, self.style, width, self.size)

    def text(self, block: Block, x: float) -> float:
        """Place a block; answers its first baseline."""
        first = snap(self.y + self.after)
        self.marks += self.setter.draw(block, x, first)
        self.y, self.after, self.last = first + block.last + DESCENT, AFTER_TEXT, block
        return first

    def room_for_box(self, gap: float = BOX_GAP) -> float:
        """Upper edge of a drawn part."""
        return self.y + (gap if self.marks else 0.0)

    def box(self, bottom: float) -> None:
        """A drawn part ends here."""
        self.y, self.after = bottom, AFTER_BOX
