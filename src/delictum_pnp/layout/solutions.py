"""The solution of one case: its own leaves, the warning outermost.  The only product that takes a `Solution`.

Page 1 warns, page 2 is its back; neither depends on the solution.  Then: what happened, the chronology, the
rubric of both theses, groups, contradictions, cards that mislead, how to judge, the reactions (rulebook §10, §11).
The number of pages is even, so that the next case begins on its own leaf, and the last tells nothing: it is what
whoever prints sees first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from ..model.cards import Seed
from ..model.case import RESULTS, Case, Solution
from ..model.codes import LETTERS
from ..model.kit import Kit
from . import case_mark, kit_tables, solutions_cover, structure
from .flow import Anchor, Column, Slab, draw, kept, least_torn, moved, space_after
from .flow_blocks import Blocks, Cell, FlowBlock, Heading, Items, Paragraph, Table
from .flow_setting import Compositor, look
from .large import solutions_cover as large_cover
from .page import Bookmark, Line, Mark, Page
from .sheet import measures
from .solutions_cover import Leaf
from .solutions_rubric import Rubric
from .workshop import Workshop

PRODUCT = "soluciones"
RULE_ROOM, TITLE = 4.4, 7.6
"""From a section's rule to the text beside its title, and to the title's baseline."""
TABLE_ROOM = 6.2
SECTION_ROOM = 9.0
SECTION_GAIN = -0.01
COVER, LARGE_COVER = 2, 3
"""Pages of the warning."""


def pages(case: Case, solution: Solution, kit: Kit, workshop: Workshop) -> list[Page]:
    """All pages of a case's solution, audience `solution`; their number is even."""
    return _Leaves(case, solution, kit, workshop).pages()


