"""Tagged PDFs: what a screen reader is given of cards, sheets and booklets, as a second program reads the tree."""

from __future__ import annotations

import pathlib
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from io import BytesIO
from typing import Any, NamedTuple

import pytest
from pypdf import PdfReader

from delictum_pnp.layout.page import Box, Drawing, Face, Field, Line, Page, Placed, Tag
from delictum_pnp.pdf.codes import font_of
from delictum_pnp.pdf.tokens import string, tokens

from .matterhorn import KIDS
from .support import DOCUMENT, page, raster, text, written

TAGGED = replace(DOCUMENT, tagged=True)


class Told(NamedTuple):
    """An element as it is read: its role, what is written in it, what tells it."""

    role: str
    words: str
    alt: str


class Tree:
    """The structure of a file, followed from the root to the marked content of its pages."""

    def __init__(self, data: bytes) -> None:
        self.reader = PdfReader(BytesIO(data), strict=True)
        self.root = self.reader.trailer["/Root"]["/StructTreeRoot"]
        self.pages = {page.indirect_reference.idnum: number for number, page in enumerate(self.reader.pages)}
        self.contents = [dict(_contents(page)) for page in self.reader.pages]
        self.used: list[tuple[int, int]] = []

    def told(self, element: Any = None) -> Iterator[Told]:
        """Elements in the order in which they are read."""
        element = self.root["/K"] if element is None else element
        words = []
        inner = []
        kids = element.get("/K", [])
        for kid in kids if isinstance(kids, list) else [kids]:
            kid = kid.get_object()
            marked = kid if isinstance(kid, int) else kid.get("/MCID")
            if marked is not None:
                page = (element if isinstance(kid, int) else kid).raw_get("/Pg")
                number = self.pages[page.idnum]
                self.used.append((number, int(marked)))
                words.append(self.contents[number][int(marked)])
            elif "/S" in kid:
                inner.append(kid)
        yield Told(str(element["/S"])[1:], "".join(words), str(element.get("/Alt", "")))
        for kid in inner:
            yield from self.told(kid)


def _contents(page: Any) -> Iterator[tuple[int, str]]:
    """Number of marked content → its words, of all marked content that is not an artifact."""
    numbers: list[int | None] = []
    words: dict[int, str] = {}
    table: dict[int, str] = {}
    fonts = page["/Resources"].get("/Font", {})
    operands: list[Any] = []
    for token in tokens(page.get_contents().get_data()):
        if token.kind != "operator":
            operands.append(token)
            continue
        operator = token.data
        if operator == b"BMC" or (operator == b"BDC" and operands[0].data == b"/Artifact"):
            numbers.append(None)
        elif operator == b"BDC":
            numbers.append(int(operands[-1].data))
            words[int(operands[-1].data)] = ""
        elif operator == b"EMC":
            numbers.pop()
        elif operator == b"Tf":
            table = font_of(fonts[operands[-2].data.decode()].get_object()).table
        elif operator == b"Tj":
            assert len(numbers) == 1, "type stands in one stretch of marked content, and is never unmarked"
            if numbers[0] is not None:
                words[numbers[0]] += string(operands[-1]).decode("latin-1").translate(table)
        elif operator in (b"Do", b"sh"):
            assert numbers, "a drawing is unmarked"
        operands = []
    assert not numbers, "marked content is not closed"
    yield from words.items()


def tree(*pages: Page) -> list[Told]:
    return list(Tree(written(pages, TAGGED)).told())


# ---------------------------------------------------------------- the writer alone
def test_lines_of_one_look_are_one_paragraph_and_hear_as_words() -> None:
    found = tree(page(text("La ventanilla no", y=30), text("vendió el asien\u00ad", y=34.4), text("to 22.", y=38.8)))
    assert [one.words.replace("\xad", "") for one in found] == ["", "La ventanilla no vendió el asiento 22."]
    assert [one.role for one in found] == ["Document", "P"]


def test_runs_on_a_baseline_are_joined_and_cells_are_not() -> None:
    bold = text("Paso", x=20, font="serif-semibold")
    near = text(" uno", x=28.4)
    cell = text("Total", x=90)
    assert [one.words for one in tree(page(bold, near, cell))[1:]] == ["Paso uno", "Total"]


