"""Tables into slabs: a head of ink with white words, one slab per row, the head again on the next page.

In: a `Table`, a width in mm.  Out: slabs.  Widths of columns come from the table's ratios, else from its texts.  Who
hears it hears one table, on however many pages it stands; a first cell that is strong, or a code, names its row.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from . import structure
from .flow import Slab, kept
from .flow_blocks import Cell, Table
from .page import Box, Line, Mark, Node
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
BREAK_COST = 2.0


def table_slabs(compositor: Compositor, table: Table, width: float) -> list[Slab]:
    """Head and rows; the head, the first two and the last two rows stay together."""
    widths = _shared(compositor, table, width) if table.ratios else _natural(compositor, table, width)
    edges = [sum(widths[:i]) for i in range(len(widths))]
    node, count, last = Node("Table"), len(edges), len(table.rows) - 1
    head = again = None
    if any(table.head):
        head = _head(compositor, table.head, edges, widths, width, structure.heads(node, count))
        again = _head(compositor, table.head, edges, widths, width, [structure.FURNITURE] * count)
    rows = [
        _row(compositor, row, edges, widths, width, structure.cells(node, count, _names(row[0])), number == last)
        for number, row in enumerate(table.rows)
    ]
    together = {0, last - 1} - {last}
    rows = [replace(row, again=again, keep=number in together) for number, row in enumerate(rows)]
    slabs = [head, *rows] if head else rows
    if sum(slab.height for slab in slabs) <= WHOLE:
        slabs = kept(slabs)
    return [replace(slabs[0], before=compositor.white["table"]), *slabs[1:]]


def _shared(compositor: Compositor, table: Table, width: float) -> list[float]:
    """The width by the table's ratios, but each column at least as wide as its longest word."""
    least = [max(_least(compositor, cell) for cell in column) for column in zip(*_cells(table), strict=True)]
    free = dict(enumerate(table.ratios))
    while True:
        share = (width - sum(least[i] for i in range(len(least)) if i not in free)) / sum(free.values())
        narrow = [i for i in free if free[i] * share < least[i]]
        if not narrow or len(narrow) == len(free):
            return [free[i] * share if i in free else least[i] for i in range(len(least))]
        for i in narrow:
            del free[i]


def _cells(table: Table) -> list[tuple[Cell, ...]]:
    return [tuple(Cell(text, strong=True) for text in table.head), *table.rows]


def _least(compositor: Compositor, cell: Cell) -> float:
    return max((_wish(compositor, cell._replace(text=word)) for word in cell.text.split()), default=0.0)


def _natural(compositor: Compositor, table: Table, width: float) -> list[float]:
    """Narrow columns get what their longest text needs, the others share what is left."""
    wish = [max(_wish(compositor, cell) for cell in column) for column in zip(*_cells(table), strict=True)]
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


def _names(first: Cell) -> bool:
    return first.strong or first.text.startswith("[[")


def _head(
    compositor: Compositor,
    words: Sequence[str],
    edges: Sequence[float],
    widths: Sequence[float],
    width: float,
    nodes: Sequence[Node],
) -> Slab:
    setter, style = compositor.setter, compositor.styles["head"]
    set_words = [setter.set(word, style, room - 2 * PAD + 0.4) for word, room in zip(words, widths, strict=True)]
    high = HEAD + max(block.last for block in set_words)

    def marks(x: float, y: float) -> list[Mark]:
        drawn: list[Mark] = [Box(x, y, width, high, fill="ink")]
        for edge, block, node in zip(edges, set_words, nodes, strict=True):
            drawn += structure.told(node, setter.draw(block, x + edge + PAD, y + 4.4, color="white"))
        return drawn

    return Slab(high, marks, keep=True)


def _row(
    compositor: Compositor,
    row: Sequence[Cell],
    edges: Sequence[float],
    widths: Sequence[float],
    width: float,
    nodes: Sequence[Node],
    last: bool,
) -> Slab:
    cells = [_set(compositor, cell, room) for cell, room in zip(row, widths, strict=True)]
    high = max(block.height for block in cells)
    height = high + ROW

    def marks(x: float, y: float) -> list[Mark]:
        drawn: list[Mark] = []
        for edge, cell, block, node in zip(edges, row, cells, nodes, strict=True):
            left = x + edge + PAD
            if cell.icon:
                drawn.append(compositor.workshop.theme.icon(cell.icon, left, y + 0.9, ICON))
                left += ICON_ROOM
            drawn += structure.told(node, compositor.setter.draw(block, left, y + FIRST))
        color, line = ("ink", 0.8) if last else ("line", 0.4)
        return [*drawn, Line(x, y + height, x + width, y + height, color, line)]

    return Slab(height, marks, cost=BREAK_COST)


def _set(compositor: Compositor, cell: Cell, width: float) -> Block:
    room = width - 2 * PAD + 0.4 - (ICON_ROOM if cell.icon else 0.0)
    return compositor.setter.set(cell.text, _role(compositor, cell), room)
