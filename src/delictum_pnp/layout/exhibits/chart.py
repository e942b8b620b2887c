"""Chart: lanes × hours with dots and bars; every mark carries its hour.

In: `model.exhibits.Chart`.  Out: marks and height in mm.  An hour before the axis begins is taken
as after midnight.  A mark whose lane or hour the axis has not is noted as an overflow.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ...model.exhibits import Chart, Span
from ..issues import Path as Key
from ..page import Box, Line, Path
from .desk import Desk
from .parts import double_frame, rule

MARGIN = 5.0
LANE = 6.9
LANES_MOST = 0.36
STEPS = (5, 10, 15, 30, 60, 120, 180, 240, 360, 720)
"""Distances of the hour lines, in minutes."""
TICK_ROOM = 8.6
LABEL_GAP = 0.9
DOT = 1.25
DAY = 24 * 60


@dataclass(frozen=True, slots=True)
class Axis:
    """Minutes of the day against millimetres."""

    start: int
    end: int
    left: float
    right: float

    def minutes(self, text: str) -> int | None:
        """An hour of the axis; None when the text is no hour or lies outside."""
        found = clock(text)
        if found is not None and found < self.start:
            found += DAY
        return found if found is not None and found <= self.end else None

    def x(self, minutes: int) -> float:
        return self.left + (self.right - self.left) * (minutes - self.start) / (self.end - self.start)

    def ticks(self) -> list[int]:
        """Round hours as close as their labels allow."""
        per_mm = (self.end - self.start) / (self.right - self.left)
        step = next((step for step in STEPS if step >= TICK_ROOM * per_mm), STEPS[-1])
        first = -(-self.start // step) * step
        return list(range(first, self.end + 1, step))


def clock(text: str) -> int | None:
    """Minutes after midnight of `21:15`."""
    match = re.fullmatch(r"([0-9]{1,2}):([0-9]{2})", text.strip())
    return int(match[1]) * 60 + int(match[2]) if match else None


def draw_chart(chart: Chart, desk: Desk) -> float:
    room = desk.width - 2 * MARGIN
    y = 7.7 + desk.text(MARGIN, 7.7, chart.title, "exhibit-head", room, ("title",))
    if chart.subtitle is not None:
        y += 4.3
        y += desk.text(MARGIN, y, chart.subtitle, "exhibit-note", room, ("subtitle",))
    y += 2.6
    rule(desk, MARGIN, desk.width - MARGIN, y, line=0.7)
    y = _plot(desk, chart, y + 4.2)
    if chart.text is not None:
        rule(desk, MARGIN, desk.width - MARGIN, y)
        style = desk.scaled("prose")
        y += 1.2 + style.leading
        y += desk.prose(MARGIN, y, chart.text, style, room, ("text",)) + 3.1
    if chart.foot is not None:
        y = _foot(desk, chart.foot, y)
    y += 0.9
    double_frame(desk, desk.width, y)
    return y


def _foot(desk: Desk, foot: tuple[str, str], y: float) -> float:
    rule(desk, MARGIN, desk.width - MARGIN, y)
    room = desk.width - 2 * MARGIN
    right = min(desk.natural(foot[1], "exhibit-note"), room * 0.5)
    desk.line(MARGIN, y + 4.4, foot[0], "exhibit-note", room - right - 3, ("foot", 0))
    desk.line(desk.width - MARGIN, y + 4.4, foot[1], "exhibit-note", right, ("foot", 1), "right")
    return y + 6.4


def _plot(desk: Desk, chart: Chart, top: float) -> float:
    """Lanes, hour lines and marks; answers the lower edge with the hours below."""
    names = min(max(desk.natural(name, "exhibit-lane") for name in chart.lanes.values()), desk.width * LANES_MOST)
    axis = _axis(chart, MARGIN + names + 5, desk.width - MARGIN - 3)
    middles = {key: top + LANE * (i + 0.5) for i, key in enumerate(chart.lanes)}
    foot = top + LANE * len(middles)
    for tick in axis.ticks():
        desk.add(Line(axis.x(tick), top - 1, axis.x(tick), foot, "hair", 0.45))
    for key, y in middles.items():
        rule(desk, axis.left - 2, desk.width - MARGIN, y, "line", 0.45)
        _lane(desk, chart, key, y, axis, names)
    for key, mark in chart.marks.items():
        if mark.lane not in middles:
            desk.overflow(mark.at, 1, 0, ("marks", key, "lane"))
    for tick in axis.ticks():
        hour = f"{tick // 60 % 24:02d}:{tick % 60:02d}"
        desk.add(*desk.setter.line(axis.x(tick), foot + 3.6, hour, "chart", "center", "grey"))
    return foot + 6.2


def _axis(chart: Chart, left: float, right: float) -> Axis:
    start, end = clock(chart.hours[0]) or 0, clock(chart.hours[1]) or 0
    return Axis(start, end if end > start else end + DAY, left, right)


def _lane(desk: Desk, chart: Chart, lane: str, y: float, axis: Axis, names: float) -> None:
    _name(desk, axis.left - 4, y, chart.lanes[lane], names, ("lanes", lane))
    marks = [(key, mark) for key, mark in chart.marks.items() if mark.lane == lane]
    if not marks and chart.empty is not None:
        room = axis.right - axis.left + 3
        _clear(desk, axis.left - 0.6, y - 1.4, min(desk.natural(chart.empty, "aside"), room) + 1.2)
        desk.line(axis.left, y - 1.4, chart.empty, "aside", room, ("empty",))
    hours: list[tuple[float, str, Key]] = []
    for key, mark in marks:
        hours += _mark(desk, key, mark, y, axis)
    _hours(desk, hours, y - 2.1, axis)


def _name(desk: Desk, right: float, y: float, name: str, width: float, key: Key) -> None:
    """The lane's name before it, on two lines if it is long."""
    if desk.fitted(name, "exhibit-lane", width) is not None:
        desk.line(right, y + 1, name, "exhibit-lane", width, key, "right")
    else:
        block = desk.block(name, "exhibit-lane", width, key)
        desk.add(*desk.setter.draw(block, right - width, y + 1 - block.last / 2, "right"))


