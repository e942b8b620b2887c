"""Tables, lists and page furniture named as such, so that a PDF can tell them to those who cannot see them.

In: marks.  Out: the same marks, their type and fields standing in a `Node`.  Nothing is drawn here and nothing moves.
A table that goes on in the next column is one table; the head that is printed above it once more is furniture, like
running heads and page numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from .page import Clipped, Field, Mark, Node, Placed, Text

FURNITURE = Node("Artifact", about="Pagination")
"""Running heads, page numbers, what a sheet says of itself."""


def told(node: Node, marks: Iterable[Mark]) -> list[Mark]:
    """The marks, their type and fields standing in a node; what already stands in one keeps it."""
    return [_told(node, mark) for mark in marks]


def _told(node: Node, mark: Mark) -> Mark:
    if isinstance(mark, Text | Field):
        return mark if mark.node else mark._replace(node=node)
    if isinstance(mark, Placed) and not mark.drawing.shared:
        return mark._replace(drawing=replace(mark.drawing, marks=tuple(told(node, mark.drawing.marks))))
    return mark._replace(marks=tuple(told(node, mark.marks))) if isinstance(mark, Clipped) else mark


def furniture(marks: Iterable[Mark]) -> list[Mark]:
    """The marks, as what is passed over."""
    return told(FURNITURE, marks)


@contextmanager
def telling(marks: list[Mark], node: Node) -> Iterator[None]:
    """What is added to the marks meanwhile stands in a node."""
    start = len(marks)
    yield
    marks[start:] = told(node, marks[start:])


# -- tables --------------------------------------------------------------------------------------
def heads(table: Node, count: int) -> Sequence[Node]:
    """The cells of a row that heads the columns."""
    row = table.add("TR")
    return [row.add("TH", "Column") for _ in range(count)]


def cells(table: Node, count: int, headed: bool) -> Sequence[Node]:
    """The cells of a row; `headed` when the first of them names it."""
    row = table.add("TR")
    return [row.add("TH", "Row") if headed and not number else row.add("TD") for number in range(count)]


def pair(table: Node) -> Sequence[Node]:
    """The cells of a row that is a label and its value."""
    return cells(table, 2, headed=True)


# -- lists ---------------------------------------------------------------------------------------
def items(numbered: bool = False) -> Node:
    """A list; items that are `numbered` have a label."""
    return Node("L", about="Decimal" if numbered else "")


def label_and_body(items: Node) -> tuple[Node, Node]:
    """A new item that has a number."""
    item = items.add("LI")
    return item.add("Lbl"), item.add("LBody")


def body(items: Node) -> Node:
    """A new item behind a bullet or a box to tick, which is drawn."""
    return items.add("LI").add("LBody")
