"""Whole kits built in other ways than the default, and read back from their PDFs."""

from __future__ import annotations

import json
import pathlib
from collections.abc import Sequence
from typing import NamedTuple

import pypdf
import pypdfium2
import pytest

from delictum_pnp.pdf.content import Fonts, Run, shown
from tests.conftest import delictum

MM = 25.4 / 72
FRONT_CODE = (17, 15)
"""Where a front has its code: left end and baseline (`templates/faces/front.yaml`)."""
BACK_CODE = (47.5, 35.8)
"""Where a back has its code: middle and baseline (`templates/faces/back.yaml`)."""


class Sheet(NamedTuple):
    """A side of a sheet, in millimetres, and its text with its places."""

    width: float
    height: float
    runs: Sequence[Run]


def read(pdf: pathlib.Path) -> list[Sheet]:
    fonts: Fonts = {}
    pages = pypdf.PdfReader(pdf).pages
    return [Sheet(page.mediabox.width * MM, page.mediabox.height * MM, shown(page, fonts).runs) for page in pages]


def codes(page: Sheet) -> dict[str, list[tuple[float, float]]]:
    """Where each code is written by itself, on fronts and backs alike."""
    found: dict[str, list[tuple[float, float]]] = {}
    for piece in page.runs:
        if len(piece.text) == 3 and piece.text[0].isalpha() and piece.text[1:].isdigit() and piece.text[0] != "G":
            found.setdefault(piece.text, []).append((piece.x, piece.y))
    return found


def words(pdf: pathlib.Path) -> str:
    return "\n".join(page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(pdf))


def test_a_gutterfold_kit_in_low_ink(first_case: pathlib.Path, tmp_path: pathlib.Path) -> None:
    arguments = ("build", str(first_case), "--profile", "gutterfold", "--profile", "low-ink", "--out", str(tmp_path))
    assert delictum(*arguments).returncode == 0
    kit = tmp_path / "B01-pnp-v1.0" / "es" / "a4-gutterfold-low-ink"
    assert json.loads((kit / "manifest.json").read_text("utf-8"))["profile"] == ["gutterfold", "low-ink"]
    assert (kit / "B01-pnp-v1.0-es-a4-gutterfold-low-ink-jugadores.zip").is_file()
    assert "se doblan por el medio" in (kit / "LEEME.html").read_text("utf-8")
    assert "Doblar y pegar" in words(kit / "jugadores" / "imprimir.pdf")
    deck, proven = kit / "jugadores" / "C01-cartas.pdf", set()
    for page in read(deck):
        for code, places in codes(page).items():
            fronts = [(x, y) for x, y in places if (round(x - 10, 1), round((y - 18.5) % 130, 1)) == FRONT_CODE]
            backs = [(x, y) for x, y in places if x > page.width / 2 and round((y - 18.5) % 130, 1) == BACK_CODE[1]]
            if not fronts:
                continue
            assert (len(fronts), len(backs)) == (1, 1), code
            proven.add(code)
            assert backs[0][1] - fronts[0][1] == pytest.approx(BACK_CODE[1] - FRONT_CODE[1], abs=0.01)
    titles = [item.get_title() for item in pypdfium2.PdfDocument(deck).get_toc()]
    assert proven == {code for title in titles for code in title.split(": ")[1].split(", ")}
    assert "al día" in delictum(*arguments).stdout


