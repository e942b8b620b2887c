"""Further places in which a PDF, a page or an archive can hold words, each planted and found."""

from __future__ import annotations

import base64
import io
import json
import zipfile
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import pytest
from pypdf import PdfWriter
from pypdf.generic import (
    ArrayObject,
    ByteStringObject,
    DecodedStreamObject,
    DictionaryObject,
    NameObject,
    NumberObject,
    TextStringObject,
)

from tests.verify import edits
from tests.verify.conftest import Look, LookAt, found
from tests.verify.test_files import PLAYERS_ZIP, rezipped
from tests.verify.test_spoilers import shown, told


def entry(**entries: Any) -> DictionaryObject:
    return DictionaryObject({NameObject(f"/{key}"): value for key, value in entries.items()})


def text(words: str) -> TextStringObject:
    return TextStringObject(words)


def stream(data: bytes, **entries: Any) -> DecodedStreamObject:
    made = DecodedStreamObject()
    made.set_data(data)
    made.update(entry(**entries))
    return made


def annotated(writer: PdfWriter, **entries: Any) -> None:
    box = ArrayObject(map(NumberObject, (100, 100, 120, 120)))
    note = entry(Type=NameObject("/Annot"), Subtype=NameObject("/Text"), Rect=box, **entries)
    writer.pages[0][NameObject("/Annots")] = ArrayObject([writer._add_object(note)])


def field(writer: PdfWriter, **entries: Any) -> None:
    made = writer._add_object(entry(FT=NameObject("/Tx"), T=text("f"), **entries))
    writer._root_object[NameObject("/AcroForm")] = entry(Fields=ArrayObject([made]))


def structured(writer: PdfWriter, key: str, words: list[str]) -> None:
    """Words for a screen reader, so many an element."""
    root: Any = writer._root_object.get("/StructTreeRoot") or entry(Type=NameObject("/StructTreeRoot"))
    for word in words:
        writer._add_object(entry(Type=NameObject("/StructElem"), S=NameObject("/Span"), **{key: text(word)}))
    writer._root_object[NameObject("/StructTreeRoot")] = root


def spread(phrase: str) -> list[str]:
    """Two words at a time, the space between them too."""
    words = phrase.split()
    return [" ".join(words[at : at + 2]) + " " for at in range(0, len(words), 2)]


def outlined(writer: PdfWriter, phrase: str) -> None:
    for words in spread(phrase):
        writer.add_outline_item(title=words, page_number=0)


def xmp(writer: PdfWriter, phrase: str) -> None:
    """Every word between marks of its own."""
    data = "".join(f"<rdf:li>{word}</rdf:li>" for word in phrase.split()).encode()
    whole = b"\xef\xbb\xbf<x:xmpmeta xmlns:x='adobe:ns:meta/'>" + data + b"</x:xmpmeta>"
    writer._root_object[NameObject("/Metadata")] = writer._add_object(stream(whole).flate_encode())


def mapped(writer: PdfWriter, phrase: str) -> None:
    """A code that no page shows stands for the whole phrase."""
    data = b"1 beginbfchar <7F> <%s> endbfchar" % phrase.encode("utf-16-be").hex().encode()
    writer._add_object(entry(Type=NameObject("/Font"), ToUnicode=writer._add_object(stream(data).flate_encode())))


def script(writer: PdfWriter, phrase: str) -> None:
    writer._root_object[NameObject("/OpenAction")] = entry(S=NameObject("/JavaScript"), JS=text(f"x='{phrase}'"))


def appearance(writer: PdfWriter, phrase: str) -> None:
    """What an annotation looks like, letter by letter."""
    letters = " ".join(f"({letter}) -300" for letter in phrase)
    drawn = stream(f"BT [{letters}] TJ ET".encode(), Subtype=NameObject("/Form")).flate_encode()
    annotated(writer, AP=entry(N=writer._add_object(drawn)))


def attached(phrase: str) -> bytes:
    """A PDF of one page."""
    writer = PdfWriter()
    page = writer.add_blank_page(200, 200)
    content = stream(f"BT 1 0 0 1 10 10 Tm [{' '.join(f'({c}) -90' for c in phrase)}] TJ ET".encode())
    page[NameObject("/Contents")] = writer._add_object(content.flate_encode())
    return edits.saved(writer)


