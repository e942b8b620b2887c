"""`delictum verify` and `build --release`, as their users run them."""

from __future__ import annotations

import pathlib
import re
import shutil
from types import SimpleNamespace

import pytest

from delictum_pnp import cli_verify, installation
from delictum_pnp.bundle import Output
from delictum_pnp.cli import main
from delictum_pnp.verify import second_reader
from tests.conftest import KIT, delictum
from tests.verify import edits


def run(*arguments: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as ended:
        main(list(arguments))
    said = capsys.readouterr()
    return int(ended.value.code or 0), said.out, said.err


def test_a_release_is_proved_and_verified(tmp_path: pathlib.Path, kit_copy: pathlib.Path) -> None:
    """Of a kit with one product, so that it is quick."""
    kit = kit_copy / "kit.yaml"
    kit.write_text(
        re.sub(r"products:.*?(?=^\S|\Z)", "products: [especialistas]\n", kit.read_text("utf-8"), flags=re.M | re.S)
    )
    done = delictum("build", str(kit_copy), "--release", "--out", str(tmp_path / "out"), DELICTUM_LANG="en")
    assert done.returncode == 0, done.stderr
    assert "4 pages, 6 cards" in done.stderr and "No faults found" in done.stderr
    assert list((tmp_path / "out").glob("*/es/a4/jugadores/especialistas.pdf"))


def test_one_file_of_a_kit(
    flagship: pathlib.Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DELICTUM_LANG", "en")
    code, out, err = run("verify", str(flagship / "jugadores" / "especialistas.pdf"), capsys=capsys)
    assert (code, out) == (0, "No faults found.\n")
    assert "4 pages, 6 cards" in err and "Not looked at" not in err


def test_a_bare_file_says_what_was_not_looked_at(
    flagship: pathlib.Path, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DELICTUM_LANG", "en")
    bare = tmp_path / "cards.pdf"
    shutil.copy(flagship / "jugadores" / "especialistas.pdf", bare)
    code, _, err = run("verify", str(bare), capsys=capsys)
    assert code == 0 and "6 cards" in err
    assert "Not looked at: spoilers" in err and "Not looked at: checksums" in err
    code, _, err = run("verify", str(bare), "--kit", str(KIT), capsys=capsys)
    assert code == 0 and "spoilers" not in err


def test_a_fault_ends_with_one_and_names_the_page(
    flagship: pathlib.Path, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = (flagship / "jugadores" / "especialistas.pdf").read_bytes()
    bad = tmp_path / "especialistas.pdf"
    bad.write_bytes(edits.with_content(data, 2, lambda old: old + b"\n0 g 6 400 3 3 re f\n"))
    code, out, _ = run("verify", str(bad), "--output-format", "github", capsys=capsys)
    assert code == 1 and "line=3" in out and "I005" in out


@pytest.mark.parametrize(("language", "sentence"), [("es", "no es un kit; dentro hay"), ("en", "is not a kit; in it")])
def test_a_folder_of_kits_names_them(
    tmp_path: pathlib.Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    sentence: str,
) -> None:
    monkeypatch.setenv("DELICTUM_LANG", language)
    kits = [tmp_path / "build" / "B01-pnp-v1.0" / "es" / paper for paper in ("a4", "letter", ".a4-being-made")]
    for kit in kits:
        kit.mkdir(parents=True)
        (kit / "manifest.json").write_text("{}", encoding="utf-8")
    for folder in (tmp_path, tmp_path / "build", kits[0].parent):
        code, out, err = run("verify", str(folder), capsys=capsys)
        assert (code, out) == (2, "")
        assert f"{folder.as_posix()} {sentence}" in err and f": {kits[0].as_posix()}, {kits[1].as_posix()}." in err


def test_a_kit_that_is_not_there(tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("verify", str(tmp_path / "none.pdf"), capsys=capsys)[0] == 2
    (tmp_path / "a.pdf").write_bytes(b"")
    assert run("verify", str(tmp_path / "a.pdf"), "--kit", "B99", capsys=capsys)[0] == 2


def test_what_fails_verification_is_not_installed(tmp_path: pathlib.Path) -> None:
    """The old kit stays as it was, and nothing is left beside it."""
    target = tmp_path / "kit"
    installation.install([Output("a.txt", b"old", "players")], target, {})

    def refuse(folder: pathlib.Path) -> None:
        assert (folder / "a.txt").read_bytes() == b"new"
        raise SystemExit(1)

    with pytest.raises(SystemExit):
        installation.install([Output("a.txt", b"new", "players")], target, {}, refuse)
    assert (target / "a.txt").read_bytes() == b"old"
    assert sorted(path.name for path in tmp_path.iterdir()) == [".kit.lock", "kit"]


@pytest.mark.parametrize(("is_open", "there", "code"), [(True, True, 1), (False, False, 3)])
def test_what_a_release_asks_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path, is_open: bool, there: bool, code: int
) -> None:
    monkeypatch.setattr(second_reader, "available", lambda: there)
    checked = SimpleNamespace(is_open=is_open, source=object())
    with pytest.raises(SystemExit) as ended:
        cli_verify.inspector(checked, tmp_path)  # type: ignore[arg-type]
    assert ended.value.code == code