def test_a_kit_for_a_printer_that_flips_on_the_short_edge_and_shifts_its_backs(
    first_case: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    home = {"HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path / "config"), "APPDATA": str(tmp_path / "config")}
    out = (str(first_case), "--out", str(tmp_path / "out"))
    kept = delictum("calibrate", "set", "Oficina", "--back-shift", "0,5/-0,23", "--flip", "short", **home)
    assert kept.returncode == 0, kept.stderr
    assert "0,5 mm a la derecha y 0,25 mm hacia arriba; voltea por el borde corto" in kept.stdout
    assert delictum("build", "--printer", "Oficina", *out, **home).returncode == 0
    kit = tmp_path / "out" / "B01-pnp-v1.0" / "es" / "a4-short-edge"
    facts = json.loads((kit / "manifest.json").read_text("utf-8"))
    assert (facts["profile"], facts["back_shift"]) == (["short-edge"], [0.5, -0.25])
    pages, proven = read(kit / "jugadores" / "C01-cartas.pdf"), 0
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        behind = codes(back)
        for code, [(x, y), *_] in codes(front).items():
            left, top = x - FRONT_CODE[0], y - FRONT_CODE[1]
            if (round(left, 1), round(top, 1)) not in ((10, 18.5), (105, 18.5), (10, 148.5), (105, 148.5)):
                continue
            # Turned like a calendar: y from below; the back upside down, so its code begins at the right.
            proven += 1
            wanted = front.height - top - BACK_CODE[1] - 0.25
            assert [round(y, 2) for _, y in behind[code]] == [pytest.approx(wanted, abs=0.02)]
            assert left + 47.5 + 0.5 < behind[code][0][0] < left + 47.5 + 0.5 + 16
    assert proven > 40
    assert "al día" in delictum("build", "--printer", "Oficina", *out, **home).stdout
    assert "al día" not in delictum("build", "--printer", "Oficina", "--back-shift", "0,0", *out, **home).stdout


@pytest.mark.parametrize(
    ("arguments", "code", "word"),
    [
        (("--profile", "nueve"), 2, "gutterfold"),
        (("--profile", "poker", "--paper", "letter"), 1, "205 × 280 mm y la hoja tiene 215,9 × 279,4 mm"),
        (("--profile", "poker"), 1, "95 × 130 mm"),
        (("--profile", "gutterfod"), 2, "¿Será «gutterfold»?"),
        (("--profile", "gutterfold", "--profile", "one-sided"), 2, "«gutterfold» y «one-sided» dicen cosas distintas"),
        (("--profile", "grey", "--profile", "stack", "--profile", "low-ink"), 2, "«grey» y «low-ink»"),
        (("--profile", "manual", "--profile", "long-edge"), 2, "de las caras"),
        (("--back-shift", "1"), 2, "+0,7/-1,2"),
        (("--back-shift", "1,5"), 2, "+0,7/-1,2"),
        (("--back-shift", "20/3"), 2, "20 y 3 mm"),
        (("--printer", "nadie"), 2, "calibrate"),
    ],
)
def test_what_cannot_be_printed_says_why_and_writes_nothing(
    arguments: tuple[str, ...], code: int, word: str, tmp_path: pathlib.Path
) -> None:
    done = delictum("build", *arguments, "--out", str(tmp_path / "out"), HOME=str(tmp_path), XDG_CONFIG_HOME="")
    assert done.returncode == code
    assert word in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "out").exists()


def test_a_scaling_printer_is_refused_with_the_setting_to_undo(tmp_path: pathlib.Path) -> None:
    home = {"HOME": str(tmp_path), "XDG_CONFIG_HOME": "", "APPDATA": str(tmp_path)}
    done = delictum("calibrate", "set", "A", "--back-shift", "0,0", "--scale", "0.97", **home)
    assert done.returncode == 2
    assert "97 %" in done.stderr and "tamaño real" in done.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_calibration_sheet_is_one_sheet_of_its_paper(paper: str, tmp_path: pathlib.Path) -> None:
    path = tmp_path / "new" / "sheet.pdf"
    assert delictum("calibrate", "--paper", paper, "--out", str(path), LANG="en_GB").returncode == 0
    first = path.read_bytes()
    pages = read(path)
    size = (210, 297) if paper == "a4" else (215.9, 279.4)
    assert [(round(page.width, 1), round(page.height, 1)) for page in pages] == [size] * 2
    delictum("calibrate", "--paper", paper, "--out", str(path))
    assert path.read_bytes() == first
