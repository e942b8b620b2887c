"""The river of Puerto Amparo: streamlines round what is sealed, ψ = y (1 − a² / r²).

In: a rectangle, a cylinder's centre and radius, the distance of the lines.  Out: shared drawings, all in mm.
`drawing` fills any rectangle; `pattern` is the back of every card: eased to straight at its edge, so that it
repeats without a seam and a miscut never shows (style guide, «Back pattern»).
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from .page import Clipped, Drawing, Path
from .workshop import Workshop

STEP = 4.0
"""Distance of the points of a line, along the river."""
WAVE, WAVE_LENGTH = 0.6, 71.0
NEWTON_STEPS = 6
CLOSE = 0.002
"""Newton's method comes from above; it stops when a step is shorter than this."""

CARD_WIDTH, CARD_HEIGHT = 95.0, 130.0
CARD_MIDDLE, CARD_RADIUS = (47.5, 37.0), 20.0
CARD_SPACING = 2.6
CARD_LINE = 0.38
CARD_POINTS = 24
"""Curves of one line; the lines are smooth from one to the next."""
SQUEEZE = 1.12
EASE = 40.0
"""Towards head and foot of a card the bend fades over this distance."""
SINES = ((0.55, 1, 3), (0.30, 2, -5))
"""Height in mm, periods across the card, periods of the phase down the card."""

Points = list[tuple[float, float]]


@dataclass(frozen=True, slots=True)
class River:
    """A rectangle of river; `x`, `y` is the middle of what it flows round, `radius` how wide it swings."""

    width: float
    height: float
    x: float
    y: float
    radius: float
    spacing: float = 2.4
    color: str = "current"
    line: float = 0.4


def drawing(river: River, name: str) -> Drawing:
    """The river in its rectangle, clipped."""
    beyond = river.radius
    count = math.ceil((river.height + 2 * beyond) / river.spacing)
    paths = tuple(
        Path(_curve(_points(river, -beyond + (i + 0.5) * river.spacing, i)), stroke=river.color, line=river.line)
        for i in range(count)
    )
    clipped = Clipped(0, 0, river.width, river.height, paths)
    return Drawing(name, (clipped,), river.width, river.height, shared=True)


def pattern(workshop: Workshop) -> Drawing:
    """The back of every card, 95 × 130, made once per workshop."""
    found = workshop.drawings.get("river")
    if found is None:
        data = " ".join(_curve(points) for points in card_lines())
        path = Path(data, stroke="current", line=CARD_LINE)
        found = workshop.drawings["river"] = Drawing("river", (path,), CARD_WIDTH, CARD_HEIGHT, shared=True)
    return found


def card_lines() -> list[Points]:
    """Points of each line of the card's pattern, with one before its left edge and one after its right."""
    (cx, cy), count = CARD_MIDDLE, round(CARD_HEIGHT / CARD_SPACING)
    columns = [CARD_WIDTH * k / CARD_POINTS for k in range(CARD_POINTS)]
    bends = [math.cos(math.pi * (x - cx) / CARD_WIDTH) ** 2 for x in columns]
    lines = []
    for number in range(count):
        still = (number + 0.5) * CARD_SPACING
        fade = min(1.0, still / EASE, (CARD_HEIGHT - still) / EASE)
        weight = fade * fade * (3 - 2 * fade)
        heights = []
        for x, bend in zip(columns, bends, strict=True):
            pushed = _streamline((x - cx) / SQUEEZE, still - cy, CARD_RADIUS) - (still - cy)
            heights.append(still + pushed * bend * weight + _sway(x, number / count) * (1 - 0.7 * bend))
        lines.append(_periodic(heights))
    return lines


def _sway(x: float, down: float) -> float:
    return sum(
        size * math.sin(2 * math.pi * (across * x / CARD_WIDTH + periods * down)) for size, across, periods in SINES
    )


def _periodic(heights: list[float]) -> Points:
    """The points of a line whose heights repeat with the card's width."""
    count = len(heights)
    return [(CARD_WIDTH * k / count, heights[k % count]) for k in range(-1, count + 2)]


def _points(river: River, far: float, number: int) -> Points:
    """Points of the line that runs at height `far` far away from the cylinder."""
    count = math.ceil(river.width / STEP)
    points = []
    for i in range(-1, count + 2):
        x = i * river.width / count
        y = river.y + _streamline(x - river.x, far - river.y, river.radius)
        points.append((x, y + WAVE * math.sin(2 * math.pi * x / WAVE_LENGTH + number * 0.21)))
    return points


def _streamline(x: float, far: float, radius: float) -> float:
    """Height of a streamline beside the cylinder: a root of y³ − c y² + (x² − a²) y − c x², by Newton's method."""
    c = abs(far)
    y = c + radius
    for _ in range(NEWTON_STEPS):
        slope = 3 * y * y - 2 * c * y + x * x - radius * radius
        if slope <= 1e-9:
            break
        step = (((y - c) * y + x * x - radius * radius) * y - c * x * x) / slope
        y -= step
        if step < CLOSE:
            break
    return math.copysign(y, far)


def _curve(points: Points) -> str:
    """A smooth path through the inner points; the outer two give its ends their direction."""
    parts = [f"M {points[1][0]:.2f} {points[1][1]:.2f}"]
    for (x0, y0), (x1, y1), (x2, y2), (x3, y3) in zip(points, points[1:], points[2:], points[3:], strict=False):
        parts.append(
            f"C {x1 + (x2 - x0) / 6:.2f} {y1 + (y2 - y0) / 6:.2f} {x2 - (x3 - x1) / 6:.2f} {y2 - (y3 - y1) / 6:.2f}"
            f" {x2:.2f} {y2:.2f}"
        )
    return " ".join(parts)
