"""The catalogue: complete, explained in both languages, and its page up to date."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from delictum_pnp.diagnostics import CATALOGUE, Words
from delictum_pnp.rules.catalogue import FAMILIES, explain, rules_page

PAGE = Path(__file__).parents[2] / "docs" / "rules.md"
RULES = sorted(CATALOGUE)


def places(text: str) -> set[str]:
    return set(re.findall(r"(?<!\{)\{(\w+)\}", text))


@pytest.mark.parametrize("code", RULES)
def test_a_rule_says_why_and_shows_bad_and_good(code: str) -> None:
    rule = CATALOGUE[code]
    assert code[0] in FAMILIES
    assert rule.why.strip()
    assert (rule.bad and rule.good) or code[0] in "SIK", "only a fault of files as such has nothing to show"
    assert rule.name.isidentifier()


@pytest.mark.parametrize("code", RULES)
def test_both_languages_name_the_same_values(code: str) -> None:
    rule = CATALOGUE[code]
    every: list[Words] = [rule.message, rule.hint, *rule.variants.values()]
    assert [places(words.en) for words in every] == [places(words.es) for words in every]


@pytest.mark.parametrize("code", [code for code in RULES if code[0] in "MPL"])
def test_the_reason_is_given_in_both_languages(code: str) -> None:
    rule = CATALOGUE[code]
    assert rule.reason("en") != rule.reason("es")


def test_names_are_not_used_twice() -> None:
    names = [rule.name for rule in CATALOGUE.values()]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", ["en", "es"])
def test_explain_shows_words_and_examples(language: str) -> None:
    text = explain("M050", language)  # type: ignore[arg-type]
    assert text.startswith("M050 source_without_group (error)\n")
    assert "⟦P01⟧" in text and "group: G01" in text
    assert ("grupos distintos" in text) == (language == "es")
    assert ("Por qué: " in text) == (language == "es")


def test_explain_does_not_know_other_codes() -> None:
    with pytest.raises(KeyError):
        explain("M999", "en")


def test_the_page_is_fresh() -> None:
    assert PAGE.read_text("utf-8") == rules_page()


def test_the_page_names_every_rule() -> None:
    page = rules_page()
    assert all(f"\n### {code}\n" in page for code in RULES)
