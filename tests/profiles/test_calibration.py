"""The calibration sheet: what a user reads from it mends what the printer did."""

from __future__ import annotations

import pytest

from delictum_pnp import calibrated
from delictum_pnp.layout import calibration
from delictum_pnp.layout.page import Box, Line, Page, Path, Text, walk
from tests.layout.bounds import bounds

from .conftest import PAPERS, profile, workshop


def sheet(paper: str) -> list[Page]:
    return calibration.pages(workshop(paper, profile("long-edge")))


def upright(page: Page) -> set[float]:
    """Places of the lines that cross the lying axis, from the middle of the paper."""
    middle, centre = page.width / 2, page.height / 2
    lines = [mark for mark in page.marks if isinstance(mark, Line) and mark.x1 == mark.x2]
    return {round(line.x1 - middle, 3) for line in lines if abs(line.y1 - centre) < 5 and abs(line.y2 - centre) < 5}


def lying(page: Page) -> set[float]:
    middle, centre = page.width / 2, page.height / 2
    lines = [mark for mark in page.marks if isinstance(mark, Line) and mark.y1 == mark.y2]
    return {round(line.y1 - centre, 3) for line in lines if abs(line.x1 - middle) < 5 and abs(line.x2 - middle) < 5}


def numbers(page: Page, axis: str) -> dict[float, float]:
    """The number that stands beside each line of the back."""
    middle, centre = page.width / 2, page.height / 2
    found = {}
    for mark in page.marks:
        if isinstance(mark, Text) and mark.text[0] in "+−":
            value = float(mark.text.replace("−", "-").replace(",", "."))
            if axis == "right" and mark.y - centre == pytest.approx(calibration.OUTER + 2.4):
                found[min(upright(page), key=lambda place, x=mark.x: abs(place - (x + 2 - middle)))] = value
            if axis == "down" and mark.x - middle == pytest.approx(calibration.OUTER + 1.4):
                found[min(lying(page), key=lambda place, y=mark.y: abs(place - (y - 0.9 - centre)))] = value
    return found


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("axis", ["right", "down"])
@pytest.mark.parametrize("error", [-2.5, -1.5, -0.5, 0.5, 1.0, 2.5])
def test_the_line_that_stands_in_one_says_where_backs_have_to_go(paper: str, axis: str, error: float) -> None:
    """A printer puts its backs `error` off; the front's lines, seen through, are as they are from either side."""
    front, back = sheet(paper)
    seen = upright if axis == "right" else lying
    assert {-place for place in seen(front)} == seen(front)
    standing = [place for place in seen(back) if round(place + error, 3) in seen(front)]
    [place] = standing
    assert numbers(back, axis)[place] + error == 0.0


@pytest.mark.parametrize("paper", PAPERS)
def test_rulers_measure_100_mm_and_frames_what_they_say(paper: str) -> None:
    front, _ = sheet(paper)
    spans = [mark.x2 - mark.x1 for mark in walk(front.marks) if isinstance(mark, Line) and mark.y1 == mark.y2]
    assert spans.count(pytest.approx(100)) == 2
    frames = {
        m.x for m in front.marks if isinstance(m, Box) and m.stroke and m.width == pytest.approx(front.width - 2 * m.x)
    }
    assert frames == {3, 5, 8, 10}


@pytest.mark.parametrize("paper", PAPERS)
def test_both_sides_have_marks_at_the_corners_and_an_arrow_that_points_up(paper: str) -> None:
    front, back = sheet(paper)
    for page in (front, back):
        rings = {(m.x, m.y) for m in page.marks if isinstance(m, Path) and m.data.startswith("O")}
        assert len(rings) == 4
        assert {(page.width - x, y) for x, y in rings} == rings == {(x, page.height - y) for x, y in rings}
        [arrow] = [m for m in page.marks if isinstance(m, Path) and m.data == calibration.ARROW]
        assert arrow.data.startswith("M 0 -")


@pytest.mark.parametrize("paper", PAPERS)
def test_the_filled_in_command_keeps_what_it_says_the_scales_show(paper: str) -> None:
    _, back = sheet(paper)
    texts = [mark.text for mark in back.marks if isinstance(mark, Text)]
    [command] = [text for text in texts if "calibrate set Oficina" in text]
    right, down = calibrated.shift(command.split("--back-shift ")[1].split()[0])
    assert right in numbers(back, "right").values() and down in numbers(back, "down").values()
    [words] = [text for text in texts if text.startswith("Por ejemplo")]
    assert f"{right:+g} en la horizontal, {down:+g} en la vertical" in words.replace(",5", ".5").replace("−", "-")
    assert not set(command) & set(" ;&|'\"()<>*$") - {" "}, "no shell takes any of it for something else"


@pytest.mark.parametrize("paper", PAPERS)
def test_nothing_but_frames_is_near_the_edge_and_all_type_can_be_read(paper: str) -> None:
    for page in sheet(paper):
        for mark, (left, upper, right, lower) in bounds(page.marks, workshop(paper, profile()).setter.ruler):
            if isinstance(mark, Text):
                assert mark.size >= 6.6
            if isinstance(mark, Line | Path):
                assert min(left, upper, page.width - right, page.height - lower) >= 8
