"""A simulated game keeps to the rules, and what is noted of it is what happened."""

from __future__ import annotations

from itertools import pairwise

import pytest

from delictum_pnp.game.actions import Crisis, Lost, Pass, Play
from delictum_pnp.game.engine import closed
from delictum_pnp.game.rubric import demonstrable, publishable, thesis_demonstrable
from delictum_pnp.game.state import Position
from delictum_pnp.simulate.games import NEVER, Game
from delictum_pnp.simulate.policies import CAREFUL, CURIOUS, POLICIES
from delictum_pnp.simulate.table import Table
from tests.simulate.helpers import CASES, game, replayed, table

EVERY = [(case, policy) for case in CASES for policy in POLICIES]


def ends_of_turns(played: Table, seen: Game) -> list[Position]:
    positions = list(replayed(played, seen))
    return [after for before, after in pairwise(positions) if after.turn > before.turn]


@pytest.mark.parametrize(("case", "policy"), EVERY)
def test_every_policy_plays_by_the_rules_to_the_close(case: str, policy: str) -> None:
    played = table(case)
    for number in range(25):
        seen = game(played, POLICIES[policy], 3, number)
        last = list(replayed(played, seen))[-1]
        assert last == seen.close
        assert closed(played.rules, last)


@pytest.mark.parametrize(("case", "policy"), EVERY)
def test_every_turn_is_a_play_a_loss_or_a_pass(case: str, policy: str) -> None:
    played = table(case)
    for number in range(25):
        seen = game(played, POLICIES[policy], 4, number)
        kinds = [sum(isinstance(action, kind) for action in seen.log) for kind in (Play, Lost, Pass, Crisis)]
        assert [seen.plays, seen.lost, seen.passes, len(seen.crises)] == kinds
        assert seen.plays + seen.lost + seen.passes == played.rules.turns


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("case", ["flagship", "hot"])
def test_what_is_demonstrated_is_what_the_rubric_says_turn_by_turn(case: str, policy: str) -> None:
    played = table(case)
    proofs = list(played.rubric.claims.values())
    for number in range(40):
        seen = game(played, POLICIES[policy], 5, number)
        ends = ends_of_turns(played, seen)
        assert seen.heats == tuple(position.heat for position in ends)
        some = [any(demonstrable(proof, position) for proof in proofs) for position in ends]
        assert seen.first_claim == (some.index(True) + 1 if True in some else NEVER)
        for scope, turn in seen.first_thesis.items():
            whole = [thesis_demonstrable(played.rubric, position, scope) for position in ends]
            assert turn == (whole.index(True) + 1 if True in whole else NEVER)
            assert (scope in seen.proven) == whole[-1]
        assert seen.shown == sum(demonstrable(proof, seen.close) << n for n, proof in enumerate(proofs))


def test_what_is_cited_demonstrates_the_best_theory() -> None:
    played = table("flagship")
    whole = 0
    for number in range(60):
        seen = game(played, POLICIES["proof"], 6, number)
        assert seen.cited & seen.close.obtained == seen.cited
        assert bool(seen.cited) == bool(seen.best)
        for scope in seen.proven:
            if seen.cited and len(seen.proven) == 1:
                whole += 1
                held = seen.close._replace(obtained=seen.cited)
                assert all(any(p.mask & held.obtained == p.mask for p in c.pairs) for c in played.rubric.thesis(scope))
        public = [all(publishable(played.rules, c, seen.close) for c in played.rubric.thesis(s)) for s in seen.proven]
        assert seen.public == any(public)
    assert whole


def test_the_informed_table_plays_its_set_before_anything_else() -> None:
    played = table("flagship")
    sets = [mask for some in played.plans for mask in some]
    for number in range(40):
        seen = game(played, POLICIES["proof"], 8, number)
        if len(seen.crises) == 0:
            assert any(mask & seen.close.used == mask for mask in sets)


def test_careful_tables_print_no_heat_while_anything_else_is_eligible() -> None:
    played = table("flagship")
    hot = {str(code) for code in played.rules.codes(played.sight.hot)}
    assert hot == {"I01", "I02"}
    cards = {action.card for n in range(80) for action in game(played, CAREFUL, 9, n).log if isinstance(action, Play)}
    assert not hot & cards


def test_curious_tables_follow_what_just_opened() -> None:
    played = table("flagship")
    followed = 0
    for number in range(200):
        seen = game(played, CURIOUS, 10, number)
        first, second = [action for action in seen.log if isinstance(action, Play)][:2]
        if first.card == "P05":
            followed += 1
            assert second.card == "Q06"
    assert followed
