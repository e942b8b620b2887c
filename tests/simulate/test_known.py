"""Shares that can be computed by hand, or by walking through every game, come out of the simulation."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterator
from math import sqrt

import pytest

from delictum_pnp.game.actions import Action, Crisis, Play
from delictum_pnp.game.engine import apply, legal_actions, start
from delictum_pnp.game.state import Position
from delictum_pnp.simulate.counting import count
from delictum_pnp.simulate.policies import CHANCE
from delictum_pnp.simulate.statistics import figures
from delictum_pnp.simulate.table import Table, table_of
from tests.game.small import tiny

GAMES = 4000
FAR = 4.5
"""Standard errors: one good simulation in 100,000 is further off."""


def near(share: float, exact: float) -> bool:
    return abs(share - exact) <= FAR * sqrt(exact * (1 - exact) / GAMES) + 1e-12


def test_one_turn_by_hand() -> None:
    """P01, P02, Q01, I01 are open to all; the Mediador, in 4 teams of 6, opens Q02 too."""
    played = table_of(tiny(edition={"case": {"turns": 1, "event_turns": []}}))
    found = figures(played, count(played, CHANCE, 1, range(GAMES)))
    free = 2 / 3 * 1 / 5 + 1 / 3 * 1 / 4
    exact = {"P01": free, "P02": free, "Q01": free, "I01": free, "Q02": 2 / 15, "F01": 0.0}
    for code, share in exact.items():
        assert near(found.cards[code].revealed.share, share), code
    assert found.cards["P01"].eligible.share == 1
    assert near(found.cards["Q02"].eligible.share, 2 / 3)
    # The note comes when P01 is played with the Analista: one way of two, or of three beside the Periodista.
    both, one = 6 / 15, 4 / 15
    assert near(found.cards["N01"].revealed.share, found.cards["P01"].revealed.share * (both / 3 + one / 2))
    assert found.plays == 1
    assert found.crises == 0


def outcomes(played: Table, position: Position) -> Iterator[tuple[Action, float]]:
    """How likely chance is to take each action: cards alike, then ways alike; options alike, then testimonies."""
    actions = legal_actions(played.rules, position)
    heads = [a.card if isinstance(a, Play) else a.option if isinstance(a, Crisis) else a.name for a in actions]
    many = Counter(heads)
    for action, head in zip(actions, heads, strict=True):
        yield action, 1 / len(many) / many[head]


def closes(played: Table) -> Counter[Position]:
    """Every close with its probability."""

    @functools.cache
    def after(position: Position) -> tuple[tuple[Position, float], ...]:
        if not legal_actions(played.rules, position):
            return ((position, 1.0),)
        found: Counter[Position] = Counter()
        for action, likely in outcomes(played, position):
            for last, further in after(apply(played.rules, position, action)):
                found[last] += likely * further  # type: ignore[assignment]
        return tuple(found.items())

    every: Counter[Position] = Counter()
    for team in played.teams:
        for last, likely in after(start(played.rules, played.rules.team(team))):
            every[last] += likely / len(played.teams)  # type: ignore[assignment]
    return every


@pytest.mark.parametrize("turns", [2, 3])
def test_a_whole_tiny_case_by_walking_through_it(turns: int) -> None:
    played = table_of(tiny(edition={"case": {"turns": turns, "event_turns": [2]}}))
    exact = closes(played)
    assert abs(sum(exact.values()) - 1) < 1e-9
    found = figures(played, count(played, CHANCE, 2, range(GAMES)))
    for code, met in found.cards.items():
        bit = played.rules.bit(code)
        assert near(met.revealed.share, sum(p for at, p in exact.items() if (at.obtained | at.used) & bit)), code
    for heat in range(6):
        likely = sum(p for at, p in exact.items() if at.heat == heat)
        assert near(count_heat(played, turns, heat) / GAMES, likely), heat
    assert near(found.capped.share, sum(p for at, p in exact.items() if at.capped))


@functools.cache
def _counted(played: Table) -> Counter[tuple[str | int | bool, ...]]:
    return count(played, CHANCE, 2, range(GAMES))


def count_heat(played: Table, turn: int, heat: int) -> int:
    return _counted(played)["heat", turn, heat]
