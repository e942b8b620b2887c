"""Faces made to fit a plan, pages enlarged: every mark keeps its place on the whole."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from delictum_pnp.imposition.fitting import TypeTooSmall, enlarged, fitted, type_sizes
from delictum_pnp.imposition.plan import CuttingPlan
from delictum_pnp.layout.page import Box, Drawing, Face, Field, Page, Placed, Text

SIDE = st.floats(40, 300)
SCALE = st.floats(0.5, 3)


def face(width: float, height: float, size: float = 10.0) -> Face:
    return Face("K01", "front", Drawing("K01 front", (Text(1, 2, "K01", "sans-regular", size),), width, height))


@given(SIDE, SIDE, SCALE)
def test_a_page_is_enlarged_as_a_whole(width: float, height: float, scale: float) -> None:
    field = Field("turn", "text", 10, 20, 30, 5, "Turno", 9)
    page = Page(width, height, (Box(1, 2, 3, 4), field), bookmark="Uno", trim=(5, 6, 7, 8), alt="todo")
    made = enlarged(page, scale)
    assert (made.width, made.height) == (
        pytest.approx(width * scale, abs=1e-3),
        pytest.approx(height * scale, abs=1e-3),
    )
    assert (made.bookmark, made.alt, made.audience) == (page.bookmark, page.alt, page.audience)
    assert made.trim == pytest.approx((5 * scale, 6 * scale, 7 * scale, 8 * scale))
    fields = [mark for mark in made.marks if isinstance(mark, Field)]
    assert [(one.x, one.y, one.width, one.height, one.size) for one in fields] == [
        pytest.approx((10 * scale, 20 * scale, 30 * scale, 5 * scale, 9 * scale))
    ]
    if scale != 1:
        [placed] = [mark for mark in made.marks if isinstance(mark, Placed)]
        assert (placed.x, placed.y, placed.scale, placed.turn) == (0, 0, scale, 0)
        assert placed.drawing.marks == (Box(1, 2, 3, 4),)


def test_a_page_at_its_own_size_is_the_same_page() -> None:
    page = Page(10, 20, (Box(1, 2, 3, 4),))
    assert enlarged(page, 1.0) is page


@given(SIDE, SIDE, SIDE, SIDE)
def test_a_face_fills_its_card_as_far_as_its_shape_allows(
    width: float, height: float, wide: float, high: float
) -> None:
    plan = CuttingPlan("p", 1, 1, wide, high)
    [(made, _)] = fitted([(face(width, height, 200), face(width, height, 200))], plan)
    assert (made.drawing.width, made.drawing.height) == (wide, high)
    [size] = type_sizes(made.drawing.marks)
    scale = size / 200
    assert width * scale <= wide + 1e-6 and height * scale <= high + 1e-6
    assert width * scale == pytest.approx(wide) or height * scale == pytest.approx(high)
    for mark in made.drawing.marks:
        if isinstance(mark, Placed):
            assert mark.x == pytest.approx((wide - width * scale) / 2)
            assert mark.y == pytest.approx((high - height * scale) / 2)


def test_type_that_would_be_too_small_names_the_card_that_it_needs() -> None:
    with pytest.raises(TypeTooSmall, match=r"cards of 62\.7 x 85\.8 mm or more"):
        fitted([(face(95, 130), face(95, 130))], CuttingPlan("p", 3, 3, 60, 80))
