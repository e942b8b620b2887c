"""The warning that lies on a solution, and its back: nothing here depends on what the solution says.

In: a `Case`, never its `Solution`.  Out: marks of page 1 and of page 2.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..model.case import Case
from ..model.kit import Kit
from . import case_mark, river
from .margins import RULER, ruler
from .page import Box, Clipped, Drawing, Line, Mark, Path, Placed
from .sheet import Sheet
from .sheet_parts import paper_name
from .workshop import Workshop

CHECKS = tuple(f"check_{number}" for number in range(1, 7))
SHOULDER = 8.0
"""How high the folder's tab stands above its body."""
FOLDER_LINE = 14.0
CHECK_HEAD, CHECK_BOX = 8.0, 4.8


def front(case: Case, kit: Kit, workshop: Workshop, measure: Mapping[str, float]) -> list[Mark]:
    """The warning: a closed folder, what to do before opening, where to cut."""
    sheet = Sheet(workshop, "soluciones")
    middle, width = workshop.paper.width / 2, measure["text"]
    sheet.text(middle, measure["title"], kit.info.title, "cover-kit")
    sheet.text(middle, measure["title"] + 6, kit.info.subtitle, "cover-kit-sub")
    _folder(sheet, case, measure)
    x, y = middle - width / 2, measure["warning"]
    sheet.text(middle, y, sheet.say("solutions.do_not_turn"), "warning")
    sheet.block(x + 12, y + 8.6, width - 24, sheet.say("solutions.warning"), "warning-text")
    _checks(sheet, x, measure["checks"], width, measure["check_row"])
    _cut(sheet, case, x, measure["cut"], width)
    _foot(sheet, case, x, workshop.paper.height - measure["foot"], width)
    return sheet.marks


def back(workshop: Workshop) -> list[Mark]:
    """The river over the whole page: what is printed behind cannot be read through it."""
    paper = workshop.paper
    width, height = paper.width - 2 * paper.ink_margin, paper.height - 2 * paper.ink_margin
    flow = river.River(width, height, width / 2, height / 2, 34, 1.9, "mid", 0.45)
    x, y = paper.width / 2, paper.height / 2
    return [
        Placed(_shared(workshop, flow, "river.leaf"), paper.ink_margin, paper.ink_margin),
        Path("O 0 0 35.6", x, y, fill="white", stroke="ink", line=1.4),
        Path("O 0 0 34", x, y, stroke="ink", line=0.45),
        workshop.theme.icon("R", x - 13, y - 13, 26),
    ]


def _shared(workshop: Workshop, flow: river.River, name: str) -> Drawing:
    """The river, made once per workshop."""
    if name not in workshop.drawings:
        workshop.drawings[name] = river.drawing(flow, name)
    return workshop.drawings[name]


def _folder(sheet: Sheet, case: Case, measure: Mapping[str, float]) -> None:
    w, h, radius = measure["folder_width"], measure["folder_height"], measure["seal"]
    middle = sheet.workshop.paper.width / 2
    x, y, top = middle - w / 2, measure["folder_top"], FOLDER_LINE
    outline = (
        f"M 0 {SHOULDER} L 2 2 C 2.6 .6 3.4 0 5 0 H 44 C 46 0 46.6 .6 47.4 2 L 50 {SHOULDER} H {w - 3}"
        f" C {w - 1} {SHOULDER} {w} {SHOULDER + 1} {w} {SHOULDER + 3} V {h} H 0 Z"
    )
    body = river.River(w, h - top, w / 2, (h - top) / 2, radius + 1, 2.2, "line", 0.4)
    seal = y + top + (h - top) / 2
    sheet.add(
        Clipped(x, y + top, w, h - top, (Placed(_shared(sheet.workshop, body, "river.folder"), x, y + top),)),
        Path(outline, x, y, stroke="ink", line=1.2),
        Line(x, y + top, x + w, y + top, "ink", 0.5),
    )
    sheet.text(x + 8, y + 6.8, sheet.say("solutions.tab", box=sheet.workshop.box, case=case.code), "tab")
    sheet.add(
        Path(f"O 0 0 {radius}", middle, seal, fill="white", stroke="ink", line=1.4),
        Path(f"O 0 0 {radius - 1.6}", middle, seal, stroke="ink", line=0.4),
    )
    sheet.icon("R", middle - 5, seal - radius + 4, 10)
    sheet.text(middle, seal + 5.4, sheet.say("solutions.stop"), "seal-word")
    meta = case.kind == "meta"
    name = sheet.say("case.solution_meta") if meta else sheet.say("case.solution", n=int(case.code[1:]))
    sheet.text(middle, seal + 14, name, "seal-case")
    size = 1.05
    sheet.add(*case_mark.marks(case.code, middle - case_mark.width(case.code, size) / 2, seal + 20, case.accent, size))


def _checks(sheet: Sheet, x: float, y: float, width: float, row: float) -> None:
    height = CHECK_HEAD + row * len(CHECKS) + 3.4
    sheet.add(
        Box(x, y, width, height, stroke="ink", line=1.0),
        Box(x, y, width, CHECK_HEAD, fill="ink"),
    )
    sheet.text(x + 5, y + 5.6, sheet.say("solutions.before_opening"), "check-head")
    for number, key in enumerate(CHECKS):
        baseline = y + CHECK_HEAD + 7.2 + number * row
        sheet.add(Box(x + 5, baseline - 4, CHECK_BOX, CHECK_BOX, stroke="ink", line=0.9))
        sheet.text(x + 14, baseline, sheet.say(f"solutions.{key}"), "check")


def _cut(sheet: Sheet, case: Case, x: float, y: float, width: float) -> None:
    sheet.add(Line(x + 6, y, x + width, y, "ink", 0.7, (3, 2)))
    sheet.icon("scis", x - 0.4, y - 2.4, 4.8)
    key = "open_here_meta" if case.kind == "meta" else "open_here"
    sheet.text(x + width / 2, y + 6.4, sheet.say(f"solutions.{key}"), "open-here")


def _foot(sheet: Sheet, case: Case, x: float, y: float, width: float) -> None:
    words = sheet.say(
        "solutions.footer_cover", case=case.code, paper=paper_name(sheet.workshop), version=sheet.workshop.edition
    )
    sheet.text(x, y, words, "footer")
    sheet.add(*ruler(x + (width - RULER) / 2, y))
    sheet.text(x + width, y, sheet.say("solutions.others_apart"), "footer", "right")
