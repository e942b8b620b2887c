"""Outlines as PDF path operators.

In: boxes and path data in millimetres.  Out: operators without the paint.  Raises `ValueError` for
path data that cannot be read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from ..layout.page import Box

KAPPA = 0.5522847498
"""Length of the handles that make a quarter of a circle."""
_TOKENS = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)|[^\s,]")
_COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "O": 3, "Z": 0}
_OPERATORS = {2: "%.3f %.3f l", 6: "%.3f %.3f %.3f %.3f %.3f %.3f c"}
_MOVE = "%.3f %.3f m"
_CIRCLE = " ".join([_MOVE, *[_OPERATORS[6]] * 4, "h"])
REMEMBERED = 1024
"""Paths whose data are not read again: the same icons and patterns stand in many files of a kit."""


def box_outline(box: Box) -> str:
    """A rectangle, with rounded corners if it has a radius."""
    x, y, w, h = box.x, box.y, box.width, box.height
    r = min(box.radius, w / 2, h / 2)
    if r <= 0:
        return f"{x:.3f} {y:.3f} {w:.3f} {h:.3f} re"
    k = r * (1 - KAPPA)
    return (
        f"{x + r:.3f} {y:.3f} m {x + w - r:.3f} {y:.3f} l "
        f"{x + w - k:.3f} {y:.3f} {x + w:.3f} {y + k:.3f} {x + w:.3f} {y + r:.3f} c {x + w:.3f} {y + h - r:.3f} l "
        f"{x + w:.3f} {y + h - k:.3f} {x + w - k:.3f} {y + h:.3f} {x + w - r:.3f} {y + h:.3f} c "
        f"{x + r:.3f} {y + h:.3f} l "
        f"{x + k:.3f} {y + h:.3f} {x:.3f} {y + h - k:.3f} {x:.3f} {y + h - r:.3f} c {x:.3f} {y + r:.3f} l "
        f"{x:.3f} {y + k:.3f} {x + k:.3f} {y:.3f} {x + r:.3f} {y:.3f} c h"
    )


def path_outline(data: str, x: float, y: float, scale: float) -> str:
    """Path data (absolute `M L H V C Q Z`, and `O cx cy r` for a circle), scaled, then moved to x, y.

    A command may be left out before further numbers of its kind; after `M` these are lines.
    """
    template, numbers = _read(data)
    if scale != 1.0:
        numbers = tuple([number * scale for number in numbers])
    if x or y:
        numbers = tuple([number + (y if i & 1 else x) for i, number in enumerate(numbers)])
    return template % numbers


@lru_cache(REMEMBERED)
def _read(data: str) -> tuple[str, tuple[float, ...]]:
    """Operators with places for numbers, and the numbers: x and y in turn."""
    out: list[str] = []
    numbers: list[float] = []
    start: list[float] = []
    current: list[float] = []
    for command, values in _commands(data):
        if command == "Z":
            out.append("h")
            current = start
        elif command == "O":
            out.append(_CIRCLE)
            numbers += _circle(*values)
            start = current = []
        elif command == "M":
            out.append(_MOVE)
            numbers += values
            start = current = values
        elif not current:
            raise ValueError(f"path data does not begin with M: {data[:40]}")
        else:
            points = _points(command, values, *current)
            out.append(_OPERATORS[len(points)])
            numbers += points
            current = points[-2:]
    return " ".join(out), tuple(numbers)


def _commands(data: str) -> Iterator[tuple[str, list[float]]]:
    """Commands, also those left out, with their numbers."""
    tokens = _TOKENS.findall(data)
    command, i = "", 0
    while i < len(tokens):
        given = tokens[i] in _COUNTS
        if given:
            command = tokens[i]
            i += 1
        count = _COUNTS.get(command, 0)
        numbers = tokens[i : i + count]
        try:
            values = [float(number) for number in numbers]
        except ValueError as problem:
            raise ValueError(f"path data with a wrong sign or too few numbers: {data[:40]}") from problem
        if len(values) < count or not (given or count):
            raise ValueError(f"path data with too few or too many numbers: {data[:40]}")
        yield command, values
        i += count
        command = "L" if command == "M" else command


def _points(command: str, v: list[float], x: float, y: float) -> list[float]:
    """The end of a line, or handles and end of a curve, from x, y."""
    if command == "H":
        return [v[0], y]
    if command == "V":
        return [x, v[0]]
    if command == "Q":
        cx, cy, x1, y1 = v
        return [x + 2 / 3 * (cx - x), y + 2 / 3 * (cy - y), x1 + 2 / 3 * (cx - x1), y1 + 2 / 3 * (cy - y1), x1, y1]
    return v


def _circle(cx: float, cy: float, r: float) -> tuple[float, ...]:
    k = r * KAPPA
    return (
        cx + r, cy,
        cx + r, cy + k, cx + k, cy + r, cx, cy + r,
        cx - k, cy + r, cx - r, cy + k, cx - r, cy,
        cx - r, cy - k, cx - k, cy - r, cx, cy - r,
        cx + k, cy - r, cx + r, cy - k, cx + r, cy,
    )  # fmt: skip
