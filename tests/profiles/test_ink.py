"""Less ink: what was white on dark is dark on white, nothing is lost, nothing moves."""

from __future__ import annotations

from delictum_pnp.layout.furniture import STAMP_STANDARD, stamp
from delictum_pnp.layout.ink import LowInk, greys
from delictum_pnp.layout.page import Box, Clipped, Drawing, Page, Path, Placed, Text, walk
from tests.layout.conftest import load_template

from .conftest import profile, workshop


def low(*marks: object) -> list:
    return list(LowInk().page(Page(210, 297, tuple(marks))).marks)


def test_a_dark_square_is_outlined_and_its_icon_takes_its_colour() -> None:
    white = Drawing("icon", (Path("M 0 0 H 24", fill="white"), Path("O 12 12 3", fill="wine")), 24, 24, shared=True)
    box, icon = low(Box(6, 6, 9, 9, fill="wine"), Placed(white, 7, 7, 7 / 24))
    assert (box.fill, box.stroke) == ("white", "wine")
    assert [mark.fill for mark in icon.drawing.marks] == ["wine", "white"]
    assert icon.drawing.shared


def test_text_on_a_bar_turns_dark_and_text_beside_it_stays() -> None:
    _, on, beside = low(
        Box(10, 10, 100, 6, fill="ink"), Text(12, 14, "a", "f", 8, "white"), Text(12, 30, "b", "f", 8, "white")
    )
    assert (on.color, beside.color) == ("ink", "white")


def test_small_boxes_keep_their_fill() -> None:
    bar = Box(10, 10, 9, 1.2, fill="wine")
    assert low(bar) == [bar]


def test_pale_grounds_turn_white() -> None:
    assert low(Box(0, 0, 50, 8, fill="pale", stroke="ink")) == [Box(0, 0, 50, 8, fill="white", stroke="ink")]


def test_every_second_line_of_the_river_goes_whether_one_path_or_many() -> None:
    (one,) = low(Path("M 0 0 H 9 M 0 1 H 9 M 0 2 H 9", stroke="current"))
    assert one.data == "M 0 0 H 9 M 0 2 H 9"
    lines = tuple(Path(f"M 0 {n} H 9", stroke="current") for n in range(5))
    (clip,) = low(Clipped(0, 0, 9, 9, lines))
    assert clip.marks == lines[::2]


def test_rivers_of_covers_are_thinned_too_and_what_hides_a_page_is_not() -> None:
    lines = tuple(Path(f"M 0 {n} H 9", stroke="mid") for n in range(5))

    def drawn(name: str) -> tuple[object, ...]:
        (placed,) = low(Placed(Drawing(name, (Clipped(0, 0, 9, 9, lines),), 9, 9, shared=True)))
        return tuple(placed.drawing.marks[0].marks)

    assert drawn("river.cover") == lines[::2]
    assert drawn("river.leaf") == lines


def test_the_stamp_inside_a_variant_is_outlined_as_the_one_in_the_head() -> None:
    tools = workshop("a4", profile("low-ink"))
    for height in (STAMP_STANDARD, 5.2):
        box = low(*stamp(tools, 89, 7, "confidential", height))[0]
        assert (box.fill, box.stroke) == ("white", "ink")


def test_a_shared_drawing_stays_one() -> None:
    shared = Drawing("river", (Path("M 0 0 H 9 M 0 1 H 9", stroke="current"),), 9, 9, shared=True)
    first, second = low(Placed(shared, 0, 0), Placed(shared, 9, 0))
    assert first.drawing is second.drawing is not shared


def test_words_and_their_places_stay() -> None:
    theme = workshop("a4", profile("low-ink")).theme
    marks = [Box(0, 0, 9, 9, fill="ink"), theme.icon("P", 1, 1, 7, "white", "ink"), Text(20, 5, "P04", "f", 30)]
    before = [mark[:3] for mark in walk(marks) if isinstance(mark, Text)]
    assert [mark[:3] for mark in walk(low(*marks)) if isinstance(mark, Text)] == before


def test_greys_are_grey_and_as_light() -> None:
    palette = load_template("theme")["palette"]
    made = greys(palette)
    assert made.keys() == palette.keys()
    for value in made.values():
        assert value[1:3] == value[3:5] == value[5:7]
    assert (made["white"], greys({"red": "#ff0000"})["red"]) == ("#ffffff", "#4c4c4c")
