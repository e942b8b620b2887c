"""The river: the card's pattern repeats without a seam, keeps its lines apart and its ink low."""

from __future__ import annotations

import itertools
import math
import re

import pytest

from delictum_pnp.layout import river
from delictum_pnp.layout.page import Clipped, Path
from delictum_pnp.layout.workshop import Workshop

MOST_INK = 0.055
"""Part of the bare cell that is inked; with a white plate and panel on it, 3.7 % of a back."""


def test_left_and_right_edges_meet_in_height_and_slope() -> None:
    for line in river.card_lines():
        (_, before), (x0, left), (_, after) = line[:3]
        (_, last), (x1, right), (_, beyond) = line[-3:]
        assert (x0, x1) == (0, river.CARD_WIDTH)
        assert left == right
        assert (after - before) == pytest.approx(beyond - last)


def test_head_and_foot_meet() -> None:
    """The last line of a card and the first of the one below are as far apart as any two still lines."""
    lines = river.card_lines()
    for (_, above), (_, below) in zip(lines[-1], lines[0], strict=True):
        gap = below + river.CARD_HEIGHT - above
        assert abs(gap - river.CARD_SPACING) < 2 * math.pi * (0.55 * 3 + 0.30 * 5) / len(lines) + 0.01


def test_lines_keep_their_order_and_stay_on_the_card() -> None:
    lines = river.card_lines()
    for upper, lower in itertools.pairwise(lines):
        assert all(above < below for (_, above), (_, below) in zip(upper, lower, strict=True))
    assert all(0 < y < river.CARD_HEIGHT for line in lines for _, y in line)


def test_the_river_parts_round_the_plate() -> None:
    """At the plate's middle no line runs through it."""
    _, cy = river.CARD_MIDDLE
    heights = [line[river.CARD_POINTS // 2 + 1][1] for line in river.card_lines()]
    assert min(abs(y - cy) for y in heights) > 0.9 * river.CARD_RADIUS


def test_pattern_is_one_shared_path_made_once(workshop: Workshop) -> None:
    pattern = river.pattern(workshop)
    assert pattern is river.pattern(workshop)
    assert pattern.shared and (pattern.width, pattern.height) == (95, 130)
    (path,) = pattern.marks
    assert isinstance(path, Path)
    assert not re.search(r"\d\.\d{3}", path.data)


def test_ink_of_the_pattern() -> None:
    length = sum(math.dist(a, b) for line in river.card_lines() for a, b in itertools.pairwise(line[1:-1]))
    ink = length * river.CARD_LINE * 25.4 / 72 / (river.CARD_WIDTH * river.CARD_HEIGHT)
    assert ink < MOST_INK


def test_a_rectangle_of_river_is_clipped_and_reaches_its_edges() -> None:
    made = river.drawing(river.River(83, 43, 41.5, 21.5, 18), "picture")
    (clipped,) = made.marks
    assert isinstance(clipped, Clipped) and (clipped.width, clipped.height) == (83, 43)
    first = clipped.marks[0]
    assert isinstance(first, Path) and first.data.startswith("M 0.00 ") and " 83.00 " in first.data
