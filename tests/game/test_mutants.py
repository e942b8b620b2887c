"""The tests notice planted faults: two of them here, all of them by `python tests/game/mutants.py`."""

from __future__ import annotations

import ast

import pytest

from tests.game.mutants import MUTANTS, Mutant, is_noticed, mutated


@pytest.mark.parametrize("mutant", [MUTANTS[1], MUTANTS[14]], ids=lambda mutant: mutant.name)
def test_a_planted_fault_is_noticed(mutant: Mutant) -> None:
    assert is_noticed(mutant)


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_every_planted_fault_still_has_its_place(mutant: Mutant) -> None:
    ast.parse(mutated(mutant))
