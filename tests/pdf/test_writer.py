"""What a file says of itself, what it holds, and that its text comes back from two readers."""

from __future__ import annotations

import re
from io import BytesIO
from typing import Any

import pypdf
import pypdfium2
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pypdf.generic import ArrayObject, DictionaryObject, StreamObject

from delictum_pnp.layout.page import Bookmark, Box, Clipped, Drawing, Line, Mark, Page, Path, Placed, Text
from delictum_pnp.pdf.writer import Document
from tests.pdf.readback import objects, read

from .support import fonts, ink_box, look, page, pdfium_text, raster, text, written

SPANISH = "¿Qué pingüino añil bebió «vermú», según Íñigo? —¡Ése! 1.ª edición, n.º 3 × 2 − 1…"


def test_the_file_says_what_it_is() -> None:
    back = read(written([page(text("Hola"))]))
    assert back.version == "1.7"
    assert back.language == "es"
    assert back.info == {
        "Title": "Prueba", "Subject": "Un asunto", "Author": "Quien la escribió", "Keywords": "uno, dos",
        "Creator": "delictum-pnp", "Producer": "delictum-pnp", "Trapped": "False",
        "CreationDate": "D:20260101000000+00'00'", "ModDate": "D:20260101000000+00'00'",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("flip", "duplex"),
    [("long", "DuplexFlipLongEdge"), ("short", "DuplexFlipShortEdge"), ("none", "Simplex")],
)
def test_the_printer_is_told_how_to_print(flip: Any, duplex: str) -> None:
    back = read(written([page(text("Hola"))], Document("t", "s", "a", "es", flip=flip)))
    assert back.preferences == {
        "PrintScaling": "None",
        "Duplex": duplex,
        "PickTrayByPDFSize": "True",
        "DisplayDocTitle": "True",
    }


def test_all_fonts_are_embedded_subsets() -> None:
    marks = [text(SPANISH, y=20 + 10 * i, font=name) for i, name in enumerate(look()["fonts"])]
    found = read(written([page(*marks)])).fonts
    assert len(found) == len(marks)
    for name, embedded in found.items():
        assert re.match(r"[A-Z]{6}\+", name), name
        assert embedded, name


def test_no_object_names_a_font_that_is_not_there() -> None:
    reader = pypdf.PdfReader(BytesIO(written([page(text("Hola"), Box(1, 1, 2, 2, "ink"))])), strict=True)
    names = {name for found in objects(reader) for name in _names(found)}
    assert not [name for name in names if "Helvetica" in name or "ZapfDingbats" in name]


def _names(found: Any) -> list[str]:
    if isinstance(found, DictionaryObject):
        own = [str(key) for key in found] + [name for value in found.values() for name in _names(value)]
        return own + ([found.get_data().decode("latin-1")] if isinstance(found, StreamObject) else [])
    if isinstance(found, ArrayObject):
        return [name for value in found for name in _names(value)]
    return [str(found)]


def test_only_glyphs_that_are_used_are_embedded() -> None:
    assert len(written([page(text("a"))])) < 20_000


def test_boxes_are_the_paper_and_the_cut() -> None:
    first, second = read(written([page(trim=(10, 18.5, 190, 260)), Page(297, 210, (text("x"),))])).pages
    assert (first.width, first.height) == pytest.approx((210, 297), abs=1e-3)
    assert first.trim == pytest.approx((10, 18.5, 190, 260), abs=1e-3)
    assert (second.width, second.height) == pytest.approx((297, 210), abs=1e-3)
    assert second.trim == pytest.approx((0, 0, 297, 210), abs=1e-3)


def test_bookmarks_keep_their_levels() -> None:
    marks = (text("x"),)
    pages = [page(*marks, bookmark="Caso «uno»"), page(*marks, bookmark="Hoja 1", level=1), page(*marks)]
    back = read(written([*pages, page(*marks, bookmark="Hoja 2", level=1), page(*marks, bookmark="Fin")]))
    expected = [("Caso «uno»", 0, 0), ("Hoja 1", 1, 1), ("Hoja 2", 1, 3), ("Fin", 0, 4)]
    assert [tuple(bookmark) for bookmark in back.bookmarks] == expected


def test_bookmarks_of_a_booklet_stand_in_its_order_and_several_on_a_page() -> None:
    marks = (text("x"),)
    pages = [page(*marks, more=(Bookmark("Fin", 1, 4), Bookmark("Tapa", 0, 1))), page(*marks, bookmark="Aparte")]
    pages.append(page(*marks, more=(Bookmark("Dos", 1, 2), Bookmark("Tres", 1, 2))))
    expected = [("Tapa", 0, 0), ("Dos", 1, 2), ("Tres", 1, 2), ("Fin", 1, 0), ("Aparte", 0, 1)]
    assert [tuple(bookmark) for bookmark in read(written(pages)).bookmarks] == expected


