"""The command line as an editor meets it: exit codes, messages, languages, and never a traceback."""

from __future__ import annotations

import json
import pathlib
import shutil

import click
import pytest

from delictum_pnp.cli import COMMANDS, cli
from tests.conftest import KIT, delictum

HEAVY = {"reportlab", "jinja2", "pydantic", "ruamel", "pypdf"}
"""What takes longer to import than an up-to-date build may take."""


def replace(kit: pathlib.Path, file: str, old: str, new: str) -> int:
    """Change one place of a source; answers the line it stands on."""
    path = kit / file
    text = path.read_text(encoding="utf-8")
    assert text.count(old) >= 1, old
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


class TestCheck:
    def test_the_flagship_is_clean(self) -> None:
        done = delictum("check")
        assert done.returncode == 0, done.stdout
        assert done.stderr == ""

    def test_a_fault_has_its_place_code_and_hint(self, kit_copy: pathlib.Path) -> None:
        line = replace(kit_copy, "C01/cards.yaml", "group: G04", "group: G99")
        done = delictum("check", str(kit_copy), DELICTUM_LANG="en")
        assert done.returncode == 1
        assert f"C01/cards.yaml:{line}:" in done.stdout
        assert "G99" in done.stdout

    def test_all_faults_come_at_once_and_sorted(self, kit_copy: pathlib.Path) -> None:
        first = replace(kit_copy, "C01/cards.yaml", "approach: A", "aproach: A")
        second = replace(kit_copy, "C01/cards.yaml", "standing: citable", "standing: citabel")
        third = replace(kit_copy, "kit.yaml", "box: B01", "box: 01")
        found = json.loads(delictum("check", str(kit_copy), "--output-format", "json").stdout)
        rows = found if isinstance(found, list) else found["diagnostics"]
        places = [(row["file"].rsplit("kit/")[-1], row["line"]) for row in rows]
        assert {("C01/cards.yaml", first), ("C01/cards.yaml", second), ("kit.yaml", third)} <= set(places)
        assert places == sorted(places)

    @pytest.mark.parametrize(("language", "word"), [("es", "error"), ("en", "error")])
    def test_messages_follow_the_locale(self, kit_copy: pathlib.Path, language: str, word: str) -> None:
        replace(kit_copy, "C01/cards.yaml", "group: G04", "group: G99")
        done = delictum("check", str(kit_copy), LANG=f"{language}_XX.UTF-8")
        other = delictum("check", str(kit_copy), LANG="en_GB" if language == "es" else "es_AR")
        assert word in done.stdout
        assert done.stdout != other.stdout

    @pytest.mark.parametrize("form", ["json", "sarif"])
    def test_machine_formats_are_valid_json(self, kit_copy: pathlib.Path, form: str) -> None:
        replace(kit_copy, "C01/cards.yaml", "group: G04", "group: G99")
        json.loads(delictum("check", str(kit_copy), "--output-format", form).stdout)

    def test_a_solution_is_quoted_only_when_asked(self, kit_copy: pathlib.Path) -> None:
        secret = "a las 04:35 una lancha sin luces dejó el muelle"
        replace(kit_copy, "C01/cards.yaml", "title: Una entrada sin aviso", f"title: '{secret}'")
        quiet, loud = delictum("check", str(kit_copy)), delictum("check", str(kit_copy), "--spoilers")
        assert quiet.returncode == 1
        assert "lancha sin luces" not in quiet.stdout
        assert "lancha sin luces" in loud.stdout

    def test_no_colour_codes_when_not_on_a_terminal(self) -> None:
        assert "\x1b" not in delictum("check").stdout


class TestUsage:
    @pytest.mark.parametrize(
        "arguments",
        [("build", "nowhere"), ("check", "nowhere"), ("build", "--paper", "a5"), ("explain", "Z999"), ("x",)],
    )
    def test_wrong_usage_is_2(self, arguments: tuple[str, ...]) -> None:
        done = delictum(*arguments)
        assert done.returncode == 2
        assert "Traceback" not in done.stderr

    def test_an_unknown_kit_names_the_known_ones(self) -> None:
        assert "B01-sombras-de-poder" in delictum("check", "B09").stderr

    @pytest.mark.parametrize("value", ["yesterday", "-1", "1e3", "9" * 20, "१२"])
    def test_a_bad_source_date_epoch_is_refused(self, tmp_path: pathlib.Path, value: str) -> None:
        done = delictum("build", "--out", str(tmp_path / "out"), SOURCE_DATE_EPOCH=value)
        assert done.returncode == 2
        assert "SOURCE_DATE_EPOCH" in done.stderr
        assert not (tmp_path / "out").exists()

    def test_explain_tells_why_and_shows_good_and_bad(self) -> None:
        done = delictum("explain", "s040", DELICTUM_LANG="en")
        assert done.returncode == 0
        assert "S040" in done.stdout

    @pytest.mark.parametrize("name", COMMANDS)
    def test_a_command_is_where_the_table_says_and_has_that_name(self, name: str) -> None:
        found = cli.get_command(click.Context(cli), name)
        assert found is not None
        assert found.name == name
        assert COMMANDS[name][0].startswith("cli_")
        assert found.get_short_help_str()

    def test_help_does_not_import_the_heavy_rooms(self) -> None:
        import subprocess
        import sys

        script = (
            "import sys; from delictum_pnp.cli import cli\n"
            "try: cli.main(['--help'])\nexcept SystemExit: pass\n"
            f"heavy = {HEAVY} & set(sys.modules)\n"
            "sys.exit(f'imported {heavy}' if heavy else 0)"
        )
        done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr


