"""Printing from beginning to end, with a printer, a user and a system of the tests' own."""

from __future__ import annotations

import io
import json
import os
import pathlib
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest

from delictum_pnp.cli_kits import AtTerminal
from delictum_pnp.printer import desk
from delictum_pnp.printer import kit as kits
from delictum_pnp.printer.desk import System
from delictum_pnp.printer.plan import Tray, Wanted
from delictum_pnp.printer.press import Asked
from delictum_pnp.printer.run import run
from tests.conftest import delictum
from tests.printer.kits import BOX, Scripted, a_file, write

CAN = "PageSize/Media Size: Letter *A4\nDuplex/2-Sided Printing: *None DuplexNoTumble DuplexTumble\n"
CANNOT = "PageSize/Media Size: Letter *A4\n"
KIT = kits.BuiltKit(pathlib.Path("/kit"), BOX)


@dataclass(frozen=True, slots=True)
class Fake(System):
    """A system with one printer, `Oficina`, that takes every job, or none."""

    windows: bool = False
    environment: dict[str, str] = field(default_factory=dict)
    options: str = CAN
    takes: bool = True
    here: bool = True
    default: str = "system default destination: Oficina"
    sent: list[list[str]] = field(default_factory=list)
    opened: list[str] = field(default_factory=list)

    def which(self, program: str) -> str | None:
        return program if self.here else None

    def ask(self, arguments: Sequence[str]) -> str:
        if arguments[0] == "lpoptions":
            return self.options
        return "Oficina\n" if arguments[1] == "-e" else self.default

    def send(self, arguments: Sequence[str]) -> tuple[bool, str]:
        self.sent.append(list(arguments))
        return self.takes, "request id is Oficina-1"

    def open(self, path: str) -> None:
        self.opened.append(path)


def printed(system: Fake) -> list[str]:
    """The files sent, with their pages where they are not all."""
    found = []
    for order in system.sent:
        extra = [part.split("=")[1] for part in order if part.startswith(("page-ranges=", "page-set="))]
        found.append(" ".join([pathlib.Path(order[-1]).stem, *extra]))
    return found


class TestTheWholeWay:
    def test_one_sheet_then_the_rest(self) -> None:
        system, user = Fake(), Scripted([True, True])
        assert run(KIT, Asked(), user, system, "es") == 0
        assert printed(system) == [
            "C01-cartas 1-2", "imprimir", "C01-cartas 3-6", "C02-cartas", "tablero", "reglamento",
        ]  # fmt: skip
        assert "Midan la regla" in "\n".join(user.said)
        assert user.said[-1] == "Listo. Hojas: 12."

    def test_a_bad_first_sheet_stops_it(self) -> None:
        system, user = Fake(), Scripted([True, False])
        assert run(KIT, Asked(), user, system, "en") == 1
        assert printed(system) == ["C01-cartas 1-2"]
        assert "100 %" in user.said[-1]

    def test_nothing_without_a_yes(self) -> None:
        system = Fake()
        assert run(KIT, Asked(), Scripted([False]), system, "en") == 1
        assert system.sent == []

    def test_yes_asks_nothing(self) -> None:
        system = Fake()
        assert run(KIT, Asked(yes=True, wanted=Wanted(cases=("C01",))), Scripted(), system, "en") == 0
        assert printed(system) == ["C01-cartas"]

    def test_a_printer_that_takes_nothing(self) -> None:
        system = Fake(takes=False)
        assert run(KIT, Asked(yes=True), Scripted(), system, "en") == 3
        assert len(system.sent) == 1

    def test_by_hand_waits_between_fronts_and_backs(self) -> None:
        system, user = Fake(options=CANNOT), Scripted(words=[""])
        asked = Asked(yes=True, manual=True, wanted=Wanted(cases=("C02",)))
        assert run(KIT, asked, user, system, "es") == 0
        assert printed(system) == ["C02-cartas odd", "C02-cartas even"]
        assert "como la hoja de un libro" in "\n".join(user.said)

    def test_by_hand_prints_no_backs_when_nobody_turned_the_sheets(self) -> None:
        system = Fake(options=CANNOT)
        asked = Asked(yes=True, manual=True, wanted=Wanted(cases=("C02",)))
        assert run(KIT, asked, Scripted(words=[None]), system, "es") == 1
        assert printed(system) == ["C02-cartas odd"]

    def test_by_hand_a_sheet_without_back_is_laid_aside(self) -> None:
        user = Scripted(words=[""])
        kit = kits.BuiltKit(pathlib.Path("/kit"), (a_file("reglamento", None, 5, "short"),))
        assert run(kit, Asked(yes=True, manual=True), user, Fake(), "en") == 0
        said = "\n".join(user.said)
        assert "page 5" in said
        assert "notepad" in said