UTF_16 = TextStringObject.get_encoded_bytes
IN_OBJECTS: dict[str, tuple[Callable[[PdfWriter, str], object], str]] = {
    "annotation": (lambda w, p: annotated(w, Contents=text(f"«{p}»")), "object"),
    "rich text": (lambda w, p: annotated(w, RC=text(f"<p>{p}</p>")), "object"),
    "appearance": (appearance, "object"),
    "value": (lambda w, p: field(w, V=text(p)), "name"),
    "tooltip": (lambda w, p: field(w, TU=text(f"«{p}»")), "name"),
    "choices": (lambda w, p: field(w, Opt=ArrayObject([text("no"), text(p)])), "name"),
    "bytes": (lambda w, p: field(w, V=ByteStringObject(b"\xfe\xff" + p.encode("utf-16-be"))), "name"),
    "alternative": (lambda w, p: structured(w, "Alt", [p]), "object"),
    "read aloud": (lambda w, p: structured(w, "ActualText", [p]), "object"),
    "read aloud in pieces": (lambda w, p: structured(w, "ActualText", spread(p)), "object"),
    "outline in pieces": (outlined, "outline"),
    "metadata between marks": (xmp, "metadata"),
    "table of characters": (mapped, "object"),
    "script": (script, "object"),
    "labels": (lambda w, p: w._root_object.update(entry(PageLabels=entry(P=text(p)))), "object"),
    "attached PDF": (lambda w, p: w.add_attachment("a.pdf", attached(p)), "attachment"),
    "attached letters": (lambda w, p: w.add_attachment("a.eml", base64.b64encode(p.encode())), "attachment"),
}


@pytest.mark.parametrize("where", IN_OBJECTS)
def test_in_an_object(look: Look, deck: bytes, phrase: str, where: str) -> None:
    plant, place = IN_OBJECTS[where]
    writer = edits.opened(deck)
    plant(writer, phrase)
    assert told(look(edits.saved(writer))) == {place}


def test_text_under_a_box(look: Look, deck: bytes, phrase: str) -> None:
    covered = edits.with_text(deck, shown(phrase))
    assert "text" in told(look(edits.with_content(covered, 0, lambda old: old + b"\n0 g 90 190 400 20 re f\n")))


def test_in_the_trailer(look: Look, deck: bytes, phrase: str) -> None:
    at = deck.rindex(b"trailer")
    hexed = phrase.encode("utf-16-be").hex().encode()
    data = deck[:at] + deck[at:].replace(b"<<", b"<< /Note <feff" + hexed + b">", 1)
    assert told(look(data)) == {"object"}


# -- what a table does not mention ------------------------------------------------------------------
def inserted(deck: bytes, added: bytes) -> bytes:
    """An object that no table mentions, before the table."""
    at = deck.rindex(b"\nxref\n") + 1
    tail = deck[at:].replace(b"startxref\n%d" % at, b"startxref\n%d" % (at + len(added)))
    return deck[:at] + added + tail


def literal(phrase: str) -> bytes:
    """As programs write texts with accents: two bytes a letter, the zeros as octal digits."""
    return b"(\\376\\377" + b"".join(b"\\000" + letter.encode() for letter in phrase) + b")"


@pytest.mark.parametrize(
    "write",
    [
        lambda p: b"9999 0 obj\n" + literal(p) + b"\nendobj\n",
        lambda p: b"9999 7 obj\n<feff" + p.encode("utf-16-be").hex().encode() + b">\nendobj\n",
        lambda p: (
            b"9999 0 obj\n<<>>\nstream\nBT ["
            + b"-9".join(b"(%c)" % c for c in p.encode())
            + b"] TJ\nendstream\nendobj\n"
        ),
    ],
)
def test_an_object_that_no_table_mentions(look: Look, deck: bytes, phrase: str, write) -> None:  # type: ignore[no-untyped-def]
    verified = look(inserted(deck, write(phrase)))
    assert found(verified) == {("K009", "objects"), ("K020", "bytes")}


def test_an_earlier_version(look: Look, deck: bytes, phrase: str) -> None:
    """The title was mended; what it was before is still there."""
    writer = edits.opened(deck)
    writer.add_metadata({"/Subject": f"ñ {phrase}"})
    first = edits.saved(writer)
    again = PdfWriter(io.BytesIO(first), incremental=True)
    again.add_metadata({"/Subject": "nada"})
    verified = look(edits.saved(again))
    assert {("K009", ""), ("K009", "objects"), ("K020", "bytes")} <= found(verified)


def test_an_object_in_a_stream_of_objects(look: Look, deck: bytes, phrase: str) -> None:
    """Added as programs add them since PDF 1.5: packed, with a table that is packed too."""
    start, first = len(deck), 9990
    packed = b"%d 0 <feff%s>" % (first + 1, phrase.encode("utf-16-be").hex().encode())
    holder = b"%d 0 obj\n<< /Type /ObjStm /N 1 /First 7 /Length %d >>\nstream\n%s\nendstream\nendobj\n" % (
        first, len(packed), packed,
    )  # fmt: skip
    rows = [(1, start, 0), (2, first, 0), (1, start + len(holder), 0)]
    table = b"".join(bytes([kind]) + place.to_bytes(4, "big") + bytes([index]) for kind, place, index in rows)
    previous = int(deck[deck.rindex(b"startxref") :].split()[1])
    root = deck[deck.rindex(b"/Root") :].split(b"\n")[0]
    facts = (first + 2, first + 3, first, previous, root, len(table), table)
    listed = b"%d 0 obj\n<< /Type /XRef /Size %d /Index [%d 3] /W [1 4 1] /Prev %d %s /Length %d >>\nstream\n%s" % facts
    listed += b"\nendstream\nendobj\n"
    end = b"startxref\n%d\n%%%%EOF\n" % (start + len(holder))
    verified = look(deck + holder + listed + end)
    assert found(verified) == {("K009", ""), ("K020", "object")}


