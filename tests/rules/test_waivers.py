"""Waivers: what they cover, and what the checks say about them."""

from __future__ import annotations

import pytest

from delictum_pnp.layout.issues import Issues, Overflow
from delictum_pnp.model.build import build
from delictum_pnp.rules import check_pages
from tests.rules.small_kit import by_code, checked, laid_over

FAULT = "standing: ~delete"


@pytest.mark.parametrize(
    "snippet",
    [
        f"C01: {{cards: {{P01: {{{FAULT}, waive: {{M051: Se verá}}}}}}}}",
        f"C01: {{waive: {{M051: Se verá}}, cards: {{P01: {{{FAULT}}}}}}}",
    ],
)
def test_a_waiver_covers_everything_inside_its_part(snippet: str) -> None:
    (found,) = checked(snippet)
    assert (found.rule.code, found.waived) == ("M051", "Se verá")


def test_a_waiver_on_another_card_covers_nothing() -> None:
    found = by_code(checked(f"C01: {{cards: {{P01: {{{FAULT}}}, P02: {{waive: {{M051: Se verá}}}}}}}}"))
    assert [d.waived for d in found["M051"]] == [""]
    assert len(found["M110"]) == 1


def test_a_waiver_on_the_solution() -> None:
    (found,) = checked("C01: {solution: {groups: {G09: portero}, waive: {M054: Llega en la caja 2}}}")
    assert (found.rule.code, found.waived) == ("M054", "Llega en la caja 2")


def test_an_empty_reason_waives_nothing() -> None:
    found = by_code(checked(f"C01: {{cards: {{P01: {{{FAULT}, waive: {{M051: ' '}}}}}}}}"))
    assert [d.waived for d in found["M051"]] == [""]
    assert set(found) == {"M051", "M111"}


def test_waivers_of_layout_are_judged_when_pages_are_laid_out() -> None:
    snippet = "C01: {cards: {P01: {waive: {L010: Se imprime aparte}}}}"
    assert checked(snippet) == []
    tree = laid_over(snippet)
    source = build(tree, {}).source
    assert source is not None
    issues = Issues(overflows=[Overflow(("C01", "cards", card, "text"), card, "text", 1, 9) for card in ("P01", "P02")])
    assert {d.path[2]: d.waived for d in check_pages(source, issues, tree)} == {"P01": "Se imprime aparte", "P02": ""}
