"""A small kit for tests: YAML in, a tree with spans out, with a second text laid over the first.

Over a mapping, keys merge; anything else is replaced; `~delete` removes.  `⟦ ⟧` in an overlay marks
the spot where a diagnostic must point.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from pathlib import Path as File

from ruamel.yaml import YAML
from ruamel.yaml.nodes import MappingNode, ScalarNode, SequenceNode

from delictum_pnp.diagnostics import Diagnostic, Span
from delictum_pnp.model.build import Built, build
from delictum_pnp.rules import check
from delictum_pnp.source.tree import Node, Tree

BASE = File(__file__).with_name("base.yaml")
DELETE = "~delete"


def parse(text: str, file: str) -> Node:
    """The text as the reader gives it; aliases, which the reader refuses, keep the base kit short."""
    return _node(YAML(typ="rt", pure=True).compose(text), file, None)


@functools.cache
def base() -> Node:
    return parse(BASE.read_text("utf-8"), "base.yaml")


def laid_over(snippet: str) -> Tree:
    """The base kit with the snippet (file `snippet.yaml`) over it."""
    return Tree(_merge(base(), parse(snippet, "snippet.yaml"))) if snippet else Tree(base())


def marked(snippet: str) -> tuple[str, list[tuple[int, int]]]:
    """The snippet without its marks, and line and column of each."""
    spots = []
    while (at := snippet.find("⟦")) >= 0:
        before = snippet[:at]
        spots.append((before.count("\n") + 1, at - before.rfind("\n")))
        snippet = snippet.replace("⟦", "", 1).replace("⟧", "", 1)
    return snippet, spots


def built(snippet: str = "") -> Built:
    return build(laid_over(snippet), {})


def checked(snippet: str = "") -> list[Diagnostic]:
    """Everything that building and checking the kit says."""
    tree = laid_over(snippet)
    result = build(tree, {})
    return check(result.source, tree) if result.source else result.diagnostics


def by_code(diagnostics: list[Diagnostic]) -> Mapping[str, list[Diagnostic]]:
    found: dict[str, list[Diagnostic]] = {}
    for diagnostic in diagnostics:
        found.setdefault(diagnostic.rule.code, []).append(diagnostic)
    return found


def _node(yaml: MappingNode | SequenceNode | ScalarNode, file: str, key: ScalarNode | None) -> Node:
    value: str | dict[str, Node] | list[Node] = yaml.value
    if isinstance(yaml, MappingNode):
        value = {name.value: _node(child, file, name) for name, child in yaml.value}
    elif isinstance(yaml, SequenceNode):
        value = [_node(child, file, None) for child in yaml.value]
    return Node(value, _span(yaml, file), _span(key, file) if key else None)


def _span(yaml: MappingNode | SequenceNode | ScalarNode, file: str) -> Span:
    start, end = yaml.start_mark, yaml.end_mark
    return Span(file, start.line + 1, start.column + 1, end.line + 1, end.column + 1)


def _merge(under: Node, over: Node) -> Node:
    if not (isinstance(under.value, dict) and isinstance(over.value, dict)):
        return over
    merged = dict(under.value)
    for key, child in over.value.items():
        if child.value == DELETE:
            merged.pop(key)
        else:
            merged[key] = _merge(merged[key], child) if key in merged else child
    return Node(merged, over.span, over.key_span)
