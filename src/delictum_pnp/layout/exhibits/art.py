"""Named line drawings of `templates/art/`, made once per build.

In: a name.  Out: `Art`: a shared drawing, its size in mm, and the places where an exhibit may print
words on it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from ..issues import Path as IssuePath
from ..issues import UnknownName
from ..page import Drawing, Path, Placed
from ..workshop import TemplateMissing
from .desk import Desk


class Place(NamedTuple):
    """Where a word stands on a drawing: centre and baseline, and how wide it may be."""

    x: float
    y: float
    width: float


@dataclass(frozen=True, slots=True)
class Art:
    width: float
    height: float
    drawing: Drawing
    places: Mapping[str, Place]

    def place(self, name: str) -> Place:
        """Raises `KeyError` when the drawing has no such place: a fault of the template."""
        return self.places[name]


def load_art(desk: Desk, name: str, place: IssuePath = ()) -> Art:
    """The drawing of a name; its marks are shared by every card that shows it.

    An unknown name becomes an issue, `place` below the exhibit, and nothing is drawn.
    """
    try:
        data = desk.workshop.load(f"art/{name}")
    except TemplateMissing:
        desk.workshop.issues.unknown.append(UnknownName((*desk.path, *place, "art"), "art", name))
        return NOTHING
    width, height = (float(value) for value in data["size"])
    drawings = desk.workshop.drawings
    key = f"art.{name}"
    if key not in drawings:
        drawings[key] = Drawing(key, tuple(_path(raw) for raw in data["paths"]), width, height, shared=True)
    places = {place: Place(*(float(value) for value in raw)) for place, raw in data.get("places", {}).items()}
    return Art(width, height, drawings[key], places)


NOTHING = Art(1.0, 1.0, Drawing("art.none", (), 1.0, 1.0), defaultdict(lambda: Place(0.0, 0.0, 1.0)))


def draw_art(art: Art, x: float, y: float, scale: float = 1.0) -> Placed:
    return Placed(art.drawing, x, y, scale)


def _path(raw: Mapping[str, Any]) -> Path:
    return Path(raw["data"], fill=raw.get("fill"), stroke=raw.get("stroke"), line=float(raw.get("line", 0.5)))
