"""Elements of the structure tree and how they are written.

In: a tree of `Element`s, whose kids are elements, marked content of pages and annotations.  Out: objects of the
document, one per element, and the way back from marked content to them.  An element without content is not written,
but for an empty cell, which keeps its column.  A heading is never more than one level below the one before.
"""

from __future__ import annotations

import codecs
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from reportlab.pdfbase import pdfdoc

NUMBERS_IN_LINE = 12
REGULAR = ("Table", "TR")
"""Elements whose kids are all written, so that every row has the same cells."""
OWNERS: Mapping[str, str] = {"TH": "/O/Table/Scope/", "L": "/O/List/ListNumbering/"}
"""Role → the attribute that an element's `about` is the value of."""
Bounds = tuple[float, float, float, float]


class Content(NamedTuple):
    """A stretch of marked content: the name of its page, its number there, the place of the part that it stands in."""

    page: str
    number: int
    place: int


@dataclass(eq=False, slots=True)
class Element:
    """A structure element; one without content is not written."""

    role: str
    title: str = ""
    alt: str = ""
    about: str = ""
    place: int = 0
    box: Bounds | None = None
    """Left, bottom, right, top of a figure on its page, in points."""
    page: str = ""
    """Of an annotation; marked content names its own."""
    kids: list[Element | Content | str] = field(default_factory=list)
    """Elements, marked content, names of annotations."""
    name: str = ""
    """Of its object, given when the tree is written."""

    @property
    def is_filled(self) -> bool:
        return any(not isinstance(kid, Element) or kid.is_filled for kid in self.kids)

    @property
    def written(self) -> list[Element | Content | str]:
        """The kids that are written."""
        if self.role in REGULAR:
            return self.kids
        return [kid for kid in self.kids if not isinstance(kid, Element) or kid.is_filled]


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


def write(document: Any, root: Element, parents: Sequence[Sequence[Element] | Element]) -> list[str]:
    """Put the tree into the document; answers what is told of pictures and parts."""
    told = []
    level = 0
    for number, element in enumerate(_each(root)):
        element.name = f"Tag{number}"
        told += [element.title, element.alt]
        if element.role[0] == "H":
            level = min(int(element.role[1]), level + 1)
            element.role = f"H{level}"
    _write(document, root, "Tags")
    ways = [f"{key} {_way(way)}" for key, way in enumerate(parents)]
    document.Reference(Plain("<</Nums[" + "\n".join(ways) + "]>>"), "ParentTree")
    start = f"<</Type/StructTreeRoot/K {{{root.name}}}/ParentTree {{ParentTree}}"
    document.Reference(Plain(f"{start}/ParentTreeNextKey {len(parents)}>>"), "Tags")
    catalog = document.Catalog
    catalog.StructTreeRoot = pdfdoc.PDFObjectReference("Tags")
    catalog.MarkInfo = pdfdoc.PDFDictionary({"Marked": "true"})
    return told


def _each(element: Element) -> Iterator[Element]:
    """The elements that are written, in reading order."""
    yield element
    for kid in element.written:
        if isinstance(kid, Element):
            yield from _each(kid)


def _way(way: Sequence[Element] | Element) -> str:
    if isinstance(way, Element):
        return f"{{{way.name}}}"
    names = [f"{{{element.name}}}" for element in way]
    rows = [" ".join(names[i : i + NUMBERS_IN_LINE]) for i in range(0, len(names), NUMBERS_IN_LINE)]
    return "[" + "\n".join(rows) + "]"


def _write(document: Any, element: Element, parent: str) -> None:
    kids = element.written
    content = [kid for kid in kids if isinstance(kid, Content)]
    if content:
        element.page = min(content, key=lambda kid: kid.place).page
        kids = sorted(kids, key=lambda kid: kid.place if isinstance(kid, Content) else 0)
    parts = [f"<</S/{element.role}/P {{{parent}}}"]
    parts += [f"/Pg {{{element.page}}}"] if element.page else []
    parts += [f"/T{_string(element.title)}"] if element.title else []
    parts += [f"/Alt{_string(element.alt)}"] if element.alt else []
    parts += [f"/A<<{_attributes(element)}>>"] if element.about or element.box else []
    shown = [_kid(kid, element.page) for kid in kids]
    parts += [f"/K {shown[0]}" if len(shown) == 1 else f"/K[{' '.join(shown)}]"] if shown else []
    document.Reference(Plain("".join([*parts, ">>"])), element.name)
    for kid in kids:
        if isinstance(kid, Element):
            _write(document, kid, element.name)


def _attributes(element: Element) -> str:
    if element.box:
        return f"/O/Layout/Placement/Block/BBox[{' '.join(f'{edge:.1f}' for edge in element.box)}]"
    return f"{OWNERS[element.role]}{element.about}"


def _kid(kid: Element | Content | str, page: str) -> str:
    if isinstance(kid, Element):
        return f"{{{kid.name}}}"
    if isinstance(kid, str):
        return f"<</Type/OBJR/Obj {{{kid}}}>>"
    return str(kid.number) if kid.page == page else f"<</Type/MCR/Pg {{{kid.page}}}/MCID {kid.number}>>"


def _string(words: str) -> str:
    """A text as a PDF string: codes as they are, others in hexadecimal UTF-16 with its mark."""
    if words.isascii() and words.isalnum():
        return f"({words})"
    return f"<{(codecs.BOM_UTF16_BE + words.encode('utf-16-be')).hex()}>"
