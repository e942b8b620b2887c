"""The turn reference of large print: one for the table, with all that the usual one says."""

from __future__ import annotations

import pytest

from delictum_pnp.layout import reference
from delictum_pnp.layout.page import Page

from .. import sheet_kit
from . import table_kit


def _pages(paper: str) -> list[Page]:
    return reference.pages(sheet_kit.kit(), table_kit.workshop(paper))


@pytest.mark.parametrize("paper", table_kit.PAPERS)
def test_all_fits_and_can_be_read(paper: str) -> None:
    table_kit.check(lambda shop: reference.pages(sheet_kit.kit(), shop), paper)


@pytest.mark.parametrize("paper", table_kit.PAPERS)
def test_only_the_foot_is_small(paper: str) -> None:
    small = table_kit.small_words(_pages(paper))
    name = sheet_kit.workshop(paper).phrases(f"paper.{paper}")
    assert small == {f"Referencia de turno · {name} · pnp-v1.0", "50 mm", "hoja 1/2", "hoja 2/2"}


@pytest.mark.parametrize("paper", table_kit.PAPERS)
def test_parts_end_above_the_foot(paper: str) -> None:
    for page in _pages(paper):
        foot = max(mark.y for mark in page.marks if hasattr(mark, "text"))
        above = max(mark.y for mark in page.marks if hasattr(mark, "text") and mark.y < foot)
        assert foot - above >= 4


@pytest.mark.parametrize("paper", table_kit.PAPERS)
def test_every_step_action_crisis_closing_and_prohibition_is_there_once(paper: str) -> None:
    info, say = sheet_kit.kit().info, sheet_kit.workshop(paper).phrases
    printed = table_kit.words(_pages(paper))
    wanted = [say(f"reference.never_{number}") for number in range(1, 5)]
    wanted += [step["name"] for step in say.group("turn_steps").values()]
    wanted += [part.text for part in (*info.crisis.values(), *info.closings.values())]
    wanted += [option.limit for option in info.crisis.values()]
    wanted += [action.name for action in info.actions.values()]
    for text in wanted:
        assert table_kit.squeezed(text) in table_kit.squeezed(printed), text
    assert "turnos 4, 6, 8 (M01: 3, 5): Calor +1 y leer" in printed
    assert printed.count("Asedio") == 1 and "dos por hoja" not in printed


def test_the_heads_of_both_pages_and_their_bookmarks_differ() -> None:
    first, second = _pages("a4")
    assert first.bookmark == "Referencia de turno · Un turno"
    assert second.bookmark == "Referencia de turno · Crisis, Para cerrar"
    for page in (first, second):
        assert "REFERENCIA DE TURNO" in table_kit.said([page]) and page.height > page.width
