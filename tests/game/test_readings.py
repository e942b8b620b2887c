"""One test per reading that the rules fix where the printed text allows two; *edition* ones under both values."""

from __future__ import annotations

import pytest

from delictum_pnp.game.engine import closed, start
from tests.game.helpers import at, may, play, sheet
from tests.game.small import after, reading, rules_of

HOT = rules_of("hot")
TINY = rules_of("tiny")


# -- passing and closing


def test_nobody_passes_while_an_action_is_eligible() -> None:
    assert may(TINY, start(TINY)) == {"P01", "P02", "Q01", "I01"}


def test_the_turn_passes_when_nothing_is_eligible() -> None:
    stuck = at(TINY, "T2 C0 R-1 | P01c P02c Q01c Q02c I01k | - | -")
    assert may(TINY, stuck) == {"paso"}
    assert play(TINY, stuck, "paso") == at(TINY, "T3 C1 R-1 | P01c P02c Q01c Q02c I01k | - | -")


def test_all_turns_are_played_and_none_more() -> None:
    position = play(TINY, start(TINY), "P01 P02 F01")
    assert closed(TINY, position) and position.turn == 4
    assert may(TINY, position) == set()


# -- when a source counts


def test_a_source_counts_after_the_effects_of_its_card() -> None:
    """Q04 brings the crisis; it cannot be silenced in it, for it does not count yet."""
    crisis = play(HOT, at(HOT, "T2 C4 R+1 | F02c | - | -"), "Q04")
    assert may(HOT, crisis) == {"!filtracion", "!demora"}


def test_a_source_counts_before_the_effects_where_the_edition_says_so() -> None:
    rules = reading("hot", source_counts="before_effects")
    crisis = play(rules, at(rules, "T2 C4 R+1 | F02c | - | -"), "Q04")
    assert may(rules, crisis) == {"!filtracion", "!silenciar:Q04", "!demora"}


def test_a_card_may_say_itself_when_its_source_counts() -> None:
    hot = play(HOT, at(HOT, "T2 C4 R+0 | P01c | - | -"), "Q02")
    assert may(HOT, hot) == {"!filtracion", "!silenciar:Q02", "!demora"}
    assert play(HOT, hot, "!silenciar:Q02") == at(HOT, "T3 C4 R+0 | P01c Q02k | - | !silenciar")


def test_printed_costs_come_before_everything() -> None:
    hot = play(HOT, at(HOT, "T2 C3 R+0 | - | - | -"), "I01")
    assert hot == at(HOT, "T2 C5 R+0 | I01? | - | - | =I01k fin")


# -- conditions


def test_a_condition_of_a_card_looks_at_the_table_before_the_action() -> None:
    """The cost lifts Heat to 4, the variant for Heat 3–4 stays out."""
    variant = {"when": {"heat": "3-4"}, "text": "v", "standing": "citable"}
    rules = rules_of("hot", case={"cards": {"I01": {"variants": [variant]}}})
    assert sheet(rules, play(rules, at(rules, "T1 C2 R+0 | - | - | -"), "I01")) == {"I01": "k"}
    warm = play(rules, at(rules, "T1 C3 R+0 | - | - | -"), "I01 !filtracion")
    assert sheet(rules, warm) == {"I01": "c"}


def test_all_conditions_of_a_card_are_decided_together() -> None:
    """The first variant lifts Heat to 4; the second, for Heat 4, was decided before."""
    first = {"when": {"heat": "3"}, "text": "v", "effects": [{"heat": 1}]}
    second = {"when": {"heat": "4"}, "text": "v", "effects": [{"reputation": 1}]}
    rules = rules_of("hot", case={"cards": {"P03": {"variants": [first, second]}}})
    assert play(rules, at(rules, "T1 C3 R+0 | - | - | -"), "P03") == at(rules, "T2 C4 R+0 | P03k | - | -")


