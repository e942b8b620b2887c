"""Marks into page operators with tags: every stretch of a page is marked content of an element, or an artifact.

In: marks and the `TagTree` that grows with them.  Out: operator text as `operators` writes it, in `BDC … EMC`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from ..layout.page import PT_PER_MM, Clipped, Drawing, Mark, Page, Placed, Tag, Text
from ..layout.reading import is_told
from .elements import Bounds, Element
from .operators import Encoding, Level, OperatorWriter
from .tags import TagTree

ARTIFACT = "/Artifact BMC"
SHOWN, SPACED = ") Tj", " ) Tj"
"""How a shown run ends, without and with a space: whoever hears a line break needs one between two words."""
HEADING = "H"
"""Marks content of every heading: its level is known when the whole document is."""
Matrix = tuple[float, float, float, float, float, float]
UNMOVED: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


class TaggedWriter(OperatorWriter):
    """Writes the marks of pages; `parts` names the drawings that are parts of their own on the page in hand."""

    def __init__(
        self,
        encoding: Callable[[str], Encoding],
        palette: Mapping[str, str],
        form: Callable[[Drawing], str],
        tree: TagTree,
    ) -> None:
        super().__init__(encoding, palette, form)
        self.plain = OperatorWriter(encoding, palette, form)
        self.tree = tree
        self.parts: dict[Drawing, str] = {}
        self.height = 0.0
        """Of the page in hand, in mm."""
        self.spot = UNMOVED
        """Where the drawing in hand stands on the page."""
        self._readable: dict[Drawing, bool] = {}

    def marks(self, marks: Iterable[Mark]) -> list[str]:
        level = _TaggedLevel(self)
        for mark in marks:
            level.write(mark)
        level.close()
        return level.out

    def page(self, page: Page, marks: Sequence[Mark]) -> list[str]:
        """Operators of a page: its cards are parts, and a page that is one picture is a figure."""
        self.parts = {face.drawing: face.code for face in page.faces}
        self.height = page.height
        if not page.alt:
            return self.marks(marks)
        tag = Tag("figure", page.alt)
        outer = self.tree.enter(tag, self.bounds(page.width, page.height))
        operators = self.marks(marks)
        self.tree.leave(tag, outer)
        return operators

    def bounds(self, width: float, height: float) -> Bounds:
        """Left, bottom, right, top of a drawing in hand on its page, in points."""
        a, b, c, d, e, f = self.spot
        corners = [(a * x + c * y + e, b * x + d * y + f) for x in (0.0, width) for y in (0.0, height)]
        across = [x * PT_PER_MM for x, _ in corners]
        up = [(self.height - y) * PT_PER_MM for _, y in corners]
        return min(across), min(up), max(across), max(up)

    def tag_of(self, drawing: Drawing) -> Tag | None:
        return Tag("part", self.parts[drawing]) if drawing in self.parts else drawing.tag

    def is_read(self, mark: Placed | Clipped) -> bool:
        """Whether something in it is more than an artifact."""
        if isinstance(mark, Clipped):
            return any(self.is_read(m) if isinstance(m, Placed | Clipped) else isinstance(m, Text) for m in mark.marks)
        tag = self.tag_of(mark.drawing)
        if tag is not None:
            return tag.role != "artifact"
        if mark.drawing not in self._readable:
            self._readable[mark.drawing] = is_told(mark.drawing)
        return self._readable[mark.drawing]


class _TaggedLevel(Level):
    """A level whose stretches are marked."""

    def __init__(self, writer: TaggedWriter) -> None:
        super().__init__(writer)
        self._tagged = writer
        self._stretch: Element | str | None = None

    def write(self, mark: Mark) -> None:
        tree = self._tagged.tree
        if isinstance(mark, Text) and mark.node and mark.node.role == "Artifact":
            self._mark(_artifact(mark.node.about))
            super().write(mark)
        elif isinstance(mark, Text) and mark.text.strip():
            self._read(mark)
        elif isinstance(mark, Placed | Clipped):
            self._inner(mark)
        else:
            self._mark(tree.figure or ARTIFACT)
            super().write(mark)

    def _read(self, mark: Text) -> None:
        """A run of type that is read, after a space where another word goes before it."""
        tree = self._tagged.tree
        element = tree.element(mark)
        goes_on = element is self._stretch and self.out[-1].endswith(SHOWN)
        if tree.parts_words and goes_on:
            self.out[-1] = self.out[-1].removesuffix(SHOWN) + SPACED
        self._mark(element)
        if tree.parts_words and not goes_on:
            super().write(mark._replace(text=" "))
        super().write(mark)

    def close(self) -> None:
        """The stretch in hand ends."""
        self.end_text()
        if self._stretch is not None:
            self.out.append("EMC")
            self._stretch = None

    def _mark(self, stretch: Element | str) -> None:
        """What follows belongs to an element or is an artifact."""
        if stretch is self._stretch or (isinstance(stretch, str) and stretch == self._stretch):
            return
        self.close()
        tree = self._tagged.tree
        if isinstance(stretch, Element):
            role = HEADING if stretch.role[0] == HEADING else stretch.role
            self.out.append(f"/{role} <</MCID {tree.content(stretch)}>> BDC")
        else:
            self.out.append(stretch)
        self._stretch = stretch

    def _inner(self, mark: Placed | Clipped) -> None:
        """A drawing or clip: with type inside it stretches of its own, else part of the one in hand."""
        tagged, tree = self._tagged, self._tagged.tree
        tag = tagged.tag_of(mark.drawing) if isinstance(mark, Placed) else None
        if not tagged.is_read(mark):
            self._mark(_artifact(tag.words) if tag else tree.figure or ARTIFACT)
            self.end_text()
            self.out += tagged.plain.marks([mark])
            return
        self.close()
        if isinstance(mark, Placed):
            self._drawing(mark, tag)
        else:
            tree.restart()
            super().write(mark)
            tree.restart()

    def _drawing(self, mark: Placed, tag: Tag | None) -> None:
        """A drawing with type in it: a part, a picture, or more of what is in hand.  A shared one is read wherever it
        stands."""
        tagged, tree, drawing = self._tagged, self._tagged.tree, mark.drawing
        here = tagged.spot
        tagged.spot = _moved(mark, here)
        outer = tree.enter(tag, tagged.bounds(drawing.width, drawing.height), drawing.shared)
        super().write(mark._replace(drawing=replace(drawing, shared=False)) if drawing.shared else mark)
        tree.leave(tag, outer)
        tagged.spot = here


def _artifact(kind: str) -> str:
    return f"/Artifact <</Type/{kind}>> BDC" if kind else ARTIFACT


def _moved(mark: Placed, outer: Matrix) -> Matrix:
    """The space of a drawing that is placed in another."""
    a, b, c, d, e, f = outer
    angle = math.radians(mark.turn)
    cos, sin = math.cos(angle) * mark.scale, math.sin(angle) * mark.scale
    return (
        a * cos + c * sin,
        b * cos + d * sin,
        c * cos - a * sin,
        d * cos - b * sin,
        a * mark.x + c * mark.y + e,
        b * mark.x + d * mark.y + f,
    )
