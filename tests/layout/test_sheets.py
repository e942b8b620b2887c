"""The box's sheets on both papers: inside the ink margin, nothing over anything, counts from the edition."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations, pairwise

import pytest

from delictum_pnp.layout import board, campaign, envelope, investigation, reference
from delictum_pnp.layout.page import Field, Page, Text, as_text, walk
from delictum_pnp.layout.workshop import Workshop
from delictum_pnp.model.kit import Kit

from . import sheet_kit
from .bounds import bounds

PAPERS = ("a4", "letter")
Make = Callable[[Kit, Workshop], list[Page]]
PRODUCTS: dict[str, Make] = {
    "tablero": board.pages,
    "hoja-campana": campaign.pages,
    "referencia": reference.pages,
    "sobre C01": lambda kit, shop: envelope.pages(kit.cases["C01"], kit, shop),
    "sobre M01": lambda kit, shop: envelope.pages(kit.cases["M01"], kit, shop),
    "sobre de la solución": lambda kit, shop: envelope.solution_envelope("C02", kit.cases["C02"].title, kit, shop),
    "hoja-investigacion C01": lambda kit, shop: investigation.pages(kit.cases["C01"], kit, shop),
    "hoja-investigacion M01": lambda kit, shop: investigation.pages(kit.cases["M01"], kit, shop),
}
every_sheet = pytest.mark.parametrize(
    ("make", "paper"),
    [pytest.param(make, paper, id=f"{name} {paper}") for name, make in PRODUCTS.items() for paper in PAPERS],
)


def fields(pages: list[Page]) -> dict[str, Field]:
    return {mark.name: mark for page in pages for mark in page.marks if isinstance(mark, Field)}


def texts(pages: list[Page]) -> list[str]:
    return [mark.text for page in pages for mark in walk(page.marks) if isinstance(mark, Text)]


def printed(pages: list[Page]) -> str:
    return re.sub(r"\s+", " ", " ".join(texts(pages)))


@every_sheet
def test_nothing_is_printed_in_the_outer_eight_millimetres(make: Make, paper: str) -> None:
    shop = sheet_kit.workshop(paper)
    for page in make(sheet_kit.kit(), shop):
        assert {page.width, page.height} == {shop.paper.width, shop.paper.height}
        for mark, (left, upper, right, lower) in bounds(page.marks, sheet_kit.fonts()):
            assert left >= 8 - 1e-6 and upper >= 8 - 1e-6, mark
            assert right <= page.width - 8 + 1e-6 and lower <= page.height - 8 + 1e-6, mark


@every_sheet
def test_no_text_stands_on_another_and_none_is_too_small(make: Make, paper: str) -> None:
    for page in make(sheet_kit.kit(), sheet_kit.workshop(paper)):
        runs = [(mark, place) for mark, place in bounds(page.marks, sheet_kit.fonts()) if isinstance(mark, Text)]
        assert all(mark.size >= 6.6 for mark, _ in runs)
        for (one, a), (other, b) in combinations(runs, 2):
            apart = a[2] <= b[0] + 0.05 or b[2] <= a[0] + 0.05 or a[3] <= b[1] or b[3] <= a[1]
            assert apart, (one.text, other.text)


@every_sheet
def test_everything_fits_and_every_glyph_is_there(make: Make, paper: str) -> None:
    shop = sheet_kit.workshop(paper)
    pages = make(sheet_kit.kit(), shop)
    assert shop.issues.overflows == []
    for mark in (mark for page in pages for mark in walk(page.marks) if isinstance(mark, Text)):
        assert sheet_kit.fonts()(mark.font).missing(mark.text) == ""


@every_sheet
def test_places_to_write_have_own_names_and_tooltips_and_do_not_cover_each_other(make: Make, paper: str) -> None:
    for page in (pages := make(sheet_kit.kit(), sheet_kit.workshop(paper))):
        places = [mark for mark in page.marks if isinstance(mark, Field)]
        assert sum(isinstance(mark, Field) for mark in walk(page.marks)) == len(places)
        for one, other in combinations(places, 2):
            apart = (
                one.x + one.width <= other.x + 0.01
                or other.x + other.width <= one.x + 0.01
                or one.y + one.height <= other.y + 0.01
                or other.y + other.height <= one.y + 0.01
            )
            assert apart, (one.name, other.name)
    marks = [mark for page in pages for mark in page.marks if isinstance(mark, Field)]
    assert len({mark.name for mark in marks}) == len(marks)
    assert all(mark.tooltip for mark in marks)


@every_sheet
def test_pages_are_the_players_and_have_a_bookmark(make: Make, paper: str) -> None:
    for page in make(sheet_kit.kit(), sheet_kit.workshop(paper)):
        assert page.audience == "players" and page.bookmark


# -- the edition drives the counts ----------------------------------------------------------------
@pytest.mark.parametrize("turns", [8, 10])
def test_the_board_has_as_many_turns_as_the_edition(turns: int) -> None:
    pages = board.pages(sheet_kit.kit(turns), sheet_kit.workshop("a4"))
    large = [mark.text for mark in walk(pages[0].marks) if isinstance(mark, Text) and mark.size == 38]
    assert large == [str(turn) for turn in range(1, turns + 1)]


@pytest.mark.parametrize("turns", [8, 10])
def test_the_sheet_has_as_many_turns_and_log_rows_as_can_be_needed(turns: int) -> None:
    kit = sheet_kit.kit(turns)
    places = fields(investigation.pages(kit.cases["C01"], kit, sheet_kit.workshop("a4")))
    assert [f"turn.{n}.action" in places for n in range(1, 12)] == [n <= turns for n in range(1, 12)]
    assert investigation.log_rows(kit.cases["C01"], kit) == turns + 3
    assert f"log.{turns + 3}.says" in places and f"log.{turns + 4}.says" not in places


@pytest.mark.parametrize("paper", PAPERS)
def test_thirteen_log_rows_are_high_enough_to_write(paper: str) -> None:
    kit = sheet_kit.kit()
    places = fields(investigation.pages(kit.cases["C01"], kit, sheet_kit.workshop(paper)))
    tops = [places[f"log.{row}.code"].y for row in range(1, 14)]
    steps = [lower - upper for upper, lower in pairwise(tops)]
    assert min(steps) >= 8
    if paper == "a4":
        assert steps == pytest.approx([10.3] * 12)


def test_the_board_marks_events_of_cases_and_of_the_metacase() -> None:
    said = texts(board.pages(sheet_kit.kit(), sheet_kit.workshop("a4")))
    assert [code for code in said if re.fullmatch(r"A0\d", code)] == ["A03", "A04", "A05", "A06", "A08"]
    assert said.count("M01") == 2
    assert "M01 cierra tras el turno 6" in " ".join(said)


def test_a_metacase_has_seeds_to_play_with_and_leaves_none() -> None:
    kit = sheet_kit.kit()
    places = fields(investigation.pages(kit.cases["M01"], kit, sheet_kit.workshop("a4")))
    assert {"seed.S01.fragile", "seed.S03.recovered", "turn.6.action", "log.11.code"} <= places.keys()
    assert not {"seed.strong", "turn.7.action", "log.12.code"} & places.keys()
    assert {"ending.strong", "ending.mixed", "ending.weak"} <= places.keys()


def test_both_scopes_show_all_their_questions() -> None:
    kit = sheet_kit.kit()
    said = printed(investigation.pages(kit.cases["C01"], kit, sheet_kit.workshop("letter")))
    question = kit.cases["C01"].theory["operative"].claims["1"]
    assert said.count(question) == 6


# -- envelopes ------------------------------------------------------------------------------------
def test_the_contents_are_the_cards_of_the_case() -> None:
    kit = sheet_kit.kit()
    said = printed(envelope.pages(kit.cases["C01"], kit, sheet_kit.workshop("a4")))
    assert f"CONTIENE {len(kit.cases['C01'].cards)} CARTAS" in said
    for row in ("6 locaciones", "12 pistas", "12 entrevistas", "1 confrontación", "3 eventos A04, A06, A08", "4 notas"):
        assert row in said
    assert "recuperaciones" not in said


def test_the_solution_envelope_knows_nothing_of_its_case() -> None:
    kit = sheet_kit.kit()
    bare = kit.model_copy(update={"cases": {"C01": kit.cases["C01"].model_copy(update={"cards": {}})}})
    shop = sheet_kit.workshop("a4")
    full, empty = (envelope.solution_envelope("C01", "El pasajero que no subió", k, shop) for k in (kit, bare))
    assert [as_text(page) for page in full] == [as_text(page) for page in empty]
    assert "SOLUCIÓN" in printed(full) and "CONTIENE" not in printed(full).upper()


# -- campaign and reference -----------------------------------------------------------------------
def test_the_campaign_sheet_has_a_box_for_every_case() -> None:
    places = fields(campaign.pages(sheet_kit.kit(), sheet_kit.workshop("a4")))
    for case in ("C01", "C02", "C03"):
        assert {f"{case}.theory.3", f"{case}.false_claim", f"{case}.seed.strong", f"{case}.source"} <= places.keys()
    assert "M01.result.full" in places and "M01.seed.strong" not in places
    assert "M01.ending.weak" in places and "C01.ending.weak" not in places
    assert "meta.S03.absent" in places


def test_the_campaign_sheet_says_what_a_case_changes_in_the_next() -> None:
    said = printed(campaign.pages(sheet_kit.kit(), sheet_kit.workshop("a4")))
    assert "Q07 se abre sin requisito en C02. Si la teoría fue errónea: cambia A04 en C02." in said


def test_a_box_of_one_case_has_a_campaign_sheet_of_one_page() -> None:
    kit = sheet_kit.kit()
    small = kit.model_copy(update={"cases": {"C01": kit.cases["C01"]}})
    [page] = campaign.pages(small, sheet_kit.workshop("a4"))
    assert {"C01.result.full", "pending.1"} <= fields([page]).keys()


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_one_case_and_a_metacase_leave_the_table_of_seeds_a_page_of_its_own(paper: str) -> None:
    kit, shop = sheet_kit.kit(), sheet_kit.workshop(paper)
    small = kit.model_copy(update={"cases": {code: kit.cases[code] for code in ("C01", "M01")}})
    first, second = campaign.pages(small, shop)
    assert "M01.ending.strong" in fields([first]) and "meta.S01.strong" not in fields([first])
    assert {"meta.S01.strong", "pending.1"} <= fields([second]).keys()
    lowest = max(place[3] for _, place in bounds(first.marks, sheet_kit.fonts()))
    assert lowest <= shop.paper.height - 8


def test_the_reference_is_the_same_twice() -> None:
    [page] = reference.pages(sheet_kit.kit(), sheet_kit.workshop("letter"))
    said = texts([page])
    half = len(said) // 2
    assert said[:half] == said[half:] and "Asedio" in said
