"""Log: hours in mono, what is seen in sans, between rules; a camera still may stand above.

In: `model.exhibits.Log`.  Out: marks and height in mm.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...model.exhibits import Log, Still
from ..page import Box, Node, Path
from ..structure import cells, heads, telling
from .art import draw_art, load_art
from .desk import Desk
from .parts import rule

HOURS = 14.0
"""Least width of the column of hours."""
HOURS_MOST = 0.36
"""Its largest share of the width."""
CORNER = 4.0
LABEL_HEIGHT = 3.9


def draw_log(log: Log, desk: Desk) -> float:
    y = 0.0
    if log.still is not None:
        y = _still(desk, log.still) + 1.6
    if log.head is not None:
        y += 3.2
        y += desk.text(0, y, log.head, "exhibit-kind", desk.width, ("head",), color="ink") + 1.9
    rule(desk, 0, desk.width, y + 0.15, line=0.8)
    column, table = _hours(desk, log), Node("Table")
    nodes = heads(table, 2)
    for position, (x, room) in enumerate(((0.0, column - 2), (column, desk.width - column))):
        with telling(desk.marks, nodes[position]):
            desk.text(x, y + 3.75, log.columns[position], "exhibit-column", room, ("columns", position))
    y += 5.3
    rule(desk, 0, desk.width, y)
    for number, (key, row) in enumerate(log.rows.items(), 1):
        last = number == len(log.rows)
        y = _row(desk, key, row, column, y, cells(table, 2, headed=False))
        rule(desk, 0, desk.width, y, "ink" if last else "line", 0.8 if last else 0.4)
    return y + 0.15


def _hours(desk: Desk, log: Log) -> float:
    """Width of the first column."""
    hours = [desk.natural(hour, "exhibit-hour") for hour, _ in log.rows.values()]
    natural = max([desk.natural(log.columns[0], "exhibit-column"), *hours])
    return min(max(HOURS, natural + 3), desk.width * HOURS_MOST)


def _row(desk: Desk, key: str, row: tuple[str, str], column: float, y: float, nodes: Sequence[Node]) -> float:
    """One entry; answers its lower edge."""
    style = desk.scaled("variant")
    baseline = y + 1.35 + style.leading * 0.62
    with telling(desk.marks, nodes[0]):
        hours = desk.text(0, baseline, row[0], "exhibit-hour", column - 2, ("rows", key, 0))
    with telling(desk.marks, nodes[1]):
        seen = desk.prose(column, baseline, row[1], style, desk.width - column, ("rows", key, 1))
    return baseline + max(hours, seen) + 1.85


def _still(desk: Desk, still: Still) -> float:
    """The picture with what the camera prints over it; answers its height."""
    art = load_art(desk, still.art, ("still",))
    scale = desk.width / art.width
    height = art.height * scale
    desk.add(draw_art(art, 0, 0, scale))
    if still.mark is not None:
        x, y, room = (value * scale for value in art.place("mark"))
        desk.line(x, y, still.mark, "exhibit-plate", room, ("still", "mark"), "center")
    _overlay(desk, still)
    _corners(desk, height)
    return height


def _overlay(desk: Desk, still: Still) -> None:
    """Date at the right, camera with its recording dot before it, on white."""
    right = desk.width - 2.8
    stamp = min(desk.natural(still.stamp, "exhibit-stamp"), desk.width * 0.42)
    caption = min(desk.natural(still.caption, "mono-small"), right - stamp - 10)
    left = right - stamp - 6 - caption
    desk.add(Box(left - 3.6, 1.0, right - left + 4.2, LABEL_HEIGHT, fill="white"))
    desk.add(Path(f"O {left - 1.9:.2f} 3.2 .8", fill="ink"))
    desk.line(left, 4.1, still.caption, "mono-small", caption, ("still", "caption"))
    desk.line(right, 4.1, still.stamp, "exhibit-stamp", stamp, ("still", "stamp"), "right")


def _corners(desk: Desk, height: float) -> None:
    right, foot, inner = desk.width - 0.2, height - 0.2, 0.2
    desk.add(
        Path(
            f"M {inner} {CORNER} V {inner} H {CORNER} M {right - CORNER} {inner} H {right} V {CORNER} "
            f"M {right} {foot - CORNER} V {foot} H {right - CORNER} M {CORNER} {foot} H {inner} V {foot - CORNER}",
            stroke="ink",
            line=1,
        )
    )
