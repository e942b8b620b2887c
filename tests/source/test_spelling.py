"""What was meant by a code that is typed in another form."""

from __future__ import annotations

import pytest

from delictum_pnp.source.spelling import is_code, meant_code, plain_letters


@pytest.mark.parametrize(
    "typed", ["P03", "p03", "P3", "p3", "P003", "PO3", "P-03", " P03 ", "P 3", "\u042003", "\uff30\uff10\uff13"]
)
def test_a_typed_code_is_understood(typed: str) -> None:
    assert meant_code(typed) == "P03"


@pytest.mark.parametrize("typed", ["", "03", "P", "P1000", "P123", "SOL", "PP3", "título", "P03a"])
def test_what_is_no_code_is_left_alone(typed: str) -> None:
    assert meant_code(typed) is None


def test_letters_that_only_look_latin_become_latin() -> None:
    assert plain_letters("\u0421\u043e\u0440\u0430") == "Copa"
    assert plain_letters("Señor Núñez 03") == "Señor Núñez 03"


@pytest.mark.parametrize(
    ("text", "expected"), [("P03", True), ("C01.P03", True), ("B01.C01.P03", True), ("P3", False), ("p03", False)]
)
def test_form_of_a_code(text: str, expected: bool) -> None:
    assert is_code(text) is expected
