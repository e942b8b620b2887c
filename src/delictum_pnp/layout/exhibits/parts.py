"""Pieces that several exhibits share: frames, holes, labelled fields, and what a hand does.

In: a `Desk` and places in millimetres.  Out: marks on the desk; functions that set text answer the
distance from its first baseline to its last.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace

from ..issues import Path as Key
from ..page import Box, Drawing, Line, Mark, Node, Path, Placed, Text
from ..setter import PT_PER_MM, Block, SetLine
from ..structure import cells, telling
from .desk import Desk

FRAME = 0.8
"""Line of every exhibit's outline, in points."""
EDGE = 0.15
"""The outline lies this far inside, in mm, so that no ink leaves the exhibit's box."""
VALUE_DROP = 4.3
"""From the baseline of a label to that of its value."""
UNSTEADY = (0.35, 0.12, 0.35)
"""A hand's jitter per line: along and across in mm, turn in degrees."""
RING_ROOM = 3.4
"""What a ring takes on each side of its text."""
RING_LEAST = 4.0
"""Width of the smallest ring's text."""
SEAL_RADIUS = 9.0
SEAL_MOST = math.radians(345)


def frame(desk: Desk, x: float, y: float, width: float, height: float, radius: float = 0.0) -> None:
    desk.add(Box(x + EDGE, y + EDGE, width - 2 * EDGE, height - 2 * EDGE, stroke="ink", line=FRAME, radius=radius))


def double_frame(desk: Desk, width: float, height: float) -> None:
    """The frame of an official sheet."""
    frame(desk, 0, 0, width, height)
    desk.add(Box(1.05, 1.05, width - 2.1, height - 2.1, stroke="line", line=0.4))


def rule(desk: Desk, x1: float, x2: float, y: float, color: str = "ink", line: float = 0.4) -> None:
    desk.add(Line(x1, y, x2, y, color, line))


def holes(desk: Desk, places: list[tuple[float, float]], radius: float, color: str = "ink", line: float = 0.5) -> None:
    """Punched holes: one path of circles."""
    desk.add(Path(" ".join(f"O {x:.2f} {y:.2f} {radius}" for x, y in places), stroke=color, line=line))


def polygon(points: list[tuple[float, float]], close: bool = True) -> str:
    """Path data through points."""
    return "M " + " L ".join(f"{x:.2f} {y:.2f}" for x, y in points) + (" Z" if close else "")


def labelled(
    desk: Desk, x: float, y: float, pair: tuple[str, str], width: float, key: Key, table: Node, style: str = "mono-bold"
) -> float:
    """A small label above its value, a row of a table for who hears it; `y` is the label's baseline."""
    label, value = cells(table, 2, headed=True)
    with telling(desk.marks, label):
        drop = desk.text(x, y, pair[0], "label", width, (*key, 0)) + VALUE_DROP
    with telling(desk.marks, value):
        return drop + desk.text(x, y + drop, pair[1], style, width, (*key, 1))


# -- the hand ----------------------------------------------------------------------------------
def hand(desk: Desk, x: float, y: float, text: str, width: float, key: Key, pitch: float | None = None) -> int:
    """Text written by hand from baseline `y`, `pitch` mm a line; `_word_` is underlined.  Answers its lines."""
    plain, style = text.replace("_", ""), desk.scaled("hand")
    size = desk.fitted(plain, style, width)
    block = desk.block(plain, desk.setter.style(style, size=size or style.size), width, key)
    flags = _underlined(text)
    for number, set_line in enumerate(block.lines):
        line = _written(desk, block, set_line, flags)
        _unsteady(desk, x, y + number * (pitch or block.leading), line, width, (*key, number))
    return len(block.lines)


def hand_width(desk: Desk, text: str) -> float:
    """Width in mm of a text written on one line."""
    return desk.natural(text.replace("_", ""), desk.scaled("hand"))


def _underlined(text: str) -> Iterator[bool]:
    """For each letter that will be printed, whether a line runs under it."""
    on = False
    for character in text.replace("*", ""):
        if character == "_":
            on = not on
        elif character != "~" and not character.isspace():
            yield on


def _written(desk: Desk, block: Block, set_line: SetLine, flags: Iterator[bool]) -> list[Mark]:
    marks = desk.setter.draw(replace(block, lines=(SetLine(set_line.line, 0.0),)), 0.0, 0.0)
    text = "".join(run.text for run in set_line.line.runs)
    scale = block.size / 1000 / PT_PER_MM
    metrics = desk.setter.family(block.style.family).metrics(block.style.variant)
    for start, end in _spans(text, flags):
        left = metrics.width(text[:start]) * scale
        marks.append(_underline(left, left + metrics.width(text[start:end]) * scale))
    return marks


def _spans(text: str, flags: Iterator[bool]) -> list[tuple[int, int]]:
    """Underlined stretches of a line; a space between two underlined words is underlined too."""
    spans: list[tuple[int, int]] = []
    open_span = False
    for position, character in enumerate(text):
        if character.isspace():
            continue
        under = next(flags, False)
        if under and open_span:
            spans[-1] = (spans[-1][0], position + 1)
        elif under:
            spans.append((position, position + 1))
        open_span = under
    return spans


