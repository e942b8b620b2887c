"""«Imprimir y cortar»: how to print the kit, cut it and put it away, without seeing a solution.

In: a `Kit` with its page `imprimir` (first its steps, then advice) and how many sheets each product has.  Out: a page
with the drawn steps and what to print, then the advice in two columns.  The page speaks of a printer that prints both
sides; where the printing profile is another, its own steps stand in, and what it asks for comes before the advice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Literal, NamedTuple

from ..model.kit import Kit
from . import passes, printing_profiles, printing_steps, structure
from .flow import Column, columns, draw
from .flow_blocks import Blocks, Data, FlowBlock, Heading, Paragraph, Step, Steps
from .flow_setting import Compositor, look
from .large import printing as large
from .page import Box, Drawing, Node, Page, Placed, Tag
from .profile import Profile
from .running_text import blocks
from .sheet import Sheet, measures
from .sheet_parts import decimal, paper_name
from .workshop import Workshop

PRODUCT = "imprimir"
SHEETS_TABLE = "sheets"
STEP_COLUMNS = 3
NUMBER_EDGE, TEXT_EDGE = 5.4, 8.6
"""Right edge of a step's numeral, left edge of its words."""
FILE, SIDES, PAPER, COUNT = 42.0, 28.0, 40.0, 14.0
"""Widths of the table's columns; counts stand at the right."""
HEAD_ROW = 6.0
PLAIN = ("long-edge",)
"""Without a profile, the order of the cards is told by the page itself."""


class SheetCount(NamedTuple):
    """Sheets of one product, of a case or of the whole box."""

    product: str
    file: str
    sheets: int
    sides: Literal["one", "two", "two_short", "manual"]
    case: str | None = None

    @property
    def kind(self) -> str:
        """The file's name without the case before it and the ending: `sobre-solucion`."""
        stem = self.file.rpartition("/")[2].removesuffix(".pdf")
        return stem.removeprefix(f"{self.case}-") if self.case else stem


def pages(kit: Kit, counts: Sequence[SheetCount], workshop: Workshop) -> list[Page]:
    """The drawn steps with the table of sheets, then the advice."""
    prose = blocks(kit, PRODUCT, workshop, (SHEETS_TABLE,))
    if prose is None:
        return []
    steps, advice = _parted(prose)
    guide = Guide(kit, workshop)
    counts = guide.in_turn(counts)
    if workshop.large:
        return large.pages(guide, steps, counts, advice)
    return guide.pages(steps, counts, advice)


def _parted(blocks: Blocks) -> tuple[Sequence[Step], list[FlowBlock]]:
    """The steps, and what follows them without the table of sheets and its heading: both stand on page 1."""
    steps = [step for block in blocks if isinstance(block, Steps) for step in block.steps]
    table = blocks.index(Data(SHEETS_TABLE)) if Data(SHEETS_TABLE) in blocks else None
    apart = {table, table - 1 if table and isinstance(blocks[table - 1], Heading) else None}
    return steps, [one for n, one in enumerate(blocks) if n not in apart and not isinstance(one, Steps)]


def named(files: Mapping[str, Sequence[str]], kind: str, profile: Profile) -> Sequence[str]:
    """Keys of a file's name and of its paper, as its plan, its sides or the common table say."""
    own = (files.get(f"{kind}-{asked}") for asked in (profile.plan, profile.sides))
    return next((found for found in own if found), files[kind])


