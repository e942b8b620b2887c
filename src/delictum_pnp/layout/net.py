"""The net of an envelope: arithmetic in millimetres, no drawing.

In: the measures of `templates/products/sobre.yaml`, how many cards, the printable area.  Out: `Net`.
Across: glue, front, gusset, back, gusset.  Down: flap, roof, body, floor, glue; roof and floor are as
deep as the gusset.  Raises `NetTooSmall` with the measure that would be needed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

Point = tuple[float, float]
FLAP_TAPER, FLOOR_TAPER, TAB_TAPER = 5.0, 4.0, 1.5
GLUE_TAPER: Point = (3.0, 4.0)
NOTCH = 9.0
"""Half the width of the thumb notch in the front's upper edge; a pocket has none, it stays sealed."""


class NetTooSmall(ValueError):
    """What an envelope must hold, or its net itself, is larger than there is room for."""

    def __init__(self, part: str, needed: float, available: float) -> None:
        super().__init__(f"envelope: the {part} needs {needed:.1f} mm and has {available:.1f} mm")
        self.part, self.needed, self.available = part, needed, available


@dataclass(frozen=True, slots=True)
class Net:
    """Measures of the flat envelope; a pocket has no gusset."""

    front: float
    body: float
    gusset: float
    glue: float
    flap: float
    floor_glue: float
    tab: float

    @property
    def width(self) -> float:
        return self.glue + 2 * (self.front + self.gusset)

    @property
    def height(self) -> float:
        return self.flap + 2 * self.gusset + self.body + self.floor_glue

    @property
    def across(self) -> tuple[float, float, float, float, float]:
        """Where front, first gusset, back, second gusset begin and the net ends."""
        front = self.glue
        gusset = front + self.front
        back = gusset + self.gusset
        last = back + self.front
        return front, gusset, back, last, last + self.gusset

    @property
    def top(self) -> float:
        """Upper edge of the body."""
        return self.flap + self.gusset

    @property
    def bottom(self) -> float:
        return self.top + self.body

    def fitting(self, width: float, height: float) -> Net:
        """The net, if a printable area holds it."""
        for part, needed, available in (("width", self.width, width), ("height", self.height, height)):
            if needed > available:
                raise NetTooSmall(part, needed, available)
        return self


def card_net(at: Mapping[str, float], cards: int) -> Net:
    """The net of the players' envelope for a stack of cards."""
    thickness = round(cards * at["card-thickness"], 6)
    if thickness > at["gusset"]:
        raise NetTooSmall("gusset", thickness, at["gusset"])
    front, body = at["card-width"] + at["slack-width"], at["card-height"] + at["slack-height"]
    return Net(front, body, at["gusset"], at["glue"], at["flap"], at["floor-glue"], at["tab"])


def pocket_net(at: Mapping[str, float], leaf: Point) -> Net:
    """The net of the pocket for leaves of the paper (width, height, portrait) folded in four."""
    front, body = leaf[0] / 2 + at["leaf-slack-width"], leaf[1] / 2 + at["leaf-slack-height"]
    return Net(front, body, 0.0, at["glue"], at["leaf-flap"], at["leaf-floor-glue"], 0.0)


def outline(net: Net) -> str:
    """Path data of the line to cut, from the net's upper left."""
    front, gusset, back, last, end = net.across
    top, bottom, middle = net.top, net.bottom, (front + gusset) / 2
    dx, dy = GLUE_TAPER
    start = f"M{dx:g} {top + dy:g} L{front:g} {top:g} "
    notch = (
        f"H{middle - NOTCH:g} C{middle - NOTCH * 0.6:g} {top + NOTCH:g} "
        f"{middle + NOTCH * 0.6:g} {top + NOTCH:g} {middle + NOTCH:g} {top:g} "
    )
    points = [
        (gusset, top),
        *_tab(net, gusset, back, top, -net.tab),
        (back, top),
        (back, net.flap),
        (back + FLAP_TAPER, 0),
        (last - FLAP_TAPER, 0),
        (last, net.flap),
        (last, top),
        *_tab(net, last, end, top, -net.tab),
        (end, top),
        (end, bottom),
        *_tab(net, end, last, bottom, net.tab),
        (last, bottom),
        (back, bottom),
        *_tab(net, back, gusset, bottom, net.tab),
        (gusset, bottom),
        (gusset, bottom + net.gusset),
        (gusset - FLOOR_TAPER, net.height),
        (front + FLOOR_TAPER, net.height),
        (front, bottom + net.gusset),
        (front, bottom),
        (dx, bottom - dy),
    ]
    return start + (notch if net.gusset else "") + " ".join(f"L{x:g} {y:g}" for x, y in points) + " Z"


def _tab(net: Net, start: float, end: float, y: float, height: float) -> list[Point]:
    """The two outer corners of a gusset's tab, in the direction of the outline."""
    if not net.gusset:
        return []
    taper = TAB_TAPER if end > start else -TAB_TAPER
    return [(start + taper, y + height), (end - taper, y + height)]


def folds(net: Net) -> list[tuple[Point, Point]]:
    """The lines to fold, each once."""
    front, gusset, back, last, end = net.across
    top, bottom = net.top, net.bottom
    upright = sorted({front, gusset, back, last} - {end})
    level = [(back, last, net.flap), (front, gusset, bottom)]
    if net.gusset:
        level += [(gusset, back, top), (back, last, top), (last, end, top)]
        level += [(gusset, back, bottom), (last, end, bottom), (front, gusset, bottom + net.gusset)]
    return [((x, top), (x, bottom)) for x in upright] + [((x1, y), (x2, y)) for x1, x2, y in level]
