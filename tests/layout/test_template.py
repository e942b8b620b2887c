"""The template engine: merging, conditions, strictness, places of faults, extents."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import pytest

from delictum_pnp.layout.boxes import BOXES
from delictum_pnp.layout.page import Box, Text
from delictum_pnp.layout.template import FaceTemplates, TemplateFault
from delictum_pnp.layout.workshop import Workshop


@dataclass
class Group:
    code: str


@dataclass
class View:
    title: str = "Uno"
    group: Group | None = None


def draw(workshop: Workshop, files: dict[str, Any], view: object = None, name: str = "faces/a") -> list[Any]:
    templates = FaceTemplates(replace(workshop, load=files.__getitem__), BOXES)
    return list(templates.draw(name, view or View(), "drawing", ("C01",), "a front").marks)


def one(box: dict[str, Any]) -> dict[str, Any]:
    return {"faces/a": {"size": ["95", "130"], "boxes": {"it": box}}}


RULE = {"kind": "rect", "at": ["1", "2"], "size": ["3", "4.5"], "fill": "ink"}
TITLE = {"kind": "text", "at": ["6", "9"], "style": "footer", "words": "{{ title }}"}


def test_numbers_may_be_text_as_the_loader_leaves_them(workshop: Workshop) -> None:
    assert draw(workshop, one(RULE)) == [Box(1, 2, 3, 4.5, fill="ink")]


def test_a_child_changes_single_values_and_removes_boxes(workshop: Workshop) -> None:
    files = {
        "faces/base": {"size": [95, 130], "boxes": {"rule": RULE, "title": TITLE}},
        "faces/a": {"extends": "faces/base", "boxes": {"rule": {"fill": "pale"}, "title": "~"}},
    }
    assert draw(workshop, files) == [Box(1, 2, 3, 4.5, fill="pale")]


def test_marks_keep_the_written_order_of_the_parent(workshop: Workshop) -> None:
    files = {
        "faces/base": {"size": [95, 130], "boxes": {"title": TITLE, "rule": RULE}},
        "faces/a": {"extends": "faces/base", "boxes": {"more": RULE, "title": {"words": "Dos"}}},
    }
    assert [type(mark).__name__ for mark in draw(workshop, files)] == ["Text", "Box", "Box"]


@pytest.mark.parametrize(
    "when, shown",
    [
        ("group", False),
        ("not group", True),
        ("title == 'Uno'", True),
        ("title | length > 5", False),
        ("no", False),
        ("yes", True),
    ],
)
def test_when_leaves_a_box_out(when: str, shown: bool, workshop: Workshop) -> None:
    assert bool(draw(workshop, one({**RULE, "when": when}))) is shown


def test_words_may_be_any_jinja2(workshop: Workshop) -> None:
    words = "{% if group %}{{ group.code }}{% else %}{{ title | upper }}{% endif %}"
    assert [m.text for m in draw(workshop, one({**TITLE, "words": words})) if isinstance(m, Text)] == ["UNO"]


def test_equal_faces_are_drawn_once_and_different_ones_are_not(workshop: Workshop) -> None:
    templates = FaceTemplates(replace(workshop, load=one(TITLE).__getitem__), BOXES)
    first, second, third = (
        templates.draw("faces/a", View(title), "drawing", (), "a").marks[0] for title in ("Uno", "Uno", "Dos")
    )
    assert first is second and isinstance(third, Text) and third.text == "Dos"


@pytest.mark.parametrize(
    "box, path, message",
    [
        ({**TITLE, "words": "{{ titel }}"}, ("boxes", "it", "words"), "'titel' is undefined"),
        ({**TITLE, "words": "{{ group.code }}"}, ("boxes", "it", "words"), "'NoneType object' has no attribute 'code'"),
        ({**TITLE, "words": "{{ titel | upper }}"}, ("boxes", "it", "words"), "'titel' is undefined"),
        ({**TITLE, "words": "{{ title"}, ("boxes", "it", "words"), "unexpected end of template"),
        ({**RULE, "when": "titel"}, ("boxes", "it", "when"), "'titel' is undefined"),
        ({**RULE, "when": "titel == 1"}, ("boxes", "it", "when"), "'titel' is undefined"),
        ({**RULE, "when": "a b"}, ("boxes", "it", "when"), "chunk after expression"),
        ({**RULE, "fil": "ink"}, ("boxes", "it", "fil"), "unknown here"),
        ({"kind": "rect", "at": [1, 2]}, ("boxes", "it"), "lacks size"),
        ({**RULE, "kind": "rekt"}, ("boxes", "it", "kind"), "rekt is none of art, icon, line"),
        ({**TITLE, "style": "fotter"}, ("boxes", "it"), "'fotter'"),
        ("~", ("boxes", "it"), "none to remove"),
    ],
)
def test_faults_say_file_path_and_what(box: Any, path: tuple[str, ...], message: str, workshop: Workshop) -> None:
    with pytest.raises(TemplateFault) as caught:
        draw(workshop, one(box))
    fault = caught.value
    assert (fault.template, fault.path) == ("faces/a", path)
    assert message in fault.message
    assert str(fault).startswith("templates/faces/a.yaml")


def test_a_fault_in_later_lines_of_words_says_the_line(workshop: Workshop) -> None:
    with pytest.raises(TemplateFault) as caught:
        draw(workshop, one({**TITLE, "words": "{% if title %}\n{{ title }}\n{{ nothing }}\n{% endif %}"}))
    assert caught.value.line == 3
    assert str(caught.value) == "templates/faces/a.yaml:3: boxes.it.words: 'nothing' is undefined"


def test_a_fault_stands_in_the_file_that_wrote_the_box(workshop: Workshop) -> None:
    files = {
        "faces/base": {"size": [95, 130], "boxes": {"it": {**TITLE, "words": "{{ titel }}"}}},
        "faces/a": {"extends": "faces/base", "boxes": {"other": RULE}},
    }
    with pytest.raises(TemplateFault) as caught:
        draw(workshop, files)
    assert caught.value.template == "faces/base"


def test_a_face_cannot_extend_itself(workshop: Workshop) -> None:
    files = {"faces/a": {"extends": "faces/b"}, "faces/b": {"extends": "faces/a"}}
    with pytest.raises(TemplateFault, match="extends itself"):
        draw(workshop, files)


def test_a_face_needs_a_size(workshop: Workshop) -> None:
    with pytest.raises(TemplateFault, match="width, height"):
        draw(workshop, {"faces/a": {"boxes": {"it": RULE}}})


@pytest.mark.parametrize("even, first", [("yes", "uno dos tres"), ("no", "uno dos tres cuatro")])
def test_even_lines_have_like_lengths(even: str, first: str, workshop: Workshop) -> None:
    box = {**TITLE, "kind": "prose", "style": "title", "width": 43, "height": 13.2, "even": even}
    lines = draw(workshop, one(box), View("uno dos tres cuatro cinco"))
    assert lines[0].text == first


def test_a_line_too_wide_takes_smaller_sizes_and_then_overflows(workshop: Workshop) -> None:
    box = {**TITLE, "style": "eyebrow", "width": 25, "part": "title"}
    small = draw(workshop, one(box), View("diecinueve letras no"))[0]
    assert small.size == 7.1 and not workshop.issues.overflows
    draw(workshop, one(box), View("letras " * 12))
    assert [(o.path, o.box) for o in workshop.issues.overflows] == [(("C01", "title"), "eyebrow")]
