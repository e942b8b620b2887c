"""Marks as they look: placed, turned, clipped, dashed, coloured; and path data that is refused."""

from __future__ import annotations

import pytest

from delictum_pnp.layout.page import Box, Clipped, Drawing, Field, Line, Path, Placed
from delictum_pnp.pdf.paths import path_outline

from .support import color_at, ink_box, page, raster, text, written

WHITE = (255, 255, 255)
INK, WINE = (0x1B, 0x1B, 0x1D), (0x7A, 0x1F, 0x2B)


def near(found: tuple[int, int, int], wanted: tuple[int, int, int]) -> bool:
    return all(abs(one - other) <= 2 for one, other in zip(found, wanted, strict=True))


def test_a_box_stands_where_it_is_said_in_its_colour() -> None:
    picture = raster(written([page(Box(20, 40, 30, 10, fill="wine"))]))
    assert ink_box(picture) == pytest.approx((20, 40, 50, 50), abs=0.1)
    assert near(color_at(picture, 35, 45), WINE)


def test_fill_and_stroke_have_their_own_colours() -> None:
    picture = raster(written([page(Box(20, 40, 30, 20, fill="wine", stroke="ink", line=6))]))
    assert near(color_at(picture, 20, 50), INK)
    assert near(color_at(picture, 35, 50), WINE)


def test_colours_of_a_drawing_do_not_leak_out_of_it() -> None:
    inner = Drawing("d", (Box(0, 0, 5, 5, fill="wine"),), 5, 5)
    marks = (Box(10, 10, 5, 5, fill="ink"), Placed(inner, 20, 10), Box(30, 10, 5, 5, fill="ink"))
    picture = raster(written([page(*marks)]))
    assert [near(color_at(picture, x, 12), color) for x, color in ((12, INK), (22, WINE), (32, INK))] == [True] * 3


@pytest.mark.parametrize("shared", [False, True])
@pytest.mark.parametrize(
    ("scale", "turn", "box"),
    [
        (1.0, 0.0, (100, 100, 120, 105)),
        (2.0, 0.0, (100, 100, 140, 110)),
        (1.0, 90.0, (95, 100, 100, 120)),
        (2.0, 180.0, (60, 90, 100, 100)),
        (1.0, -90.0, (100, 80, 105, 100)),
    ],
)
def test_a_placed_drawing_is_scaled_and_turned_clockwise(
    scale: float, turn: float, box: tuple[float, float, float, float], shared: bool
) -> None:
    drawing = Drawing("bar", (Box(0, 0, 20, 5, fill="ink"),), 20, 5, shared)
    assert ink_box(raster(written([page(Placed(drawing, 100, 100, scale, turn))]))) == pytest.approx(box, abs=0.1)


def test_a_shared_drawing_is_not_cut_where_its_lines_reach_over_its_edge() -> None:
    drawing = Drawing("icon", (Box(0, 0, 24, 24, stroke="ink", line=20),), 24, 24, shared=True)
    assert ink_box(raster(written([page(Placed(drawing, 100, 100, 0.5))]))) == pytest.approx(
        (100 - 20 * 0.3528 / 4, 100 - 20 * 0.3528 / 4, 112 + 20 * 0.3528 / 4, 112 + 20 * 0.3528 / 4), abs=0.15
    )


def test_a_clip_hides_what_lies_outside_and_nothing_after_it() -> None:
    marks = (Clipped(30, 30, 10, 10, (Box(0, 0, 200, 200, fill="ink"),)), Box(60, 30, 10, 10, fill="ink"))
    assert ink_box(raster(written([page(*marks)]))) == pytest.approx((30, 30, 70, 40), abs=0.1)


def test_dashes_leave_gaps_and_the_next_line_is_whole() -> None:
    dash = 72 / 25.4 * 4
    marks = (Line(20, 20, 60, 20, line=4, dash=(dash, dash)), Line(20, 30, 60, 30, line=4))
    picture = raster(written([page(*marks)]))
    assert [near(color_at(picture, x, 20), INK) for x in (22, 26, 30, 34)] == [True, False, True, False]
    assert near(color_at(picture, 26, 30), INK)


def test_a_round_cap_reaches_beyond_the_end() -> None:
    square, round_ = (
        ink_box(raster(written([page(Line(50, 50, 60, 50, line=20, round_cap=cap))]))) for cap in (False, True)
    )
    assert square[0] == pytest.approx(50, abs=0.1)
    assert round_[0] == pytest.approx(50 - 10 * 0.3528, abs=0.15)


def test_corners_are_rounded() -> None:
    picture = raster(written([page(Box(20, 20, 20, 20, fill="ink", radius=8))]))
    assert color_at(picture, 20.8, 20.8) == WHITE
    assert near(color_at(picture, 30, 20.8), INK)


@pytest.mark.parametrize(
    ("data", "box"),
    [
        ("M 0 0 L 10 0 10 10 Z", (100, 100, 110, 110)),
        ("M0,0H10V5H0Z", (100, 100, 110, 105)),
        ("O 5 5 5", (100, 100, 110, 110)),
        ("M 0 0 C 0 10 10 10 10 0 Z", (100, 100, 110, 107.5)),
        ("M 0 0 Q 5 10 10 0 Z", (100, 100, 110, 105)),
        ("M 0 0 H 2 V 2 Z L 0 6 -4 6 Z", (96, 100, 102, 106)),
    ],
)
def test_path_data_is_drawn(data: str, box: tuple[float, float, float, float]) -> None:
    assert ink_box(raster(written([page(Path(data, 100, 100, fill="ink"))]))) == pytest.approx(box, abs=0.15)


def test_path_data_is_scaled_then_moved() -> None:
    assert path_outline("M 1 2 L 3 4", 10, 20, 2) == "12.000 24.000 m 16.000 28.000 l"


@pytest.mark.parametrize(
    "data",
    [
        "M 1", "M 1 2 L 3", "L 1 2", "M 0 0 A 1 1 0 0 0 2 2", "m 0 0 l 1 1", "M 0 0 Z 3", "M 0 0 L 1e3 4",
        "O 1 2 3 L 4 4", "M 0 0 C 1 1 2 2 L 3 3", "1 2", "M 0 0; L 1 1",
    ],
)  # fmt: skip
def test_path_data_that_cannot_be_read_is_refused(data: str) -> None:
    with pytest.raises(ValueError, match="path data"):
        written([page(Path(data, stroke="ink"))])


def test_a_colour_that_the_palette_lacks_is_refused() -> None:
    with pytest.raises(KeyError, match="mauve"):
        written([page(text("x", color="mauve"))])


def test_a_field_inside_a_clip_is_refused() -> None:
    with pytest.raises(ValueError, match="inside a drawing"):
        written([page(Clipped(0, 0, 9, 9, (Field("f", "text", 1, 1, 5, 5),)))])
