"""The solution told, in every place that words can hide in: each by the name of the place."""

from __future__ import annotations

import io
import zipfile

import pytest
from pypdf.generic import DecodedStreamObject, NameObject, TextStringObject

from delictum_pnp.verify.run import Verified
from tests.verify import edits
from tests.verify.conftest import Look, LookAt, Press, found
from tests.verify.test_files import PLAYERS_ZIP, rezipped


def told(verified: Verified) -> set[str]:
    """Where the solution was found; nothing else may be wrong but what the edit itself is."""
    return {diagnostic.variant or "text" for diagnostic in verified.diagnostics if diagnostic.rule.code == "K020"}


def shown(phrase: str) -> str:
    return f"FONT 1 0 0 1 100 200 Tm ({phrase}) Tj"


PLANTED = {
    "text": lambda phrase: shown(phrase),
    "invisible": lambda phrase: f"3 Tr {shown(phrase)}",
    "white": lambda phrase: f"1 g {shown(phrase)}",
    "off_page": lambda phrase: f"FONT 1 0 0 1 100 -400 Tm ({phrase}) Tj",
}


@pytest.mark.parametrize("where", PLANTED)
def test_text_on_a_page(look: Look, deck: bytes, phrase: str, where: str) -> None:
    verified = look(edits.with_text(deck, PLANTED[where](phrase)))
    assert where in told(verified)
    assert {d.span.line for d in verified.diagnostics if d.variant == where} <= {1}


@pytest.mark.parametrize("encode", [lambda text: f"({text})", lambda text: f"<FEFF{text.encode('utf-16-be').hex()}>"])
def test_words_for_a_screen_reader(look: Look, deck: bytes, phrase: str, encode) -> None:  # type: ignore[no-untyped-def]
    replaced = f"/Span <</ActualText {encode(phrase)}>> BDC FONT 1 0 0 1 100 200 Tm (x) Tj EMC"
    assert "invisible" in told(look(edits.with_text(deck, replaced)))


def lettered(phrase: str) -> str:
    """A letter at a time, each at a place of its own."""
    letters = [f"1 0 0 1 {60 + 3 * at} 200 Tm ({letter}) Tj" for at, letter in enumerate(phrase)]
    return f"FONT {' '.join(letters)}"


def mixed(phrase: str) -> str:
    """Every second letter first: only by where they stand do they make words."""
    placed = [f"1 0 0 1 {60 + 4 * at} 200 Tm ({letter}) Tj" for at, letter in enumerate(phrase)]
    return f"FONT {' '.join(placed[::2] + placed[1::2])}"


def kerned(phrase: str) -> str:
    return f"FONT 1 0 0 1 60 200 Tm [{' '.join(f'({letter}) -300' for letter in phrase)}] TJ"


def hyphenated(phrase: str) -> str:
    """Over two lines, a word parted in its middle."""
    half = len(phrase) // 2
    return f"FONT 12 TL 1 0 0 1 60 200 Tm ({phrase[:half]}-) Tj T* ({phrase[half:]}) Tj"


def shouted(phrase: str) -> str:
    return shown(" . ".join(phrase.upper()))


@pytest.mark.parametrize("write", [lettered, mixed, kerned, hyphenated, shouted])
def test_text_in_disguise(look: Look, deck: bytes, phrase: str, write) -> None:  # type: ignore[no-untyped-def]
    assert "text" in told(look(edits.with_text(deck, write(phrase))))


def test_half_on_one_page_half_on_the_next(look: Look, deck: bytes, phrase: str) -> None:
    """Between the two stands the margin of the first page, so each half is short: only what is told whole counts."""
    words = phrase.split()
    half = edits.with_text(deck, shown(" ".join(words[:3])))
    assert told(look(edits.with_text(half, shown(" ".join(words[3:5])), page=1))) == set()


@pytest.mark.parametrize("key", ["/Subject", "/Keywords", "/Hidden"])
def test_metadata(look: Look, deck: bytes, phrase: str, key: str) -> None:
    writer = edits.opened(deck)
    writer.add_metadata({key: phrase})
    assert told(look(edits.saved(writer))) == {"metadata"}


def test_xmp_metadata(look: Look, deck: bytes, phrase: str) -> None:
    writer = edits.opened(deck)
    stream = DecodedStreamObject()
    stream.set_data(f"<x:xmpmeta>{phrase}</x:xmpmeta>".encode("utf-16"))
    writer._root_object[NameObject("/Metadata")] = writer._add_object(stream.flate_encode())
    assert told(look(edits.saved(writer))) == {"metadata"}