class TestRefusals:
    @pytest.mark.parametrize(
        ("system", "asked", "code", "word"),
        [
            (Fake(options=CANNOT), Asked(), 2, "--manual"),
            (Fake(options="PageSize/M: *Letter\n" + CAN.split("\n")[1]), Asked(), 2, "--paper letter"),
            (Fake(options="PageSize/M: *w54h90\n" + CAN.split("\n")[1]), Asked(), 2, "neither A4 nor Letter"),
            (Fake(), Asked(printer="Casa"), 2, "Oficina"),
            (Fake(default="no system default destination"), Asked(), 2, "--printer"),
            (Fake(here=False), Asked(), 3, "cups-client"),
            (Fake(), Asked(wanted=Wanted(products=("cartel",))), 2, "tablero"),
            (Fake(), Asked(wanted=Wanted(sheets=(1,))), 2, "--product"),
            (Fake(), Asked(wanted=Wanted(cases=("C02",), sheets=(3,))), 2, "2"),
        ],
    )
    def test_with_the_option_to_use_and_nothing_sent(self, system: Fake, asked: Asked, code: int, word: str) -> None:
        user = Scripted()
        assert run(KIT, asked, user, system, "en") == code
        assert word in user.said[-1]
        assert system.sent == []

    def test_one_sided_files_need_no_duplex(self) -> None:
        system = Fake(options=CANNOT)
        assert run(KIT, Asked(yes=True, wanted=Wanted(products=("tablero",))), Scripted(), system, "en") == 0
        assert printed(system) == ["tablero"]

    def test_a_printer_that_says_nothing_is_told(self) -> None:
        system, user = Fake(options=""), Scripted()
        assert run(KIT, Asked(yes=True), user, system, "en") == 0
        assert "does not say" in user.said[0]


class TestSolutions:
    APART = Wanted(cases=("C01",), solutions=True)

    @pytest.mark.parametrize("typed", ["", "sí", "y", None, "quiero ver", "show me the solution"])
    def test_need_words_typed_whatever_was_agreed_to(self, typed: str | None) -> None:
        system = Fake()
        assert run(KIT, Asked(yes=True, wanted=self.APART), Scripted(words=[typed]), system, "es") == 1
        assert system.sent == []

    @pytest.mark.parametrize(
        "typed",
        [
            "quiero ver la solución",
            " «Quiero ver la solución». ",
            "QUIERO VER LA SOLUCION",
            "quiero ver la solucio\u0301n",
        ],
    )
    def test_come_last(self, typed: str) -> None:
        system = Fake()
        assert run(KIT, Asked(yes=True, wanted=self.APART), Scripted(words=[typed]), system, "es") == 0
        assert printed(system) == ["C01-cartas", "C01-soluciones"]

    def test_are_named_as_such_when_asked_for_by_product_alone(self) -> None:
        user = Scripted()
        assert run(KIT, Asked(wanted=Wanted(products=("soluciones",))), user, Fake(), "es") == 2
        assert "--solutions" in user.said[-1]


