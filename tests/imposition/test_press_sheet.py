"""Turning the sheet puts every back behind its front, whatever the deck, grid, paper and flip."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from delictum_pnp.imposition.plan import CuttingPlan, DoesNotFit
from delictum_pnp.imposition.press_sheet import Cell, as_letters, impose, impose_folded

PLANS = st.builds(
    CuttingPlan, st.just("any"), st.integers(1, 4), st.integers(1, 4), st.just(20.0), st.just(30.0), st.booleans()
)


def seen_through(cell: Cell, plan: CuttingPlan, flip: str) -> tuple[int, int, int]:
    """Where a back cell lies, seen through the paper from the front, and how far it is turned then.

    Written apart from the code under test: the sheet is a set of coordinates, flipping it is a
    reflection of x (about the upright axis) or of y (about the lying one).
    """
    upright_edge_is_long = not plan.landscape
    about_upright_axis = (flip == "long") == upright_edge_is_long
    x, y = cell.column + 0.5, cell.row + 0.5
    if about_upright_axis:
        return int(y), int(plan.columns - x), cell.turn
    return int(plan.rows - y), int(x), (cell.turn + 180) % 360


@given(PLANS, st.integers(0, 200), st.sampled_from(["long", "short"]), st.sampled_from(["reading", "cut_and_stack"]))
def test_every_back_is_behind_its_front_and_upright(plan: CuttingPlan, count: int, flip: str, order: str) -> None:
    seen = []
    for sheet in impose(count, plan, flip, order):
        fronts = {(cell.row, cell.column): cell.card for cell in sheet.front}
        assert len(fronts) == plan.cells == len(sheet.back)
        for cell in sheet.back:
            row, column, turn = seen_through(cell, plan, flip)
            assert fronts[row, column] == cell.card
            assert turn == 0
        seen += [cell.card for cell in sheet.front if cell.card is not None]
    assert sorted(seen) == list(range(count))


@given(PLANS, st.integers(0, 200))
def test_cut_piles_laid_on_one_another_are_in_order(plan: CuttingPlan, count: int) -> None:
    sheets = impose(count, plan, order="cut_and_stack")
    piles = [[sheet.front[position].card for sheet in sheets] for position in range(plan.cells)]
    stacked = [card for pile in piles for card in pile if card is not None]
    assert stacked == list(range(count))


@pytest.mark.parametrize(
    ("flip", "landscape", "grids"),
    [
        ("long", False, "A B | B A\nC D | D C"),
        ("short", False, "A B | C' D'\nC D | A' B'"),
        ("short", True, "A B | B A\nC D | D C"),
        ("long", True, "A B | C' D'\nC D | A' B'"),
    ],
)
def test_grids_of_letters(flip: str, landscape: bool, grids: str) -> None:
    plan = CuttingPlan("four", 2, 2, 95, 130, landscape)
    assert as_letters(impose(4, plan, flip)[0], plan) == grids


def test_a_short_last_sheet_keeps_its_blanks_in_place() -> None:
    plan = CuttingPlan("four", 2, 2, 95, 130)
    assert as_letters(impose(5, plan)[1], plan) == "E · | · E\n· · | · ·"
    assert [sheet.of for sheet in impose(5, plan)] == [2, 2]


def test_no_cards_no_sheets_and_a_negative_deck_is_refused() -> None:
    plan = CuttingPlan("four", 2, 2, 95, 130)
    assert impose(0, plan) == []
    with pytest.raises(ValueError, match="fewer than no cards"):
        impose(-1, plan)


@given(PLANS, st.integers(0, 100), st.sampled_from(["reading", "cut_and_stack"]))
def test_folding_the_sheet_puts_every_back_behind_its_front(plan: CuttingPlan, count: int, order: str) -> None:
    if plan.columns % 2:
        with pytest.raises(DoesNotFit, match="no fold in its middle"):
            impose_folded(count, plan, order)
        return
    seen = []
    for sheet in impose_folded(count, plan, order):
        folded = {(cell.row, plan.columns - 1 - cell.column): cell for cell in sheet.back}
        for front in sheet.front:
            assert front.column < plan.columns / 2
            assert folded[front.row, front.column].card == front.card
        seen += [cell.card for cell in sheet.front if cell.card is not None]
    assert sorted(seen) == list(range(count))


def test_a_folded_deck_as_letters() -> None:
    sheets = impose_folded(3, CuttingPlan("four", 2, 2, 95, 130))
    assert [[(c.row, c.column, c.card) for c in (*s.front, *s.back)] for s in sheets] == [
        [(0, 0, 0), (1, 0, 1), (0, 1, 0), (1, 1, 1)],
        [(0, 0, 2), (1, 0, None), (0, 1, 2), (1, 1, None)],
    ]
    with pytest.raises(ValueError, match="fewer than no cards"):
        impose_folded(-1, CuttingPlan("four", 2, 2, 95, 130))
