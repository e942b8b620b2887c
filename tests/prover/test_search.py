"""What the search does with its limit, with proof sets, with twins."""

from __future__ import annotations

import pytest

from delictum_pnp.prover import sets
from delictum_pnp.prover.bench import Budget, bench_of
from delictum_pnp.prover.goals import SCOPES, Demand, Goal, public_goal, thesis_goal
from delictum_pnp.prover.order import order_of
from delictum_pnp.prover.prove import prove
from delictum_pnp.prover.sets import minimal, proof_sets, supports
from tests.game.small import flagship, tiny
from tests.prover.made import made


@pytest.mark.parametrize("nodes", [1, 2, 5, 20, 100, 1000])
@pytest.mark.parametrize("number", [3, 17, 29, 42])
def test_a_limit_never_changes_an_answer_into_the_other(nodes: int, number: int) -> None:
    exact, limited = bench_of(made(number)), bench_of(made(number), budget=Budget(nodes))
    for scope in SCOPES:
        for adversarial in (False, True):
            goal = thesis_goal(exact.rubric, scope)
            answer = limited.held(goal, adversarial).answer
            assert answer in ("gave_up", exact.held(goal, adversarial).answer)


def test_giving_up_is_noted_and_is_no_proof() -> None:
    verdict = prove(flagship(), most_nodes=1)
    assert verdict.gave_up
    assert not any(thesis.demonstrable for thesis in verdict.theses)
    assert all(thesis.adversarial.held == "gave_up" and not thesis.strategy for thesis in verdict.theses)


def test_minimal_sets_contain_no_other() -> None:
    assert minimal([0b111, 0b011, 0b100, 0b110, 0b011]) == (0b100, 0b011)


def test_proof_sets_of_the_flagship_are_proofs() -> None:
    """Each is closed under requirements and meets the demands; without any of its cards it does not."""
    bench = bench_of(flagship())
    for scope in SCOPES:
        goal = thesis_goal(bench.rubric, scope)
        known = bench.sets(goal)
        assert known
        for one in known:
            assert all(any(mask & one == mask for mask in demand.masks) for demand in goal.demands)
            assert not any(other != one and other & one == other for other in known)


def test_no_set_is_larger_than_the_turns() -> None:
    rules = bench_of(flagship()).rules
    known = supports(rules, most=5)
    goal = public_goal(rules, bench_of(flagship()).rubric, "operative", "any_two")
    assert all(one.bit_count() <= 5 for one in proof_sets(goal, known))


def test_twins_are_cards_that_nothing_tells_apart() -> None:
    """Without anything that asks for them, the clues of the small case are twins but for their effects."""
    bench = bench_of(tiny({"cards": {"N01": None, "Q02": None, "F01": None}}))
    twins = order_of(bench.rules, Goal("nothing", (), ())).twins
    assert twins["P01"] == twins["P02"]
    assert len({twins[card] for card in ("P01", "Q01", "I01")}) == 3
    wanted = order_of(bench.rules, Goal("P01", (Demand((bench.rules.bit("P01"),)),), ())).twins
    assert wanted["P01"] != wanted["P02"]


def test_too_many_proof_sets_are_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sets, "MOST_SETS", 20)
    verdict = prove(flagship())
    assert any("too many" in question for question in verdict.gave_up)
    assert not verdict.dead.in_no_set
    assert all(thesis.adversarial.held != "no" for thesis in verdict.theses)
