"""Folding: sheets laid in one another read in order."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from delictum_pnp.imposition.booklet import fold


@given(st.integers(1, 80))
def test_turning_the_leaves_reads_the_pages_in_order(count: int) -> None:
    sides = fold(count)
    assert len(sides) % 2 == 0
    fronts, backs = sides[::2], sides[1::2]
    # The outermost sheet lies open, front down; the next lies in it.  Reading goes down the right
    # halves of the backs' reverse side (the fronts' right), then up the left halves.
    first_half = [page for front, back in zip(fronts, backs, strict=True) for page in (front.right, back.left)]
    second_half = [page for front, back in zip(fronts, backs, strict=True) for page in (front.left, back.right)]
    read = first_half + second_half[::-1]
    assert [page for page in read if page is not None] == list(range(count))
    assert read[:count] == list(range(count))


def test_eight_pages() -> None:
    assert [tuple(side) for side in fold(8)] == [(7, 0), (1, 6), (5, 2), (3, 4)]


def test_a_booklet_without_pages_is_refused() -> None:
    with pytest.raises(ValueError, match="needs a page"):
        fold(0)
