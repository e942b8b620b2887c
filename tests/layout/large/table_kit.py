"""A workshop for large print, and what must hold on each of its pages that lies on the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest

from delictum_pnp.layout.page import Line, Page, Text, walk
from delictum_pnp.layout.profile import load_profile
from delictum_pnp.layout.setter import Setter
from delictum_pnp.layout.theme import Theme, laid_over, load_theme
from delictum_pnp.layout.workshop import Workshop

from .. import sheet_kit
from ..bounds import bounds
from ..conftest import load_template

PAPERS = ("a4", "letter")
LEAST = 6.8
"""Points before a page is enlarged."""
LEAST_WORDS = 9.0
PROFILE = load_profile({"large-print": load_template("profiles/large-print")})
FONTS = ("sans-regular", "sans-italic")
"""Of running words; labels, codes and headings are bold or of the head's family."""


@cache
def _theme() -> Theme:
    raw = laid_over(load_template("theme"), load_template(f"themes/{PROFILE.theme}"))
    return load_theme(raw, load_template("icons"))


def workshop(paper: str) -> Workshop:
    """The real fonts and the look of large print, on reduced paper."""
    usual = sheet_kit.workshop(paper)
    return replace(usual, setter=Setter(_theme(), sheet_kit.fonts()), profile=PROFILE).reduced()


def check(make: Callable[[Workshop], list[Page]], paper: str) -> None:
    """Inside the ink margin, no text on another, nothing too small or cut short, every glyph there, the ruler true."""
    shop = workshop(paper)
    pages = make(shop)
    assert shop.issues.overflows == [] and shop.issues.too_large == []
    for page in pages:
        assert {page.width, page.height} == {shop.paper.width, shop.paper.height}
        assert page.audience == "players" and page.bookmark
        _check_places(page, shop.paper.ink_margin)
        _check_texts(page)
        assert [line.x2 - line.x1 for line in _rulers(page)] == [pytest.approx(50 / PROFILE.scale)]


def _check_places(page: Page, edge: float) -> None:
    for mark, (left, upper, right, lower) in bounds(page.marks, sheet_kit.fonts()):
        inside = left >= edge and upper >= edge and right <= page.width - edge and lower <= page.height - edge
        assert inside, mark


def _check_texts(page: Page) -> None:
    runs = [(mark, place) for mark, place in bounds(page.marks, sheet_kit.fonts()) if isinstance(mark, Text)]
    for mark, _ in runs:
        assert mark.size >= LEAST, mark
        assert sheet_kit.fonts()(mark.font).missing(mark.text) == ""
    for (one, a), (other, b) in combinations(runs, 2):
        apart = a[2] <= b[0] + 0.05 or b[2] <= a[0] + 0.05 or a[3] <= b[1] or b[3] <= a[1]
        assert apart, (one.text, other.text)


def _rulers(page: Page) -> list[Line]:
    """Long thin lines from whose left end a short one rises."""
    lines = [mark for mark in page.marks if isinstance(mark, Line)]
    ends = {(line.x1, line.y1) for line in lines if line.x1 == line.x2 and 0 < line.y1 - line.y2 < 3}
    return [line for line in lines if line.y1 == line.y2 and (line.x1, line.y1) in ends]


def small_words(pages: list[Page]) -> set[str]:
    """Running words smaller than large print sets them."""
    marks = [mark for page in pages for mark in walk(page.marks) if isinstance(mark, Text)]
    return {mark.text for mark in marks if mark.font in FONTS and mark.size < LEAST_WORDS}


def said(pages: list[Page]) -> list[str]:
    return [mark.text for page in pages for mark in walk(page.marks) if isinstance(mark, Text)]


def words(pages: list[Page]) -> str:
    """All that is printed, in one line."""
    return " ".join(" ".join(said(pages)).split())


def squeezed(text: str) -> str:
    """Without spaces and marks of style, to compare what is written with what is printed."""
    return "".join(text.replace("~", " ").replace("*", "").split())
