"""One test per reading of the specialists' powers and of the seeds; *edition* ones under both values."""

from __future__ import annotations

import pytest

from delictum_pnp.game.engine import start
from tests.game.helpers import at, may, play, sheet
from tests.game.small import after, reading, rules_of

HOT = rules_of("hot")


# -- specialists


def test_the_lawyer_ignores_the_reputation_asked_for_and_pays_the_cost() -> None:
    poor = at(HOT, "T1 C0 R+0 | P05c | abogada | -")
    assert {"F01", "F01+abogada"} & may(HOT, poor) == {"F01+abogada"}
    assert play(HOT, poor, "F01+abogada").reputation == -1
    assert "F01+abogada" not in may(HOT, at(HOT, "T1 C0 R+0 | P01c | abogada | -"))


def test_the_lawyer_ignores_the_cost_too_where_the_edition_says_so() -> None:
    rules = reading("hot", abogada="requirement_and_cost")
    assert play(rules, at(rules, "T1 C0 R+0 | P05c | abogada | -"), "F01+abogada").reputation == 0
    assert play(rules, at(rules, "T1 C0 R+1 | P05c | abogada | -"), "F01").reputation == 0


@pytest.mark.parametrize(("held", "eligible"), [("-", False), ("Q01c", True), ("P01c", True), ("Q02c", False)])
def test_the_mediator_makes_one_part_fall(held: str, eligible: bool) -> None:
    """Q03 asks for Q01 and, besides, P01 or P03."""
    assert ("Q03+mediador" in may(HOT, at(HOT, f"T1 C0 R+0 | {held} | mediador | -"))) is eligible


def test_the_mediator_asks_for_one_less_of_a_list() -> None:
    assert "Q06+mediador" not in may(HOT, at(HOT, "T1 C0 R+0 | - | mediador | -"))
    assert "Q06+mediador" in may(HOT, at(HOT, "T1 C0 R+0 | P01c | mediador | -"))


def test_reputation_is_no_part_for_the_mediator() -> None:
    assert "Q04+mediador" not in may(HOT, at(HOT, "T1 C0 R+0 | F02c | mediador | -"))
    assert "Q04+mediador" in may(HOT, at(HOT, "T1 C0 R+1 | - | mediador | -"))


def test_the_mediator_drops_every_source_where_the_edition_says_so() -> None:
    rules = reading("hot", mediador="whole_requirement")
    assert {"Q03+mediador", "Q06+mediador"} <= may(rules, at(rules, "T1 C0 R+0 | - | mediador | -"))
    assert "Q04+mediador" not in may(rules, at(rules, "T1 C0 R+0 | F02c | mediador | -"))


def test_the_infiltrator_takes_one_from_the_first_increase() -> None:
    """I02 costs 1 and then raises 2: nothing, then 2."""
    position = at(HOT, "T1 C0 R+0 | Q05 | infiltrada | -")
    assert play(HOT, position, "I02+infiltrada").heat == 2
    assert play(HOT, position, "I02").heat == 3
    hot = at(HOT, "T1 C4 R+0 | Q05 | infiltrada | -")
    assert play(HOT, hot, "I02+infiltrada") == at(HOT, "T1 C5 R+0 | Q05 I02? | (infiltrada) | - | =I02k fin")


def test_the_infiltrator_looks_at_the_increases_that_hold() -> None:
    """Without cost, the first active increase is the variant's."""
    card = {"cost": [], "effects": [], "variants": [{"when": {"heat": "3-4"}, "text": "v", "effects": [{"heat": 1}]}]}
    rules = rules_of("hot", case={"cards": {"I01": card}})
    assert play(rules, at(rules, "T1 C3 R+0 | - | infiltrada | -"), "I01+infiltrada").heat == 3
    assert play(rules, at(rules, "T1 C2 R+0 | - | infiltrada | -"), "I01+infiltrada").heat == 2


