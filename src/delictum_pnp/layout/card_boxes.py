"""The kinds of box that only cards have.  In: values of a box and the desk of a face.  Out: `Drawn`.

tag         at, of: the group tag with its tip at `at`
stamp       right, y, of: the standing, right-aligned
variants    x, width, of, foot, ends, free, gap: stacked upwards from the end that `foot` names
chips       at, width, of: effects from left to right
case-line   right, y, style, words, case, color: case mark and title, right-aligned
plate-line  middle, y, style, words: code for the archive, case mark and title on white, centred
passage, panel: see the modules of that name
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from . import case_mark, furniture
from .boxes import BOXES, kind
from .page import Box, Mark
from .panel import panel
from .passage import passage
from .template import Desk, Drawn, Kind

Values = Mapping[str, Any]
MARK_GAP = 1.6
MARK_RISE = 0.75
PLATE_PAD = 2.5
PLATE_GAP = 4.0


def tag(values: Values, desk: Desk) -> Drawn:
    x, y = values["at"]
    return Drawn(furniture.tag(desk.workshop, x, y, values["of"]), y, y + furniture.TAG_HEIGHT)


def stamp(values: Values, desk: Desk) -> Drawn:
    y = values["y"]
    return Drawn(furniture.stamp(desk.workshop, values["right"], y, values["of"]), y, y + furniture.STAMP_STANDARD)


def variants(values: Values, desk: Desk) -> Drawn:
    x, width, foot = values["x"], values["width"], values["foot"]
    y = end = values["ends"][foot]
    groups: list[list[Mark]] = []
    for words in reversed(values["of"]):
        box = furniture.set_variant(desk.workshop, words, width)
        y -= box.height
        groups.append(furniture.draw_variant(desk.workshop, box, x, y, width))
        y -= values["gap"]
    return Drawn([mark for group in reversed(groups) for mark in group], y if groups else values["free"][foot], end)


def chips(values: Values, desk: Desk) -> Drawn:
    x, y = values["at"]
    marks, fit = furniture.chips(desk.workshop, x, y, values["of"], values["width"])
    if not fit:
        words = " ".join(effect.text for effect in values["of"])
        desk.overflow(("effects",), "effects", desk.workshop.setter.set(words, "chip", values["width"]), 1)
    return Drawn(marks, y, y + furniture.CHIP_HEIGHT)


def case_line(values: Values, desk: Desk) -> Drawn:
    right, y, words = values["right"], values["y"], values["words"]
    setter, case = desk.workshop.setter, values["case"]
    left = right - setter.width(words, values["style"]) - MARK_GAP - case_mark.width(case)
    marks = case_mark.marks(case, left, y - MARK_RISE, values["color"])
    return Drawn([*marks, *setter.line(right, y, words, values["style"], "right")], y - 2, y)


def plate_line(values: Values, desk: Desk) -> Drawn:
    y, words, style = values["y"], values["words"], values["style"]
    setter, view = desk.workshop.setter, desk.view
    mark = case_mark.width(view.case)
    archive, title = setter.width(words, style), setter.width(view.case_title, style)
    width = archive + PLATE_GAP + mark + MARK_GAP + title
    left = values["middle"] - width / 2
    marks: list[Mark] = [Box(left - PLATE_PAD, y - 3.7, width + 2 * PLATE_PAD, 5.8, fill="white")]
    marks += setter.line(left, y, words, style)
    marks += case_mark.marks(view.case, left + archive + PLATE_GAP, y - MARK_RISE, view.accent)
    marks += setter.line(left + width, y, view.case_title, style, "right")
    return Drawn(marks, y - 3.7, y + 2.1)


CARD_KINDS: Mapping[str, Kind] = {
    **BOXES,
    "tag": kind(tag, "at of", pure=True),
    "stamp": kind(stamp, "right y of", pure=True),
    "variants": kind(variants, "x width of foot ends free gap"),
    "chips": kind(chips, "at width of"),
    "case-line": kind(case_line, "right y style words case color", pure=True),
    "plate-line": kind(plate_line, "middle y style words"),
    "passage": kind(passage, "x width style below drop above parts tight"),
    "panel": kind(panel, "at width ground bottom"),
}
