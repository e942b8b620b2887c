"""Graph and dossier from the command line; neither ever enters a kit folder."""

from __future__ import annotations

import pathlib
from xml.etree import ElementTree

import pypdfium2
import pytest

from delictum_pnp import bundle
from delictum_pnp.bundle import AudienceError, EditorPages, PlayersPages, SolutionPages
from delictum_pnp.layout.page import Page
from tests.conftest import delictum

PAGE = Page(210, 297, (), audience="editor")


class TestAudience:
    def test_players_and_solutions_products_refuse_editors_pages(self) -> None:
        with pytest.raises(AudienceError, match="page 1 is for editor"):
            PlayersPages([PAGE])
        with pytest.raises(AudienceError, match="page 1 is for editors"):
            SolutionPages([PAGE])
        with pytest.raises(AudienceError):
            bundle.players_output("a.pdf", EditorPages([PAGE]), b"")  # type: ignore[arg-type]
        with pytest.raises(AudienceError):
            bundle.solution_output("a.pdf", EditorPages([PAGE]), b"")  # type: ignore[arg-type]

    def test_editors_files_are_made_of_editors_pages_only(self) -> None:
        with pytest.raises(AudienceError, match="page 2 is for solution"):
            EditorPages([PAGE, Page(210, 297, (), audience="solution")])
        with pytest.raises(AudienceError):
            bundle.editor_output("a.pdf", SolutionPages([]), b"")  # type: ignore[arg-type]

    def test_a_kit_takes_no_file_for_editors(self) -> None:
        made = bundle.editor_output("C01-legajo.pdf", EditorPages([PAGE]), b"x")
        with pytest.raises(AudienceError, match="no place in a kit"):
            bundle.complete([made], {}, "x", "B01")


class TestGraph:
    def test_a_case_is_drawn_to_a_file_the_same_every_time(self, tmp_path: pathlib.Path) -> None:
        paths = [tmp_path / "one.svg", tmp_path / "two.svg"]
        for path, seed in zip(paths, "12", strict=True):
            done = delictum("graph", "c01", "--out", str(path), PYTHONHASHSEED=seed)
            assert done.returncode == 0, done.stderr
        assert paths[0].read_bytes() == paths[1].read_bytes()
        assert ElementTree.parse(paths[0]).getroot().tag.endswith("svg")

    def test_without_out_it_goes_to_the_editors_folder(self, tmp_path: pathlib.Path) -> None:
        done = delictum("graph", "C01", cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        assert (tmp_path / "build" / "editor" / "C01-grafo.svg").is_file()

    def test_an_unknown_case_is_a_wrong_usage(self) -> None:
        done = delictum("graph", "C77")
        assert done.returncode == 2 and "C77" in done.stderr and "C01" in done.stderr


class TestDossier:
    def test_one_case(self, tmp_path: pathlib.Path) -> None:
        done = delictum("dossier", "C01", "--out", str(tmp_path))
        assert done.returncode == 0, done.stderr
        assert [p.name for p in tmp_path.iterdir()] == ["C01-legajo.pdf"]
        document = pypdfium2.PdfDocument(tmp_path / "C01-legajo.pdf")
        texts = [page.get_textpage().get_text_range() for page in document]
        assert "El caso en cinco minutos" in texts[0]
        assert "Turnos mínimos, crisis adversas" in "".join(texts)
        assert all("cuenta la solución" in text.casefold() for text in texts)

    def test_a_folder_that_cannot_be_made_is_told(self, tmp_path: pathlib.Path) -> None:
        (tmp_path / "file").write_text("x")
        done = delictum("dossier", "C01", "--out", str(tmp_path / "file" / "below"))
        assert done.returncode == 3 and "file" in done.stderr and "Traceback" not in done.stderr
