"""What was written and where: the tree that the reader makes and the model is built from.

In: nodes from `build.py`.  Out: plain data, and a `Span` for every path.  Scalars stay text
(`01`, `no`, `1e3`); the model gives them types.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..diagnostics import Path, Span

Place = tuple[str, int, int, int, int]
"""A `Span` not yet made: most are never asked for."""


class Node:
    """A written value: text, a mapping (keys in the author's order) or a list.

    `span` covers the value, `key_span` its key (None in a list and at the root).  `style` of a text is `""` (plain),
    `'`, `"`, `|` or `>`; of a mapping or list `""` (block) or `{` (flow).
    """

    __slots__ = ("key_place", "place", "style", "value")

    def __init__(
        self, value: str | dict[str, Node] | list[Node], place: Place, key_place: Place | None = None, style: str = ""
    ) -> None:
        self.value = value
        self.place = place
        self.key_place = key_place
        self.style = style

    @property
    def span(self) -> Span:
        return Span(*self.place)

    @property
    def key_span(self) -> Span | None:
        return Span(*self.key_place) if self.key_place else None

    @property
    def quoted(self) -> bool:
        """A text that its author marked as text: in quotes or as a block (`|`, `>`)."""
        return self.style not in ("", "{")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Node):
            return NotImplemented
        return (self.value, self.place, self.key_place, self.style) == (
            other.value, other.place, other.key_place, other.style,
        )  # fmt: skip

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Node({self.value!r}, {self.span.file}:{self.span.line}:{self.span.column})"

    def data(self) -> Any:
        """The value as nested plain dict, list and str."""
        if isinstance(self.value, dict):
            return {key: child.data() for key, child in self.value.items()}
        if isinstance(self.value, list):
            return [child.data() for child in self.value]
        return self.value

    def child(self, step: str | int) -> Node | None:
        """The value under a key or at an index (from 0); None when there is none."""
        if isinstance(self.value, dict):
            return self.value.get(str(step))
        if isinstance(self.value, list) and isinstance(step, int) and 0 <= step < len(self.value):
            return self.value[step]
        return None

    def children(self) -> Iterator[tuple[str | int, Node]]:
        """Key or index and node of each direct child, in the author's order."""
        if isinstance(self.value, dict):
            yield from self.value.items()
        elif isinstance(self.value, list):
            yield from enumerate(self.value)


class Tree:
    """The root, always a mapping, and the way from a path to its place."""

    __slots__ = ("root",)

    def __init__(self, root: Node) -> None:
        self.root = root

    def __eq__(self, other: object) -> bool:
        return self.root == other.root if isinstance(other, Tree) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def data(self) -> dict[str, Any]:
        """The whole tree as nested plain dict, list and str."""
        data: dict[str, Any] = self.root.data()
        return data

    def node(self, path: Path) -> Node | None:
        """The node at a path; None when nothing is written there."""
        node: Node | None = self.root
        for step in path:
            node = node.child(step) if node else None
        return node

    def span(self, path: Path, on_key: bool = False) -> Span:
        """The place of a value, or of its key; when it is not written, the place of its nearest written parent."""
        node, key_span = self.root, self.root.key_span
        for step in path:
            child = node.child(step)
            if child is None:
                return key_span or node.span
            node, key_span = child, child.key_span
        return key_span if on_key and key_span else node.span

    def walk(self) -> Iterator[tuple[Path, Node]]:
        """Every node with its path, parents first, in the author's order."""
        stack: list[tuple[Path, Node]] = [((), self.root)]
        while stack:
            path, node = stack.pop()
            yield path, node
            stack.extend(((*path, step), child) for step, child in reversed(list(node.children())))
