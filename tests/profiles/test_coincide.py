"""Front and back of every code lie on one another after the paper is turned or folded, in every profile."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from delictum_pnp import decks
from delictum_pnp.arrangement import arrange
from delictum_pnp.imposition import sides
from delictum_pnp.imposition.plan import DoesNotFit
from delictum_pnp.layout.code_list import BackWords
from delictum_pnp.layout.page import Page, Text, walk
from delictum_pnp.layout.profile import Profile

from .conftest import PAPERS, PROFILES, profile, workshop
from .paper import Lying, cards, lying, made_pairs, off

REFUSED = {
    ("poker", "letter"): "needs a sheet of 205 x 280 mm, not 215.9 x 279.4 mm",
}


def printed(made: Profile, paper: str, pairs: list) -> list[Page]:
    tools = workshop(paper, made)
    words = [BackWords(front.code, "Carta", "") for front, _ in pairs]
    pages = decks.pages(decks.Deck("Cartas", "C01", pairs, words), tools)
    return arrange(pages, "long" if len(pages) > 1 else "none", "Cartas", tools)[0]


@settings(max_examples=12, deadline=None)
@given(st.integers(1, 47), st.booleans(), st.sampled_from(["face-down", "face-up"]))
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", PROFILES)
def test_every_back_is_behind_its_front(name: str, paper: str, count: int, stack: bool, tray: str) -> None:
    made = profile(name, stack=stack, tray=tray)
    pairs = made_pairs(count)
    if (name, paper) in REFUSED:
        with pytest.raises(DoesNotFit, match=REFUSED[name, paper]):
            printed(made, paper, pairs)
        return
    pages = printed(made, paper, pairs)
    codes = [front.code for front, _ in pairs]
    if made.sides == "one":
        assert sorted(one.code for page in pages for one in lying(page)) == codes
        assert {one.side for page in pages for one in lying(page)} == {"front"}
        return
    found = cards(pages, made.sides, tray)
    assert sorted(found) == codes
    assert {off(card) for card in found.values()} == {(0.0, 0.0)}


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", PROFILES)
def test_cards_lie_on_the_paper_apart_from_each_other_and_clear_of_its_edge(name: str, paper: str) -> None:
    if (name, paper) in REFUSED:
        return
    for page in printed(profile(name), paper, made_pairs(23)):
        boxes = [edges(one) for one in lying(page)]
        for left, upper, right, lower in boxes:
            assert min(left, upper, page.width - right, page.height - lower) >= 8 - 1e-6
        for n, a in enumerate(boxes):
            for b in boxes[:n]:
                assert a[2] <= b[0] + 1e-6 or b[2] <= a[0] + 1e-6 or a[3] <= b[1] + 1e-6 or b[3] <= a[1] + 1e-6


def edges(one: Lying) -> tuple[float, float, float, float]:
    xs, ys = [x for x, _ in one.corners], [y for _, y in one.corners]
    return min(xs), min(ys), max(xs), max(ys)


@pytest.mark.parametrize("name", ["long-edge", "short-edge", "manual"])
def test_a_shift_moves_the_backs_alone_as_one_looks_at_them(name: str) -> None:
    plain = printed(profile(name), "a4", made_pairs(9))
    moved = printed(profile(name, back_shift=(0.7, -1.25)), "a4", made_pairs(9))
    for old, new in zip(plain, moved, strict=True):
        is_back = bool(lying(old)) and lying(old)[0].side == "back"
        shift = (0.7, -1.25) if is_back else (0.0, 0.0)
        for a, b in zip(lying(old), lying(new), strict=True):
            apart = {(round(q[0] - p[0], 3), round(q[1] - p[1], 3)) for p, q in zip(a.corners, b.corners, strict=True)}
            assert apart == {shift}
        if old.trim and new.trim:
            assert new.trim[0] - old.trim[0] == pytest.approx(shift[0])
            assert new.trim[1] - old.trim[1] == pytest.approx(shift[1])


def test_profiles_are_laid_over_one_another() -> None:
    made = profile("gutterfold", "low-ink", "stack")
    assert (made.sides, made.ink, made.stack) == ("fold", "low", True)
    assert cards(printed(made, "a4", made_pairs(5)), "fold").keys() == {f"K{n:02d}" for n in range(5)}


def test_the_page_between_two_passes_says_which_pages_follow() -> None:
    pages = printed(profile("manual"), "a4", made_pairs(9))
    assert len(pages) == 3 + 1 + 3
    words = " ".join(mark.text for mark in walk(pages[3].marks) if isinstance(mark, Text))
    assert "páginas 5 a 7" in words


def test_a_last_sheet_without_a_back_is_fed_all_the_same() -> None:
    page = Page(210, 297, ())
    pages = sides.two_passes([page] * 3, Page(1, 1, ()), Page(2, 2, ()), reverse=True)
    assert [p.width for p in pages] == [210, 210, 1, 2, 210]


def test_booklet_pages_beside_each_other_in_reading_order() -> None:
    assert [tuple(spread) for spread in sides.side_by_side(5)] == [(0, 1), (2, 3), (4, None)]


def test_type_that_would_become_too_small_is_refused_with_the_card_it_needs() -> None:
    with pytest.raises(DoesNotFit, match=r"needs type of 5\.3 pt, and the least is 6\.6: cards of 78\.38 x 107\.2 mm"):
        printed(profile("poker"), "a4", made_pairs(9, type_size=8.0))
    assert printed(profile("poker"), "a4", made_pairs(9, type_size=10.0))


def test_a_plan_without_a_middle_cannot_be_folded() -> None:
    with pytest.raises(ValueError, match="no fold in its middle"):
        printed(profile("poker", "gutterfold"), "a4", made_pairs(3))
