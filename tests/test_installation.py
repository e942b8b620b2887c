"""The kit folder: replaced as a whole, never broken."""

from __future__ import annotations

import errno
import json
import os
import pathlib
import signal
import subprocess
import sys
import textwrap

import pytest

from delictum_pnp import installation
from delictum_pnp.bundle import Output
from delictum_pnp.installation import InstallationError


def outputs(text: str = "one") -> list[Output]:
    return [
        Output("jugadores/a.pdf", b"players " + text.encode(), "players"),
        Output("soluciones/C01-solucion.pdf", b"solution", "solution"),
    ]


def files(folder: pathlib.Path) -> dict[str, bytes]:
    return {p.relative_to(folder).as_posix(): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


def test_first_and_second_build(tmp_path: pathlib.Path) -> None:
    target = tmp_path / "build" / "kit"
    first = installation.install(outputs(), target, {"inputs": "x"})
    assert (first.kept, len(first.written)) == ((), 2)
    before = (target / "soluciones/C01-solucion.pdf").stat()
    second = installation.install(outputs("two"), target, {"inputs": "y"})
    assert second.kept == ("soluciones/C01-solucion.pdf",)
    assert (target / "soluciones/C01-solucion.pdf").stat().st_mtime_ns == before.st_mtime_ns
    assert files(target)["jugadores/a.pdf"] == b"players two"
    assert json.loads(files(target)[".delictum.json"])["inputs"] == "y"
    assert {p.name for p in target.parent.iterdir()} == {"kit", ".kit.lock"}


def test_a_file_that_is_no_longer_made_goes(tmp_path: pathlib.Path) -> None:
    installation.install(outputs(), tmp_path / "kit", {})
    installation.install(outputs()[:1], tmp_path / "kit", {})
    assert "soluciones/C01-solucion.pdf" not in files(tmp_path / "kit")


@pytest.mark.parametrize(
    ("code", "reason"),
    [(errno.ENOSPC, "full"), (errno.EROFS, "denied"), (errno.EACCES, "denied"), (errno.EIO, "other")],
)
def test_a_write_that_fails_leaves_the_old_kit(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, code: int, reason: str
) -> None:
    target = tmp_path / "kit"
    installation.install(outputs(), target, {})
    old = files(target)

    def refuse(self: pathlib.Path, data: bytes) -> int:
        raise OSError(code, os.strerror(code), str(self))

    monkeypatch.setattr(pathlib.Path, "write_bytes", refuse)
    with pytest.raises(InstallationError) as caught:
        installation.install(outputs("two"), target, {})
    assert caught.value.reason == reason
    assert files(target) == old
    assert not installation.beside(target, "next").exists()


def test_a_locked_target_leaves_the_old_kit(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "kit"
    installation.install(outputs(), target, {})
    old = files(target)
    rename = pathlib.Path.rename

    def refuse(self: pathlib.Path, to: pathlib.Path) -> pathlib.Path:
        if self.name.endswith(".next"):
            raise PermissionError(errno.EACCES, "in use", str(self))
        return rename(self, to)

    monkeypatch.setattr(pathlib.Path, "rename", refuse)
    with pytest.raises(InstallationError) as caught:
        installation.install(outputs("two"), target, {})
    assert caught.value.reason == "denied"
    assert files(target) == old


def test_two_builds_at_once_are_told_apart(tmp_path: pathlib.Path) -> None:
    target = tmp_path / "kit"
    installation.install(outputs(), target, {})
    with installation.locked(target), pytest.raises(InstallationError) as caught:
        installation.install(outputs("two"), target, {})
    assert caught.value.reason == "busy"


@pytest.mark.skipif(os.name == "nt", reason="no SIGKILL on Windows")
@pytest.mark.parametrize("at", ["writing", "between the two renames"])
def test_a_kill_leaves_a_whole_kit(tmp_path: pathlib.Path, at: str) -> None:
    """The process is killed for real; the next build finds the old kit or finishes the swap."""
    target = tmp_path / "kit"
    installation.install(outputs(), target, {"inputs": "old"})
    old = files(target)
    script = textwrap.dedent(f"""
        import os, pathlib, signal
        from delictum_pnp import installation
        from delictum_pnp.bundle import Output
        def die(*_, **__): os.kill(os.getpid(), signal.SIGKILL)
        if {at == "writing"!r}:
            pathlib.Path.write_text = die
        else:
            rename = pathlib.Path.rename
            pathlib.Path.rename = lambda s, t: die() if s.name.endswith(".next") else rename(s, t)
        installation.install([Output("jugadores/a.pdf", b"new", "players")], pathlib.Path({str(target)!r}), {{}})
    """)
    died = subprocess.run([sys.executable, "-c", script], capture_output=True)
    assert died.returncode == -signal.SIGKILL, died.stderr
    installation.recover(target)
    assert files(target) == old
    installation.install(outputs("two"), target, {})
    assert files(target)["jugadores/a.pdf"] == b"players two"


def test_put_replaces_a_file_and_leaves_nothing_beside_it(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "new" / "a.svg"
    for data in (b"one", b"two"):
        installation.put(Output("a.svg", data, "editor"), path)
        assert path.read_bytes() == data
    assert [p.name for p in path.parent.iterdir()] == ["a.svg"]
