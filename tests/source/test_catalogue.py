"""Every S rule: its bad example is told at the marked spot, its good example is clean."""

from __future__ import annotations

import string
from pathlib import Path

import pytest

from delictum_pnp.diagnostics import CATALOGUE, Rule, Words
from delictum_pnp.source.build import MOST_VALUES
from delictum_pnp.source.characters import MOST_BYTES
from delictum_pnp.source.kit_folder import read_kit

from .test_reader import both

RULES = [rule for code, rule in sorted(CATALOGUE.items()) if code.startswith("S")]
OF_TEXT = [rule for rule in RULES if rule.looks_at == "text"]
MADE = {
    "S001": "title: Cami⟦ó⟧n".encode("latin-1", "ignore"),
    "S002": b"title: " + b"x" * MOST_BYTES,
    "S011": b"a: [" + b"b, " * (MOST_VALUES + 1) + b"]",
}
"""Bad input that cannot stand in a catalogue: another encoding, too much."""


def ids(rule: Rule) -> str:
    return rule.code


@pytest.mark.parametrize("rule", [rule for rule in OF_TEXT if rule.code not in MADE], ids=ids)
def test_bad_is_told_at_the_marked_spot(rule: Rule) -> None:
    before, _, rest = rule.bad.partition("⟦")
    assert "⟧" in rest
    told = [fault for fault in both(before + rest.replace("⟧", "")).diagnostics if fault.rule is rule]
    line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
    assert (line, column) in [(fault.span.line, fault.span.column) for fault in told]


@pytest.mark.parametrize("code", sorted(MADE))
def test_made_bad_is_told(code: str) -> None:
    assert [fault.rule.code for fault in both(MADE[code]).diagnostics] == [code]


@pytest.mark.parametrize("rule", OF_TEXT, ids=ids)
def test_good_is_clean(rule: Rule) -> None:
    assert both(rule.good).diagnostics == []


@pytest.mark.parametrize("rule", [rule for rule in RULES if rule.looks_at == "folder"], ids=ids)
def test_good_of_a_folder_is_clean(rule: Rule, tmp_path: Path) -> None:
    (tmp_path / "kit.yaml").write_text(rule.good, encoding="utf-8")
    assert read_kit(tmp_path).diagnostics == []


@pytest.mark.parametrize("rule", RULES, ids=ids)
def test_both_languages_have_the_same_places(rule: Rule) -> None:
    for words in (rule.message, rule.hint, *rule.variants.values()):
        assert places(words.en) == places(words.es)
        assert words.en != words.es
    assert rule.reason("en") != rule.reason("es")


def places(text: str) -> set[str]:
    """The names in braces; for both languages the same facts are told."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def test_codes_are_listed_in_order_without_words_missing() -> None:
    assert len({rule.name for rule in RULES}) == len(RULES)
    assert all(isinstance(rule.message, Words) for rule in RULES)