class _Leaves:
    def __init__(self, case: Case, solution: Solution, kit: Kit, workshop: Workshop) -> None:
        self.case, self.solution, self.kit = case, solution, kit
        self.workshop, self.setter, self.say = workshop, workshop.setter, workshop.phrases
        self.measure = measures(workshop, PRODUCT)
        template = workshop.load(f"products/{PRODUCT}")
        scales = template["scales"][:1] if workshop.large else template["scales"]
        self.sizes = [Compositor(workshop, look(template["flow"]), scale=float(scale)) for scale in scales]
        self.compositor = self.sizes[0]
        self.left = (workshop.paper.width - self.measure["text"]) / 2

    def pages(self) -> list[Page]:
        cover = LARGE_COVER if self.workshop.large else COVER
        told = self._told(cover)
        pages = cover + len(told)
        free = 1 if pages % 2 else 2
        leaves = (pages + free) // 2
        return [
            *self._cover(leaves),
            *(self._told_page(column, number, leaves) for number, column in enumerate(told, cover + 1)),
            *[self._back(Leaf(leaves, leaves))] * free,
        ]

    def _back(self, leaf: Leaf) -> Page:
        return self._page(solutions_cover.back(self.case, self.workshop, self.measure, leaf))

    def _cover(self, leaves: int) -> list[Page]:
        """The warning and its back; in large print what to do before opening stands on a page of its own."""
        known = self.case, self.kit, self.workshop, self.measure
        first, second = Leaf(1, leaves), Leaf(2, leaves)
        name, back = solutions_cover.named(self.case, self.say), self._back(first)
        if self.workshop.large:
            checks = self._page(large_cover.checks(*known, second))
            return [self._page(large_cover.front(*known, first), name), back, checks]
        return [self._page(solutions_cover.front(*known, first), name), back]

    def _told(self, cover: int) -> list[Column]:
        """Everything in columns, on the fewest leaves after the cover's pages, the least torn, in the largest type for
        that; the last page stays free: it is what lies on top when a printer puts sheets out face down."""
        height = self.workshop.paper.height - self.measure["top"] - self.measure["bottom"]
        return least_torn(map(self._slabs, self.sizes), height, lambda told: 1 - (cover + told) % 2)

    def _page(self, marks: Sequence[Mark], *bookmarks: str, level: int = 0) -> Page:
        paper, more = self.workshop.paper, tuple(Bookmark(text, level) for text in bookmarks[1:])
        named = next(iter(bookmarks), None)
        return Page(paper.width, paper.height, tuple(marks), "solution", named, level=level, more=more)

    def _told_page(self, column: Column, number: int, leaves: int) -> Page:
        """A page of the solution with its head and foot."""
        case, left, right = self.case, self.left, self.left + self.measure["text"]
        head, foot = self.measure["top"] - 8, self.workshop.paper.height - self.measure["foot"]
        words = solutions_cover.name_of(case, self.workshop, Leaf((number + 1) // 2, leaves))
        opened = (slab.anchor.text for slab, _ in column if slab.anchor and slab.anchor.level == 1)
        return self._page(
            [
                *structure.furniture(self._head(left, head, right)),
                *draw(column, left, self.measure["top"]),
                *structure.furniture(self.setter.line(left, foot, words, "footer")),
                *structure.furniture(self.setter.line(right, foot, f"{number}", "book-folio", "right")),
            ],
            *opened,
            level=1,
        )

    def _head(self, left: float, y: float, right: float) -> list[Mark]:
        case = self.case
        return [
            *case_mark.marks(case.code, left, y - 0.9, case.accent),
            *self.setter.line(left + case_mark.width(case.code) + 2, y, case.title, "book-running"),
            *self.setter.line(right, y, self.say("solutions.title"), "book-running", "right"),
            Line(left, y + 2.2, right, y + 2.2, "line", 0.4),
        ]

    # -- sections ------------------------------------------------------------------------------
    def _slabs(self, compositor: Compositor) -> list[Slab]:
        self.compositor = compositor
        rubric = Rubric(self.case, self.solution, self.compositor, self.measure["text"], self.measure["side"])
        truth = [Paragraph(part) for part in self.solution.truth.split("\n\n")]
        return [
            *self._section("truth", self._beside(truth)),
            *self._section("timeline", self._beside([self._timeline()])),
            *self._section("rubric", [*self._beside([Paragraph(self.say("solutions.rubric_help"))]), *rubric.slabs()]),
            *self._section("groups", self._wide(self._groups())),
            *self._section("contradictions", self._wide(self._contradictions())),
            *self._section("misleading", self._wide(self._misleading()), self.say("solutions.misleading_help")),
            *self._section("verdict", kept(self._beside(self._verdict()))),
            *self._section("reactions", self._wide(*self._reactions()), self.say("solutions.reactions_help")),
            *self._epilogues(),
            *self._end(),
        ]

    def _section(self, name: str, slabs: Sequence[Slab], aside: str = "") -> list[Slab]:
        """A rule across the page, the title below it at the left, then the slabs."""
        title, text = self.say(f"solutions.{name}"), self.measure["text"]

        def marks(x: float, y: float) -> list[Mark]:
            right = x + text
            drawn = [Line(x, y, right, y, "ink", 1.1), *self.setter.line(x, y + TITLE, title, "leaf-section")]
            return drawn + (self.setter.line(right, y + TITLE, aside, "sheet-aside", "right") if aside else [])

        rule = Slab(RULE_ROOM, marks, before=SECTION_ROOM, keep=True, cost=SECTION_GAIN, anchor=Anchor(1, title))
        return [rule, *slabs]

    def _beside(self, blocks: Blocks) -> list[Slab]:
        """Blocks at the right of the column that holds the title; in large print below it."""
        side = self.measure["side"]
        if not side:
            return self._wide(*blocks)
        first, *rest = self.compositor.slabs(blocks, self.measure["text"] - side)
        return moved([replace(first, before=0.0), *rest], side)

    def _wide(self, *blocks: FlowBlock) -> list[Slab]:
        """Tables below the title, as wide as the text."""
        return space_after(self.compositor.slabs(blocks, self.measure["text"]), TABLE_ROOM)

    # -- tables --------------------------------------------------------------------------------
    def _heads(self, *columns: str) -> tuple[str, ...]:
        return tuple(self.say(f"solutions.column_{column}") for column in columns)

    def _codes(self, codes: Iterable[str]) -> str:
        return self.say("list.separator").join(f"[[{code}]]" for code in codes)

    def _timeline(self) -> Table:
        moments = self.solution.timeline.values()
        rows = tuple((Cell(moment.at, strong=True), Cell(moment.what)) for moment in moments)
        return Table(self._heads("when", "what"), rows, (33, 93))

    def _groups(self) -> Table:
        rows = tuple(
            (Cell(f"[[{group}]]"), Cell(origin), Cell(self._codes(self._sources_of(group))))
            for group, origin in self.solution.groups.items()
        )
        return Table(self._heads("group", "origin", "sources"), rows, (18, 104, 48))

    def _sources_of(self, group: str) -> list[str]:
        """The case's sources of a group, clues first, notes last."""
        cards = (card for card in self.case.sources if card.group == group)
        return [card.code for card in sorted(cards, key=lambda card: (LETTERS.index(card.letter), card.code))]

    def _contradictions(self) -> Table:
        rows = tuple(
            (
                Cell(one.fact),
                Cell(self._codes(one.a)),
                Cell(self._codes(one.b)),
                Cell(self._codes(one.settled_by)),
                Cell("\n\n".join(map(self._affected, one.affects))),
            )
            for one in self.solution.contradictions.values()
        )
        return Table(self._heads("fact", "side_a", "side_b", "settled", "affects"), rows, (50, 26, 29, 21, 44))

    def _affected(self, claim: str) -> str:
        scope, _, number = claim.partition(".")
        return self.say("solutions.affects", scope=self.say(f"scope.{scope}"), n=number)

    def _misleading(self) -> Table:
        cards = self.case.cards
        rows = tuple(
            (Cell(f"[[{code}]]"), Cell(cards[code].title, strong=True), Cell(why))
            for code, why in self.solution.misleading.items()
        )
        return Table(self._heads("card", "title", "explanation"), rows, (16, 42, 112))

    def _verdict(self) -> Blocks:
        sentences = (self.say(f"solutions.{key}") for key in ("count_right", "count_proof", "public_proof"))
        results = kit_tables.results if self.case.kind == "case" else kit_tables.results_without_seed
        return [Items(tuple(sentences)), results(self.kit, self.say)]

    def _reactions(self) -> Blocks:
        """A table with a column for each result; in large print a table for each closing."""
        closings, results = self.kit.info.closings, tuple(self.say(f"result.{result}") for result in RESULTS)
        told = [
            (closings[key], [getattr(reaction, result) for result in RESULTS])
            for key, reaction in self.solution.reactions.items()
        ]
        if not self.measure["side"]:
            return [block for closing, said in told for block in _by_result(closing.name, results, said)]
        rows = [(Cell(one.name, one.icon, True), *map(Cell, said)) for one, said in told]
        return [Table((self.say("table.closings.closing"), *results), tuple(rows), (32, 46, 46, 46))]

    def _epilogues(self) -> list[Slab]:
        """How the campaign ends: only a metacase tells it, after its reactions."""
        told = self.solution.epilogues
        if not told:
            return []
        rows = tuple(
            (Cell(self.say(f"epilogue.{ending}"), strong=True), Cell(self.say(f"epilogue.{ending}_when")), Cell(text))
            for ending, text in told.items()
        )
        table = Table(self._heads("campaign", "condition", "epilogue"), rows, (24, 44, 102))
        return self._section("epilogues", self._wide(table), self.say("solutions.epilogues_help"))

    def _end(self) -> list[Slab]:
        seeds = [self.say("solutions.seed_help", code=f"[[{seed.code}]]") for seed in self.case.of(Seed)]
        said = [f"**{self.say('solutions.seed')}:** {seeds[0]}."] if self.case.kind == "case" and seeds else []
        blocks = [Paragraph(text) for text in (*said, f"*{self.say('solutions.end')}*")]
        return space_after(kept(self.compositor.slabs(blocks, self.measure["text"])), SECTION_ROOM / 2)


def _by_result(closing: str, results: Sequence[str], said: Sequence[str]) -> Blocks:
    """What follows a closing, a row for each result."""
    rows = tuple((Cell(result, strong=True), Cell(text)) for result, text in zip(results, said, strict=True))
    return [Heading(3, closing), Table(("", ""), rows, (24, 80))]
