"""Labels instead of envelopes, in large print."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from delictum_pnp.layout import case_mark, envelope
from delictum_pnp.layout.page import Page, Path, as_text
from delictum_pnp.layout.workshop import Workshop
from delictum_pnp.model.kit import Kit

from .. import sheet_kit
from . import table_kit

Make = Callable[[str, Kit, Workshop], list[Page]]


def _players(code: str, kit: Kit, shop: Workshop) -> list[Page]:
    return envelope.pages(kit.cases[code], kit, shop)


def _solution(code: str, kit: Kit, shop: Workshop) -> list[Page]:
    return envelope.solution_envelope(code, kit.cases[code].title, kit, shop)


every_label = pytest.mark.parametrize("make", [_players, _solution], ids=["players", "solution"])
every_case = pytest.mark.parametrize("code", sheet_kit.CASES)
every_paper = pytest.mark.parametrize("paper", table_kit.PAPERS)


@every_label
@every_case
@every_paper
def test_all_fits_and_can_be_read(make: Make, code: str, paper: str) -> None:
    table_kit.check(lambda shop: make(code, sheet_kit.kit(), shop), paper)


@every_label
@every_paper
def test_only_the_foot_is_small(make: Make, paper: str) -> None:
    small = table_kit.small_words(make("C01", sheet_kit.kit(), table_kit.workshop(paper)))
    name = sheet_kit.workshop(paper).phrases(f"paper.{paper}")
    feet = {f"Etiqueta del {side} · {name} · pnp-v1.0" for side in ("frente", "dorso")}
    assert small == {*feet, "50 mm", "hoja 1/2", "hoja 2/2"}


@every_label
@every_case
def test_the_front_tells_the_case_in_words_and_by_its_mark(make: Make, code: str) -> None:
    kit, shop = sheet_kit.kit(), table_kit.workshop("a4")
    front = make(code, kit, shop)[0]
    printed = table_kit.words([front])
    assert ("METACASO" if code == "M01" else f"CASO {code[2]}") in printed and kit.cases[code].title in printed
    assert {"Abierto el", "Por"} <= set(table_kit.said([front]))
    mark = {path.fill for path in case_mark.marks(code, 0, 0, kit.cases[code].accent) if isinstance(path, Path)}
    assert mark <= {path.fill for path in front.marks if isinstance(path, Path)}


@every_case
@every_paper
def test_the_back_has_the_contents_of_the_usual_envelope(code: str, paper: str) -> None:
    kit = sheet_kit.kit()
    usual = table_kit.words(_players(code, kit, sheet_kit.workshop(paper)))
    start, end = usual.index("CONTIENE"), usual.index("pnp-v1.0")
    assert usual[start:end] in table_kit.words(_players(code, kit, table_kit.workshop(paper)))
    assert f"CONTIENE {len(kit.cases[code].cards)} CARTAS" in usual


@every_paper
def test_what_is_done_with_a_label_is_said_on_it(paper: str) -> None:
    kit, shop = sheet_kit.kit(), table_kit.workshop(paper)
    front, back = _players("C01", kit, shop)
    assert "carpeta o de un sobre C4" in table_kit.words([front]) and "dorso" in table_kit.words([back])
    assert "No contiene la solución." in table_kit.words([front])


@every_paper
def test_the_label_of_the_solution_warns_and_says_nothing_of_what_it_holds(paper: str) -> None:
    kit, shop = sheet_kit.kit(), table_kit.workshop(paper)
    bare = kit.model_copy(update={"cases": {"C01": kit.cases["C01"].model_copy(update={"cards": {}})}})
    full, empty = (_solution("C01", each, shop) for each in (kit, bare))
    assert [as_text(page) for page in full] == [as_text(page) for page in empty]
    printed = table_kit.words(full)
    assert "No abrir hasta cerrar la teoría." in printed and "ANTES DE ABRIR" in printed
    assert all(shop.phrases(f"solutions.check_{number}") in printed for number in range(1, 7))
    assert "CONTIENE" not in printed.upper()
