"""The structure of a tagged PDF: what is read aloud, in which order, and what is passed over.

In: sections, runs of type and pictures as the writer meets them.  Out: the tree of structure elements with its way
back from marked content (`ParentTree`), in the catalog.  A card is a section that its code names; a drawn exhibit is a
figure told by its words, and the type inside it follows as paragraphs, because a reader that tells a figure skips what
is in it.  Everything else is an artifact.  A heading is never more than one level below the one before.
"""

from __future__ import annotations

import codecs
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from reportlab.pdfbase import pdfdoc

from ..layout.page import Tag, Text
from ..layout.reading import Lines, role_of

NUMBERS_IN_LINE = 12


@dataclass(eq=False, slots=True)
class Element:
    """A structure element; one without content is not written."""

    role: str
    page: str = ""
    """Name of the object of the page on which its content stands."""
    title: str = ""
    alt: str = ""
    place: int = 0
    kids: list[Element | int | str] = field(default_factory=list)
    """Elements, numbers of marked content, names of annotations."""
    name: str = ""
    """Of its object, given when the tree is written."""

    @property
    def is_filled(self) -> bool:
        return any(not isinstance(kid, Element) or kid.is_filled for kid in self.kids)


class TagTree:
    """Grows while pages are written; `finish` puts it into the document."""

    def __init__(self, document: Any, lines: Lines) -> None:
        self._document, self._lines = document, lines
        self._root = Element("Document")
        self._open: list[Element] = [self._root]
        self._page = ""
        self._block: Element | None = None
        self._level = 0
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
        """The next run of type begins a paragraph."""
        self._block = None
        self._lines.restart()

    def enter(self, tag: Tag) -> Element | None:
        """A part or figure begins; answers the figure in which it stands, to be given back to `leave`."""
        self.restart()
        outer = self.figure
        made = Element("Sect", title=tag.words, place=tag.place)
        if tag.role == "figure":
            made = self.figure = Element("Figure", self._page, alt=tag.words)
        self._open[-1].kids.append(made)
        if tag.role == "part":
            self._open.append(made)
        return outer

    def leave(self, tag: Tag, outer: Element | None) -> None:
        self.restart()
        self.figure = outer
        if tag.role == "part":
            self._open.pop()

    def element(self, text: Text) -> Element:
        """The heading or paragraph to which a run of type belongs."""
        before = self._lines.last
        goes_on = self._lines.goes_on(text)
        self.parts_words = goes_on and before is not None and self._lines.parts_words(before, text)
        if self._block is None or not goes_on:
            self._block = Element(self._heading(text), self._page)
            self._open[-1].kids.append(self._block)
        elif self._block.role == "P":
            self._block.role = self._heading(text)
        return self._block

    def _heading(self, text: Text) -> str:
        role = role_of(text)
        if role == "P":
            return role
        self._level = min(int(role[1]), self._level + 1)
        return f"H{self._level}"

    def content(self, element: Element) -> int:
        """The number, on this page, of a stretch of marked content that belongs to an element."""
        element.kids.append(len(self._here))
        self._here.append(element)
        return len(self._here) - 1

    def widget(self, name: str) -> int:
        """An annotation of a form, by the name of its object; answers the key of its way back."""
        made = Element("Form", self._page, kids=[name])
        self._root.kids.append(made)
        self._parents.append(made)
        return len(self._parents) - 1

    def finish(self) -> str:
        """Write the tree, parts in the order of their places; answers what is told of pictures and parts."""
        self._root.kids.sort(key=lambda kid: kid.place if isinstance(kid, Element) else 0)
        document, catalog = self._document, self._document.Catalog
        told = []
        for number, element in enumerate(_filled(self._root)):
            element.name = f"Tag{number}"
            told += [element.title, element.alt]
        self._write(self._root, "Tags")
        ways = [f"{key} {self._way(way)}" for key, way in enumerate(self._parents)]
        document.Reference(Plain("<</Nums[" + "\n".join(ways) + "]>>"), "ParentTree")
        root = f"<</Type/StructTreeRoot/K {{{self._root.name}}}/ParentTree {{ParentTree}}"
        document.Reference(Plain(f"{root}/ParentTreeNextKey {len(self._parents)}>>"), "Tags")
        catalog.StructTreeRoot = pdfdoc.PDFObjectReference("Tags")
        catalog.MarkInfo = pdfdoc.PDFDictionary({"Marked": "true"})
        return "\n".join(told)

    def _way(self, way: list[Element] | Element) -> str:
        if isinstance(way, Element):
            return f"{{{way.name}}}"
        names = [f"{{{element.name}}}" for element in way]
        rows = [" ".join(names[i : i + NUMBERS_IN_LINE]) for i in range(0, len(names), NUMBERS_IN_LINE)]
        return "[" + "\n".join(rows) + "]"

    def _write(self, element: Element, parent: str) -> None:
        kids = [kid for kid in element.kids if not isinstance(kid, Element) or kid.is_filled]
        parts = [f"<</S/{element.role}/P {{{parent}}}"]
        parts += [f"/Pg {{{element.page}}}"] if element.page else []
        parts += [f"/T{_string(element.title)}"] if element.title else []
        parts += [f"/Alt{_string(element.alt)}"] if element.alt else []
        shown = [_kid(kid) for kid in kids]
        parts.append(f"/K {shown[0]}>>" if len(shown) == 1 else f"/K[{' '.join(shown)}]>>")
        self._document.Reference(Plain("".join(parts)), element.name)
        for kid in kids:
            if isinstance(kid, Element):
                self._write(kid, element.name)


class Plain(pdfdoc.PDFObject):  # type: ignore[misc]
    """An object as it is written; `{name}` stands for a reference to the object of that name."""

    def __init__(self, text: str) -> None:
        self._text = text

    def format(self, document: Any) -> bytes:
        pieces = self._text.split("{")
        found = [pieces[0]]
        for piece in pieces[1:]:
            name, _, rest = piece.partition("}")
            found.append("{} {} R{}".format(*document.idToObjectNumberAndVersion[name], rest))
        return "".join(found).encode("ascii")


def _filled(element: Element) -> Iterator[Element]:
    yield element
    for kid in element.kids:
        if isinstance(kid, Element) and kid.is_filled:
            yield from _filled(kid)


def _kid(kid: Element | int | str) -> str:
    if isinstance(kid, Element):
        return f"{{{kid.name}}}"
    return str(kid) if isinstance(kid, int) else f"<</Type/OBJR/Obj {{{kid}}}>>"


def _string(words: str) -> str:
    """A text as a PDF string: codes as they are, others in hexadecimal UTF-16 with its mark."""
    if words.isascii() and words.isalnum():
        return f"({words})"
    return f"<{(codecs.BOM_UTF16_BE + words.encode('utf-16-be')).hex()}>"
