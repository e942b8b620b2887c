"""Shares and differences with the interval in which the truth lies nineteen times of twenty.

In: whole numbers.  Out: `Rate`, `Difference`.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Any, Final, NamedTuple

Z: Final = 1.959963984540054
"""Standard deviations of a normal distribution that hold 95 %."""


def short(number: float) -> float:
    return round(number, 4)


class Rate(NamedTuple):
    """How often, of how many games."""

    hits: int
    of: int

    @property
    def share(self) -> float:
        return self.hits / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's, 95 %; from 0 to 1 when nothing was tried."""
        if not self.of:
            return 0.0, 1.0
        share, square = self.share, Z * Z / self.of
        middle = share + square / 2
        half = Z * sqrt(share * (1 - share) / self.of + square / (4 * self.of))
        low, high = (middle - half) / (1 + square), (middle + half) / (1 + square)
        return (low if self.hits else 0.0), (high if self.hits < self.of else 1.0)

    def to_dict(self) -> dict[str, Any]:
        low, high = self.interval
        return {"hits": self.hits, "of": self.of, "share": short(self.share), "low": short(low), "high": short(high)}


class Difference(NamedTuple):
    """A mean of paired differences: the same luck with and without."""

    mean: float
    low: float
    high: float
    of: int

    def to_dict(self) -> dict[str, Any]:
        return {"mean": short(self.mean), "low": short(self.low), "high": short(self.high), "of": self.of}


def success_difference(gained: int, lost: int, of: int) -> Difference:
    """Of paired games, those won only with and those won only without; interval of Agresti and Min (half a game more
    in each of the four cells), so that no difference at all still leaves room for a small one."""
    if not of:
        return Difference(0.0, -1.0, 1.0, 0)
    more, fewer, all_of = gained + 0.5, lost + 0.5, of + 2
    middle = (more - fewer) / all_of
    half = Z * sqrt((more + fewer) - (more - fewer) ** 2 / all_of) / all_of
    return Difference((gained - lost) / of, middle - half, middle + half, of)


def mean_difference(numbers: Mapping[int, int], most: int) -> Difference:
    """Mean of differences from −`most` to `most`, each with how often it occurred; interval by the normal law."""
    of = sum(numbers.values())
    if of < 2:
        return Difference(0.0, -most, most, of)
    mean = sum(value * number for value, number in numbers.items()) / of
    spread = sum(number * (value - mean) ** 2 for value, number in sorted(numbers.items())) / (of - 1)
    half = Z * sqrt(spread / of)
    return Difference(mean, mean - half, mean + half, of)
