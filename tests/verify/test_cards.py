"""Decks whose cards are not those of the kit, and decks without printed backs."""

from __future__ import annotations

import pathlib
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from pypdf import Transformation

from delictum_pnp import contents, expectations, pipeline
from delictum_pnp.layout.profile import load_profile
from delictum_pnp.pdf.writer import Document, write
from delictum_pnp.verify.rules_cards import card_missing
from delictum_pnp.verify.run import Verified, verify_pdf
from delictum_pnp.verify.subjects import CardRead, SheetRead
from tests.verify import edits
from tests.verify.conftest import PAPERS, Press, found

NAME = "jugadores/C01-cartas.pdf"


def sheet(*names: str, codes: tuple[str, ...] | None = None, listed: frozenset[str] | None = None) -> SheetRead:
    cards = tuple(CardRead(name, name, (0.0, 0.0), (0.0, 0.0)) for name in names)
    return SheetRead("a.pdf", 1, 2, 210, 297, True, (0, 0, 1, 1), cards, (), codes=codes, listed=listed)


@pytest.mark.parametrize(
    ("names", "codes", "variants"),
    [
        (("P01", "P02", ""), ("P01", "P02"), []),
        (("P02", "P01"), ("P01", "P02"), []),
        (("HACKER", "ABOGADA"), ("E01", "E02"), []),
        (("P01", "P01"), ("P01", "P02"), [""]),
        (("P01", ""), ("P01", "P02"), [""]),
        (("HACKER", "ABOGADA", "ANALISTA"), ("E01", "E02"), [""]),
        (("P01", "P02"), None, []),
    ],
)
def test_the_cards_of_a_sheet(names: tuple[str, ...], codes: tuple[str, ...] | None, variants: list[str]) -> None:
    assert [finding.variant for finding in card_missing(sheet(*names, codes=codes))] == variants


@pytest.mark.parametrize(
    ("listed", "lacks"),
    [(("p01", "hacker"), ["X01"]), (("p01", "x01"), ["HACKER"]), ((), ["P01", "X01"]), (None, [])],
)
def test_a_card_that_the_list_lacks(listed: tuple[str, ...] | None, lacks: list[str]) -> None:
    """Without any list, those that have no other name than their code."""
    found = card_missing(sheet("P01", "HACKER", "X01", listed=None if listed is None else frozenset(listed)))
    assert [(finding.variant, finding.values["found"]) for finding in found] == [("unlisted", name) for name in lacks]


Look = Callable[..., Verified]


@pytest.fixture(scope="session")
def one_sided(press: Press) -> tuple[bytes, dict[str, Any]]:
    """A case's deck without backs, and its manifest."""
    raw = {"one-sided": press.templates("profiles/one-sided")}
    workshop = pipeline.workshop_for(press.source, press.templates, "a4", load_profile(raw))
    kit = press.source.kit
    code, case = next(iter(kit.cases.items()))
    info = kit.info.model_copy(update={"products": ("cartas",), "cases": (code,)})
    kit = kit.model_copy(update={"info": info, "cases": {code: case}})
    [made] = pipeline.lay_out(press.source.model_copy(update={"kit": kit}), workshop).players
    document = Document(made.title, "pnp", "Delictum", "es", "none")
    data = write(made.pages, document, workshop.setter.ruler, workshop.theme.palette)  # type: ignore[arg-type]
    told = {**contents.printing(made, "a4", "face-down"), **contents.prints(made, workshop.fingerprints)}
    return data, {**press.facts, "profile": ["one-sided"], "files": {NAME: told}}


@pytest.fixture
def look(tmp_path: pathlib.Path, press: Press, one_sided: tuple[bytes, dict[str, Any]]) -> Look:
    def verified(data: bytes, facts: Mapping[str, Any] = one_sided[1]) -> Verified:
        path = tmp_path / NAME
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(data)
        return verify_pdf(path, path.as_posix(), expectations.expected(facts, press.templates, PAPERS, None), facts)

    return verified


def test_fronts_alone_are_clean(look: Look, one_sided: tuple[bytes, dict[str, Any]]) -> None:
    verified = look(one_sided[0])
    assert verified.diagnostics == () and verified.cards == len(one_sided[1]["files"][NAME]["cards"])


def test_fronts_alone_at_98_percent(look: Look, one_sided: tuple[bytes, dict[str, Any]]) -> None:
    writer = edits.opened(one_sided[0])
    writer.pages[1].add_transformation(Transformation().scale(0.98))
    assert ("I003", "") in found(look(edits.saved(writer)))


def test_a_code_that_is_not_listed(look: Look, one_sided: tuple[bytes, dict[str, Any]]) -> None:
    """Its place on the list says another code."""
    last = len(one_sided[1]["files"][NAME]["pages"]) - 1
    verified = look(edits.with_content(one_sided[0], last, lambda old: old.replace(b"(L03)", b"(L04)")))
    assert found(verified) == {("I009", "unlisted")}
    assert [(d.span.line, d.values["found"]) for d in verified.diagnostics] == [(1, "L03")]


def test_a_deck_without_its_list(look: Look, one_sided: tuple[bytes, dict[str, Any]]) -> None:
    writer = edits.opened(one_sided[0])
    while len(writer.pages) > 11:
        writer.remove_page(11)
    assert ("I009", "unlisted") in found(look(edits.saved(writer)))


def test_a_card_that_is_there_twice(look: Look, one_sided: tuple[bytes, dict[str, Any]]) -> None:
    """The name of one stands on another, everywhere on the sheet."""
    verified = look(edits.with_content(one_sided[0], 2, lambda old: old.replace(b"(P04) Tj", b"(P05) Tj")))
    assert found(verified) == {("I009", "")}
    assert [d.values["found"] for d in verified.diagnostics] == ["P03, P05, P05, P06"]
