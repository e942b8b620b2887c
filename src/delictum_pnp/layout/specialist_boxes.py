"""The kinds of box that only specialists have.  In: values of a box and the desk of a face.  Out: `Drawn`.

emblem  at, icon: the river round a lamp's disc, half of it in shadow
strip   at, width, icon, label, words: the action that the power goes with
plate   middle, y, style, words: a line on white in the river, centred
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from . import furniture
from .boxes import BOXES, kind
from .page import Box, Mark, Path, Placed
from .river import River
from .template import Desk, Drawn, Kind

Values = Mapping[str, Any]
EMBLEM = "emblem"
EMBLEM_WIDTH, EMBLEM_HEIGHT = 83.0, 43.0
EMBLEM_RIVER = River(EMBLEM_WIDTH, EMBLEM_HEIGHT, EMBLEM_WIDTH / 2, EMBLEM_HEIGHT / 2, 18.0, 2.6, line=0.38)
DISC_GROUND, DISC, DISC_LINE = 18.4, 16.6, 15.4
SHADOW = 15.2
SHADOW_FROM, SHADOW_STEP = 4.6, 1.06
ICON = 20.0
PLATE_PAD = 2.5


def emblem(values: Values, desk: Desk) -> Drawn:
    x, y = values["at"]
    cx, cy = x + EMBLEM_WIDTH / 2, y + EMBLEM_HEIGHT / 2
    marks: list[Mark] = [
        Placed(desk.workshop.drawings[EMBLEM], x, y),
        Path(f"O 0 0 {DISC_GROUND}", cx, cy, fill="white"),
        Path(f"O 0 0 {DISC}", cx, cy, fill="white", stroke="ink", line=1.1),
        Path(f"O 0 0 {DISC_LINE}", cx, cy, stroke="ink", line=0.35),
        Path(_shadow(), cx, cy, stroke="mid", line=0.4),
        desk.workshop.theme.icon(values["icon"], cx - ICON / 2, cy - ICON / 2, ICON),
        Box(x, y, EMBLEM_WIDTH, EMBLEM_HEIGHT, stroke="ink", line=0.7),
    ]
    return Drawn(marks, y, y + EMBLEM_HEIGHT)


def _shadow() -> str:
    """Hatching of the disc's lower right: chords at 45°."""
    chords = []
    distance = SHADOW_FROM
    while distance < SHADOW:
        half, middle = math.sqrt(SHADOW**2 - distance**2) / math.sqrt(2), distance / math.sqrt(2)
        chords.append(f"M {middle - half:.2f} {middle + half:.2f} L {middle + half:.2f} {middle - half:.2f}")
        distance += SHADOW_STEP
    return " ".join(chords)


def strip(values: Values, desk: Desk) -> Drawn:
    x, y = values["at"]
    marks = furniture.strip(desk.workshop, x, y, values["width"], values["icon"], values["label"], values["words"])
    return Drawn(marks, y, y + furniture.STRIP_HEIGHT)


def plate(values: Values, desk: Desk) -> Drawn:
    middle, y, words, style = values["middle"], values["y"], values["words"], values["style"]
    width = desk.workshop.setter.width(words, style) + 2 * PLATE_PAD
    ground: Mark = Box(middle - width / 2, y - 3.7, width, 5.8, fill="white")
    return Drawn([ground, *desk.workshop.setter.line(middle, y, words, style, "center")], y - 3.7, y + 2.1)


SPECIALIST_KINDS: Mapping[str, Kind] = {
    **BOXES,
    "emblem": kind(emblem, "at icon", pure=True),
    "strip": kind(strip, "at width icon label words", pure=True),
    "plate": kind(plate, "middle y style words", pure=True),
}
