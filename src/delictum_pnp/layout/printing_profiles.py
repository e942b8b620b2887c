"""Drawings for what a printing profile asks of its owner: other steps of «Imprimir y cortar».

In: a workshop.  Out: drawings of the size of `printing_steps`, by the key of their words (`printing.step.…`).
Coordinates are the drawings themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from . import case_mark, furniture
from .page import Box, Drawing, Line, Mark, Path
from .printing_steps import (
    CARD,
    CARD_HEIGHT,
    HEIGHT,
    LEFT,
    SHEET,
    SHEET_HEIGHT,
    TOP,
    WIDTH,
    arrow,
    piles,
    small_front,
    small_sheet,
)
from .workshop import Workshop


def short_edge(workshop: Workshop) -> list[Mark]:
    """Front and back, and the lying axis on which the sheet turns."""
    say, line = workshop.phrases, workshop.setter.line
    return [
        *small_sheet(workshop, 5, 5, 18),
        *small_sheet(workshop, 33.4, 5, 18, "back"),
        *line(14, 36.6, say("printing.front"), "field", "center"),
        *line(42.4, 36.6, say("printing.back"), "field", "center"),
        Line(2.4, 17.7, 54, 17.7, "ink", 0.6, (2, 1.6)),
        *arrow("M 26.4 26 C 30.4 22 30.4 13.4 26.8 9.8", 26.2, 9.2, 225),
        *line(28.2, 45.6, say("printing.turn_up"), "print-aside", "center", "ink"),
    ]


def one_side(workshop: Workshop) -> list[Mark]:
    """A printed front; a back with nothing on it.  Where the sheet is folded, its one side has fronts and backs."""
    say, line = workshop.phrases, workshop.setter.line
    names = ("printed_side", "other_side") if workshop.profile.sides == "fold" else ("front", "back")
    return [
        *small_sheet(workshop, 6, 6, 19),
        Box(31.6, 6, 19, 26.87, fill="white", stroke="ink", line=0.9),
        *line(15.5, 39.4, say(f"printing.{names[0]}"), "field", "center"),
        *line(41.1, 39.4, say(f"printing.{names[1]}"), "field", "center"),
        *line(41.1, 20.4, say("printing.blank_side"), "print-aside", "center"),
    ]


def by_hand(workshop: Workshop) -> list[Mark]:
    """A card's back, a code written on it, a pen."""
    return [
        Box(12, 6, 27, 37, fill="white", stroke="ink", line=0.9),
        *workshop.setter.line(25.5, 17, "P04", "print-figure", size=17),
        Line(17, 19.6, 34, 19.6, "mid", 0.6),
        *_writing(16, 25, 19),
        Path("M 34.4 19 L 36 14.6 L 46.6 4 L 49.4 6.8 L 38.8 17.4 Z", fill="white", stroke="ink", line=0.9),
        Path("M 34.4 19 L 35.2 16.8 L 36.6 18.2 Z", fill="ink"),
    ]


def _writing(x: float, y: float, width: float) -> list[Mark]:
    return [Line(x, y + n * 3.6, x + width * (1.0, 0.8, 0.5)[n], y + n * 3.6, "line", 0.8) for n in range(3)]


def two_passes(workshop: Workshop) -> list[Mark]:
    """The pile through the printer once, and once more."""
    say, line = workshop.phrases, workshop.setter.line
    return [
        *pile(17, 5, 10.6),
        *small_sheet(workshop, 5, 10.6, 17),
        *line(14, 6.6, say("printing.first_pass"), "field", "center", "ink"),
        *line(14, 42.8, say("printing.front"), "field", "center"),
        *arrow("M 24.4 22 C 26.4 18.6 29.4 18.6 31.4 21.2", 32, 22, 50),
        *pile(17, 33.6, 10.6),
        *small_sheet(workshop, 33.6, 10.6, 17, "back"),
        *line(42.6, 6.6, say("printing.second_pass"), "field", "center", "ink"),
        *line(42.6, 42.8, say("printing.back"), "field", "center"),
    ]


def pile(width: float, x: float, y: float) -> list[Mark]:
    """The sheets below the uppermost one."""
    height = width * SHEET_HEIGHT / SHEET
    return [Box(x + z * 0.9, y + z * 0.9, width, height, "white", "ink", 0.7) for z in (3, 2, 1)]