class TestWindowsSystem:
    def test_sumatra_prints(self) -> None:
        system = Fake(windows=True)
        assert run(KIT, Asked(yes=True, wanted=Wanted(cases=("C01",))), Scripted(), system, "en") == 0
        assert system.sent[0][1:4] == ["-print-to-default", "-print-settings", "duplexlong,noscale,paper=A4"]

    def test_its_orders_are_shown_as_the_command_prompt_takes_them(self) -> None:
        user, asked = Scripted(), Asked("HP Casa Ñ", Wanted(products=("tablero",)), dry_run=True, yes=True)
        assert run(KIT, asked, user, Fake(windows=True), "es") == 0
        (order,) = (line for line in user.said if not line.startswith("#"))
        assert order.startswith('SumatraPDF -print-to "HP Casa Ñ" -print-settings "simplex,noscale,paper=A4" -silent')

    def test_nobody_knows_what_its_printer_can_do(self) -> None:
        user = Scripted()
        assert run(KIT, Asked(wanted=Wanted(products=("tablero",)), yes=True), user, Fake(windows=True), "en") == 0
        assert "the default printer does not say" in user.said[0]

    def test_it_is_given_the_time_that_drawing_pages_takes(self) -> None:
        slow = [sys.executable, "-c", "import time; time.sleep(1.5)"]
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(desk, "ASKING", 0.5)
            assert System(True, os.environ).ask(slow) == ""
            assert System(True, os.environ).send(slow) == (True, "0")

    def test_a_failure_without_a_word_tells_its_exit_code(self) -> None:
        assert System(True, os.environ).send([sys.executable, "-c", "raise SystemExit(7)"]) == (False, "7")

    def test_without_it_the_reader_opens_and_three_settings_are_told(self) -> None:
        system, user = Fake(windows=True, here=False), Scripted(words=["", ""])
        assert run(KIT, Asked(wanted=Wanted(products=("cartas",))), user, system, "en") == 0
        assert [pathlib.Path(path).stem for path in system.opened] == ["C01-cartas", "C02-cartas"]
        assert system.sent == []
        said = "\n".join(user.said)
        for setting in (
            "1. scale: actual size, 100 %",
            "2. paper: A4",
            "3. sides: both sides, flipped on the long edge",
        ):
            assert setting in said
        assert "4. " not in said

    @pytest.mark.parametrize(("tray", "backs"), [("face-down", "2, 4"), ("face-up", "4, 2 (in this order")])
    def test_without_it_both_sides_by_hand_are_two_openings(self, tray: Tray, backs: str) -> None:
        system, user = Fake(windows=True, here=False), Scripted(words=["", "", ""])
        asked = Asked(wanted=Wanted(cases=("C02",)), manual=True, tray=tray)
        assert run(KIT, asked, user, system, "en") == 0
        assert [pathlib.Path(path).stem for path in system.opened] == ["C02-cartas", "C02-cartas"]
        fronts, turn, back = user.said[-4:-1]
        assert "3. sides: one side\n  4. pages: 1, 3\n" in fronts
        assert "like the page of a book" in turn
        assert f"3. sides: one side\n  4. pages: {backs}" in back

    def test_without_it_a_file_made_for_two_passes_is_two_openings(self) -> None:
        system, user = Fake(windows=True, here=False), Scripted(words=["", "", ""])
        kit = kits.BuiltKit(pathlib.Path("/kit"), (a_file("cartas", "C01", 7, "manual"),))
        assert run(kit, Asked(), user, system, "en") == 0
        assert len(system.opened) == 2
        said = "\n".join(user.said)
        assert "4. pages: 1, 2, 3\n" in said and "4. pages: 5, 6, 7\n" in said

    def test_without_it_some_sheets_are_some_pages(self) -> None:
        user, asked = Scripted(words=[""]), Asked(wanted=Wanted(cases=("C01",), sheets=(1, 3)))
        assert run(KIT, asked, user, Fake(windows=True, here=False), "en") == 0
        assert "4. pages: 1-2, 5-6\n" in "\n".join(user.said)

    def test_without_any_reader_it_is_said(self) -> None:
        class Bare(Fake):
            def open(self, path: str) -> None:
                raise OSError(1155, "No application is associated with the specified file for this operation")

        user, asked = Scripted(), Asked(wanted=Wanted(products=("tablero",)))
        assert run(KIT, asked, user, Bare(windows=True, here=False), "en") == 3
        assert "tablero.pdf: no program here opens PDF files (No application" in user.said[-1]


