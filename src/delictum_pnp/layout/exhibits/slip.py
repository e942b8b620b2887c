"""Slip: a small paper fixed to an exhibit, written by hand or printed; it lies below.

In: `model.exhibits.Slip` and the exhibit's height.  Out: marks and the height of both, in mm.
"""

from __future__ import annotations

import math
from dataclasses import replace

from ...model.exhibits import Slip
from ..page import Drawing, Line, Placed
from .desk import Desk
from .parts import frame, hand, rule

WIDTH = 68.8
LABEL = 13.6
"""What a label may take left of the slip; a longer one stands above it."""
LABEL_LINES = 2
LEAN = 1.6
"""Degrees a hand-written slip leans: the most that any exhibit may."""
GAP = 3.2
LABEL_ROOM = 4.0
MARGIN = 5.0
HAND_FIRST = 6.2
HAND_PITCH = 5.2
PRINT_FIRST = 4.9
PRINT_PITCH = 4.1


def draw_slip(slip: Slip, desk: Desk, above: float) -> float:
    """Draws the slip under an exhibit `above` mm high; answers the height of both."""
    width = min(WIDTH, desk.width - LABEL)
    leaf = replace(desk, width=width, marks=[])
    height = _hand_lines(slip, leaf) if slip.style == "hand" else _print_lines(slip, leaf)
    lean = LEAN if slip.style == "hand" else 0.0
    rise = width * math.sin(math.radians(lean))
    x, y = desk.width - width, above + GAP
    if slip.label is not None:
        if _stands_beside(slip.label, desk):
            desk.prose(0, y + rise + 2.6, slip.label, "exhibit-column", LABEL - 0.8, ("slip", "label"))
        else:
            y += LABEL_ROOM + desk.text(0, y + 2.6, slip.label, "exhibit-column", desk.width, ("slip", "label"))
            x = (desk.width - width) / 2
    if lean:
        x -= height * math.sin(math.radians(lean))
    drawing = Drawing(f"slip.{desk.code}", tuple(leaf.marks), width, height)
    desk.add(Placed(drawing, x, y + rise, turn=-lean))
    return y + rise + height


def _stands_beside(label: str, desk: Desk) -> bool:
    """Whether a label finds room left of the slip."""
    room = LABEL - 0.8
    if max(desk.natural(word, "exhibit-column") for word in label.split()) > room:
        return False
    return len(desk.block(label, "exhibit-column", room, ("slip", "label")).lines) <= LABEL_LINES


def _hand_lines(slip: Slip, leaf: Desk) -> float:
    """Written lines on ruled paper; answers the slip's height."""
    row = 0
    for key, text in slip.lines.items():
        room = leaf.width - 2 * MARGIN
        row += hand(leaf, MARGIN, HAND_FIRST + row * HAND_PITCH, text, room, ("slip", "lines", key), HAND_PITCH)
    height = HAND_FIRST + (row - 1) * HAND_PITCH + 3.6
    for number in range(row):
        rule(leaf, 0.4, leaf.width - 0.4, HAND_FIRST + 1.1 + number * HAND_PITCH, "hair", 0.4)
    frame(leaf, 0, 0, leaf.width, height)
    return height


def _print_lines(slip: Slip, leaf: Desk) -> float:
    """Printed lines, fixed by a staple; answers the slip's height."""
    y = PRINT_FIRST
    for key, text in slip.lines.items():
        y += leaf.text(MARGIN, y, text, "exhibit-cell", leaf.width - MARGIN - 2.5, ("slip", "lines", key)) + PRINT_PITCH
    height = y - PRINT_PITCH + 2.5
    frame(leaf, 0, 0, leaf.width, height)
    leaf.add(Line(1.6, 1.9, 3.9, 1.3, "ink", 1.1, round_cap=True))
    return height
