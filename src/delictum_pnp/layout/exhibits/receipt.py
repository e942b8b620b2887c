"""Receipt: a leaf of an order pad, perforated above, saw-toothed below; printed labels, written values.

In: `model.exhibits.Receipt`.  Out: marks and height in mm.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...model.exhibits import Receipt
from ..page import Box, Line, Node, Path
from ..structure import cells, pair, telling
from .desk import Desk
from .parts import EDGE, FRAME, hand, hand_width, holes, polygon, rule, struck_through

LEAF = 76.0
MARGIN = 5.0
TOOTH = 3.04
TEETH_HEIGHT = 1.5
ROW = 6.4
HOURS, HOURS_MOST = 14.0, 22.0
"""Of the first column: it is as wide as what is written there asks."""
INITIALS = 14.0
GAP = 4.0
"""Between a label and its value, and between two fields."""


def draw_receipt(receipt: Receipt, desk: Desk) -> float:
    width = min(LEAF, desk.width)
    left = (desk.width - width) / 2
    x1, x2 = left + MARGIN, left + width - MARGIN
    y = _head(desk, receipt, x1, x2)
    y = _fields(desk, receipt, x1, x2, y + 6.2)
    y = _rows(desk, receipt, x1, x2, y + 3)
    y = _total(desk, receipt, x1, x2, y)
    _leaf(desk, left, width, y)
    return y + TEETH_HEIGHT


def _head(desk: Desk, receipt: Receipt, x1: float, x2: float) -> float:
    """Issuer left, title right, a rule below; answers its height."""
    title = min(desk.natural(receipt.title, "exhibit-kind"), (x2 - x1) * 0.45)
    lower = desk.text(x1, 10.6, receipt.issuer, "exhibit-head", x2 - x1 - title - GAP, ("issuer",))
    desk.text(x2, 10.6, receipt.title, "exhibit-kind", title, ("title",), "right")
    rule(desk, x1, x2, 12.8 + lower, line=0.6)
    return 12.8 + lower


def _fields(desk: Desk, receipt: Receipt, x1: float, x2: float, y: float) -> float:
    """Printed labels with values beside them, as many on a line as there is room for; answers the last baseline."""
    x, table = x1, Node("Table")
    for key, (label, value) in receipt.fields.items():
        need = _label_width(desk, label, x2 - x1) + hand_width(desk, value)
        if x > x1 and x + need > x2:
            x, y = x1, y + ROW
        y += _value(desk, x, x2, y, label, value, key, pair(table))
        x += need + GAP + 2
    if receipt.struck is not None:
        y = _struck(desk, receipt.struck, x1, x2, y + ROW if receipt.fields else y)
    return y


def _label_width(desk: Desk, label: str, room: float) -> float:
    """Room of a label and the gap after it."""
    return min(desk.natural(label, "field"), room * 0.45) + GAP


def _value(desk: Desk, x: float, x2: float, y: float, label: str, value: str, key: str, nodes: Sequence[Node]) -> float:
    start = _label_width(desk, label, x2 - x)
    with telling(desk.marks, nodes[0]):
        desk.line(x, y, label, "field", start - GAP, ("fields", key, 0))
    with telling(desk.marks, nodes[1]):
        lines = hand(desk, x + start, y, value, x2 - x - start, ("fields", key, 1))
    return (lines - 1) * desk.scaled("hand").leading


def _struck(desk: Desk, struck: tuple[str, str, str], x1: float, x2: float, y: float) -> float:
    """A printed name with a stroke through it and what is written beside; answers the last baseline."""
    label, name, beside = struck
    start = x1 + _label_width(desk, label, x2 - x1)
    desk.line(x1, y, label, "field", start - x1 - GAP, ("struck", 0))
    width = min(desk.natural(name, "mono"), (x2 - start) * 0.5)
    desk.line(start, y, name, "mono", width, ("struck", 1))
    struck_through(desk, start, y, width)
    lines = hand(desk, start + width + GAP, y, beside, x2 - start - width - GAP, ("struck", 2))
    return y + (lines - 1) * desk.scaled("hand").leading


def _rows(desk: Desk, receipt: Receipt, x1: float, x2: float, top: float) -> float:
    """Hour, item, initials between hairlines; answers the lower edge."""
    rule(desk, x1, x2, top, "line", 0.5)
    y, leading, table = top, desk.scaled("hand").leading, Node("Table")
    hours = min(max([HOURS, *(hand_width(desk, row[0]) + 3.6 for row in receipt.rows.values())]), HOURS_MOST)
    item, initials = x1 + hours + 1, x2 - INITIALS + 2
    for key, row in receipt.rows.items():
        columns = ((x1 + 1, hours - 3), (item, initials - item - 2.5), (initials, INITIALS - 3))
        lines = []
        for i, ((x, room), node) in enumerate(zip(columns, cells(table, 3, headed=True), strict=True)):
            with telling(desk.marks, node):
                lines.append(hand(desk, x, y + 4.7, row[i], room, ("rows", key, i)))
        y += ROW + (max(lines) - 1) * leading
        rule(desk, x1, x2, y, "hair", 0.45)
    for x in (item - 2, initials - 2):
        desk.add(Line(x, top, x, y, "hair", 0.45))
    return y


def _total(desk: Desk, receipt: Receipt, x1: float, x2: float, y: float) -> float:
    """The box of the total; answers where the teeth begin."""
    if receipt.total is None:
        return y + 3.4
    label, value = receipt.total
    start = _label_width(desk, label, x2 - x1) + 3
    top = y + 2.8
    desk.line(x1 + 3, top + 4.8, label, "field", start - 3 - GAP, ("total", 0))
    lines = hand(desk, x1 + start, top + 4.8, value, x2 - x1 - start - 2, ("total", 1))
    height = 7.4 + (lines - 1) * desk.scaled("hand").leading
    desk.add(Box(x1, top, x2 - x1, height, stroke="ink", line=0.7))
    return top + height + 3.2


def _leaf(desk: Desk, left: float, width: float, foot: float) -> None:
    """Outline with teeth below, holes above."""
    x1, x2, teeth = left + EDGE, left + width - EDGE, round(width / TOOTH)
    step = (x2 - x1) / teeth
    points = [(x1, EDGE), (x2, EDGE), (x2, foot)]
    for tooth in range(teeth):
        points += [(x2 - (tooth + 0.5) * step, foot + TEETH_HEIGHT - EDGE), (x2 - (tooth + 1) * step, foot)]
    desk.add(Path(polygon(points), stroke="ink", line=FRAME))
    count = int((width - 2 * MARGIN) / 3.7)
    start = left + (width - (count - 1) * 3.7) / 2
    holes(desk, [(start + i * 3.7, 3.0) for i in range(count)], 0.7)