@pytest.mark.parametrize("damage", [lambda deck: deck + b"\n% nota\n", lambda deck: deck + b"\0" * 900])
def test_bytes_outside(look: Look, deck: bytes, damage) -> None:  # type: ignore[no-untyped-def]
    assert ("K009", "outside") in found(look(damage(deck)))


# -- pictures ---------------------------------------------------------------------------------------
def test_a_picture(look: Look, deck: bytes) -> None:
    writer = edits.opened(deck)
    one = {"Subtype": NameObject("/Image"), "Width": NumberObject(1), "Height": NumberObject(1)}
    writer._add_object(stream(b"\0", Type=NameObject("/XObject"), **one))
    assert found(look(edits.saved(writer))) == {("K010", "")}


def test_a_picture_in_the_page(look: Look, deck: bytes) -> None:
    inline = b"\nq 9 0 0 9 100 100 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q\n"
    assert found(look(edits.with_content(deck, 0, lambda old: old + inline))) == {("K010", "")}


# -- what lies beside the PDFs ----------------------------------------------------------------------
BESIDE: dict[str, Callable[[str], bytes]] = {
    "entities": lambda p: f"<p title='{''.join(f'&#{ord(c)};' for c in p)}'></p>".encode(),
    "base64": lambda p: b"<img src='data:text/plain;base64," + base64.b64encode(p.encode()) + b"'>",
    "percent": lambda p: f"<a href='mailto:a@b.example?body={quote(p)}'></a>".encode(),
    "hexadecimal": lambda p: b"<!-- " + p.encode().hex().encode() + b" -->",
}


@pytest.mark.parametrize("way", BESIDE)
def test_on_the_page_beside_the_files(look_at: LookAt, small_kit: dict[str, bytes], phrase: str, way: str) -> None:
    assert told(look_at({**small_kit, "LEEME.html": small_kit["LEEME.html"] + BESIDE[way](phrase)})) == {"readme"}


def test_in_the_manifest(look_at: LookAt, small_kit: dict[str, bytes], phrase: str) -> None:
    escaped = json.dumps({**json.loads(small_kit["manifest.json"]), "note": phrase.replace("a", "á")})
    assert "\\u00e1" in escaped
    assert told(look_at({**small_kit, "manifest.json": escaped.encode()})) == {"readme"}


def test_the_name_of_an_empty_folder(look_at: LookAt, small_kit: dict[str, bytes], phrase: str, tmp_path) -> None:  # type: ignore[no-untyped-def]
    (tmp_path / "kit" / phrase).mkdir(parents=True)
    assert found(look_at(small_kit)) == {("K003", ""), ("K020", "file_name")}


# -- archives ---------------------------------------------------------------------------------------
def test_bytes_before_an_archive(look_at: LookAt, small_kit: dict[str, bytes], phrase: str) -> None:
    """As self-extracting archives have them: every program opens it all the same."""
    out = io.BytesIO(f"{phrase}\n".encode())
    out.seek(0, io.SEEK_END)
    with zipfile.ZipFile(io.BytesIO(small_kit[PLAYERS_ZIP])) as old, zipfile.ZipFile(out, "a") as new:
        for info in old.infolist():
            new.writestr(info, old.read(info))
    verified = look_at({**small_kit, PLAYERS_ZIP: out.getvalue()})
    assert {("K004", "hidden"), ("K020", "zip_content")} <= found(verified)


def test_a_file_that_the_archive_does_not_list(look_at: LookAt, small_kit: dict[str, bytes], phrase: str) -> None:
    data = rezipped(small_kit[PLAYERS_ZIP], lambda files: {"nota.txt": phrase.encode(), **files})
    at = data.index(b"PK\1\2")
    size = int.from_bytes(data[at + 28 : at + 30], "little") + 46
    end = bytearray(data[data.rindex(b"PK\5\6") :])
    for place, less in ((8, 1), (10, 1), (12, size)):
        wide = 4 if place == 12 else 2
        end[place : place + wide] = (int.from_bytes(end[place : place + wide], "little") - less).to_bytes(
            wide, "little"
        )
    whole = data[:at] + data[at + size : data.rindex(b"PK\5\6")]
    end[16:20] = at.to_bytes(4, "little")
    verified = look_at({**small_kit, PLAYERS_ZIP: whole + bytes(end)})
    assert {("K004", "hidden"), ("K020", "zip_content")} <= found(verified)


def test_a_spreadsheet_in_the_archive(look_at: LookAt, small_kit: dict[str, bytes], phrase: str) -> None:
    """Archives of marked texts, packed."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("word/document.xml", "".join(f"<w:t>{word}</w:t>" for word in phrase.split()))
    data = rezipped(small_kit[PLAYERS_ZIP], lambda files: {**files, "nota.docx": out.getvalue()})
    assert told(look_at({**small_kit, PLAYERS_ZIP: data})) == {"zip_content"}
