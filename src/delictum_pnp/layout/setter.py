"""Setting text: styles by name, widths in millimetres, marks out.

`Setter` is what every face and product uses to measure, break, fit and draw text.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeVar

from .balancing import balanced
from .breaking import (
    CODE_SCALE,
    NO_LIMIT,
    Cut,
    Line,
    Paragraph,
    Parts,
    greedy_cuts,
    line_of,
    parse,
)
from .family import Family, Ruler
from .hyphenation import hyphenator
from .page import PT_PER_MM as PT_PER_MM
from .page import Mark, Text
from .theme import Align, Style, Theme


class SetLine(NamedTuple):
    """A broken line and the distance of its baseline below the block's first baseline, in mm."""

    line: Line
    y: float


@dataclass(frozen=True, slots=True)
class Block:
    """Text set in a width.  `height` runs from the first baseline to the last plus one leading, in mm."""

    style: Style
    size: float
    width: float
    lines: tuple[SetLine, ...]
    height: float

    @property
    def leading(self) -> float:
        return self.style.leading_at(self.size)

    @property
    def last(self) -> float:
        """Distance from the first to the last baseline, in mm."""
        return self.lines[-1].y if self.lines else 0.0


class Setter:
    """Sets text in the styles of a theme with the metrics of a ruler."""

    def __init__(self, theme: Theme, ruler: Ruler, language: str = "es") -> None:
        self.theme = theme
        self.ruler = ruler
        self._points = hyphenator(language)
        self._families: dict[str, Family] = {}

    def style(self, style: str | Style, **changes: object) -> Style:
        found = self.theme.style(style) if isinstance(style, str) else style
        return replace(found, **changes) if changes else found  # type: ignore[arg-type]

    def family(self, name: str) -> Family:
        found = self._families.get(name)
        if found is None:
            found = self._families[name] = Family(self.theme, self.ruler, name)
        return found

    # -- single lines ------------------------------------------------------------------------
    def width(self, text: str, style: str | Style, size: float | None = None) -> float:
        """Width in mm of one line, markup included."""
        style = self.style(style)
        return _line_width(self._one_line(text, style), style, size or style.size)

    def line(
        self,
        x: float,
        y: float,
        text: str,
        style: str | Style,
        align: Align | None = None,
        color: str | None = None,
        size: float | None = None,
    ) -> list[Mark]:
        """Marks of one unbroken line; `x` is its left, centre or right by `align` (the style's own if None)."""
        style = self.style(style)
        align, size = align or style.align, size or style.size
        line = self._one_line(text, style)
        if align != "left":
            width = _line_width(line, style, size)
            x -= width if align == "right" else width / 2
        return self._draw_line(line, x, y, style, size, color or style.color)

    # -- blocks ------------------------------------------------------------------------------
    def set(self, text: str, style: str | Style, width: float, size: float | None = None) -> Block:
        """Break a text into a width (mm) at a size (points; the style's own if None)."""
        style = self.style(style)
        return self._set(self._paragraphs(text, style), style, width, size or style.size)

    def fit(self, text: str, style: str | Style, width: float, height: float) -> tuple[Block, int]:
        """The largest size of the style at which the text is no higher than `height` (mm), by bisection,
        and how many lines are over at the least size (0 when it fits)."""
        style = self.style(style)
        paragraphs = self._paragraphs(text, style)
        found = largest(style.sizes, lambda size: self._cuts(paragraphs, style, width, size, height))
        if found is not None:
            size, cuts = found
            return self._block(paragraphs, cuts, style, width, size), 0
        block = self._set(paragraphs, style, width, style.least)
        return block, max(1, round((block.height - height) / block.leading + 0.49))

    def draw(
        self, block: Block, x: float, y: float, align: Align | None = None, color: str | None = None
    ) -> list[Mark]:
        """Marks of a block whose first baseline is at `y`; `x` is its left edge."""
        align = align or block.style.align
        color = color or block.style.color
        marks: list[Mark] = []
        scale = block.size / 1000 / PT_PER_MM
        for line, dy in block.lines:
            left = x
            if align != "left":
                slack = block.width - line.width * scale
                left += slack if align == "right" else slack / 2
            marks += self._draw_line(line, left, y + dy, block.style, block.size, color)
        return marks

    def missing(self, text: str, style: str | Style) -> str:
        """The characters of a text that its fonts cannot draw, sorted."""
        style = self.style(style)
        family = self.family(style.family)
        runs = [run for line in text.splitlines() for word in parse(line, style.variant) for run in word]
        lacking = {c for run in runs for c in family.metrics(run.variant).missing(run.text)}
        return "".join(sorted(lacking))

    # -- inside --------------------------------------------------------------------------------
    def _paragraphs(self, text: str, style: Style) -> Sequence[Paragraph]:
        return self.family(style.family).paragraphs(text.upper() if style.caps else text, style.variant)

    def _parts(self, style: Style, paragraph: Paragraph) -> Parts:
        family = self.family(style.family)
        return family.parts(self._points) if style.hyphenate and not paragraph.asks else family.whole

    def _one_line(self, text: str, style: Style) -> Line:
        paragraphs = self._paragraphs(text, style)
        if len(paragraphs) == 1:
            paragraph = paragraphs[0]
        else:
            words = [word for paragraph in paragraphs for word in paragraph.words]
            paragraph = Paragraph(words, self.family(style.family).space)
        width = paragraph.ends[-1] - paragraph.space if paragraph.ends else 0
        return line_of(paragraph, Cut(width, "", 0, len(paragraph.words), ""))

    def _set(self, paragraphs: Sequence[Paragraph], style: Style, width: float, size: float) -> Block:
        cuts = self._cuts(paragraphs, style, width, size, float("inf"))
        assert cuts is not None
        return self._block(paragraphs, cuts, style, width, size)

    def _cuts(
        self, paragraphs: Sequence[Paragraph], style: Style, width: float, size: float, height: float
    ) -> list[list[Cut]] | None:
        """Greedy lines of every paragraph; None when they are higher than `height`."""
        leading, gap = style.leading_at(size), style.gap * size / style.size
        limit = _limit(width, size)
        found: list[list[Cut]] = []
        y = 0.0
        for paragraph in paragraphs:
            y += gap if found else 0.0
            most = NO_LIMIT if height == float("inf") else int((height - y) / leading + 1e-6)
            cuts = greedy_cuts(paragraph, limit, self._parts(style, paragraph), most)
            if cuts is None:
                return None
            found.append(cuts)
            y += leading * len(cuts)
        return found

    def _block(
        self, paragraphs: Sequence[Paragraph], cuts: Sequence[Sequence[Cut]], style: Style, width: float, size: float
    ) -> Block:
        leading, gap = style.leading_at(size), style.gap * size / style.size
        limit = _limit(width, size)
        lines: list[SetLine] = []
        y = 0.0
        for number, (paragraph, own) in enumerate(zip(paragraphs, cuts, strict=True)):
            y += gap if number else 0.0
            for line in self._lines(paragraph, own, limit, style):
                lines.append(SetLine(line, y))
                y += leading
        return Block(style, size, width, tuple(lines), y)

    def _lines(self, paragraph: Paragraph, cuts: Sequence[Cut], limit: float, style: Style) -> list[Line]:
        if style.balanced:
            return balanced(paragraph, cuts, limit, self._parts(style, paragraph))
        return [line_of(paragraph, cut) for cut in cuts]

    def _draw_line(self, line: Line, x: float, y: float, style: Style, size: float, color: str) -> list[Mark]:
        family = self.family(style.family)
        marks: list[Mark] = []
        for text, variant in line.runs:
            scale = CODE_SCALE if variant == "code" else 1.0
            marks.append(Text(x, y, text, family.font(variant), size * scale, color, style.tracking))
            if len(line.runs) > 1:
                x += family.measure(text, variant) * size / 1000 / PT_PER_MM + style.tracking * len(text) / PT_PER_MM
        return marks


Found = TypeVar("Found")


def largest(sizes: Sequence[float], attempt: Callable[[float], Found | None]) -> tuple[float, Found] | None:
    """The first of descending sizes at which an attempt succeeds, and what it found, by bisection; or None."""
    found = attempt(sizes[0])
    if found is not None:
        return sizes[0], found
    best: tuple[float, Found] | None = None
    low, high = 0, len(sizes)
    while high - low > 1:
        middle = (low + high) // 2
        found = attempt(sizes[middle])
        if found is not None:
            high, best = middle, (sizes[middle], found)
        else:
            low = middle
    return best


def _limit(width: float, size: float) -> float:
    """A width in mm in thousandths of an em."""
    return width * PT_PER_MM * 1000 / size


def _line_width(line: Line, style: Style, size: float) -> float:
    """In mm, with the space between characters."""
    tracking = style.tracking * max(sum(len(run.text) for run in line.runs) - 1, 0) / PT_PER_MM
    return line.width * size / 1000 / PT_PER_MM + tracking
