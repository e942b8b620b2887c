"""«Imprimir y cortar»: how to print the kit, cut it and put it away, without seeing a solution.

In: a `Kit` with its page `imprimir` (first its steps, then advice) and how many sheets each product has.  Out: a page
with the drawn steps and what to print, then the advice in two columns.  The page speaks of a printer that prints both
sides; where the printing profile is another, its own steps stand in, and what it asks for comes before the advice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Literal, NamedTuple

from ..model.kit import Kit
from . import printing_profiles, printing_steps
from .flow import Column, columns, draw
from .flow_blocks import Blocks, Data, FlowBlock, Heading, Paragraph, Step, Steps
from .flow_setting import Compositor, look
from .margins import RULER, ruler
from .page import Box, Drawing, Page, Placed, Tag
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
    return _Printing(kit, workshop).pages(steps, counts, advice)


def _parted(blocks: Blocks) -> tuple[Sequence[Step], list[FlowBlock]]:
    """The steps, and what follows them without the table of sheets and its heading: both stand on page 1."""
    steps = [step for block in blocks if isinstance(block, Steps) for step in block.steps]
    table = blocks.index(Data(SHEETS_TABLE)) if Data(SHEETS_TABLE) in blocks else None
    apart = {table, table - 1 if table and isinstance(blocks[table - 1], Heading) else None}
    return steps, [one for n, one in enumerate(blocks) if n not in apart and not isinstance(one, Steps)]


class _Printing:
    def __init__(self, kit: Kit, workshop: Workshop) -> None:
        self.kit, self.workshop, self.say = kit, workshop, workshop.phrases
        template = workshop.load(f"products/{PRODUCT}")
        self.files: dict[str, tuple[str, str]] = {kind: tuple(row) for kind, row in template["files"].items()}
        self.own_steps: dict[str, dict[str, str]] = template["steps"]
        self.at = measures(workshop, PRODUCT)
        self.sizes = [Compositor(workshop, look(template["flow"]), scale=float(scale)) for scale in template["scales"]]
        self.x = self.at["margin"]
        self.width = workshop.paper.width - 2 * self.x
        self.right = self.x + self.width

    def pages(self, steps: Sequence[Step], counts: Sequence[SheetCount], advice: Blocks) -> list[Page]:
        wide = (self.width - self.at["gutter"]) / 2
        told = self._told([*self._about(), *advice], wide)
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
        paper = self.workshop.paper
        return [
            sheet.page(paper.width, paper.height, self.say("printing.title"), min(n, 1))
            for n, sheet in enumerate(sheets)
        ]

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
        foot = workshop.paper.height - self.at["foot"]
        sheet.add(*ruler(self.x, foot))
        sheet.text(self.x + RULER + 4, foot, self.say("sheet.ruler"), "footer")
        sheet.text(
            self.right,
            foot,
            self.say("printing.footer", n=number, m=of, paper=paper, version=version),
            "footer",
            "right",
        )
        return sheet

    # -- steps ---------------------------------------------------------------------------------
    def _steps(self, sheet: Sheet, steps: Sequence[Step]) -> None:
        scale = self.at["picture"] / printing_steps.HEIGHT
        wide = printing_steps.WIDTH
        gap = (self.width - STEP_COLUMNS * wide) / (STEP_COLUMNS - 1)
        for number, (drawing, step) in enumerate(self._drawn(steps)):
            x = self.x + number % STEP_COLUMNS * (wide + gap)
            y = self.at["steps"] + number // STEP_COLUMNS * self.at["step"]
            sheet.add(
                Box(x, y, wide, self.at["picture"], stroke="ink", line=0.8),
                Placed(self._pictured(drawing, number + 1, step), x + wide * (1 - scale) / 2, y, scale),
            )
            y += self.at["picture"] + 8
            sheet.text(x + NUMBER_EDGE, y, f"{number + 1}", "print-number")
            sheet.text(x + TEXT_EDGE, y, step.verb, "print-step")
            room = self.at["step"] - self.at["picture"] - 15
            sheet.fitted(x + TEXT_EDGE, y + 5.6, wide - TEXT_EDGE, room, step.text, "print-text", "step", ("imprimir",))

    def _pictured(self, drawing: Drawing, number: int, step: Step) -> Drawing:
        return replace(drawing, tag=Tag("figure", self.say("alt.step", n=number, title=step.verb)))

    def _drawn(self, steps: Sequence[Step]) -> list[tuple[Drawing, Step]]:
        """Each step with its drawing; the profile's own in the places of those that do not hold for it."""
        profile = self.workshop.profile
        drawn = list(zip(printing_steps.drawings(self.workshop), steps, strict=False))
        for asked in (profile.sides, profile.plan):
            for place, key in self.own_steps.get(asked, {}).items():
                words = self.say.group(f"printing.step.{key}")
                step = Step("", words["verb"], words["text"])
                drawn[int(place) - 1] = printing_profiles.drawing(self.workshop, key), step
        return drawn

    def _about(self) -> list[FlowBlock]:
        """What the profile asks of its owner, and how far the backs are shifted."""
        profile, about = self.workshop.profile, self.say.group("printing.about")
        asked = (profile.sides, profile.ink, profile.plan, "stack" if profile.stack and profile.names != PLAIN else "")
        told = [Paragraph(about[key]) for key in asked if key in about]
        if any(profile.back_shift):
            right, down = (decimal(self.say, value, 2) for value in profile.back_shift)
            told.append(Paragraph(self.say("profile.shifted", right=right, down=down)))
        names = self.say("list.separator").join(self.say(f"profile.{name}") for name in profile.names)
        return [Heading(2, self.say("profile.of_files", profiles=names)), *told] if told else []

    # -- what to print -------------------------------------------------------------------------
    def _table(self, sheet: Sheet, counts: Sequence[SheetCount]) -> None:
        """One row per product, one column of counts per case, one for the box, one for the sum."""
        cases = list(dict.fromkeys(count.case for count in counts if count.case))
        y = self.at["table"]
        sheet.rule(self.x, y - 7, self.right, line=0.9)
        sheet.text(self.x, y, self.say("printing.what").upper(), "section")
        aside = self.say("printing.what_help", case=cases[0]) if len(cases) == 1 else self.say("printing.whole_box")
        sheet.text(self.right, y, aside, "sheet-aside", "right")
        self._rows(sheet, y + 3.4, cases, counts)

    def _rows(self, sheet: Sheet, top: float, cases: Sequence[str], counts: Sequence[SheetCount]) -> None:
        kinds = list(dict.fromkeys((count.kind, count.sides) for count in counts))
        foot = self.workshop.paper.height - self.at["note"]
        high = min(self.at["row"], (foot - top - HEAD_ROW) / (len(kinds) + 1))
        sheet.add(Box(self.x, top, self.width, HEAD_ROW, fill="ink"))
        heads = [self.say(f"printing.column_{column}") for column in ("file", "sides", "paper")]
        sums = [*cases, self.say("printing.box"), self.say("printing.total")]
        self._row(sheet, top + 4.2, heads, sums, "book-head", "white")
        y = top + HEAD_ROW
        for kind, sides in kinds:
            own = [count for count in counts if (count.kind, count.sides) == (kind, sides)]
            name, paper = self.files.get(f"{kind}-{self.workshop.profile.sides}") or self.files[kind]
            words = [self.say(f"printing.{key}") for key in (f"file_{name}", f"sides_{sides}", f"paper_{paper}")]
            self._row(sheet, y + high / 2 + 1.2, words, self._sums(cases, own), "print-cell")
            y += high
            sheet.rule(self.x, y, self.right, "line", 0.4)
        total = [self.say("printing.total"), "", ""]
        self._row(sheet, y + high / 2 + 1.2, total, self._sums(cases, counts), "print-file")
        sheet.rule(self.x, y + high, self.right, line=0.8)

    def _sums(self, cases: Sequence[str], counts: Sequence[SheetCount]) -> list[str]:
        """Sheets of each case, of the box, of all; empty where there is nothing to print."""
        owners = [*cases, None]
        sums = [sum(count.sheets for count in counts if count.case == owner) for owner in owners]
        return [f"{number}" if number else "" for number in (*sums, sum(sums))]

    def _row(
        self, sheet: Sheet, y: float, words: Iterable[str], numbers: Sequence[str], style: str, color: str | None = None
    ) -> None:
        """A line of the table: words from the left, numbers at the right, the last one strong."""
        x = self.x + 2.4
        for number, (text, width) in enumerate(zip(words, (FILE, SIDES, PAPER), strict=True)):
            sheet.text(x, y, text, "print-file" if not number and style == "print-cell" else style, color=color)
            x += width
        for left_over, text in zip(range(len(numbers) - 1, -1, -1), numbers, strict=True):
            own = "print-file" if not left_over and style == "print-cell" else style
            sheet.text(self.right - 2.4 - left_over * COUNT, y, text, own, "right", color)
