"""The panel of a card's back: what is public, in a frame that is as high as its words.

In: the public text and rows of a value object.  Out: marks on a white ground that parts the river.  A row grows
when its value needs two lines; every card has the same layout, whatever its code stands for.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from . import furniture
from .boxes import even
from .page import Box, Line, Mark
from .setter import Block
from .template import Desk, Drawn
from .views import Row

ROW = 8.2
ROW_LEADING = 4.6
ROW_PAD = 1.6
PUBLIC_TOP = 9.4
PUBLIC_PAD = 8.6
PUBLIC_INSET = 6.0
PUBLIC_LINES = 5
LABEL, VALUE, VALUE_RIGHT = 15.0, 35.0, 6.0
"""From the panel's left edge; the value keeps `VALUE_RIGHT` from its right edge."""


class SetRow(NamedTuple):
    row: Row
    blocks: tuple[Block, ...]
    left: float

    @property
    def height(self) -> float:
        return ROW + (sum(len(block.lines) for block in self.blocks) - 1) * ROW_LEADING


def panel(values: Mapping[str, Any], desk: Desk) -> Drawn:
    """The box kind: `at`, `width`, `ground` (white beyond the frame), `bottom` (lowest edge allowed)."""
    (x, y), width, ground = values["at"], values["width"], values["ground"]
    rows = [_set_row(desk, row, width) for row in desk.view.rows]
    public = _set_public(desk, width) if desk.view.public else None
    head = min(len(public.lines), PUBLIC_LINES) * public.leading + PUBLIC_PAD if public else 0.0
    height = head + (sum(row.height for row in rows) + 2 * ROW_PAD if rows else 1.5)
    marks: list[Mark] = [
        Box(x - ground, y - ground, width + 2 * ground, height + 2 * ground, fill="white"),
        Box(x, y, width, height, fill="white", stroke="ink", line=0.9),
    ]
    if public:
        marks += desk.workshop.setter.draw(public, x + PUBLIC_INSET, y + PUBLIC_TOP)
        if rows:
            marks.append(Line(x, y + head, x + width, y + head, "line", 0.5))
    top = y + head + ROW_PAD
    for number, row in enumerate(rows):
        if number:
            marks.append(Line(x + PUBLIC_INSET, top, x + width - PUBLIC_INSET, top, "hair", 0.4))
        marks += _draw_row(desk, row, x, top)
        top += row.height
    if rows and y + height > values["bottom"]:
        over = int((y + height - values["bottom"]) / ROW_LEADING) + 1
        desk.overflow(("requires",), "panel", rows[0].blocks[-1], over)
    return Drawn(marks, y, y + height)


def _set_public(desk: Desk, width: float) -> Block:
    setter = desk.workshop.setter
    style = setter.style("public")
    inner = width - 2 * PUBLIC_INSET
    block, over = setter.fit(desk.view.public, style, inner, PUBLIC_LINES * style.leading)
    if over:
        desk.overflow((desk.view.public_part,), "panel", block, over)
    return even(setter, desk.view.public, block)


def _set_row(desk: Desk, row: Row, width: float) -> SetRow:
    """The value on one line if it can be; else its parts, each on its own lines."""
    setter = desk.workshop.setter
    style = setter.style("row-value")
    left = VALUE if row.label else LABEL
    room = width - left - VALUE_RIGHT
    if setter.width(row.value, style) <= room:
        return SetRow(row, (setter.set(row.value, style, room),), left)
    if len(row.lines) > 1:
        return SetRow(row, tuple(setter.set(part, style, room) for part in row.lines), left)
    block, over = setter.fit(row.value, style, room, style.leading)
    if over:
        block = even(setter, row.value, setter.set(row.value, style, room))
    return SetRow(row, (block,), left)


def _draw_row(desk: Desk, drawn: SetRow, x: float, top: float) -> list[Mark]:
    setter, row, first = desk.workshop.setter, drawn.row, top + 5.4
    marks: list[Mark] = []
    if row.disc:
        marks += furniture.disc(desk.workshop, x + 8.5, top + 4.1, row.disc, 3)
        marks += setter.line(x + LABEL, top + 5.9, row.label, "row-place")
    else:
        marks.append(desk.workshop.theme.icon(row.icon, x + 5.9, top + 1.5, 5.2))
        marks += setter.line(x + LABEL, first, row.label, "row-label") if row.label else []
    for block in drawn.blocks:
        marks += setter.draw(block, x + drawn.left, first)
        first += len(block.lines) * ROW_LEADING
    return marks
