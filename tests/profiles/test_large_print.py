"""Large print: the whole kit can be read from afar, and nothing of it is lost."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from delictum_pnp import pipeline
from delictum_pnp.layout.page import Clipped, Field, Mark, Page, Placed, Text, walk
from delictum_pnp.layout.profile import ProfileFault, load_profile
from delictum_pnp.layout.theme import laid_over
from delictum_pnp.pipeline import Laid
from delictum_pnp.print_options import How
from delictum_pnp.products import DECKS, Made
from tests.conftest import ROOT

from .conftest import PAPERS

LEAST, RUNNING = 12.0, 15.0
"""Points, as printed: of anything; of running words, which the usual edition has in 9.8 and 10."""
MARGINS = ("margin above", "margin below")
"""What is in the margin of a press sheet is for its printer, and there is no room for more."""
SIZES = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
TEMPLATES = pipeline.Templates(ROOT / "templates")
OTHERS = (("a4", "manual"), ("letter", "one-sided"))


@cache
def laid(paper: str, *more: str) -> Laid:
    checked, _ = pipeline.read(ROOT / "cases" / "B01-sombras-de-poder", "B01")
    assert checked.source is not None
    profile = pipeline.profile_for(How(("large-print", *more)), TEMPLATES)
    return pipeline.lay_out(checked.source, pipeline.workshop_for(checked.source, TEMPLATES, paper, profile))


def everything(made: Laid) -> tuple[Made, ...]:
    return (*made.players, *made.solutions)


def texts(marks: tuple[Mark, ...], scale: float = 1.0) -> Iterator[tuple[Text, float]]:
    """Every text with its size as printed, but for the margins of press sheets."""
    for mark in marks:
        if isinstance(mark, Text):
            yield mark, mark.size * scale
        elif isinstance(mark, Placed) and mark.drawing.name not in MARGINS:
            yield from texts(mark.drawing.marks, scale * mark.scale)
        elif isinstance(mark, Clipped):
            yield from texts(mark.marks, scale)


def codes(made: Made) -> set[tuple[str, str]]:
    return {(face.code, face.side) for page in made.pages for face in page.faces}


def fields(made: Made) -> set[str]:
    return {mark.name for page in made.pages for mark in page.marks if isinstance(mark, Field)}


def words(page: Page) -> str:
    return " ".join(mark.text for mark in walk(page.marks) if isinstance(mark, Text))


@pytest.mark.parametrize("paper", PAPERS)
def test_nothing_is_small_parted_or_in_serifs(paper: str) -> None:
    made = laid(paper)
    assert not made.issues.overflows and not made.issues.too_large and not made.issues.texts
    for product in everything(made):
        for number, page in enumerate(product.pages, 1):
            for text, size in texts(page.marks):
                assert size >= LEAST - 1e-6, (product.file, number, text)
                assert "serif" not in text.font and "\u00ad" not in text.text, (product.file, number, text)


@pytest.mark.parametrize("paper", PAPERS)
def test_paragraphs_are_larger_still(paper: str) -> None:
    """Lines long enough to be running words, in the text's own face."""
    for product in everything(laid(paper)):
        for page in product.pages:
            for text, size in texts(page.marks):
                if text.font == "sans-regular" and text.color == "ink" and len(text.text.split()) > 5:
                    assert size >= RUNNING, (product.file, text)


@pytest.mark.parametrize("paper", PAPERS)
def test_every_page_is_a_sheet_of_the_paper(paper: str) -> None:
    for product in everything(laid(paper)):
        assert product.flip in ("long", "none")
        for page in product.pages:
            assert sorted((page.width, page.height)) == pytest.approx(sorted(SIZES[paper]))


def test_a_card_a_sheet_and_every_card() -> None:
    usual = pipeline.lay_out(*_usual())
    for large, other in zip(laid("a4").players, usual.players, strict=True):
        assert (large.file, large.case) == (other.file, other.case)
        if large.product in DECKS:
            assert codes(large) == codes(other)
            assert {len(page.faces) for page in large.pages} == {1}
        assert fields(large) >= fields(other)


def _usual() -> tuple[pipeline.KitSource, pipeline.Workshop]:
    checked, _ = pipeline.read(ROOT / "cases" / "B01-sombras-de-poder", "B01")
    assert checked.source is not None
    return checked.source, pipeline.workshop_for(checked.source, TEMPLATES, "a4")


@pytest.mark.parametrize("paper", PAPERS)
def test_the_guide_speaks_of_what_is_in_the_folder(paper: str) -> None:
    [guide] = [made for made in laid(paper).players if made.product == "imprimir"]
    told = " ".join(map(words, guide.pages))
    assert "letra grande" in told and "etiquetas" in told
    assert "borde corto. Doblen" not in told and "160 a 200" not in told and "sobre de jugadores" not in told


@pytest.mark.parametrize(("paper", "other"), OTHERS)
def test_it_goes_with_other_ways_of_printing(paper: str, other: str) -> None:
    made = laid(paper, other)
    assert not made.issues.overflows
    for product in everything(made):
        for page in product.pages:
            assert min((size for _, size in texts(page.marks)), default=LEAST) >= LEAST - 1e-6, product.file


def test_a_fault_of_the_data_is_named() -> None:
    with pytest.raises(ProfileFault, match=r"x: scale: 1\.805"):
        load_profile({"x": {"scale": "1.805"}})
    with pytest.raises(KeyError, match="prosa"):
        laid_over({"styles": {"prose": {"size": "10"}}}, {"styles": {"prosa": {"size": "12"}}})


def test_what_is_laid_over_a_theme_changes_only_what_it_names() -> None:
    theme = {"palette": {"ink": "#000000", "grey": "#555555"}, "styles": {"prose": {"size": "10", "least": "8"}}}
    made = laid_over(theme, {"palette": {"grey": "#222222"}, "styles": {"prose": {"size": "11"}}})
    assert made == {"palette": {"ink": "#000000", "grey": "#222222"}, "styles": {"prose": {"size": "11", "least": "8"}}}
    assert theme["palette"]["grey"] == "#555555" and theme["styles"]["prose"]["size"] == "10"