def test_a_bookmark(look: Look, deck: bytes, phrase: str) -> None:
    writer = edits.opened(deck)
    writer.add_outline_item(title=f"¡{phrase}!", page_number=0)
    assert told(look(edits.saved(writer))) == {"outline"}


def test_the_name_of_a_destination(look: Look, deck: bytes, phrase: str) -> None:
    writer = edits.opened(deck)
    writer.add_named_destination(title=phrase, page_number=0)
    assert told(look(edits.saved(writer))) == {"name"}


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "latin-1"])
def test_an_attachment(look: Look, deck: bytes, phrase: str, encoding: str) -> None:
    writer = edits.opened(deck)
    writer.add_attachment("notas.txt", phrase.encode(encoding))
    assert told(look(edits.saved(writer))) == {"attachment"}


def test_the_name_of_an_attachment(look: Look, deck: bytes, phrase: str) -> None:
    writer = edits.opened(deck)
    writer.add_attachment(f"{phrase}.txt", b"nada")
    assert told(look(edits.saved(writer))) == {"attachment"}


def test_an_archive_that_is_attached(look: Look, deck: bytes, phrase: str) -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("notas.txt", phrase)
    writer = edits.opened(deck)
    writer.add_attachment("notas.zip", out.getvalue())
    assert told(look(edits.saved(writer))) == {"attachment"}


def test_the_stream_of_a_page_that_was_removed(look: Look, deck: bytes, phrase: str) -> None:
    assert told(look(edits.with_orphan(deck, phrase))) == {"object"}


def test_pages_cut_out_of_a_solution(look: Look, press: Press) -> None:
    """As a tool does it: the pages are gone for every reader, their streams are not."""
    cut = edits.first_page_only(press.pdf(press.solution()))
    assert told(look(cut)) & {"object", "bytes"}


def test_a_string_in_utf_16(look: Look, deck: bytes, phrase: str) -> None:
    writer = edits.opened(deck)
    writer.pages[1][NameObject("/Note")] = TextStringObject(f"«{phrase}»")
    assert told(look(edits.saved(writer))) == {"object"}


def test_bytes_after_the_end(look: Look, deck: bytes, phrase: str) -> None:
    assert "bytes" in told(look(deck + f"\n%{phrase}\n%%EOF\n".encode()))


def test_the_name_of_a_file_in_the_archive(look_at: LookAt, small_kit: dict[str, bytes], phrase: str) -> None:
    data = rezipped(small_kit[PLAYERS_ZIP], lambda files: {**files, f"{phrase}.pdf": b""})
    assert told(look_at({**small_kit, PLAYERS_ZIP: data})) == {"zip_name"}


def test_a_file_in_the_archive(look_at: LookAt, small_kit: dict[str, bytes], phrase: str, deck: bytes) -> None:
    leaky = edits.with_text(deck, shown(phrase))
    for content in (phrase.encode("utf-16"), leaky):
        data = rezipped(small_kit[PLAYERS_ZIP], lambda files, content=content: {**files, "jugadores/x.pdf": content})
        assert told(look_at({**small_kit, PLAYERS_ZIP: data})) == {"zip_content"}


def test_the_comment_of_the_archive(look_at: LookAt, small_kit: dict[str, bytes], phrase: str) -> None:
    out = io.BytesIO(small_kit[PLAYERS_ZIP])
    with zipfile.ZipFile(out, "a") as archive:
        archive.comment = phrase.encode()
    assert told(look_at({**small_kit, PLAYERS_ZIP: out.getvalue()})) == {"zip_name"}


@pytest.mark.parametrize("tags", ["{}", "<p title='{}'></p>", "<!-- {} -->"])
def test_the_page_beside_the_files(look_at: LookAt, small_kit: dict[str, bytes], phrase: str, tags: str) -> None:
    page = small_kit["LEEME.html"] + tags.format(phrase.replace("e", "<b>e</b>") if tags == "{}" else phrase).encode()
    assert told(look_at({**small_kit, "LEEME.html": page})) == {"readme"}


def test_the_name_of_a_file(look_at: LookAt, small_kit: dict[str, bytes], phrase: str) -> None:
    assert told(look_at({**small_kit, f"jugadores/{phrase}.txt": b""})) == {"file_name"}


def test_the_message_does_not_tell_it_again(look: Look, deck: bytes, phrase: str) -> None:
    [diagnostic] = look(edits.with_text(deck, shown(phrase))).diagnostics
    assert phrase not in diagnostic.message("es", spoilers=True) + diagnostic.hint("es")
    assert ".solution." in diagnostic.message("en")
    assert found(look(deck)) == set()
