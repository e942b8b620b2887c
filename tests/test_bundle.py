"""What becomes a kit: audiences kept apart, ZIPs, manifest and sums, the same bytes for the same outputs."""

from __future__ import annotations

import io
import json
import zipfile

import pytest

from delictum_pnp import bundle
from delictum_pnp.bundle import AudienceError, Output, PlayersPages, SolutionPages
from delictum_pnp.layout.page import Page

PAGE = Page(210, 297, ())
SOLUTION_PAGE = Page(210, 297, (), audience="solution")


def outputs(text: str = "one") -> list[Output]:
    return [
        bundle.players_output("a.pdf", PlayersPages([PAGE]), b"players " + text.encode()),
        bundle.solution_output("C01-solucion.pdf", SolutionPages([SOLUTION_PAGE]), b"solution"),
    ]


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
