"""Form: binder holes, a head with its number, cells with a label above a mono value.

In: `model.exhibits.Form`.  Out: marks and height in mm.
"""

from __future__ import annotations

from ...model.exhibits import Form
from ..page import Line, Node
from .desk import Desk
from .parts import VALUE_DROP, frame, holes, labelled, rule

BINDER = 8.6
PADDING = 3.0
RIGHT = 2.2
"""Least white after a value."""
BELOW = 1.8
"""From a cell's last baseline to its lower rule."""
SPLIT_LEAST, SPLIT_MOST = 0.38, 0.62
"""Where two cells of a row may part, as a share of the width."""
CELL = "exhibit-cell"
Cell = tuple[str, tuple[str, str]]


def draw_form(form: Form, desk: Desk) -> float:
    left = BINDER
    y = _head(desk, form, left)
    rule(desk, left, desk.width, y, line=0.8)
    rows, table = _pairs(form), Node("Table")
    split = _split(desk, [row for row in rows if len(row) == 2], desk.width - left)
    for number, row in enumerate(rows):
        if number:
            rule(desk, left, desk.width, y, line=0.45)
        y = _row(desk, row, left, split, y, table)
    if form.foot is not None:
        rule(desk, left, desk.width, y, line=0.45)
        y = _foot(desk, form.foot, left, y)
    frame(desk, 0, 0, desk.width, y)
    desk.add(Line(left, 0, left, y, "ink", 0.5))
    holes(desk, [(BINDER / 2, y * 0.3), (BINDER / 2, y * 0.7)], 1.9, line=0.6)
    return y


def _head(desk: Desk, form: Form, left: float) -> float:
    """Issuer and what it belongs to, left; kind of form and number, right.  Answers the lower edge."""
    x, right = left + PADDING, desk.width - PADDING
    room = right - x - 4
    aside = max(desk.natural(form.title, "exhibit-kind"), desk.natural(form.number, "exhibit-number"))
    issuer = desk.natural(form.issuer, "exhibit-head")
    aside = min(aside, max(room * 0.4, room - issuer))
    low = 6.5 + desk.text(x, 6.5, form.issuer, "exhibit-head", room - aside, ("issuer",))
    if form.subtitle is not None:
        low += 4.1
        low += desk.text(x, low, form.subtitle, "exhibit-aside", room - aside, ("subtitle",))
    y = 4.9 + desk.text(right, 4.9, form.title, "exhibit-kind", aside, ("title",), "right")
    y += 5.7 + desk.text(right, y + 5.7, form.number, "exhibit-number", aside, ("number",), "right")
    return max(low, y) + 1.6


def _pairs(form: Form) -> list[list[Cell]]:
    """Rows of one or two cells: wide cells, and a last one without a neighbour, stand alone."""
    rows: list[list[Cell]] = []
    open_row = False
    for key, pair in form.cells.items():
        if open_row and key not in form.wide:
            rows[-1].append((key, pair))
            open_row = False
        else:
            rows.append([(key, pair)])
            open_row = key not in form.wide
    return rows


def _split(desk: Desk, rows: list[list[Cell]], width: float) -> float:
    """Width of the left cells, so that the longest of either side find room alike."""

    def need(side: int) -> float:
        return max(desk.natural(row[side][1][1], CELL) for row in rows) + 2 * PADDING

    if not rows:
        return width
    share = need(0) / (need(0) + need(1))
    return width * min(max(share, SPLIT_LEAST), SPLIT_MOST)


def _row(desk: Desk, row: list[Cell], left: float, split: float, y: float, table: Node) -> float:
    """One row of cells; answers its lower edge."""
    edges = [left, left + split, desk.width] if len(row) == 2 else [left, desk.width]
    drops = [
        labelled(desk, x1 + PADDING, y + 3.5, pair, x2 - x1 - PADDING - RIGHT, ("cells", key), table, CELL)
        for (key, pair), x1, x2 in zip(row, edges, edges[1:], strict=False)
    ]
    low = y + 3.5 + max(*drops, VALUE_DROP) + BELOW
    if len(row) == 2:
        desk.add(Line(edges[1], y, edges[1], low, "ink", 0.45))
    return low


def _foot(desk: Desk, foot: tuple[str, str], left: float, y: float) -> float:
    x, room = left + PADDING, desk.width - left - 2 * PADDING
    label = min(desk.natural(foot[0], "exhibit-foot"), room * 0.45)
    desk.line(x, y + 4.1, foot[0], "exhibit-foot", label, ("foot", 0))
    return y + 5.8 + desk.text(x + label + 3, y + 4.1, foot[1], CELL, room - label - 3, ("foot", 1))
