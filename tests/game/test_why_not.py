"""Every reason that the table at the head of `why_not` names, and that it agrees with `legal_actions`."""

from __future__ import annotations

import random

import pytest

from delictum_pnp.game import why_not as module
from delictum_pnp.game.actions import LOST, PASS, Action, Crisis, Play
from delictum_pnp.game.compile import compile_rules
from delictum_pnp.game.engine import apply, closed, legal_actions, start
from delictum_pnp.game.notation import parse_action
from delictum_pnp.game.reason import Reason
from delictum_pnp.game.table import Campaign, Rules
from delictum_pnp.game.why_not import why_not
from delictum_pnp.model.codes import CardCode, CaseCode
from tests.game.helpers import at
from tests.game.small import dossier, rules_of

HOT = rules_of("hot")
LATER = rules_of("hot", edition={"readings": {"notes": "later_too"}})
META = rules_of("meta", Campaign(((CaseCode("C01"), "strong"),)))
CRISIS = "T3 C5 R+0 | Q01c Q02k | - | {} | turno"

REASONS: list[tuple[Rules, str, str, Reason]] = [
    (HOT, "T11 C0 R+0 | - | - | -", "P01", Reason("closed")),
    (HOT, CRISIS.format("-"), "P01", Reason("crisis_first")),
    (HOT, "T1 C0 R+0 | - | - | -", "!filtracion", Reason("no_crisis")),
    (HOT, "T1 C0 R+0 | - | - | -2", "P01", Reason("action_lost", {"lost": 2})),
    (HOT, "T1 C0 R+0 | - | - | -", "perdido", Reason("nothing_lost")),
    (HOT, "T1 C0 R+0 | P01c | - | -", "P01", Reason("already_revealed", {"card": "P01"})),
    (META, "T1 C0 R+0 | S01c | - | -", "V01", Reason("seed_is_strong", {"card": "V01"})),
    (HOT, "T1 C0 R+0 | P05c | - | -", "F01", Reason("reputation_too_low", {"asks": 1, "has": 0})),
    (HOT, "T1 C0 R+0 | - | - | -", "I02", Reason("sources_missing", {"of": ("Q05",), "least": 1, "has": ()})),
    (
        HOT, "T1 C0 R+0 | P01c Q01k | - | -", "F02",
        Reason("citable_sources_missing", {"of": ("P01", "P02", "Q01", "Q02"), "least": 2, "has": ("P01",)}),
    ),
    (HOT, "T1 C0 R+0 | - | - | -", "P01+analista", Reason("not_in_team", {"specialist": "analista"})),
    (HOT, "T1 C0 R+0 | - | (analista) | -", "P01+analista", Reason("has_acted", {"specialist": "analista"})),
    (HOT, "T1 C0 R+0 | P02c | periodista | -", "P01+periodista", Reason("already_obtained", {"cards": ("P02",)})),
    (LATER, "T1 C0 R+0 | - | analista | -", "P02+analista+N01", Reason("clue_not_obtained", {"cards": ("P01",)})),
    (HOT, CRISIS.format("!filtracion"), "!filtracion", Reason("option_taken", {"option": "leak"})),
    (HOT, "T10 C5 R+0 | - | - | - | turno", "!demora", Reason("barred_in_last_turn", {"option": "delay"})),
    (HOT, "T3 C5 R+0 | Q02k | - | - | turno", "!silenciar:Q02", Reason("nothing_to_silence")),
    (HOT, CRISIS.format("-"), "!silenciar:Q02", Reason("not_a_citable_answer", {"card": "Q02"})),
    (HOT, CRISIS.format("!filtracion"), "!asedio", Reason("options_left", {"options": ("silence", "delay")})),
    (HOT, "T1 C0 R+0 | - | - | -", "paso", Reason("actions_left")),
]  # fmt: skip


@pytest.mark.parametrize(("rules", "position", "action", "reason"), REASONS, ids=[case[3].code for case in REASONS])
def test_a_table_that_asks_is_told_why(rules: Rules, position: str, action: str, reason: Reason) -> None:
    assert why_not(rules, at(rules, position), parse_action(rules, action)) == (reason,)


def test_the_table_of_reasons_is_whole() -> None:
    named = {reason.code for *_, reason in REASONS} | {"unknown_action"}
    assert named == {code for code in (module.__doc__ or "").split("`") if code.replace("_", "").isalpha()} - {
        "Rules", "Position", "Action", "card", "asks", "has", "of", "least", "lost", "specialist", "cards", "option",
        "options",
    }  # fmt: skip


@pytest.mark.parametrize("action", [Play(CardCode("P77")), Play(CardCode("P01"), "mediador"), Crisis("flight")])
def test_what_the_case_does_not_know_is_unknown(action: Action) -> None:
    position = at(HOT, CRISIS.format("-")) if isinstance(action, Crisis) else start(HOT, ["mediador"])
    assert why_not(HOT, position, action) == (Reason("unknown_action"),)


def test_an_option_that_takes_no_card_is_not_given_one() -> None:
    taken = Crisis("leak", CardCode("Q01"))
    assert why_not(HOT, at(HOT, CRISIS.format("-")), taken) == (Reason("unknown_action"),)
    siege = Crisis("siege", CardCode("Q01"))
    none_left = at(HOT, "T3 C5 R+0 | - | - | !filtracion !demora | turno")
    assert why_not(HOT, none_left, siege) == (Reason("unknown_action"),)


def test_several_reasons_are_all_given() -> None:
    codes = [reason.code for reason in why_not(HOT, start(HOT), parse_action(HOT, "F01+abogada"))]
    assert codes == ["sources_missing", "not_in_team"]


@pytest.mark.parametrize("name", ["hot", "meta"])
def test_no_reason_speaks_against_what_is_offered_and_one_against_everything_else(name: str) -> None:
    rules, chance = compile_rules(dossier(name)), random.Random(7)
    for _ in range(12):
        position = start(rules, chance.sample(rules.specialists, 4))
        while not closed(rules, position):
            offered = legal_actions(rules, position)
            silenced = [Crisis("silence", code) for code in rules.codes(rules.testimonies)]
            everything = [*rules.moves, LOST, PASS, *(o.action for o in rules.options.values()), *silenced]
            for action in everything:
                assert (not why_not(rules, position, action)) is (action in offered), action
            position = apply(rules, position, chance.choice(offered))