def test_a_condition_of_an_event_is_read_after_its_heat() -> None:
    """At Heat 2 the event's own +1 makes 3: its variant holds and brings the crisis."""
    assert play(TINY, at(TINY, "T2 C2 R+0 | - | - | -"), "P01") == at(TINY, "T2 C5 R+0 | P01c | - | - | turno")


def test_a_condition_of_an_event_is_read_after_the_crisis_of_its_heat() -> None:
    """Heat 4, +1, crisis, 3: the text is read with Heat 3."""
    crisis = play(TINY, at(TINY, "T2 C4 R+0 | - | - | -"), "P01")
    assert crisis == at(TINY, "T2 C5 R+0 | P01c | - | - | lee turno")
    assert play(TINY, crisis, "!filtracion") == at(TINY, "T2 C5 R-1 | P01c | - | !filtracion presion | turno")


def test_a_condition_of_an_event_is_read_before_its_heat_where_the_edition_says_so() -> None:
    rules = reading("tiny", event_condition="before_its_heat")
    assert play(rules, at(rules, "T2 C2 R+0 | - | - | -"), "P01") == at(rules, "T3 C3 R+0 | P01c | - | -")
    crisis = play(rules, at(rules, "T2 C4 R+0 | - | - | -"), "P01")
    assert crisis == at(rules, "T2 C5 R+0 | P01c | - | - | C+2 turno")


def test_an_event_remembers_a_wrong_theory() -> None:
    calm = "T4 C0 R+0 | - | - | -"
    assert play(HOT, at(HOT, calm), "P03").heat == 1
    wrong = rules_of("hot", after("absent", wrong=True))
    assert play(wrong, at(wrong, calm), "P03").heat == 2


# -- Heat


def test_two_points_at_heat_4_are_one_crisis_and_the_excess_is_lost() -> None:
    position = play(HOT, at(HOT, "T1 C4 R+0 | - | - | -"), "I01 !filtracion")
    assert position == at(HOT, "T2 C3 R-1 | I01k | - | !filtracion presion")


def test_two_written_increases_are_two() -> None:
    position = play(HOT, at(HOT, "T1 C4 R+0 | P01c | - | -"), "Q02 !filtracion")
    assert position.heat == 4


def test_the_excess_is_kept_where_the_edition_says_so() -> None:
    rules = reading("hot", heat_excess="kept")
    assert play(rules, at(rules, "T1 C4 R+0 | - | - | -"), "I01 !filtracion").heat == 4
    assert play(rules, at(rules, "T1 C3 R+0 | - | - | -"), "I01 !filtracion").heat == 3


# -- lost actions, options of a crisis


def test_lost_actions_add_up_and_their_turns_pass_with_their_events() -> None:
    two = play(HOT, at(HOT, "T3 C0 R+0 | - | - | -"), "Q05")._replace(turn=3, lost=2)
    assert may(HOT, two) == {"perdido"}
    assert play(HOT, two, "perdido perdido") == at(HOT, "T5 C1 R-1 | Q05 | - | -")


def test_delay_adds_to_an_action_that_is_already_lost() -> None:
    variant = {"cards": {"Q05": {"effects": [{"lose_action": 1}, {"heat": 1}]}}}
    rules = rules_of("hot", case=variant)
    assert play(rules, at(rules, "T1 C4 R+0 | - | - | -"), "Q05 !demora").lost == 2


@pytest.mark.parametrize(("turn", "offered"), [(9, True), (10, False)])
def test_delay_is_barred_in_the_last_turn_only(turn: int, offered: bool) -> None:
    crisis = play(HOT, at(HOT, f"T{turn} C4 R+0 | - | - | -"), "I01")
    assert ("!demora" in may(HOT, crisis)) is offered


def test_the_table_chooses_what_is_silenced_among_citable_answers() -> None:
    crisis = play(HOT, at(HOT, "T1 C4 R+0 | P01c Q01c Q02k Q03c Q05 X01c | - | -"), "I01")
    assert may(HOT, crisis) == {"!filtracion", "!silenciar:Q01", "!silenciar:Q03", "!demora"}
    assert sheet(HOT, play(HOT, crisis, "!silenciar:Q03"))["Q03"] == "k"


