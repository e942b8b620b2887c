"""Damaged kits: whatever is removed or replaced, building and checking answers with diagnostics, never raises."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from delictum_pnp.diagnostics import Path
from delictum_pnp.model.build import build
from delictum_pnp.rules import check
from delictum_pnp.source.tree import Node, Tree
from tests.rules.small_kit import base, checked

PATHS: list[Path] = [path for path, _ in Tree(base()).walk() if path]
SPAN = base().span
REPLACEMENTS = [
    Node("", SPAN), Node("P01", SPAN), Node("Z99", SPAN), Node("-7", SPAN), Node("no", SPAN), Node([], SPAN),
    Node({}, SPAN), Node([Node("Q01", SPAN)], SPAN), Node({"P01": Node("x", SPAN)}, SPAN), None,
]  # fmt: skip
"""What a hurried editor leaves behind; None removes the node."""

CODES = ["P01", "P09", "Q01", "Q02", "X01", "F01", "I01", "S01", "N01", "A02", "L01", "V01"]


def damaged(node: Node, path: Path, by: Node | None) -> Node:
    """A copy of the tree with the node at `path` replaced or removed."""
    here, *rest = path
    children: list[tuple[str | int, Node | None]] = []
    for step, child in node.children():
        if step == here:
            children.append((step, damaged(child, tuple(rest), by) if rest else by))
        else:
            children.append((step, child))
    kept = [(step, child) for step, child in children if child is not None]
    value = {str(step): child for step, child in kept} if isinstance(node.value, dict) else [c for _, c in kept]
    return Node(value, node.span, node.key_span)


def say_everything(root: Node) -> Iterator[str]:
    tree = Tree(root)
    result = build(tree, {"reglamento": "La dueña pidió a su sobrino."})
    found = result.diagnostics or (check(result.source, tree) if result.source else [])
    for diagnostic in found:
        yield diagnostic.message("en", spoilers=True) + diagnostic.hint("en")
        yield diagnostic.message("es", spoilers=True) + diagnostic.hint("es")


@settings(max_examples=150, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(PATHS), st.sampled_from(REPLACEMENTS)), min_size=1, max_size=4))
def test_damage_is_said_in_plain_words(damage: list[tuple[Path, Node | None]]) -> None:
    root = base()
    for path, by in damage:
        if Tree(root).node(path) is not None:
            root = damaged(root, path, by)
    for words in say_everything(root):
        assert "pydantic" not in words and "Input should" not in words
        assert not re.search(r"\{\w*\}", words), "a place that was not filled"


@settings(max_examples=150, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 10**6), st.sampled_from(CODES)), min_size=1, max_size=5))
def test_swapped_codes_never_stop_a_rule(swaps: list[tuple[int, str]]) -> None:
    """Codes that are well formed but point anywhere reach the rules: they must find, not fail."""
    coded = [path for path in PATHS if isinstance(node := Tree(base()).node(path), Node) and node.value in CODES]
    root = base()
    for number, code in swaps:
        root = damaged(root, coded[number % len(coded)], Node(code, SPAN))
    source = build(Tree(root), {}).source
    assert source is not None
    for diagnostic in check(source, Tree(root)):
        assert diagnostic.span.file == "base.yaml"
        assert diagnostic.message("es") and diagnostic.hint("es")


def test_the_same_kit_gives_the_same_diagnostics_in_the_same_order() -> None:
    snippet = (
        "C01: {cards: {P01: {standing: ~delete}, Q02: {requires: {any: [Q02, P09]}}}, solution: {misleading: {P02: x}}}"
    )
    first = [(d.rule.code, d.span, d.path) for d in checked(snippet)]
    assert first == [(d.rule.code, d.span, d.path) for d in checked(snippet)]
    assert [d.order for d in checked(snippet)] == sorted(d.order for d in checked(snippet))
