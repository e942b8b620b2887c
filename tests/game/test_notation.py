"""One line for a position, one word for an action, both ways."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from delictum_pnp.game.actions import LOST, PASS, Crisis, Play
from delictum_pnp.game.engine import apply_legal, closed, legal_actions, start
from delictum_pnp.game.errors import NotationError
from delictum_pnp.game.notation import action_text, parse_action, parse_position, position_text
from delictum_pnp.model.codes import CardCode
from tests.game.helpers import at
from tests.game.small import rules_of

RULES = {"hot": rules_of("hot"), "meta": rules_of("meta")}
HOT = RULES["hot"]


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Play(CardCode("P04")), "P04"),
        (Play(CardCode("P04"), "analista"), "P04+analista"),
        (Crisis("leak"), "!filtracion"),
        (Crisis("silence", CardCode("Q03")), "!silenciar:Q03"),
        (LOST, "perdido"),
        (PASS, "paso"),
    ],
)
def test_an_action_reads_as_a_table_says_it(action: Play | Crisis, text: str) -> None:
    assert action_text(HOT, action) == text
    assert parse_action(HOT, text) == action


@pytest.mark.parametrize(
    "text",
    [
        "T3 C2 R+0 | P04c +P06c Q02k Q05 N01c | analista (hacker) | !filtracion -1 presion fragil",
        "T4 C5 R-2 | P01c F01? | - | - | C+1 C-1 R+1 R-1 =Q02k =P03c pierde1 fin",
        "T4 C5 R+2 | - | (abogada) | !demora | lee turno",
    ],
)
def test_a_position_reads_as_it_was_written(text: str) -> None:
    assert position_text(HOT, parse_position(HOT, text)) == text


@settings(max_examples=40, deadline=None, database=None)
@given(st.sampled_from(sorted(RULES)), st.randoms(use_true_random=False))
def test_every_position_and_action_of_a_game_comes_back(name: str, chance: random.Random) -> None:
    rules = RULES[name]
    position = start(rules, chance.sample(rules.specialists, 4))
    while not closed(rules, position):
        assert parse_position(rules, position_text(rules, position)) == position
        offered = legal_actions(rules, position)
        assert [parse_action(rules, action_text(rules, action)) for action in offered] == list(offered)
        position = apply_legal(rules, position, chance.choice(offered))


@pytest.mark.parametrize("text", ["P77", "P01+mediador", "!fuga", "!silenciar:Q77", "", "P01+"])
def test_an_unknown_action_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_action(HOT, text)
    assert refused.value.token == text


@pytest.mark.parametrize(
    ("text", "token"),
    [
        ("T1 C0 | - | - | -", "T1 C0"),
        ("T1 C0 R+0 | - | -", ""),
        ("T1 C0 R+0 | P77c | - | -", "P77c"),
        ("T1 C0 R+0 | P01x | - | -", "P01x"),
        ("T1 C0 R+0 | - | nadie | -", "nadie"),
        ("T1 C0 R+0 | - | - | !fuga", "!fuga"),
        ("T1 C5 R+0 | - | - | - | =P01", "=P01"),
        ("T1 C5 R+0 | - | - | - | =P77c", "=P77c"),
    ],
)
def test_an_unknown_position_is_refused_at_its_word(text: str, token: str) -> None:
    with pytest.raises(NotationError) as refused:
        at(HOT, text)
    assert (refused.value.text, refused.value.token) == (text, token)