class TestTheKit:
    def test_a_file_that_changed_is_not_printed(self, tmp_path: pathlib.Path) -> None:
        folder = write(tmp_path)
        assert len(kits.read(folder).files) == len(BOX)
        (folder / "jugadores" / "tablero.pdf").write_bytes(b"%PDF other")
        with pytest.raises(kits.KitFault) as fault:
            kits.read(folder)
        assert fault.value.reason == "changed"

    @pytest.mark.parametrize(
        "text",
        ["", "[]", "{}", '{"files": {"../../a.pdf": {"sides": "one-sided"}}}', '{"files": {"a.pdf": []}}'],
    )
    def test_a_damaged_manifest(self, tmp_path: pathlib.Path, text: str) -> None:
        (tmp_path / "manifest.json").write_text(text, encoding="utf-8")
        with pytest.raises(kits.KitFault) as fault:
            kits.read(tmp_path)
        assert fault.value.reason in ("damaged", "old")

    def test_a_file_outside_of_the_kit_is_refused(self, tmp_path: pathlib.Path) -> None:
        folder = write(tmp_path / "kit")
        text = (folder / "manifest.json").read_text(encoding="utf-8")
        (tmp_path / "x.pdf").write_bytes((folder / "jugadores" / "tablero.pdf").read_bytes())
        (folder / "manifest.json").write_text(text.replace("jugadores/tablero.pdf", "../x.pdf"), encoding="utf-8")
        with pytest.raises(kits.KitFault) as fault:
            kits.read(folder)
        assert fault.value.reason == "damaged"

    def test_for_another_paper_is_refused(self, tmp_path: pathlib.Path) -> None:
        folder = write(tmp_path)
        assert len(kits.read(folder, "a4").files) == len(BOX)
        with pytest.raises(kits.KitFault) as fault:
            kits.read(folder, "letter")
        assert fault.value.reason == "paper"

    def test_a_profile_of_printing_is_found_by_its_paper(self, tmp_path: pathlib.Path) -> None:
        built = tmp_path / "build"
        folded = write(built / "B01-pnp-v1.0" / "es" / "a4-gutterfold")
        assert kits.find("B01", built, "a4") == folded
        plain = write(built / "B01-pnp-v1.0" / "es" / "a4")
        assert kits.find("B01", built, "a4") == plain

    def test_is_found_by_folder_box_and_paper(self, tmp_path: pathlib.Path) -> None:
        built = tmp_path / "build"
        a4, letter = (write(built / "B01-pnp-v1.0" / "es" / paper) for paper in ("a4", "letter"))
        other = write(built / "B02-v1" / "es" / "a4")
        assert kits.find(str(a4), built, None) == a4
        assert kits.find("B01", built, "letter") == letter
        assert kits.find("cases/B01-sombras-de-poder", built, "a4") == a4
        assert kits.find(str(built / "B01-pnp-v1.0"), built, "letter") == letter
        assert kits.find("B02", built, None) == other
        for asked, reason in (("B01", "many"), (None, "many"), ("B03", "none")):
            with pytest.raises(kits.KitFault) as fault:
                kits.find(asked, built, None)
            assert fault.value.reason == reason


