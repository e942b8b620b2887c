"""Simulated games per second, in one process.

In: the flagship's first case.  Out: for each policy the best and the median of many short runs, counting included (of
two games one is the same game again without one specialist); beside them the rules engine alone, choosing among
`legal_actions`: the speed of the machine.

    python -m benchmarks.simulate [games]        from the checkout
"""

from __future__ import annotations

import pathlib
import random
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial

from delictum_pnp.game.engine import apply_legal, legal_actions, start
from delictum_pnp.model.build import build
from delictum_pnp.model.dossier import Dossier, dossiers
from delictum_pnp.simulate.counting import count
from delictum_pnp.simulate.policies import Policy
from delictum_pnp.simulate.table import Table, table_of
from delictum_pnp.source.kit_folder import read_kit

FLAGSHIP = pathlib.Path(__file__).parents[1] / "cases" / "B01-sombras-de-poder"
RUNS = 40
AIM = 4000
"""Games per second by chance, in one process."""


def flagship() -> Dossier:
    reading = read_kit(FLAGSHIP, FLAGSHIP.name)
    assert reading.tree is not None
    built = build(reading.tree, {name: text for name, (text, _) in reading.pages.items()})
    assert built.source is not None
    return dossiers(built.source)[0]


def engine_alone(table: Table, numbers: range) -> None:
    rules, team = table.rules, table.rules.team(table.teams[0])
    for number in numbers:
        draw, position = random.Random(number).random, start(rules, team)
        while actions := legal_actions(rules, position):
            position = apply_legal(rules, position, actions[int(draw() * len(actions))])


def counted(table: Table, policy: Policy, numbers: range) -> None:
    """Half as many numbers: each is two games."""
    count(table, policy, 1, numbers[::2])


def rates(play: Callable[[range], object], games: int) -> list[float]:
    """Games per second of each run."""
    found, each = [], max(2, games // RUNS // 2 * 2)
    for run in range(RUNS):
        before = time.perf_counter()
        play(range(run * each, run * each + each))
        found.append(each / (time.perf_counter() - before))
    return found


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 8000
    table = table_of(flagship())
    plays: dict[str, Callable[[range], object]] = {"engine alone": partial(engine_alone, table)}
    for policy in table.policies:
        plays[policy.name] = partial(counted, table, policy)
    for name, play in plays.items():
        found = rates(play, games)
        print(f"{name:14} best {max(found):6.0f}  median {statistics.median(found):6.0f} games/s")
    best = max(rates(plays["chance"], games))
    print(f"aim {AIM}: {'reached' if best >= AIM else 'missed'} ({best:.0f})")


if __name__ == "__main__":
    main()
