"""All the chance of one game, drawn before its first turn.

In: a seed and the number of the game.  Out: `Luck`.  Every game has a generator of its own, so that it is the same
whoever plays it, in whichever process; and each turn has its own numbers, so that two tables with the same luck stay
comparable after they have gone different ways (common random numbers).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple, TypeVar

Thing = TypeVar("Thing")

MOST_GAMES: Final = 2**32
MOST_SEED: Final = 2**32 - 2
"""The generator tells keys of two words of 32 bits apart; one word, or three, may start it like two."""


class Luck(NamedTuple):
    """Numbers from 0 up to 1, without it."""

    team: float
    left_out: float
    """Who stays away when the game is played again."""
    plan: float
    citing: tuple[float, ...]
    """By claim of the theory."""
    cards: tuple[float, ...]
    """By turn, from 0."""
    ways: tuple[float, ...]
    crisis: Callable[[], float]
    """The next crisis' number."""


def luck_of(seed: int, number: int, turns: int, claims: int) -> Luck:
    """The luck of game `number` (from 0, below `MOST_GAMES`) under a seed (from 0 to `MOST_SEED`)."""
    draw = Random((seed + 1) * MOST_GAMES + number).random

    def some(count: int) -> tuple[float, ...]:
        return tuple([draw() for _ in range(count)])

    return Luck(draw(), draw(), draw(), some(claims), some(turns), some(turns), draw)


def pick(things: Sequence[Thing], number: float) -> Thing:
    """One of the things, each as likely as the others."""
    return things[int(number * len(things))]


def pick_bit(mask: int, number: float) -> int:
    """One of the bits set, each as likely as the others."""
    for _ in range(int(number * mask.bit_count())):
        mask &= mask - 1
    return mask & -mask
