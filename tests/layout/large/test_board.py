"""The board of large print: three sheets that say what the usual one says."""

from __future__ import annotations

import re

import pytest

from delictum_pnp.layout import board
from delictum_pnp.layout.page import Box, Line, Text, walk

from .. import sheet_kit
from . import table_kit


@pytest.mark.parametrize("paper", table_kit.PAPERS)
def test_all_fits_and_can_be_read(paper: str) -> None:
    table_kit.check(lambda shop: board.pages(sheet_kit.kit(), shop), paper)


@pytest.mark.parametrize("paper", table_kit.PAPERS)
def test_only_the_unit_of_the_ruler_is_small(paper: str) -> None:
    assert table_kit.small_words(board.pages(sheet_kit.kit(), table_kit.workshop(paper))) == {"50 mm"}


def test_there_are_three_landscape_sheets_each_told_to_who_cannot_see_it() -> None:
    pages = board.pages(sheet_kit.kit(), table_kit.workshop("a4"))
    assert all(page.width > page.height for page in pages)
    assert [page.bookmark for page in pages] == ["Tablero · Turno", "Tablero · Calor, Reputación", "Tablero · Crisis"]
    assert len({page.alt for page in pages if page.alt}) == 3
    for number, page in enumerate(pages, 1):
        printed = table_kit.words([page])
        assert "DELICTUM" in printed and "Tablero · B01 · A4 · pnp-v1.0" in printed
        assert f"hoja {number}/3" in printed


@pytest.mark.parametrize("paper", table_kit.PAPERS)
def test_it_says_all_that_the_usual_board_says_but_for_the_steps_of_a_turn(paper: str) -> None:
    kit = sheet_kit.kit()
    usual = table_kit.words(board.pages(kit, sheet_kit.workshop(paper)))
    large = table_kit.words(board.pages(kit, table_kit.workshop(paper)))
    phrases = sheet_kit.workshop(paper).phrases
    keys = ("turn_help", "heat_help", "reputation_help", "surveillance", "markers_help", "start")
    wanted = [phrases(f"board.{key}") for key in keys]
    for option in kit.info.crisis.values():
        wanted += [option.name, option.text, option.limit]
    for text in wanted:
        squeezed = table_kit.squeezed(text)
        assert table_kit.squeezed(large).count(squeezed) == table_kit.squeezed(usual).count(squeezed) > 0, text
    assert table_kit.said(board.pages(kit, table_kit.workshop(paper))).count("M01") == 2
    codes = [set(re.findall(r"\bA\d\d\b", text)) for text in (usual, large)]
    assert codes[0] == codes[1] == {"A03", "A04", "A05", "A06", "A08"}


def _figures(turns: int) -> list[Text]:
    page = board.pages(sheet_kit.kit(turns), table_kit.workshop("letter"))[0]
    return [mark for mark in walk(page.marks) if isinstance(mark, Text) and mark.size == 38]


@pytest.mark.parametrize("turns", [7, 8, 10])
def test_turns_stand_in_two_rows_as_many_as_the_edition_has(turns: int) -> None:
    figures = _figures(turns)
    assert [figure.text for figure in figures] == [str(turn) for turn in range(1, turns + 1)]
    rows = [figure.y for figure in figures]
    first = -(-turns // 2)
    assert set(rows[:first]) == {rows[0]} and set(rows[first:]) == {rows[-1]} and rows[0] < rows[-1]


@pytest.mark.parametrize("turns", [10, 12])
def test_the_metacase_ends_before_the_turn_after_its_last(turns: int) -> None:
    kit = sheet_kit.kit(turns)
    page = board.pages(kit, table_kit.workshop("a4"))[0]
    [end] = [mark for mark in page.marks if isinstance(mark, Line) and mark.line == 1.8]
    boxes = [mark for mark in page.marks if isinstance(mark, Box) and mark.line == 0.7 and mark.stroke]
    after = boxes[kit.info.edition.meta.turns]
    assert after.x - 1e-6 <= end.x1 <= after.x + 1.5 and end.y1 < after.y < end.y2


@pytest.mark.parametrize("last", range(2, 10))
def test_the_end_of_the_metacase_covers_nothing_wherever_it_falls(last: int) -> None:
    kit = sheet_kit.kit()
    edition = kit.info.edition
    meta = edition.meta.model_copy(update={"turns": last})
    info = kit.info.model_copy(update={"edition": edition.model_copy(update={"meta": meta})})
    table_kit.check(lambda shop: board.pages(kit.model_copy(update={"info": info}), shop), "letter")
