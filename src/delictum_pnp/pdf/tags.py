"""The structure of a tagged PDF: what is read aloud, in which order, and what is passed over.

In: sections, runs of type and pictures as the writer meets them.  Out: the tree of structure elements with its way
back from marked content (`ParentTree`), in the catalog.  A card is a section that its code names; a drawn exhibit is a
figure told by its words, and the type inside it follows, because a reader that tells a figure skips what is in it.
Type that names its `Node` stands in that cell, item or paragraph, whatever page it is on; other type makes headings and
paragraphs.  Everything else is an artifact.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ..layout.page import Node, Tag, Text
from ..layout.reading import Lines, role_of
from .elements import Bounds, Content, Element, write

Nodes = dict[Node, Element]


class Outer(NamedTuple):
    """What goes on when a part or picture ends."""

    figure: Element | None
    nodes: Nodes
    place: int


class TagTree:
    """Grows while pages are written; `finish` puts it into the document."""

    def __init__(self, document: Any, lines: Lines) -> None:
        self._document, self._lines = document, lines
        self._root = Element("Document")
        self._open: list[Element] = [self._root]
        self._page = ""
        self._place = 0
        self._block: Element | None = None
        self._node: Node | None = None
        self._nodes: Nodes = {}
        self._homes: dict[Element, Element] = {}
        self._parents: list[list[Element] | Element] = []
        self.figure: Element | None = None
        """The picture whose lines and areas are being written."""
        self.parts_words = False
        """Whether the run of type asked for last goes on with another word."""

    def page(self, name: str) -> int:
        """A page begins, the object of that name; answers the key of its marked content."""
        self._page = name
        self.restart()
        self._here: list[Element] = []
        self._parents.append(self._here)
        return len(self._parents) - 1

    def restart(self) -> None:
        """The next run of type begins a paragraph, if it names no node."""
        self._block = None
        self._lines.restart()

    # -- parts and pictures ----------------------------------------------------------------------
    def enter(self, tag: Tag | None, box: Bounds, again: bool = False) -> Outer:
        """A drawing begins, with a tag a part or a figure; answers what is to be given back to `leave`.  One that may
        stand there `again`, as a card may, has tables and lists of its own wherever it stands."""
        outer = Outer(self.figure, self._nodes, self._place)
        self.restart()
        if tag is not None and tag.role == "part":
            again |= not tag.place
            self._place = tag.place
            part = Element("Sect", title=tag.words, place=tag.place)
            self._open[-1].kids.append(part)
            self._open.append(part)
        elif tag is not None:
            self.figure = self._of(tag.node) if tag.node else Element("Figure")
            self.figure.alt, self.figure.box = tag.words, box
            self._open[-1].kids += [] if tag.node else [self.figure]
        if again:
            self._nodes = {}
        return outer

    def leave(self, tag: Tag | None, outer: Outer) -> None:
        self.restart()
        self.figure, self._nodes, self._place = outer
        if tag is not None and tag.role == "part":
            self._open.pop()

    # -- type ------------------------------------------------------------------------------------
    def element(self, text: Text) -> Element:
        """The heading, paragraph, cell or item to which a run of type belongs."""
        before = self._lines.last
        goes_on = self._lines.goes_on(text) and text.node is self._node
        self._node = text.node
        joined = goes_on and before and not self._lines.parts_words(before, text)
        if text.node:
            self._block = self._of(text.node)
        elif self._block is None or not goes_on:
            self._block = Element(role_of(text))
            self._open[-1].kids.append(self._block)
        elif self._block.role == "P":
            self._block.role = role_of(text)
        self.parts_words = not joined and any(isinstance(kid, Content) for kid in self._block.kids)
        return self._block

    def _of(self, node: Node) -> Element:
        """The element of a node; its table or list is made when the first cell or item is met, and hangs in the
        earliest part that it has content in."""
        top = node.top
        if top not in self._nodes:
            self._hang(self._grown(top))
        made = self._nodes[top]
        if self._place < made.place:
            self._homes[made].kids.remove(made)
            self._hang(made)
        return self._nodes[node]

    def _hang(self, made: Element) -> None:
        """Put a table, list or paragraph where the part in hand has come to."""
        made.place, self._homes[made] = self._place, self._open[-1]
        self._open[-1].kids.append(made)

    def _grown(self, node: Node) -> Element:
        made = self._nodes[node] = Element(node.role, about=node.about)
        made.kids += [self._grown(kid) for kid in node.kids]
        return made

    def content(self, element: Element) -> int:
        """The number, on this page, of a stretch of marked content that belongs to an element."""
        number = len(self._here)
        element.kids.append(Content(self._page, number, self._place))
        self._here.append(element)
        return number

    def widget(self, name: str, node: Node | None) -> int:
        """An annotation of a form, by the name of its object; answers the key of its way back."""
        made = Element("Form", page=self._page, kids=[name])
        (self._of(node) if node else self._root).kids.append(made)
        self._parents.append(made)
        return len(self._parents) - 1

    def finish(self) -> str:
        """Write the tree, parts in the order of their places; answers what is told of pictures and parts."""
        self._root.kids.sort(key=lambda kid: kid.place if isinstance(kid, Element) else 0)
        return "\n".join(write(self._document, self._root, self._parents))
