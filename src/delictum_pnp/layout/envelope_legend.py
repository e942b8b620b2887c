"""The legend of a net: what solid, dashed and hatched mean, and the steps to build it.

In: a sheet, the keys of the steps, a place in millimetres.  Out: marks on the sheet.
"""

from __future__ import annotations

from collections.abc import Sequence

from .page import Box, Line
from .setter import Block
from .sheet import Sheet
from .sheet_parts import hatching

SIGN = 10.0
STEP_INDENT = 5.2


def draw_legend(sheet: Sheet, steps: Sequence[str], x: float, y: float, width: float, signs: float) -> None:
    """Signs in a column `signs` wide, steps in two columns beside it; the title's baseline is y."""
    sheet.text(x, y, sheet.say("envelope.title").upper(), "section", size=15)
    for row, kind in enumerate(("cut", "fold", "glue")):
        base = y + 7 + row * 6.4
        draw_sign(sheet, kind, x, base)
        sheet.text(x + SIGN + 2.2, base, sheet.say(f"envelope.legend_{kind}"), "sheet-note", color="ink")
    column = (width - signs - 5) / 2
    blocks = [sheet.setter.set(sheet.say(f"envelope.{step}"), "sheet-note", column - STEP_INDENT) for step in steps]
    half = _even_half(blocks)
    for place, part in enumerate((range(half), range(half, len(blocks)))):
        left, base = x + signs + 5 + place * (column + 2), y
        for number in part:
            sheet.text(left, base, str(number + 1), "section", size=11)
            sheet.marks += sheet.setter.draw(blocks[number], left + STEP_INDENT, base, color="ink")
            base += blocks[number].height + 1.5


def draw_sign(sheet: Sheet, kind: str, x: float, base: float) -> None:
    """A piece of the line to cut, to fold, or of the face to glue."""
    if kind == "cut":
        sheet.rule(x, base - 1, x + SIGN, line=1)
    elif kind == "fold":
        sheet.add(Line(x, base - 1, x + SIGN, base - 1, line=0.6, dash=(3.4, 2.6)))
    else:
        sheet.add(
            hatching(x, base - 3.4, SIGN, 4.4, 2.2, "line", 0.5), Box(x, base - 3.4, SIGN, 4.4, stroke="line", line=0.4)
        )


def _even_half(blocks: Sequence[Block]) -> int:
    """Where to break the steps so that the higher column is as low as it can be."""
    heights = [block.height for block in blocks]
    return min(range(1, len(heights)), key=lambda at: max(sum(heights[:at]), sum(heights[at:])))
