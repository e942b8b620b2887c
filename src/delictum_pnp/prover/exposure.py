"""Public exposition: which thesis can be published whole at the close, under both readings (rulebook §10).

In: a `Bench`.  Out: an `Exposition` per reading.
"""

from __future__ import annotations

from ..model.case import Scope
from .bench import Bench
from .goals import READINGS, Reading, public_goal
from .verdict import Exposition


def expositions(bench: Bench, scope: Scope) -> tuple[Exposition, ...]:
    return tuple(_exposition(bench, scope, reading) for reading in READINGS)


def _exposition(bench: Bench, scope: Scope, reading: Reading) -> Exposition:
    asked = bench.both(public_goal(bench.rules, bench.rubric, scope, reading))
    return Exposition(reading, asked.cooperative.answer, asked.adversarial.answer)