def test_each_option_is_taken_once_and_siege_when_none_is_left() -> None:
    one = at(HOT, "T1 C5 R+0 | Q01c | - | !filtracion | turno")
    assert may(HOT, one) == {"!silenciar:Q01", "!demora"}
    none = at(HOT, "T1 C5 R+0 | Q01c | - | !filtracion !silenciar !demora | turno")
    assert may(HOT, none) == {"!asedio"}
    again = play(HOT, none, "!asedio")
    assert (again.heat, again.lost, again.options) == (3, 1, none.options)


def test_leak_at_the_bottom_is_eligible_stays_and_marks() -> None:
    position = play(HOT, at(HOT, "T1 C4 R-2 | - | - | -"), "I01 !filtracion")
    assert position == at(HOT, "T2 C3 R-2 | I01k | - | !filtracion presion")


def test_any_siege_in_the_last_turn_caps_the_seed_and_costs_no_action() -> None:
    last = play(HOT, at(HOT, "T10 C4 R+0 | - | - | !filtracion !silenciar"), "I01 !asedio")
    assert last == at(HOT, "T11 C3 R+0 | I01k | - | !filtracion !silenciar fragil")
    earlier = play(HOT, at(HOT, "T9 C4 R+0 | - | - | !filtracion !silenciar !demora"), "I01 !asedio")
    assert earlier == at(HOT, "T10 C3 R+0 | I01k | - | !filtracion !silenciar !demora -1")


# -- requirements


def test_a_requirement_is_checked_when_chosen_and_nothing_later_undoes_it() -> None:
    """Its own cost and the leak take Reputation below what was asked: the document is obtained all the same."""
    before = at(HOT, "T1 C4 R+1 | P01c Q01c Q03c | - | -")
    position = play(HOT, before, "F01 !filtracion")
    assert (position.reputation, sheet(HOT, position)["F01"]) == (-1, "c")


def test_a_citable_requirement_does_not_take_confidential_sources() -> None:
    assert "F02" in may(HOT, at(HOT, "T1 C0 R+0 | P01c Q01c | - | -"))
    assert "F02" not in may(HOT, at(HOT, "T1 C0 R+0 | P01c Q01k | - | -"))


def test_a_list_counts_sources_not_groups() -> None:
    asks = {"requires": {"at_least": {"n": 2, "of": ["P03", "Q03"]}, "citable": False}}
    rules = rules_of("hot", case={"cards": {"F02": asks}})
    assert rules.group("P03") == rules.group("Q03")
    assert "F02" in may(rules, at(rules, "T1 C0 R+0 | P03k Q03c | - | -"))


def test_citable_sources_without_a_list_are_two_whichever_they_are() -> None:
    rules = rules_of("hot", case={"cards": {"F02": {"requires": {"at_least": None, "citable": True}}}})
    assert "F02" not in may(rules, at(rules, "T1 C0 R+0 | P01c P03k Q05 | - | -"))
    assert "F02" in may(rules, at(rules, "T1 C0 R+0 | P01c P03k P05c | - | -"))


def test_an_answer_without_group_opens_cards_and_is_no_source() -> None:
    position = at(HOT, "T1 C0 R+0 | Q05 | - | -")
    assert "I02" in may(HOT, position) and sheet(HOT, position) == {"Q05": ""}


def test_an_early_interview_replaces_the_whole_requirement() -> None:
    fresh = "T1 C0 R-2 | - | - | -"
    assert "Q04" not in may(HOT, at(HOT, fresh))
    assert "Q04" not in may(rules_of("hot", after("fragile")), at(HOT, fresh))
    assert "Q04" in may(rules_of("hot", after("strong")), at(HOT, fresh))