@pytest.mark.skipif(os.name == "nt", reason="lp is not a program of Windows")
class TestTheCommand:
    """`delictum print` with an `lp` that writes down what it was called with."""

    @pytest.fixture
    def path(self, tmp_path: pathlib.Path) -> str:
        folder = tmp_path / "bin"
        folder.mkdir()
        answers = {
            "lp": 'import json, sys; open(sys.argv[0] + ".log", "a").write(json.dumps(sys.argv[1:]) + "\\n")',
            "lpstat": 'import sys; print("Simple" if sys.argv[1] == "-e" else "system default destination: Simple")',
            "lpoptions": f"print({CANNOT!r})",
        }
        for name, program in answers.items():
            (folder / name).write_text(f"#!{sys.executable}\n{program}\n", encoding="utf-8")
            (folder / name).chmod(0o755)
        return f"{folder}{os.pathsep}{os.environ['PATH']}"

    def test_dry_run_shows_the_orders_and_sends_none(self, tmp_path: pathlib.Path, path: str) -> None:
        kit = write(tmp_path / "el kit de Ñ")
        done = delictum("print", str(kit), "--dry-run", "--manual", "--case", "c02", "--yes", PATH=path)
        assert done.returncode == 0, done.stderr
        orders = [line for line in done.stdout.splitlines() if line.startswith("lp ")]
        pdf = (kit / "jugadores" / "C02-cartas.pdf").resolve()
        always = "lp -d Simple -o media=iso_a4_210x297mm -o sides=one-sided -o print-scaling=none -o fit-to-page=false"
        own = "-o number-up=1 -o page-set={} -o outputorder=normal -t 'Kit · cartas' --"
        assert orders == [f"{always} {own.format(pages)} '{pdf}'" for pages in ("odd", "even")]
        assert not (tmp_path / "bin" / "lp.log").exists()

    def test_a_printer_that_is_yet_to_be_named_and_two_passes(self, tmp_path: pathlib.Path) -> None:
        kit = write(tmp_path / "kit", (a_file("cartas", pages=7, flip="manual"), a_file("tablero", None, 1, "none")))
        for language, words in (
            ("es", ("# Para la impresora que pongan en lugar de IMPRESORA", "hojas A4: 4.", "en dos pasadas a mano")),
            ("en", ("# For the printer to be named for PRINTER", "sheets of A4: 4.", "two passes by hand")),
        ):
            done = delictum("print", str(kit), "--dry-run", "--yes", PATH=str(tmp_path), DELICTUM_LANG=language)
            assert done.returncode == 0, done.stderr
            assert all(word in done.stdout for word in words), done.stdout
            stand_in = "IMPRESORA" if language == "es" else "PRINTER"
            assert all(f"lp -d {stand_in} " in line for line in done.stdout.splitlines() if line[0] != "#")
            rows = [line for line in done.stdout.splitlines() if line.startswith("#   ") and "×" in line]
            assert [words[2] in row for row in rows] == [True, False]

    def test_both_sides_by_hand_are_two_passes(self, tmp_path: pathlib.Path, path: str) -> None:
        kit = write(tmp_path / "kit")
        done = delictum("print", str(kit), "--dry-run", "--manual", "--case", "C02", "--yes", PATH=path)
        assert "#   2 × dos caras, en dos pasadas a mano: C02-cartas.pdf" in done.stdout

    def test_no_kit_is_told_by_the_folder_or_the_name(self, tmp_path: pathlib.Path) -> None:
        none, named = delictum("print", cwd=tmp_path), delictum("print", "B07", cwd=tmp_path)
        assert (none.returncode, named.returncode) == (2, 2)
        assert "ningún kit compilado en build." in none.stderr
        assert "ningún kit compilado para «B07»." in named.stderr

    def test_what_a_dry_run_shows_is_a_script(self, tmp_path: pathlib.Path, path: str) -> None:
        kit = write(tmp_path / "el kit de Ñ")
        done = delictum("print", str(kit), "--dry-run", "--manual", "--case", "C02", "--solutions", PATH=path)
        assert done.returncode == 0, done.stderr
        subprocess.run(["sh", "-eu"], input=done.stdout, env={"PATH": path}, check=True, encoding="utf-8")
        sent = [json.loads(line) for line in (tmp_path / "bin" / "lp.log").read_text("utf-8").splitlines()]
        pdf = str((kit / "jugadores" / "C02-cartas.pdf").resolve())
        assert [order[-1] for order in sent] == [pdf] * 4

    def test_a_printer_without_duplex_is_refused_and_manual_offered(self, tmp_path: pathlib.Path, path: str) -> None:
        done = delictum("print", str(write(tmp_path / "kit")), "--yes", PATH=path, DELICTUM_LANG="es")
        assert done.returncode == 2
        assert "--manual" in done.stderr
        assert not (tmp_path / "bin" / "lp.log").exists()

    def test_nobody_at_the_terminal_is_a_no(self, tmp_path: pathlib.Path, path: str) -> None:
        kit = write(tmp_path / "kit")
        for asked in (["--product", "tablero"], ["--product", "soluciones", "--solutions", "--manual", "--yes"]):
            done = delictum("print", str(kit), *asked, PATH=path)
            assert done.returncode == 1, done.stderr
            assert "Traceback" not in done.stderr
        assert not (tmp_path / "bin" / "lp.log").exists()

    @pytest.mark.parametrize(
        ("answer", "yes"), [("s", True), ("Sí", True), ("yes", True), ("n", False), ("", False), ("quizás", False)]
    )
    def test_yes_in_both_languages(self, monkeypatch: pytest.MonkeyPatch, answer: str, yes: bool) -> None:
        monkeypatch.setattr("sys.stdin", io.StringIO(f"{answer}\n"))
        assert AtTerminal().confirm("¿Imprimimos?") is yes

    def test_wrong_sheets_are_wrong_usage(self, tmp_path: pathlib.Path, path: str) -> None:
        kit = write(tmp_path / "kit")
        for sheets in ("x", "3-", "0", "5"):
            done = delictum("print", str(kit), "--case", "C02", "--manual", "--yes", "--sheets", sheets, PATH=path)
            assert done.returncode == 2, (sheets, done.stdout)