def test_headings_never_skip_a_level() -> None:
    small = text("Sección", y=30, font="head-regular", size=12.5)
    large = text("Capítulo", y=50, font="head-regular", size=24)
    title = text("Título", y=70, font="serif-semibold", size=15.5)
    figure = text("12", y=90, font="head-regular", size=30)
    assert [one.role for one in tree(page(small, large, title, small._replace(y=110), figure))] == [
        "Document", "H1", "H1", "H2", "H3", "P",
    ]  # fmt: skip


def test_a_figure_is_told_and_its_words_follow() -> None:
    drawing = Drawing(
        "e", (Box(0, 0, 9, 9, "pale"), text("22:17", 1, 5), Line(0, 9, 9, 9)), 9, 9, tag=Tag("figure", "Recibo")
    )
    found = tree(page(text("Antes"), Placed(drawing, 20, 40)))
    assert [(one.role, one.words, one.alt) for one in found[1:]] == [
        ("P", "Antes", ""), ("Figure", "", "Recibo"), ("P", "22:17", ""),
    ]  # fmt: skip


def test_lines_boxes_and_furniture_are_artifacts() -> None:
    margin = Drawing("margin", (text("hoja 1/11"),), 90, 5, tag=Tag("artifact"))
    icon = Drawing("icon", (Box(0, 0, 1, 1, "ink"),), 1, 1, shared=True)
    found = tree(page(Line(0, 0, 9, 9), Placed(icon, 3, 3), text("Leído"), Placed(margin, 2, 2)))
    assert [one.words for one in found[1:]] == ["Leído"]


def test_a_shared_drawing_with_words_is_read_wherever_it_stands() -> None:
    half = Drawing("half", (text("Referencia"),), 90, 90, shared=True)
    assert [one.words for one in tree(page(Placed(half), Placed(half, 100)))[1:]] == ["Referencia"] * 2


def test_parts_of_a_booklet_are_read_in_the_order_of_their_numbers() -> None:
    def leaf(number: int) -> Placed:
        return Placed(Drawing(f"page {number}", (text(f"página {number}"),), 90, 90, tag=Tag("part", place=number)))

    assert [one.words for one in tree(page(leaf(4), leaf(1)), page(leaf(2), leaf(3))) if one.words] == [
        "página 1", "página 2", "página 3", "página 4",
    ]  # fmt: skip


def test_fields_are_elements_that_lead_to_their_annotation() -> None:
    fields = (Field("turno.1", "text", 20, 20, 30, 6, "Turno 1"), Field("turno.2", "check", 20, 40, 5, 5, "Turno 2"))
    file = Tree(written([page(text("Registro"), *fields)], TAGGED))
    assert [one.role for one in file.told()] == ["Document", "P", "Form", "Form"]
    ways = dict(zip(*[iter(file.root["/ParentTree"]["/Nums"])] * 2, strict=True))
    annotations = [annotation.get_object() for annotation in file.reader.pages[0]["/Annots"]]
    for annotation in annotations:
        element = ways[annotation["/StructParent"]].get_object()
        assert element["/K"]["/Obj"] == annotation
    assert [annotation["/TU"] for annotation in annotations] == ["Turno 1", "Turno 2"]


def test_tags_change_nothing_that_is_seen_and_the_same_pages_give_the_same_bytes() -> None:
    pages = [page(text("Uno"), Box(50, 50, 20, 20, "wine"), text("Dos", y=60, color="wine"))]
    assert written(pages, TAGGED) == written(pages, TAGGED)
    assert raster(written(pages, TAGGED)).tobytes() == raster(written(pages)).tobytes()
    assert "/StructTreeRoot" not in PdfReader(BytesIO(written(pages))).trailer["/Root"]


def test_a_card_is_a_part_named_by_its_code() -> None:
    front = Drawing("P03 front", (text("P03", font="head-regular", size=30.6),), 95, 130)
    made = page(Placed(front, 10, 10), faces=(Face("P03", "front", front),))
    file = Tree(written([made], TAGGED))
    assert file.root["/K"]["/K"]["/T"] == "P03"
    assert [one.role for one in file.told()] == ["Document", "Sect", "H1"]