def fold_and_glue(workshop: Workshop) -> list[Mark]:
    """A sheet bent back along its middle, the print outwards; glue between the halves."""
    fronts = [mark for n in range(2) for mark in _panel(9, 9.4 + n * 15, small_front)]
    return [
        Path("M 24.6 6 L 47 10.4 V 41.4 L 24.6 42.6 Z", fill="pale", stroke="ink", line=0.9),
        *(Line(27 + n * 3.4, 8.8 + n * 0.6, 27 + n * 3.4, 41.6 - n * 0.2, "line", 0.5) for n in range(6)),
        Box(6.6, 6, 18, 36.6, fill="white", stroke="ink", line=0.9),
        *fronts,
        Line(24.6, 2.6, 24.6, 46.4, "ink", 1.0, (2.2, 1.6)),
        *arrow("M 50 33 C 53 25.4 51.4 14.6 45.4 7.2", 44.6, 6.4, 230),
    ]


def _panel(x: float, y: float, draw: Callable[[float, float, float, float], list[Mark]]) -> list[Mark]:
    return [Box(x, y, 11.4, 15, stroke="ink", line=0.5), *draw(x, y, 11.4, 15)]


def folded_cuts(workshop: Workshop) -> list[Mark]:
    """The folded sheet: four edges, then across."""
    x, y, k = 20.0, 5.4, 0.135
    width, high = CARD * k, CARD_HEIGHT * k
    left, top = x, y + TOP * k
    cards: list[Mark] = []
    for n in range(2):
        cards += [Box(left, top + n * high, width, high, stroke="ink", line=0.5)]
        cards += small_front(left, top + n * high, width, high)
    foot, middle = top + 2 * high, top + high
    return [
        Box(x - LEFT * k, y, width + 2 * LEFT * k, SHEET_HEIGHT * k, fill="white", stroke="ink", line=0.9),
        *cards,
        *(Line(x - 5, at, x + width + 5, at, "ink", 1.3) for at in (top, foot)),
        *(Line(at, y - 2.2, at, y + SHEET_HEIGHT * k + 2.2, "ink", 1.3) for at in (left, left + width)),
        Line(x - 7, middle, x + width + 7, middle, "ink", 1.1, (2.4, 1.6)),
        *furniture.disc(workshop, x + width + 9.4, top, "1", 2.6),
        *furniture.disc(workshop, x + width + 9.4, middle, "2", 2.6),
    ]


def apart(workshop: Workshop) -> list[Mark]:
    """Four cards with white between them, each cut on its four sides."""
    return _cells(workshop, 2, 2, 12.4, 17, 2.4, True)


def sleeved(workshop: Workshop) -> list[Mark]:
    """Cards standing in an open box, and the solution shut in its envelope."""
    cards: list[Mark] = [
        Box(9.4 + n * 2.2, 9.6 - n * 0.9, 17, 22, fill="white", stroke="ink", line=0.7) for n in range(4, -1, -1)
    ]
    return [
        *cards,
        Path("M 5 22 H 29.6 V 44 H 5 Z", fill="white", stroke="ink", line=1.0),
        Path("M 29.6 22 L 37 17 V 39 L 29.6 44 Z", fill="pale", stroke="ink", line=1.0),
        *case_mark.marks("C01", 14, 30, "ink", 1.05),
        *workshop.setter.line(17.3, 38.4, "C01", "print-figure"),
        Path("M 41 27 H 53 V 44 H 41 Z", fill="white", stroke="ink", line=1.0),
        Path("M 41.2 27.2 L 47 33.4 L 52.8 27.2", stroke="ink", line=0.8),
        Path("O 47 33.6 2.2", fill="ink"),
        *workshop.setter.line(47, 41.8, "R", "print-figure"),
    ]


def nine(workshop: Workshop) -> list[Mark]:
    """Nine cards that share their cuts."""
    return _cells(workshop, 3, 3, 9.2, 12.8, 0.0, False)


