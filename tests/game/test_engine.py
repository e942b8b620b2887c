"""Starting, refusing, mid-card crises, and what every position promises."""

from __future__ import annotations

import itertools
from typing import get_args

import pytest

from delictum_pnp.game.actions import Play
from delictum_pnp.game.compile import compile_rules
from delictum_pnp.game.engine import apply, in_crisis, start
from delictum_pnp.game.errors import IllegalAction, UnknownCard, UnplayableKit, WrongTeam
from delictum_pnp.game.reason import Reason
from delictum_pnp.game.table import Campaign
from delictum_pnp.model.codes import CardCode, CaseCode
from delictum_pnp.model.play import SeedState
from tests.game.helpers import at, may, play
from tests.game.small import dossier, flagship, rules_of

HOT = rules_of("hot")
STATES: tuple[SeedState, ...] = get_args(SeedState)


def test_a_game_starts_with_nothing_but_its_team() -> None:
    assert start(HOT, ("hacker", "analista")) == at(HOT, "T1 C0 R+0 | - | analista hacker | -")


@pytest.mark.parametrize(
    "team", [("nadie",), ("hacker", "hacker"), ("analista", "hacker", "periodista", "abogada", "mediador")]
)
def test_a_wrong_team_is_refused(team: tuple[str, ...]) -> None:
    with pytest.raises(WrongTeam) as refused:
        start(HOT, team)
    assert refused.value.team == team and refused.value.most == 4


def test_an_illegal_action_is_refused_with_its_reasons() -> None:
    with pytest.raises(IllegalAction) as refused:
        apply(HOT, start(HOT), Play(CardCode("X01")))
    assert refused.value.reasons == (
        Reason("sources_missing", {"of": ("Q01",), "least": 1, "has": ()}),
        Reason("sources_missing", {"of": ("P03", "P04"), "least": 1, "has": ()}),
    )


def test_a_crisis_stops_the_card_and_the_rest_follows() -> None:
    """F01 at Heat 4: cost, effect, crisis; then the document, the event of turn 4 with its own rise, and turn 5."""
    crisis = play(HOT, at(HOT, "T4 C4 R+1 | P05c | - | -"), "F01")
    assert in_crisis(HOT, crisis)
    assert crisis == at(HOT, "T4 C5 R+0 | P05c F01? | - | - | =F01c fin")
    assert play(HOT, crisis, "!demora") == at(HOT, "T4 C5 R-1 | P05c F01c | - | !demora -1 | turno")


def test_a_card_obtained_through_another_has_no_action_left() -> None:
    position = play(HOT, start(HOT), "P05")
    assert position == at(HOT, "T2 C0 R+1 | P05c +P06c | - | -")
    assert "P06" not in may(HOT, position)


@pytest.mark.parametrize(("heat", "first"), [(0, "k"), (4, "c")])
def test_a_source_that_is_obtained_again_keeps_its_first_standing(heat: int, first: str) -> None:
    """P06 arrives citable with Heat 0, confidential with Heat 4: here it was there before."""
    rules = rules_of("hot", case={"cards": {"P03": {"effects": [{"obtain": "P06"}]}}})
    position = play(rules, at(rules, f"T1 C{heat} R+0 | +P06{first} | - | -"), "P03")
    assert position == at(rules, f"T2 C{heat} R+0 | P03k +P06{first} | - | -")


def test_the_flagship_starts_with_what_asks_for_nothing() -> None:
    rules = compile_rules(flagship())
    assert may(rules, start(rules)) == {f"P{n:02}" for n in range(1, 13)} | {"Q01", "Q05", "Q07", "Q11"}


def test_a_requirement_that_names_a_stranger_is_refused() -> None:
    with pytest.raises(UnknownCard) as refused:
        compile_rules(dossier("hot", {"cards": {"Q02": {"requires": {"any": ["P77"]}}}}))
    assert (refused.value.card, refused.value.where) == ("P77", "C02")


def test_a_kit_without_a_last_resort_is_refused() -> None:
    with pytest.raises(UnplayableKit) as refused:
        compile_rules(dossier("hot", crisis={"siege": None}))
    assert refused.value.missing == "only_if_none_left"


@pytest.mark.parametrize("name", ["meta", "hot"])
def test_rules_made_from_those_of_another_campaign_are_the_same(name: str) -> None:
    """Only what earlier cases can change is made again."""
    case = dossier(name)
    first = compile_rules(case)
    for states in itertools.product(STATES, repeat=2):
        for wrong in (False, True):
            campaign = Campaign(((CaseCode("C01"), states[0]), (CaseCode("C02"), states[1])), wrong)
            assert vars(compile_rules(case, campaign, first)) == vars(compile_rules(case, campaign))
