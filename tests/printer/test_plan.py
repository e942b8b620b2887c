"""What is sent, in which order, and on which sheets: pure data."""

from __future__ import annotations

import pytest

from delictum_pnp.printer.plan import ORDER, Wanted, by_hand, chosen, first_apart, whole
from tests.layout.conftest import load_template
from tests.printer.kits import BOX, a_file


def names(wanted: Wanted) -> list[str]:
    return [file.path.stem for file in chosen(reversed(BOX), wanted)]


def test_the_guide_and_the_page_of_the_folder_have_the_same_order() -> None:
    files = [kind for kind in load_template("products/imprimir")["files"] if "-" not in kind or kind.startswith("hoja")]
    loads = load_template("readme/page")["loads"].values()
    assert tuple(kind for kind in files if kind != "solucion") == ORDER
    assert tuple(product for load in loads for product in load) == ORDER


def test_everything_for_players_in_the_order_of_printing() -> None:
    assert names(Wanted()) == ["imprimir", "C01-cartas", "C02-cartas", "tablero", "reglamento"]


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        (Wanted(cases=("C02",)), ["C02-cartas"]),
        (Wanted(products=("tablero", "reglamento")), ["tablero", "reglamento"]),
        (Wanted(products=("soluciones",)), []),
        (Wanted(cases=("C01",)), ["C01-cartas"]),
        (Wanted(cases=("C01",), solutions=True), ["C01-cartas", "C01-soluciones"]),
    ],
)
def test_a_solution_only_when_solutions_are_asked_for(wanted: Wanted, expected: list[str]) -> None:
    assert names(wanted) == expected


def test_sheets_become_pages() -> None:
    two, one = a_file(pages=12), a_file("tablero", None, 5, "none")
    assert whole(two).runs == []
    assert whole(two, (2, 3, 6)).runs == [(3, 6), (11, 12)]
    assert whole(one, (5, 2)).runs == [(2, 2), (5, 5)]
    assert whole(a_file(pages=5), (3,)).runs == [(5, 5)]


def test_the_test_sheet_is_of_a_deck_and_not_printed_twice() -> None:
    jobs = [whole(file) for file in chosen(BOX, Wanted())]
    test, rest = first_apart(jobs)
    assert (test.file.path.stem, test.numbers) == ("C01-cartas", [1, 2])
    assert [(job.file.path.stem, job.numbers) for job in rest] == [
        ("imprimir", [1, 2]),
        ("C01-cartas", [3, 4, 5, 6]),
        ("C02-cartas", [1, 2, 3, 4]),
        ("tablero", [1]),
        ("reglamento", list(range(1, 11))),
    ]


def test_the_test_sheet_of_chosen_sheets_is_one_of_them() -> None:
    test, rest = first_apart([whole(a_file(pages=12), (4, 5))])
    assert (test.numbers, [job.numbers for job in rest]) == ([7, 8], [[9, 10]])
    assert first_apart([whole(a_file("tablero", None, 1, "none"))])[1] == []


@pytest.mark.parametrize(("tray", "backs"), [("face-down", [2, 4, 6]), ("face-up", [6, 4, 2])])
def test_by_hand_fronts_then_backs(tray: str, backs: list[int]) -> None:
    first, second = by_hand(whole(a_file(pages=6)), tray)  # type: ignore[arg-type]
    assert second
    assert (first.sides, first.numbers) == ("one-sided", [1, 3, 5])
    assert (second.sides, second.numbers) == ("one-sided", backs)


def test_by_hand_a_last_sheet_without_back_is_laid_aside() -> None:
    first, second = by_hand(whole(a_file(pages=5)), "face-up")
    assert second
    assert (first.numbers, second.numbers) == ([1, 3, 5], [4, 2])
    assert by_hand(whole(a_file(pages=1, flip="long")), "face-up")[1] is None


def test_a_file_made_for_two_passes_loses_only_its_page_of_advice() -> None:
    job = whole(a_file(pages=7, flip="manual"))
    first, second = by_hand(job, "face-up")
    assert second
    assert (first.numbers, second.numbers, job.sheets) == ([1, 2, 3], [5, 6, 7], [1, 2, 3])
    test, _ = first_apart([job])
    halves = by_hand(test, "face-down")
    assert halves[1]
    assert (halves[0].numbers, halves[1].numbers) == ([1], [5])
