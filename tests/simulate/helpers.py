"""Cases to play and games to look at."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

from delictum_pnp.game.engine import apply, legal_actions
from delictum_pnp.game.state import Position
from delictum_pnp.simulate.counting import luck_for
from delictum_pnp.simulate.games import Game, play
from delictum_pnp.simulate.luck import pick
from delictum_pnp.simulate.policies import Policy
from delictum_pnp.simulate.table import Table, table_of
from tests.game.small import dossier, flagship, tiny

CASES = ("flagship", "hot", "tiny", "meta")


@functools.cache
def table(name: str) -> Table:
    made: dict[str, Any] = {"flagship": flagship, "tiny": tiny}
    return table_of(made[name]() if name in made else dossier(name))


def game(played: Table, policy: Policy, seed: int, number: int) -> Game:
    """That game with its own team."""
    luck = luck_for(played, seed, number)
    return play(played, policy, pick(played.teams, luck.team), luck)


def replayed(played: Table, seen: Game) -> Iterator[Position]:
    """The positions of a game, by the engine that refuses what is not legal; the close is the last."""
    position = played.openers[seen.close.team]
    yield position
    for action in seen.log:
        assert action in legal_actions(played.rules, position)
        position = apply(played.rules, position, action)
        yield position
