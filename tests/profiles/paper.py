"""Sheets of paper, printed, turned or folded: where every side of every card comes to lie.

Written apart from the code under test: a page is a set of coordinates, turning it is a reflection, so is folding it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from delictum_pnp.layout.page import Clipped, Drawing, Face, Mark, Page, Placed, Text

Point = tuple[float, float]
Map = Callable[[float, float], Point]


class Lying(NamedTuple):
    """A side of a card on a page: its four corners, beginning at its own upper left, clockwise."""

    code: str
    side: str
    corners: tuple[Point, Point, Point, Point]


class Card(NamedTuple):
    """A card cut from a sheet: where its front and its back lie, both seen from the front."""

    front: tuple[Point, ...]
    back: tuple[Point, ...]


def made_pairs(count: int, width: float = 95, height: float = 130, type_size: float = 0.0) -> list[tuple[Face, Face]]:
    """Cards that bear nothing, or one word."""

    def face(code: str, side: str) -> Face:
        marks: tuple[Mark, ...] = (Text(10, 20, code, "sans-regular", type_size),) if type_size else ()
        return Face(code, side, Drawing(f"{code} {side}", marks, width, height))

    return [(face(f"K{n:02d}", "front"), face(f"K{n:02d}", "back")) for n in range(count)]


def lying(page: Page) -> list[Lying]:
    """The sides that are drawn on a page; found by their names, so that what stands in the margin does not count."""
    return list(_lying(page.marks, lambda x, y: (x, y)))


def _lying(marks: Iterable[Mark], place: Map) -> Iterator[Lying]:
    for mark in marks:
        if isinstance(mark, Clipped):
            yield from _lying(mark.marks, place)
        if not isinstance(mark, Placed):
            continue
        inner = _inside(mark, place)
        code, _, side = mark.drawing.name.partition(" ")
        if side in ("front", "back") and len(code) == 3:
            w, h = mark.drawing.width, mark.drawing.height
            yield Lying(code, side, (inner(0, 0), inner(w, 0), inner(w, h), inner(0, h)))
        else:
            yield from _lying(mark.drawing.marks, inner)


def _inside(mark: Placed, place: Map) -> Map:
    cos, sin = (f(math.radians(mark.turn)) * mark.scale for f in (math.cos, math.sin))
    return lambda x, y: place(mark.x + x * cos - y * sin, mark.y + x * sin + y * cos)


def cards(pages: Sequence[Page], sides: str, tray: str = "face-down") -> dict[str, Card]:
    """Every card that has both sides, cut from the sheets that these pages make."""
    found: dict[str, Card] = {}
    for front, back, seen in _sheets(pages, sides, tray):
        backs = {one.code: one.corners for one in lying(back) if one.side == "back"}
        for one in lying(front):
            if one.side == "front":
                assert one.code not in found, f"{one.code} twice"
                found[one.code] = Card(one.corners, tuple(seen(x, y) for x, y in backs[one.code]))
    return found


def _sheets(pages: Sequence[Page], sides: str, tray: str) -> Iterator[tuple[Page, Page, Map]]:
    """Front, back and how the back's points are seen from the front."""
    width, height = pages[0].width, pages[0].height

    def like_a_book(x: float, y: float) -> Point:
        return width - x, y

    def like_a_calendar(x: float, y: float) -> Point:
        return x, height - y

    if sides == "fold":
        yield from ((page, page, like_a_book) for page in pages)
    elif sides == "manual":
        count = (len(pages) - 1) // 2
        fronts, backs = pages[:count], pages[count + 1 :]
        # Face up, the last sheet lies on top and is the first to get its back.
        yield from (
            (f, b, like_a_book) for f, b in zip(fronts, backs if tray == "face-down" else backs[::-1], strict=True)
        )
    else:
        assert len(pages) % 2 == 0
        seen = like_a_calendar if sides == "short" else like_a_book
        yield from ((front, back, seen) for front, back in zip(pages[::2], pages[1::2], strict=True))


def off(card: Card) -> Point:
    """How far the back lies from where it belongs: its upper left behind the front's upper right, head to head."""
    wanted = (card.front[1], card.front[0], card.front[3], card.front[2])
    apart = {(round(b[0] - w[0], 3) + 0.0, round(b[1] - w[1], 3) + 0.0) for b, w in zip(card.back, wanted, strict=True)}
    assert len(apart) == 1, f"turned or of another size: {card}"
    return apart.pop()
