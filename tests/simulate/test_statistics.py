"""Intervals against published values, turns against counts written by hand."""

from __future__ import annotations

import pytest

from delictum_pnp.simulate.counting import Counts
from delictum_pnp.simulate.rates import Rate, mean_difference, success_difference
from delictum_pnp.simulate.statistics import figures
from tests.simulate.helpers import table


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_wilson(hits: int, of: int, low: float, high: float) -> None:
    """Newcombe (1998) gives 81 of 263 as 0.2553 to 0.3662."""
    assert Rate(hits, of).interval == pytest.approx((low, high), abs=5e-5)


def test_nothing_tried_says_nothing() -> None:
    assert Rate(0, 0).interval == (0.0, 1.0)
    assert success_difference(0, 0, 0)[1:3] == (-1.0, 1.0)
    assert mean_difference({1: 1}, 3)[1:3] == (-3, 3)


def test_paired_success() -> None:
    """Half a game more in every cell: (20.5 − 10.5) / 102 ± 1.96 √(31 − 100 / 102) / 102."""
    difference = success_difference(20, 10, 100)
    assert difference.mean == pytest.approx(0.1)
    assert (difference.low, difference.high) == pytest.approx((-0.0072, 0.2033), abs=1e-4)
    even = success_difference(0, 0, 100)
    assert even.mean == 0
    assert even.low < 0 < even.high


def test_paired_means() -> None:
    difference = mean_difference({-1: 10, 0: 60, 2: 30}, 3)
    assert difference.mean == pytest.approx(0.5)
    assert difference.high - difference.mean == pytest.approx(1.96 * (105 / 99) ** 0.5 / 10, abs=1e-4)


def test_the_turn_of_a_first_proof() -> None:
    counts = Counts({("games",): 10, ("crises in a game", 0): 10, ("passes",): 0})
    counts.update({("first claim", 0): 1, ("first claim", 2): 4, ("first claim", 3): 1, ("first claim", 9): 4})
    counts.update({("first either", 0): 6, ("first either", 10): 4})
    first = figures(table("flagship"), counts).first
    assert (first["claim"].median, first["claim"].p90) == (3, 9)
    assert first["claim"].never == Rate(1, 10)
    assert first["claim"].by_turn[:3] == (0.0, 0.4, 0.5)
    assert (first["either"].median, first["either"].p90) == (None, None)


def test_heat_and_surveillance() -> None:
    counts = Counts(
        {("games",): 4, ("crises in a game", 0): 4, ("heat", 1, 0): 1, ("heat", 1, 3): 2, ("heat", 1, 4): 1}
    )
    at = figures(table("flagship"), counts).heat[0]
    assert at.mean == 2.5
    assert at.watched == Rate(3, 4)
