"""How high everything stands: each layer's order is kept, nothing overlaps, threads run as straight as can be.

In: ordered layers, heights and gaps in mm, the fixed heights of the last layer.  Out: the middle of every key, from the
top.  A layer is placed exactly: the least sum of weighted squares of the ways from where its threads would have it, by
pooling adjacent keys that press on one another.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from .layers import Key, Way
from .order import Neighbours

SWEEPS = 16
ONE_SIDED = 8
"""Sweeps that look at the layer just placed; the later ones look at both neighbours."""
WAY_PULL = 6.0
"""A stretch between two ways is straightened rather than one that ends at a card."""


class Spacing(NamedTuple):
    """In mm: the height of a card, the least white between two cards, and beside a thread."""

    card: float
    gap: float
    thread: float

    def height(self, key: Key) -> float:
        return 0.0 if isinstance(key, Way) else self.card

    def apart(self, upper: Key, lower: Key) -> float:
        """Least distance of two middles."""
        cards = not isinstance(upper, Way) and not isinstance(lower, Way)
        return (self.height(upper) + self.height(lower)) / 2 + (self.gap if cards else self.thread)


def least_height(row: Sequence[Key], spacing: Spacing) -> float:
    """Of a layer, from the top of its first key to the foot of its last."""
    if not row:
        return 0.0
    inner = sum(spacing.apart(upper, lower) for upper, lower in pairwise(row))
    return inner + (spacing.height(row[0]) + spacing.height(row[-1])) / 2


def loosened(rows: Sequence[Sequence[Key]], spacing: Spacing, height: float, most: float) -> Spacing:
    """More white, up to `most` times as much, where every layer has the height for it."""
    solid = spacing._replace(gap=0.0, thread=0.0)
    times = most
    for row in rows:
        bare = least_height(row, solid)
        white = least_height(row, spacing) - bare
        times = min(times, (height - bare) / white) if white else times
    return spacing._replace(gap=spacing.gap * max(times, 1.0), thread=spacing.thread * max(times, 1.0))


def spread(
    rows: Sequence[Sequence[Key]],
    left: Neighbours,
    right: Neighbours,
    last: Mapping[Key, float],
    height: float,
    spacing: Spacing,
) -> dict[Key, float]:
    """Middles between 0 and `height`, which is at least every layer's `least_height`."""
    middles: dict[Key, float] = dict(last)
    free = rows[:-1]
    for row in free:
        middles.update(_placed(row, lambda key: (height / 2, 1.0), height, spacing))
    for sweep in range(SWEEPS):
        backwards = sweep % 2 == 0
        one = (right,) if backwards else (left,)
        sides = one if sweep < ONE_SIDED else (left, right)
        for row in reversed(free) if backwards else free[1:]:
            middles.update(_placed(row, partial(_wish, sides=sides, middles=middles), height, spacing))
    return middles


def _wish(key: Key, sides: Sequence[Neighbours], middles: Mapping[Key, float]) -> tuple[float, float]:
    """Where the threads of a key would have it, and how much."""
    pulls = [
        (middles[other], WAY_PULL if isinstance(key, Way) and isinstance(other, Way) else 1.0)
        for side in sides
        for other in side.get(key, ())
    ]
    weight = sum(pull for _, pull in pulls)
    if not pulls:
        return middles[key], 0.1
    return sum(place * pull for place, pull in pulls) / weight, weight


def _placed(
    row: Sequence[Key], wish: Callable[[Key], tuple[float, float]], height: float, spacing: Spacing
) -> dict[Key, float]:
    """The layer at its wishes, as near as order and distances allow."""
    if not row:
        return {}
    down = [spacing.height(row[0]) / 2]
    for upper, lower in pairwise(row):
        down.append(down[-1] + spacing.apart(upper, lower))
    room = max(0.0, height - down[-1] - spacing.height(row[-1]) / 2)
    pools: list[tuple[float, float, int]] = []
    for key, offset in zip(row, down, strict=True):
        place, weight = wish(key)
        pools.append((place - offset, weight, 1))
        while len(pools) > 1 and pools[-2][0] > pools[-1][0]:
            (one, w1, n1), (two, w2, n2) = pools[-2:]
            pools[-2:] = [((one * w1 + two * w2) / (w1 + w2), w1 + w2, n1 + n2)]
    shifts = [min(max(shift, 0.0), room) for shift, _, count in pools for _ in range(count)]
    return {key: offset + shift for key, offset, shift in zip(row, down, shifts, strict=True)}
