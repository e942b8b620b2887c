"""Plans on papers: the measures of the style guide, and what does not fit."""

from __future__ import annotations

import pytest

from delictum_pnp.imposition.plan import CuttingPlan, PlanTooLarge, lay, load_plan

CARDS = load_plan({"name": "cards", "columns": "2", "rows": "2", "card": ["95", "130"]})


@pytest.mark.parametrize(
    ("paper", "left", "top", "bleed"),
    [((210, 297), 10, 18.5, (2, 3)), ((215.9, 279.4), 12.95, 9.7, (1.7, 1.7))],
)
def test_margins_and_bleed_of_both_papers(
    paper: tuple[float, float], left: float, top: float, bleed: tuple[float, float]
) -> None:
    grid = lay(CARDS, *paper, ink_margin=8)
    assert (grid.left, grid.top) == pytest.approx((left, top))
    assert grid.bleed(8) == pytest.approx(bleed)
    assert grid.block == pytest.approx((left, top, 190, 260))
    assert grid.place(1, 1) == pytest.approx((left + 95, top + 130))


def test_landscape_turns_the_paper() -> None:
    grid = lay(CuttingPlan("across", 3, 1, 80, 120, landscape=True), 210, 297)
    assert (grid.width, grid.height) == (297, 210)


def test_a_plan_that_needs_more_paper_says_how_much() -> None:
    with pytest.raises(PlanTooLarge, match=r"needs a sheet of 206 x 276 mm, not 148 x 210 mm"):
        lay(CARDS, 148, 210, ink_margin=8)
