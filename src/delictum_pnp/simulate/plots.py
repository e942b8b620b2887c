"""Plots as SVG text, drawn to be read on paper: shapes and dashes beside colours.

In: numbers with their labels.  Out: an `<svg>` element without scripts, fonts or anything from outside.  Units are
those of the view box, 720 wide.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import Final, NamedTuple

WIDTH: Final = 720
LEFT: Final = 200
"""Room for labels."""
INK, GREY, LINE, PALE = "#1b1b1d", "#5c5a56", "#bdb7ab", "#e9e4da"
Show = Callable[[float], str]
"""Writes a number of an axis."""


class Look(NamedTuple):
    """How a series is told from the others."""

    name: str
    color: str
    dash: str
    """Of its line, as SVG writes it."""
    sides: int
    """Of its mark: 0 a circle, 3 a triangle, 4 a square, -4 a diamond."""


class Span(NamedTuple):
    look: Look
    value: float
    low: float
    high: float


class Bars(NamedTuple):
    """A card in one column: three bars one inside the other, and what is written beside them."""

    widest: float
    middle: float
    narrowest: float
    note: str


def spans(title: str, rows: Sequence[tuple[str, Sequence[Span]]], low: float, high: float, show: Show) -> str:
    """A line per row and series: its value and the interval around it."""
    step, gap = 15, 10
    scale = _scale(low, high, LEFT, WIDTH - 30)
    body, y = [], 10.0
    for label, marks in rows:
        top = y
        for span in marks:
            y += step
            left, right = scale(max(low, span.low)), scale(min(high, span.high))
            body += [_line(left, y, right, y, span.look.color, 2), _mark(scale(span.value), y, span.look)]
        body.append(_text(LEFT - 12, (top + step + y) / 2 + 4, label, "end"))
        y += gap
    height = y + 34
    ticks = [low + (high - low) * n / 4 for n in range(5)]
    grid = [_line(scale(tick), 14, scale(tick), y, LINE if abs(tick) > 1e-9 else GREY) for tick in ticks]
    names = [_text(scale(tick), y + 16, show(tick), "middle", GREY) for tick in ticks]
    return _svg(title, height, [*grid, *body, *names])


def curves(title: str, series: Sequence[tuple[Look, Sequence[float]]], most: float, show: Show, below: str) -> str:
    """A value per turn; `most` is the top of the scale, `below` what the turns are called."""
    height, left, right, bottom = 250, 60, WIDTH - 20, 205
    count = len(series[0][1])
    across = _scale(1, max(2, count), left + 15, right - 15)
    up = _scale(0, most, bottom, 15)
    ticks = [most * n / 4 for n in range(5)]
    body = [_line(left, up(tick), right, up(tick), LINE) for tick in ticks]
    body += [_text(left - 8, up(tick) + 4, show(tick), "end", GREY) for tick in ticks]
    body += [_text(across(turn), bottom + 18, str(turn), "middle", GREY) for turn in range(1, count + 1)]
    body.append(_text((left + right) / 2, bottom + 38, below, "middle", GREY))
    for look, values in series:
        points = [(across(turn), up(value)) for turn, value in enumerate(values, 1)]
        path = " ".join(f"{_n(x)},{_n(y)}" for x, y in points)
        dash = f' stroke-dasharray="{look.dash}"' if look.dash else ""
        body.append(f'<polyline points="{path}" fill="none" stroke="{look.color}" stroke-width="1.6"{dash}/>')
        body += [_mark(x, y, look) for x, y in points]
    return _svg(title, height, body)


def stacks(title: str, rows: Sequence[tuple[str, Sequence[tuple[float, str]]]]) -> str:
    """A bar per row, divided into shares from pale to dark, each with its text where there is room for it."""
    body, y = [], 12.0
    for label, parts in rows:
        scale, at = _scale(0, 1, LEFT, WIDTH - 20), 0.0
        body.append(_text(LEFT - 12, y + 15, label, "end"))
        for number, (share, words) in enumerate(parts):
            x, wide = scale(at), scale(at + share) - scale(at)
            fill, ink = STEPS[min(number, len(STEPS) - 1)]
            body.append(_box(x, y, wide, 22, fill))
            if wide > 7 * len(words) + 4:
                body.append(_text(x + wide / 2, y + 15, words, "middle", ink))
            at += share
        y += 30
    return _svg(title, y + 4, body)


STEPS = (("#f2efe9", INK), ("#c9c2b4", INK), ("#8f8a80", "#ffffff"), (INK, "#ffffff"))
"""Fill and the ink on it, from little to much."""


def nested(title: str, labels: Sequence[str], columns: Sequence[tuple[str, Sequence[Bars]]]) -> str:
    """A row per label, a column per series: how far each bar reaches of the whole."""
    step, left = 17, 190
    wide = (WIDTH - left) / len(columns)
    room = wide - 52
    body = [_text(left - 10, 44 + row * step, label, "end") for row, label in enumerate(labels)]
    for number, (name, cells) in enumerate(columns):
        x = left + number * wide
        body.append(_text(x, 18, name, "start", INK, bold=True))
        for row, bars in enumerate(cells):
            y = 34 + row * step
            body.append(_box(x, y, room, 11, "none", LINE))
            for share, fill in ((bars.widest, PALE), (bars.middle, "#a39c8e"), (bars.narrowest, INK)):
                body.append(_box(x, y, room * share, 11, fill))
            body.append(_text(x + room + 5, y + 10, bars.note, "start", GREY))
    return _svg(title, 40 + len(labels) * step, body)


def legend(looks: Iterable[Look]) -> str:
    """Marks with their names, in a line."""
    body, x = [], 12.0
    for look in looks:
        body += [_line(x - 10, 12, x + 10, 12, look.color, 1.6, look.dash), _mark(x, 12, look)]
        body.append(_text(x + 16, 16, look.name, "start"))
        x += 50 + 8 * len(look.name)
    return _svg("", 24, body)


def _scale(low: float, high: float, start: float, end: float) -> Callable[[float], float]:
    return lambda value: start + (value - low) / (high - low) * (end - start)


def _svg(title: str, height: float, body: Iterable[str]) -> str:
    named = f"<title>{escape(title)}</title>" if title else ""
    return f'<svg viewBox="0 0 {WIDTH} {_n(height)}" role="img">{named}{"".join(body)}</svg>'


def _n(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def _line(x1: float, y1: float, x2: float, y2: float, color: str, width: float = 1, dash: str = "") -> str:
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    ends = f'x1="{_n(x1)}" y1="{_n(y1)}" x2="{_n(x2)}" y2="{_n(y2)}"'
    return f'<line {ends} stroke="{color}" stroke-width="{_n(width)}"{dashed}/>'


def _box(x: float, y: float, width: float, height: float, fill: str, stroke: str = "") -> str:
    edge = f' stroke="{stroke}" stroke-width="0.5"' if stroke else ""
    return f'<rect x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}" fill="{fill}"{edge}/>'


def _text(x: float, y: float, words: str, anchor: str, color: str = INK, bold: bool = False) -> str:
    weight = ' font-weight="bold"' if bold else ""
    place = f'x="{_n(x)}" y="{_n(y)}" text-anchor="{anchor}"'
    return f'<text {place} fill="{color}"{weight}>{escape(words)}</text>'


def _mark(x: float, y: float, look: Look) -> str:
    if look.sides == 0:
        return f'<circle cx="{_n(x)}" cy="{_n(y)}" r="4" fill="#fff" stroke="{look.color}" stroke-width="1.6"/>'
    corners = " ".join(f"{_n(x + dx)},{_n(y + dy)}" for dx, dy in CORNERS[look.sides])
    return f'<polygon points="{corners}" fill="{look.color}"/>'


CORNERS = {
    3: ((0, -5), (4.8, 4), (-4.8, 4)),
    4: ((-4, -4), (4, -4), (4, 4), (-4, 4)),
    -4: ((0, -5.5), (5.5, 0), (0, 5.5), (-5.5, 0)),
}
