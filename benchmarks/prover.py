"""The prover's cost: whole proofs of a kit's cases, fewest turns beside a plain breadth-first search, stress cases.

In: a kit (the flagship without one).  Out: a line each.  `python -m benchmarks.prover [KIT] [--stress]`.  Seconds are
processor time of this process, beyond start-up and reading; the least of some runs.
"""

from __future__ import annotations

import argparse
import pathlib
import resource
import time
from collections.abc import Callable
from functools import partial

from delictum_pnp import pipeline, places
from delictum_pnp.game.compile import compile_rules
from delictum_pnp.game.eligible import meets
from delictum_pnp.game.engine import start
from delictum_pnp.game.rubric import compile_rubric
from delictum_pnp.model.case import Scope
from delictum_pnp.model.dossier import Dossier, dossiers
from delictum_pnp.prover.bench import Budget, bench_of
from delictum_pnp.prover.goals import SCOPES, Goal, thesis_goal
from delictum_pnp.prover.prove import prove
from delictum_pnp.prover.starts import starts

RUNS = 5
BUDGET = {"case": 0.3, "meta": 0.3}
STATES_BUDGET = 0.1
STRESS_SECONDS, STRESS_MEBIBYTES = 15, 500


def least(call: Callable[[], object]) -> float:
    times = []
    for _ in range(RUNS):
        began = time.process_time()
        call()
        times.append(time.process_time() - began)
    return min(times)


def fewest_actions(dossier: Dossier, scope: Scope) -> int | None:
    """What the prover does for it: proof sets and the guided search."""
    bench = bench_of(dossier)
    return bench.fewest(thesis_goal(bench.rubric, scope), adversarial=False).fewest


def breadth_first(dossier: Dossier, scope: Scope) -> int | None:
    """Sets of played cards, one more at a time, over the cards that lead to the thesis; Heat left aside."""
    rules = compile_rules(dossier)
    goal = thesis_goal(compile_rubric(dossier, rules), scope)
    choices = [choice for choice in rules.choices if choice.bit & _leading(dossier, goal)]
    first = start(rules)
    states = {first.obtained}
    for turn in range(1, rules.turns + 1):
        states = {
            held | choice.bit
            for held in states
            for choice in choices
            if not held & choice.bit and meets(rules, choice.plain.asks, first._replace(obtained=held, reputation=2))
        }
        if any(goal.met(first._replace(obtained=held)) for held in states):
            return turn
    return None


def _leading(dossier: Dossier, goal: Goal) -> int:
    rules = compile_rules(dossier)
    found = 0
    for demand in goal.demands:
        for mask in demand.masks:
            found |= mask
    while True:
        asked = found
        for choice in rules.choices:
            if choice.bit & found:
                for line in choice.plain.asks.lines:
                    asked |= line.mask
        if asked == found:
            return found
        found = asked


def measure(dossier: Dossier) -> None:
    code, kind = dossier.case.code, dossier.case.kind
    print(f"{code}: whole proof {least(lambda: prove(dossier)):.3f} s (at most {BUDGET[kind]})")
    for scope in SCOPES:
        ours, plain = (least(partial(call, dossier, scope)) for call in (fewest_actions, breadth_first))
        print(f"{code}: {scope}, fewest turns: {ours / plain:.2f} of the time of a breadth-first search")
    if kind == "meta":
        seconds = least(lambda: list(starts(dossier, Budget(200_000))))
        print(f"{code}: every seed state {seconds:.3f} s (at most {STATES_BUDGET})")


def stress() -> None:
    """Made cases of 60 actions and 15 turns, some of them hopeless."""
    from tests.prover.made import made

    for number in range(8):
        began = time.process_time()
        verdict = prove(made(number, actions=60, turns=15))
        seconds = time.process_time() - began
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
        answers = " ".join(thesis.adversarial.held for thesis in verdict.theses)
        limits = f"at most {STRESS_SECONDS} s, {STRESS_MEBIBYTES} MiB"
        print(f"stress {number}: {seconds:.1f} s, {peak} MiB ({limits}); {answers}; undecided {len(verdict.gave_up)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kit", nargs="?")
    parser.add_argument("--stress", action="store_true")
    asked = parser.parse_args()
    checked, _ = pipeline.read(*places.find_kit(asked.kit, pathlib.Path.cwd()))
    assert checked.source is not None
    for dossier in dossiers(checked.source):
        measure(dossier)
    if asked.stress:
        stress()


if __name__ == "__main__":
    main()
