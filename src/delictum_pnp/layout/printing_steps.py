"""The six drawings of «Imprimir y cortar»: full size, both sides, against the light, three cuts, piles, envelopes.

In: a workshop.  Out: drawings of 56.6 × 50 mm, in the order of the steps.  Coordinates are the drawings themselves.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Literal

from . import case_mark, furniture
from .margins import ruler
from .page import Box, Drawing, Line, Mark, Path, Placed
from .workshop import Workshop

WIDTH, HEIGHT = 56.6, 50.0
SHEET, SHEET_HEIGHT = 210.0, 297.0
CARD, CARD_HEIGHT, LEFT, TOP = 95.0, 130.0, 10.0, 18.5
"""The press sheet that the drawings show small: A4 with four cards."""
BACK_LETTERS = "PQLI"
FOLDED_LETTERS = "PPLL"
"""Where a sheet is folded, the backs at the right are of the cards beside them."""
RAYS = (-40, -20, 0, 20, 40)


def full_size(workshop: Workshop) -> list[Mark]:
    """A sheet and, in front of it, its margin's ruler enlarged."""
    figure = workshop.phrases("printing.ruler")
    return [
        *small_sheet(workshop, 10, 5, 28),
        Box(22, 29.4, 33, 15.6, fill="white", stroke="ink", line=0.9),
        Placed(Drawing("ruler", tuple(ruler(0, 3.4)), 50, 4), 24, 31.6, 0.58),
        *workshop.setter.line(38.5, 42.4, figure, "print-figure"),
    ]


def both_sides(workshop: Workshop) -> list[Mark]:
    """Front and back, and the axis on which the sheet turns."""
    say, line = workshop.phrases, workshop.setter.line
    return [
        *small_sheet(workshop, 5, 7.4, 18),
        *small_sheet(workshop, 33.4, 7.4, 18, "back"),
        *line(14, 38.2, say("printing.front"), "field", "center"),
        *line(42.4, 38.2, say("printing.back"), "field", "center"),
        Line(28.2, 5, 28.2, 41, "ink", 0.6, (2, 1.6)),
        *arrow("M 20 4.6 C 24 1.2 32.4 1.2 36 4.2", 36.6, 5, 40),
        *line(28.2, 46.4, say("printing.turn_like_page"), "print-aside", "center", "ink"),
    ]


def against_light(workshop: Workshop) -> list[Mark]:
    """A lamp behind a sheet: the edges of both sides lie on one another."""
    lamp = [
        Line(
            9 + 3.8 * math.cos(ray),
            24 + 3.8 * math.sin(ray),
            9 + 7.6 * math.cos(ray),
            24 + 7.6 * math.sin(ray),
            "ink",
            1.0,
            round_cap=True,
        )
        for ray in map(math.radians, RAYS)
    ]
    return [
        *small_sheet(workshop, 20, 5.4, 27.6, "back"),
        Box(20.9, 4.7, 27.6, 39, stroke="ink", line=0.8, dash=(2, 1.4)),
        *lamp,
        Path("O 8 24 2.6", stroke="ink", line=1.1),
    ]


def three_cuts(workshop: Workshop) -> list[Mark]:
    """The four edges, then across, then down."""
    k, x, y = 29 / SHEET, 13.0, 4.6
    upper, lower, middle = y + TOP * k, y + (TOP + 2 * CARD_HEIGHT) * k, y + SHEET_HEIGHT * k / 2
    left, right, fold = x + LEFT * k, x + (SHEET - LEFT) * k, x + SHEET * k / 2
    foot = y + SHEET_HEIGHT * k
    edges = [Line(x - 2.5, at, x + 31.5, at, "ink", 1.3) for at in (upper, lower)]
    edges += [Line(at, y - 2.2, at, foot + 1.8, "ink", 1.3) for at in (left, right)]
    return [
        *small_sheet(workshop, x, y, 29),
        *edges,
        Line(9, middle, 46, middle, "ink", 1.1, (2.4, 1.6)),
        Line(fold, 2.4, fold, foot + 2, "ink", 0.9, (0.4, 1.8), round_cap=True),
        *furniture.disc(workshop, 49.6, upper, "1", 2.6),
        *furniture.disc(workshop, 49.6, middle, "2", 2.6),
        *furniture.disc(workshop, 6, 40, "3", 2.6),
        Path(f"M 8.6 41.4 C 13 48.6 21 49 {fold:.2f} {foot + 2:.2f}", stroke="ink", line=0.6),
    ]


def piles(workshop: Workshop) -> list[Mark]:
    """Four piles of cards, or the two of a sheet that is folded, and the one that they make."""
    marks: list[Mark] = []
    for number in range(2 if workshop.profile.sides == "fold" else 4):
        x, y = 6 + number % 2 * 13.4, 6 + number // 2 * 19.4
        marks += [Box(x + z * 0.8, y + 2 - z * 0.8, 10, 13.7, fill="white", stroke="ink", line=0.7) for z in range(3)]
        marks += workshop.setter.line(x + 6.6, y + 9.8, f"{number + 1}", "print-figure")
    marks += arrow("M 33 24 H 37.4", 38.6, 24, 0)
    marks += [Box(41 + z * 0.34, 21.4 - z * 0.5, 10, 13.7, fill="white", stroke="ink", line=0.55) for z in range(9)]
    return [*marks, *workshop.setter.line(48.72, 26.2, "1", "print-figure")]


