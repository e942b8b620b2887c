"""Sentences of the command line and of printing, as each language writes them."""

from __future__ import annotations

import importlib

import pytest

from delictum_pnp.messages import COUNTED, measure, say

TABLES = ("messages", "printer.words", "compare.report", "walk.words", "prover.words")


@pytest.mark.parametrize("module", TABLES)
def test_each_language_has_its_own_quotation_marks(module: str) -> None:
    for key, words in importlib.import_module(f"delictum_pnp.{module}").TABLE.items():
        assert not set("«»") & set(words.en), key
        assert not set("“”") & set(words.es), key


def test_counts_agree_with_what_they_count() -> None:
    assert say("built", "es", folder="k", written=1, kept=4) == "Kit listo en k: 1 archivo escrito, 4 sin cambios."
    assert say("built", "en", folder="k", written=2, kept=0) == "Kit ready in k: 2 files written, 0 unchanged."
    assert "1 archivo, 0 páginas, 1 carta" in say("verified", "es", files=1, pages=0, cards=1)
    assert "1 file: 2 pages, 1 card " in say("verified", "en", files=1, pages=2, cards=1)


@pytest.mark.parametrize("noun", COUNTED)
def test_several_is_another_word_than_one(noun: str) -> None:
    one, several = COUNTED[noun]
    assert (one.en, one.es) != (several.en, several.es)
    assert one.en != several.en and one.es != several.es


def test_measures_are_written_as_the_language_writes_them() -> None:
    assert measure("215.9 x 279.4", "es") == "215,9 × 279,4"
    assert measure("215.9 x 279.4", "en") == "215.9 × 279.4"
    assert measure("6.6", "es") == "6,6"
    told = {language: say("printer_far_shift", language, right=20.0, down=3.5, most=5.0) for language in ("es", "en")}
    assert "de 20 y 3,5 mm" in told["es"] and "(5 mm)" in told["es"]
    assert "of 20 and 3.5 mm" in told["en"]