def test_a_bookmark_cannot_skip_a_level() -> None:
    with pytest.raises(ValueError, match="level"):
        written([page(bookmark="Uno"), page(bookmark="Tres", level=2)])


def test_a_file_needs_a_page() -> None:
    with pytest.raises(ValueError, match="needs a page"):
        written([])


def test_pages_are_taken_one_by_one() -> None:
    assert len(read(written(page(text(str(i))) for i in range(3))).pages) == 3  # type: ignore[arg-type]


@pytest.mark.parametrize("font", list(look()["fonts"]))
def test_text_comes_back_from_both_readers(font: str) -> None:
    data = written([page(text(SPANISH, font=font, size=7))])
    assert read(data).pages[0].text == SPANISH
    assert pdfium_text(data) == SPANISH


def test_signs_with_a_meaning_in_a_file_come_back() -> None:
    words = r"a(b)c\d\(e)) \n [f] {g} <h> %i /j"
    data = written([page(text(words))])
    assert read(data).pages[0].text == words
    assert pdfium_text(data) == words


def test_a_word_parted_at_a_line_s_end_is_found_whole() -> None:
    data = written([page(text("investi\u00ad", y=30), text("gación", y=35))])
    assert read(data).pages[0].text == "investigación"
    assert pdfium_text(data).replace("\ufffe", "").replace("\n", "") == "investigación"


def test_no_break_spaces_read_as_spaces() -> None:
    data = written([page(text("ventanilla\u00a03"))])
    assert read(data).pages[0].text == "ventanilla 3"
    assert pdfium_text(data) == "ventanilla 3"


def test_more_characters_than_one_subset_holds() -> None:
    covered = sorted(fonts().font("sans-regular").face.charToGlyph)
    characters = [chr(code) for code in covered if 0x21 <= code < 0x500 and chr(code).isalnum()]
    assert len(characters) > 256
    lines = ["".join(characters[i : i + 20]) for i in range(0, len(characters), 20)]
    across = "".join(one + other for one, other in zip(characters[:12], reversed(characters), strict=False))
    marks = [text(line, y=10 + 8 * i, font="sans-regular", size=9) for i, line in enumerate([*lines, across])]
    data = written([page(*marks)])
    back = read(data)
    assert len(back.fonts) > 1
    assert back.pages[0].text.split("\n") == [*lines, across]
    assert pdfium_text(data).split("\n") == [*lines, across]


def test_what_the_font_cannot_draw_is_a_gap_and_the_rest_comes_back() -> None:
    """Layout says so; the file is sound all the same."""
    found = read(written([page(text("a☃b (🗝)"))])).pages[0].pieces
    assert [piece.text for piece in found] == ["a\0b (\0)"]


def test_places_are_exact_and_no_pair_is_kerned() -> None:
    """A mark after a run stands where the widths say, to a tenth of a millimetre."""
    run, size = "AVATAR Tú y Yo", 20.0
    width = fonts()("serif-regular").width(run) / 1000 * size * 25.4 / 72
    data = written([page(text(run, x=20, size=size), text("fin", x=20 + width, size=size))])
    (piece,) = read(data).pages[0].find("fin")
    assert piece == pytest.approx((20 + width, 30), abs=0.1)
    document = pypdfium2.PdfDocument(data)
    words = document[0].get_textpage()
    boxes = [words.get_charbox(i, loose=True) for i in range(words.count_chars())]
    document.close()
    assert boxes[0][0] * 25.4 / 72 == pytest.approx(20, abs=0.1)
    assert boxes[len(run) - 1][2] * 25.4 / 72 == pytest.approx(20 + width, abs=0.1)


def test_tracking_spreads_a_run() -> None:
    tight, wide = (ink_box(raster(written([page(text("HHHH", tracking=t))]))) for t in (0.0, 3.0))
    assert wide[0] == pytest.approx(tight[0], abs=0.1)
    assert wide[2] - tight[2] == pytest.approx(9 * 25.4 / 72, abs=0.1)


def test_a_shared_drawing_is_written_once_and_may_hold_another() -> None:
    inner = Drawing("inner", (text("dentro", x=1, y=3, size=6),), 10, 4, shared=True)
    outer = Drawing("outer", (Placed(inner, 2, 2), text("fuera", x=0, y=12)), 20, 14, shared=True)
    data = written([page(*[Placed(outer, 20, 20 * i) for i in range(1, 6)]), page(Placed(inner, 50, 60))])
    back = read(data)
    assert back.pages[0].text.count("dentro") == back.pages[0].text.count("fuera") == 5
    assert back.pages[0].find("dentro")[0] == pytest.approx((23, 25), abs=0.01)
    assert back.pages[1].find("dentro") == [pytest.approx((51, 63), abs=0.01)]
    assert pdfium_text(data).count("dentro") == 5
    reader = pypdf.PdfReader(BytesIO(data), strict=True)
    forms = [o for o in objects(reader) if isinstance(o, DictionaryObject) and o.get("/Subtype") == "/Form"]
    assert len(forms) == 2