def _cells(
    workshop: Workshop, columns: int, rows: int, width: float, height: float, gap: float, single: bool
) -> list[Mark]:
    wide, high = columns * width + (columns - 1) * gap, rows * height + (rows - 1) * gap
    x, y = (WIDTH - wide) / 2, (HEIGHT - high) / 2
    marks: list[Mark] = [Box(x - 2.4, y - 3, wide + 4.8, high + 6, fill="white", stroke="ink", line=0.9)]
    for place in range(columns * rows):
        left, top = x + place % columns * (width + gap), y + place // columns * (height + gap)
        marks += [Box(left, top, width, height, stroke="ink", line=0.5), *small_front(left, top, width, height)]
    if single:
        marks += [Box(x, y, width, height, stroke="ink", line=1.4, dash=(2.4, 1.6))]
        return [*marks, *furniture.disc(workshop, x - 5.6, y + height / 2, "4", 2.6)]
    for at in (y + height, y + 2 * height):
        marks.append(Line(x - 4, at, x + wide + 4, at, "ink", 1.1, (2.4, 1.6)))
    for at in (x + width, x + 2 * width):
        marks.append(Line(at, y - 4.4, at, y + high + 4.4, "ink", 0.9, (0.4, 1.8), round_cap=True))
    return marks


def whole(workshop: Workshop) -> list[Mark]:
    """A sheet that is a card; its edge may be cut."""
    x, y, k = 14.0, 4.6, 28.6 / SHEET
    left, top, right, foot = (x + LEFT * k, y + TOP * k, x + (SHEET - LEFT) * k, y + (SHEET_HEIGHT - TOP) * k)
    cuts = [Line(x - 3, at, x + 31.6, at, "ink", 0.8, (2.4, 1.6)) for at in (top, foot)]
    cuts += [Line(at, y - 2.4, at, y + 43, "ink", 0.8, (2.4, 1.6)) for at in (left, right)]
    return [*small_sheet(workshop, x, y, 28.6), *cuts, workshop.theme.icon("scis", x - 8.4, top - 2.6, 5.2)]


def in_order(workshop: Workshop) -> list[Mark]:
    """Sheets of a binder, their codes one after another at the upper edge."""
    marks: list[Mark] = []
    for number, code in enumerate(("L01", "P01", "Q01")):
        x, y = 21 - number * 6.5, 4.4 + number * 8.2
        marks += [
            Box(x, y, 22, 24.6, fill="white", stroke="ink", line=0.9),
            *workshop.setter.line(x + 12.4, y + 6.2, code, "print-figure"),
            *(Path("O 0 0 0.9", x + 2.6, y + at, stroke="ink", line=0.7) for at in (8.4, 16.4)),
        ]
    return marks


def folder(workshop: Workshop) -> list[Mark]:
    """A folder with its case's label, and the one of the solution, shut."""
    return [
        Box(9, 6.4, 24, 34, fill="white", stroke="ink", line=0.7),
        Box(7, 8.6, 24, 34, fill="white", stroke="ink", line=0.7),
        Path("M 4.6 13 V 10.6 H 13 L 15 13 H 30.6 V 45 H 4.6 Z", fill="white", stroke="ink", line=1.1),
        Box(8.6, 19, 18, 14, stroke="ink", line=0.7),
        *case_mark.marks("C01", 14.4, 23, "ink", 1.05),
        *workshop.setter.line(17.6, 30.6, "C01", "print-figure"),
        Path("M 36.6 24 V 22 H 42 L 43.6 24 H 53 V 45 H 36.6 Z", fill="white", stroke="ink", line=1.1),
        Box(39.4, 29, 10.8, 10, stroke="ink", line=0.7),
        *workshop.setter.line(44.8, 36.4, "R", "print-figure"),
    ]


STEPS: Mapping[str, Callable[[Workshop], list[Mark]]] = {
    "short_edge": short_edge,
    "one_side": one_side,
    "by_hand": by_hand,
    "two_passes": two_passes,
    "fold_and_glue": fold_and_glue,
    "folded_cuts": folded_cuts,
    "apart": apart,
    "stacked": piles,
    "sleeved": sleeved,
    "nine": nine,
    "whole": whole,
    "in_order": in_order,
    "folder": folder,
}


def drawing(workshop: Workshop, key: str) -> Drawing:
    """The drawing of a step."""
    return Drawing(f"step {key}", tuple(STEPS[key](workshop)), WIDTH, HEIGHT)
