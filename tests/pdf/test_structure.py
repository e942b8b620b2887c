"""The structure of every product by the rules of PDF/UA, as a second program reads it; faults that it must find."""

from __future__ import annotations

import pathlib
from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from pypdf import PdfReader, PdfWriter
from pypdf.generic import BooleanObject, DecodedStreamObject, NameObject, NumberObject, TextStringObject

from delictum_pnp.layout import structure
from delictum_pnp.layout.page import Box, Drawing, Field, Mark, Node, Page, Placed, Tag

from .matterhorn import faults
from .support import DOCUMENT, page, text, written
from .test_tags import Told, Tree

TAGGED = replace(DOCUMENT, tagged=True)


# ---------------------------------------------------------------- the checker, and what it must find
def _sound() -> list[Page]:
    """Everything that has a rule: a heading, a table, a list, a picture, a field, furniture."""
    table, items = Node("Table"), structure.items(numbered=True)
    cells = [*structure.heads(table, 2), *structure.cells(table, 2, headed=True)]
    label, body = structure.label_and_body(items)
    marks: list[Mark] = [
        text("Título", y=20, font="head-regular", size=24),
        text("Sección", y=30, font="head-regular", size=15),
        *(text(f"celda {n}", 20 + 60 * (n % 2), 50 + n // 2 * 6, node=cell) for n, cell in enumerate(cells)),
        text("1", y=80, node=label),
        text("Primero", x=28, y=80, node=body),
        Placed(Drawing("figure", (Box(0, 0, 30, 20, "pale"),), 30, 20, tag=Tag("figure", "Un plano")), 20, 100),
        Field("turno", "text", 20, 140, 30, 6, "Turno"),
        *structure.furniture([text("hoja 1", y=290)]),
    ]
    return [page(*marks), page(text("Otra página"))]


def _elements(writer: PdfWriter, role: str) -> list[Any]:
    return [one for one in map(_whole, writer._objects) if isinstance(one, dict) and one.get("/S") == f"/{role}"]


def _whole(found: Any) -> Any:
    return found.get_object() if found is not None else None


def _stream(writer: PdfWriter, change: Callable[[bytes], bytes]) -> None:
    stream = DecodedStreamObject()
    stream.set_data(change(writer.pages[0].get_contents().get_data()))  # type: ignore[union-attr]
    writer.pages[0][NameObject("/Contents")] = writer._add_object(stream)


def _in_stream(old: bytes, new: bytes) -> Callable[[PdfWriter], None]:
    def change(data: bytes) -> bytes:
        assert old in data
        return data.replace(old, new, 1)

    return lambda writer: _stream(writer, change)


def _entry(role: str, key: str, value: Any) -> Callable[[PdfWriter], None]:
    def plant(writer: PdfWriter) -> None:
        element = _elements(writer, role)[0]
        if value is None:
            del element[key]
        else:
            element[NameObject(key)] = value

    return plant


def _root(key: str, value: Any) -> Callable[[PdfWriter], None]:
    return lambda writer: writer.root_object.__setitem__(NameObject(key), value)


def _lost_cell(writer: PdfWriter) -> None:
    _elements(writer, "TR")[1]["/K"].pop()


def _widget(key: str) -> Callable[[PdfWriter], None]:
    return lambda writer: writer.pages[0]["/Annots"][0].get_object().pop(key)  # type: ignore[index]


PLANTED: dict[str, tuple[str, Callable[[PdfWriter], None]]] = {
    "not tagged": ("06-000", lambda writer: writer.root_object["/MarkInfo"].clear()),  # type: ignore[attr-defined]
    "no title": ("06-003", lambda writer: setattr(writer, "metadata", {"/Title": ""})),
    "file name shown": ("07-001", lambda writer: writer.root_object["/ViewerPreferences"].clear()),  # type: ignore[attr-defined]
    "no language": ("11-006", _root("/Lang", TextStringObject(""))),
    "strange role": ("02-001", _entry("P", "/S", NameObject("/Absatz"))),
    "wrong parent": (
        "09-000",
        lambda w: _elements(w, "TD")[0].update({NameObject("/P"): _elements(w, "TR")[0].indirect_reference}),
    ),
    "cell in a table": ("09-004", _entry("TR", "/S", NameObject("/TD"))),
    "content in a row": ("09-005", lambda writer: _elements(writer, "TR")[1]["/K"].append(NumberObject(0))),
    "empty paragraph": ("09-006", _entry("P", "/K", None)),
    "skipped level": ("14-003", _entry("H2", "/S", NameObject("/H3"))),
    "first level": ("14-002", _entry("H1", "/S", NameObject("/H2"))),
    "untold picture": ("13-004", _entry("Figure", "/Alt", None)),
    "picture nowhere": ("13-000", _entry("Figure", "/A", None)),
    "head of nothing": ("15-003", _entry("TH", "/A", None)),
    "lost cell": ("15-004", _lost_cell),
    "item without words": ("16-000", _entry("LBody", "/S", NameObject("/Lbl"))),
    "uncounted list": ("16-001", _entry("L", "/A", None)),
    "unmarked type": ("01-005", _in_stream(b"/Artifact <</Type/Pagination>> BDC", b"/Artifact BMC EMC q")),
    "artifact in content": ("01-003", _in_stream(b"BT\n", b"/Artifact BMC BT\n")),
    "unended": ("01-000", _in_stream(b"EMC", b"")),
    "strange artifact": ("18-000", _in_stream(b"/Type/Pagination", b"/Type/Footer")),
    "lost way back": ("01-007", lambda writer: writer.pages[0].pop("/StructParents")),
    "number twice": ("01-008", _in_stream(b"/MCID 1>>", b"/MCID 0>>")),
    "number not there": ("01-009", _in_stream(b"/MCID 1>>", b"/MCID 0>>")),
    "tab order": ("28-009", lambda writer: writer.pages[0].pop("/Tabs")),
    "field without words": ("28-005", _widget("/TU")),
    "field without way back": ("28-011", _widget("/StructParent")),
    "field outside": ("28-002", _entry("Form", "/K", None)),
    "field in a paragraph": ("28-010", _entry("Form", "/S", NameObject("/P"))),
}


def test_a_sound_file_has_no_faults() -> None:
    assert faults(written(_sound(), TAGGED)) == []
    assert faults(written(_sound()))


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_fault_is_found(name: str) -> None:
    code, plant = PLANTED[name]
    writer = PdfWriter(clone_from=BytesIO(written(_sound(), TAGGED)))
    plant(writer)
    made = BytesIO()
    writer.write(made)
    assert code in {fault.split()[0] for fault in faults(made.getvalue())}


def test_a_copy_of_the_sound_file_is_sound() -> None:
    writer = PdfWriter(clone_from=BytesIO(written(_sound(), TAGGED)))
    writer.root_object[NameObject("/NeedsRendering")] = BooleanObject(False)
    made = BytesIO()
    writer.write(made)
    assert faults(made.getvalue()) == []


# ---------------------------------------------------------------- tables and lists over pages
def _roles(told: list[Told]) -> list[tuple[str, str]]:
    return [(one.role, one.words) for one in told]


def test_a_table_over_two_pages_is_one_and_its_second_head_is_passed_over() -> None:
    table = Node("Table")
    head, first, second = (
        structure.heads(table, 1)[0],
        structure.cells(table, 1, False)[0],
        structure.cells(table, 1, False)[0],
    )
    again = structure.furniture([text("Acción", y=20)])
    data = written(
        [page(text("Acción", node=head), text("Mirar", y=40, node=first)), page(*again, text("Ir", y=40, node=second))],
        TAGGED,
    )
    assert faults(data) == []
    assert _roles(list(Tree(data).told())) == [
        ("Document", ""), ("Table", ""), ("TR", ""), ("TH", "Acción"), ("TR", ""), ("TD", "Mirar"),
        ("TR", ""), ("TD", "Ir"),
    ]  # fmt: skip


def test_an_item_goes_on_over_pages_and_its_words_stay_apart() -> None:
    body = structure.body(structure.items())
    data = written([page(text("La primera", node=body)), page(text("y la segunda", node=body))], TAGGED)
    assert faults(data) == []
    assert [one.words for one in Tree(data).told() if one.role == "LBody"] == ["La primera y la segunda"]


def test_a_table_that_goes_on_hangs_in_the_part_where_it_begins_however_pages_are_printed() -> None:
    table = Node("Table")
    cells = [structure.cells(table, 1, False)[0] for _ in range(3)]

    def leaf(number: int, *marks: Mark) -> Placed:
        return Placed(Drawing(f"page {number}", marks, 90, 90, tag=Tag("part", f"{number}", place=number)))

    second = leaf(2, text("antes"), text("a", y=50, node=cells[0]))
    third = leaf(3, text("b", node=cells[1]), text("c", y=50, node=cells[2]), text("después", y=80))
    data = written([page(third, leaf(4, text("fin"))), page(second)], TAGGED)
    assert faults(data) == []
    assert [one.words for one in Tree(data).told() if one.words] == ["antes", "a", "b", "c", "después", "fin"]


def test_empty_cells_keep_their_columns() -> None:
    table = Node("Table")
    cells = [*structure.heads(table, 3), *structure.cells(table, 3, headed=True)]
    data = written([page(*(text(f"{n}", 20 + 20 * n, 30 + n // 3 * 9, node=cells[n]) for n in (1, 2, 3)))], TAGGED)
    assert faults(data) == []
    assert [one.role for one in Tree(data).told()] == ["Document", "Table", "TR", *["TH"] * 3, "TR", "TH", "TD", "TD"]


def test_a_card_that_is_printed_twice_has_its_table_twice() -> None:
    table = Node("Table")
    cell = structure.cells(table, 1, False)[0]
    again = Drawing("half", (text("22:40", node=cell),), 90, 90, shared=True)
    data = written([page(Placed(again), Placed(again, 100))], TAGGED)
    assert faults(data) == []
    assert [one.role for one in Tree(data).told()] == ["Document", *["Table", "TR", "TD"] * 2]


def test_fields_stand_in_the_cells_of_their_table_whatever_order_they_are_drawn_in() -> None:
    table = Node("Table")
    head, (left, right) = structure.heads(table, 2), structure.cells(table, 2, headed=False)
    fields = [Field(name, "text", 20, 60, 20, 6, name) for name in ("grupo", "turno")]
    marks = [*structure.told(right, fields[:1]), *structure.told(left, fields[1:])]
    data = written([page(text("Turno", node=head[0]), text("Grupo", 60, node=head[1]), *marks)], TAGGED)
    assert faults(data) == []
    row = Tree(data).root["/K"]["/K"]["/K"][1]
    assert [cell["/K"]["/K"]["/Obj"]["/T"] for cell in row["/K"]] == ["turno", "grupo"]
    assert repr(marks[0]) == repr(fields[0])


def test_a_picture_in_an_item_stands_before_its_words() -> None:
    body = structure.body(structure.items())
    drawing = Drawing("step", (Box(0, 0, 9, 9, "pale"),), 9, 9, tag=Tag("figure", "Paso", node=body.add("Figure")))
    data = written([page(text("Cortar", y=90, node=body), Placed(drawing, 20, 20))], TAGGED)
    assert faults(data) == []
    assert [(one.role, one.words, one.alt) for one in Tree(data).told()][-2:] == [
        ("LBody", "Cortar", ""),
        ("Figure", "", "Paso"),
    ]


def test_a_picture_says_where_it_stands() -> None:
    inner = Drawing("plan", (Box(0, 0, 20, 10, "pale"),), 20, 10, tag=Tag("figure", "Plano"))
    outer = Drawing("card", (Placed(inner, 10, 5),), 60, 90)
    reader = PdfReader(BytesIO(written([page(Placed(outer, 100, 200, 0.5, 90))], TAGGED)))
    figure = reader.trailer["/Root"]["/StructTreeRoot"]["/K"]["/K"].get_object()  # type: ignore[index]
    left, bottom, right, top = (float(edge) * 25.4 / 72 for edge in figure["/A"]["/BBox"])
    assert (left, right) == pytest.approx((100 - 7.5, 100 - 2.5), abs=0.05)
    assert (297 - top, 297 - bottom) == pytest.approx((205, 215), abs=0.05)


# ---------------------------------------------------------------- the flagship's files
def test_no_product_has_a_fault(flagship: pathlib.Path) -> None:
    found = {path.name: faults(path.read_bytes()) for path in sorted(flagship.rglob("*.pdf"))}
    assert len(found) > 20
    assert {name: lines[:5] for name, lines in found.items() if lines} == {}


def test_tables_and_lists_are_told_as_such(flagship: pathlib.Path) -> None:
    wanted = {
        "jugadores/reglamento.pdf": {"Table": 8, "L": 15, "TOC": 1},
        "jugadores/imprimir.pdf": {"Table": 1, "L": 4},
        "jugadores/referencia.pdf": {"Table": 6, "L": 4},
        "jugadores/C01-expediente.pdf": {"Table": 4, "L": 3},
        "jugadores/C01-cartas.pdf": {"Table": 10},
        "jugadores/C01-hoja-investigacion.pdf": {"Table": 2, "TD": 60, "Form": 100},
        "jugadores/hoja-campana.pdf": {"Table": 1},
        "soluciones/C01-solucion.pdf": {"Table": 5, "L": 7},
    }
    for name, least in wanted.items():
        roles = [one.role for one in Tree((flagship / name).read_bytes()).told()]
        assert all(roles.count(role) >= count for role, count in least.items()), (
            name,
            {r: roles.count(r) for r in least},
        )


@pytest.mark.parametrize("name", ["jugadores/reglamento", "jugadores/C01-expediente", "soluciones/C01-solucion"])
def test_folios_and_running_heads_are_not_read(name: str, flagship: pathlib.Path) -> None:
    told = list(Tree((flagship / f"{name}.pdf").read_bytes()).told())
    numbers = [one.words for one in told if one.role == "P" and one.words.isdecimal()]
    assert len(numbers) == [one.role for one in told].count("TOCI"), "a page number outside the contents is a folio"
    words = [one.words for one in told if one.role in ("P", "H1", "H2", "H3")]
    assert "pnp-v1.0" not in words
    assert not [one for one in set(words) if words.count(one) > 2 and len(one) > 20], "said on page after page"
