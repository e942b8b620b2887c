"""Files and folders that are not what was built: each fault by its name."""

from __future__ import annotations

import io
import json
import zipfile

import pytest
from pypdf.generic import DictionaryObject, NameObject, NumberObject

from tests.verify import edits
from tests.verify.conftest import NAME, Look, LookAt, found

PLAYERS_ZIP = "kit-jugadores.zip"


def test_a_kit_as_it_was_built_is_clean(look_at: LookAt, small_kit: dict[str, bytes]) -> None:
    verified = look_at(small_kit)
    assert verified.diagnostics == () and verified.skipped == ()


def test_helvetica_that_is_not_embedded(look: Look, deck: bytes) -> None:
    [diagnostic] = look(edits.with_helvetica(deck)).diagnostics
    assert (diagnostic.rule.code, diagnostic.values["font"]) == ("K006", "Helvetica")


def test_a_font_whose_file_was_taken_out(look: Look, deck: bytes) -> None:
    writer = edits.opened(deck)
    fonts = writer.pages[0]["/Resources"]["/Font"]  # type: ignore[index]
    descriptor = fonts["/F1+0"]["/FontDescriptor"]
    del descriptor[NameObject("/FontFile2")]
    assert ("K006", "") in found(look(edits.saved(writer)))


def test_a_font_that_is_missing(look: Look, deck: bytes) -> None:
    assert ("K006", "lost") in found(look(edits.without_font(deck)))


@pytest.mark.parametrize("name", ["PrintScaling", "Duplex", "PickTrayByPDFSize", "DisplayDocTitle"])
def test_a_viewer_preference_that_is_missing(look: Look, deck: bytes, name: str) -> None:
    writer = edits.opened(deck)
    preferences = writer._root_object["/ViewerPreferences"]
    assert isinstance(preferences, DictionaryObject)
    del preferences[NameObject(f"/{name}")]
    [diagnostic] = look(edits.saved(writer)).diagnostics
    assert (diagnostic.rule.code, diagnostic.values["name"]) == ("K008", name)


@pytest.mark.parametrize("name", ["NumCopies", "PrintPageRange"])
def test_a_preference_that_prints_something_else(look: Look, deck: bytes, name: str) -> None:
    writer = edits.opened(deck)
    preferences = writer._root_object["/ViewerPreferences"]
    assert isinstance(preferences, DictionaryObject)
    preferences[NameObject(f"/{name}")] = NumberObject(2)
    [diagnostic] = look(edits.saved(writer)).diagnostics
    assert (diagnostic.rule.code, diagnostic.values["name"], diagnostic.values["found"]) == ("K008", name, "2")


def test_the_wrong_edge(look: Look, deck: bytes) -> None:
    [diagnostic] = look(deck.replace(b"/DuplexFlipLongEdge", b"/DuplexFlipShortEdg ")).diagnostics
    assert diagnostic.values == {"name": "Duplex", "found": "DuplexFlipShortEdg", "wanted": "DuplexFlipLongEdge"}


def test_an_old_version_and_no_language(look: Look, deck: bytes) -> None:
    writer = edits.opened(deck)
    writer.pdf_header = "%PDF-1.3"
    del writer._root_object[NameObject("/Lang")]
    assert {d.values["name"] for d in look(edits.saved(writer)).diagnostics} == {"PDF", "Lang"}


@pytest.mark.parametrize("damage", [lambda data: data[:5000], lambda data: b"", lambda data: b"%PDF-1.7\n" * 50])
def test_a_file_that_was_cut_short(look: Look, deck: bytes, damage) -> None:  # type: ignore[no-untyped-def]
    assert found(look(damage(deck))) == {("K005", "")}


def test_a_byte_that_changed(look_at: LookAt, small_kit: dict[str, bytes]) -> None:
    data = bytearray(small_kit["LEEME.html"])
    data[5] ^= 1
    verified = look_at({**small_kit, "LEEME.html": bytes(data)})
    assert found(verified) == {("K001", ""), ("K001", "sums"), ("K004", "")}


@pytest.mark.parametrize("change", [lambda lines: lines[1:], lambda lines: [*lines, b"0" * 64 + b"  no.pdf\n"]])
def test_sums_of_other_files(look_at: LookAt, small_kit: dict[str, bytes], change) -> None:  # type: ignore[no-untyped-def]
    """One file too few, one too many."""
    sums = b"".join(change(small_kit["SHA256SUMS"].splitlines(keepends=True)))
    assert found(look_at({**small_kit, "SHA256SUMS": sums})) == {("K001", "sums")}


def test_a_manifest_that_was_mended_to_fit(look_at: LookAt, small_kit: dict[str, bytes]) -> None:
    manifest = json.loads(small_kit["manifest.json"])
    manifest["edition"] = "pnp-v9.9"
    files = {**small_kit, "manifest.json": json.dumps(manifest).encode()}
    codes = found(look_at(files))
    assert {("K001", "sums"), ("I006", "")} <= codes


def test_a_file_that_is_missing(look_at: LookAt, small_kit: dict[str, bytes]) -> None:
    del (files := dict(small_kit))[f"jugadores/{NAME}"]
    assert ("K002", "") in found(look_at(files))


@pytest.mark.parametrize("manifest", [b"", b"[]", b'{"files": 3}', b'{"files": {"a": 1}}'])
def test_a_manifest_that_is_none(look_at: LookAt, small_kit: dict[str, bytes], manifest: bytes) -> None:
    assert {code for code, _ in found(look_at({**small_kit, "manifest.json": manifest}))} >= {"K001", "K003"} - (
        {"K003"} if manifest in (b"", b"[]") else set()
    )


def test_a_note_that_was_left_in_the_folder(look_at: LookAt, small_kit: dict[str, bytes]) -> None:
    assert found(look_at({**small_kit, "jugadores/notas.txt": b"hola"})) == {("K003", "")}


def rezipped(data: bytes, change) -> bytes:  # type: ignore[no-untyped-def]
    """An archive with its files changed; `change` takes and answers a mapping."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, content in change(files).items():
            archive.writestr(name, content)
    return out.getvalue()


@pytest.mark.parametrize(
    ("change", "variant"),
    [
        (lambda files: {**files, f"jugadores/{NAME}": b"%PDF-"}, ""),
        (lambda files: {n: d for n, d in files.items() if NAME not in n}, ""),
        (lambda files: {**files, "soluciones/C01-solucion.pdf": b"%PDF-"}, "solution"),
    ],
)
def test_an_archive_that_is_another_kit(look_at: LookAt, small_kit: dict[str, bytes], change, variant: str) -> None:  # type: ignore[no-untyped-def]
    files = {**small_kit, PLAYERS_ZIP: rezipped(small_kit[PLAYERS_ZIP], change)}
    assert ("K004", variant) in found(look_at(files))


def test_an_archive_that_cannot_be_read(look_at: LookAt, small_kit: dict[str, bytes]) -> None:
    assert ("K004", "unsound") in found(look_at({**small_kit, PLAYERS_ZIP: small_kit[PLAYERS_ZIP][:999]}))
