"""Fillable fields, read back by two independent readers."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import pypdf
import pypdfium2
import pytest

from delictum_pnp.layout import campaign, investigation
from delictum_pnp.layout.page import Drawing, Field, Page, Placed, Text
from delictum_pnp.pdf.writer import Document, write

from ..layout import sheet_kit

MM_PER_PT = 25.4 / 72
DOCUMENT = Document("Hoja", "prueba", "pruebas", "es")


def pdf(pages: list[Page]) -> bytes:
    return write(pages, DOCUMENT, sheet_kit.fonts(), sheet_kit.workshop("a4").theme.palette)


def small(*fields: Field) -> list[Page]:
    return [Page(100, 80, (Text(10, 10, "Hoja", "head-regular", 12), *fields))]


def widgets(data: bytes) -> Iterator[tuple[str, Any]]:
    """Full name and dictionary of every widget, page by page, in tab order."""
    for page in pypdf.PdfReader(io.BytesIO(data)).pages:
        for reference in page.get("/Annots", []):
            widget = reference.get_object()
            names, node = [], widget
            while node is not None:
                names.append(node["/T"])
                node = node["/Parent"].get_object() if "/Parent" in node else None
            yield ".".join(reversed(names)), widget


@pytest.fixture(scope="module")
def sheet() -> tuple[list[Page], bytes]:
    kit = sheet_kit.kit()
    pages = investigation.pages(kit.cases["C01"], kit, sheet_kit.workshop("a4"))
    return pages, pdf(pages)


def test_every_field_is_where_layout_put_it_in_its_order(sheet: tuple[list[Page], bytes]) -> None:
    pages, data = sheet
    wanted = [(page.height, mark) for page in pages for mark in page.marks if isinstance(mark, Field)]
    found = list(widgets(data))
    assert [name for name, _ in found] == [mark.name for _, mark in wanted]
    for (height, mark), (_, widget) in zip(wanted, found, strict=True):
        left, low, right, top = (float(value) * MM_PER_PT for value in widget["/Rect"])
        place = (left, height - top, right - left, top - low)
        assert place == pytest.approx((mark.x, mark.y, mark.width, mark.height), abs=0.01)
        assert widget["/TU"] == mark.tooltip
        assert widget["/FT"] == ("/Btn" if mark.kind == "check" else "/Tx")


def test_pages_with_fields_follow_the_order_of_the_fields(sheet: tuple[list[Page], bytes]) -> None:
    assert {page["/Tabs"] for page in pypdf.PdfReader(io.BytesIO(sheet[1])).pages} == {"/S"}


def test_what_is_typed_and_ticked_is_read_back(sheet: tuple[list[Page], bytes]) -> None:
    writer = pypdf.PdfWriter(io.BytesIO(sheet[1]))
    values = {"turn.4.action": "P07 · Ñandú", "log.1.citable": "/Si", "answer.2.text": "Año «tres»\nlínea"}
    writer.update_page_form_field_values(None, values, auto_regenerate=False)  # type: ignore[arg-type]
    filled = io.BytesIO()
    writer.write(filled)
    found = {name: widget.get("/V") for name, widget in widgets(filled.getvalue())}
    assert {name: found[name] for name in values} == values
    assert found["turn.5.action"] is None and found["log.1.confidential"] == "/Off"


def test_pdfium_sees_the_form_and_draws_a_tick() -> None:
    data = pdf(small(Field("tick", "check", 20, 20, 5, 5, "Marca"), Field("word", "text", 40, 20, 30, 6, "Palabra")))
    writer = pypdf.PdfWriter(io.BytesIO(data))
    writer.update_page_form_field_values(writer.pages[0], {"tick": "/Si"}, auto_regenerate=False)
    filled = io.BytesIO()
    writer.write(filled)
    assert dark(data, (20, 20, 25, 25)) == 0
    assert dark(filled.getvalue(), (20, 20, 25, 25)) > 0.1


def dark(data: bytes, area: tuple[int, int, int, int]) -> float:
    """The share of dark dots in an area (mm) of the first page, forms drawn."""
    document = pypdfium2.PdfDocument(data)
    document.init_forms()
    assert document.get_formtype() == pypdfium2.raw.FORMTYPE_ACRO_FORM
    scale = 4
    image = document[0].render(scale=scale, may_draw_forms=True).to_pil().convert("L")
    part = image.crop(tuple(round(value / MM_PER_PT * scale) for value in area))
    dots = part.tobytes()
    return sum(dot < 90 for dot in dots) / len(dots)


def test_only_the_embedded_font_is_used(sheet: tuple[list[Page], bytes]) -> None:
    form = pypdf.PdfReader(io.BytesIO(sheet[1])).trailer["/Root"]["/AcroForm"]
    [font] = form["/DR"]["/Font"].values()
    assert font["/Encoding"] == "/WinAnsiEncoding" and font["/BaseFont"] == "/SourceSansPro-Regular"
    assert len(font["/Widths"]) == font["/LastChar"] - font["/FirstChar"] + 1
    assert font["/FontDescriptor"]["/FontFile2"].get_data() == sheet_kit.fonts().file("sans-regular").read_bytes()
    raw = b"".join(repr(obj).encode() for obj in objects(sheet[1])) + sheet[1]
    assert b"Helvetica" not in raw


def objects(data: bytes) -> Iterator[object]:
    reader = pypdf.PdfReader(io.BytesIO(data))
    for number in range(1, int(reader.trailer["/Size"])):
        yield pypdf.generic.IndirectObject(number, 0, reader).get_object()


def test_equal_sheets_are_equal_bytes() -> None:
    kit = sheet_kit.kit()
    one, other = (pdf(campaign.pages(kit, sheet_kit.workshop("letter"))) for _ in range(2))
    assert one == other


def test_a_file_without_fields_has_no_form() -> None:
    assert "/AcroForm" not in pypdf.PdfReader(io.BytesIO(pdf(small()))).trailer["/Root"]


@pytest.mark.parametrize("names", [("a", "a"), ("a", "a.b"), ("a.b", "a"), ("a.b", "a.b.c")])
def test_a_name_is_one_field_or_one_level(names: tuple[str, str]) -> None:
    with pytest.raises(ValueError, match="form field"):
        pdf(small(*(Field(name, "text", 20, 20, 30, 6, "x") for name in names)))


def test_a_field_inside_a_drawing_is_refused() -> None:
    drawing = Drawing("d", (Field("a", "text", 0, 0, 30, 6, "x"),), 30, 6)
    with pytest.raises(ValueError, match="inside a drawing"):
        pdf([Page(100, 80, (Placed(drawing, 10, 10),))])
