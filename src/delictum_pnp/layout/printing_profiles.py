"""Drawings for what a printing profile asks of its owner: other steps of «Imprimir y cortar», the second pass.

In: a workshop.  Out: drawings of the size of `printing_steps`, by the key of their words (`printing.step.…`).
Coordinates are the drawings themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from . import furniture
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
    small_back,
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
        *line(28.2, 45.6, say("printing.turn_up"), "aside", "center", "ink"),
    ]


def one_side(workshop: Workshop) -> list[Mark]:
    """A printed front; a back with nothing on it."""
    say, line = workshop.phrases, workshop.setter.line
    return [
        *small_sheet(workshop, 6, 6, 19),
        Box(31.6, 6, 19, 26.87, fill="white", stroke="ink", line=0.9),
        *line(15.5, 39.4, say("printing.front"), "field", "center"),
        *line(41.1, 39.4, say("printing.back"), "field", "center"),
        *line(41.1, 20.4, say("printing.blank_side"), "aside", "center"),
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
        *_pile(workshop, 5, 10.6, 17),
        *line(14, 6.6, say("printing.first_pass"), "field", "center", "ink"),
        *line(14, 42.8, say("printing.front"), "field", "center"),
        *arrow("M 24.4 22 C 26.4 18.6 29.4 18.6 31.4 21.2", 32, 22, 50),
        *_pile(workshop, 33.6, 10.6, 17, "back"),
        *line(42.6, 6.6, say("printing.second_pass"), "field", "center", "ink"),
        *line(42.6, 42.8, say("printing.back"), "field", "center"),
    ]


def _pile(workshop: Workshop, x: float, y: float, width: float, side: str = "front") -> list[Mark]:
    height = width * SHEET_HEIGHT / SHEET
    under: list[Mark] = [Box(x + z * 0.9, y + z * 0.9, width, height, "white", "ink", 0.7) for z in (3, 2, 1)]
    return [*under, *small_sheet(workshop, x, y, width, "back" if side == "back" else "front")]


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


def take_away(workshop: Workshop) -> list[Mark]:
    """This sheet leaves the pile."""
    lines = [Line(35, 12 + n * 3, 35 + (13, 11, 13, 7)[n], 12 + n * 3, "line", 0.8) for n in range(4)]
    return [
        *_pile(workshop, 5, 11, 18),
        Box(32.6, 6, 18, 25.4, fill="white", stroke="ink", line=0.9),
        *lines,
        *arrow("M 22 8 C 25 4.4 28 4.4 30.4 6.6", 31.2, 7.4, 45),
    ]


def turn_pile(workshop: Workshop) -> list[Mark]:
    """The pile turned about its long edge, upright as it was: the white side comes to be printed."""
    say, line = workshop.phrases, workshop.setter.line
    white: list[Mark] = [Box(33.6 + z * 0.9, 10.6 + z * 0.9, 17, 24.04, "white", "ink", 0.7) for z in (3, 2, 1, 0)]
    return [
        *_pile(workshop, 5, 10.6, 17),
        *white,
        Path("M 42.1 14.4 L 45.1 19.4 H 43.1 V 27 H 41.1 V 19.4 H 39.1 Z", stroke="ink", line=0.8),
        *line(42.1, 32.2, say("second_pass.arrow"), "aside", "center", "ink"),
        Line(28.4, 4, 28.4, 44, "ink", 0.6, (2, 1.6)),
        *arrow("M 20 6.6 C 24 3.2 32.8 3.2 36.4 6.2", 37, 7, 40),
    ]


def print_backs(workshop: Workshop) -> list[Mark]:
    """A printer: white paper above, printed backs below."""
    return [
        Path("M 18 20 V 6 H 39 V 20", fill="white", stroke="ink", line=0.9),
        Path("M 7 20 H 50 V 34 H 7 Z", fill="white", stroke="ink", line=1.1),
        Line(14, 30, 43, 30, "ink", 1.6),
        Path("O 45.6 24.4 1.1", fill="ink"),
        Box(17.6, 30, 21.8, 15.4, fill="white", stroke="ink", line=0.9),
        *small_back(workshop, 19, 31.4, 9, 12.3, "P"),
        *small_back(workshop, 29, 31.4, 9, 12.3, "Q"),
        *arrow("M 53 12 V 38", 53, 39.4, 90),
    ]


STEPS: Mapping[str, Callable[[Workshop], list[Mark]]] = {
    "short_edge": short_edge,
    "one_side": one_side,
    "by_hand": by_hand,
    "two_passes": two_passes,
    "fold_and_glue": fold_and_glue,
    "folded_cuts": folded_cuts,
    "apart": apart,
    "nine": nine,
}


def drawing(workshop: Workshop, key: str) -> Drawing:
    """The drawing of a step."""
    return Drawing(f"step {key}", tuple(STEPS[key](workshop)), WIDTH, HEIGHT)


def second_pass(workshop: Workshop) -> list[Drawing]:
    """What to do between the passes: take away, turn, print."""
    drawn = (take_away, turn_pile, print_backs)
    return [Drawing(f"pass {n}", tuple(draw(workshop)), WIDTH, HEIGHT) for n, draw in enumerate(drawn, 1)]
