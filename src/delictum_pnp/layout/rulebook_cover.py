"""Cover and back of the rulebook: the river round a lens, the cases of the box, the colophon.

In: a `Kit`, the size of a page in mm.  Out: marks.
"""

from __future__ import annotations

from ..model.codes import CaseCode
from ..model.kit import Kit
from . import case_mark, river
from .page import Box, Drawing, Line, Mark, Path, Placed
from .workshop import Workshop

MARGIN = 14.0
PANEL_TOP, PANEL_HEIGHT = 70.0, 82.0
RADIUS = 27.0
EMBLEM = 38.0
"""Side of the emblem's drawing; the lens and its handle fill it."""
LENS_MIDDLE, LENS_RADIUS = 16.6, 15.4
RIM, HANDLE = 5.7, 10.0
"""Widths of strokes in points."""
HANDLE_PATH = "M 28 28 L 36 36"
BRIDGE = "M 2.6 18.6 H 30.6 V 20.2 H 2.6 Z M 4.4 18.6 C 6 6.4 27.2 6.4 28.8 18.6 H 26.8 C 25.2 9.2 8 9.2 6.4 18.6 Z"
PIERS = "M 10.2 18.6 V 12.6 M 14.5 18.6 V 10.8 M 18.7 18.6 V 10.8 M 23 18.6 V 12.6"
WAVES = (
    "M 4.6 23.4 C 7 22.2 9 24.6 11.4 23.4 C 13.8 22.2 15.8 24.6 18.2 23.4 C 20.6 22.2 22.6 24.6 25 23.4"
    " C 26.6 22.6 27.4 23 28.6 23.6 M 8.6 26.8 C 11 25.6 13 28 15.4 26.8 C 17.8 25.6 19.8 28 22.2 26.8"
    " C 23.2 26.3 24 26.4 24.8 26.8"
)
CASE_ROW = 6.6


def front(kit: Kit, workshop: Workshop, width: float, height: float) -> list[Mark]:
    """Title, the river round the emblem, the cases, the facts of the box."""
    setter, info, middle = workshop.setter, kit.info, width / 2
    marks: list[Mark] = [
        *setter.line(MARGIN, 17, f"{workshop.box} · {workshop.edition}", "book-running"),
        *setter.line(width - MARGIN, 17, workshop.phrases("rulebook.title"), "book-running", "right"),
        Line(MARGIN, 19.4, width - MARGIN, 19.4, "ink", 1.1),
        *setter.line(middle, 47, info.title.upper(), "cover-title", "center"),
        *setter.line(middle, 59, info.subtitle, "cover-subtitle", "center"),
        *_panel(workshop, width),
    ]
    y = PANEL_TOP + PANEL_HEIGHT + 10
    for number, code in enumerate(kit.info.cases):
        marks += _case(kit, workshop, code, MARGIN, y + number * CASE_ROW)
    foot = height - 21
    return [
        *marks,
        Line(MARGIN, foot, width - MARGIN, foot, "line", 0.5),
        workshop.theme.icon("E", MARGIN, foot + 3.4, 4.6),
        *setter.line(MARGIN + 6.6, foot + 7, info.players, "cover-fact"),
        workshop.theme.icon("turn", MARGIN + 38, foot + 3.4, 4.6),
        *setter.line(MARGIN + 44.6, foot + 7, info.duration, "cover-fact"),
    ]


def _panel(workshop: Workshop, width: float) -> list[Mark]:
    inside = width - 2 * MARGIN
    x, y = width / 2, PANEL_TOP + PANEL_HEIGHT / 2
    flow = river.drawing(
        river.River(inside, PANEL_HEIGHT, inside / 2, PANEL_HEIGHT / 2, RADIUS, 2.1, "mid", 0.45), "river.cover"
    )
    return [
        Placed(flow, MARGIN, PANEL_TOP),
        Box(MARGIN, PANEL_TOP, inside, PANEL_HEIGHT, stroke="ink", line=1.1),
        Path(f"O 0 0 {RADIUS + 1.6:g}", x, y, fill="white", stroke="ink", line=1.4),
        Path(f"O 0 0 {RADIUS:g}", x, y, stroke="ink", line=0.45),
        emblem(x, y, 36),
    ]


def emblem(x: float, y: float, side: float) -> Placed:
    """A lens over the bridge and its river, the middle of the lens and its handle at x, y."""
    marks: list[Mark] = [
        Path(BRIDGE, fill="ink"),
        Path(PIERS, stroke="ink", line=2.2),
        Path(WAVES, stroke="ink", line=2.2),
        Path(HANDLE_PATH, stroke="ink", line=HANDLE),
        Path(f"O {LENS_MIDDLE} {LENS_MIDDLE} {LENS_RADIUS}", stroke="ink", line=RIM),
    ]
    return Placed(
        Drawing("emblem", tuple(marks), EMBLEM, EMBLEM, shared=True), x - side / 2, y - side / 2, side / EMBLEM
    )


def _case(kit: Kit, workshop: Workshop, code: CaseCode, x: float, y: float) -> list[Mark]:
    title = kit.cases[code].title
    return [*case_mark.marks(code, x, y - 1.2, "ink"), *workshop.setter.line(x + 9.4, y, title, "cover-case")]


def back(kit: Kit, workshop: Workshop, width: float, height: float) -> list[Mark]:
    """The colophon at the foot, under a band of the river."""
    setter, inside = workshop.setter, width - 2 * MARGIN
    block = setter.set(kit.info.colophon, "cover-colophon", inside)
    top = height - 14 - block.last
    band = river.drawing(river.River(inside, 40, inside / 2, 20, 11, 2.1, "line", 0.4), "river.back")
    y = (top - 12) / 2 - 20
    return [
        Placed(band, MARGIN, y),
        Path("O 0 0 12", width / 2, y + 20, fill="white", stroke="ink", line=1.1),
        emblem(width / 2, y + 20, 15),
        *setter.line(width / 2, y + 54, kit.info.title.upper(), "wordmark", "center"),
        *setter.line(width / 2, y + 61.6, kit.info.subtitle, "wordmark-sub", "center"),
        Line(MARGIN, top - 7, width - MARGIN, top - 7, "ink", 1.1),
        *setter.draw(block, MARGIN, top),
    ]