def test_a_page_knows_only_its_own_forms() -> None:
    """Else one page of a file, cut out, would carry the drawings of all."""
    one, two = (Drawing(name, (text(name, x=1, y=3),), 10, 4, shared=True) for name in ("uno", "dos"))
    reader = pypdf.PdfReader(BytesIO(written([page(Placed(one)), page(Placed(two)), page(text("x"))])), strict=True)
    forms = [set(p["/Resources"].get("/XObject", {})) for p in reader.pages]  # type: ignore[union-attr]
    assert [len(names) for names in forms] == [1, 1, 0]
    assert not forms[0] & forms[1]


WORDS = st.text(st.sampled_from("abcñáü()\\<>«»¿ —…X0"), min_size=1, max_size=12).map(
    lambda words: "x" + words.strip() + "z"
)
NUMBERS = st.floats(-20, 300, allow_nan=False).map(lambda value: round(value, 2))
SIZES = st.floats(0.1, 100).map(lambda value: round(value, 2))
COLORS = st.sampled_from(sorted(look()["palette"]))
MAYBE = st.none() | COLORS
DASHES = st.sampled_from([(), (2.0,), (3.0, 1.5)])
FONTS = st.sampled_from(["serif-regular", "sans-semibold", "head-regular"])
PLACES = st.floats(10, 150).map(lambda value: round(value, 2))
TEXTS = st.builds(Text, PLACES, PLACES, WORDS, FONTS, st.floats(6, 20), COLORS, st.sampled_from([0.0, 0.5]))
PATHS = st.sampled_from(["M 0 0 L 5 5 H 9 V 2 Z", "O 4 4 3", "M0 0C1 1 2 2 3 0Q4 4 5 5", "M1,1 2,2 3,-3"])
LEAVES: st.SearchStrategy[Mark] = st.one_of(
    TEXTS,
    st.builds(Box, NUMBERS, NUMBERS, SIZES, SIZES, MAYBE, MAYBE, SIZES, st.floats(0, 9), DASHES),
    st.builds(Line, NUMBERS, NUMBERS, NUMBERS, NUMBERS, COLORS, SIZES, DASHES, st.booleans()),
    st.builds(Path, PATHS, NUMBERS, NUMBERS, SIZES, MAYBE, MAYBE, SIZES, DASHES),
)


def _groups(inside: st.SearchStrategy[Mark]) -> st.SearchStrategy[Mark]:
    marks = st.lists(inside, max_size=3).map(tuple)
    drawings = st.builds(Drawing, st.just("d"), marks, SIZES, SIZES, st.booleans())
    return st.one_of(
        st.builds(
            Placed, drawings, st.floats(-5, 5), st.floats(-5, 5), st.floats(0.5, 1.5), st.sampled_from([0, 90, 30])
        ),
        st.builds(Clipped, NUMBERS, NUMBERS, SIZES, SIZES, marks),
    )


MARKS = st.recursive(LEAVES, _groups, max_leaves=8)


def _texts(marks: Any) -> list[str]:
    found = []
    for mark in marks:
        if isinstance(mark, Text):
            found.append(mark.text)
        elif isinstance(mark, Placed):
            found += _texts(mark.drawing.marks)
        elif isinstance(mark, Clipped):
            found += _texts(mark.marks)
    return found


@settings(max_examples=60, deadline=None)
@given(st.lists(MARKS, max_size=5))
def test_any_marks_make_a_sound_file_and_their_text_comes_back(marks: list[Mark]) -> None:
    data = written([page(*marks)])
    pieces = [piece.text for piece in read(data).pages[0].pieces]
    assert pieces == _texts(marks)
    document = pypdfium2.PdfDocument(data)
    assert len(document) == 1
    document[0].render(scale=0.2)
    document.close()


def test_it_says_the_same_as_xmp_which_readers_look_at_first() -> None:
    words = Document(
        "Prueba <1> & más", "Un asunto", "Quien la escribió", "es", keywords="uno, dos", epoch=1_767_225_600
    )
    xmp = pypdf.PdfReader(BytesIO(written([page(text("Hola"))], words))).xmp_metadata
    assert xmp is not None
    assert (xmp.dc_title, xmp.dc_description) == ({"x-default": "Prueba <1> & más"}, {"x-default": "Un asunto"})
    assert (xmp.dc_creator, xmp.dc_language) == (["Quien la escribió"], ["es"])
    assert (xmp.pdf_keywords, xmp.pdf_producer, xmp.xmp_creator_tool) == ("uno, dos", "delictum-pnp", "delictum-pnp")
    assert str(xmp.xmp_create_date) == str(xmp.xmp_modify_date) == "2026-01-01 00:00:00"
