"""Less ink, or one ink: what the profiles `low` and `grey` make of pages and of the palette.

In: marks, a palette.  Out: marks that need less ink (dark squares and bars outlined with what stood white on them in
their colour, pale grounds white, every second line of the river); a palette of greys.  Places and words stay.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from .page import Box, Clipped, Drawing, Line, Mark, Page, Path, Placed, Text

LIGHT = frozenset({"pale", "white", "hair", "line", "current", "cut", "car"})
"""Colours of grounds and lines that white would not be read on."""
PALE, RIVER = "pale", "current"
RIVERS = frozenset({"river.cover", "river.back", "river.folder"})
"""Drawings that are all river, in whatever colour; what hides the page behind it keeps its lines."""
LEAST_GROUND = 5.0
"""Smaller boxes (a side's name, bars, rules, what is ticked) keep their fill, which tells them apart."""
OUTLINE = 0.9
START = re.compile(r"[MO] ?(-?[\d.]+)[ ,]+(-?[\d.]+)")
LUMA = (0.299, 0.587, 0.114)


class Ground(NamedTuple):
    """A box that was dark and now is outlined."""

    x: float
    y: float
    width: float
    height: float
    color: str

    def holds(self, x: float, y: float) -> bool:
        return self.x <= x <= self.x + self.width and self.y <= y <= self.y + self.height


def greys(palette: Mapping[str, str]) -> dict[str, str]:
    """Every colour as the grey that is as light."""
    return {name: _grey(value) for name, value in palette.items()}


def _grey(value: str) -> str:
    parts = [int(value[at : at + 2], 16) for at in (1, 3, 5)]
    level = round(sum(weight * part for weight, part in zip(LUMA, parts, strict=True)))
    return f"#{level:02x}{level:02x}{level:02x}"


class LowInk:
    """Turns drawings once each, so that a shared one stays shared."""

    def __init__(self) -> None:
        self._drawings: dict[Drawing, Drawing] = {}
        self._swapped: dict[tuple[Drawing, str], Drawing] = {}

    def page(self, page: Page) -> Page:
        """The page with less ink."""
        return replace(page, marks=self.marks(page.marks))

    def marks(self, marks: Sequence[Mark], all_river: bool = False) -> tuple[Mark, ...]:
        """The same marks with less ink, in the same order."""
        made: list[Mark] = []
        grounds: list[Ground] = []
        for mark in _thinned(marks, all_river):
            ground = next((one for one in reversed(grounds) if one.holds(*_anchor(mark))), None)
            if isinstance(mark, Box) and _is_ground(mark):
                assert mark.fill
                grounds.append(Ground(mark.x, mark.y, mark.width, mark.height, mark.fill))
                made.append(_outlined(mark))
            else:
                made.append(self._lighter(mark, ground, all_river))
        return tuple(made)

    def _lighter(self, mark: Mark, ground: Ground | None, all_river: bool) -> Mark:
        if isinstance(mark, Placed):
            if ground and _is_white(mark.drawing):
                return mark._replace(drawing=self._swap(mark.drawing, ground.color))
            return mark._replace(drawing=self._drawing(mark.drawing))
        if isinstance(mark, Clipped):
            return mark._replace(marks=self.marks(mark.marks, all_river))
        if ground:
            return recoloured(mark, {"white": ground.color})
        return mark._replace(fill="white") if isinstance(mark, Box) and mark.fill == PALE else mark

    def _drawing(self, drawing: Drawing) -> Drawing:
        if drawing not in self._drawings:
            made = self.marks(drawing.marks, drawing.name in RIVERS)
            self._drawings[drawing] = replace(drawing, marks=made)
        return self._drawings[drawing]

    def _swap(self, drawing: Drawing, color: str) -> Drawing:
        """A drawing in white on `color`, as `color` on white."""
        key = (drawing, color)
        if key not in self._swapped:
            names = {"white": color, color: "white"}
            self._swapped[key] = replace(drawing, marks=tuple(recoloured(mark, names) for mark in drawing.marks))
        return self._swapped[key]


def recoloured(mark: Mark, names: Mapping[str, str]) -> Mark:
    """The mark with some colours changed."""
    if isinstance(mark, Text | Line):
        return mark._replace(color=names.get(mark.color, mark.color))
    if isinstance(mark, Box | Path):
        fill, stroke = (names.get(name, name) if name else None for name in (mark.fill, mark.stroke))
        return mark._replace(fill=fill, stroke=stroke)
    return mark


def _is_ground(box: Box) -> bool:
    return box.fill is not None and box.fill not in LIGHT and min(box.width, box.height) >= LEAST_GROUND


def _outlined(box: Box) -> Box:
    """The outline lies inside, so that the box is no larger than it was."""
    return box._replace(fill="white", stroke=box.fill, line=max(box.line if box.stroke == box.fill else 0, OUTLINE))


def _is_white(drawing: Drawing) -> bool:
    first = drawing.marks[0] if drawing.marks else None
    return isinstance(first, Path) and "white" in (first.fill, first.stroke)


def _anchor(mark: Mark) -> tuple[float, float]:
    """A point that tells on what ground a mark stands."""
    if isinstance(mark, Placed):
        return mark.x + mark.drawing.width * mark.scale / 2, mark.y + mark.drawing.height * mark.scale / 2
    if isinstance(mark, Path):
        found = START.search(mark.data)
        x, y = (float(found[1]), float(found[2])) if found else (0.0, 0.0)
        return mark.x + x * mark.scale, mark.y + y * mark.scale
    if isinstance(mark, Line):
        return (mark.x1 + mark.x2) / 2, (mark.y1 + mark.y2) / 2
    if isinstance(mark, Text):
        return mark.x, mark.y - mark.size * 0.1
    return mark.x + mark.width / 2, mark.y + mark.height / 2


def _thinned(marks: Iterable[Mark], all_river: bool) -> Iterable[Mark]:
    """Without every second line of the river, whether its lines are one path or many."""
    drawn = 0
    for mark in marks:
        if not (isinstance(mark, Path) and mark.fill is None and (all_river or mark.stroke == RIVER)):
            yield mark
            continue
        lines = ["M " + line.strip() for line in mark.data.split("M") if line.strip()]
        if len(lines) > 1:
            yield mark._replace(data=" ".join(lines[::2]))
            continue
        drawn += 1
        if drawn % 2:
            yield mark
