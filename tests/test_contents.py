"""What a manifest says of its files: on which sheet each page falls, and the digits that are printed on the sheets."""

from __future__ import annotations

import json
import pathlib

import pytest
from pypdf import PdfReader

from delictum_pnp import contents
from delictum_pnp.arrangement import Flip
from delictum_pnp.layout.page import Page
from delictum_pnp.layout.profile import Tray
from delictum_pnp.products import Made


@pytest.mark.parametrize(
    ("flip", "tray", "count", "sheets", "sides"),
    [
        ("none", "face-down", 3, [1, 2, 3], "one-sided"),
        ("long", "face-down", 5, [1, 1, 2, 2, 3], "two-sided-long-edge"),
        ("short", "face-up", 4, [1, 1, 2, 2], "two-sided-short-edge"),
        ("manual", "face-down", 7, [1, 2, 3, 0, 1, 2, 3], "one-sided"),
        ("manual", "face-up", 7, [1, 2, 3, 0, 3, 2, 1], "one-sided"),
    ],
)
def test_how_to_print(flip: Flip, tray: Tray, count: int, sheets: list[int], sides: str) -> None:
    made = Made("cartas", "C01-cartas.pdf", "Cartas", [Page(210, 297, ())] * count, flip, "C01")
    told = contents.printing(made, "a4", tray)
    assert (told["pages"], told["sides"], told["flip"], told["paper"]) == (sheets, sides, flip, "a4")


def test_the_digits_in_the_margins_are_those_of_the_manifest(flagship: pathlib.Path) -> None:
    manifest = json.loads((flagship / "manifest.json").read_text(encoding="utf-8"))
    row = manifest["files"]["jugadores/C01-cartas.pdf"]
    texts = [page.extract_text() for page in PdfReader(flagship / "jugadores" / "C01-cartas.pdf").pages]
    assert len(row["press"]) == len(texts) // 2
    for number, sheet in row["press"].items():
        line = f"hoja {sheet['content']} · diseño {manifest['layout']}"
        front, back = texts[int(number) - 1 : int(number) + 1]
        assert line in front
        assert line in back
        assert all(code in front for code in sheet["codes"])
    assert {code for sheet in row["press"].values() for code in sheet["codes"]} == set(row["cards"])


def test_every_players_file_tells_of_all_its_pages(flagship: pathlib.Path) -> None:
    files = json.loads((flagship / "manifest.json").read_text(encoding="utf-8"))["files"]
    told = {name: row for name, row in files.items() if name.endswith(".pdf") and row["audience"] == "players"}
    for name, row in told.items():
        pages = len(PdfReader(flagship / name).pages)
        assert len(row["pages"]) == pages
        assert len(row["leaves"]) + len(row["press"]) * (1 if row["flip"] == "none" else 2) == pages
    apart = [row for row in files.values() if row["audience"] == "solution" and "product" in row]
    assert apart
    assert all(not {"cards", "press", "leaves"} & set(row) for row in apart)
