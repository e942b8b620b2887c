"""The warning that lies on a solution, and its back: nothing here depends on what the solution says.

In: a `Case`, never its `Solution`; how many leaves there are.  Out: marks of page 1, and of the pages that are all
pattern: page 2 and the last.  Each says in its margin on which leaf it stands.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ..model.case import Case
from ..model.kit import Kit
from . import case_mark, river, structure
from .page import Box, Clipped, Drawing, Line, Mark, Path, Placed
from .printing_steps import arrow
from .sheet import Sheet
from .sheet_parts import paper_name
from .workshop import Phrases, Workshop

CHECKS = tuple(f"check_{number}" for number in range(1, 7))
SHOULDER = 8.0
"""How high the folder's tab stands above its body."""
FOLDER_LINE = 14.0
CHECK_HEAD, CHECK_BOX = 8.0, 4.8
FOLD_WIDTH, FOLD_HEIGHT, FOLD_STEP = 10.0, 14.0, 17.0
"""A sheet of the drawing that shows how to fold, and how far its steps are apart."""
FOLD_TEXT = 52.0
LABEL_HEIGHT, LABEL_PAD = 4.6, 3.0
"""White ground of the words in a pattern."""
UNIT_GAP = 1.6
"""Between the ruler and its measure."""


class Leaf(NamedTuple):
    """Which leaf of how many."""

    number: int
    of: int


def front(case: Case, kit: Kit, workshop: Workshop, measure: Mapping[str, float], leaf: Leaf) -> list[Mark]:
    """The warning: a closed folder, what to do before opening, how to fold what was printed."""
    sheet = Sheet(workshop, "soluciones")
    middle, width = workshop.paper.width / 2, measure["text"]
    sheet.text(middle, measure["title"], kit.info.title, "cover-kit")
    sheet.text(middle, measure["title"] + 6, kit.info.subtitle, "cover-kit-sub")
    _folder(sheet, case, measure)
    x, y = middle - width / 2, measure["warning"]
    sheet.text(middle, y, sheet.say("solutions.do_not_turn"), "warning")
    sheet.block(x + 12, y + 8.6, width - 24, sheet.say("solutions.warning"), "warning-text")
    checks(sheet, x, measure["checks"], width, measure["check_row"])
    _fold(sheet, x, measure["fold"], width, leaf)
    foot(sheet, case, x, workshop.paper.height - measure["foot"], width, leaf)
    return sheet.marks


def named(case: Case, say: Phrases) -> str:
    """«Solución del caso 1»."""
    meta = case.kind == "meta"
    return say("case.solution_meta") if meta else say("case.solution", n=int(case.code[1:]))


def back(case: Case, workshop: Workshop, measure: Mapping[str, float], leaf: Leaf) -> list[Mark]:
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
        *_label(workshop, name_of(case, workshop, leaf), x, paper.height - measure["foot"]),
    ]


def _label(workshop: Workshop, words: str, x: float, y: float) -> list[Mark]:
    """Words in the margin, on white ground."""
    width = workshop.setter.width(words, "footer") + 2 * LABEL_PAD
    ground = Box(x - width / 2, y - 0.68 * LABEL_HEIGHT, width, LABEL_HEIGHT, fill="white")
    return [ground, *structure.furniture(workshop.setter.line(x, y, words, "footer", "center"))]


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
    sheet.text(middle, seal + 14, named(case, sheet.say), "seal-case")
    size = 1.05
    sheet.add(*case_mark.marks(case.code, middle - case_mark.width(case.code, size) / 2, seal + 20, case.accent, size))


def checks(sheet: Sheet, x: float, y: float, width: float, row: float) -> None:
    """What must be true before the solution is opened, in a frame with its rows `row` apart."""
    height = CHECK_HEAD + row * len(CHECKS) + 3.4
    sheet.add(
        Box(x, y, width, height, stroke="ink", line=1.0),
        Box(x, y, width, CHECK_HEAD, fill="ink"),
    )
    sheet.text(x + 5, y + 5.6, sheet.say("solutions.before_opening"), "check-head")
    items = structure.items()
    for number, key in enumerate(CHECKS):
        baseline = y + CHECK_HEAD + 7.2 + number * row
        sheet.add(Box(x + 5, baseline - 4, CHECK_BOX, CHECK_BOX, stroke="ink", line=0.9))
        with structure.telling(sheet.marks, structure.body(items)):
            sheet.block(x + 14, baseline, width - 17, sheet.say(f"solutions.{key}"), "check")


def _fold(sheet: Sheet, x: float, y: float, width: float, leaf: Leaf) -> None:
    """All leaves together, then in two, then in four, the warning always outside; beside them the same in words."""
    w, h = FOLD_WIDTH, FOLD_HEIGHT
    middle, beyond = y + h * 0.75, x + FOLD_STEP + w
    sheet.add(*(Box(x + n * 0.8, y + n * 0.8, w, h, fill="white", stroke="ink", line=0.6) for n in (2, 1, 0)))
    for step, (wide, high) in enumerate(((w, h), (w, h / 2), (w / 2, h / 2))):
        left, top = x + step * FOLD_STEP, y + h - high
        shift = 0.0 if step else h / 2
        if step:
            sheet.add(Box(left, top, wide, high, fill="white", stroke="ink", line=0.6 + 0.4 * step))
        sheet.add(Path(f"O 0 0 {h / 9:g}", left + wide / 2, top + (high - shift) / 2, fill="ink"))
    sheet.add(
        Line(x, y + h / 2, x + w, y + h / 2, "ink", 0.5, (1.4, 1)),
        Line(x + FOLD_STEP + w / 2, y + h / 2, x + FOLD_STEP + w / 2, y + h, "ink", 0.5, (1.4, 1)),
        *arrow(f"M {x + w + 2.4:g} {middle:g} H {x + w + 4.8:g}", x + w + 5.6, middle, 0),
        *arrow(f"M {beyond + 1.2:g} {middle:g} H {beyond + 4.2:g}", beyond + 5, middle, 0),
    )
    words = sheet.say("solutions.fold", n=leaf.of)
    sheet.block(x + FOLD_TEXT, y + 9, width - FOLD_TEXT, words, "fold-here")


def name_of(case: Case, workshop: Workshop, leaf: Leaf) -> str:
    """What stands in the margin: `Soluciones · C01 · hoja 1/5 · A4 · pnp-v1.0`."""
    paper, edition = paper_name(workshop), workshop.edition
    return workshop.phrases("solutions.footer", case=case.code, n=leaf.number, m=leaf.of, paper=paper, version=edition)


def foot(sheet: Sheet, case: Case, x: float, y: float, width: float, leaf: Leaf) -> None:
    """Which leaf it is, the ruler, where the other cases are; on enlarged paper the ruler stands in that place."""
    unit, large = sheet.say("sheet.ruler_short"), sheet.workshop.large
    room = sheet.ruler_length + UNIT_GAP + sheet.setter.width(unit, "footer")
    with structure.telling(sheet.marks, structure.FURNITURE):
        sheet.text(x, y, name_of(case, sheet.workshop, leaf), "footer")
        end = sheet.ruler(x + width - room if large else x + (width - sheet.ruler_length) / 2, y)
        sheet.text(end + UNIT_GAP, y, unit, "footer")
        if not large:
            sheet.text(x + width, y, sheet.say("solutions.others_apart"), "footer", "right")
