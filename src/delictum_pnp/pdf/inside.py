"""Everything that a PDF holds beside what its pages show: for looking for what should not be there.

In: the bytes of a file.  Out: `Part`s: each string, stream and hidden corner, decoded, with the name of its place.
`raw_parts` knows nothing of PDF but the words `stream` and `endstream`, so it also sees what no table of the file
mentions.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator, Mapping
from io import BytesIO
from typing import Any, Literal, NamedTuple

from pypdf import PdfReader
from pypdf.generic import ArrayObject, ByteStringObject, DictionaryObject, NameObject, TextStringObject

from . import codes
from .tokens import strings

Place = Literal["metadata", "outline", "name", "attachment", "object", "bytes"]
STREAM = re.compile(rb"stream\r?\n(.*?)endstream", re.DOTALL)
NO_TEXT = b"\0\0\0"
"""Stands in fonts and pictures, and in no content stream."""
ROLES: Mapping[str, Place] = {
    "/Outlines": "outline",
    "/Dests": "name",
    "/AcroForm": "name",
    "/Metadata": "metadata",
}
"""Entries of a file's root, and what stands under them."""
FONT_FILES = ("/FontFile", "/FontFile2", "/FontFile3")
LARGEST = 1 << 26
"""Bytes that one packed stream may grow to."""


Reader = PdfReader


class Part(NamedTuple):
    """Text, or the bytes of something that may be text."""

    place: Place
    text: str
    data: bytes = b""
    number: int = 0
    """Of its object."""


def parts(reader: PdfReader) -> Iterator[Part]:
    """What the objects of a file say, each under the name of what it is for; fonts' files as bytes."""
    roles, tables, walked = _roles(reader), _fonts(reader), _contents(reader)
    for number in _numbers(reader):
        found: Any = reader.get_object(number)
        place = roles.get(number, "object")
        yield Part(place, "\n".join(_strings(found)), number=number)
        if hasattr(found, "get_data"):
            data = found.get_data()
            yield Part(place, "", data, number)
            yield from _shown(data, tables, place, number) if number not in walked else ()


def raw_parts(data: bytes) -> Iterator[Part]:
    """The file as it lies on the disk, and whatever in it can be unpacked, mentioned or not."""
    yield Part("bytes", "", data)
    for match in STREAM.finditer(data):
        try:
            yield Part("bytes", "", zlib.decompressobj().decompress(match.group(1), LARGEST))
        except zlib.error:
            continue


def open_pdf(data: bytes) -> PdfReader:
    """A strict reader.  Raises what pypdf raises for no sound PDF."""
    return PdfReader(BytesIO(data), strict=True)


class Information(NamedTuple):
    """What a file says of itself."""

    version: str
    preferences: Mapping[str, str]
    """`Duplex` → `DuplexFlipLongEdge`, …"""
    language: str
    title: str


def information(reader: PdfReader) -> Information:
    root = _root(reader)
    preferences = codes.whole(root.get("/ViewerPreferences", {}))
    plain = {str(key)[1:]: str(value).removeprefix("/") for key, value in preferences.items()}
    title = reader.metadata.title if reader.metadata else ""
    return Information(reader.pdf_header.removeprefix("%PDF-"), plain, str(root.get("/Lang", "")), str(title or ""))


def fonts(reader: PdfReader) -> dict[str, bool]:
    """Every font of the file by its full name, whether a page uses it or not, and whether it is embedded."""
    found: dict[str, bool] = {}
    for number in _numbers(reader):
        entry = reader.get_object(number)
        if isinstance(entry, DictionaryObject) and entry.get("/Type") == "/Font" and "/DescendantFonts" not in entry:
            descriptor: Any = codes.whole(entry.get("/FontDescriptor", {}))
            embedded = entry.get("/Subtype") == "/Type3" or any(key in descriptor for key in FONT_FILES)
            name = str(entry.get("/BaseFont", "/?"))[1:]
            found[name] = found.get(name, True) and embedded
    return dict(sorted(found.items()))


