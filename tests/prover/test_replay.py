"""The evidence of a `yes` is a strategy that the engine plays to its end, whatever is chosen in a crisis."""

from __future__ import annotations

import pytest

from delictum_pnp.game.rubric import held_pairs
from delictum_pnp.game.scoring import Theory, judge_of, score
from delictum_pnp.prover.bench import Bench, bench_of
from delictum_pnp.prover.goals import SCOPES, thesis_goal
from delictum_pnp.prover.replay import NotAStrategy, replay
from delictum_pnp.prover.search import Question, Step
from tests.game.small import flagship
from tests.prover.made import made


def question(bench: Bench, scope: str, adversarial: bool) -> Question:
    return Question(thesis_goal(bench.rubric, scope), adversarial, bench.turns, True)


@pytest.mark.parametrize("number", range(60))
def test_a_strategy_can_be_played(number: int) -> None:
    bench = bench_of(made(number))
    for scope in SCOPES:
        for adversarial in (False, True):
            asked = question(bench, scope, adversarial)
            found = bench.ask(asked)
            if found.yes:
                assert replay(bench.rules, asked, found.strategy)


def test_a_branch_left_out_is_noticed() -> None:
    bench = bench_of(flagship())
    asked = question(bench, "operative", True)
    found = bench.ask(asked)
    assert len(replay(bench.rules, asked, found.strategy)) > 1
    with pytest.raises(NotAStrategy):
        replay(bench.rules, asked, _without_last_branch(found.strategy))


def test_a_strategy_for_another_goal_is_noticed() -> None:
    bench = bench_of(flagship())
    found = bench.ask(question(bench, "operative", False))
    with pytest.raises(NotAStrategy):
        replay(bench.rules, question(bench, "structural", False), found.strategy)


@pytest.mark.parametrize("scope", SCOPES)
def test_the_close_of_the_game_agrees(scope: str) -> None:
    """Every end of the flagship's strategies scores full success with an institutional closing."""
    dossier = flagship()
    bench = bench_of(dossier)
    asked = question(bench, scope, True)
    judge = judge_of(dossier, bench.rules, bench.rubric)
    for end in replay(bench.rules, asked, bench.ask(asked).strategy):
        decisive = tuple(next(held_pairs(proof, end)).codes for proof in bench.rubric.thesis(scope))
        found = score(judge, end, Theory(scope, decisive, (True,) * 3, "institucional"))
        assert (found.result, found.demonstrated) == ("full", True)


def _without_last_branch(step: Step | None) -> Step | None:
    if step is None:
        return None
    if len(step.then) > 1:
        return step._replace(then=step.then[:-1])
    return step._replace(then=tuple((action, _without_last_branch(after)) for action, after in step.then))
