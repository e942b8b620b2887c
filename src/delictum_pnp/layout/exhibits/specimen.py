"""Specimen: an object drawn in line, tied to its tag of labelled rows.

In: `model.exhibits.Specimen`.  Out: marks and height in mm.  The drawing has the places `mark`
(what is engraved on the object) and `tie` (where the string is knotted).
"""

from __future__ import annotations

from collections.abc import Mapping

from ...model.exhibits import Specimen
from ..page import Node, Path
from .art import draw_art, load_art
from .desk import Desk
from .parts import EDGE, FRAME, labelled, polygon, rule

OBJECT_MOST = 0.38
"""Largest share of the width for the object."""
STRING = 5.6
"""Between the object and its tag."""
CORNER = 4.6
EYELET = (3.6, 1.5)
"""Distance of the tag's eyelet from its left edge, and its radius."""
MARGIN = 7.4
"""From the tag's left edge to its words."""
VALUE = "exhibit-value"


def draw_specimen(specimen: Specimen, desk: Desk) -> float:
    art = load_art(desk, specimen.art)
    scale = min(1.0, desk.width * OBJECT_MOST / art.width)
    width, object_height = art.width * scale, art.height * scale
    caption = desk.block(specimen.caption, "exhibit-caption", width + 4, ("caption",)) if specimen.caption else None
    below = caption.last + 4.6 if caption else 0.0
    left = width + STRING
    height = max(_rows(desk, specimen.rows, left + MARGIN), object_height + below)
    top = (height - object_height - below) / 2
    desk.add(draw_art(art, 0, top, scale))
    if specimen.mark is not None:
        x, y, room = (value * scale for value in art.place("mark"))
        desk.line(x, top + y, specimen.mark, "exhibit-engraved", room, ("mark",), "center")
    if caption:
        desk.add(*desk.setter.draw(caption, 0, top + object_height + 3.8))
    tie = art.place("tie")
    _tag(desk, left, height)
    _string(desk, tie.x * scale, top + tie.y * scale, left + EYELET[0], height / 2)
    return height


def _rows(desk: Desk, rows: Mapping[str, tuple[str, str]], x: float) -> float:
    """Labelled rows parted by thin lines; answers the lower edge."""
    right, y, table = desk.width - 3, 1.2, Node("Table")
    for number, (key, pair) in enumerate(rows.items()):
        if number:
            rule(desk, x, right, y, "line")
        y += 3.7 + labelled(desk, x, y + 3.7, pair, right - x, ("rows", key), table, VALUE) + 1.7
    return y + 0.8


def _tag(desk: Desk, left: float, height: float) -> None:
    """Outline with the left corners cut, and the eyelet."""
    x1, x2, y1, y2 = left + EDGE, desk.width - EDGE, EDGE, height - EDGE
    points = [(x1 + CORNER, y1), (x2, y1), (x2, y2), (x1 + CORNER, y2), (x1, y2 - CORNER), (x1, y1 + CORNER)]
    desk.add(Path(polygon(points), stroke="ink", line=FRAME))
    distance, radius = EYELET
    desk.add(Path(f"O {left + distance} {height / 2:.2f} {radius}", stroke="ink", line=0.6))


def _string(desk: Desk, x1: float, y1: float, x2: float, y2: float) -> None:
    """From the knot on the object through the eyelet."""
    low = f"{(x1 + x2) / 2:.2f} {max(y1, y2) + 2.5:.2f}"
    desk.add(Path(f"M {x1:.2f} {y1:.2f} C {low} {low} {x2:.2f} {y2:.2f}", stroke="ink", line=0.5))
