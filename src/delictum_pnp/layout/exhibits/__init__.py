"""Exhibits: a clue that is a document is drawn as what it is, never as whether it is true.

In: an exhibit of the model, the workshop, the width in mm, the passage's prose size in points, the
card's code and the path of the exhibit in the sources.  Out: `Drawn`: marks with their origin at
the exhibit's upper left, and the height in mm that its content needs.  All exhibits have the same
frame weight; what varies freely (bars, waves, jitter) varies with the code alone (style guide,
exhibits).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ...model.exhibits import Exhibit
from ..issues import Path
from ..page import Mark
from ..workshop import Workshop
from .chart import draw_chart
from .desk import Desk
from .form import draw_form
from .letter import draw_letter
from .log import draw_log
from .note import draw_note, draw_notebook
from .plan import draw_plan
from .receipt import draw_receipt
from .slip import draw_slip
from .specimen import draw_specimen
from .tables import draw_statement, draw_table
from .ticket import draw_ticket
from .transcript import draw_transcript

Drawer = Callable[[Any, Desk], float]
"""Draws an exhibit of its kind on a desk and answers its height in mm."""

DRAWERS: Mapping[str, Drawer] = {
    "ticket": draw_ticket,
    "log": draw_log,
    "transcript": draw_transcript,
    "note": draw_note,
    "notebook": draw_notebook,
    "receipt": draw_receipt,
    "form": draw_form,
    "letter": draw_letter,
    "statement": draw_statement,
    "table": draw_table,
    "chart": draw_chart,
    "plan": draw_plan,
    "specimen": draw_specimen,
}


class Drawn(NamedTuple):
    """`height` in mm; the marks' origin is the exhibit's upper left."""

    marks: list[Mark]
    height: float


def draw(exhibit: Exhibit, workshop: Workshop, *, width: float, size: float, code: str, path: Path) -> Drawn:
    """The exhibit in a width; texts that do not fit are noted in `workshop.issues`."""
    desk = Desk(workshop, width, size, code, path)
    height = DRAWERS[exhibit.kind](exhibit, desk)
    if exhibit.slip is not None:
        height = draw_slip(exhibit.slip, desk, height)
    return Drawn(desk.marks, height)
