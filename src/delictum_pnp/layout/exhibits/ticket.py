"""Ticket: notched outline, tear line, guilloche strip, fields on a grid of quarters, stub with bar code.

In: `model.exhibits.Ticket`.  Out: marks and height in mm.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from ...model.exhibits import Ticket
from ..page import Box, Line, Node, Path
from .desk import Desk
from .parts import EDGE, FRAME, labelled, polygon

STUB = 22.5
"""Width of the stub, right of the tear line."""
MARGIN = 4.0
CORNER = 1.5
NOTCH = 1.8
QUARTERS = 4
GUTTER = 2.4
ROW = 9.8
FIRST_ROW = 16.4
BAR_HEIGHT = 6.0
BARS = (0.3, 0.3, 0.6, 0.9)
GAPS = (0.35, 0.35, 0.6)


def draw_ticket(ticket: Ticket, desk: Desk) -> float:
    tear = desk.width - STUB
    room = tear - MARGIN
    lower = desk.text(MARGIN, 7.2, ticket.issuer, "exhibit-head", room - MARGIN, ("issuer",))
    _guilloche(desk, MARGIN, tear - MARGIN + 1.5, 11.1 + lower)
    fields = _fields(desk, ticket.fields, room, FIRST_ROW + lower)
    left, width = tear + 3.6, STUB - 3.6 - MARGIN
    height = max(fields, _stub(desk, ticket, left, width) + BAR_HEIGHT + 9.4)
    _bars(desk, left, left + width, height - 6.6 - BAR_HEIGHT)
    desk.line(left, height - 3.4, ticket.serial, "mono-small", width, ("serial",))
    _outline(desk, tear, height)
    return height


def _fields(desk: Desk, fields: Mapping[str, tuple[str, str]], room: float, y: float) -> float:
    """Fields from left to right, each one, two or four quarters wide; answers the lower edge."""
    quarter = room / QUARTERS
    used, drop, table = 0, 0.0, Node("Table")
    for key, pair in fields.items():
        span = _quarters(desk, pair, quarter)
        start = used if span == 1 else used + used % 2
        if start + span > QUARTERS:
            y, drop, start = y + drop + ROW - 4.3, 0.0, 0
        width = span * quarter - GUTTER
        drop = max(drop, labelled(desk, MARGIN + start * quarter, y, pair, width, ("fields", key), table))
        used = start + span
    return y + drop + 4.8


def _quarters(desk: Desk, pair: tuple[str, str], quarter: float) -> int:
    need = max(desk.natural(pair[0], "label"), desk.natural(pair[1], "mono-bold")) + GUTTER
    return next((span for span in (1, 2) if need <= span * quarter + 0.02), QUARTERS)


def _stub(desk: Desk, ticket: Ticket, x: float, width: float) -> float:
    """Head, seat and lines of the stub; answers the last baseline."""
    y = 7.0 + desk.text(x, 7.0, ticket.stub, "exhibit-kind", width, ("stub",), color="ink")
    if ticket.seat is not None:
        y += 5.6 + desk.text(x, y + 5.6, ticket.seat[0], "label", width, ("seat", 0))
        desk.line(x, y + 8.6, ticket.seat[1], "mono-large", width, ("seat", 1))
        y += 8.6
    y += 1.4
    for key, text in ticket.stub_lines.items():
        y += 3.8 + desk.text(x, y + 3.8, text, "mono-small", width, ("stub_lines", key))
    return y


def _bars(desk: Desk, x: float, right: float, y: float) -> None:
    dice = desk.dice("bars")
    while x + BARS[-1] <= right:
        bar = BARS[int(dice(0, len(BARS)))]
        desk.add(Box(x, y, bar, BAR_HEIGHT, fill="ink"))
        x += bar + GAPS[int(dice(0, len(GAPS)))]


def _guilloche(desk: Desk, left: float, right: float, y: float) -> None:
    """Three waves a third of a period apart."""
    steps = int((right - left) / 0.4)
    for wave in range(3):
        points = [(left + i * 0.4, y + 0.75 * math.sin(i * 0.42 + wave * 2.094)) for i in range(steps + 1)]
        desk.add(Path(polygon(points, close=False), stroke="line", line=0.3))


def _outline(desk: Desk, tear: float, height: float) -> None:
    left, top, right, foot, k = EDGE, EDGE, desk.width - EDGE, height - EDGE, NOTCH
    data = (
        f"M {left + CORNER} {top} H {tear - k} C {tear - k} {top + 1} {tear - 1} {top + k} {tear} {top + k} "
        f"C {tear + 1} {top + k} {tear + k} {top + 1} {tear + k} {top} H {right - CORNER} L {right} {top + CORNER} "
        f"V {foot - CORNER:.2f} L {right - CORNER} {foot:.2f} H {tear + k} C {tear + k} {foot - 1:.2f} {tear + 1} "
        f"{foot - k:.2f} {tear} {foot - k:.2f} C {tear - 1} {foot - k:.2f} {tear - k} {foot - 1:.2f} {tear - k} "
        f"{foot:.2f} H {left + CORNER} L {left} {foot - CORNER:.2f} V {top + CORNER} Z"
    )
    desk.add(Path(data, stroke="ink", line=FRAME))
    desk.add(Line(tear, 2.6, tear, height - 2.6, "mid", 0.6, dash=(1.2, 1.8)))