def test_the_infiltrator_takes_one_from_the_sum_where_the_edition_says_so() -> None:
    """1 and 2 become one increase of 2: from Heat 4 one crisis, not two."""
    rules = reading("hot", infiltrada="total")
    hot = at(rules, "T1 C4 R+0 | Q05 | infiltrada | -")
    assert play(rules, hot, "I02+infiltrada !demora").heat == 3


def test_the_journalist_needs_both_clues_unrevealed() -> None:
    assert {"P01+periodista", "P02+periodista"} <= may(HOT, at(HOT, "T1 C0 R+0 | - | periodista | -"))
    assert "P02+periodista" not in may(HOT, at(HOT, "T1 C0 R+0 | P01c | periodista | -"))


def test_the_journalist_needs_one_clue_where_the_edition_says_so() -> None:
    rules = reading("hot", periodista="one_unrevealed")
    assert "P02+periodista" in may(rules, at(rules, "T1 C0 R+0 | P01c | periodista | -"))


def test_a_clue_put_back_is_no_source_and_can_be_investigated_later() -> None:
    position = play(HOT, start(HOT, ["periodista"]), "P01+periodista")
    assert sheet(HOT, position) == {"P01": "c"} and "P02" in may(HOT, position)


def test_a_note_comes_with_its_clue_only_after_the_clues_effects() -> None:
    """P01 raises Heat, its note raises it again: the crisis between them finds P01 obtained and the note not."""
    position = at(HOT, "T1 C3 R+0 | - | analista | -")
    assert {"P01+analista", "P02+analista", "P04+analista"} & may(HOT, position) == {"P01+analista", "P04+analista"}
    crisis = play(HOT, position, "P01+analista")
    assert crisis == at(HOT, "T1 C5 R+0 | P01c | (analista) | - | =N01c fin")


def test_a_note_is_not_available_later() -> None:
    assert not {"P02+analista+N01", "P02+analista"} & may(HOT, at(HOT, "T1 C0 R+0 | P01c | analista | -"))


def test_a_note_is_available_later_where_the_edition_says_so() -> None:
    rules = reading("hot", notes="later_too")
    later = at(rules, "T1 C0 R+0 | P01c | analista | -")
    assert "P02+analista+N01" in may(rules, later)
    assert "P02+analista+N03" not in may(rules, later)
    assert sheet(rules, play(rules, later, "P02+analista+N01")) == {"P01": "c", "P02": "c", "N01": "c"}


# -- seeds


def test_a_fragile_or_absent_seed_is_no_source_and_meets_no_requirement() -> None:
    rules = rules_of("meta", after("fragile", "absent"))
    position = start(rules)
    assert sheet(rules, position) == {} and "Q01" not in may(rules, position)


def test_a_recovery_pays_the_way_that_its_seed_asks_for_and_makes_it_citable() -> None:
    fragile, absent = rules_of("meta", after("fragile")), rules_of("meta", after("absent"))
    assert play(fragile, start(fragile), "V01") == at(fragile, "T2 C1 R+0 | V01 S01c | - | -")
    assert play(absent, start(absent), "V01") == at(absent, "T2 C2 R+0 | V01 S01c | - | -")
    assert "Q01" in may(absent, play(absent, start(absent), "V01"))


def test_a_strong_seed_is_citable_at_once_and_its_recovery_not_eligible() -> None:
    rules = rules_of("meta", after("strong", "fragile"))
    position = start(rules)
    assert sheet(rules, position) == {"S01": "c"}
    assert {"Q01", "V02"} <= may(rules, position) and "V01" not in may(rules, position)


def test_a_requirement_bound_to_a_seed_counts_while_the_seed_stands_so() -> None:
    asks = {"requires": {"all": ["S02", "P01"], "when": {"seed": ["fragile"]}}}
    bound = {"cards": {"Q02": asks}}
    free, held = (rules_of("meta", after("strong", seed), case=bound) for seed in ("strong", "fragile"))  # type: ignore[arg-type]
    assert "Q02" in may(free, start(free)) and "Q02" not in may(held, start(held))
