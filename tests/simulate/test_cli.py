"""`delictum simulate` as an editor meets it."""

from __future__ import annotations

import json
import pathlib

import pytest

from tests.conftest import delictum

FEW = ("simulate", "C01", "--games", "30")


def test_json_is_the_same_whatever_the_hash_seed() -> None:
    done = [delictum(*FEW, "--json", PYTHONHASHSEED=seed) for seed in ("0", "1")]
    assert [run.returncode for run in done] == [0, 0], done[0].stderr
    assert done[0].stdout == done[1].stdout
    found = json.loads(done[0].stdout)
    assert (found["case"], found["games"], found["seed"]) == ("C01", 30, 1)
    assert list(found["policies"]) == ["chance", "curious", "careful", "proof"]


def test_the_page_is_written_in_the_language_of_the_locale(tmp_path: pathlib.Path) -> None:
    page = tmp_path / "informe.html"
    done = delictum(*FEW, "--policy", "chance", "--html", str(page), LANG="en_GB.UTF-8")
    assert done.returncode == 0, done.stderr
    assert '<html lang="en">' in page.read_text(encoding="utf-8")
    assert "some thesis demonstrated" in done.stdout
    assert "curious" not in done.stdout


@pytest.mark.parametrize(
    "arguments",
    [("simulate", "C09"), (*FEW, "--policy", "lucky"), ("simulate", "C01", "--games", "0"), (*FEW, "--seed", "-1")],
)
def test_wrong_usage_is_2(arguments: tuple[str, ...]) -> None:
    assert delictum(*arguments).returncode == 2


def test_a_page_that_cannot_be_written_is_3(tmp_path: pathlib.Path) -> None:
    done = delictum(*FEW, "--html", str(tmp_path / "none" / "page.html"), DELICTUM_LANG="en")
    assert done.returncode == 3
    assert "could not be written" in done.stderr


def test_a_broken_kit_says_what_is_wrong(kit_copy: pathlib.Path) -> None:
    path = kit_copy / "C01" / "cards.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("requires: {any: [P01, P02]}", "requires: {any: [P77]}"))
    done = delictum("simulate", "C01", "--kit", str(kit_copy), "--games", "5")
    assert done.returncode == 1
    assert "P77" in done.stderr
    assert "Traceback" not in done.stderr
