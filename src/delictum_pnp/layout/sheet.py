"""A sheet of the box while it is drawn: marks collected in reading order, places to write with them.

In: a `Workshop`.  Out: `Page`s.  Millimetres, y downwards, baselines for text.  Text that does not
fit its box is noted in `workshop.issues`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from .issues import Overflow
from .issues import Path as SourcePath
from .margins import RULER, ruler
from .page import Box, Field, Line, Mark, Page, Path
from .setter import Block
from .theme import Align, Style
from .workshop import Workshop

PLACE_BELOW = 0.6
"""A place to write stands this far above its line."""


def measures(workshop: Workshop, product: str) -> Mapping[str, float]:
    """Measures of `templates/products/`: those of all papers, with those of the workshop's paper over them; in large
    print those under `large`."""
    template = workshop.load(f"products/{product}")
    template = template.get("large", template) if workshop.large else template
    own = template.get(workshop.paper.name) or {}
    return {name: float(value) for name, value in {**template["all"], **own}.items()}


class Sheet:
    """Marks of one page."""

    def __init__(self, workshop: Workshop, product: str) -> None:
        self.workshop, self.product = workshop, product
        self.setter, self.say, self.icons = workshop.setter, workshop.phrases, workshop.theme.icon
        self.marks: list[Mark] = []

    def add(self, *marks: Mark) -> None:
        self.marks += marks

    def text(
        self,
        x: float,
        y: float,
        text: str,
        style: str | Style,
        align: Align | None = None,
        color: str | None = None,
        size: float | None = None,
    ) -> float:
        """One line; answers where it ends: its right edge if left-aligned."""
        size = self.sized(style, size)
        self.marks += self.setter.line(x, y, text, style, align, color, size)
        return x + self.setter.width(text, style, size)

    def natural(self, text: str, style: str | Style, size: float | None = None) -> float:
        """The width of one line as `text` sets it."""
        return self.setter.width(text, style, self.sized(style, size))

    def sized(self, style: str | Style, size: float | None) -> float | None:
        """The size of type for what asks for one: that one, or the style's own if None."""
        return size

    def block(
        self,
        x: float,
        y: float,
        width: float,
        text: str,
        style: str | Style,
        align: Align | None = None,
        color: str | None = None,
        size: float | None = None,
    ) -> float:
        """Text broken into a width; answers its last baseline."""
        block = self.setter.set(text, style, width, self.sized(style, size))
        self.marks += self.setter.draw(block, x, y, align, color)
        return y + block.last

    def fitted(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        text: str,
        style: str | Style,
        box: str,
        path: SourcePath = (),
        align: Align | None = None,
        color: str | None = None,
    ) -> Block:
        """Text made to fit a box whose first baseline is y; what does not fit is noted."""
        block, over = self.setter.fit(text, style, width, height)
        if over:
            characters = sum(len(run.text) for line, _ in block.lines[-over:] for run in line.runs)
            self.workshop.issues.overflows.append(Overflow(path, self.product, box, over, characters))
        self.marks += self.setter.draw(block, x, y, align, color)
        return block

    def icon(self, name: str, x: float, y: float, size: float, color: str = "ink", ground: str = "white") -> None:
        self.add(self.icons(name, x, y, size, color, ground))

    def rule(self, x1: float, y: float, x2: float, color: str = "ink", line: float = 0.5) -> None:
        self.add(Line(x1, y, x2, y, color, line))

    def blank_line(self, label: str, x: float, y: float, right: float) -> None:
        """A label and a line to write on by hand."""
        self.rule(self.text(x, y, label, "field") + 1.8, y + 0.8, right)

    def table(self, x: float, y: float, columns: Iterable[float], rows: int, row: float, head: float) -> None:
        """Rules of a table: `columns` are widths, the head is pale, its outline black."""
        edges = [x]
        for width in columns:
            edges.append(edges[-1] + width)
        right, top, bottom = edges[-1], y + head, y + head + rows * row
        self.add(Box(x, y, right - x, head, fill="pale"))
        for number in range(1, rows):
            self.rule(x, top + number * row, right, "line")
        self.add(*(Line(edge, y, edge, bottom, "line") for edge in edges[1:-1]))
        self.rule(x, top, right, line=0.6)
        self.add(Box(x, y, right - x, bottom - y, stroke="ink", line=0.6))

    @property
    def ruler_length(self) -> float:
        """Of the ruler, on this page as it is laid out."""
        return RULER / self.workshop.paper.scale

    def ruler(self, x: float, y: float) -> float:
        """The ruler that proves the scale; answers where it ends."""
        self.add(*ruler(x, y, scale=self.workshop.paper.scale))
        return x + self.ruler_length

    # -- places to write -----------------------------------------------------------------------
    def place(
        self,
        name: str,
        x: float,
        y: float,
        width: float,
        height: float,
        tooltip: str,
        size: float = 10.0,
        multiline: bool = False,
    ) -> None:
        """A place to write with nothing printed."""
        self.add(Field(name, "text", x, y, width, height, tooltip, size, multiline))

    def blank(self, name: str, x1: float, y: float, x2: float, tooltip: str, height: float = 6.0) -> None:
        """A line to write on, with its place above."""
        self.rule(x1, y + 0.8, x2)
        self.place(name, x1, y + 0.8 - PLACE_BELOW - height + 0.6, x2 - x1, height, tooltip)

    def labelled(self, name: str, label: str, x: float, y: float, right: float, style: str = "field") -> None:
        """A label and a line to write on up to `right`."""
        self.blank(name, self.text(x, y, label, style) + 1.8, y, right, label)

    def tick(
        self, name: str, x: float, y: float, size: float, tooltip: str, line: float = 0.8, fill: str | None = None
    ) -> None:
        """A box to tick, its upper left at x, y."""
        self.add(Box(x, y, size, size, fill=fill, stroke="ink", line=line))
        self.over(name, x, y, size, size, tooltip)

    def ring(self, name: str, x: float, y: float, radius: float, tooltip: str, line: float = 0.7) -> None:
        """A round box to tick, its centre at x, y."""
        self.add(Path(f"O 0 0 {radius:g}", x, y, stroke="ink", line=line))
        self.over(name, x - radius, y - radius, 2 * radius, 2 * radius, tooltip)

    def over(self, name: str, x: float, y: float, width: float, height: float, tooltip: str) -> None:
        """Something printed that can be ticked."""
        self.add(Field(name, "check", x, y, width, height, tooltip))

    def page(self, width: float, height: float, bookmark: str, level: int = 0) -> Page:
        """The page, for players."""
        return Page(width, height, tuple(self.marks), "players", bookmark, level=level)
