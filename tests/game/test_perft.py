"""Counts of reachable positions, frozen: a change of the rules shows here first.

Those of the small cases are also found from the rules' text (`test_paper`); one by hand: the tiny case opens with
P01, P02, Q01, I01, four positions.
"""

from __future__ import annotations

import pytest

from delictum_pnp.game.compile import compile_rules
from delictum_pnp.game.engine import start
from delictum_pnp.game.table import Rules
from tests.game.helpers import reached
from tests.game.small import flagship, rules_of

CASES = {"tiny": rules_of("tiny"), "hot": rules_of("hot"), "flagship": compile_rules(flagship())}


def counts(rules: Rules, team: tuple[str, ...], depth: int) -> list[int]:
    positions, found = {start(rules, team)}, []
    for _ in range(depth):
        positions = reached(rules, positions)
        found.append(len(positions))
    return found


@pytest.mark.parametrize(
    ("name", "team", "expected"),
    [
        ("tiny", "", [4, 8, 21]),
        ("tiny", "analista periodista mediador abogada", [9, 35, 113]),
        ("hot", "", [9, 44, 175]),
        ("flagship", "", [16, 137, 824]),
        ("flagship", "analista hacker periodista abogada", [32, 388, 3029]),
        ("flagship", "periodista abogada infiltrada mediador", [39, 585, 4777]),
    ],
)
def test_positions_at_depth_1_2_3(name: str, team: str, expected: list[int]) -> None:
    assert counts(CASES[name], tuple(team.split()), 3) == expected
