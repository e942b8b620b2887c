"""Every broken case is told what is wrong with it."""

from __future__ import annotations

import pytest

from tests.prover.broken import CASES, expected, said

NAMES = sorted(path.stem for path in CASES.glob("*.yaml"))


@pytest.mark.parametrize("name", NAMES)
def test_a_broken_case_is_diagnosed(name: str) -> None:
    assert expected(name)
    assert expected(name) <= said(name)


def test_there_are_enough_of_them() -> None:
    assert len(NAMES) >= 25