def _shown(data: bytes, tables: list[codes.Font], place: Place, number: int) -> Iterator[Part]:
    """The strings of a stream in every font of the file: whose page is gone, says not in which it was set."""
    if (b"Tj" in data or b"TJ" in data) and NO_TEXT not in data:
        shown = b"".join(strings(data))
        for table in tables:
            yield Part(place, table.text(shown), number=number)


def _root(reader: PdfReader) -> Any:
    return reader.trailer["/Root"]


def _contents(reader: PdfReader) -> set[int]:
    """The streams of pages that are there: `content.shown` reads them in their own fonts."""
    found: set[int] = set()
    for page in reader.pages:
        contents: Any = page.raw_get("/Contents") if "/Contents" in page else None
        whole = contents.get_object() if hasattr(contents, "idnum") else contents
        found |= {
            part.idnum for part in (contents, *(whole if isinstance(whole, list) else ())) if hasattr(part, "idnum")
        }
    return found


def _numbers(reader: PdfReader) -> list[int]:
    return sorted(reader.xref.get(0, {}).keys() | reader.xref_objStm.keys())


def _fonts(reader: PdfReader) -> list[codes.Font]:
    """Every table of characters in the file, the plain one first."""
    found = [codes.NO_FONT]
    for number in _numbers(reader):
        entry = reader.get_object(number)
        if isinstance(entry, DictionaryObject) and entry.get("/Type") == "/Font":
            found.append(codes.font_of(entry))
    return found


def _roles(reader: PdfReader) -> dict[int, Place]:
    """Object number → what it is for: the outline, names, attachments, metadata."""
    root = _root(reader)
    roles: dict[int, Place] = {}
    names: Any = codes.whole(root.get("/Names", {}))
    for key, place in ROLES.items():
        _mark(root.raw_get(key) if key in root else None, place, roles)
    for key in names:
        _mark(names.raw_get(key), "attachment" if key == "/EmbeddedFiles" else "name", roles)
    _mark(reader.trailer.raw_get("/Info") if "/Info" in reader.trailer else None, "metadata", roles)
    if "/Names" in root and hasattr(root.raw_get("/Names"), "idnum"):
        roles.setdefault(root.raw_get("/Names").idnum, "name")
    for number in _numbers(reader):
        entry = reader.get_object(number)
        if isinstance(entry, DictionaryObject) and entry.get("/Type") in ("/Filespec", "/EmbeddedFile"):
            roles[number] = "attachment"
    return roles


def _mark(found: Any, place: Place, roles: dict[int, Place]) -> None:
    """Give a place to everything that can be reached from an entry, but for pages."""
    waiting = [found]
    while waiting:
        entry = waiting.pop()
        if hasattr(entry, "idnum"):
            if entry.idnum in roles:
                continue
            whole = entry.get_object()
            if isinstance(whole, DictionaryObject) and whole.get("/Type") in ("/Page", "/Pages", "/Font", "/Catalog"):
                continue
            roles[entry.idnum] = place
            entry = whole
        if isinstance(entry, DictionaryObject):
            waiting += [entry.raw_get(key) for key in entry if key not in ("/Parent", "/P", "/Dest")]
        elif isinstance(entry, ArrayObject):
            waiting += list(entry)


def _strings(found: Any) -> Iterator[str]:
    """Keys, names and strings of an object, not of those that it refers to."""
    if isinstance(found, TextStringObject):
        yield str(found)
    elif isinstance(found, ByteStringObject):
        yield bytes(found).decode("latin-1")
    elif isinstance(found, NameObject):
        yield str(found)
    elif isinstance(found, Mapping):
        for key in found:
            yield str(key)
            yield from _strings(found.raw_get(key) if hasattr(found, "raw_get") else found[key])
    elif isinstance(found, list):
        for value in found:
            yield from _strings(value)
