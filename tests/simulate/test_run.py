"""The same figures for any number of processes; who can play what."""

from __future__ import annotations

import pytest

from delictum_pnp.cli_play import MOST_SEED
from delictum_pnp.cli_play import POLICIES as OFFERED
from delictum_pnp.simulate import luck
from delictum_pnp.simulate.policies import POLICIES
from delictum_pnp.simulate.run import PART, CannotPlay, simulate
from delictum_pnp.simulate.summary import data
from tests.game.small import dossier, flagship, tiny


def test_one_process_and_two_count_the_same() -> None:
    games = PART + 30
    one, two = (data(simulate(flagship(), games, 5, ("chance", "careful"), processes)) for processes in (1, 2))
    assert one == two


def test_a_seed_gives_the_same_and_another_gives_other_figures() -> None:
    hot = dossier("hot")
    one, again, other = (data(simulate(hot, 80, seed)) for seed in (1, 1, 2))
    assert one == again
    assert one["policies"] != other["policies"]


def test_a_policy_plays_the_same_alone_and_among_others() -> None:
    alone = simulate(flagship(), 60, 1, ("careful",)).policies
    together = simulate(flagship(), 60, 1).policies
    assert list(alone) == ["careful"]
    assert alone["careful"] == together["careful"]
    assert list(together) == list(POLICIES) == list(OFFERED)
    assert MOST_SEED == luck.MOST_SEED


def test_nothing_to_follow() -> None:
    assert "proof" not in simulate(tiny(), 5, 1).policies
    with pytest.raises(CannotPlay) as refused:
        simulate(tiny(), 5, 1, ("proof",))
    assert refused.value.reason == "proof"


def test_a_case_that_names_what_it_has_not() -> None:
    broken = tiny({"cards": {"Q02": {"requires": {"all": ["P09"]}}}})
    with pytest.raises(CannotPlay) as refused:
        simulate(broken, 5, 1)
    assert refused.value.reason == "rules"