class Guide:
    """The guide's words, drawings and sums; its usual two pages.  Large print lays them out anew."""

    def __init__(self, kit: Kit, workshop: Workshop) -> None:
        self.kit, self.workshop, self.say = kit, workshop, workshop.phrases
        template = workshop.load(f"products/{PRODUCT}")
        self.files: dict[str, tuple[str, str]] = {kind: tuple(row) for kind, row in template["files"].items()}
        self.own_steps: dict[str, dict[str, str]] = template["steps"]
        self.at = measures(workshop, PRODUCT)
        self.compositor = Compositor(workshop, look(template["flow"]))
        self.sizes = [Compositor(workshop, look(template["flow"]), scale=float(scale)) for scale in template["scales"]]
        self.x = self.at["margin"]
        self.width = workshop.paper.width - 2 * self.x
        self.right = self.x + self.width

    def pages(self, steps: Sequence[Step], counts: Sequence[SheetCount], advice: Blocks) -> list[Page]:
        wide = (self.width - self.at["gutter"]) / 2
        told = self._told([*self.about(counts), *advice], wide)
        total = 1 + -(-len(told) // 2)
        first = self._sheet(1, total)
        self._steps(first, steps)
        self._table(first, counts)
        sheets = [first]
        for number in range(0, len(told), 2):
            sheet = self._sheet(2 + number // 2, total)
            for side, column in enumerate(told[number : number + 2]):
                sheet.add(*draw(column, self.x + side * (wide + self.at["gutter"]), self.at["columns_top"]))
            sheets.append(sheet)
        paper, names = self.workshop.paper, [self.say("printing.title"), *self._speaking(told)]
        return [
            sheet.page(paper.width, paper.height, name, min(n, 1))
            for n, (sheet, name) in enumerate(zip(sheets, names, strict=True))
        ]

    def _speaking(self, told: Sequence[Column]) -> Iterator[str]:
        """The pages of advice by what they speak of."""
        title = self.say("printing.title")
        for number in range(0, len(told), 2):
            placings = [placing for column in told[number : number + 2] for placing in column]
            heads = [slab.anchor.text for slab, _ in placings if slab.anchor]
            yield " · ".join([title, *heads[:1]])

    def _told(self, advice: Blocks, width: float) -> list[Column]:
        """The advice in columns, in the largest type that keeps it to one page, as even as can be."""
        height = self.workshop.paper.height - self.at["columns_top"] - self.at["columns_bottom"]
        for size in self.sizes:
            slabs = size.slabs(advice, width)
            told = columns(slabs, height)
            if len(told) <= 2:
                break
        low, high = 0.0, height
        while high - low > 1:
            middle = (low + high) / 2
            tried = columns(slabs, middle)
            low, high, told = (low, middle, tried) if len(tried) == len(told) else (middle, high, told)
        return told

    def _sheet(self, number: int, of: int) -> Sheet:
        """A page with its head and foot."""
        sheet, info, workshop = Sheet(self.workshop, PRODUCT), self.kit.info, self.workshop
        y, paper, version = self.at["head"], paper_name(workshop), workshop.edition
        sheet.text(self.x, y, self.say("printing.title"), "print-title")
        line = self.say("printing.line", subtitle=info.subtitle, box=workshop.box, version=version)
        sheet.text(self.right, y - 5, line, "print-line")
        sheet.text(self.right, y, self.say("printing.motto", paper=paper), "print-motto")
        sheet.rule(self.x, y + 3.4, self.right, line=1.3)
        if number > 1:
            sheet.marks = structure.furniture(sheet.marks)
        foot, words = workshop.paper.height - self.at["foot"], self.say("sheet.ruler")
        with structure.telling(sheet.marks, structure.FURNITURE):
            sheet.text(sheet.ruler(self.x, foot) + 4, foot, words, "footer")
            words = self.say("printing.footer", n=number, m=of, paper=paper, version=version)
            sheet.text(self.right, foot, words, "footer", "right")
        return sheet

    # -- steps ---------------------------------------------------------------------------------
    def _steps(self, sheet: Sheet, steps: Sequence[Step]) -> None:
        scale = self.at["picture"] / printing_steps.HEIGHT
        wide = printing_steps.WIDTH
        gap = (self.width - STEP_COLUMNS * wide) / (STEP_COLUMNS - 1)
        items = structure.items(numbered=True)
        for number, (drawing, step) in enumerate(self.drawn(steps)):
            label, body = structure.label_and_body(items)
            x = self.x + number % STEP_COLUMNS * (wide + gap)
            y = self.at["steps"] + number // STEP_COLUMNS * self.at["step"]
            sheet.add(
                Box(x, y, wide, self.at["picture"], stroke="ink", line=0.8),
                Placed(self.pictured(drawing, number + 1, step, body), x + wide * (1 - scale) / 2, y, scale),
            )
            y += self.at["picture"] + 8
            with structure.telling(sheet.marks, label):
                sheet.text(x + NUMBER_EDGE, y, f"{number + 1}", "print-number")
            with structure.telling(sheet.marks, body):
                sheet.text(x + TEXT_EDGE, y, step.verb, "print-step")
                left, room = x + TEXT_EDGE, self.at["step"] - self.at["picture"] - 15
                sheet.fitted(left, y + 5.6, wide - TEXT_EDGE, room, step.text, "print-text", "step", ("imprimir",))

    def pictured(self, drawing: Drawing, number: int, step: Step, node: Node) -> Drawing:
        """The drawing as a picture in its step, with the words in it after it."""
        tag = Tag("figure", self.say("alt.step", n=number, title=step.verb), node=node.add("Figure"))
        return replace(drawing, marks=tuple(structure.told(node.add("P"), drawing.marks)), tag=tag)

    def drawn(self, steps: Sequence[Step]) -> list[tuple[Drawing, Step]]:
        """Each step with its drawing; the profile's own in the places of those that do not hold for it."""
        profile = self.workshop.profile
        drawn = list(zip(printing_steps.drawings(self.workshop), steps, strict=False))
        for asked in (profile.sides, "stack" if profile.stack else "", profile.plan):
            for place, key in self.own_steps.get(asked, {}).items():
                words = self.say.group(f"printing.step.{key}")
                step = Step("", words["verb"], words["text"])
                drawn[int(place) - 1] = printing_profiles.drawing(self.workshop, key), step
        return drawn

    def about(self, counts: Sequence[SheetCount]) -> list[FlowBlock]:
        """What the profile asks of its owner, how far the backs are shifted, which pages are printed in which pass."""
        profile, about = self.workshop.profile, self.say.group("printing.about")
        asked = (profile.sides, profile.ink, profile.plan, "stack" if profile.stack and profile.names != PLAIN else "")
        told: list[FlowBlock] = [Paragraph(about[key]) for key in asked if key in about]
        if any(profile.back_shift):
            right, down = (decimal(self.say, value, 2) for value in profile.back_shift)
            told.append(Paragraph(self.say("profile.shifted", right=right, down=down)))
        if profile.sides == "manual":
            told.append(passes.table(counts, self._called, self.say))
        names = self.say("list.separator").join(self.say(f"profile.{name}") for name in profile.names)
        return [Heading(2, self.say("profile.of_files", profiles=names)), *told] if told else []

    def _called(self, kind: str) -> str:
        return self.say(f"printing.file_{named(self.files, kind, self.workshop.profile)[0]}")

    # -- what to print -------------------------------------------------------------------------
    def _table(self, sheet: Sheet, counts: Sequence[SheetCount]) -> None:
        """One row per product, one column of counts per case, one for the box, one for the sum."""
        cases = self.cases(counts)
        y = self.at["table"]
        sheet.rule(self.x, y - 7, self.right, line=0.9)
        sheet.text(self.x, y, self.say("printing.what").upper(), "section")
        aside = self.say("printing.what_help", case=cases[0]) if len(cases) == 1 else self.say("printing.whole_box")
        sheet.text(self.right, y, aside, "sheet-aside", "right")
        self._rows(sheet, y + 3.4, cases, counts)

    def _rows(self, sheet: Sheet, top: float, cases: Sequence[str], counts: Sequence[SheetCount]) -> None:
        count = len({(one.kind, one.sides) for one in counts})
        foot = self.workshop.paper.height - self.at["note"]
        high = min(self.at["row"], (foot - top - HEAD_ROW) / (count + 1))
        table, across = Node("Table"), len(cases) + 5
        sheet.add(Box(self.x, top, self.width, HEAD_ROW, fill="ink"))
        heads = [self.say(f"printing.column_{column}") for column in ("file", "sides", "paper")]
        self._row(sheet, top + 4.2, heads, self.owners(cases), "book-head", structure.heads(table, across), "white")
        y = top + HEAD_ROW
        for words, own in self.rows(counts):
            cells = structure.cells(table, across, headed=True)
            self._row(sheet, y + high / 2 + 1.2, words, self.sums(cases, own), "print-cell", cells)
            y += high
            sheet.rule(self.x, y, self.right, "line", 0.4)
        total = [self.say("printing.total"), "", ""]
        cells = structure.cells(table, across, headed=True)
        self._row(sheet, y + high / 2 + 1.2, total, self.sums(cases, counts), "print-file", cells)
        sheet.rule(self.x, y + high, self.right, line=0.8)

    def cases(self, counts: Sequence[SheetCount]) -> list[str]:
        """The cases that have sheets of their own, in their order."""
        return list(dict.fromkeys(count.case for count in counts if count.case))

    def rows(self, counts: Sequence[SheetCount]) -> Iterator[tuple[list[str], list[SheetCount]]]:
        """For each kind of file its name, its sides and its paper in words, and the counts that are its."""
        for kind, sides in dict.fromkeys((count.kind, count.sides) for count in counts):
            own = [count for count in counts if (count.kind, count.sides) == (kind, sides)]
            name, paper = named(self.files, kind, self.workshop.profile)
            yield [self.say(f"printing.{key}") for key in (f"file_{name}", f"sides_{sides}", f"paper_{paper}")], own

    def in_turn(self, counts: Sequence[SheetCount]) -> list[SheetCount]:
        """In the order of printing, which is the one of the template's files."""
        return sorted(counts, key=lambda count: list(self.files).index(count.kind))

    def owners(self, cases: Sequence[str]) -> list[str]:
        """The heads over the sums."""
        return [*cases, self.say("printing.box"), self.say("printing.total")]

    def sums(self, cases: Sequence[str], counts: Sequence[SheetCount]) -> list[str]:
        """Sheets of each case, of the box, of all; empty where there is nothing to print."""
        owners = [*cases, None]
        sums = [sum(count.sheets for count in counts if count.case == owner) for owner in owners]
        return [f"{number}" if number else "" for number in (*sums, sum(sums))]

    def _row(
        self,
        sheet: Sheet,
        y: float,
        words: Sequence[str],
        numbers: Sequence[str],
        style: str,
        cells: Sequence[Node],
        color: str | None = None,
    ) -> None:
        """A line of the table: words from the left, numbers at the right, the last one strong."""
        x = self.x + 2.4
        for number, (text, width) in enumerate(zip(words, (FILE, SIDES, PAPER), strict=True)):
            with structure.telling(sheet.marks, cells[number]):
                sheet.text(x, y, text, "print-file" if not number and style == "print-cell" else style, color=color)
            x += width
        for left_over, text in zip(range(len(numbers) - 1, -1, -1), numbers, strict=True):
            own = "print-file" if not left_over and style == "print-cell" else style
            with structure.telling(sheet.marks, cells[-1 - left_over]):
                sheet.text(self.right - 2.4 - left_over * COUNT, y, text, own, "right", color)
