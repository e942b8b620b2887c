"""Note and notebook: ruled paper, written by hand, unsteady by the card's code.

In: `model.exhibits.Note`, `Notebook`.  Out: marks and height in mm.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...model.exhibits import Note, Notebook
from ..page import Line, Node, Path
from ..structure import cells, heads, telling
from .desk import Desk
from .parts import FRAME, RING_ROOM, frame, hand, hand_width, ring, rule

LEAF = 76.0
"""Width of a single leaf; it stands in the middle."""
SKIPPED = "-"
PAGE_MARGIN = 8.4
"""From a page's edge to its writing."""


def draw_note(note: Note, desk: Desk) -> float:
    width = min(LEAF, desk.width)
    left = (desk.width - width) / 2
    pitch = _pitch(desk)
    first = 3.2 + pitch
    rows = _write(desk, note.lines, left + 12, first, width - 12 - 4, pitch, note.ringed)
    height = first + max(rows, 2) * pitch - pitch + 4.6
    _rules(desk, left + 1.5, left + width - 1.5, first + 1.15, rows, pitch)
    desk.add(Line(left + 8.6, 0.4, left + 8.6, height - 0.4, "line", 0.45))
    frame(desk, left, 0, width, height)
    return height


def draw_notebook(book: Notebook, desk: Desk) -> float:
    middle, pitch, first = desk.width / 2, _pitch(desk), 7.4
    desk.line(2.4, 4.0, book.left_page, "footer", 10, ("left_page",))
    rows = _pairs(desk, book, first, middle, pitch)
    desk.line(desk.width - 2.4, 4.0, book.right_page, "footer", 10, ("right_page",), "right")
    left = middle + PAGE_MARGIN - 0.2
    rows = max(rows, _write(desk, book.lines, left, first, desk.width - left - 2.4, pitch, book.ringed))
    height = first + (rows - 1) * pitch + 4.4
    _spread(desk, middle, height)
    for x1, x2 in ((2.0, middle - 2.4), (middle + 2.4, desk.width - 2)):
        _rules(desk, x1, x2, first + 1.15, rows, pitch)
    for x in (6.6, middle + 6.4):
        desk.add(Line(x, 1.4, x, height - 1.8, "line", 0.45))
    return height


def _pitch(desk: Desk) -> float:
    """Distance of the ruled lines."""
    return desk.scaled("hand").leading


def _rules(desk: Desk, x1: float, x2: float, y: float, rows: int, pitch: float) -> None:
    for row in range(rows):
        rule(desk, x1, x2, y + row * pitch, "hair", 0.45)


def _write(
    desk: Desk, lines: Mapping[str, str], x: float, y: float, width: float, pitch: float, ringed: str | None
) -> int:
    """Lines from baseline `y`, one of them ringed; answers how many ruled lines they take."""
    row = 0
    for key, text in lines.items():
        if text == SKIPPED:
            row += 1
            continue
        room = width - RING_ROOM if key == ringed else width
        count = hand(desk, x, y + row * pitch, text, room, ("lines", key), pitch)
        if key == ringed:
            ring(desk, x, y + row * pitch, min(hand_width(desk, text), room), (count - 1) * pitch)
        row += count
    return row


def _pairs(desk: Desk, book: Notebook, y: float, middle: float, pitch: float) -> int:
    """The left page: two heads, then pairs joined by an arrow."""
    second = 27.4 / 41.5 * middle
    room = (second - PAGE_MARGIN - 2, middle - second - 2)
    table = Node("Table")
    for i, (x, head) in enumerate(zip((PAGE_MARGIN, second), heads(table, 2), strict=True)):
        with telling(desk.marks, head):
            hand(desk, x, y, book.heads[i], room[i], ("heads", i), pitch)
    row = 1
    for key, (one, other) in book.pairs.items():
        baseline = y + row * pitch
        left, right = cells(table, 2, headed=False)
        with telling(desk.marks, left):
            count = hand(desk, PAGE_MARGIN, baseline, one, room[0] - 5.5, ("pairs", key, 0), pitch)
        start = PAGE_MARGIN + min(hand_width(desk, one), room[0] - 5.5) + 1.6
        _arrow(desk, max(start, 18.6 / 41.5 * middle), second - 1.8, baseline - 1.15, key)
        with telling(desk.marks, right):
            row += max(count, hand(desk, second, baseline, other, room[1], ("pairs", key, 1), pitch))
    return row


def _arrow(desk: Desk, left: float, right: float, y: float, key: str) -> None:
    dice = desk.dice("arrow", key)
    left, right = left + dice(-0.3, 0.3), right + dice(-0.3, 0.2)
    desk.add(
        Path(
            f"M {left:.2f} {y:.2f} C {left + 2:.2f} {y + dice(-0.5, 0.5):.2f} "
            f"{right - 2:.2f} {y + dice(-0.4, 0.4):.2f} "
            f"{right:.2f} {y:.2f} M {right - 1.2:.2f} {y - 0.8:.2f} L {right:.2f} {y:.2f} "
            f"L {right - 1.2:.2f} {y + 0.8:.2f}",
            stroke="ink",
            line=0.5,
        )
    )


def _spread(desk: Desk, m: float, h: float) -> None:
    """Outline of an open notebook with its fold."""
    w = desk.width
    desk.add(
        Path(
            f"M .15 1.2 C 14 0 {m - 8} 0 {m} 1.6 C {m + 8} 0 {w - 14} 0 {w - 0.15} 1.2 V {h - 0.4:.2f} "
            f"C {w - 14} {h - 2:.2f} {m + 8} {h - 1.8:.2f} {m} {h - 0.2:.2f} "
            f"C {m - 8} {h - 1.8:.2f} 14 {h - 2:.2f} .15 {h - 0.4:.2f} Z",
            stroke="ink",
            line=FRAME,
        )
    )
    desk.add(Line(m, 1.6, m, h - 0.2, "ink", 0.6))
    for x in (m - 0.9, m + 0.9):
        desk.add(Line(x, 2.6, x, h - 1.4, "hair", 0.4))
