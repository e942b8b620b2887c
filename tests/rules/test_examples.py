"""Every rule of the model finds its bad example at the marked spot, and has nothing to say of the good one."""

from __future__ import annotations

from pathlib import Path as File

import pytest

from delictum_pnp.diagnostics import CATALOGUE, Diagnostic
from delictum_pnp.layout.issues import BadText, Issues, MissingGlyph, Overflow, TooLarge, UnknownName
from delictum_pnp.model.build import build
from delictum_pnp.model.dossier import dossiers
from delictum_pnp.prover.prove import prove
from delictum_pnp.prover.search import MOST_NODES
from delictum_pnp.rules import ROOMS, check, check_pages, check_play
from tests.rules.small_kit import checked, laid_over, marked

PATH = ("C01", "cards", "P01", "text")
ISSUES: dict[str, Issues] = {
    "L010": Issues(overflows=[Overflow(PATH, "C01.P01", "text", 2, 80)] * 2),
    "L011": Issues(missing=[MissingGlyph(PATH, "serif", "⏱")]),
    "L013": Issues(too_large=[TooLarge(PATH[:2], "sobre", 15.0, 14.0)]),
    "L014": Issues(texts=[BadText(("pages", "snippet", 1), "block", ":::caja")]),
    "L012": Issues(unknown=[UnknownName((*PATH[:3], "exhibit", "art"), "art", "vazo")]),
}
"""What layout would report of the bad examples."""

HOMES = {"delictum_pnp.model.faults", *(room.__name__ for room in ROOMS)}
OURS = [
    rule.code
    for rule in CATALOGUE.values()
    if (rule.check.__module__ if rule.check else "") in HOMES or rule.code[0] == "M"
]


PAGES = ("M102", "L014")
"""The rules whose examples are a running page, not a piece of YAML."""


NODES = {"P032": 3}
"""How many positions the prover may look at, when its giving up is the example."""


def proved(snippet: str, code: str) -> list[Diagnostic]:
    tree = laid_over(snippet)
    source = build(tree, {}).source
    assert source is not None
    verdicts = [prove(dossier, NODES.get(code, MOST_NODES)) for dossier in dossiers(source)]
    return [diagnostic for diagnostic in check_play(source, verdicts, tree) if diagnostic.rule.code == code]


def said(snippet: str, code: str) -> list[Diagnostic]:
    if CATALOGUE[code].looks_at == "Verdict":
        return proved(snippet, code)
    if code not in (*PAGES, *ISSUES):
        return [diagnostic for diagnostic in checked(snippet) if diagnostic.rule.code == code]
    tree = laid_over("" if code in PAGES else snippet)
    source = build(tree, {"snippet": snippet} if code in PAGES else {}).source
    assert source is not None
    return check_pages(source, ISSUES[code], tree) if code in ISSUES else check(source, tree)


def test_the_base_kit_is_clean() -> None:
    assert checked() == []


@pytest.mark.parametrize("code", OURS)
def test_bad_example(code: str) -> None:
    snippet, spots = marked(CATALOGUE[code].bad)
    found = {(File(d.span.file).stem, d.span.line, d.span.column) for d in said(snippet, code)}
    assert found == {("snippet", *spot) for spot in spots}


@pytest.mark.parametrize("code", [code for code in OURS if code not in ISSUES and code not in NODES])
def test_good_example(code: str) -> None:
    snippet, spots = marked(CATALOGUE[code].good)
    assert not spots
    assert said(snippet, code) == []


@pytest.mark.parametrize("code", OURS)
def test_words_are_filled_in_both_languages(code: str) -> None:
    for diagnostic in said(marked(CATALOGUE[code].bad)[0], code):
        for language in ("en", "es"):
            words = diagnostic.message(language, spoilers=True) + diagnostic.hint(language)
            assert "{}" not in words and "None" not in words
        assert diagnostic.message("en") != diagnostic.message("es")
