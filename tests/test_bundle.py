"""The kit folder: replaced as a whole, never broken, the same bytes for the same outputs."""

from __future__ import annotations

import errno
import io
import json
import os
import pathlib
import signal
import subprocess
import sys
import textwrap
import zipfile

import pytest

from delictum_pnp import bundle
from delictum_pnp.bundle import AudienceError, BundleError, Output, PlayersPages, SolutionPages
from delictum_pnp.layout.page import Page

PAGE = Page(210, 297, ())
SOLUTION_PAGE = Page(210, 297, (), audience="solution")


def outputs(text: str = "one") -> list[Output]:
    return [
        bundle.players_output("a.pdf", PlayersPages([PAGE]), b"players " + text.encode()),
        bundle.solution_output("C01-solucion.pdf", SolutionPages([SOLUTION_PAGE]), b"solution"),
    ]


def files(folder: pathlib.Path) -> dict[str, bytes]:
    return {p.relative_to(folder).as_posix(): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


class TestAudience:
    def test_a_solution_page_cannot_become_a_players_product(self) -> None:
        with pytest.raises(AudienceError, match="page 2 is for solution, not for players"):
            PlayersPages([PAGE, SOLUTION_PAGE])

    def test_a_players_file_is_made_of_players_pages_only(self) -> None:
        with pytest.raises(AudienceError):
            bundle.players_output("a.pdf", SolutionPages([PAGE]), b"")  # type: ignore[arg-type]
        with pytest.raises(AudienceError):
            bundle.solution_output("a.pdf", PlayersPages([PAGE]), b"")  # type: ignore[arg-type]


class TestComplete:
    def test_players_and_solutions_are_zipped_apart(self) -> None:
        done = {o.name: o.data for o in bundle.complete(outputs(), {"kit": "B01"}, "<p>hola</p>", "B01")}
        players = zipfile.ZipFile(io.BytesIO(done["B01-jugadores.zip"])).namelist()
        assert players == ["LEEME.html", "SHA256SUMS", "jugadores/a.pdf", "manifest.json"]
        apart = zipfile.ZipFile(io.BytesIO(done["B01-soluciones.zip"])).namelist()
        assert apart == ["SHA256SUMS", "manifest.json", "soluciones/C01-solucion.pdf"]

    def test_each_zip_tells_of_its_own_files_only(self) -> None:
        facts = {"title": "a", "sides": "one-sided"}
        files = [bundle.players_output("a.pdf", PlayersPages([PAGE]), b"a", facts), outputs()[1]]
        done = {o.name: o.data for o in bundle.complete(files, {"kit": "B01"}, "<p>", "B01")}
        whole = json.loads(done["manifest.json"])["files"]
        assert whole["jugadores/a.pdf"].items() >= facts.items()
        for name, inside in (
            ("jugadores", {"LEEME.html", "jugadores/a.pdf"}),
            ("soluciones", {"soluciones/C01-solucion.pdf"}),
        ):
            with zipfile.ZipFile(io.BytesIO(done[f"B01-{name}.zip"])) as archive:
                told = json.loads(archive.read("manifest.json"))["files"]
            assert told == {path: whole[path] for path in inside}

    def test_a_changed_solution_changes_no_players_file(self) -> None:
        def players(solution: bytes) -> dict[str, bytes]:
            files = [outputs()[0], bundle.solution_output("s.pdf", SolutionPages([SOLUTION_PAGE]), solution)]
            return {o.name: o.data for o in bundle.complete(files, {}, "x", "B01") if o.audience == "players"}

        assert players(b"one") == players(b"two")

    def test_manifest_and_checksums_name_every_file(self) -> None:
        done = {o.name: o for o in bundle.complete(outputs(), {"kit": "B01"}, "x", "B01")}
        manifest = json.loads(done["manifest.json"].data)
        assert manifest["kit"] == "B01"
        assert set(manifest["files"]) == set(done) - {"manifest.json", "SHA256SUMS"}
        for name, row in manifest["files"].items():
            assert row["sha256"] == done[name].digest
        sums = dict(line.split("  ")[::-1] for line in done["SHA256SUMS"].data.decode().splitlines())
        assert sums["manifest.json"] == done["manifest.json"].digest

    def test_a_zip_is_the_same_bytes_whatever_the_order(self) -> None:
        one, two = outputs()
        assert bundle.zipped([one, two]) == bundle.zipped([two, one])


class TestInstall:
    def test_first_and_second_build(self, tmp_path: pathlib.Path) -> None:
        target = tmp_path / "build" / "kit"
        first = bundle.install(outputs(), target, {"inputs": "x"})
        assert (first.kept, len(first.written)) == ((), 2)
        before = (target / "soluciones/C01-solucion.pdf").stat()
        second = bundle.install(outputs("two"), target, {"inputs": "y"})
        assert second.kept == ("soluciones/C01-solucion.pdf",)
        assert (target / "soluciones/C01-solucion.pdf").stat().st_mtime_ns == before.st_mtime_ns
        assert files(target)["jugadores/a.pdf"] == b"players two"
        assert json.loads(files(target)[".delictum.json"])["inputs"] == "y"
        assert {p.name for p in target.parent.iterdir()} == {"kit", ".kit.lock"}

    def test_a_file_that_is_no_longer_made_goes(self, tmp_path: pathlib.Path) -> None:
        bundle.install(outputs(), tmp_path / "kit", {})
        bundle.install(outputs()[:1], tmp_path / "kit", {})
        assert "soluciones/C01-solucion.pdf" not in files(tmp_path / "kit")

    @pytest.mark.parametrize(
        ("code", "reason"),
        [(errno.ENOSPC, "full"), (errno.EROFS, "denied"), (errno.EACCES, "denied"), (errno.EIO, "other")],
    )
    def test_a_write_that_fails_leaves_the_old_kit(
        self, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, code: int, reason: str
    ) -> None:
        target = tmp_path / "kit"
        bundle.install(outputs(), target, {})
        old = files(target)

        def refuse(self: pathlib.Path, data: bytes) -> int:
            raise OSError(code, os.strerror(code), str(self))

        monkeypatch.setattr(pathlib.Path, "write_bytes", refuse)
        with pytest.raises(BundleError) as caught:
            bundle.install(outputs("two"), target, {})
        assert caught.value.reason == reason
        assert files(target) == old
        assert not bundle.beside(target, "next").exists()

    def test_a_locked_target_leaves_the_old_kit(self, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
        target = tmp_path / "kit"
        bundle.install(outputs(), target, {})
        old = files(target)
        rename = pathlib.Path.rename

        def refuse(self: pathlib.Path, to: pathlib.Path) -> pathlib.Path:
            if self.name.endswith(".next"):
                raise PermissionError(errno.EACCES, "in use", str(self))
            return rename(self, to)

        monkeypatch.setattr(pathlib.Path, "rename", refuse)
        with pytest.raises(BundleError) as caught:
            bundle.install(outputs("two"), target, {})
        assert caught.value.reason == "denied"
        assert files(target) == old

    def test_two_builds_at_once_are_told_apart(self, tmp_path: pathlib.Path) -> None:
        target = tmp_path / "kit"
        bundle.install(outputs(), target, {})
        with bundle.locked(target), pytest.raises(BundleError) as caught:
            bundle.install(outputs("two"), target, {})
        assert caught.value.reason == "busy"

    @pytest.mark.skipif(os.name == "nt", reason="no SIGKILL on Windows")
    @pytest.mark.parametrize("at", ["writing", "between the two renames"])
    def test_a_kill_leaves_a_whole_kit(self, tmp_path: pathlib.Path, at: str) -> None:
        """The process is killed for real; the next build finds the old kit or finishes the swap."""
        target = tmp_path / "kit"
        bundle.install(outputs(), target, {"inputs": "old"})
        old = files(target)
        script = textwrap.dedent(f"""
            import os, pathlib, signal
            from delictum_pnp import bundle
            from delictum_pnp.bundle import Output
            def die(*_, **__): os.kill(os.getpid(), signal.SIGKILL)
            if {at == "writing"!r}:
                pathlib.Path.write_text = die
            else:
                rename = pathlib.Path.rename
                pathlib.Path.rename = lambda s, t: die() if s.name.endswith(".next") else rename(s, t)
            bundle.install([Output("jugadores/a.pdf", b"new", "players")], pathlib.Path({str(target)!r}), {{}})
        """)
        died = subprocess.run([sys.executable, "-c", script], capture_output=True)
        assert died.returncode == -signal.SIGKILL, died.stderr
        bundle.recover(target)
        assert files(target) == old
        bundle.install(outputs("two"), target, {})
        assert files(target)["jugadores/a.pdf"] == b"players two"
