"""Every profile for every kit: all decks, on both papers; what does not fit is refused with its measure."""

from __future__ import annotations

from functools import cache

import pytest

from delictum_pnp import decks, pipeline
from delictum_pnp.arrangement import arrange
from delictum_pnp.imposition.plan import DoesNotFit
from delictum_pnp.layout import cards as case_cards
from delictum_pnp.layout import code_list, specialists
from delictum_pnp.layout.page import Text, walk
from delictum_pnp.model.kit import KitSource
from tests.conftest import ROOT

from .conftest import PAPERS, PROFILES, profile, workshop
from .paper import cards, lying, off

KITS = sorted(path.name for path in (ROOT / "cases").iterdir() if path.is_dir())
REFUSED = {
    ("poker", "a4"): "needs type of .* cards of 95 x 130 mm",
    ("poker", "letter"): "needs a sheet of 205 x 280 mm, not 215.9 x 279.4 mm",
}


@cache
def source(kit: str) -> KitSource:
    checked, _ = pipeline.read(ROOT / "cases" / kit, kit)
    assert checked.source is not None
    return checked.source


@cache
def kit_decks(kit: str) -> list[decks.Deck]:
    """Every deck of a kit; faces do not depend on paper or profile."""
    made, tools = source(kit).kit, workshop("a4", profile("long-edge"))
    found = [
        decks.Deck("Cartas", code, case_cards.faces(case, made.info, tools), code_list.of_case(case, made.info, tools))
        for code, case in made.cases.items()
    ]
    return [*found, decks.Deck("Especialistas", None, specialists.faces(made.info, tools))]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", PROFILES)
@pytest.mark.parametrize("kit", KITS)
def test_fronts_and_backs_coincide(kit: str, name: str, paper: str) -> None:
    made = profile(name)
    tools = workshop(paper, made)
    for deck in kit_decks(kit):
        if (name, paper) in REFUSED:
            with pytest.raises(DoesNotFit, match=REFUSED[name, paper]):
                decks.pages(deck, tools)
            continue
        pages, _ = arrange(decks.pages(deck, tools), "long", deck.product, tools)
        codes = sorted(front.code for front, _ in deck.pairs)
        if made.sides == "one":
            assert sorted(one.code for page in pages for one in lying(page)) == codes
            listed = {
                mark.text for page in pages if not page.faces for mark in walk(page.marks) if isinstance(mark, Text)
            }
            assert not deck.backs or set(codes) <= listed
        else:
            found = cards(pages, made.sides)
            assert sorted(found) == codes
            assert {off(card) for card in found.values()} == {(0.0, 0.0)}
    assert not tools.issues.overflows
