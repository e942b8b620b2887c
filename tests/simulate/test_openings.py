"""The quick answer to «what may be played» is the rules' answer."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from delictum_pnp.game.actions import Play
from delictum_pnp.game.engine import closed, in_crisis, legal_actions
from delictum_pnp.game.state import Position, bits
from delictum_pnp.simulate.policies import CHANCE
from delictum_pnp.simulate.table import Table, table_of
from tests.game.small import dossier
from tests.simulate.helpers import CASES, game, replayed, table


def quick(played: Table, position: Position) -> list[Play]:
    opening = played.openings
    opened = opening.free | opening.opened_by(position.obtained)
    to_all, helped = opening.eligible(position, opened)
    assert not to_all & helped
    cards = [1 << number for number in bits(to_all | helped)]
    found = [opening.ways(position, bit, bool(to_all & bit)) for bit in cards]
    assert all(found), "a card without any way of playing it"
    return [move.action for moves in found for move in moves]


def agree(played: Table, games: int) -> int:
    seen = 0
    for number in range(games):
        for position in replayed(played, game(played, CHANCE, 7, number)):
            if not (in_crisis(played.rules, position) or closed(played.rules, position) or position.lost):
                plays = [action for action in legal_actions(played.rules, position) if isinstance(action, Play)]
                assert Counter(quick(played, position)) == Counter(plays)
                seen += 1
    return seen


@pytest.mark.parametrize("name", CASES)
def test_the_same_plays_as_the_engine(name: str) -> None:
    assert agree(table(name), 60) > 100


@pytest.mark.parametrize(
    "readings", [{"notes": "later_too"}, {"mediador": "whole_requirement"}, {"periodista": "one_unrevealed"}]
)
def test_under_other_readings(readings: dict[str, Any]) -> None:
    assert agree(table_of(dossier("hot", None, {"readings": readings})), 60) > 100
