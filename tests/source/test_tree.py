"""Paths lead to nodes and places."""

from __future__ import annotations

from delictum_pnp.source.reader import read
from delictum_pnp.source.tree import Tree

TEXT = "a:\n  b: [c, {d: e}]\n"


def tree() -> Tree:
    reading = read(TEXT.encode(), "f")
    assert reading.tree is not None
    return reading.tree


def test_a_path_leads_to_its_node() -> None:
    node = tree().node(("a", "b", 1, "d"))
    assert node is not None
    assert node.data() == "e"
    assert tree().node(("a", "b", 2)) is None
    assert tree().node(("a", "b", "x")) is None
    assert tree().node(("a", "b", 0, "x")) is None
    assert tree().node(("x", "y")) is None


def test_a_missing_path_stands_at_its_nearest_parents_key() -> None:
    assert tree().span(("a", "x", "y")) == tree().span(("a",), on_key=True)
    assert tree().span(("a", "b", 7)) == tree().span(("a", "b"), on_key=True)
    assert tree().span(("a", "b", 0, "z")) == tree().span(("a", "b", 0))
    assert tree().span(("x",)) == tree().span(())


def test_a_list_entry_has_no_key_to_point_at() -> None:
    assert tree().span(("a", "b", 0), on_key=True) == tree().span(("a", "b", 0))


def test_walk_gives_parents_first() -> None:
    assert [path for path, _ in tree().walk()] == [
        (), ("a",), ("a", "b"), ("a", "b", 0), ("a", "b", 1), ("a", "b", 1, "d"),
    ]  # fmt: skip


def test_trees_are_equal_when_text_and_places_are() -> None:
    other = read(b"a:\n  b: [c,  {d: e}]\n", "f").tree
    assert tree() == tree()
    assert other is not None
    assert tree() != other
    assert tree().data() == other.data()
