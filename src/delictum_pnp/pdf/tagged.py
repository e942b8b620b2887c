"""Marks into page operators with tags: every stretch of a page is marked content of an element, or an artifact.

In: marks and the `TagTree` that grows with them.  Out: operator text as `operators` writes it, in `BDC … EMC`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from ..layout.page import Clipped, Drawing, Mark, Placed, Tag, Text
from ..layout.reading import has_text
from .operators import Encoding, Level, OperatorWriter
from .tags import Element, TagTree

ARTIFACT = "/Artifact BMC"
SHOWN, SPACED = ") Tj", " ) Tj"
"""How a shown run ends, without and with a space: whoever hears a line break needs one between two words."""


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
        self._readable: dict[Drawing, bool] = {}

    def marks(self, marks: Iterable[Mark]) -> list[str]:
        level = _TaggedLevel(self)
        for mark in marks:
            level.write(mark)
        level.close()
        return level.out

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
            self._readable[mark.drawing] = has_text(mark.drawing)
        return self._readable[mark.drawing]


class _TaggedLevel(Level):
    """A level whose stretches are marked."""

    def __init__(self, writer: TaggedWriter) -> None:
        super().__init__(writer)
        self._tagged = writer
        self._stretch: Element | str | None = None

    def write(self, mark: Mark) -> None:
        tree = self._tagged.tree
        if isinstance(mark, Text) and mark.text.strip():
            element = tree.element(mark)
            if tree.parts_words and element is self._stretch and self.out[-1].endswith(SHOWN):
                self.out[-1] = self.out[-1].removesuffix(SHOWN) + SPACED
            self._mark(element)
            super().write(mark)
        elif isinstance(mark, Placed | Clipped):
            self._inner(mark)
        else:
            self._mark(tree.figure or ARTIFACT)
            super().write(mark)

    def close(self) -> None:
        """The stretch in hand ends."""
        self.end_text()
        if self._stretch is not None:
            self.out.append("EMC")
            self._stretch = None

    def _mark(self, stretch: Element | str) -> None:
        """What follows belongs to an element or is an artifact."""
        if stretch is self._stretch:
            return
        self.close()
        tree = self._tagged.tree
        if isinstance(stretch, Element):
            self.out.append(f"/{stretch.role} <</MCID {tree.content(stretch)}>> BDC")
        else:
            self.out.append(stretch)
        self._stretch = stretch

    def _inner(self, mark: Placed | Clipped) -> None:
        """A drawing or clip: with type inside it stretches of its own, else part of the one in hand."""
        tree = self._tagged.tree
        tag = self._tagged.tag_of(mark.drawing) if isinstance(mark, Placed) else None
        if not self._tagged.is_read(mark):
            self._mark(ARTIFACT if tag else tree.figure or ARTIFACT)
            self.end_text()
            self.out += self._tagged.plain.marks([mark])
            return
        self.close()
        if isinstance(mark, Placed) and mark.drawing.shared:
            mark = mark._replace(drawing=replace(mark.drawing, shared=False))
        if tag:
            outer = tree.enter(tag)
            super().write(mark)
            tree.leave(tag, outer)
        else:
            tree.restart()
            super().write(mark)
            tree.restart()
