"""Pages as SVG: well formed, the same every time, every mark in its place."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from delictum_pnp.layout import graph
from delictum_pnp.layout.page import Box, Clipped, Drawing, Field, Line, Mark, Page, Path, Placed, Text
from delictum_pnp.svg.paths import outline
from delictum_pnp.svg.writer import Face, svg
from tests.layout import sheet_kit
from tests.layout.case_dossier import first

SVG = "{http://www.w3.org/2000/svg}"
PALETTE = {"ink": "#111111", "wine": "#7a1f2b"}
FACES = {"serif": Face("'A', serif"), "bold": Face("'A', serif", 600, True)}


def written(*marks: Mark) -> str:
    return svg(Page(100, 50, marks, "editor", "A & B"), PALETTE, FACES, lambda mark: 7.25, "es")


def elements(*marks: Mark) -> list[ElementTree.Element]:
    """What follows title, style, definitions and the white ground."""
    root = ElementTree.fromstring(written(*marks))
    return [e for e in root if e.tag not in (f"{SVG}title", f"{SVG}style", f"{SVG}defs")][1:]


def test_the_frame_is_in_millimetres_and_named() -> None:
    root = ElementTree.fromstring(written())
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("100mm", "50mm", "0 0 100 50")
    assert root.findtext(f"{SVG}title") == "A & B"


def test_type_is_named_and_keeps_its_width() -> None:
    [text] = elements(Text(1, 2, "a<b ", "bold", 72, "wine", 72 / 25.4))
    assert text.text == "a<b "
    wanted = {"class": "bold", "x": "1", "y": "2", "font-size": "25.4", "fill": "#7a1f2b", "letter-spacing": "1"}
    assert wanted.items() <= text.attrib.items()
    assert text.get("textLength") == "7.25"
    style = ElementTree.fromstring(written(Text(1, 2, "a", "bold", 9))).findtext(f"{SVG}style")
    assert style == ".bold { font-family: 'A', serif; font-weight: 600; font-style: italic; }"


def test_boxes_lines_and_paths() -> None:
    box, line, path = elements(
        Box(1, 2, 3, 4, fill="wine", radius=0.5),
        Line(0, 0, 5, 0, "wine", 72 / 25.4, (72 / 25.4,)),
        Path("M0 0 L2 2", 3, 4, 2, stroke="ink", line=72 / 25.4),
    )
    assert (box.get("rx"), box.get("fill"), box.get("stroke")) == ("0.5", "#7a1f2b", None)
    assert (line.get("stroke-width"), line.get("stroke-dasharray"), line.get("stroke-linecap")) == ("1", "1", None)
    assert path.get("transform") == "translate(3 4) scale(2)"
    assert (path.get("stroke-width"), path.get("fill"), path.get("stroke-linecap")) == ("0.5", "none", "round")


def test_a_shared_drawing_is_written_once() -> None:
    icon = Drawing("icon", (Box(0, 0, 1, 1, fill="ink"),), 24, 24, shared=True)
    text = written(Placed(icon, 1, 2, 0.5), Placed(icon, 5, 6, turn=90))
    assert text.count('width="1" height="1"') == 1
    one, two = elements(Placed(icon, 1, 2, 0.5), Placed(icon, 5, 6, turn=90))
    assert one.get("transform") == "translate(1 2) scale(0.5)"
    assert two.get("transform") == "translate(5 6) rotate(90)"


def test_a_clip_holds_its_marks() -> None:
    _, one, _, two = elements(*[Clipped(0, 0, 9, 9, (Line(0, 0, 9, 9),))] * 2)
    assert one.get("clip-path") == "url(#c1)" and two.get("clip-path") == "url(#c2)"
    assert [child.tag for child in one] == [f"{SVG}line"]


def test_a_field_has_no_place() -> None:
    with pytest.raises(ValueError, match="field"):
        written(Field("a", "text", 0, 0, 1, 1))


def test_a_circle_becomes_two_half_turns() -> None:
    assert outline("M0 0 H5 O 10 10 2.5") == "M0 0 H5 M12.5 10 A2.5 2.5 0 0 1 7.5 10 A2.5 2.5 0 0 1 12.5 10 Z"


@given(text=st.text(st.characters(exclude_categories=["Cc", "Cs"], exclude_characters="\ufffe\uffff"), max_size=30))
def test_any_text_is_well_formed(text: str) -> None:
    [element] = elements(Text(0, 0, text, "serif", 9))
    assert (element.text or "") == text


def test_every_font_of_the_theme_has_a_name_in_style_sheets() -> None:
    assert set(sheet_kit.load_template("svg")["faces"]) == set(sheet_kit.load_template("theme")["fonts"])


def test_the_graph_of_the_first_case_is_well_formed_and_the_same_every_time() -> None:
    def drawn() -> str:
        workshop = sheet_kit.workshop("a4")
        faces = {name: Face("serif") for name in workshop.theme.fonts}
        return svg(graph.page(first(), workshop), workshop.theme.palette, faces, lambda mark: 5.0, "es")

    root = ElementTree.fromstring(drawn())
    texts = [element.text for element in root.iter(f"{SVG}text")]
    assert all(texts.count(code) == 1 for code in first().case.cards if code[0] == "L")
    assert drawn() == drawn()
