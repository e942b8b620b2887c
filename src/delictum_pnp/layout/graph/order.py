"""Who stands above whom in every layer, so that few threads cross.

In: a `Layered` whose last layer is fixed.  Out: its layers in their order.  Each key moves to the mean place of its
neighbours, layer by layer, to and fro; then neighbours change places while that helps.  Ties keep the order at hand,
so that the same network is always drawn alike.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from .layers import Key, Layered

SWEEPS = 24
SWAPS = 12
Rows = list[list[Key]]
Neighbours = Mapping[Key, Sequence[Key]]


def ordered(graph: Layered) -> tuple[tuple[Key, ...], ...]:
    left, right = graph.left_of(), graph.right_of()
    rows: Rows = [list(row) for row in graph.keys]
    best, fewest = [list(row) for row in rows], crossings(rows, right)
    for sweep in range(SWEEPS):
        _sweep(rows, right if sweep % 2 == 0 else left, backwards=sweep % 2 == 0)
        _swap(rows, left, right)
        count = crossings(rows, right)
        if count < fewest:
            best, fewest = [list(row) for row in rows], count
    return tuple(tuple(row) for row in best)


def crossings(rows: Sequence[Sequence[Key]], right: Neighbours) -> int:
    """How many pairs of stretches cross."""
    count = 0
    for row, following in pairwise(rows):
        place = {key: number for number, key in enumerate(following)}
        passed: list[int] = []
        for key in row:
            reached = [place[target] for target in right.get(key, ())]
            count += sum(1 for one in reached for other in passed if other > one)
            passed += reached
    return count


def _sweep(rows: Rows, neighbours: Neighbours, backwards: bool) -> None:
    """All layers but the last, each ordered after the one just ordered."""
    last = len(rows) - 1
    for number in range(last - 1, -1, -1) if backwards else range(1, last):
        beside = rows[number + 1 if backwards else number - 1]
        place = {key: index / max(len(beside) - 1, 1) for index, key in enumerate(beside)}
        own = {key: index / max(len(rows[number]) - 1, 1) for index, key in enumerate(rows[number])}
        rows[number].sort(key=lambda key: _mean([place[k] for k in neighbours.get(key, ())], own[key]))


def _mean(places: Sequence[float], alone: float) -> float:
    return round(sum(places) / len(places), 9) if places else alone


def _swap(rows: Rows, left: Neighbours, right: Neighbours) -> None:
    """Neighbours in a layer change places while fewer threads cross then."""
    for _ in range(SWAPS):
        changed = False
        for number, row in enumerate(rows[:-1]):
            before = {key: i for i, key in enumerate(rows[number - 1])} if number else {}
            after = {key: i for i, key in enumerate(rows[number + 1])}
            for i in range(len(row) - 1):
                upper, lower = row[i], row[i + 1]
                now, then = _between(upper, lower, left, before), _between(lower, upper, left, before)
                now += _between(upper, lower, right, after)
                then += _between(lower, upper, right, after)
                if then < now:
                    row[i], row[i + 1] = lower, upper
                    changed = True
        if not changed:
            return


def _between(upper: Key, lower: Key, neighbours: Neighbours, place: Mapping[Key, int]) -> int:
    """Crossings of the threads of two keys on one side."""
    ends = [place[key] for key in neighbours.get(lower, ())]
    return sum(1 for key in neighbours.get(upper, ()) for end in ends if place[key] > end)
