"""Parsing events become the tree.  In: events and the text they come from.  Out: the root `Node`.

Refuses what a kit does without (aliases, tags, further documents, depth, number) as it comes by, and finds duplicate
keys in the same pass; `texts.py` looks at the texts.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Any

from ..diagnostics import Span
from . import faults, faults_syntax, faults_writing
from .collect import Faults
from .events import (
    AliasEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)
from .texts import Texts, is_code_mark
from .tree import Node, Place

MOST_DEEP = 32
MOST_VALUES = 20_000
_NOT_AS_WRITTEN = frozenset('"|>')
"""Styles whose text or place must be looked at again."""


class Refused(Exception):
    """The rest of the file is not read; the reason is among the faults."""


class _Open:
    """A mapping or list whose end has not come yet.

    Its node's value is `items`, or `entries` when that is None.  `key` waits for its value; None: the next text is a
    key.  A key that is no text, which is a fault, has no `key_place`, and its value is left out.
    """

    __slots__ = ("entries", "is_key", "items", "key", "key_place", "node")

    def __init__(self, node: Node, entries: dict[str, Node], items: list[Node] | None, is_key: bool) -> None:
        self.node = node
        self.entries = entries
        self.items = items
        self.is_key = is_key
        self.key = None if items is None else ""
        self.key_place: Place | None = None

    def refuse_key(self) -> None:
        self.key, self.key_place = "", None


class Builder:
    """Holds what is open: first of all an unwritten list around the root."""

    __slots__ = (
        "_composed", "_documents", "_doubtful", "_found", "_last", "_name", "_roots", "_stack", "_texts", "_values",
    )  # fmt: skip

    def __init__(self, text: str, composed: bool, found: Faults) -> None:
        self._composed = composed
        self._documents = 0
        self._doubtful = False
        self._found = found
        self._last: Place | None = None
        self._name = found.name
        self._roots: list[Node] = []
        self._stack = [_Open(Node(self._roots, (found.name, 1, 1, 1, 1)), {}, self._roots, False)]
        self._texts = Texts(text, found)
        self._values = 0

    @property
    def root(self) -> Node | None:
        """The first value, once it has come."""
        return self._roots[0] if self._roots else None

    @property
    def doubtful(self) -> bool:
        """Whether something came by which the two parsers read differently, such as a text that is the whole file."""
        bare = self.root is not None and isinstance(self.root.value, str)
        return self._doubtful or self._texts.doubtful or bare

    @property
    def last_text(self) -> Span | None:
        """Where the text or key read last stands."""
        return Span(*self._last) if self._last else None

    @property
    def open_bracket(self) -> Span | None:
        """Where the innermost `[` or `{` that is still open stands."""
        return next((open_.node.span for open_ in reversed(self._stack) if open_.node.style == "{"), None)

    def grow(self, events: Iterable[Any]) -> None:
        """Take the events in; raises `Refused` when the rest must not be read.

        This loop is where reading spends its time: it does what nearly every event needs, and calls for the rest.
        """
        name, stack, put, cut_lines = self._name, self._stack, self._put, self._texts.cut_lines
        decomposed = not self._composed
        for event in events:
            kind = type(event)
            if kind is MappingEndEvent or kind is SequenceEndEvent:
                self._close(stack.pop(), event.end_mark)
                continue
            start, end = event.start_mark, event.end_mark
            place = name, start.line + 1, start.column + 1, end.line + 1, end.column + 1
            if kind is not ScalarEvent:
                self._structure(kind, event, place)
                continue
            text, style = event.value, event.style or ""
            if style in _NOT_AS_WRITTEN or decomposed or event.ctag is not None or event.anchor:
                text, place = self._read_text(event, style, place)
            if text or style:
                self._last = place
            open_ = stack[-1]
            if open_.key is None:
                open_.key, open_.key_place = text, place
                if not text or text == "<<":
                    self._check_key(text, style, place)
                continue
            if style or not text or place[3] in cut_lines:
                place = self._check_value(text, style, place)
            put(open_, Node(text, place, open_.key_place, style))

    def _structure(self, kind: type, event: Any, place: Place) -> None:
        if kind is MappingStartEvent:
            self._open(event, place, {}, None)
        elif kind is SequenceStartEvent:
            self._open(event, place, {}, [])
        elif kind is AliasEvent:
            self._alias(place)
        elif kind is DocumentStartEvent:
            self._documents += 1
            if self._documents > 1:
                self._found.add(faults.several_documents, Span(*place))
                raise Refused

    def _read_text(self, event: Any, style: str, place: Place) -> tuple[str, Place]:
        """The text composed (NFC) and without what an escape hides in it, and where a block really ends."""
        text = event.value
        if event.ctag is not None or event.anchor:
            self._refuse_properties(event, place)
        if style == '"':
            text = self._texts.without_hidden(text, place)
        elif style in ("|", ">"):
            place = self._texts.block_place(place)
        return (text if self._composed else unicodedata.normalize("NFC", text)), place

    def _check_key(self, text: str, style: str, place: Place) -> None:
        if not text:
            self._found.add(faults_writing.empty_key, Span(*place))
        elif not style:
            self._found.add(faults.alias, Span(*place), "merge")

    def _check_value(self, text: str, style: str, place: Place) -> Place:
        """Where the value stands: one that is missing stands at its key."""
        if style:
            if text[:1] == " " or text[-1:] == " ":
                self._texts.check_blanks(text, style, place)
        elif text:
            self._texts.check_cut(text, Span(*place))
        else:
            return self._note_missing(self._stack[-1], place)
        return place

    def _note_missing(self, open_: _Open, place: Place) -> Place:
        if open_.items is None:
            if open_.key and open_.key_place:
                self._texts.note_no_value(open_.key, Span(*open_.key_place))
            return open_.key_place or place
        if open_.items is not self._roots:
            self._texts.note_empty_entry(Span(*place))
        return place

    def _put(self, open_: _Open, node: Node) -> None:
        """Hand a finished text, or a list or mapping that has just begun, to what is open."""
        self._values += 1
        if self._values > MOST_VALUES:
            self._found.add(faults.too_many_values, node.span, limit=MOST_VALUES)
            raise Refused
        if open_.items is not None:
            open_.items.append(node)
            return
        key = open_.key or ""
        open_.key = None
        if node.key_place is not None:
            first = open_.entries.setdefault(key, node)
            if first is not node:
                self._note_duplicate(key, node.key_span, first.key_span)

    def _note_duplicate(self, key: str, span: Span | None, first: Span | None) -> None:
        if span is not None and first is not None:
            self._found.add(faults_writing.duplicate_key, span, also=(first,), key=key, first_line=first.line)

    def _open(self, event: Any, place: Place, entries: dict[str, Node], items: list[Node] | None) -> None:
        around, value = self._stack[-1], entries if items is None else items
        node = Node(value, place, around.key_place, "{" if event.flow_style else "")
        if event.ctag is not None or event.anchor:
            self._refuse_properties(event, place)
        if len(self._stack) > MOST_DEEP:
            self._doubtful = True
            self._found.add(faults.too_deep, Span(*place), limit=MOST_DEEP)
            raise Refused
        is_key = around.key is None
        if not is_key:
            self._put(around, node)
        self._stack.append(_Open(node, entries, items, is_key))

    def _close(self, closed: _Open, mark: Any) -> None:
        """In brackets it ends at its bracket; a block ends where its last child ends, not where the next one begins."""
        node = closed.node
        name, line, column, _, _ = node.place
        if node.style:
            node.place = name, line, column, mark.line + 1, mark.column + 1
            if len(node.value) == 1 and is_code_mark(node):
                self._found.at(faults_syntax.unquoted_code_mark, line, column, 2)
        else:
            children = closed.entries.values() if closed.items is None else closed.items
            _, _, _, end_line, end_column = next(reversed(children), node).place
            node.place = name, line, column, end_line, end_column
        if closed.is_key:
            self._doubtful = True
            self._found.add(faults_writing.key_not_text, node.span)
            self._stack[-1].refuse_key()

    def _alias(self, place: Place) -> None:
        self._doubtful = True
        self._found.add(faults.alias, Span(*place))
        if self._stack[-1].key is None:
            self._stack[-1].refuse_key()
        else:
            self._put(self._stack[-1], Node("", place, self._stack[-1].key_place))

    def _refuse_properties(self, event: Any, place: Place) -> None:
        self._doubtful = True
        if event.anchor:
            self._found.add(faults.alias, Span(*place), "anchor")
        if event.tag:
            self._found.add(faults.tag, Span(*place))
