"""Fonts: which signs they can draw, and characters that borrow another's glyph."""

from __future__ import annotations

import pytest

from delictum_pnp.pdf.fonts import FontBook, FontMissing
from tests.pdf.readback import read

from .support import fonts, ink_box, look, page, raster, text, written

ALL = list(look()["fonts"])
PRINTED = "áéíóúüñÁÉÍÓÚÜÑçàèòïÀ¿?¡!«»“”‘’—–…·•ªº°×−±½¼¾§€†%/&#()[]0123456789\u00ad\u00a0\u202f\u2009\u2010\u2011"
"""What the kit prints in every font."""
UPRIGHT_TEXT = "→←↑↓■✓≤≥′″№▲"
"""Besides, in the upright fonts for text."""


@pytest.mark.parametrize("name", ALL)
def test_every_font_draws_what_the_kit_prints(name: str) -> None:
    assert fonts()(name).missing(PRINTED) == ""


@pytest.mark.parametrize("name", ["serif-regular", "serif-semibold", "sans-regular", "sans-semibold"])
def test_upright_fonts_draw_signs(name: str) -> None:
    assert fonts()(name).missing(UPRIGHT_TEXT) == ""


def test_what_no_font_draws_is_said() -> None:
    """A box to tick is drawn, not written."""
    assert fonts()("serif-regular").missing("a□b☃□") == "□☃"


@pytest.mark.parametrize("name", ALL)
def test_a_soft_hyphen_looks_like_a_hyphen(name: str) -> None:
    """Fonts differ in what they draw for U+00AD: nothing, a hyphen, or in Fjalla One a wide bar."""
    metrics = fonts()(name)
    assert metrics.width("\u00ad") == metrics.width("-") > 0
    soft, hard = (ink_box(raster(written([page(text(sign, font=name, size=60))]))) for sign in ("\u00ad", "-"))
    assert soft == pytest.approx(hard, abs=0.1)


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("sign", "\u00a0\u202f\u2009")
def test_narrow_and_tied_spaces_have_a_width_and_no_ink(name: str, sign: str) -> None:
    metrics = fonts()(name)
    assert 0 < metrics.width(sign) <= metrics.width(" ")
    tied = read(written([page(text(f"a{sign}b", font=name))])).pages[0].text
    assert tied in ("a b", f"a{sign}b")


@pytest.mark.parametrize("name", ALL)
def test_a_tied_space_is_as_wide_as_it_is_written(name: str) -> None:
    metrics = fonts()(name)
    assert metrics.width("\u00a0") == metrics.width(" ")


def test_a_hyphen_that_does_not_break_is_drawn_by_the_common_one() -> None:
    back = read(written([page(text("B01\u2011P04", font="sans-regular"))]))
    assert back.pages[0].text == "B01\u2011P04"


def test_widths_add_up() -> None:
    metrics = fonts()("serif-regular")
    assert metrics.width("AVÁ") == metrics.width("A") + metrics.width("V") + metrics.width("Á")
    assert metrics.width("") == 0


def test_a_package_that_is_not_installed_is_named() -> None:
    with pytest.raises(FontMissing, match="no_such_package"):
        FontBook({"x": ("no_such_package", "x.ttf")})("x")


def test_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(FontMissing, match="font x"):
        FontBook({"x": ("font_source_serif_pro", "files/none.ttf")})("x")
