"""A PDF read back: what a printer, a reader or a search would find in it.

In: bytes or a path.  Out: `Readback` in millimetres, y downwards, as `layout.page` counts.  Raises
`pypdf.errors.PdfReadError` for what is no sound PDF: the reader is strict.  Pieces of text and their
places are found in files that `pdf.writer` wrote: one byte a character, with a table to Unicode.
"""

from __future__ import annotations

import pathlib
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any, NamedTuple

from pypdf import PdfReader
from pypdf.generic import DictionaryObject

MM_PER_PT = 25.4 / 72
Matrix = Sequence[float]
IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
_LINE_END = re.compile("\u00ad\\s*\n?")
_CODE = re.compile(r"<([0-9A-F]{2})> <([0-9A-F]{4})>")
_FONT_FILES = ("/FontFile", "/FontFile2", "/FontFile3")


class Piece(NamedTuple):
    """Text that was written in one go; `x` is its left end, `y` its baseline."""

    text: str
    x: float
    y: float


class Bookmark(NamedTuple):
    title: str
    level: int
    page: int
    """Counts from 0."""


@dataclass(frozen=True, slots=True)
class ReadPage:
    width: float
    height: float
    trim: tuple[float, float, float, float]
    """x, y, width, height."""
    text: str
    """Lines as they stand; words that were parted at a line's end are whole."""
    pieces: tuple[Piece, ...]

    def find(self, text: str) -> list[tuple[float, float]]:
        """Places of the pieces that hold a text."""
        return [(piece.x, piece.y) for piece in self.pieces if text in piece.text]


@dataclass(frozen=True, slots=True)
class Readback:
    version: str
    language: str | None
    info: Mapping[str, str]
    """`Title`, `Author`, …"""
    preferences: Mapping[str, str]
    """Viewer preferences: `Duplex` → `DuplexFlipLongEdge`, …"""
    fonts: Mapping[str, bool]
    """Every font of the file, by its full name, and whether it is embedded."""
    bookmarks: tuple[Bookmark, ...]
    pages: tuple[ReadPage, ...]

    @property
    def text(self) -> str:
        return "\n".join(page.text for page in self.pages)


def read(source: bytes | str | pathlib.Path) -> Readback:
    """Everything at once."""
    reader = PdfReader(BytesIO(source) if isinstance(source, bytes) else source, strict=True)
    root = _dictionary(reader.trailer["/Root"])
    return Readback(
        version=reader.pdf_header.removeprefix("%PDF-"),
        language=root.get("/Lang"),
        info=_plain(reader.metadata or {}),
        preferences=_plain(_dictionary(root.get("/ViewerPreferences", {}))),
        fonts=dict(sorted(_fonts(reader))),
        bookmarks=tuple(_bookmarks(reader, reader.outline, 0)),
        pages=tuple(_page(page) for page in reader.pages),
    )


def objects(reader: PdfReader) -> Iterator[Any]:
    """Every indirect object of a file, whether a page uses it or not."""
    for number in sorted(reader.xref.get(0, {})):
        yield reader.get_object(number)


def joined(text: str) -> str:
    """Text without the soft hyphens at which lines end."""
    return _LINE_END.sub("", text)


def _fonts(reader: PdfReader) -> Iterator[tuple[str, bool]]:
    for found in objects(reader):
        if isinstance(found, DictionaryObject) and found.get("/Type") == "/Font":
            descriptor = _dictionary(found.get("/FontDescriptor", {}))
            yield str(found["/BaseFont"])[1:], any(key in descriptor for key in _FONT_FILES)


def _bookmarks(reader: PdfReader, outline: Sequence[Any], level: int) -> Iterator[Bookmark]:
    for entry in outline:
        if isinstance(entry, list):
            yield from _bookmarks(reader, entry, level + 1)
        else:
            page = reader.get_destination_page_number(entry)
            yield Bookmark(str(entry.title), level, -1 if page is None else page)


def _page(page: Any) -> ReadPage:
    height = float(page.mediabox.height)
    trim = page.trimbox
    collector = _Collector(height, _tables(page))
    text = page.extract_text(visitor_operand_before=collector.before, visitor_operand_after=collector.after)
    return ReadPage(
        width=float(page.mediabox.width) * MM_PER_PT,
        height=height * MM_PER_PT,
        trim=(
            float(trim.left) * MM_PER_PT, (height - float(trim.top)) * MM_PER_PT,
            float(trim.width) * MM_PER_PT, float(trim.height) * MM_PER_PT,
        ),
        text=joined(text),
        pieces=tuple(collector.pieces),
    )  # fmt: skip


def _tables(page: Any) -> dict[str, dict[int, str]]:
    """Font resource → character of every code."""
    found = {}
    for name, font in _dictionary(_dictionary(page["/Resources"]).get("/Font", {})).items():
        table = font.get_object()["/ToUnicode"].get_object().get_data().decode("ascii")
        found[name] = {int(code, 16): chr(int(character, 16)) for code, character in _CODE.findall(table)}
    return found


class _Collector:
    """Hears the operators of a page; keeps where drawings stand while it is inside them."""

    def __init__(self, height: float, tables: Mapping[str, Mapping[int, str]]) -> None:
        self.pieces: list[Piece] = []
        self._height, self._tables = height, tables
        self._table: Mapping[int, str] = {}
        self._kept: list[Mapping[int, str]] = []
        self._outer: list[Matrix] = [IDENTITY]

    def before(self, operator: bytes, operands: Sequence[Any], cm: Matrix, tm: Matrix) -> None:
        if operator == b"q":
            self._kept.append(self._table)
        elif operator == b"Q" and self._kept:
            self._table = self._kept.pop()
        elif operator == b"Do":
            self._outer.append(_product(cm, self._outer[-1]))
        elif operator == b"Tf":
            self._table = self._tables[operands[0]]
        elif operator == b"Tj":
            self._piece(operands[0], _product(tm, _product(cm, self._outer[-1])))

    def after(self, operator: bytes, _operands: Sequence[Any], _cm: Matrix, _tm: Matrix) -> None:
        if operator == b"Do":
            self._outer.pop()

    def _piece(self, written: Any, place: Matrix) -> None:
        codes = written if isinstance(written, bytes) else written.original_bytes
        text = "".join([self._table[code] for code in codes])
        self.pieces.append(Piece(text, place[4] * MM_PER_PT, (self._height - place[5]) * MM_PER_PT))


def _product(first: Matrix, then: Matrix) -> Matrix:
    a, b, c, d, e, f = first
    g, h, i, j, k, m = then
    return a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + m


def _dictionary(found: Any) -> Mapping[str, Any]:
    dictionary: Mapping[str, Any] = found.get_object() if hasattr(found, "get_object") else found
    return dictionary


def _plain(dictionary: Mapping[str, Any]) -> dict[str, str]:
    return {str(key)[1:]: str(value).removeprefix("/") for key, value in dictionary.items()}
