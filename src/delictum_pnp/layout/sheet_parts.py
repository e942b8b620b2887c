"""Parts that several sheets share: heads, sections, hatching, the tag of a source.

In: a `Sheet` or measures in millimetres.  Out: marks.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

from ..model.case import Case
from ..model.kit import Counts, Edition
from . import case_mark, structure
from .page import Box, Clipped, Drawing, Line, Mark, Path, Placed
from .sheet import Sheet
from .wording import signed
from .workshop import Phrases, Workshop

ASIDE_GAP = 4.0
"""Least distance between the title of a part and the word at its right."""
ASIDE_BELOW = 6.4
"""From the baseline of a title to that of a word below its rule."""


class Place(NamedTuple):
    """A rectangle: its upper left, its width, its height."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    def column(self, number: int, count: int) -> Place:
        """One of `count` equal columns, from 0."""
        width = self.width / count
        return Place(self.x + number * width, self.y, width, self.height)


# -- words ---------------------------------------------------------------------------------------
def listed(say: Phrases, items: Iterable[object]) -> str:
    """`4, 6, 8`."""
    return say("list.separator").join(str(item) for item in items)


def decimal(say: Phrases, number: float, places: int = 1) -> str:
    """`13,8`; without a fraction when there is none."""
    text = f"{number:.{places}f}"
    whole, _, fraction = text.partition(".")
    return f"{whole}{say('number.decimal_mark')}{fraction}" if fraction.strip("0") else whole


def event_code(turn: int) -> str:
    """The number of an event is its turn (§1)."""
    return f"A{turn:02d}"


def step_values(edition: Edition, say: Phrases) -> dict[str, object]:
    """What the six steps of a turn quote from the edition."""
    return {
        "crisis": edition.heat.most,
        "events": listed(say, edition.case.event_turns),
        "meta_events": listed(say, edition.meta.event_turns),
        "event_heat": signed(edition.event_heat, say),
    }


def counts_of(edition: Edition, kind: str) -> Counts:
    return edition.meta if kind == "meta" else edition.case


def case_name(say: Phrases, code: str) -> str:
    """«Caso 1» or «Metacaso»."""
    return say("case.meta") if code.startswith("M") else say("case.case", n=int(code[1:]))


def paper_name(workshop: Workshop) -> str:
    return workshop.phrases(f"paper.{workshop.paper.name}")


# -- parts of a head -----------------------------------------------------------------------------
def section(sheet: Sheet, x: float, y: float, width: float, icon: str, title: str, aside: str = "") -> float:
    """Head of a part of a sheet: icon, title, a word at the right, a rule below the baseline y.  Answers the baseline
    below which the part begins: y, or that of the word where it has no room beside the title and stands below."""
    sheet.icon(icon, x, y - 4.4, 5.2)
    end = sheet.text(x + 7, y, title.upper(), "section")
    beside = end + ASIDE_GAP <= x + width - sheet.natural(aside, "sheet-aside")
    if aside and beside:
        sheet.text(x + width, y, aside, "sheet-aside", "right")
    sheet.rule(x, y + 2, x + width, line=0.9)
    return y if beside or not aside else sheet.block(x, y + ASIDE_BELOW, width, aside, "sheet-aside")


def sheet_head(sheet: Sheet, x: float, width: float, y: float, title: str, side: str, case: Case | None = None) -> None:
    """Title of a portrait sheet at baseline y; at the right the kit, the side and the case; a heavy rule."""
    right, kit_title = x + width, sheet.workshop.kit_title
    sheet.text(x, y, title.upper(), "head")
    lower = sheet.say("case.titled", code=case.code, title=case.title) if case else side
    sheet.text(right, y, lower, "sheet-label", "right")
    if case:
        start = right - sheet.setter.width(lower, "sheet-label") - 2 - case_mark.width(case.code)
        sheet.marks += case_mark.marks(case.code, start, y - 1.1, case.accent)
        sheet.text(right, y - 5, side, "field", "right", "ink")
        right -= sheet.setter.width(side, "field") + 4
    sheet.text(right, y - 5, kit_title, "sheet-kit", "right")
    sheet.rule(x, y + 2.8, x + width, line=1.3)


def sheet_foot(sheet: Sheet, x: float, width: float, y: float, left: str, right: str) -> None:
    """Footer of a portrait sheet: what it is, the ruler, how many are needed."""
    with structure.telling(sheet.marks, structure.FURNITURE):
        sheet.text(x, y, left, "footer")
        sheet.text(x + width, y, right, "footer", "right")
        end = sheet.ruler(x + (width - sheet.ruler_length) / 2, y)
        sheet.text(end + 2, y, sheet.say("sheet.ruler_short"), "footer")


# -- drawn ---------------------------------------------------------------------------------------
def hatching(
    x: float, y: float, width: float, height: float, step: float = 1.7, color: str = "line", line: float = 0.4
) -> Clipped:
    """Rising lines in a rectangle: surveillance on tracks, glue on nets."""
    count = math.ceil((width + height) / step)
    lines = (Line(x - height + i * step, y + height, x + i * step, y, color, line) for i in range(count + 1))
    return Clipped(x, y, width, height, tuple(lines))


def turned(name: str, marks: Iterable[Mark], x: float, y: float, degrees: float) -> Placed:
    """Marks about their own origin, put at x, y and turned clockwise."""
    return Placed(Drawing(name, tuple(marks), 0, 0), x, y, turn=degrees)


def source_tag(
    sheet: Sheet, x: float, y: float, width: float, height: float, color: str = "ink", line: float = 0.8
) -> None:
    """The tag of an origin group as it stands on a card, empty but for a ghost of its letter."""
    point = height * 0.4 if height < 8 else 2.6
    sheet.add(
        Path(
            f"M{x} {y + height / 2} L{x + point} {y} H{x + width} V{y + height} H{x + point} Z", stroke=color, line=line
        )
    )
    size = 10 if height < 8 else 12
    baseline = y + height / 2 + size * 0.145
    sheet.text(x + point + 0.8, baseline, sheet.say("investigation.group_ghost"), "section", color="mid", size=size)


def standing_boxes(sheet: Sheet, name: str, x: float, y: float, height: float) -> None:
    """Citable as a pill, confidential as a box with a padlock: to be marked one or the other."""
    citable, confidential = sheet.say("standing.citable"), sheet.say("standing.confidential")
    size = 3.9
    sheet.add(Box(x, y, 10, height, stroke="mid", line=0.6, radius=height / 2))
    sheet.icon("cit", x + 5 - size / 2, y + (height - size) / 2, size, "grey")
    sheet.over(f"{name}.citable", x, y, 10, height, citable)
    sheet.add(Box(x + 12, y, 10, height, stroke="mid", line=0.6, radius=0.5))
    sheet.icon("conf", x + 17 - size / 2, y + (height - size) / 2, size, "grey")
    sheet.over(f"{name}.confidential", x + 12, y, 10, height, confidential)
