"""Setting text with the real styles and a ruler whose glyphs are all 0.41 em wide."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from delictum_pnp.layout.page import Text
from delictum_pnp.layout.setter import Setter, largest
from delictum_pnp.layout.theme import Theme
from delictum_pnp.layout.workshop import Workshop

PT = 25.4 / 72
GLYPH = 0.41
WORDS = "Hoja de calco que queda en la caja de la ventanilla cuando se entrega el pasaje de primera"


@pytest.fixture
def setter(workshop: Workshop) -> Setter:
    return workshop.setter


def width_of(count: int, size: float) -> float:
    return count * GLYPH * size * PT


def test_a_line_s_width_is_its_glyphs(setter: Setter) -> None:
    assert setter.width("Hola", "prose") == pytest.approx(width_of(4, 10))
    assert setter.width("**Hola**", "prose", 20) == pytest.approx(width_of(4, 20))


def test_code_is_set_a_little_smaller(setter: Setter) -> None:
    (mark,) = setter.line(0, 0, "[[P04]]", "prose")
    assert isinstance(mark, Text)
    assert (mark.text, mark.font) == ("P04", setter.theme.code_font)
    assert mark.size == pytest.approx(9.2)
    assert setter.width("[[P04]]", "prose") == pytest.approx(width_of(3, 9.2), abs=0.01)


def test_tracking_stands_between_glyphs(setter: Setter) -> None:
    style = setter.style("sans", tracking=1.0)
    assert setter.width("abcd", style) == pytest.approx(width_of(4, 9) + 3 * PT)


def test_caps_are_set_as_capitals(setter: Setter) -> None:
    (mark,) = setter.line(0, 0, "Pista · documento", "eyebrow")
    assert isinstance(mark, Text)
    assert mark.text == "PISTA · DOCUMENTO"


@pytest.mark.parametrize(
    ("align", "left"), [("left", 50.0), ("center", 50 - 2 * GLYPH * 10 * PT), ("right", 50 - 4 * GLYPH * 10 * PT)]
)
def test_a_line_is_aligned_at_its_place(setter: Setter, align: Any, left: float) -> None:
    (mark,) = setter.line(50, 9, "Hola", "prose", align)
    assert isinstance(mark, Text)
    assert (mark.x, mark.y) == pytest.approx((left, 9))


def test_runs_of_a_line_stand_one_after_another(setter: Setter) -> None:
    marks = setter.line(10, 0, "a **bb** c", "prose")
    assert [(m.text, round(m.x - 10, 3)) for m in marks if isinstance(m, Text)] == [
        ("a ", 0.0), ("bb ", round(width_of(2, 10), 3)), ("c", round(width_of(5, 10), 3)),
    ]  # fmt: skip


def test_a_block_counts_its_leadings_and_gaps(setter: Setter) -> None:
    block = setter.set("Uno\n\nDos\n\nTres", "prose", 80)
    assert [line.y for line in block.lines] == pytest.approx([0, 5.5, 11])
    assert block.height == pytest.approx(3 * 4.4 + 2 * 1.1)
    assert block.last == pytest.approx(11)
    smaller = setter.set("Uno\n\nDos\n\nTres", "prose", 80, 5)
    assert smaller.height == pytest.approx(block.height / 2)


def test_nothing_is_set_of_nothing(setter: Setter) -> None:
    block = setter.set(" \n\n ", "prose", 80)
    assert (block.lines, block.height, block.last) == ((), 0.0, 0.0)
    assert setter.line(0, 0, "", "prose") == []
    assert setter.width("", "prose") == 0


def test_the_largest_size_that_fits_is_taken(setter: Setter) -> None:
    sizes = [setter.fit(WORDS, "prose", width, 9.0) for width in (70, 64, 60, 50)]
    assert [over for _, over in sizes] == [0, 0, 0, 1]
    for block, over in sizes:
        larger = block.size + block.style.step
        assert over or block.height <= 9.0 + 1e-6
        assert larger > block.style.size or setter.set(WORDS, "prose", block.width, larger).height > 9.0


def test_what_does_not_fit_is_counted_in_lines(setter: Setter) -> None:
    block, over = setter.fit("\n\n".join(["Uno"] * 9), "prose", 80, 20)
    assert block.size == block.style.least
    assert over == 6  # 9 lines and 8 gaps at 8.5 pt: 41.1 mm, and a line is 3.74 mm
    assert len(block.lines) == 9


@given(st.lists(st.sampled_from(WORDS.split()), min_size=1, max_size=60), st.floats(20, 90), st.floats(5, 60))
def test_fitting_never_exceeds_its_box(theme_setter: Setter, words: list[str], width: float, height: float) -> None:
    block, over = theme_setter.fit(" ".join(words), "prose", width, height)
    assert (block.height <= height + 1e-5) == (over == 0)
    assert block.style.least <= block.size <= block.style.size


@given(st.lists(st.sampled_from(WORDS.split()), min_size=1, max_size=60), st.floats(20, 90))
def test_a_smaller_size_is_never_higher(theme_setter: Setter, words: list[str], width: float) -> None:
    style = theme_setter.style("prose", hyphenate=False)
    heights = [theme_setter.set(" ".join(words), style, width, size).height for size in style.sizes]
    assert heights == sorted(heights, reverse=True)


@given(st.lists(st.booleans(), min_size=1, max_size=9))
def test_bisection_finds_the_first_success(outcomes: list[bool]) -> None:
    outcomes = sorted(outcomes)
    found = largest([float(-i) for i in range(len(outcomes))], lambda size: "yes" if outcomes[int(-size)] else None)
    assert found == ((float(-outcomes.index(True)), "yes") if any(outcomes) else None)


def test_a_block_is_drawn_line_by_line(setter: Setter) -> None:
    block = setter.set(WORDS, "prose", 60)
    marks = [mark for mark in setter.draw(block, 5, 20, "right") if isinstance(mark, Text)]
    assert [mark.y for mark in marks] == pytest.approx([20 + line.y for line in block.lines])
    assert [mark.x + width_of(len(mark.text), 10) for mark in marks] == pytest.approx([65] * len(marks))


def test_characters_that_cannot_be_drawn_are_named(setter: Setter) -> None:
    assert setter.missing("a 🗡 **🗝** b", "prose") == "🗝🗡"


def test_an_unknown_style_is_a_fault_of_the_templates(setter: Setter) -> None:
    with pytest.raises(KeyError, match="no-such"):
        setter.set("x", "no-such", 10)


@pytest.fixture(scope="module")
def theme_setter() -> Setter:
    """One for all examples of a property."""
    from .conftest import UnitMetrics, _theme

    theme: Theme = _theme()
    return Setter(theme, lambda font: UnitMetrics())
