"""What stands in the margin of a press sheet: kit, case, product, sheet, paper, side, ruler, advice.

In: a grid and the names to print.  Out: marks.  Where the upper and lower margin have room (A4) the
line stands there; else (Letter) it runs upright in the side margins (style guide, «Sheets»).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from . import case_mark
from .fingerprint import theme_mark
from .page import Box, Drawing, Line, Mark, Placed, Tag
from .profile import Sides
from .workshop import Workshop

RULER = 50
"""Length of the ruler that proves the scale, in mm."""
LINE_HEIGHT = 5.0
"""Of the line above or below the block; with less room than this it runs upright."""
UPRIGHT_HEIGHT = 2.5
"""What the back pattern's bleed leaves free in a side margin (`Grid.bleed`), and a little air between them."""

ABOVE, BELOW = Tag("artifact", "Pagination"), Tag("artifact", "Page")
"""What a sheet says of itself; what it says to whoever prints and cuts."""
Side = Literal["front", "back", "single"]
ADVICE: Mapping[Sides, tuple[str, str]] = {
    "long": ("flip_long", "flip_long"),
    "short": ("flip_short", "flip_short"),
    "one": ("one_sided", "one_sided"),
    "manual": ("manual_front", "manual_back"),
    "fold": ("gutterfold", "gutterfold"),
}
"""What the margin says to whoever prints: on fronts, on backs (`sheet.…` of the phrases)."""


@dataclass(frozen=True, slots=True)
class Label:
    """What a sheet says of itself."""

    product: str
    case: str | None
    sides: Sides
    content: str
    """Six digits that name what stands on the sheet (`Fingerprints.sheet`)."""
    by_hand: bool = True
    """Whether something is written on backs that are not printed."""


def ruler(x: float, y: float, length: int = RULER, scale: float = 1.0) -> list[Mark]:
    """A ruler in millimetres standing on the baseline `y`, from `x` to the right; on a page that is enlarged by `scale`
    it is as much shorter."""
    marks: list[Mark] = [Line(x, y, x + length / scale, y, "ink", 0.5)]
    for i in range(length + 1):
        height, line = (2.4, 0.5) if i % 10 == 0 else (1.6, 0.35) if i % 5 == 0 else (0.9, 0.35)
        marks.append(Line(x + i / scale, y, x + i / scale, y - height, "ink", line / scale))
    return marks


def furniture(
    workshop: Workshop,
    label: Label,
    number: int,
    of: int,
    side: Side,
    size: tuple[float, float],
    block: tuple[float, float, float, float],
) -> list[Mark]:
    """The margin marks of one side; `size` of the sheet, `block` of cards as x, y, width, height."""
    left, top, width, height = block
    edge = workshop.paper.ink_margin
    upright = top - edge < LINE_HEIGHT
    tall = UPRIGHT_HEIGHT if upright else LINE_HEIGHT
    inner = (height if upright else width) - 4.0
    words = tuple(_above(workshop, label, number, of, side, inner, tall))
    above = Drawing("margin above", words, inner, tall, tag=ABOVE)
    below = Drawing("margin below", tuple(_below(workshop, label, side, inner, tall)), inner, tall, tag=BELOW)
    if upright:
        return [Placed(above, edge, top + height - 2, 1.0, -90), Placed(below, size[0] - edge, top + 2, 1.0, 90)]
    return [Placed(above, left + 2, 9.2), Placed(below, left + 2, size[1] - 14.2)]


def _above(workshop: Workshop, label: Label, number: int, of: int, side: Side, width: float, tall: float) -> list[Mark]:
    """Kit, mark, product and sheet at the left; paper, edition and the side in its box at the right."""
    setter, phrases = workshop.setter, workshop.phrases
    baseline = tall / 2 + 0.8
    marks = setter.line(0, baseline, workshop.kit_title, "margin-bold")
    x = setter.width(workshop.kit_title, "margin-bold") + 3
    if label.case:
        marks += case_mark.marks(label.case, x, baseline - 0.85, "ink", 0.75)
        x += case_mark.width(label.case, 0.75) + 1.6
        text = phrases("sheet.product_line", case=label.case, product=label.product, n=number, m=of)
    else:
        text = phrases("sheet.product_line_box", product=label.product, n=number, m=of)
    marks += setter.line(x, baseline, text, "margin")
    word = phrases(f"sheet.{side}")
    box = setter.width(word, "side") + 4
    solid = side == "back"
    high = min(tall - 0.2, 4.4)
    marks.append(Box(width - box, (tall - high) / 2, box, high, fill="ink" if solid else None, stroke="ink", line=0.6))
    marks += setter.line(width - box / 2, baseline, word, "side", "center", "white" if solid else "ink")
    paper = phrases("sheet.paper_line", paper=workshop.paper.title, version=workshop.edition)
    return marks + setter.line(width - box - 2, baseline, paper, "margin", "right")


def _below(workshop: Workshop, label: Label, side: Side, width: float, tall: float) -> list[Mark]:
    """The ruler and its advice at the left, how to flip at the right, between them what tells editions apart."""
    setter, phrases = workshop.setter, workshop.phrases
    line, baseline = min(2.9, tall - 0.1), min(2.6, tall - 0.45)
    marks = ruler(0, line)
    advice, flip = phrases("sheet.ruler"), phrases(f"sheet.{ADVICE[label.sides][side == 'back']}")
    if label.sides == "one" and not label.by_hand:
        flip = ""
    content = phrases("sheet.content", content=label.content, layout=theme_mark(workshop.theme))
    left, right = RULER + 4 + setter.width(advice, "margin"), width - setter.width(flip, "margin")
    marks += setter.line(RULER + 4, baseline, advice, "margin")
    marks += setter.line((left + right) / 2, baseline, content, "margin", "center")
    return marks + setter.line(width, baseline, flip, "margin", "right")
