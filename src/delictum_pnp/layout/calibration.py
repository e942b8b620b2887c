"""The calibration sheet: one sheet, both sides, from which a user reads what the printer does with it.

In: a workshop.  Out: front and back.  Front: rulers of 100 mm, frames that show how near the edge ink reaches, scales
with lines 6 mm apart.  Back: scales with lines 5.75 mm apart: against the light, the lines that stand in one say by how
much backs have to go, in 0.25 mm.  Both sides are alike in both directions, so that it serves for either flip.
"""

from __future__ import annotations

from collections.abc import Sequence

from .margins import ruler
from .page import Box, Drawing, Line, Mark, Page, Path, Placed
from .sheet import Sheet
from .sheet_parts import decimal, paper_name
from .workshop import Workshop

FRONT_PITCH, BACK_PITCH = 6.0, 5.75
STEP = FRONT_PITCH - BACK_PITCH
"""What one line more or less means, in mm."""
MOST = 11
"""Lines on each side of the middle: ±2.75 mm.  From 12 on, a line could stand in one with its neighbour's."""
INNER, OUTER = 1.6, 4.6
"""Lines of the back reach from the axis to `INNER`, those of the front from there to `OUTER`."""
EXAMPLE = (-6, 2)
"""Lines, right of and below the middle, of the filled-in command."""
FRAMES = (3.0, 5.0, 8.0, 10.0)
CORNER, CORNER_SIZE = 15.0, 4.0
MARGIN, HEAD, HELP, LENGTH = 24.0, 27.0, 36.0, 100
ARROW = "M 0 -11 L 6 0 H 2.2 V 12 H -2.2 V 0 H -6 Z"


def pages(workshop: Workshop) -> list[Page]:
    """Front and back."""
    return [_front(workshop), _back(workshop)]


def correction(line: int) -> float:
    """Where backs have to go when line `line` (right of, or below the middle) of the back stands in one with the
    front's: it was printed that far on the other side."""
    return -STEP * line


def scale_lines(pitch: float) -> list[float]:
    """Places of a scale's lines, from the middle."""
    return [number * pitch for number in range(-MOST, MOST + 1)]


def _front(workshop: Workshop) -> Page:
    sheet, paper = _head(workshop, "front"), workshop.paper
    middle = paper.width / 2
    for number, edge in enumerate(FRAMES):
        sheet.add(Box(edge, edge, paper.width - 2 * edge, paper.height - 2 * edge, stroke="mid", line=0.35))
        words, x = workshop.phrases("calibration.frame", mm=f"{edge:g}"), middle - 30 + number * 20
        width = workshop.setter.width(words, "margin") + 2
        sheet.add(Box(x - width / 2, edge - 1.2, width, 2.4, fill="white"))
        sheet.text(x, edge + 0.85, words, "margin", "center")
    sheet.add(*_scales(workshop, FRONT_PITCH, INNER, OUTER))
    sheet.add(*(mark for x, y in _corners(workshop) for mark in _cross(x, y)))
    foot = paper.height - 34
    upright = Drawing("upright ruler", tuple(ruler(0, 0, LENGTH)), LENGTH, 3)
    sheet.add(*ruler(middle - LENGTH / 2, foot, LENGTH), Placed(upright, 30, (paper.height + LENGTH) / 2, turn=-90))
    sheet.text(middle, foot + 4.4, workshop.phrases("calibration.ruler"), "aside", "center", "ink")
    sheet.text(32, paper.height / 2 - 20, workshop.phrases("calibration.ruler"), "aside", color="ink")
    return sheet.page(paper.width, paper.height, workshop.phrases("calibration.front"))


def _back(workshop: Workshop) -> Page:
    sheet, paper, say = _head(workshop, "back"), workshop.paper, workshop.phrases
    middle, centre = paper.width / 2, paper.height / 2
    sheet.add(*_scales(workshop, BACK_PITCH, 0.0, INNER))
    for number, place in zip(range(-MOST, MOST + 1), scale_lines(BACK_PITCH), strict=True):
        if number and not number % 2:
            words = _signed(workshop, correction(number))
            sheet.text(middle + place, centre + OUTER + 2.4, words, "calibration", "center")
            sheet.text(middle + OUTER + 1.4, centre + place + 0.9, words, "calibration", "left")
    end = MOST * BACK_PITCH
    sheet.text(middle - end, centre - OUTER - 2, say("calibration.across"), "aside", "left", "ink")
    sheet.text(middle + OUTER + 1.4, centre - end - 5, say("calibration.down"), "aside", "left", "ink")
    sheet.add(*(Path("O 0 0 2", x, y, stroke="ink", line=0.5) for x, y in _corners(workshop)))
    right, down = (_signed(workshop, correction(line)) for line in EXAMPLE)
    sheet.text(middle, paper.height - 36, say("calibration.command"), "mono", "center")
    sheet.text(middle, paper.height - 28, say("calibration.example", right=right, down=down), "aside", "center", "ink")
    shift = f"{right}/{down}".replace(say("number.minus"), "-")
    sheet.text(middle, paper.height - 23, say("calibration.example_command", shift=shift), "mono", "center")
    return sheet.page(paper.width, paper.height, say("calibration.back"))


def _head(workshop: Workshop, side: str) -> Sheet:
    """Title, what to do, an arrow that points up, the paper's name."""
    sheet, paper, say = Sheet(workshop, "calibration"), workshop.paper, workshop.phrases
    right = paper.width - MARGIN
    sheet.text(MARGIN, HEAD, say(f"calibration.{side}"), "print-title")
    sheet.rule(MARGIN, HEAD + 3.4, right, line=1.3)
    sheet.fitted(MARGIN, HELP + 2, right - MARGIN, 28, say(f"calibration.help_{side}"), "second-pass", "help")
    x, y = paper.width - 27, paper.height / 2
    sheet.add(Path(ARROW, x, y, fill="ink" if side == "front" else "white", stroke="ink", line=1.2))
    sheet.text(x, y + 17, say("calibration.arrow"), "aside", "center", "ink")
    foot = say("calibration.paper_line", paper=paper_name(workshop))
    sheet.text(paper.width / 2, paper.height - 14, foot, "footer", "center")
    return sheet


def _scales(workshop: Workshop, pitch: float, near: float, far: float) -> list[Mark]:
    """Lines across both axes through the middle of the paper, on both sides of each axis."""
    x, y = workshop.paper.width / 2, workshop.paper.height / 2
    marks: list[Mark] = []
    for place in scale_lines(pitch):
        for low, high in ((-far, -near), (near, far)):
            marks.append(Line(x + place, y + low, x + place, y + high, "ink", 0.4))
            marks.append(Line(x + low, y + place, x + high, y + place, "ink", 0.4))
    return marks


def _corners(workshop: Workshop) -> Sequence[tuple[float, float]]:
    right, foot = workshop.paper.width - CORNER, workshop.paper.height - CORNER
    return [(x, y) for y in (CORNER, foot) for x in (CORNER, right)]


def _cross(x: float, y: float) -> list[Mark]:
    return [
        Line(x - CORNER_SIZE, y, x + CORNER_SIZE, y, "ink", 0.4),
        Line(x, y - CORNER_SIZE, x, y + CORNER_SIZE, "ink", 0.4),
        Path("O 0 0 2", x, y, stroke="ink", line=0.4),
    ]


def _signed(workshop: Workshop, value: float) -> str:
    say = workshop.phrases
    sign = say("number.minus") if value < 0 else say("number.plus")
    return f"{sign}{decimal(say, abs(value), 1)}"
