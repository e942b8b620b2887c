"""Plan: a floor plan in four weights of line, with labels and the pins of both approaches.

In: `model.exhibits.Plan`, coordinates in mm on a plan 83 mm wide.  Out: marks and height in mm.  The
plan is drawn half a wall smaller all round, so that the outer walls keep inside its box.
"""

from __future__ import annotations

from ...model.exhibits import Plan
from ..page import Path
from .desk import Desk

NOMINAL = 83.0
WALL = 0.78
"""Thickness of an outer wall, in mm: 2.2 pt."""
LAYERS = (
    ("furniture", "ink", 0.5),
    ("doors", "mid", 0.5),
    ("partitions", "ink", 1.3),
    ("walls", "ink", 2.2),
)
"""Field, colour and line in points, lowest first."""
PIN = 2.7


def draw_plan(plan: Plan, desk: Desk) -> float:
    scale = (desk.width - WALL) / NOMINAL
    edge = WALL / 2
    for name, color, line in LAYERS:
        data = getattr(plan, name)
        if data.strip():
            desk.add(Path(data, edge, edge, scale, stroke=color, line=line))
    for key, label in plan.labels.items():
        x, y = (edge + value * scale for value in label.at)
        room = 2 * min(x, desk.width - x)
        style = "plan-room" if label.text.isupper() else "plan-place"
        desk.line(x, y, label.text, style, room, ("labels", key, "text"), "center")
    for letter, at in plan.pins.items():
        _pin(desk, edge + at[0] * scale, edge + at[1] * scale, letter)
    return plan.height * scale + WALL


def _pin(desk: Desk, x: float, y: float, letter: str) -> None:
    """A disc with its letter, parted from the lines by a white ring."""
    desk.add(Path(f"O {x:.2f} {y:.2f} {PIN}", fill="ink", stroke="white", line=1.2))
    desk.add(*desk.setter.line(x, y + 1.42, letter, "plan-pin", "center"))
