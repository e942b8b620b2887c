"""What each specialist brings: fewest turns with her alone, beside fewest turns with nobody.

In: a `Bench`, a goal, its fewest turns.  Out: `Help`.  Nobody is ever needed, so what is demonstrable with no
specialist is so with any four.
"""

from __future__ import annotations

from .bench import Bench
from .goals import Goal
from .verdict import Help


def helps(bench: Bench, goal: Goal, without: int | None) -> tuple[Help, ...]:
    aside = bench.aside()
    return tuple(_help(aside, goal, key, without) for key in bench.rules.specialists)


def _help(bench: Bench, goal: Goal, key: str, without: int | None) -> Help:
    """Only what is fewer than without her needs a search."""
    found = bench.fewest(goal, adversarial=True, team=(key,), below=without)
    return Help(key, found.fewest or without, without, found.exact)


def enough(bench: Bench, goal: Goal) -> tuple[str, ...]:
    """Specialists with whom alone a goal is met that nobody meets without."""
    return tuple(key for key in bench.rules.specialists if bench.held(goal, adversarial=True, team=(key,)).yes)