def _underline(left: float, right: float) -> Path:
    third = (right - left) / 3
    data = f"M {left:.2f} .8 C {left + third:.2f} .55 {right - third:.2f} 1.1 {right + 0.3:.2f} .72"
    return Path(data, stroke="ink", line=0.6)


def _unsteady(desk: Desk, x: float, y: float, marks: list[Mark], width: float, key: Key) -> None:
    """Place a written line a little beside where it should be."""
    dice, (along, across, turn) = desk.dice("hand", *key), UNSTEADY
    drawing = Drawing(f"hand.{desk.code}", tuple(marks), width, 4.4)
    desk.add(Placed(drawing, x + dice(0, along), y + dice(-across, across), turn=dice(-turn, turn)))


def ring(desk: Desk, x: float, baseline: float, width: float, rows: float = 0.0) -> None:
    """A ring drawn round a text that starts at x; `rows` is the distance to its last baseline."""
    y, right = baseline - 1.2, x + max(width, RING_LEAST)
    left, span, foot = x - 2.2 - rows * 0.25, right - x, y + rows
    end, most = right - min(5, span * 0.4), right + 4.4
    desk.add(
        Path(
            f"M {right + 1:.2f} {y - 2.2:.2f} C {x + span * 0.52:.2f} {y - 3.4:.2f} {left - 0.4:.2f} {y - 2.8:.2f} "
            f"{left:.2f} {y + 0.4 + rows / 2:.2f} "
            f"C {left + 0.4:.2f} {foot + 3.2:.2f} {x + span * 0.6:.2f} {foot + 2.9:.2f} "
            f"{right - 1:.2f} {foot + 2.2:.2f} "
            f"C {most:.2f} {foot + 1.6:.2f} {most:.2f} {y - 2.6:.2f} {end:.2f} {y - 2.8:.2f}",
            stroke="ink",
            line=0.6,
        )
    )


def struck_through(desk: Desk, x: float, baseline: float, width: float) -> None:
    """A pen stroke through a printed word."""
    y = baseline - 1.05
    desk.add(
        Path(
            f"M {x - 1:.2f} {y + 0.35:.2f} C {x + width * 0.3:.2f} {y - 0.6:.2f} {x + width * 0.6:.2f} {y + 0.5:.2f} "
            f"{x + width + 1:.2f} {y - 0.4:.2f}",
            stroke="ink",
            line=1,
        )
    )


def scribble(desk: Desk, x: float, baseline: float, width: float) -> None:
    """A signature that cannot be read."""
    dice, step, left = desk.dice("scribble"), width / 8, x
    data = f"M {x:.2f} {baseline:.2f}"
    for stroke in range(8):
        right, high = left + step, 9.5 if stroke == 0 else 6.5 / (1 + stroke * 0.3)
        data += (
            f" C {left + step * 0.6:.2f} {baseline - dice(0.6, 1) * high:.2f} {right - step * 0.9:.2f} "
            f"{baseline + dice(0.2, 1.6):.2f} {right:.2f} {baseline - dice(-0.4, 1.2):.2f}"
        )
        left = right
    desk.add(Path(data, stroke="ink", line=0.7))


# -- the seal ----------------------------------------------------------------------------------
def seal(desk: Desk, cx: float, cy: float, words: tuple[str, str], key: Key) -> None:
    """A round stamp of 18 mm with words on its upper and lower arc."""
    r = SEAL_RADIUS
    desk.add(Path(f"O {cx} {cy} {r}", stroke="ink", line=0.9))
    desk.add(Path(f"O {cx} {cy} {r - 0.8}", stroke="ink", line=0.35))
    desk.add(Path(f"O {cx} {cy} {r - 4.1}", stroke="ink", line=0.5))
    upper, lower = words[0].upper(), words[1].upper()
    angle = _angle(desk, upper, r - 3.15) + _angle(desk, lower, r - 1.75)
    if angle > SEAL_MOST:
        desk.overflow(f"{upper} {lower}", angle, SEAL_MOST, key)
    _arc(desk, cx, cy, r - 3.15, upper, 1)
    _arc(desk, cx, cy, r - 1.75, lower, -1)
    desk.add(desk.workshop.theme.icon("F", cx - 3.4, cy - 3.7, 6.8))


def _angle(desk: Desk, word: str, radius: float) -> float:
    """What a word takes of the circle, in radians, with a space on either side."""
    return (desk.natural(word, "seal-ring") + 1.4) / radius


def _arc(desk: Desk, cx: float, cy: float, radius: float, word: str, way: int) -> None:
    """Letters along a circle: over its top clockwise (1), under its foot counter-clockwise (-1)."""
    style = desk.setter.style("seal-ring")
    font, space = desk.workshop.theme.font(style.family, style.variant), style.tracking / PT_PER_MM
    angle = -way * (math.pi / 2 + desk.natural(word, style) / 2 / radius)
    for letter in word.replace("~", "\u00a0"):
        width = desk.setter.ruler(font).width(letter) * style.size / 1000 / PT_PER_MM
        middle = angle + way * width / 2 / radius
        drawing = Drawing(f"seal.{letter}", (Text(-width / 2, 0.0, letter, font, style.size, style.color),), width, 2.2)
        x, y = cx + radius * math.cos(middle), cy + radius * math.sin(middle)
        desk.add(Placed(drawing, x, y, turn=math.degrees(middle) + 90 * way))
        angle += way * (width + space) / radius
