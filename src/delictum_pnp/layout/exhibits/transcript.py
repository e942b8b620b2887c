"""Transcript: a strip with reels and wave, then time codes and what is said.

In: `model.exhibits.Transcript`.  Out: marks and height in mm.
"""

from __future__ import annotations

import math

from ...model.exhibits import Transcript
from ..page import Line, Node, Path
from ..structure import pair, telling
from .desk import Desk
from .parts import frame

STRIP = 16.0
REELS = (8.5, 23.0)
REEL = 4.9
PANEL = 35.0
"""Where the words and the wave begin."""
TIMES = 12.0
TIMES_MOST = 0.3


def draw_transcript(transcript: Transcript, desk: Desk) -> float:
    _strip(desk, transcript)
    column = max(TIMES, *(desk.natural(time, "exhibit-time") + 3 for time, _ in transcript.lines.values()))
    column = min(column, desk.width * TIMES_MOST)
    prose = desk.scaled("prose")
    gap = prose.leading + prose.gap * 0.8
    y, table = STRIP + 2.2 + prose.leading, Node("Table")
    for key, (time, said) in transcript.lines.items():
        at, words = pair(table)
        with telling(desk.marks, at):
            desk.line(0, y, time, "exhibit-time", column - 2, ("lines", key, 0))
        with telling(desk.marks, words):
            y += desk.prose(column, y, said, prose, desk.width - column, ("lines", key, 1)) + gap
    return y - gap + 1.2


def _strip(desk: Desk, transcript: Transcript) -> None:
    frame(desk, 0, 0, desk.width, STRIP, radius=1.2)
    _reels(desk)
    right = desk.width - 3
    room = right - PANEL
    desk.add(Line(PANEL - 3, 2, PANEL - 3, STRIP - 2, "line", 0.4))
    stamp = desk.natural(transcript.stamp, "exhibit-stamp")
    if desk.natural(transcript.device, "exhibit-kind") + stamp + 3 <= room:
        desk.line(PANEL, 5.3, transcript.device, "exhibit-kind", room - stamp, ("device",), color="ink")
        desk.line(right, 5.3, transcript.stamp, "exhibit-stamp", stamp, ("stamp",), "right")
        _wave(desk, PANEL + 0.2, right, 10.9, 2.8)
    else:
        desk.line(PANEL, 4.6, transcript.device, "exhibit-kind", room, ("device",), color="ink")
        desk.line(PANEL, 8.5, transcript.stamp, "exhibit-stamp", room, ("stamp",))
        _wave(desk, PANEL + 0.2, right, 12.1, 1.9)


def _reels(desk: Desk) -> None:
    middle = STRIP / 2
    for cx in REELS:
        desk.add(Path(f"O {cx} {middle} {REEL}", stroke="ink", line=0.6))
        desk.add(Path(f"O {cx} {middle} 1.7", stroke="ink", line=0.9))
        desk.add(Path(" ".join(_spoke(cx, middle, turn * math.pi / 3) for turn in range(6)), stroke="ink", line=0.8))
    desk.add(Line(REELS[0], middle + REEL, REELS[1], middle + REEL, "ink", 0.6))


def _spoke(cx: float, cy: float, angle: float) -> str:
    c, s = math.cos(angle), math.sin(angle)
    return f"M {cx + 1.7 * c:.2f} {cy + 1.7 * s:.2f} L {cx + 2.5 * c:.2f} {cy + 2.5 * s:.2f}"


def _wave(desk: Desk, left: float, right: float, y: float, most: float) -> None:
    """Bars of a recording level, `most` mm up and down at the loudest; the swell and the rests come from the code."""
    dice = desk.dice("wave")
    swell, slow = dice(0.22, 0.34), dice(0, 3)
    bars = []
    for i in range(int((right - left) / 0.75) + 1):
        level = abs(math.sin(i * swell)) * abs(math.sin(i * 0.083 + slow))
        reach = 0.25 + most * level * dice(0.4, 1)
        x = left + i * 0.75
        bars.append(f"M {x:.2f} {y - reach:.2f} V {y + reach:.2f}")
    desk.add(Path(" ".join(bars), stroke="ink", line=0.75))
