"""The rulebook: single A5 pages (half of the paper), a multiple of four, to be folded into a booklet; in large print
whole pages.

In: a `Kit` with its page `reglamento`.  Out: cover, preamble with contents, chapters, pages for notes as far as the
booklet needs them, and the colophon on the back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ..model.kit import Kit
from . import kit_drawings, rulebook_cover, structure
from .flow import Anchor, Column, draw, least_torn, stack
from .flow_blocks import Blocks, Heading, PageBreak
from .flow_setting import Compositor, look
from .page import Bookmark, Line, Mark, Node, Page
from .running_text import blocks
from .workshop import Workshop

PROSE = "reglamento"
FRONT_PAGES, BACK_PAGES = 2, 1
NOTE_LINE = 9.0


@dataclass(frozen=True, slots=True)
class Frame:
    """A page and where its text stands, in mm; right pages have odd numbers and their inner margin at the left."""

    width: float
    height: float
    inner: float
    outer: float
    top: float
    bottom: float

    @property
    def text_width(self) -> float:
        return self.width - self.inner - self.outer

    @property
    def text_height(self) -> float:
        return self.height - self.top - self.bottom

    def left(self, number: int) -> float:
        return self.inner if number % 2 else self.outer


def pages(kit: Kit, workshop: Workshop) -> list[Page]:
    """All pages in reading order; their number is a multiple of four, in large print of two."""
    return _Rulebook(kit, workshop).pages()


class _Rulebook:
    def __init__(self, kit: Kit, workshop: Workshop) -> None:
        self.kit, self.workshop, self.setter, self.say = kit, workshop, workshop.setter, workshop.phrases
        template, large = workshop.load("products/reglamento"), workshop.large
        own = template["large"] if large else template
        margins = {name: float(value) for name, value in own["margins"].items()}
        paper = workshop.paper
        size = (paper.width, paper.height) if large else (paper.height / 2, paper.width)
        self.frame = Frame(*size, **margins)
        self.places = {name: float(value) for name, value in own["places"].items()}
        self.cover = {name: float(value) for name, value in own["cover"].items()}
        data = kit_drawings.KitData(kit, template["icons"]).slabs
        scales = template["scales"][:1] if large else template["scales"]
        self.sizes = [Compositor(workshop, look(template["flow"]), data, float(scale)) for scale in scales]
        self.compositor = self.sizes[0]

    def pages(self) -> list[Page]:
        prose = blocks(self.kit, PROSE, self.workshop, kit_drawings.NAMES)
        if prose is None:
            return []
        preamble, chapters = _parted(prose)
        body = self._body(chapters)
        numbered = list(enumerate(body, FRONT_PAGES + 1))
        inside = [
            self._text_page(number, column, chapter)
            for (number, column), chapter in zip(numbered, _running(body), strict=True)
        ]
        count = FRONT_PAGES + len(inside)
        cover = self.kit, self.workshop, self.frame.width, self.frame.height, self.cover
        notes = [self._notes_page(number) for number in range(count + 1, count + 1 + self._spare(len(body)))]
        return [
            self._page(rulebook_cover.front(*cover), self.say("rulebook.title")),
            self._contents_page(preamble, numbered),
            *inside,
            *notes,
            self._page(rulebook_cover.back(*cover)),
        ]

    def _body(self, chapters: Blocks) -> list[Column]:
        """The chapters on the fewest sheets, the least torn, in the largest type for that."""
        frame = self.frame
        slabs = (size.slabs(chapters, frame.text_width) for size in self.sizes)
        return least_torn(slabs, frame.text_height, self._spare)

    def _spare(self, body: int) -> int:
        """Pages left over when front pages, body and back are folded, or in large print only turned."""
        return -(FRONT_PAGES + body + BACK_PAGES) % (2 if self.workshop.large else 4)

    def _page(self, marks: Sequence[Mark], *bookmarks: str, level: int = 0) -> Page:
        size, more = (self.frame.width, self.frame.height), tuple(Bookmark(text, level) for text in bookmarks[1:])
        return Page(*size, tuple(marks), "players", next(iter(bookmarks), None), level=level, more=more)

    # -- pages with text -----------------------------------------------------------------------
    def _text_page(self, number: int, column: Column, chapter: Anchor | None) -> Page:
        marks = [
            *self._head(number, chapter),
            *draw(column, self.frame.left(number), self.frame.top),
            *self._foot(number),
        ]
        return self._page(marks, *map(_title, _chapters(column)), level=1)

    def _contents_page(self, preamble: Blocks, numbered: Sequence[tuple[int, Column]]) -> Page:
        """Preamble from the top, the list of chapters standing on the foot of the page."""
        number, frame = FRONT_PAGES, self.frame
        left, entries = frame.left(number), list(_entries(numbered))
        column, used = stack(self.compositor.slabs(preamble, frame.text_width))
        head, high = stack(self.compositor.slabs([Heading(1, self.say("rulebook.contents"))], frame.text_width))
        high += self.places["contents_gap"]
        room = frame.text_height - used - high - self.places["contents_above"]
        leading = min(self.places["contents_leading"], room / max(1, len(entries)))
        top = frame.top + frame.text_height - leading * len(entries)
        marks = [*self._head(number, None), *draw(column, left, frame.top), *draw(head, left, top - high)]
        list_ = Node("TOC")
        for position, (anchor, page) in enumerate(entries):
            marks += self._entry(left, top + (position + 0.7) * leading, anchor, page, list_.add("TOCI"))
        return self._page([*marks, *self._foot(number)], self.say("rulebook.contents"), level=1)

    def _entry(self, left: float, y: float, anchor: Anchor, page: int, entry: Node) -> list[Mark]:
        setter, styles, right = self.setter, self.compositor.styles, left + self.frame.text_width
        indent = left + self.compositor.white["indent"] + 1.4
        start = indent + setter.width(anchor.text, styles["body"]) + 2
        return [
            *structure.told(entry.add("Lbl"), setter.line(indent - 3, y, anchor.number, styles["count"])),
            *structure.told(entry.add("P"), setter.line(indent, y, anchor.text, styles["body"])),
            Line(start, y, right - 8, y, "mid", 0.6, (0.1, 1.7), round_cap=True),
            *structure.told(entry.add("P"), setter.line(right, y, f"{page}", styles["count"])),
        ]

    def _notes_page(self, number: int) -> Page:
        """Ruled lines to write on."""
        frame = self.frame
        left = frame.left(number)
        column, used = stack(self.compositor.slabs([Heading(1, self.say("rulebook.notes"))], frame.text_width))
        marks = [*self._head(number, None), *draw(column, left, frame.top), *self._foot(number)]
        y = frame.top + used + NOTE_LINE + 2
        while y <= frame.top + frame.text_height:
            marks.append(Line(left, y, left + frame.text_width, y, "line", 0.4))
            y += NOTE_LINE
        return self._page(marks)

    # -- head and foot -------------------------------------------------------------------------
    def _head(self, number: int, chapter: Anchor | None) -> list[Mark]:
        info, left = self.kit.info, self.frame.left(number)
        right, y = left + self.frame.text_width, self.places["running"]
        if number % 2:
            words = _title(chapter) if chapter else self.say("rulebook.running_right")
            marks = self.setter.line(right, y, words, "book-running", "right")
        else:
            words = self.say("rulebook.running_left", title=info.title, subtitle=info.subtitle)
            marks = self.setter.line(left, y, words, "book-running")
        return [*structure.furniture(marks), Line(left, y + 2, right, y + 2, "line", 0.4)]

    def _foot(self, number: int) -> list[Mark]:
        left = self.frame.left(number)
        right, y = left + self.frame.text_width, self.frame.height - self.places["foot"]
        folio, edition = f"{number}", self.workshop.edition
        if number % 2:
            marks = self.setter.line(left, y, edition, "book-edition")
            return structure.furniture([*marks, *self.setter.line(right, y, folio, "book-folio", "right")])
        marks = self.setter.line(left, y, folio, "book-folio")
        return structure.furniture([*marks, *self.setter.line(right, y, edition, "book-edition", "right")])


def _parted(blocks: Blocks) -> tuple[Blocks, Blocks]:
    """What stands before the first chapter, and the chapters."""
    for number, block in enumerate(blocks):
        if isinstance(block, Heading) and block.level == 1:
            return [one for one in blocks[:number] if not isinstance(one, PageBreak)], blocks[number:]
    return blocks, ()


def _title(anchor: Anchor) -> str:
    return f"{anchor.number} · {anchor.text}" if anchor.number else anchor.text


def _chapters(column: Column) -> Iterator[Anchor]:
    return (slab.anchor for slab, _ in column if slab.anchor and slab.anchor.level == 1)


def _entries(numbered: Sequence[tuple[int, Column]]) -> Iterator[tuple[Anchor, int]]:
    for number, column in numbered:
        for anchor in _chapters(column):
            yield anchor, number


def _running(body: Sequence[Column]) -> Iterator[Anchor | None]:
    """For each page the chapter that its first line belongs to, or that it opens with."""
    current: Anchor | None = None
    for column in body:
        opened = list(_chapters(column))
        first = column[0].slab.anchor
        yield first if first and first.level == 1 else current or (opened[0] if opened else None)
        current = opened[-1] if opened else current
