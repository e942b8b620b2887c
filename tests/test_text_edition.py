"""`delictum build --format txt`: the same folders as the PDFs, solutions apart, the same bytes each time."""

from __future__ import annotations

import hashlib
import pathlib

import pytest

from tests.conftest import delictum


@pytest.fixture(scope="module")
def edition(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    out = tmp_path_factory.mktemp("text")
    done = delictum("build", "--format", "txt", "--out", str(out))
    assert done.returncode == 0, done.stderr
    return out / "B01-pnp-v1.0" / "es" / "txt"


def test_every_pdf_has_its_text(edition: pathlib.Path, flagship: pathlib.Path) -> None:
    names = {path.relative_to(flagship).with_suffix(".txt").as_posix() for path in flagship.rglob("*.pdf")}
    assert {path.relative_to(edition).as_posix() for path in edition.rglob("*.txt")} == names


def test_lines_are_utf_8_and_at_most_80_wide(edition: pathlib.Path) -> None:
    for path in edition.rglob("*.txt"):
        text = path.read_text("utf-8")
        assert max(map(len, text.splitlines())) <= 80, path.name
        assert not {"\u00ad", "\ufffd", "\t", "\r"} & set(text), path.name


def test_the_solution_is_told_in_its_folder_only(edition: pathlib.Path) -> None:
    solution = (edition / "soluciones" / "C01-solucion.txt").read_text("utf-8")
    secret = {line for line in solution.splitlines() if len(line) > 70 and "|" not in line}
    assert len(secret) > 30
    for path in (edition / "jugadores").glob("C01-*.txt"):
        assert not secret & set(path.read_text("utf-8").splitlines()), path.name


def test_sums_are_of_the_files_and_nothing_new_is_not_written_again(edition: pathlib.Path) -> None:
    sums = dict(reversed(line.split("  ")) for line in (edition / "SHA256SUMS").read_text("utf-8").splitlines())
    assert sums == {
        path.relative_to(edition).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in edition.rglob("*.txt")
    }
    again = delictum("build", "--format", "txt", "--out", str(edition.parents[2]), DELICTUM_LANG="en")
    assert "up to date" in again.stdout


@pytest.mark.parametrize("more", [("--release",), ("--paper", "all")])
def test_what_text_cannot_do_is_wrong_usage(more: tuple[str, ...], tmp_path: pathlib.Path) -> None:
    done = delictum("build", "--format", "txt", "--out", str(tmp_path), *more)
    assert done.returncode == 2
    assert "--format txt" in done.stderr
