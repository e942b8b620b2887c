"""Statement and table: rows of figures; the one on tractor-fed paper, the other between plain rules.

In: `model.exhibits.Statement`, `Table`.  Out: marks and height in mm.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

from ...model.exhibits import Statement, Table
from ..page import Box, Line, Node
from ..structure import cells, heads, telling
from ..theme import Align, Style
from .desk import Desk
from .parts import frame, holes, labelled, rule

TRACTOR = 4.4
MARGIN = 8.0
HOLE_STEP = 5.1
PADDING = 2.0
"""Beside the words of a cell."""


class Column(NamedTuple):
    """`x` is the left edge of the words, or their right edge when they are aligned right."""

    x: float
    width: float
    align: Align = "left"


def draw_statement(statement: Statement, desk: Desk) -> float:
    right = desk.width - MARGIN
    y = _heading(desk, statement.title, statement.subtitle, MARGIN, right, 7.2) + 5.4
    y = _fields(desk, statement.fields, y)
    columns, rows = _statement_columns(desk, statement, right), Node("Table")
    nodes = heads(rows, len(columns))
    desk.add(Box(MARGIN, y, right - MARGIN, 5.2, fill="pale"))
    for i, column in enumerate(columns):
        words, key = statement.columns[i], ("columns", i)
        with telling(desk.marks, nodes[i]):
            desk.line(column.x, y + 3.65, words, "exhibit-head-cell", column.width, key, column.align)
    y += 5.2
    styles = ("exhibit-cell", "exhibit-cell", "exhibit-amount")
    for name, row in statement.rows.items():
        y = _row(desk, name, row, columns, styles, y, rows)
        rule(desk, MARGIN, right, y, "line", 0.45)
    y += 2.6
    _tractor(desk, y)
    return y


def draw_table(table: Table, desk: Desk) -> float:
    y = 0.0
    if table.title is not None:
        y = _heading(desk, table.title, table.subtitle, 0, desk.width, 4.7) + 2.2
    rule(desk, 0, desk.width, y + 0.15, line=0.8)
    columns, rows = _table_columns(desk, table), Node("Table")
    drops = []
    for i, (column, node) in enumerate(zip(columns, heads(rows, len(columns)), strict=True)):
        words, place = table.columns[i], ("columns", i)
        with telling(desk.marks, node):
            drops.append(desk.text(column.x, y + 3.75, words, "exhibit-column", column.width, place, column.align))
    y += 5.3 + max(drops)
    rule(desk, 0, desk.width, y)
    style = desk.scaled("sans")
    for number, (key, row) in enumerate(table.rows.items(), 1):
        last = number == len(table.rows)
        y = _row(desk, key, row, columns, [style] * len(row), y, rows)
        rule(desk, 0, desk.width, y, "ink" if last else "line", 0.8 if last else 0.4)
    return y + 0.15


def _heading(desk: Desk, title: str, subtitle: str | None, left: float, right: float, y: float) -> float:
    """Title left; subtitle right of it, or below when there is no room.  Answers the last baseline."""
    title_width, aside = desk.natural(title, "exhibit-head"), desk.natural(subtitle or "", "exhibit-aside")
    y += desk.text(left, y, title, "exhibit-head", right - left, ("title",))
    if subtitle is None:
        return y
    if title_width + aside + 4 <= right - left:
        desk.line(right, y, subtitle, "exhibit-aside", aside, ("subtitle",), "right")
        return y
    y += 4.1
    return y + desk.text(left, y, subtitle, "exhibit-aside", right - left, ("subtitle",))


def _fields(desk: Desk, fields: Mapping[str, tuple[str, str]], y: float) -> float:
    """Labelled fields two by two; answers where the table begins."""
    half, table = (desk.width - 2 * MARGIN) / 2, Node("Table")
    items = list(fields.items())
    for start in range(0, len(items), 2):
        drops = [
            labelled(desk, MARGIN + i * half, y, pair, half - 2, ("fields", key), table)
            for i, (key, pair) in enumerate(items[start : start + 2])
        ]
        y += max(drops) + 4.9
    return y - 1.9 if items else y - 2.2


def _statement_columns(desk: Desk, statement: Statement, right: float) -> list[Column]:
    """Dates and amounts as wide as they need, the middle takes the rest."""
    left, room = MARGIN + PADDING, right - MARGIN - 2 * PADDING
    dates = min(_widest(desk, statement, 0), room * 0.3)
    amounts = min(_widest(desk, statement, 2), room * 0.4)
    middle = left + dates + 3
    return [
        Column(left, dates),
        Column(middle, room - dates - amounts - 6),
        Column(right - PADDING, amounts, "right"),
    ]


def _widest(desk: Desk, statement: Statement, column: int) -> float:
    style = "exhibit-amount" if column == 2 else "exhibit-cell"
    cells = [desk.natural(row[column], style) for row in statement.rows.values()]
    return max([desk.natural(statement.columns[column], "exhibit-head-cell"), *cells])


def _table_columns(desk: Desk, table: Table) -> list[Column]:
    """Columns by their relative widths; the outer edges stand on the rules' ends."""
    shares = table.widths or (1.0,) * len(table.columns)
    edges = [0.0, *accumulate(desk.width * share / sum(shares) for share in shares)]
    columns = [Column(x1, x2 - x1 - PADDING) for x1, x2 in pairwise(edges)]
    x, width = columns[-1].x, columns[-1].width + PADDING
    columns[-1] = Column(desk.width, width, "right") if table.amounts else Column(x, width)
    return columns


def _row(
    desk: Desk,
    key: str,
    row: Sequence[str],
    columns: Sequence[Column],
    styles: Sequence[str | Style],
    y: float,
    table: Node,
) -> float:
    """Cells on one baseline; answers the row's lower edge."""
    drops, nodes = [], cells(table, len(columns), headed=False)
    for i, (text, column, style, node) in enumerate(zip(row, columns, styles, nodes, strict=False)):
        with telling(desk.marks, node):
            drops.append(desk.text(column.x, y + 4.1, text, style, column.width, ("rows", key, i), column.align))
    return y + 4.1 + max(drops) + 2.0


def _tractor(desk: Desk, height: float) -> None:
    """Outline, perforations and sprocket holes of continuous paper."""
    frame(desk, 0, 0, desk.width, height)
    count = max(2, round((height - 5.6) / HOLE_STEP) + 1)
    step = (height - 5.6) / (count - 1)
    for x in (2.25, desk.width - 2.25):
        holes(desk, [(x, 2.8 + i * step) for i in range(count)], 0.9, "mid", 0.45)
    for x in (TRACTOR, desk.width - TRACTOR):
        desk.add(Line(x, 0.3, x, height - 0.3, "mid", 0.4, dash=(1.0, 1.4)))
