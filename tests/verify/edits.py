"""Faults planted in a sound PDF, as tools and people plant them."""

from __future__ import annotations

from io import BytesIO
from typing import Any

from pypdf import PdfWriter
from pypdf.generic import ArrayObject, DecodedStreamObject, DictionaryObject, NameObject, StreamObject


def opened(data: bytes) -> PdfWriter:
    writer = PdfWriter(clone_from=BytesIO(data))
    writer.pdf_header = "%PDF-1.7"
    return writer


def saved(writer: PdfWriter) -> bytes:
    out = BytesIO()
    writer.write(out)
    return out.getvalue()


def content(page: Any) -> bytes:
    data: bytes = page.get_contents().get_data()
    return data


def with_content(data: bytes, number: int, change: Any) -> bytes:
    """The PDF with the content of a page (from 0) changed."""
    writer = opened(data)
    page = writer.pages[number]
    stream = DecodedStreamObject()
    stream.set_data(change(content(page)))
    page[NameObject("/Contents")] = writer._add_object(stream)
    return saved(writer)


def with_text(data: bytes, operators: str, page: int = 0) -> bytes:
    """The PDF with text appended to a page; `FONT` stands for a font of 9 points that the page has."""
    writer = opened(data)
    resources: Any = writer.pages[page]["/Resources"]
    fonts: Any = resources["/Font"].get_object()
    name = next(key for key in fonts if key.endswith("+0"))
    added = f"\nq BT {operators.replace('FONT', f'{name} 9 Tf')} ET Q\n".encode("latin-1")
    return with_content(data, page, lambda old: old + added)


def without_font(data: bytes) -> bytes:
    """The PDF whose first page has lost the font that it names first."""
    writer = opened(data)
    page = writer.pages[0]
    used = content(page).split(b" Tf")[0].split()[-2].decode("latin-1")
    resources: Any = page["/Resources"]
    fonts: Any = resources["/Font"].get_object()
    del fonts[NameObject(used)]
    return saved(writer)


def drawn_otherwise(data: bytes, number: int, name: str, as_drawn: str) -> bytes:
    """The PDF where a name is drawn in other letters, and read as before: a font's table says that they are these."""
    writer = opened(data)
    page = writer.pages[number]
    old = content(page)
    at = old.index(f" Tm ({name}) Tj".encode())
    key, size = old[:at].rsplit(b" Tf", 1)[0].split()[-2:]
    resources: Any = page["/Resources"]
    fonts: Any = resources["/Font"].get_object()
    lying = DictionaryObject(fonts[key.decode()].get_object())
    pairs = b"".join(b"<%02X> <%04X>\n" % (ord(drawn), ord(read)) for drawn, read in zip(as_drawn, name, strict=True))
    table = DecodedStreamObject()
    table.set_data(TABLE % (len(name), pairs))
    lying[NameObject("/ToUnicode")] = writer._add_object(table)
    fonts[NameObject("/Lies")] = writer._add_object(lying)
    new = b" Tm /Lies %s Tf (%s) Tj %s %s Tf" % (size, as_drawn.encode(), key, size)
    stream = DecodedStreamObject()
    stream.set_data(old.replace(f" Tm ({name}) Tj".encode(), new, 1))
    page[NameObject("/Contents")] = writer._add_object(stream)
    return saved(writer)


TABLE = b"""/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /x def /CMapType 2 def
1 begincodespacerange <00> <FF> endcodespacerange
%d beginbfchar
%sendbfchar endcmap CMapName currentdict /CMap defineresource pop end end"""


def with_helvetica(data: bytes) -> bytes:
    writer = opened(data)
    font = DictionaryObject(
        {
            NameObject("/Type"): NameObject("/Font"),
            NameObject("/Subtype"): NameObject("/Type1"),
            NameObject("/BaseFont"): NameObject("/Helvetica"),
        }
    )
    resources: Any = writer.pages[0]["/Resources"]
    resources["/Font"].get_object()[NameObject("/Helv")] = writer._add_object(font)
    return saved(writer)


def with_orphan(data: bytes, text: str) -> bytes:
    """The PDF with a content stream that no page has."""
    writer = opened(data)
    stream: StreamObject = DecodedStreamObject()
    stream.set_data(f"BT /F1 9 Tf ({text}) Tj ET".encode("latin-1"))
    writer._add_object(stream.flate_encode())
    writer._root_object[NameObject("/PieceInfo")] = ArrayObject([])
    return saved(writer)


def first_page_only(data: bytes) -> bytes:
    """The PDF cut as one cuts it: cloned whole, then pages deleted."""
    writer = opened(data)
    for number in range(len(writer.pages) - 1, 0, -1):
        writer.remove_page(number)
    return saved(writer)
