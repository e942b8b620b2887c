"""The case file: one sheet, both sides, public from the first turn (rulebook §3.3).

In: a `Case` and the `Kit`.  Out: two pages.  Side 1: what is known, the questions of the theory, how to set up, the
locations.  Side 2: the public side of Q, X, F, I, V, and what stays apart.  Each side has the largest type that fits;
what does not fit at the least scale is an `Overflow`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from ..model.cards import Event, Seed
from ..model.case import SCOPES, Case
from ..model.kit import Kit
from . import casefile_tables as tables
from . import structure, wording
from .flow import Column, Slab, draw, space_after, stack
from .flow_blocks import Blocks, Example, FlowBlock, Heading, Items, Paragraph
from .flow_setting import Compositor, look
from .issues import Overflow
from .large import casefile as large
from .page import Mark, Page
from .sheet import Sheet, measures
from .sheet_parts import counts_of, event_code, paper_name, section, sheet_foot, sheet_head
from .theme import Align
from .workshop import Workshop

PRODUCT = "expediente"
TITLE_HEIGHT, TITLE_BASELINE = 13.0, 6.6
RIGHT: Align = "right"
ASIDE_BELOW, ASIDE_ROOM = 5.4, 4.0
SECTION_HEAD, SECTION_BASELINE, SECTION_ROOM, BODY_ROOM = 7.4, 5.2, 5.4, 1.6


class PlacedColumn(NamedTuple):
    """A column and where its upper left stands on the page."""

    column: Column
    x: float
    y: float


Side = tuple[list[PlacedColumn], float]
"""Columns and where the lowest ends."""


def pages(case: Case, kit: Kit, workshop: Workshop) -> list[Page]:
    """Front and back of the case file; in large print as many pages as it needs."""
    template = workshop.load(f"products/{PRODUCT}")
    if workshop.large:
        return large.pages(CaseFile(case, kit, Compositor(workshop, look(template["flow"]))))
    scales = [float(scale) for scale in template["scales"]]
    files = [CaseFile(case, kit, Compositor(workshop, look(template["flow"]), scale=scale)) for scale in scales]
    return [_largest(files, CaseFile.front, 1), _largest(files, CaseFile.back, 2)]


def _largest(files: Sequence[CaseFile], compose: Callable[[CaseFile], Side], number: int) -> Page:
    """A side in the largest type that fits; in the least, with an issue, when none does."""
    for file in files:
        placed, end = compose(file)
        if end <= file.bottom:
            return file.page(placed, number)
    lines = int((end - file.bottom) / file.compositor.styles["body"].leading) + 1
    file.workshop.issues.overflows.append(Overflow((file.case.code,), PRODUCT, f"side {number}", lines, 0))
    return file.page(placed, number)


class CaseFile:
    """The case file at one size of type."""

    def __init__(self, case: Case, kit: Kit, compositor: Compositor) -> None:
        self.case, self.kit, self.compositor = case, kit, compositor
        self.workshop, self.say = compositor.workshop, compositor.workshop.phrases
        self.counts = counts_of(kit.info.edition, case.kind)
        self.at = measures(self.workshop, PRODUCT)
        self.x, self.y = self.at["margin"], self.at["top"]
        self.width = self.workshop.paper.width - 2 * self.x
        self.bottom = self.workshop.paper.height - self.at["bottom"]

    # -- sides ---------------------------------------------------------------------------------
    def front(self) -> Side:
        aside = self.at["aside"]
        title, high = stack(self.opening())
        known, known_height = stack(self.known(self.width - aside - self.at["gutter"]))
        setup, setup_height = stack([*self.steps(aside), *self.campaign(aside), *self.closing(aside)])
        places, places_height = stack(self.locations())
        upper = self.y + high
        lower = upper + max(known_height, setup_height) + SECTION_ROOM
        placed = [
            PlacedColumn(title, self.x, self.y),
            PlacedColumn(known, self.x, upper),
            PlacedColumn(setup, self.x + self.width - aside, upper),
            PlacedColumn(places, self.x, lower),
        ]
        return placed, lower + places_height

    def back(self) -> Side:
        column, height = stack(self.covered())
        return [PlacedColumn(column, self.x, self.y)], self.y + height

    def page(self, placed: Sequence[PlacedColumn], number: int) -> Page:
        sheet, paper = Sheet(self.workshop, PRODUCT), self.workshop.paper
        sheet_head(sheet, self.x, self.width, self.at["head"], self._word("title"), self.clock(), self.case)
        if number > 1:
            sheet.marks = structure.furniture(sheet.marks)
        for column, x, y in placed:
            sheet.add(*draw(column, x, y))
        foot = self._word(
            "footer", case=self.case.code, n=number, m=2, paper=paper_name(self.workshop), version=self.workshop.edition
        )
        sheet_foot(sheet, self.x, self.width, paper.height - self.at["foot"], foot, self.workshop.kit_title)
        return sheet.page(paper.width, paper.height, self._word("title" if number == 1 else "questions"), number - 1)

    def clock(self) -> str:
        """How many turns, and after which an event comes."""
        events = wording.listed([f"{turn}" for turn in self.counts.event_turns], self.say)
        return self._word("clock", n=self.counts.turns, events=events)

    # -- parts ---------------------------------------------------------------------------------
    def _word(self, key: str, **values: object) -> str:
        return self.say(f"casefile.{key}", **values)

    def opening(self) -> list[Slab]:
        """The case's title, and that everybody may read on."""
        setter, title, aside = self.workshop.setter, self.case.title, self._word("open_with")
        beside = self._fit((title, "casefile-title"), (aside, "sheet-aside"), self.width)
        down = 0.0 if beside else ASIDE_BELOW

        def marks(x: float, y: float) -> list[Mark]:
            at, align = (x + self.width, RIGHT) if beside else (x, None)
            return [
                *setter.line(x, y + TITLE_BASELINE, title, "casefile-title"),
                *setter.line(at, y + TITLE_BASELINE + down, aside, "sheet-aside", align),
            ]

        return [Slab(TITLE_HEIGHT + down, marks, keep=True)]

    def _fit(self, left: tuple[str, str], right: tuple[str, str], width: float) -> bool:
        """Whether two words, each with its style, stand beside each other."""
        return sum(self.workshop.setter.width(*one) for one in (left, right)) + ASIDE_ROOM <= width

    def _section(self, icon: str, key: str, width: float, blocks: Blocks, aside: str = "") -> list[Slab]:
        """Icon and title over a rule, then the blocks; nothing when there are none."""
        if not blocks:
            return []

        def marks(x: float, y: float) -> list[Mark]:
            sheet = Sheet(self.workshop, PRODUCT)
            section(sheet, x, y + SECTION_BASELINE, width, icon, self._word(key), aside)
            return sheet.marks

        body = space_after(self.compositor.slabs(blocks, width), BODY_ROOM)
        return [Slab(SECTION_HEAD, marks, before=SECTION_ROOM, keep=True), *body]

    # -- side 1 --------------------------------------------------------------------------------
    def known(self, width: float) -> list[Slab]:
        """What is known, and the questions that a theory answers."""
        return [*self.story(width), *self.theory(width)]

    def story(self, width: float) -> list[Slab]:
        told = [Paragraph(part) for part in self.case.introduction.split("\n\n")]
        return self._section("P", "introduction", width, told)

    def theory(self, width: float) -> list[Slab]:
        asked: list[FlowBlock] = [Paragraph(f"*{self._word('theory_help')}*")]
        for scope in SCOPES:
            asked.append(Heading(3, self.say(f"scope.{scope}_line")))
            asked.append(Items(tuple(self.case.theory[scope].claims.values()), numbered=True))
        return self._section("E", "theory", width, asked)

    def steps(self, width: float) -> list[Slab]:
        """How to set up."""
        edition = self.kit.info.edition
        kind = "_meta" if self.case.kind == "meta" else ""
        steps = (
            self._word("setup_locations", n=self.counts.L),
            self._word(f"setup_questions{kind}"),
            self._word(f"setup_events{kind}", codes=tables.coded(self._events())),
            self._word("setup_markers", turn=1, heat=edition.heat.start, reputation=edition.reputation.start),
            self._word("setup_specialists", n=edition.specialists_chosen),
            self._word("setup_sheet"),
        )
        return self._section("ok", "setup", width, [Items(steps, numbered=True)])

    def campaign(self, width: float) -> list[Slab]:
        """What the campaign sheet says to this case."""
        told = Example(self._word("campaign"), tuple(Paragraph(text) for text in self._campaign()))
        return space_after(self.compositor.slabs([told], width), SECTION_ROOM)

    def closing(self, width: float) -> list[Slab]:
        """Where the solution is."""
        return self._section("R", "closing", width, [Paragraph(self._word("closing_help"))])

    def _events(self) -> str:
        return wording.listed([event_code(turn) for turn in self.counts.event_turns], self.say)

    def _campaign(self) -> Iterator[str]:
        """What players may look up before this case (§11)."""
        case = self.case
        if case.kind == "meta":
            codes = wording.listed([seed.code for seed in case.of(Seed)], self.say)
            yield self._word("meta_seeds", codes=tables.coded(codes))
            yield self._word("meta_alone")
            return
        if case.code == self.kit.info.cases[0]:
            yield self._word("first_case")
            return
        if early := case.early_interview:
            yield self._word("early_interview", case=early.seed, question=f"[[{early.question}]]")
        for event in case.of(Event):
            if any(variant.when.previous for variant in event.variants):
                yield self._word("event_changes", event=f"[[{event.code}]]")
        yield self._word("alone")

    def locations(self) -> list[Slab]:
        blocks = tables.locations(self.case, self.say)
        return self._section("L", "locations", self.width, blocks, self._word("locations_help"))

    # -- side 2 --------------------------------------------------------------------------------
    def covered(self) -> list[Slab]:
        """The public side of what is played face down, and what stays apart."""
        case, say, width = self.case, self.say, self.width
        notes = tables.notes(case, self.kit, say)
        return [
            *self._section("Q", "questions", width, tables.questions(case, say), self._word("questions_help")),
            *self._section("X", "confrontations", width, tables.confrontations(case, say)),
            *self._section("F", "routes", width, tables.routes(case, say)),
            *self._section("V", "recoveries", width, tables.recoveries(case, say)),
            *self._section("S", "seeds", width, tables.seeds(case, say), self._word("seeds_help")),
            *self._section("A", "events", width, [Paragraph(tables.coded(self._events()))], self._word("events_help")),
            *self._section("N", "notes", width, [Paragraph(notes)] if notes else []),
        ]
