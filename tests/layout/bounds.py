"""Where marks stand on a page, in millimetres, with turned and scaled drawings, half a line's width included."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Iterator

from delictum_pnp.layout.page import Box, Clipped, Field, Line, Mark, Path, Placed, Text

MM_PER_PT = 25.4 / 72
Rectangle = tuple[float, float, float, float]
"""Left, upper, right, lower."""
Place = Callable[[float, float], tuple[float, float]]


def bounds(marks: Iterable[Mark], fonts: Callable[[str], object]) -> Iterator[tuple[Mark, Rectangle]]:
    """Every drawn mark with its rectangle on the page."""
    yield from _bounds(marks, fonts, lambda x, y: (x, y), 1.0)


def _bounds(
    marks: Iterable[Mark], fonts: Callable[[str], object], place: Place, scale: float
) -> Iterator[tuple[Mark, Rectangle]]:
    for mark in marks:
        if isinstance(mark, Placed):
            yield from _bounds(mark.drawing.marks, fonts, _inside(mark, place), scale * mark.scale)
            continue
        points, line = _points(mark, fonts)
        on_page = [place(x, y) for x, y in points]
        pad = line * MM_PER_PT / 2 * scale
        xs, ys = [x for x, _ in on_page], [y for _, y in on_page]
        yield mark, (min(xs) - pad, min(ys) - pad, max(xs) + pad, max(ys) + pad)


def _inside(mark: Placed, place: Place) -> Place:
    cos, sin = math.cos(math.radians(mark.turn)) * mark.scale, math.sin(math.radians(mark.turn)) * mark.scale
    return lambda x, y: place(mark.x + x * cos - y * sin, mark.y + x * sin + y * cos)


def _points(mark: Mark, fonts: Callable[[str], object]) -> tuple[list[tuple[float, float]], float]:
    if isinstance(mark, Text):
        width = fonts(mark.font).width(mark.text) * mark.size / 1000 * MM_PER_PT  # type: ignore[attr-defined]
        width += mark.tracking * max(len(mark.text) - 1, 0) * MM_PER_PT
        height = mark.size * MM_PER_PT
        return [(mark.x, mark.y - 0.72 * height), (mark.x + width, mark.y + 0.04 * height)], 0.0
    if isinstance(mark, Line):
        return [(mark.x1, mark.y1), (mark.x2, mark.y2)], mark.line
    if isinstance(mark, Path):
        points = [(mark.x + x * mark.scale, mark.y + y * mark.scale) for x, y in _path_points(mark.data)]
        return points, mark.line if mark.stroke else 0.0
    assert isinstance(mark, Box | Clipped | Field)
    line = mark.line if isinstance(mark, Box) and mark.stroke else 0.0
    return [(mark.x, mark.y), (mark.x + mark.width, mark.y + mark.height)], line


def _path_points(data: str) -> Iterator[tuple[float, float]]:
    """Corners and control points: a shape never leaves them."""
    x = y = 0.0
    for command, numbers in re.findall(r"([MLHVCQZO])([^MLHVCQZO]*)", data):
        values = [float(value) for value in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", numbers)]
        if command == "O":
            x, y, radius = values
            yield from ((x - radius, y - radius), (x + radius, y + radius))
            continue
        if command in "HV":
            values = [values[0], y] if command == "H" else [x, values[0]]
        for at in range(0, len(values), 2):
            x, y = values[at], values[at + 1]
            yield x, y
