"""Argument lists of `lp` and of SumatraPDF, and what printers say of themselves."""

from __future__ import annotations

import pathlib
from itertools import pairwise

import pytest

from delictum_pnp.printer import lp, windows
from delictum_pnp.printer.desk import System
from delictum_pnp.printer.plan import by_hand, whole
from tests.printer.kits import a_file

DUPLEX = "PageSize/Media Size: Letter *A4 A5\nDuplex/2-Sided Printing: *None DuplexNoTumble DuplexTumble\n"


def options(arguments: list[str]) -> list[str]:
    return [value for flag, value in pairwise(arguments) if flag == "-o"]


class TestLp:
    def test_everything_is_spelled_out(self) -> None:
        file = a_file()
        assert lp.arguments(whole(file), "Oficina") == [
            *("lp", "-d", "Oficina", "-o", "media=iso_a4_210x297mm", "-o", "sides=two-sided-long-edge"),
            *("-o", "print-scaling=none", "-o", "fit-to-page=false", "-o", "number-up=1"),
            *("-t", "Kit · cartas", "--", str(file.path)),
        ]

    def test_sheets_are_pages_and_letter_is_letter(self) -> None:
        job = whole(a_file(pages=12, flip="short", paper="letter"), (1, 4, 5))
        assert options(lp.arguments(job, "p")) == [
            "media=na_letter_8.5x11in",
            "sides=two-sided-short-edge",
            *lp.ALWAYS,
            "page-ranges=1-2,7-10",
        ]

    def test_by_hand(self) -> None:
        fronts, backs = by_hand(whole(a_file(pages=6)), "face-up")
        assert backs
        one_side = ["media=iso_a4_210x297mm", "sides=one-sided", *lp.ALWAYS]
        assert options(lp.arguments(fronts, "p")) == [*one_side, "page-set=odd", "outputorder=normal"]
        assert options(lp.arguments(backs, "p")) == [*one_side, "page-set=even", "outputorder=reverse"]

    def test_a_file_made_for_two_passes_is_in_its_own_order_too(self) -> None:
        fronts, backs = by_hand(whole(a_file(pages=7, flip="manual")), "face-up")
        assert backs
        assert [options(lp.arguments(job, "p"))[5:] for job in (fronts, backs)] == [
            ["page-ranges=1-3", "outputorder=normal"],
            ["page-ranges=5-7", "outputorder=normal"],
        ]

    @pytest.mark.parametrize(
        ("said", "sides", "papers"),
        [
            (DUPLEX, {"two-sided-long-edge", "two-sided-short-edge"}, {"a4", "letter"}),
            ("PageSize/Media Size: *A4.Borderless\n", set(), {"a4"}),
            (
                "sides/Sides: *one-sided two-sided-long-edge\nmedia/M: iso_a4_210x297mm\n",
                {"two-sided-long-edge"},
                {"a4"},
            ),
            (DUPLEX + "OptionDuplex/Duplexer: *False True\n", set(), {"a4", "letter"}),
            (
                DUPLEX + "OptionDuplex/Duplexer: False *True\n",
                {"two-sided-long-edge", "two-sided-short-edge"},
                {"a4", "letter"},
            ),
            ("PageSize/Media Size: A3 *A45 Custom.WIDTHxHEIGHT\n", set(), set()),
            ("", None, None),
            ("Resolution/R: *600dpi\n", set(), None),
        ],
    )
    def test_abilities(self, said: str, sides: set[str] | None, papers: set[str] | None) -> None:
        able = lp.abilities("p", lambda arguments: said)
        assert (able.sides, able.papers) == (sides, papers)

    def test_the_default_printer(self) -> None:
        assert lp.default(lambda arguments: "system default destination: Oficina\n") == "Oficina"
        assert lp.default(lambda arguments: "no system default destination\n") is None
        assert lp.default(lambda arguments: "") is None


class TestWindows:
    @pytest.mark.parametrize(
        ("flip", "expected"),
        [
            ("long", "duplexlong,noscale,paper=A4"),
            ("short", "duplexshort,noscale,paper=A4"),
            ("none", "simplex,noscale,paper=A4"),
        ],
    )
    def test_everything_is_spelled_out(self, flip: str, expected: str) -> None:
        file = a_file(flip=flip)  # type: ignore[arg-type]
        assert windows.arguments(whole(file), "S.exe", "Oficina") == [
            *("S.exe", "-print-to", "Oficina", "-print-settings", expected, "-silent", str(file.path)),
        ]

    @pytest.mark.parametrize(
        ("part", "typed"),
        [
            (r"C:\Users\Ñandú\kit.pdf", r"C:\Users\Ñandú\kit.pdf"),
            (r"C:\Mis juegos\kit.pdf", r'"C:\Mis juegos\kit.pdf"'),
            (r"\\casa\HP LaserJet (2)", r'"\\casa\HP LaserJet (2)"'),
            (r"C:\luz&sombra\kit.pdf", r'"C:\luz&sombra\kit.pdf"'),
            ("simplex,noscale", '"simplex,noscale"'),
        ],
    )
    def test_an_order_is_quoted_for_the_command_prompt(self, part: str, typed: str) -> None:
        assert windows.typed(["S.exe", "-silent", part]) == f"S.exe -silent {typed}"

    def test_the_default_printer_has_a_switch_of_its_own(self) -> None:
        assert windows.arguments(whole(a_file()), "S.exe", None)[1:3] == ["-print-to-default", "-print-settings"]

    def test_by_hand_and_some_sheets(self) -> None:
        fronts, backs = by_hand(whole(a_file(pages=12, paper="letter"), (2, 3)), "face-up")
        assert backs
        assert windows.settings(fronts) == "simplex,noscale,paper=letter,3-6,odd"
        assert windows.settings(backs) == "simplex,noscale,paper=letter,6,4"

    def test_sumatra_is_found_where_its_installer_puts_it(self, tmp_path: pathlib.Path) -> None:
        system = System(True, {"PATH": "", "LOCALAPPDATA": str(tmp_path)})
        assert windows.sumatra(system) is None
        program = tmp_path / "SumatraPDF" / "SumatraPDF.exe"
        program.parent.mkdir()
        program.touch()
        assert windows.sumatra(system) == str(program)
