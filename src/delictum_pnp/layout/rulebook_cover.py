"""Cover and back of the rulebook: the river round a lens, the cases of the box, the colophon.

In: a `Kit`, the size of a page in mm, the cover's measures (`products/reglamento`).  Out: marks.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..model.codes import CaseCode
from ..model.kit import Kit
from . import case_mark, river
from .page import Box, Drawing, Line, Mark, Path, Placed
from .workshop import Workshop

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
FACT_STEP, FACT_TEXT = 38.0, 6.6


def front(kit: Kit, workshop: Workshop, width: float, height: float, at: Mapping[str, float]) -> list[Mark]:
    """Title, the river round the emblem, the cases, the facts of the box."""
    setter, info, middle = workshop.setter, kit.info, width / 2
    margin, head = at["margin"], at["head"]
    marks: list[Mark] = [
        *setter.line(margin, head, f"{workshop.box} · {workshop.edition}", "book-running"),
        *setter.line(width - margin, head, workshop.phrases("rulebook.title"), "book-running", "right"),
        Line(margin, head + 2.4, width - margin, head + 2.4, "ink", 1.1),
        *setter.line(middle, at["title"], info.title.upper(), "cover-title", "center"),
        *setter.line(middle, at["title"] + 12, info.subtitle, "cover-subtitle", "center"),
        *_panel(workshop, width, at),
    ]
    y = at["panel_top"] + at["panel"] + at["cases"]
    for number, code in enumerate(kit.info.cases):
        marks += _case(kit, workshop, code, margin, y + number * CASE_ROW)
    return [*marks, *_facts(kit, workshop, (margin, width - margin), height - at["facts"])]


def _facts(kit: Kit, workshop: Workshop, edges: tuple[float, float], y: float) -> list[Mark]:
    """Below a rule who can play and how long it lasts: beside each other, or the second below the first."""
    info, left = kit.info, edges[0]
    marks: list[Mark] = [Line(left, y, edges[1], y, "line", 0.5)]
    beside = FACT_STEP + FACT_TEXT + workshop.setter.width(info.duration, "cover-fact") <= edges[1] - left
    for number, (icon, words) in enumerate((("E", info.players), ("turn", info.duration))):
        x, top = (left + number * FACT_STEP, y + 3.4) if beside else (left, y + 3.4 + number * CASE_ROW)
        marks += [
            workshop.theme.icon(icon, x, top, 4.6),
            *workshop.setter.line(x + FACT_TEXT, top + 3.6, words, "cover-fact"),
        ]
    return marks


def _panel(workshop: Workshop, width: float, at: Mapping[str, float]) -> list[Mark]:
    margin, top, height, radius = at["margin"], at["panel_top"], at["panel"], at["radius"]
    inside = width - 2 * margin
    x, y = width / 2, top + height / 2
    flow = river.drawing(river.River(inside, height, inside / 2, height / 2, radius, 2.1, "mid", 0.45), "river.cover")
    return [
        Placed(flow, margin, top),
        Box(margin, top, inside, height, stroke="ink", line=1.1),
        Path(f"O 0 0 {radius + 1.6:g}", x, y, fill="white", stroke="ink", line=1.4),
        Path(f"O 0 0 {radius:g}", x, y, stroke="ink", line=0.45),
        emblem(x, y, radius * 4 / 3),
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


def back(kit: Kit, workshop: Workshop, width: float, height: float, at: Mapping[str, float]) -> list[Mark]:
    """The colophon at the foot, under a band of the river."""
    setter, margin = workshop.setter, at["margin"]
    inside = width - 2 * margin
    block = setter.set(kit.info.colophon, "cover-colophon", inside)
    top = height - margin - block.last
    band = river.drawing(river.River(inside, 40, inside / 2, 20, 11, 2.1, "line", 0.4), "river.back")
    y = (top - 12) / 2 - 20
    return [
        Placed(band, margin, y),
        Path("O 0 0 12", width / 2, y + 20, fill="white", stroke="ink", line=1.1),
        emblem(width / 2, y + 20, 15),
        *setter.line(width / 2, y + 54, kit.info.title.upper(), "wordmark", "center"),
        *setter.line(width / 2, y + 61.6, kit.info.subtitle, "wordmark-sub", "center"),
        Line(margin, top - 7, width - margin, top - 7, "ink", 1.1),
        *setter.draw(block, margin, top),
    ]