def envelopes(workshop: Workshop) -> list[Mark]:
    """Cards half in their envelope, and the solution shut in its own."""
    cards = [
        Placed(small_card(), 13 + x * 1.4, 5.6 + abs(turn) * 0.2, turn=turn) for x, turn in ((0, -5), (2, 1), (4, 6))
    ]
    return [
        *cards,
        Path("M 8 21 H 35 V 44 H 8 Z", fill="white", stroke="ink", line=1.0),
        Path("M 8 21 L 10.4 18.6 H 37.4 L 35 21 M 37.4 18.6 V 41.6 L 35 44", stroke="ink", line=0.8),
        *case_mark.marks("C01", 18.4, 29, "ink", 1.05),
        *workshop.setter.line(21.5, 37.4, "C01", "print-figure"),
        Path("M 41 27 H 53 V 44 H 41 Z", fill="white", stroke="ink", line=1.0),
        Path("M 41.2 27.2 L 47 33.4 L 52.8 27.2", stroke="ink", line=0.8),
        Path("O 47 33.6 2.2", fill="ink"),
        *workshop.setter.line(47, 41.8, "R", "print-figure"),
    ]


STEPS: tuple[Callable[[Workshop], list[Mark]], ...] = (
    full_size,
    both_sides,
    against_light,
    three_cuts,
    piles,
    envelopes,
)


def drawings(workshop: Workshop) -> list[Drawing]:
    """One drawing per step."""
    return [Drawing(f"step {n}", tuple(step(workshop)), WIDTH, HEIGHT) for n, step in enumerate(STEPS, 1)]


def small_sheet(
    workshop: Workshop, x: float, y: float, width: float, side: Literal["front", "back"] = "front"
) -> list[Mark]:
    """A press sheet, small, with its four cards; in large print with one of twice their size, where it is folded with
    two beside their backs."""
    k = width / SHEET
    across = 1 if workshop.profile.large else 2
    wide, high = 2 * CARD * k / across, 2 * CARD_HEIGHT * k / across
    marks: list[Mark] = [Box(x, y, width, SHEET_HEIGHT * k, fill="white", stroke="ink", line=0.9)]
    folded = workshop.profile.sides == "fold"
    for number, letter in enumerate((FOLDED_LETTERS if folded else BACK_LETTERS)[: across * across]):
        left, top = x + LEFT * k + number % across * wide, y + TOP * k + number // across * high
        marks.append(Box(left, top, wide, high, stroke="ink", line=0.5))
        front = number % 2 == 0 if folded else side == "front"
        marks += small_front(left, top, wide, high) if front else small_back(workshop, left, top, wide, high, letter)
    return marks


def small_front(x: float, y: float, w: float, h: float) -> list[Mark]:
    lines = [
        Line(x + w * 0.08, y + h * at, x + w * (0.6 if at > 0.65 else 0.92), y + h * at, "line", 0.6)
        for at in (0.36, 0.47, 0.58, 0.69)
    ]
    return [
        Box(x + w * 0.08, y + h * 0.06, w * 0.16, w * 0.16, fill="ink"),
        Line(x + w * 0.08, y + h * 0.24, x + w * 0.92, y + h * 0.24, "ink", 0.6),
        *lines,
    ]


def small_back(workshop: Workshop, x: float, y: float, w: float, h: float, letter: str) -> list[Mark]:
    rows = [Line(x, y + h * (0.1 + i * 0.13), x + w, y + h * (0.1 + i * 0.13), "hair", 0.5) for i in range(7)]
    size = w / CARD * SHEET * 0.36
    return [
        *rows,
        Box(x + w * 0.25, y + h * 0.14, w * 0.5, h * 0.27, fill="white", stroke="ink", line=0.7),
        *workshop.setter.line(x + w / 2, y + h * 0.275 + size * 0.145, letter, "print-figure", size=size),
    ]


def small_card() -> Drawing:
    marks: tuple[Mark, ...] = (
        Box(0, 0, 19, 26, fill="white", stroke="ink", line=0.8),
        Box(2, 2, 3.4, 3.4, fill="ink"),
        Line(2, 7.4, 17, 7.4, "ink", 0.5),
    )
    return Drawing("card", marks, 19, 26)


def arrow(path: str, x: float, y: float, turn: float) -> list[Mark]:
    head = Drawing("arrow", (Path("M 0 0 L -3 -1.7 V 1.7 Z", fill="ink"),), 3, 3.4)
    return [Path(path, stroke="ink", line=1.1), Placed(head, x, y, turn=turn)]
