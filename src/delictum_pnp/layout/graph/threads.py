"""The threads of the graph: curves between columns, straight where they pass a column, arrows at cards.

In: a `Plan`.  Out: marks, thin ones first.  Requirements are heavy: solid when all are asked, dashed when one of
several is; roles thin in the colour of their thesis; what settles a contradiction dotted.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from ..page import Mark, Path
from .layers import Key, Stretch, Way
from .network import Kind
from .plan import Plan

BEND = 0.5
"""Of the white between columns: where a curve is steepest."""
PORTS = 0.28
"""Of a card's height: how far from its middle its threads of different kinds begin or end."""
ARROW = "M 0 0 L -2.1 -1 V 1 Z"
ARROW_LENGTH = 2.0


class Pen(NamedTuple):
    color: str
    line: float
    dash: tuple[float, ...] = ()
    arrow: bool = False


PENS: dict[Kind, Pen] = {
    "place": Pen("mid", 0.5),
    "note": Pen("mid", 0.8, arrow=True),
    "gives": Pen("mid", 0.8, arrow=True),
    "operative": Pen("wine", 0.5),
    "structural": Pen("night", 0.5),
    "settles": Pen("ember", 1.1, (0.01, 2.4)),
    "any": Pen("ink", 0.95, (3.4, 2.2), True),
    "some": Pen("ink", 0.95, (5.4, 1.6, 1.2, 1.6), True),
    "all": Pen("ink", 0.95, (), True),
}
"""In the order of drawing: what comes later lies above."""


def marks(plan: Plan) -> list[Mark]:
    web = _Web(plan)
    drawn: list[Mark] = []
    for kind in PENS:
        drawn += [mark for stretch in plan.graph.stretches if stretch.kind == kind for mark in web.stretch(stretch)]
        drawn += [web.way(key) for row in plan.graph.keys for key in row if isinstance(key, Way) and key.kind == kind]
    return drawn


@dataclass
class _Web:
    plan: Plan
    leaving: dict[tuple[Key, Kind], float] = field(default_factory=dict)
    """Heights at which the threads of a kind leave a card."""
    reaching: dict[tuple[Key, Kind], float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        stretches = self.plan.graph.stretches
        self.leaving = self._ports([(s.source, s.kind, s.target) for s in stretches])
        self.reaching = self._ports([(s.target, s.kind, s.source) for s in stretches])

    def _ports(self, ends: list[tuple[Key, Kind, Key]]) -> dict[tuple[Key, Kind], float]:
        """Kinds at one side of a card, one below the other as their other ends are."""
        others: dict[Key, dict[Kind, list[float]]] = {}
        for key, kind, other in ends:
            others.setdefault(key, {}).setdefault(kind, []).append(self.plan.middles[other])
        found: dict[tuple[Key, Kind], float] = {}
        for key, kinds in others.items():
            sides = sorted(kinds, key=lambda kind: (sum(kinds[kind]) / len(kinds[kind]), kind))
            spread = 0.0 if len(sides) == 1 else 2 * PORTS * self.plan.measure["card"] / (len(sides) - 1)
            for number, kind in enumerate(sides):
                offset = (number - (len(sides) - 1) / 2) * spread
                found[key, kind] = self.plan.middles[key] + (0.0 if self._fixed(key) else offset)
        return found

    def _fixed(self, key: Key) -> bool:
        return isinstance(key, Way) or key not in self.plan.network.layers

    def stretch(self, one: Stretch) -> Iterator[Mark]:
        pen, left, right = PENS[one.kind], self.plan.columns[one.layer], self.plan.columns[one.layer + 1]
        x1, y1 = left.right, self.leaving[one.source, one.kind]
        x2, y2 = right.x, self.reaching[one.target, one.kind]
        arrow = pen.arrow and not isinstance(one.target, Way)
        end = x2 - (ARROW_LENGTH if arrow else 0.0)
        middle = x1 + (end - x1) * BEND
        data = f"M {x1:.2f} {y1:.2f} C {middle:.2f} {y1:.2f} {middle:.2f} {y2:.2f} {end:.2f} {y2:.2f}"
        yield Path(data, stroke=pen.color, line=pen.line, dash=pen.dash)
        if arrow:
            yield Path(ARROW, x2, y2, fill=pen.color)

    def way(self, one: Way) -> Mark:
        """Past the cards of a layer; drawn once, however many threads share it."""
        pen, column, y = PENS[one.kind], self.plan.columns[one.layer], self.plan.middles[one]
        return Path(f"M {column.x:.2f} {y:.2f} H {column.right:.2f}", stroke=pen.color, line=pen.line, dash=pen.dash)
