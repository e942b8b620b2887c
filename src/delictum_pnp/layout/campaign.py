"""The campaign sheet: what every case leaves, to print or to fill in on screen (§9, §11).

In: the kit and a workshop.  Out: a page for every two cases; in large print those of `large.campaign`.  The first
carries the table that turns a result into a seed; the last, how each seed enters the metacase and lines for what is
still pending.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..model.case import SEED_STATES, Case
from ..model.kit import Kit
from . import structure
from .campaign_parts import (
    ANSWERS,
    BOLD,
    INDENT,
    OUTCOME_HEADS,
    OUTCOMES,
    PRODUCT,
    CampaignParts,
    cases_of,
    recoveries_of,
)
from .large import campaign as large
from .page import Box, Node, Page
from .sheet import Sheet
from .sheet_parts import paper_name, section, sheet_foot, sheet_head
from .workshop import Workshop

PER_PAGE = 2
LABEL_WIDTH = 24.0


def pages(kit: Kit, workshop: Workshop) -> list[Page]:
    """The sheet's pages, in the order of the kit's cases."""
    if workshop.large:
        return large.pages(kit, workshop)
    cases = cases_of(kit)
    groups = [cases[at : at + PER_PAGE] for at in range(0, len(cases), PER_PAGE)]
    if len(groups) == 1 and len(cases) == PER_PAGE and recoveries_of(kit):
        groups.append([])  # both tables do not fit below two cases
    return [_page(kit, workshop, groups, number) for number in range(len(groups))]


def _page(kit: Kit, workshop: Workshop, groups: Sequence[Sequence[Case]], number: int) -> Page:
    page = _Campaign(kit, Sheet(workshop, PRODUCT))
    y = page.head(first=number == 0)
    for case in groups[number]:
        y = page.case(case, y) + page.at["box-gap"]
    y -= page.at["box-gap"] if groups[number] else 0.0
    if number == 0:
        y = page.outcomes(y + page.at["table"])
    if number == len(groups) - 1:
        y = page.meta(y + page.at["table"])
        page.pending(y + page.at["table"])
    cases = page.say("list.separator").join(case.code for case in groups[number])
    return page.finish(workshop, number + 1, len(groups), cases)


class _Campaign(CampaignParts):
    """Each part answers the y where it ends."""

    def head(self, first: bool) -> float:
        sheet, at = self.sheet, self.at
        sheet_head(sheet, self.x, self.width, at["head"], self.word("title"), self.word("subtitle"))
        if not first:
            return at["head"] + 8
        date = self.x + self.width * 0.66
        sheet.labelled("team", self.word("team"), self.x, at["team"], date - 6)
        sheet.labelled("started", self.word("started"), date, at["team"], self.right)
        return at["first"]

    def finish(self, workshop: Workshop, number: int, of: int, cases: str) -> Page:
        """The page, which its cases name."""
        foot = self.word("footer", n=number, m=of, paper=paper_name(workshop), version=workshop.edition)
        sheet_foot(self.sheet, self.x, self.width, self.at["foot"], foot, self.word("one_per_box"))
        bookmark = " · ".join(part for part in (self.word("title"), cases) if part)
        return self.sheet.page(workshop.paper.width, workshop.paper.height, bookmark)

    # -- a case --------------------------------------------------------------------------------
    def case(self, case: Case, y: float) -> float:
        """The box of a case."""
        sheet, row = self.sheet, self.at["row"]
        self.strip(case, y)
        base = y + self.at["strip"] + row - 2.4
        self.row(case, "scope", base, 74)
        base = self.theory(case, base + row - 1.6)
        label = self.word("false_claim")
        sheet.labelled(f"{case.code}.false_claim", label, self.x + INDENT, base, self.right - INDENT)
        self.result(case, base + row)
        self.extra(case, "limited", self.row(case, "closing", base + 2 * row, 40), base + 2 * row)
        self.source(case, base + 3 * row)
        base += 4 * row
        if case.kind == "case":
            self.extra(case, "last_turn_siege", self.row(case, "seed", base, 24), base)
        else:
            x = self.row(case, "ending", base, 40)
            sheet.text(x, base, self.word("ending_help"), "sheet-aside", size=8.6)
        consequences = self.consequences(case)
        if consequences:
            base = sheet.block(self.x + INDENT, base + row - 1.6, self.width - 2 * INDENT, consequences, "sheet-italic")
        bottom = base + 3.4
        sheet.add(Box(self.x, y, self.width, bottom - y, stroke="ink", line=0.8))
        return bottom

    def strip(self, case: Case, y: float) -> None:
        """The case on black; when and by whom it was played."""
        sheet, height, width = self.sheet, self.at["strip"], self.width * 0.47
        self.title_bar(case, y, width)
        base, middle = y + height - 2.2, self.x + width + 3
        sheet.labelled(f"{case.code}.date", self.word("date"), middle, base, middle + 34)
        sheet.labelled(f"{case.code}.players", self.word("players"), middle + 38, base, self.right - INDENT)

    def row(self, case: Case, group: str, y: float, step: float) -> float:
        """A label and boxes to tick; answers the x after the last."""
        x, (label, options) = self.x + INDENT + LABEL_WIDTH, self.choices(case)[group]
        self.sheet.text(self.x + INDENT, y, label, "sheet-label")
        for key, word in options.items():
            self.choice(f"{case.code}.{group}.{key}", word, x, y)
            x += step
        return x

    def theory(self, case: Case, y: float) -> float:
        """The exact text: a numbered line for each answer."""
        sheet, line, label = self.sheet, self.at["line"], self.word("theory")
        left, right = self.x + INDENT + 5, self.right - INDENT
        sheet.text(self.x + INDENT, y, label, "sheet-label")
        for number in range(1, ANSWERS + 1):
            y += line
            sheet.text(self.x + INDENT, y, str(number), "section", size=11)
            sheet.blank(f"{case.code}.theory.{number}", left, y, right, f"{label}: {number}", line - 1.2)
        return y + self.at["row"]

    def result(self, case: Case, y: float) -> None:
        """Result and final Reputation."""
        left = self.row(case, "result", y, 40) - 8
        name, label = f"{case.code}.final_reputation", self.word("final_reputation")
        self.sheet.labelled(name, label, left, y, self.right - INDENT, "sheet-label")

    def source(self, case: Case, y: float) -> None:
        """Protected or exposed source, public pressure."""
        pressure, name = self.right - INDENT - 32, f"{case.code}.source"
        self.sheet.labelled(name, self.word("source"), self.x + INDENT, y, pressure - 50, "sheet-label")
        for key, x in (("protected", pressure - 46), ("exposed", pressure - 22), ("public_pressure", pressure + 2)):
            self.extra(case, key, x, y)

    # -- tables --------------------------------------------------------------------------------
    def outcomes(self, y: float) -> float:
        """How a result is found and which seed it leaves."""
        sheet, row, top = self.sheet, self.at["table-row"], y + 3.2
        section(sheet, self.x, y, self.width, "S", self.word("outcomes"))
        widths = [24.0, 50.0, 34.0, 24.0]
        widths.append(self.width - sum(widths))
        sheet.table(self.x, top, widths, len(OUTCOMES), row, row)
        table = Node("Table")
        for number, keys in enumerate((OUTCOME_HEADS, *OUTCOMES)):
            cells = structure.cells(table, len(keys), headed=True) if number else structure.heads(table, len(keys))
            x = self.x
            for place, (key, width) in enumerate(zip(keys, widths, strict=True)):
                style = "sans-bold" if number == 0 or place in BOLD else "sans"
                with structure.telling(sheet.marks, cells[place]):
                    sheet.text(x + 1.8, top + (number + 0.5) * row + 1.1, self.say(key), style, size=8.6)
                x += width
        bottom = top + (1 + len(OUTCOMES)) * row
        sheet.text(self.x, bottom + 4.6, self.word("reset"), "sheet-aside")
        return bottom + 4.6

    def meta(self, y: float) -> float:
        """How each seed enters the metacase of the box."""
        recoveries = recoveries_of(self.kit)
        if not recoveries:
            return y - self.at["table"]
        section(self.sheet, self.x, y, self.width, "V", self.word("meta_head"))
        for recovery in recoveries:
            y += self.at["note-row"]
            self.sheet.text(self.x, y, recovery.seed, "section")
            for place, state in enumerate(SEED_STATES):
                self.seed_in_meta(recovery, state, self.x + 14 + place * (self.width - 14) / 3, y)
        return y
