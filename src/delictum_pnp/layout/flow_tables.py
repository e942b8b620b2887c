"""Tables into slabs: a head of ink with white words, one slab per row, the head again on the next page.

In: a `Table`, a width in mm.  Out: slabs.  Widths of columns come from the table's ratios, else from its texts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from .flow import Slab, kept
from .flow_blocks import Cell, Table
from .page import Box, Line, Mark
from .setter import Block
from .theme import Style

if TYPE_CHECKING:
    from .flow_setting import Compositor

PAD = 2.4
"""Left and right of a cell's text."""
HEAD = 6.4
FIRST = 4.5
"""From the top of a row to its first baseline."""
ICON, ICON_ROOM = 5.0, 7.2
ROW = 2.8
"""What a row is higher than its lines."""
WHOLE = 62.0
"""A table no higher than this is never parted."""
BREAK_COST = 0.02


def table_slabs(compositor: Compositor, table: Table, width: float) -> list[Slab]:
    """Head and rows; the head, the first two and the last two rows stay together."""
    widths = _shared(table.ratios, width) if table.ratios else _natural(compositor, table, width)
    edges = [sum(widths[:i]) for i in range(len(widths))]
    head = _head(compositor, table.head, edges, width) if any(table.head) else None
    rows = [
        _row(compositor, row, edges, widths, width, last=number == len(table.rows) - 1)
        for number, row in enumerate(table.rows)
    ]
    together = {0, len(rows) - 2} - {len(rows) - 1}
    rows = [replace(row, again=head, keep=number in together) for number, row in enumerate(rows)]
    slabs = [head, *rows] if head else rows
    if sum(slab.height for slab in slabs) <= WHOLE:
        slabs = kept(slabs)
    return [replace(slabs[0], before=compositor.white["table"]), *slabs[1:]]


def _shared(ratios: Sequence[float], width: float) -> list[float]:
    return [width * ratio / sum(ratios) for ratio in ratios]


def _natural(compositor: Compositor, table: Table, width: float) -> list[float]:
    """Narrow columns get what their longest text needs, the others share what is left."""
    rows = (tuple(Cell(text, strong=True) for text in table.head), *table.rows)
    wish = [max(_wish(compositor, cell) for cell in column) for column in zip(*rows, strict=True)]
    widths = [0.0] * len(wish)
    left = width
    for done, column in enumerate(sorted(range(len(wish)), key=lambda i: wish[i])):
        rest = len(wish) - done
        widths[column] = left if rest == 1 else min(wish[column], left / rest)
        left -= widths[column]
    return widths


def _wish(compositor: Compositor, cell: Cell) -> float:
    return 2 * PAD + 0.4 + compositor.setter.width(cell.text, _role(compositor, cell)) + (ICON_ROOM if cell.icon else 0)


def _role(compositor: Compositor, cell: Cell) -> Style:
    return compositor.styles["row" if cell.strong else "cell"]


def _head(compositor: Compositor, words: Sequence[str], edges: Sequence[float], width: float) -> Slab:
    setter, style = compositor.setter, compositor.styles["head"]

    def marks(x: float, y: float) -> list[Mark]:
        drawn: list[Mark] = [Box(x, y, width, HEAD, fill="ink")]
        for edge, word in zip(edges, words, strict=True):
            drawn += setter.line(x + edge + PAD, y + 4.4, word, style, color="white")
        return drawn

    return Slab(HEAD, marks, keep=True)


def _row(
    compositor: Compositor,
    row: Sequence[Cell],
    edges: Sequence[float],
    widths: Sequence[float],
    width: float,
    last: bool,
) -> Slab:
    cells = [_set(compositor, cell, room) for cell, room in zip(row, widths, strict=True)]
    high = max(block.height for block in cells)
    height = high + ROW

    def marks(x: float, y: float) -> list[Mark]:
        drawn: list[Mark] = []
        for edge, cell, block in zip(edges, row, cells, strict=True):
            left = x + edge + PAD
            if cell.icon:
                drawn.append(compositor.workshop.theme.icon(cell.icon, left, y + 0.9, ICON))
                left += ICON_ROOM
            drawn += compositor.setter.draw(block, left, y + FIRST)
        color, line = ("ink", 0.8) if last else ("line", 0.4)
        return [*drawn, Line(x, y + height, x + width, y + height, color, line)]

    return Slab(height, marks, cost=BREAK_COST)


def _set(compositor: Compositor, cell: Cell, width: float) -> Block:
    room = width - 2 * PAD + 0.4 - (ICON_ROOM if cell.icon else 0.0)
    return compositor.setter.set(cell.text, _role(compositor, cell), room)
