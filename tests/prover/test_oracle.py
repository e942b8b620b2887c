"""The prover agrees with plain exhaustive search: both theses, cooperative and adversarial, held at the close."""

from __future__ import annotations

import pytest

from tests.prover.comparison import everything, held


@pytest.mark.parametrize("number", range(20))
def test_held_at_the_close(number: int) -> None:
    for compared in held(number):
        assert compared.prover == compared.oracle, compared.question


@pytest.mark.parametrize("number", [21, 42, 104, 137, 161, 196])
def test_everything_else(number: int) -> None:
    """Fewest turns, exposition under both readings, a team of two; cases that once differed."""
    for compared in everything(number):
        assert compared.prover == compared.oracle, compared.question


def test_the_made_cases_answer_both_ways() -> None:
    answers = {compared.oracle for number in range(8) for compared in held(number)}
    assert answers == {True, False}
