"""Where things stand on the deck's cards, for every engine: millimetres, origin at the upper left of a
card, y downwards; sizes of type in points.  Also what all command lines share.
"""

from __future__ import annotations

import importlib.util
import json
import pathlib
import sys
from collections.abc import Iterator, Sequence
from typing import Any

PT = 25.4 / 72
"""A point in millimetres."""
PAGE_WIDTH, PAGE_HEIGHT = 210.0, 297.0
COLUMNS = ROWS = 2
CARD_WIDTH, CARD_HEIGHT = PAGE_WIDTH / COLUMNS, PAGE_HEIGHT / ROWS
MARGIN = 6.0
BAND = 14.0
"""Height of the coloured title band."""
TAG = 6.0
"""Height of the line with the group, under the band."""
EFFECTS = 14.0
"""Height of the effects box at the bottom."""
GAP = 3.0
BODY_WIDTH = CARD_WIDTH - 2 * MARGIN
BODY_TOP = BAND + TAG + GAP
BODY_HEIGHT = CARD_HEIGHT - BODY_TOP - MARGIN - EFFECTS - GAP
MOST, LEAST, STEP = 11.0, 7.0, 0.25
"""Sizes tried for the body, in points."""
LEADING, PARAGRAPH_GAP = 1.25, 0.5
"""Times the size."""
BANDS = {"LUGAR": "#295273", "TESTIGO": "#733829", "OBJETO": "#386138", "SUCESO": "#613366"}
BACK = "#ebebe6"

BODY, HEAD, SANS = "SourceSerifPro-Regular", "SourceSansPro-Bold", "SourceSansPro-Regular"
FONT_FILES = {
    BODY: ("font_source_serif_pro", f"files/{BODY}.ttf"),
    HEAD: ("font_source_sans_pro", f"files/{HEAD}.ttf"),
    SANS: ("font_source_sans_pro", f"files/{SANS}.ttf"),
}
"""Font → package and file inside it."""


def font_file(name: str) -> pathlib.Path:
    package, inside = FONT_FILES[name]
    spec = importlib.util.find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    return pathlib.Path(spec.origin).parent / inside


def sheets(cards: Sequence[Any]) -> Iterator[tuple[list[tuple[float, float, Any]], list[tuple[float, float, Any]]]]:
    """Front and back of each sheet as (x, y, card); backs are mirrored, for paper flipped on its long edge."""
    for start in range(0, len(cards), COLUMNS * ROWS):
        front, back = [], []
        for place, card in enumerate(cards[start : start + COLUMNS * ROWS]):
            row, column = divmod(place, COLUMNS)
            front.append((column * CARD_WIDTH, row * CARD_HEIGHT, card))
            back.append(((COLUMNS - 1 - column) * CARD_WIDTH, row * CARD_HEIGHT, card))
        yield front, back


def arguments() -> tuple[list[Any], str]:
    """The deck and the name of the PDF from `python -m benchmarks.ENGINE deck.json out.pdf`."""
    _, deck, out = sys.argv
    with pathlib.Path(deck).open(encoding="utf-8") as file:
        return json.load(file), out
