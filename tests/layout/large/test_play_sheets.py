"""The sheets that tables write on, in large print: what the usual ones ask, with room for it, nothing over anything."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations

import pytest

from delictum_pnp.layout import campaign, investigation
from delictum_pnp.layout.page import Field, Page, Text
from delictum_pnp.layout.workshop import Workshop

from .. import sheet_kit
from ..bounds import bounds
from . import table_kit

Make = Callable[[Workshop], list[Page]]


def _investigation(code: str) -> Make:
    return lambda workshop: investigation.pages(sheet_kit.kit().cases[code], sheet_kit.kit(), workshop)


SHEETS: dict[str, Make] = {
    "campaign": lambda workshop: campaign.pages(sheet_kit.kit(), workshop),
    **{code: _investigation(code) for code in sheet_kit.CASES},
}
every_sheet = pytest.mark.parametrize(
    ("make", "paper"),
    [pytest.param(make, paper, id=f"{name} {paper}") for name, make in SHEETS.items() for paper in ("a4", "letter")],
)


def fields(pages: list[Page]) -> list[Field]:
    return [mark for page in pages for mark in page.marks if isinstance(mark, Field)]


def apart(a: tuple[float, ...], b: tuple[float, ...]) -> bool:
    return a[2] <= b[0] + 0.02 or b[2] <= a[0] + 0.02 or a[3] <= b[1] + 0.02 or b[3] <= a[1] + 0.02


@every_sheet
def test_what_can_be_written_has_the_names_of_the_usual_sheet(make: Make, paper: str) -> None:
    usual = {field.name: (field.kind, field.tooltip) for field in fields(make(sheet_kit.workshop(paper)))}
    large = fields(make(table_kit.workshop(paper)))
    found = {field.name: (field.kind, field.tooltip) for field in large}
    assert len(found) == len(large)
    assert usual.items() <= found.items()
    assert all(name.startswith("pending.") for name in found.keys() - usual.keys())


@every_sheet
def test_nothing_comes_near_the_edge_nor_stands_on_another_nor_is_small(make: Make, paper: str) -> None:
    table_kit.check(make, paper)


@every_sheet
def test_what_is_read_is_large_but_for_the_foot_and_the_label_in_a_box(make: Make, paper: str) -> None:
    small = table_kit.small_words(make(table_kit.workshop(paper)))
    assert small - {"50 mm", "código", "Una por caso", "Una por campaña"} == {
        text for text in small if re.fullmatch(r"Hoja de (campaña|investigación) \d+/\d+ · .*", text)
    }


@every_sheet
def test_places_to_write_leave_each_other_alone_and_are_high_enough(make: Make, paper: str) -> None:
    workshop = table_kit.workshop(paper)
    for page in make(workshop):
        places = fields([page])
        for one, other in combinations(places, 2):
            assert apart(*((f.x, f.y, f.x + f.width, f.y + f.height) for f in (one, other))), (one.name, other.name)
        for place in places:
            assert place.kind == "check" or place.height * workshop.paper.scale >= 8, place.name


@every_sheet
def test_no_printed_word_stands_where_one_writes(make: Make, paper: str) -> None:
    for page in make(table_kit.workshop(paper)):
        places = [f for f in fields([page]) if f.kind == "text"]
        for mark, place in bounds(page.marks, sheet_kit.fonts()):
            if isinstance(mark, Text):
                for f in places:
                    assert apart(place, (f.x, f.y, f.x + f.width, f.y + f.height)), (mark.text, f.name)


@every_sheet
def test_pages_fill_both_sides_of_sheets_and_have_names_of_their_own(make: Make, paper: str) -> None:
    pages = make(table_kit.workshop(paper))
    assert len(pages) % 2 == 0
    assert len({page.bookmark for page in pages}) == len(pages)


@every_sheet
def test_every_page_says_what_it_is_and_how_many_there_are(make: Make, paper: str) -> None:
    pages = make(table_kit.workshop(paper))
    for number, page in enumerate(pages, 1):
        said = table_kit.words([page])
        assert f" {number}/{len(pages)} · " in said and "pnp-v1.0" in said


def test_a_metacase_has_a_page_for_its_seeds() -> None:
    pages = SHEETS["M01"](table_kit.workshop("a4"))
    [page] = [page for page in pages if page.bookmark == "Semillas de los casos anteriores"]
    assert {"seed.S01.fragile", "seed.S03.recovered"} <= {field.name for field in fields([page])}


def test_the_campaign_has_a_sheet_for_every_case() -> None:
    pages = SHEETS["campaign"](table_kit.workshop("a4"))
    for sheet, case in enumerate(sheet_kit.CASES, 1):
        names = {field.name for field in fields(pages[2 * sheet : 2 * sheet + 2])}
        assert names and all(name.startswith(f"{case}.") for name in names)


def test_a_box_without_a_metacase_has_more_room_for_what_is_pending() -> None:
    whole = sheet_kit.kit()
    kit = whole.model_copy(update={"cases": {"C01": whole.cases["C01"]}})
    _, second, *rest = campaign.pages(kit, table_kit.workshop("letter"))
    names = [field.name for field in fields([second])]
    assert len(rest) == 2 and len(names) > 6
    assert all(re.fullmatch(r"pending\.\d+", name) for name in names)
