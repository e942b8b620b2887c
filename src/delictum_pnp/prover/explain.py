"""Why a thesis is not demonstrable: one rule at a time is left out, and what then works names the cause.

In: a `Bench` and a goal that it does not meet.  Out: `Cause`s, the nearest first.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..game.rubric import Proof
from ..game.state import bits
from ..model.case import Scope
from .bench import Bench
from .goals import Goal, claim_goal, thesis_goal
from .relax import with_turns, without_heat, without_option, without_reputation
from .sets import Supports, TooManySets, proof_sets
from .specialists import enough
from .verdict import Cause

MORE_TURNS = 5


def causes(bench: Bench, scope: Scope) -> tuple[Cause, ...]:
    """At least one."""
    aside, goal = bench.aside(), thesis_goal(bench.rubric, scope)
    found = list(_causes(aside, scope, goal))
    helpers = enough(aside, goal)
    if helpers:
        found.append(Cause("only_with", {"specialists": helpers}))
    return tuple(found)


def _causes(bench: Bench, scope: Scope, goal: Goal) -> Iterator[Cause]:
    pairless = [proof.name for proof in bench.rubric.thesis(scope) if not proof.pairs]
    if pairless:
        yield from (Cause("no_pair", {"claim": name}) for name in pairless)
        return
    try:
        missing = list(_out_of_reach(bench, scope))
        sets = proof_sets(goal, bench.unbounded)
    except TooManySets:
        yield Cause("not_decided")
        return
    if missing:
        yield from missing
    elif sets and sets[0].bit_count() > bench.turns:
        yield Cause("too_many_actions", {"needs": sets[0].bit_count(), "turns": bench.turns})
    else:
        yield from _by_relaxing(bench, goal)


def _out_of_reach(bench: Bench, scope: Scope) -> Iterator[Cause]:
    """Claims that no number of turns demonstrates, with the cards that cannot be had."""
    for proof in bench.rubric.thesis(scope):
        if not proof_sets(claim_goal(proof).undisputed(), bench.unbounded):
            yield Cause("out_of_reach", {"claim": proof.name, "cards": _never(bench, proof, bench.unbounded)})


def _never(bench: Bench, proof: Proof, known: Supports) -> tuple[str, ...]:
    return tuple(bench.rules.cards[n] for n in bits(proof.admissible) if n not in known.by_card)


def _by_relaxing(bench: Bench, goal: Goal) -> Iterator[Cause]:
    rules = bench.rules
    if bench.held(goal, adversarial=False).yes:
        options = [o.key for o in rules.crisis if _worst(bench.with_rules(without_option(rules, o.key)), goal)]
        yield Cause("option", {"options": tuple(options)}) if options else Cause("kind")
    elif _friendly(bench.with_rules(without_reputation(rules)), goal):
        yield Cause("reputation")
    elif _friendly(bench, goal.undisputed()):
        yield Cause("contradiction", {"names": tuple(dispute.name for dispute in goal.disputes)})
    elif _friendly(bench.with_rules(without_heat(rules)), goal):
        yield Cause("heat")
    else:
        more = next((n for n in range(1, MORE_TURNS + 1) if _friendly(_longer(bench, n), goal)), None)
        yield Cause("more_turns", {"more": more}) if more else Cause("together")


def _longer(bench: Bench, more: int) -> Bench:
    return bench.with_rules(with_turns(bench.rules, more))


def _worst(bench: Bench, goal: Goal) -> bool:
    return bench.held(goal, adversarial=True).yes


def _friendly(bench: Bench, goal: Goal) -> bool:
    return bench.held(goal, adversarial=False).yes
