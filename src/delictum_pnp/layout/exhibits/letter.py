"""Official letter: double frame, centred letterhead, a column of labels, signature and seal at the foot.

In: `model.exhibits.Letter`.  Out: marks and height in mm.  No text ever lies under the seal: it has
a strip of its own.
"""

from __future__ import annotations

from ...model.exhibits import Letter
from ..page import Node
from ..structure import pair, telling
from .desk import Desk
from .parts import SEAL_RADIUS, double_frame, rule, scribble, seal

MARGIN = 4.6
LABELS_MOST = 0.23
"""Largest share of the column of labels."""
SIGNED = 40.0
"""Length of the signature line."""


def draw_letter(letter: Letter, desk: Desk) -> float:
    room = desk.width - 2 * MARGIN
    y = 7.9 + desk.text(desk.width / 2, 7.9, letter.heading, "exhibit-head", room, ("heading",), "center")
    if letter.subtitle is not None:
        y += 4.3
        y += desk.text(desk.width / 2, y, letter.subtitle, "exhibit-note", room, ("subtitle",), "center")
    y += 2.7
    rule(desk, MARGIN, desk.width - MARGIN, y, line=0.8)
    y = _rows(desk, letter, y)
    y = _foot(desk, letter, y)
    double_frame(desk, desk.width, y)
    return y


def _rows(desk: Desk, letter: Letter, y: float) -> float:
    """Label and text, parted by thin lines; answers the lower edge."""
    natural = max(desk.natural(label, "exhibit-label") for label, _ in letter.rows.values())
    column = MARGIN + min(natural, desk.width * LABELS_MOST) + 2.6
    style, table = desk.scaled("exhibit-letter"), Node("Table")
    for number, (key, (label, text)) in enumerate(letter.rows.items()):
        if number:
            rule(desk, MARGIN, desk.width - MARGIN, y, "line")
        baseline = y + 1.1 + style.leading * 0.86
        head, cell = pair(table)
        with telling(desk.marks, head):
            labels = desk.text(MARGIN, baseline, label, "exhibit-label", column - MARGIN - 2.6, ("rows", key, 0))
        with telling(desk.marks, cell):
            texts = desk.prose(column, baseline, text, style, desk.width - column - MARGIN, ("rows", key, 1))
        y = baseline + max(labels, texts) + 1.8
    return y


def _foot(desk: Desk, letter: Letter, y: float) -> float:
    """Signature left, seal right, below the last row; answers the sheet's lower edge."""
    if letter.seal is None and letter.signature is None:
        return y + 1.9
    rule(desk, MARGIN, desk.width - MARGIN, y, "line")
    height = 2 * SEAL_RADIUS + 4.8 if letter.seal is not None else 14.5
    if letter.seal is not None:
        seal(desk, desk.width - MARGIN - SEAL_RADIUS - 1.6, y + 1.9 + SEAL_RADIUS, letter.seal, ("seal",))
    if letter.signature is not None:
        line = y + height - 7.6
        scribble(desk, MARGIN + 5, line - 1.8, 24)
        rule(desk, MARGIN + 1, MARGIN + 1 + SIGNED, line, line=0.5)
        desk.line(MARGIN + 1, line + 3.7, letter.signature, "exhibit-note", SIGNED, ("signature",))
    return y + height
