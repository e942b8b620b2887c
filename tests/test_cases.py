"""Every kit in `cases/` is clean, builds, twice, to equal bytes; solutions stay out of players' files."""

from __future__ import annotations

import hashlib
import pathlib
import re
import shutil
import unicodedata

import pypdfium2
import pytest

from tests.conftest import KIT, ROOT, delictum

KITS = sorted(path.name for path in (ROOT / "cases").iterdir() if path.is_dir())


def digests(out: pathlib.Path) -> dict[str, str]:
    return {
        p.relative_to(out).as_posix(): hashlib.sha256(p.read_bytes()).hexdigest()
        for p in sorted(out.rglob("*"))
        if p.is_file() and not p.name.startswith(".")
    }


@pytest.mark.parametrize("kit", KITS)
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_two_builds_in_different_worlds_are_equal(kit: str, paper: str, tmp_path: pathlib.Path) -> None:
    """Other folders, time zones, locales, hash seeds, and a hostile reportlab environment."""
    one, two = tmp_path / "one", tmp_path / "a very" / "different place"
    two.mkdir(parents=True)
    first = delictum(
        "build", kit, "--paper", paper, "--out", str(one), TZ="America/Argentina/Ushuaia", PYTHONHASHSEED="1", LANG="C"
    )
    shutil.copytree(ROOT / "cases", two / "cases")
    shutil.copytree(ROOT / "templates", two / "templates")
    second = delictum(
        "build", kit, "--paper", paper, "--out", "out", cwd=two, TZ="Asia/Kathmandu", PYTHONHASHSEED="2",
        LANG="tr_TR.UTF-8", LC_ALL="tr_TR.UTF-8", RL_pageCompression="0", RL_useA85="1", RL_invariant="0",
        RL_ttfAsciiReadable="0", RL_canvas_basefontname="Courier", RL_pdfComments="1",
    )  # fmt: skip
    assert (first.returncode, second.returncode) == (0, 0), first.stderr + second.stderr
    assert digests(one) == digests(two / "out")


def test_both_yaml_parsers_build_the_same_kit(first_case: pathlib.Path, tmp_path: pathlib.Path) -> None:
    for parser in ("c", "pure"):
        done = delictum("build", str(first_case), "--out", str(tmp_path / parser), pure=parser == "pure")
        assert done.returncode == 0, done.stderr
    assert digests(tmp_path / "c") == digests(tmp_path / "pure")


def letters(text: str) -> str:
    """Casefolded letters and digits only: what a spoiler scan compares."""
    flat = unicodedata.normalize("NFKD", text.replace("\u00ad", "")).casefold()
    return "".join(c for c in flat if c.isalnum())


def every_text(pdf: pathlib.Path) -> str:
    document = pypdfium2.PdfDocument(pdf)
    pages = [page.get_textpage().get_text_range() for page in document]
    outline = [item.get_title() for item in document.get_toc()]
    return letters("".join([*pages, *outline, *map(str, document.get_metadata_dict().values())]))


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """The flagship with its solution changed: a canary in every line of prose."""
    folder = tmp_path_factory.mktemp("changed")
    kit = pathlib.Path(shutil.copytree(KIT, folder / "kit"))
    path = kit / "C01" / "solution.yaml"
    structure = re.compile(r"^\s*([A-Za-z0-9_]+:|#|$)|\{")
    lines = [
        line if structure.search(line) else re.sub(r"\b[a-záéíóúñ]{6,}", "canarioverde", line)
        for line in path.read_text(encoding="utf-8").split("\n")
    ]
    path.write_text("\n".join(lines), encoding="utf-8")
    done = delictum("build", str(kit), "--out", str(folder / "out"))
    assert done.returncode == 0, done.stderr
    return folder / "out" / "B01-pnp-v1.0" / "es" / "a4"


def test_players_files_do_not_change_with_the_solution(flagship: pathlib.Path, changed: pathlib.Path) -> None:
    for old in [*(flagship / "jugadores").iterdir(), flagship / "LEEME.html", *flagship.glob("*jugadores.zip")]:
        assert old.read_bytes() == (changed / old.relative_to(flagship)).read_bytes(), old.name


def test_a_changed_solution_is_printed_and_stays_apart(flagship: pathlib.Path, changed: pathlib.Path) -> None:
    name = "soluciones/C01-solucion.pdf"
    assert (flagship / name).read_bytes() != (changed / name).read_bytes()
    assert "canarioverde" in every_text(changed / name)
    for pdf in [*(changed / "jugadores").glob("*.pdf"), changed / "soluciones/C01-sobre-solucion.pdf"]:
        assert "canarioverde" not in every_text(pdf), pdf.name
