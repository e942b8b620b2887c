"""Breaking into columns: nothing lost, nothing overfull, nothing torn that belongs together."""

from __future__ import annotations

from functools import cache
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from delictum_pnp.layout.flow import Anchor, Column, Slab, columns, draw, kept, least_torn, moved, stack, torn
from delictum_pnp.layout.flow_blocks import Cell, Example, Heading, Items, Paragraph, Step, Steps, Table
from delictum_pnp.layout.flow_setting import Compositor, look
from delictum_pnp.layout.markdown import parse
from delictum_pnp.layout.page import Page, Text, as_text
from delictum_pnp.layout.workshop import Workshop

from . import sheet_kit
from .conftest import load_template

HEIGHT = 100.0
WORDS = st.lists(
    st.sampled_from(["la", "ciudad", "mira", "expediente", "[[P04]]", "**nunca**"]), min_size=1, max_size=60
)
TEXTS = WORDS.map(" ".join)
BLOCKS = st.one_of(
    TEXTS.map(Paragraph),
    st.lists(TEXTS, min_size=1, max_size=4).map(lambda texts: Items(tuple(texts))),
    TEXTS.map(lambda text: Heading(2, text[:30])),
    TEXTS.map(lambda text: Steps((Step("Q", "Ver", text), Step("P", "Ir", text)))),
    TEXTS.map(lambda text: Example("EJEMPLO", (Paragraph(text),))),
    st.lists(TEXTS, min_size=1, max_size=8).map(
        lambda texts: Table(("A", "B"), tuple((Cell("x"), Cell(text)) for text in texts))
    ),
)


def slab(number: int, height: float, before: float = 0.0, keep: bool = False) -> Slab:
    """A slab that draws its number."""
    return Slab(height, lambda x, y: [Text(x, y, f"{number}", "f", 10)], before, keep)


SLABS = st.lists(st.tuples(st.floats(1, 40), st.floats(0, 12), st.integers(0, 3)), min_size=1, max_size=40).map(
    lambda rows: [slab(n, height, before, keep=not keep) for n, (height, before, keep) in enumerate(rows)]
)


def numbers(column: Column) -> list[int]:
    return [int(mark.text) for mark in draw(column, 0, 0) if isinstance(mark, Text)]


def end(column: Column) -> float:
    last = column[-1]
    return last.y + last.slab.height


@given(SLABS)
def test_every_slab_stands_once_and_in_order(slabs: list[Slab]) -> None:
    found = [number for column in columns(slabs, HEIGHT) for number in numbers(column)]
    assert found == list(range(len(slabs)))


@given(SLABS)
def test_a_column_is_overfull_only_with_slabs_that_must_stay_together(slabs: list[Slab]) -> None:
    for column in columns(slabs, HEIGHT):
        if end(column) > HEIGHT + 1e-6:
            assert all(placing.slab.keep for placing in column[:-1])


@given(SLABS)
def test_what_is_kept_together_is_never_parted(slabs: list[Slab]) -> None:
    for column in columns(slabs, HEIGHT)[:-1]:
        assert not column[-1].slab.keep


@given(SLABS)
def test_no_more_columns_than_filling_one_after_the_other_takes(slabs: list[Slab]) -> None:
    greedy, used = 1, 0.0
    groups: list[list[Slab]] = [[]]
    for one in slabs:
        groups[-1].append(one)
        if not one.keep:
            groups.append([])
    for group in filter(None, groups):
        high = stack(group)[1]
        if used and used + group[0].before + high > HEIGHT:
            greedy, used = greedy + 1, 0.0
        used += high + (group[0].before if used else 0.0)
    assert len(columns(slabs, HEIGHT)) <= greedy


def test_white_stands_between_slabs_but_not_above_the_first() -> None:
    column, height = stack([slab(0, 10, before=7), slab(1, 5, before=2)])
    assert [placing.y for placing in column] == [0, 12] and height == 17


def test_a_head_is_repeated_where_its_table_goes_on() -> None:
    head = slab(99, 6, keep=True)
    rows = [Slab(20, lambda x, y, n=n: [Text(x, y, f"{n}", "f", 10)], again=head) for n in range(6)]  # type: ignore[misc]
    first, second = columns([head, *rows], HEIGHT)
    assert numbers(first)[0] == 99 and numbers(second)[0] == 99
    assert sorted(numbers(first) + numbers(second)) == [0, 1, 2, 3, 4, 5, 99, 99]
    assert max(end(first), end(second)) <= HEIGHT


def test_a_slab_that_opens_begins_a_column() -> None:
    opening = Slab(5, lambda x, y: [], opens=True)
    assert [len(column) for column in columns([slab(0, 5, keep=True), opening, slab(1, 5)], HEIGHT)] == [1, 2]


def test_moved_slabs_draw_to_the_right_their_repeated_head_too() -> None:
    own = Slab(5, lambda x, y: [Text(x, y, "a", "f", 10)], again=slab(7, 5))
    column, _ = stack(moved([own], 44))
    assert [mark.x for mark in draw(column, 1, 0) if isinstance(mark, Text)] == [45, 45]