class TestBuild:
    def test_the_kit_folder(self, flagship: pathlib.Path) -> None:
        names = {p.relative_to(flagship).as_posix() for p in flagship.rglob("*") if p.is_file()}
        assert {
            "LEEME.html", "SHA256SUMS", "manifest.json", "B01-pnp-v1.0-es-a4-jugadores.zip",
            "B01-pnp-v1.0-es-a4-soluciones.zip", "jugadores/C01-cartas.pdf", "jugadores/C01-sobre.pdf",
            "jugadores/C01-expediente.pdf", "jugadores/C01-hoja-investigacion.pdf", "jugadores/especialistas.pdf",
            "jugadores/hoja-campana.pdf", "jugadores/imprimir.pdf", "jugadores/referencia.pdf",
            "jugadores/reglamento.pdf", "jugadores/tablero.pdf", "soluciones/C01-solucion.pdf",
            "soluciones/C01-sobre-solucion.pdf",
        } <= names  # fmt: skip

    def test_nothing_changed_nothing_rewritten(self, tmp_path: pathlib.Path) -> None:
        assert delictum("build", "--out", str(tmp_path)).returncode == 0
        before = {p: p.stat().st_mtime_ns for p in tmp_path.rglob("*") if p.is_file()}
        again = delictum("build", "--out", str(tmp_path), PYTHONPROFILEIMPORTTIME="1")
        assert again.returncode == 0
        assert "al día" in again.stdout
        imported = {line.split("|")[-1].strip().split(".")[0] for line in again.stderr.splitlines()}
        assert "click" in imported
        assert not imported & HEAVY
        assert {p: p.stat().st_mtime_ns for p in tmp_path.rglob("*") if p.is_file()} == before

    def test_an_error_builds_nothing_and_keeps_the_old_kit(
        self, kit_copy: pathlib.Path, tmp_path: pathlib.Path
    ) -> None:
        out = tmp_path / "out"
        assert delictum("build", str(kit_copy), "--out", str(out)).returncode == 0
        before = {p: p.read_bytes() for p in out.rglob("*.pdf")}
        replace(kit_copy, "C01/cards.yaml", "group: G04", "group: G99")
        failed = delictum("build", str(kit_copy), "--out", str(out))
        assert failed.returncode == 1
        assert "G99" in failed.stderr
        assert {p: p.read_bytes() for p in out.rglob("*.pdf")} == before

    def test_a_file_where_the_folder_should_be(self, tmp_path: pathlib.Path) -> None:
        (tmp_path / "out").write_text("in the way", encoding="utf-8")
        done = delictum("build", "--out", str(tmp_path / "out" / "deeper"))
        assert done.returncode == 3
        assert "Traceback" not in done.stderr
        assert (tmp_path / "out").read_text(encoding="utf-8") == "in the way"

    def test_a_kit_without_its_own_templates_uses_the_programs(self, tmp_path: pathlib.Path) -> None:
        shutil.copytree(KIT, tmp_path / "mine")
        done = delictum("build", "mine", "--out", "out", cwd=tmp_path)
        assert done.returncode == 0, done.stderr


class TestRunningText:
    @pytest.mark.parametrize(
        ("old", "new", "word"),
        [
            (":::data actions", ":::data acciones", "acciones"),
            (":::pasos", ":::paso", ":::paso"),
            ("{Q} **", "{Qq} **", "Qq"),
        ],
    )
    def test_a_fault_of_the_rulebook_has_its_line(self, kit_copy: pathlib.Path, old: str, new: str, word: str) -> None:
        line = replace(kit_copy, "rulebook/reglamento.md", old, new)
        done = delictum("check", str(kit_copy))
        assert done.returncode == 1
        assert f"rulebook/reglamento.md:{line}:1: L014" in done.stdout
        assert word in done.stdout

    def test_a_missing_page_is_named(self, kit_copy: pathlib.Path) -> None:
        (kit_copy / "rulebook" / "imprimir.md").unlink()
        done = delictum("check", str(kit_copy))
        assert done.returncode == 1
        assert "imprimir.md" in done.stdout


def test_stacked_sheets_give_piles_in_code_order(tmp_path: pathlib.Path) -> None:
    """The first cells of all front pages, one after the other, are the deck's first quarter."""
    import pypdfium2

    assert delictum("build", "--stack", "--out", str(tmp_path)).returncode == 0
    (pdf,) = tmp_path.rglob("C01-cartas.pdf")
    bookmarks = [item.get_title() for item in pypdfium2.PdfDocument(pdf).get_toc()]
    firsts = [title.split(": ")[1].split(",")[0] for title in bookmarks]
    assert firsts == sorted(firsts, key=lambda code: ("LPQXFIVANS".index(code[0]), code))
    assert firsts[:3] == ["L01", "L02", "L03"]
