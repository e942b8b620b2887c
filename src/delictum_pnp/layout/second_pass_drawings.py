"""Drawings for the page between two passes: take it away, turn the pile, print the backs.

In: a workshop, and whether the file's sheets are cards.  Out: drawings of the size of `printing_steps`.  Coordinates
are the drawings themselves.
"""

from __future__ import annotations

from .page import Box, Drawing, Line, Mark, Path
from .printing_profiles import pile
from .printing_steps import HEIGHT, SHEET, SHEET_HEIGHT, WIDTH, arrow, small_back, small_sheet
from .workshop import Workshop

LINES = (0.84, 0.72, 0.84, 0.46)
"""How long the lines of a sheet of text are, of its width."""


def drawings(workshop: Workshop, cards: bool) -> list[Drawing]:
    """One for each step."""
    drawn = (_take_away, _turn_pile, _print_backs)
    return [Drawing(f"pass {n}", tuple(draw(workshop, cards)), WIDTH, HEIGHT) for n, draw in enumerate(drawn, 1)]


def _take_away(workshop: Workshop, cards: bool) -> list[Mark]:
    """This sheet leaves the pile."""
    return [
        *_printed(workshop, 5, 11, 18, cards),
        *_text(32.6, 6, 18),
        *arrow("M 22 8 C 25 4.4 28 4.4 30.4 6.6", 31.2, 7.4, 45),
    ]


def _turn_pile(workshop: Workshop, cards: bool) -> list[Mark]:
    """The pile turned about its long edge, upright as it was: the white side comes to be printed."""
    line = workshop.setter.line
    return [
        *_printed(workshop, 5, 10.6, 17, cards),
        *pile(17, 33.6, 10.6),
        Box(33.6, 10.6, 17, 24.04, "white", "ink", 0.7),
        Path("M 42.1 14.4 L 45.1 19.4 H 43.1 V 27 H 41.1 V 19.4 H 39.1 Z", stroke="ink", line=0.8),
        *line(42.1, 32.2, workshop.phrases("second_pass.arrow"), "print-aside", "center", "ink"),
        Line(28.4, 4, 28.4, 44, "ink", 0.6, (2, 1.6)),
        *arrow("M 20 6.6 C 24 3.2 32.8 3.2 36.4 6.2", 37, 7, 40),
    ]


def _print_backs(workshop: Workshop, cards: bool) -> list[Mark]:
    """A printer: white paper above, printed backs below; in large print one of them."""
    places = ((21.0, 15.0, "P"),) if workshop.profile.large else ((19.0, 9.0, "P"), (29.0, 9.0, "Q"))
    backs = [mark for x, wide, letter in places for mark in small_back(workshop, x, 31.4, wide, 12.3, letter)]
    lines = _lines(17.6, 30, 21.8, 4)
    return [
        Path("M 18 20 V 6 H 39 V 20", fill="white", stroke="ink", line=0.9),
        Path("M 7 20 H 50 V 34 H 7 Z", fill="white", stroke="ink", line=1.1),
        Line(14, 30, 43, 30, "ink", 1.6),
        Path("O 45.6 24.4 1.1", fill="ink"),
        Box(17.6, 30, 21.8, 15.4, fill="white", stroke="ink", line=0.9),
        *(backs if cards else lines),
        *arrow("M 53 12 V 38", 53, 39.4, 90),
    ]


def _printed(workshop: Workshop, x: float, y: float, width: float, cards: bool) -> list[Mark]:
    """A pile of printed sheets."""
    upper = small_sheet(workshop, x, y, width) if cards else _text(x, y, width)
    return [*pile(width, x, y), *upper]


def _text(x: float, y: float, width: float) -> list[Mark]:
    """A sheet of text."""
    return [
        Box(x, y, width, width * SHEET_HEIGHT / SHEET, fill="white", stroke="ink", line=0.9),
        *_lines(x, y + 2, width, 4),
    ]


def _lines(x: float, y: float, width: float, count: int) -> list[Mark]:
    return [Line(x + 2.4, y + 4 + n * 3, x + width * LINES[n], y + 4 + n * 3, "line", 0.8) for n in range(count)]