def test_kept_slabs_stay_together_and_the_last_is_free() -> None:
    assert [one.keep for one in kept([slab(0, 1), slab(1, 1), slab(2, 1)])] == [True, True, False]


# -- what a break costs ------------------------------------------------------------------------
def lines(number: int) -> list[Slab]:
    """Lines of 5 mm, each of which may begin a column."""
    return [slab(n, 5) for n in range(number)]


def chapter() -> Slab:
    return Slab(10, lambda x, y: [], keep=True, anchor=Anchor(1, "Crisis"))


def test_a_line_is_not_left_alone_above_the_next_chapter() -> None:
    text = [*lines(21), chapter(), *lines(12)]
    first, second = columns(text, HEIGHT)
    assert len(first) == 18 and torn([first, second]) == 0


def test_a_chapter_does_not_begin_with_one_line_at_the_foot_of_a_column() -> None:
    text = [*lines(17), chapter(), *lines(12)]
    first, second = columns(text, HEIGHT)
    assert len(first) == 17 and second[0].slab.anchor and torn([first, second]) == 0


def table(row: float, count: int) -> list[Slab]:
    """A head and rows that had better not be parted."""
    rows = (Slab(row, lambda x, y: [], cost=2.0) for _ in range(count))
    return [Slab(6, lambda x, y: [], keep=True), *rows]


def test_a_table_goes_to_the_next_column_whole_where_that_takes_no_column_more() -> None:
    first, second = columns([*lines(10), *table(10, 5), *lines(4)], HEIGHT)
    assert (len(first), len(second)) == (10, 10)


def test_a_size_that_tears_nothing_is_taken_before_a_larger_one_on_as_much_paper() -> None:
    large, small = ([slab(0, 60), *table(row, 6), slab(1, 30)] for row in (16, 9))
    assert torn(columns(large, HEIGHT)) and not torn(columns(small, HEIGHT))
    assert least_torn([large, small], HEIGHT, lambda count: 0) == columns(small, HEIGHT)


def test_a_column_that_costs_no_paper_is_added_before_a_table_is_torn() -> None:
    slabs = [slab(0, 60), *table(13, 5), slab(1, 60)]
    assert len(columns(slabs, HEIGHT)) == 2
    assert len(least_torn([slabs], HEIGHT, lambda count: -count % 4)) == 3
    assert len(least_torn([slabs], HEIGHT, lambda count: 0)) == 2


# -- blocks ------------------------------------------------------------------------------------
def compositor(workshop: Workshop) -> Compositor:
    return Compositor(workshop, look(load_template("products/reglamento")["flow"]))


@cache
def setting() -> Compositor:
    """With the real fonts, made once."""
    return compositor(sheet_kit.workshop("a4"))


@settings(deadline=None, max_examples=60)
@given(st.lists(BLOCKS, min_size=1, max_size=12))
def test_all_words_of_all_blocks_are_printed_in_their_order(blocks: list[Any]) -> None:
    assert _words(blocks) == [word for block in blocks for word in _words([block])]


def _words(blocks: list[Any]) -> list[str]:
    """Words as they are printed, hyphens joined, repeated heads of tables once."""
    set_columns = columns(setting().slabs(blocks, 80), 172)
    texts = []
    for column in set_columns:
        repeated = column[0].slab.again is None and len(column) > 1 and column[1].slab.again is column[0].slab
        skip = column[1:] if repeated and column is not set_columns[0] else column
        texts += [mark.text for mark in draw(skip, 0, 0) if isinstance(mark, Text)]
    return " ".join(texts).replace("\u00ad ", "").split()


@settings(deadline=None)
@given(TEXTS)
def test_a_paragraph_never_leaves_one_line_alone(text: str) -> None:
    slabs = setting().paragraph(text, 40, "book")
    for column in columns(slabs, 22):
        assert len(column) > 1 or len(slabs) == 1


def test_a_heading_stays_with_two_lines_of_its_text(workshop: Workshop) -> None:
    slabs = compositor(workshop).slabs([Heading(1, "Crisis", "9"), Paragraph("una palabra " * 40)], 80)
    first, second = columns([slab(0, 150), *slabs], 172)
    assert len(first) == 1 and len(second) == len(slabs)


def test_a_small_sample_as_text(workshop: Workshop, golden: Any) -> None:
    text = """# 4 Cómo va un turno

Son un equipo contra un calendario: cada turno eligen *una* cosa.

:::pasos
1. {Q} **Conversar.** Decide el equipo.
2. {req} **Comprobar.** Miren los requisitos.
:::

## Lo que sigue

- Una **cosa**, con [[P04]].
- Otra.

| Cuándo | Qué vale |
| --- | --- |
| Pasar | Nunca. |

:::ejemplo CALOR 4
Eligen **Filtración**.
:::
"""
    (column,) = columns(compositor(workshop).slabs(parse(text), 118.5), 172)
    golden("flow", as_text(Page(148.5, 210, tuple(draw(column, 14, 20)))))
