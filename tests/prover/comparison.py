"""The prover beside the oracle, question by question.

In: a number of a made case.  Out: the questions with both answers.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from delictum_pnp.game.rubric import compile_rubric
from delictum_pnp.prover.bench import Bench, Budget, bench_of
from delictum_pnp.prover.goals import READINGS, SCOPES, public_goal, thesis_goal
from tests.prover.made import made
from tests.prover.oracle import Oracle


class Compared(NamedTuple):
    question: str
    prover: object
    oracle: object


def held(number: int) -> Iterator[Compared]:
    """Each thesis, cooperative and adversarial, at the close."""
    bench, oracle = _both(number)
    for scope in SCOPES:
        for adversarial in (False, True):
            said = bench.held(thesis_goal(bench.rubric, scope), adversarial).yes
            yield Compared(f"{number} {scope} {adversarial=}", said, oracle.held(scope, adversarial))


def everything(number: int) -> Iterator[Compared]:
    """The same, and fewest turns, exposition under both readings, and a team of two by chance."""
    yield from held(number)
    bench, oracle = _both(number)
    team = tuple(sorted(Random(number).sample(bench.rules.specialists, 2)))
    for scope in SCOPES:
        goal = thesis_goal(bench.rubric, scope)
        for adversarial in (False, True):
            name = f"{number} {scope} {adversarial=}"
            yield Compared(f"{name} fewest", bench.fewest(goal, adversarial).fewest, oracle.fewest(scope, adversarial))
            with_team = bench.held(goal, adversarial, team).yes
            yield Compared(f"{name} {team}", with_team, oracle.held(scope, adversarial, team=team))
            for reading in READINGS:
                said = bench.held(public_goal(bench.rules, bench.rubric, scope, reading), adversarial).yes
                yield Compared(f"{name} {reading}", said, oracle.held(scope, adversarial, reading))


def _both(number: int) -> tuple[Bench, Oracle]:
    dossier = made(number)
    bench = bench_of(dossier, budget=Budget(100_000_000))
    return bench, Oracle(bench.rules, compile_rubric(dossier, bench.rules))