def _mark(desk: Desk, key: str, mark: Span, y: float, axis: Axis) -> list[tuple[float, str, Key]]:
    """The dot or bar of a mark; answers its hours: where, what, path."""
    ends = [("at", mark.at)] + ([("until", mark.until)] if mark.until is not None else [])
    found: list[tuple[float, str, Key]] = []
    for name, hour in ends:
        minutes = axis.minutes(hour)
        if minutes is None:
            desk.overflow(hour, 1, 0, ("marks", key, name))
        else:
            found.append((axis.x(minutes), hour, ("marks", key, name)))
    if len(found) == 2:
        desk.add(Line(found[0][0], y, found[1][0], y, "ink", 2.2, round_cap=True))
    for x, _, _ in found:
        desk.add(Path(f"O {x:.2f} {y:.2f} {DOT}", fill="ink"))
    return _as_one(found) if len(found) == 2 and found[1][0] - found[0][0] < DOT else found


def _as_one(ends: Sequence[tuple[float, str, Key]]) -> list[tuple[float, str, Key]]:
    """Two ends whose dots are one: `22:49–22:51`."""
    (x1, start, key), (x2, end, _) = ends
    return [((x1 + x2) / 2, f"{start}–{end}", key)]


def _hours(desk: Desk, hours: Sequence[tuple[float, str, Key]], y: float, axis: Axis) -> None:
    """Hours above their marks, moved apart where they would touch."""
    ordered = sorted(hours, key=lambda hour: hour[0])
    widths = [desk.natural(text, "exhibit-mark") for _, text, _ in ordered]
    low, high = axis.left - 2, axis.right + 3
    centres = spread([x for x, _, _ in ordered], widths, low, high)
    for centre, width, (_, text, key) in zip(centres, widths, ordered, strict=True):
        if centre + width / 2 > high + 0.02 or centre - width / 2 < low - 0.02:
            desk.overflow(text, width, max(high - low - width, 0), key)
        _clear(desk, centre - width / 2 - 0.3, y, width + 0.6)
        desk.add(*desk.setter.line(centre, y, text, "exhibit-mark", "center"))


def _clear(desk: Desk, x: float, baseline: float, width: float) -> None:
    """White behind a label, so that no hour line runs through it."""
    desk.add(Box(x, baseline - 2.1, width, 2.8, fill="white"))


def spread(centres: Sequence[float], widths: Sequence[float], low: float, high: float) -> list[float]:
    """Centres of labels moved as little as keeps them apart, in order, and between two edges if they fit.

    Neighbours that would touch join a cluster, which stands about the mean of its own centres.
    """
    clusters: list[list[int]] = []
    starts: list[float] = []
    for label in range(len(centres)):
        clusters.append([label])
        starts.append(_start(clusters[-1], centres, widths, low, high))
        while len(clusters) > 1 and starts[-2] + _length(clusters[-2], widths) + LABEL_GAP > starts[-1]:
            joined = clusters.pop()
            clusters[-1] += joined
            starts.pop()
            starts[-1] = _start(clusters[-1], centres, widths, low, high)
    placed = []
    for cluster, x in zip(clusters, starts, strict=True):
        for label in cluster:
            placed.append(x + widths[label] / 2)
            x += widths[label] + LABEL_GAP
    return placed


def _length(cluster: Sequence[int], widths: Sequence[float]) -> float:
    return sum(widths[i] for i in cluster) + LABEL_GAP * (len(cluster) - 1)


def _start(cluster: Sequence[int], centres: Sequence[float], widths: Sequence[float], low: float, high: float) -> float:
    """Left edge of a cluster about the mean of its centres, kept between the edges."""
    length = _length(cluster, widths)
    wanted = sum(centres[i] for i in cluster) / len(cluster) - length / 2
    return max(low, min(wanted, high - length))
