"""Numbers add up; the luck of a game is its own; pairs share it."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from delictum_pnp.game.state import bits
from delictum_pnp.simulate.counting import BitCounter, count, luck_for
from delictum_pnp.simulate.games import play
from delictum_pnp.simulate.luck import luck_of, pick_bit
from delictum_pnp.simulate.policies import CHANCE, POLICIES
from delictum_pnp.simulate.table import table_of
from tests.game.small import dossier
from tests.simulate.helpers import game, table


def test_masks_add_up_bit_by_bit() -> None:
    draw = random.Random(1)
    masks = [draw.getrandbits(70) & draw.getrandbits(70) for _ in range(500)]
    sums, plain = BitCounter(), Counter(number for mask in masks for number in bits(mask))
    for mask in masks:
        sums.add(mask)
    assert {number: sums.total(number) for number in range(70)} == {number: plain[number] for number in range(70)}


def test_parts_of_a_range_add_up_to_the_whole() -> None:
    played = table("hot")
    whole = count(played, CHANCE, 1, range(60))
    parts = count(played, CHANCE, 1, range(25))
    parts.update(count(played, CHANCE, 1, range(25, 60)))
    assert +parts == +whole


@pytest.mark.parametrize("policy", POLICIES)
def test_the_counts_of_a_case_are_consistent(policy: str) -> None:
    played = table("flagship")
    counts = count(played, POLICIES[policy], 2, range(150))
    turns, games = played.rules.turns, 150
    assert counts["plays",] + counts["lost",] + counts["passes",] == turns * games
    assert counts["passes",] == 0
    for turn in range(1, turns + 1):
        assert sum(counts["heat", turn, heat] for heat in range(6)) == games
    assert sum(number for key, number in counts.items() if key[0] == "crisis") == counts["crises",]
    assert sum(int(key[1]) * n for key, n in counts.items() if key[0] == "crises in a game") == counts["crises",]
    for name in ("claims", "first claim", "first either", "crises in a game"):
        assert sum(number for key, number in counts.items() if key[0] == name) == games
    for code in played.rules.cards:
        assert counts["cited", code] <= counts["revealed", code] <= games
        if code.letter != "N":
            assert counts["revealed", code] <= counts["eligible", code]
    shown = [n for key, n in counts.items() if key[0] == "revealed" and str(key[1])[0] not in "NS"]
    assert sum(shown) == counts["plays",]
    assert sum(number for key, number in counts.items() if key[0] == "pair") == games


def test_a_game_is_its_seed_and_number() -> None:
    played = table("hot")
    one, other = ([game(played, CHANCE, seed, n) for n in range(30)] for seed in (1, 2))
    assert one == [game(played, CHANCE, 1, n) for n in reversed(range(30))][::-1]
    assert one != other
    assert len({seen.log for seen in one}) > 25


def test_seeds_and_numbers_do_not_meet() -> None:
    drawn = {luck_of(seed, number, 3, 1)[:5] for seed in range(20) for number in range(20)}
    assert len(drawn) == 400


def test_a_bit_is_picked_as_often_as_any_other() -> None:
    mask = 0b1011_0100_0001
    picked = Counter(pick_bit(mask, (n + 0.5) / 500) for n in range(500))
    assert picked == {1 << number: 100 for number in bits(mask)}


class TestPairs:
    def test_whoever_can_do_nothing_changes_nothing(self) -> None:
        """Without any note for the Hacker, a game with it and one without are the same, turn by turn."""
        played = table_of(dossier("hot", {"cards": {"N02": None}}))
        hacker = 1 << played.rules.specialists.index("hacker")
        for policy in POLICIES.values():
            for number in range(40):
                for team in (team for team in played.teams if team & hacker):
                    both = [play(played, policy, t, luck_for(played, 3, number)) for t in (team, team ^ hacker)]
                    assert both[0].log == both[1].log
        counts = count(played, CHANCE, 3, range(300))
        pairs = {key for key in counts if key[0] == "pair" and key[1] == "hacker"}
        assert pairs
        assert all(key[2] == key[3] for key in pairs)
        assert {key[2] for key in counts if key[0] == "pair claims" and key[1] == "hacker"} == {0}

    def test_whoever_helps_changes_something(self) -> None:
        counts = count(table("flagship"), POLICIES["curious"], 1, range(400))
        gained, lost = counts["pair", "hacker", True, False], counts["pair", "hacker", False, True]
        assert gained > lost
