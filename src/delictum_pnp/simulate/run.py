"""Many games of one case, in one process or several: the same numbers for any number of processes.

In: a `Dossier`, names of policies, how many games, a seed.  Out: `Report`.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import repeat
from typing import Final, Literal

from ..game.errors import GameError
from ..model.dossier import Dossier, dossiers
from ..model.kit import KitSource
from .counting import Counts, count
from .policies import POLICIES
from .statistics import Figures, figures
from .table import Table, table_of

PART: Final = 250
"""Games that a process plays at a time."""


class NoSuchCase(Exception):
    """The kit has no such case, or no solution of it; `known` are those that it has."""

    def __init__(self, case: str, known: tuple[str, ...]) -> None:
        super().__init__(case)
        self.case, self.known = case, known


class CannotPlay(Exception):
    """No game can be played: `rules`, the case names what it has not; `proof`, nothing that the policy could follow."""

    def __init__(self, reason: Literal["rules", "proof"]) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, eq=False)
class Report:
    """What the games of one case came to."""

    table: Table
    games: int
    seed: int
    policies: Mapping[str, Figures]
    """In the order of `POLICIES`."""


def dossier_of(source: KitSource, case: str) -> Dossier:
    """The case of that code.  Raises `NoSuchCase`."""
    known = {str(dossier.case.code): dossier for dossier in dossiers(source)}
    if case not in known:
        raise NoSuchCase(case, tuple(known))
    return known[case]


def simulate(
    dossier: Dossier, games: int, seed: int, policies: Sequence[str] = tuple(POLICIES), processes: int = 1
) -> Report:
    """`games` games of each policy, from game 0 on; every policy has the same luck in the same game.

    `games` ≥ 1, `seed` from 0 to `MOST_SEED`, `processes` ≥ 1.  Among others, a policy that cannot play the case is
    left out.  Raises `CannotPlay`.
    """
    try:
        table = table_of(dossier)
    except GameError as problem:
        raise CannotPlay("rules") from problem
    able = [policy.name for policy in table.policies]
    chosen = [name for name in POLICIES if name in policies and name in able]
    if not chosen:
        raise CannotPlay("proof")
    parts = [(name, range(at, min(at + PART, games))) for name in chosen for at in range(0, games, PART)]
    summed = {name: Counts() for name in chosen}
    for (name, _), counts in zip(parts, _counted(table, seed, parts, processes), strict=True):
        summed[name].update(counts)
    return Report(table, games, seed, {name: figures(table, counts) for name, counts in summed.items()})


Part = tuple[str, range]


def _counted(table: Table, seed: int, parts: Sequence[Part], processes: int) -> Iterator[Counts]:
    if processes == 1:
        for name, numbers in parts:
            yield count(table, POLICIES[name], seed, numbers)
        return
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, fresh, _take_place, (table.dossier,)) as pool:
        yield from pool.map(_play_part, repeat(seed), parts)


_places: list[Table] = []
"""In a process of the pool: its own table, laid once."""


def _take_place(dossier: Dossier) -> None:
    _places.append(table_of(dossier))


def _play_part(seed: int, part: Part) -> Counts:
    return count(_places[0], POLICIES[part[0]], seed, part[1])
