"""Marks that name their place in the structure: nothing moves, tables and lists are whole, furniture is passed over."""

from __future__ import annotations

from typing import Any

from delictum_pnp.layout import structure
from delictum_pnp.layout.flow import columns, draw, stack
from delictum_pnp.layout.flow_blocks import Cell, Items, Step, Steps, Table
from delictum_pnp.layout.flow_setting import Compositor, look
from delictum_pnp.layout.page import Box, Clipped, Drawing, Mark, Node, Page, Placed, Tag, Text, as_text, walk
from delictum_pnp.layout.reading import blocks
from delictum_pnp.layout.workshop import Workshop

from .conftest import load_template


def _text(words: str, x: float = 20, y: float = 20, **more: Any) -> Text:
    return Text(x, y, words, "serif-regular", 10.0, **more)


def _compositor(workshop: Workshop) -> Compositor:
    return Compositor(workshop, look(load_template("products/reglamento")["flow"]))


def _nodes(marks: list[Mark]) -> list[Node]:
    """The nodes of type, each once, as it is drawn."""
    return list(dict.fromkeys(mark.node for mark in walk(marks) if isinstance(mark, Text) and mark.node))


def _read(marks: list[Mark], workshop: Workshop) -> list[tuple[str, bool]]:
    return [(block.words, block.beside) for block in blocks(marks, workshop.setter.ruler)]


# ---------------------------------------------------------------- marks
def test_telling_marks_changes_nothing_that_is_drawn() -> None:
    inner = Drawing("hand", (_text("a mano"), Box(0, 0, 1, 1)), 9, 9)
    marks: list[Mark] = [_text("uno"), Placed(inner, 5, 5), Clipped(0, 0, 9, 9, (_text("dos"),)), Box(0, 0, 2, 2)]
    told = structure.told(node := Node("TD"), marks)
    assert as_text(Page(99, 99, tuple(told))) == as_text(Page(99, 99, tuple(marks)))
    assert [mark.node for mark in walk(told) if isinstance(mark, Text)] == [node] * 3
    assert repr(told[0]) == repr(marks[0])


def test_what_stands_in_a_cell_stays_there() -> None:
    cell, furniture = Node("TD"), structure.FURNITURE
    marks = structure.furniture([*structure.told(cell, [_text("22:40")]), _text("hoja 1")])
    assert [mark.node for mark in marks if isinstance(mark, Text)] == [cell, furniture]


def test_only_what_is_added_meanwhile_is_told() -> None:
    marks: list[Mark] = [_text("antes")]
    with structure.telling(marks, node := Node("TH")):
        marks.append(_text("en medio"))
    marks.append(_text("después"))
    assert [mark.node for mark in marks if isinstance(mark, Text)] == [None, node, None]


# ---------------------------------------------------------------- running text
def test_a_table_over_two_columns_is_one_whose_second_head_is_furniture(workshop: Workshop) -> None:
    rows = tuple((Cell(f"Acción {n}", strong=True), Cell("lo que da")) for n in range(12))
    slabs = _compositor(workshop).slabs([Table(("Acción", "Da"), rows)], 100)
    first, second = (draw(column, 0, 0) for column in columns(slabs, 60))
    nodes = [*_nodes(first), *_nodes(second)]
    [again] = [node for node in nodes if node.role == "Artifact"]
    assert again is structure.FURNITURE and again in _nodes(second)
    [table] = {node.top for node in nodes if node.role != "Artifact"}
    assert [[(cell.role, cell.about) for cell in row.kids] for row in table.kids] == [
        [("TH", "Column"), ("TH", "Column")],
        *[[("TH", "Row"), ("TD", "")]] * 12,
    ]
    assert [node for node in nodes if node.role != "Artifact"] == [cell for row in table.kids for cell in row.kids]


def test_a_first_cell_that_names_nothing_is_no_head(workshop: Workshop) -> None:
    rows = ((Cell("un hecho largo"), Cell("x")), (Cell("[[P04]]"), Cell("y")))
    marks = draw(stack(_compositor(workshop).slabs([Table(("Hecho", "Lado"), rows)], 100))[0], 0, 0)
    assert [node.role for node in _nodes(marks)][2:] == ["TD", "TD", "TH", "TD"]


def test_items_and_steps_have_their_numbers_as_labels(workshop: Workshop) -> None:
    items = Items(("Elijan el alcance.", "Lean en voz alta."), numbered=True)
    steps = Steps((Step("Q", "Ver", "la carta"), Step("P", "Ir", "al muelle")))
    for block in (items, steps):
        marks = draw(stack(_compositor(workshop).slabs([block], 100))[0], 0, 0)
        assert [node.role for node in _nodes(marks)] == ["Lbl", "LBody"] * 2
        [top] = {node.top for node in _nodes(marks)}
        assert (top.role, top.about) == ("L", "Decimal")


# ---------------------------------------------------------------- read as text
def test_items_are_read_with_their_numbers_or_a_dash(workshop: Workshop) -> None:
    compositor = _compositor(workshop)
    for numbered, words in ((True, ["1. Uno dos", "2. Tres"]), (False, ["- Uno dos", "- Tres"])):
        marks = draw(stack(compositor.slabs([Items(("Uno dos", "Tres"), numbered)], 60))[0], 0, 0)
        assert _read(marks, workshop) == [(word, False) for word in words]


def test_a_cell_of_several_lines_is_one_and_cells_of_a_row_stand_beside(workshop: Workshop) -> None:
    name, what = structure.pair(Node("Table"))
    leaning = Placed(Drawing("hand", (_text("a mano", 0, 0, node=what),), 9, 9), 60, 30, turn=2)
    marks: list[Mark] = [_text("Sofía", node=name), _text("Funes", y=24, node=name), leaning]
    marks += [_text("otra línea", 60, 40, node=what), _text("fuera", y=44)]
    assert _read(marks, workshop) == [("Sofía Funes", False), ("a mano otra línea", True), ("fuera", False)]


def test_furniture_is_not_read_and_pictures_without_words_are_told(workshop: Workshop) -> None:
    picture = Drawing("plan", (Box(0, 0, 9, 9),), 9, 9, tag=Tag("figure", "Plano"))
    marks = [*structure.furniture([_text("hoja 1")]), Placed(picture), _text("Leído", y=60)]
    assert _read(marks, workshop) == [("[Plano]", False), ("Leído", False)]


def test_small_codes_are_no_headings(workshop: Workshop) -> None:
    def role(words: str, size: float) -> str:
        [block] = blocks([Text(0, 20, words, "head-regular", size)], workshop.setter.ruler)
        return block.role

    assert [role("P04", 30.6), role("P04", 15.0), role("G02", 15.0), role("Crisis", 15.0)] == ["H1", "P", "P", "H2"]