# ---------------------------------------------------------------- the flagship's files
@cache
def _file(path: pathlib.Path) -> Tree:
    return Tree(path.read_bytes())


def test_every_file_is_tagged_and_every_piece_of_it_has_a_parent(flagship: pathlib.Path) -> None:
    for path in sorted(flagship.rglob("*.pdf")):
        file = _file(path)
        root = file.reader.trailer["/Root"]
        assert root["/MarkInfo"]["/Marked"].value is True, path.name
        assert root["/Lang"] == "es"
        told = list(file.told())
        assert any(one.role.startswith("H") for one in told), path.name
        everything = [(number, mcid) for number, found in enumerate(file.contents) for mcid in found]
        assert sorted(file.used) == everything, path.name
        nums = file.root["/ParentTree"]["/Nums"]
        keys, ways = nums[::2], nums[1::2]
        assert keys == sorted(keys)
        for number, pdf_page in enumerate(file.reader.pages):
            parents = ways[keys.index(pdf_page["/StructParents"])]
            assert len(parents) == len(file.contents[number])


def test_a_card_is_read_from_top_to_bottom(flagship: pathlib.Path) -> None:
    told = list(_file(flagship / "jugadores" / "C01-cartas.pdf").told())
    start = next(i for i, one in enumerate(told) if one.words == "P03")
    end = next(i for i in range(start, len(told)) if told[i].role == "Sect")
    card = told[start:end]
    words = [one.words for one in card]
    order = [
        "P03",
        "G03",
        "CITABLE",
        "PISTA · DOCUMENTO",
        "Comanda del reservado 3",
        "",
        "Cubiertos",
        "22:40",
        "Sin efectos",
    ]
    places = [words.index(wanted) for wanted in order]
    assert places == sorted(places)
    assert words[-2].startswith("B01.C01.P03") and words[-1] == "El pasajero que no subió"
    assert [one.role for one in card if one.role.startswith("H")][:2] == ["H1", "H2"]
    assert [one.alt for one in card if one.role == "Figure"] == ["Recibo: Comanda del reservado 3"]


def test_every_figure_is_told_and_no_margin_is_read(flagship: pathlib.Path) -> None:
    alts = {}
    for path in sorted((flagship / "jugadores").glob("*.pdf")):
        told = list(_file(path).told())
        figures = [one for one in told if one.role == "Figure"]
        assert all(one.alt and not one.words for one in figures), path.name
        alts[path.stem] = {one.alt for one in figures}
        if "cartas" in path.stem:
            assert not any("imprimir al 100" in one.words for one in told)
    assert alts["tablero"] == {"Tablero con turnos, Calor y Reputación"}
    assert any(alt.startswith("Dibujo del paso 1") for alt in alts["imprimir"])
    assert any(alt.startswith("Plano:") for alt in alts["C01-cartas"])


def test_tags_of_players_files_tell_no_solution(flagship: pathlib.Path) -> None:
    solution = list(_file(flagship / "soluciones" / "C01-solucion.pdf").told())
    secret = {one.words for one in solution if len(one.words) > 100}
    assert len(secret) > 20
    for path in sorted((flagship / "jugadores").glob("C01-*.pdf")):
        file = _file(path)
        assert not secret & {told for one in file.told() for told in (one.words, one.alt)}, path.name
        assert {one.role for one in file.told()} <= KIDS.keys()


@pytest.mark.skipif(shutil.which("pdfinfo") is None, reason="poppler-utils is not installed")
def test_poppler_reads_the_same_structure(flagship: pathlib.Path) -> None:
    path = str(flagship / "jugadores" / "especialistas.pdf")
    run = [subprocess.run(["pdfinfo", *more, path], capture_output=True, check=True) for more in ([], ["-struct-text"])]
    assert b"Tagged:          yes" in run[0].stdout
    said = run[1].stdout.decode()
    assert 'Sect "E01"' in said and "H1 (block)" in said and "ANALISTA" in said
    assert not run[1].stderr
