"""Sheets as pages: cells, cut marks, pattern and its bleed."""

from __future__ import annotations

import pytest

from delictum_pnp.imposition.booklet import Spread
from delictum_pnp.imposition.marks import Deck, booklet_page, folded_page, sheet_pages
from delictum_pnp.imposition.plan import CuttingPlan, Grid, Side, lay
from delictum_pnp.imposition.press_sheet import impose, impose_folded
from delictum_pnp.layout.page import Bookmark, Box, Clipped, Drawing, Face, Line, Mark, Page, Placed

PLAN = CuttingPlan("cards", 2, 2, 95, 130)


def deck(count: int, pattern: Drawing | None = None) -> Deck:
    def face(code: str, side: str) -> Face:
        return Face(code, side, Drawing(f"{code} {side}", (Box(0, 0, 1, 1, fill="ink"),), 95, 130))

    return Deck([(face(f"P{i:02d}", "front"), face(f"P{i:02d}", "back")) for i in range(count)], pattern)


def bare(number: int, of: int, side: Side) -> list[Mark]:
    return []


def pages(count: int, grid: Grid, pattern: Drawing | None = None) -> list[Page]:
    made = [sheet_pages(s, grid, deck(count, pattern), bare, 8) for s in impose(count, grid.plan)]
    return [page for pair in made for page in pair]


def placed(page: Page) -> dict[str, tuple[float, float]]:
    return {m.drawing.name: (m.x, m.y) for m in page.marks if isinstance(m, Placed)}


@pytest.mark.parametrize("paper", [(210, 297), (215.9, 279.4)])
def test_backs_lie_behind_fronts_on_paper(paper: tuple[float, float]) -> None:
    grid = lay(PLAN, *paper)
    made = pages(7, grid)
    for front, back in zip(made[::2], made[1::2], strict=True):
        fronts, backs = placed(front), placed(back)
        assert fronts
        for name, (x, y) in fronts.items():
            bx, by = backs[name.replace("front", "back")]
            assert (grid.width - bx - 95, by) == pytest.approx((x, y))


def test_cut_marks_mirror_with_their_cards_and_keep_off_the_edge() -> None:
    grid = lay(PLAN, 210, 297)
    front, back = pages(4, grid)
    lines = {(m.x1, m.y1, m.x2, m.y2) for m in front.marks if isinstance(m, Line) and m.color == "ink"}
    assert lines == {(m.x1, m.y1, m.x2, m.y2) for m in back.marks if isinstance(m, Line)}
    mirrored = {(210 - x2, y1, 210 - x1, y2) for x1, y1, x2, y2 in lines}
    assert {tuple(round(v, 3) for v in line) for line in lines} == {
        tuple(round(v, 3) for v in line) for line in mirrored
    }
    for x1, y1, x2, y2 in lines:
        assert min(x1, x2) >= 8 - 1e-6 and max(x1, x2) <= 202 + 1e-6
        assert min(y1, y2) >= 8 - 1e-6 and max(y1, y2) <= 289 + 1e-6


def test_the_pattern_bleeds_past_outer_cuts_only_and_leaves_blanks_white() -> None:
    grid = lay(PLAN, 210, 297)
    pattern = Drawing("river", (), 95, 130, shared=True)
    back = pages(5, grid, pattern)[3]
    (clip,) = [m for m in back.marks if isinstance(m, Clipped)]
    assert (clip.x, clip.y, clip.width, clip.height) == pytest.approx((105 - 2, 18.5 - 3, 95 + 4, 130 + 6))
    full = pages(4, grid, pattern)[1]
    clips = [m for m in full.marks if isinstance(m, Clipped)]
    assert sum(c.width * c.height for c in clips) == pytest.approx((190 + 4) * (260 + 6))


def test_a_spread_places_two_pages_at_the_fold() -> None:
    leaves = [Page(148.5, 210, (Box(1, 1, 1, 1, fill="ink"),)) for _ in range(4)]
    page = booklet_page(Spread(3, 0), leaves, 297, 210)
    assert placed(page) == {"page 4": (0.0, 0.0), "page 1": (148.5, 0.0)}
    assert not placed(booklet_page(Spread(None, None), leaves, 297, 210))


def test_the_bookmarks_of_a_spread_keep_the_order_of_the_booklet() -> None:
    more = (Bookmark("Tres", 1),)
    leaves = [Page(148.5, 210, (), bookmark="Uno"), Page(148.5, 210, (), bookmark="Dos", level=1, more=more)]
    page = booklet_page(Spread(1, 0), leaves, 297, 210)
    assert page.bookmarks == (Bookmark("Dos", 1, 2), Bookmark("Tres", 1, 2), Bookmark("Uno", 0, 1))


@pytest.mark.parametrize("paper", [(210, 297), (215.9, 279.4)])
def test_cards_apart_are_framed_and_marked_on_every_side(paper: tuple[float, float]) -> None:
    grid = lay(CuttingPlan("apart", 2, 2, 95, 130, gap=2), *paper, ink_margin=8)
    front, back = pages(3, grid)
    framed = {(m.x, m.y) for m in front.marks if isinstance(m, Box)}
    assert framed == set(placed(front).values())
    assert not [m for m in back.marks if isinstance(m, Box)]
    x, y, width, height = grid.block
    marks = [m for m in front.marks if isinstance(m, Line)]
    for at in (x, x + 95, x + 97, x + width):
        beside = [m for m in marks if m.x1 == m.x2 == pytest.approx(at)]
        assert len(beside) == 3
        assert {m.y2 <= y or m.y1 >= y + height or y + 130 < m.y1 < m.y2 < y + 132 for m in beside} == {True}
    assert not [m for m in marks if m.x1 != m.x2 and x < m.x1 < x + 95]


def test_a_pattern_runs_over_half_a_gap() -> None:
    grid = lay(CuttingPlan("apart", 2, 2, 95, 130, gap=2), 210, 297, ink_margin=8)
    pattern = Drawing("river", (), 95, 130, shared=True)
    clips = [m for m in pages(4, grid, pattern)[1].marks if isinstance(m, Clipped)]
    assert {(round(m.width, 3), round(m.height, 3)) for m in clips} == {(95 + 1 + 1, 130 + 3 + 1)}


def test_a_folded_sheet_has_a_fold_in_its_middle_and_no_cut_there() -> None:
    grid = lay(PLAN, 210, 297, ink_margin=8)
    pattern = Drawing("river", (), 95, 130, shared=True)
    (sheet,) = impose_folded(2, PLAN)
    page = folded_page(sheet, grid, deck(2, pattern), bare, 8)
    middle = [m for m in page.marks if isinstance(m, Line) and m.x1 == m.x2 == pytest.approx(105)]
    assert [(m.y1, m.y2, bool(m.dash)) for m in middle] == [(8, 289, True)]
    clips = [m for m in page.marks if isinstance(m, Clipped)]
    assert {round(m.x, 3) for m in clips} == {105}
    assert {round(m.x, 3) for m in page.marks if isinstance(m, Box)} == {10}
