"""The investigation sheet: one per case, two sides, to print or to fill in on screen (§3, §6, §10).

In: a case, the kit and a workshop.  Out: two pages; in large print those of `large.investigation`.  Side 1 while
playing: turns, Heat, Reputation, crises, specialists, in a metacase the seeds, and the log of sources.  Side 2:
`investigation_theory`.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..model.cards import Recovery
from ..model.case import Case
from ..model.kit import Kit
from . import structure
from .investigation_parts import PRODUCT, PlayParts
from .investigation_parts import log_rows as log_rows
from .investigation_theory import second_side
from .large import investigation as large
from .page import Node, Page
from .sheet import Sheet
from .sheet_parts import paper_name, section, sheet_foot, sheet_head, source_tag, standing_boxes
from .workshop import Workshop

LOG_COLUMNS = (("turn", 12), ("code", 22), ("group", 22), ("standing", 26))


def pages(case: Case, kit: Kit, workshop: Workshop) -> list[Page]:
    """Both sides of a case's sheet."""
    if workshop.large:
        return large.pages(case, kit, workshop)
    return [first_side(case, kit, workshop), second_side(case, kit, workshop)]


def first_side(case: Case, kit: Kit, workshop: Workshop) -> Page:
    side = _FirstSide(case, kit, Sheet(workshop, PRODUCT))
    at, right = side.at, side.width - 8 - side.left
    side.head()
    side.turns()
    side.heat(side.x, at["tracks"], side.left)
    side.reputation(side.right_x, at["tracks"], right)
    side.crisis(side.x, at["crisis"], side.left)
    side.specialists(side.right_x, at["crisis"], right)
    recoveries = list(case.of(Recovery))
    if recoveries:
        side.seeds(recoveries)
    side.log(at["log-with-seeds" if recoveries else "log"])
    return side.sheet.page(workshop.paper.width, workshop.paper.height, workshop.phrases("investigation.side_1"))


class _FirstSide(PlayParts):
    """Two columns above, the log below."""

    @property
    def left(self) -> float:
        """Width of the left column."""
        return (self.width - 8) * 0.505

    @property
    def right_x(self) -> float:
        return self.x + self.left + 8

    def head(self) -> None:
        side = self.word("side_1")
        sheet_head(self.sheet, self.x, self.width, self.at["head"], self.word("title"), side, self.case)
        self.team(self.at["team"])

    def turns(self) -> None:
        y = self.at["turns"]
        section(self.sheet, self.x, y, self.width, "turn", self.word("turns"), self.word("turns_help"))
        self.turn_row(range(1, self.counts.turns + 1), y + 4, self.counts.turns)

    def seeds(self, recoveries: list[Recovery]) -> None:
        """In a metacase: how each seed stands, and whether its V was used (§11)."""
        y = self.at["seeds"]
        section(self.sheet, self.x, y, self.width, "S", self.word("seeds"), self.word("seeds_help"))
        for number, recovery in enumerate(recoveries):
            base = y + 8.6 + number * 7.4
            self.seed_states(recovery, base, 20, 30)
            self.recovered(recovery, self.x + 118, base)

    # -- log -----------------------------------------------------------------------------------
    def log(self, y: float) -> None:
        sheet, rows, at = self.sheet, log_rows(self.case, self.kit), self.at
        section(sheet, self.x, y, self.width, "P", self.word("log"), self.word("log_help"))
        top = y + 3.2
        row = min(at["log-row"], (at["log-end"] - top - at["log-head"]) / rows)
        widths = [float(width) for _, width in LOG_COLUMNS]
        widths.append(self.width - sum(widths))
        sheet.table(self.x, top, widths, rows, row, at["log-head"])
        x, table = self.x, Node("Table")
        heads = structure.heads(table, len(widths))
        for (name, _), width, head in zip((*LOG_COLUMNS, ("says", 0)), widths, heads, strict=True):
            with structure.telling(sheet.marks, head):
                sheet.text(x + 1.8, top + 4.2, self.word(f"column_{name}"), "sans-bold", size=8.4)
            x += width
        for number in range(1, rows + 1):
            cells = structure.cells(table, len(widths), headed=False)
            self.log_row(number, top + at["log-head"] + (number - 1) * row, row, widths, cells)
        sheet.text(self.x, at["log-note"], self.log_note(), "sheet-aside")
        foot = self.word("footer", n=1, m=2, paper=paper_name(sheet.workshop), version=sheet.workshop.edition)
        sheet_foot(sheet, self.x, self.width, at["foot"], foot, self.word("one_per_case"))

    def log_row(self, number: int, y: float, height: float, widths: list[float], cells: Sequence[Node]) -> None:
        x, middle, marks = self.x, y + height / 2, self.sheet.marks
        for key, width, cell in zip(("turn", "code"), widths, cells, strict=False):
            with structure.telling(marks, cell):
                self.log_place(number, key, x + 0.8, middle - 3, width - 1.6, 6)
            x += width
        with structure.telling(marks, cells[2]):
            source_tag(self.sheet, x + 2, middle - 3, 18, 6, "line", 0.5)
            self.log_place(number, "group", x + 8.6, middle - 2.8, 11, 5.6)
        x += widths[2]
        with structure.telling(marks, cells[3]):
            standing_boxes(self.sheet, f"log.{number}", x + 2, middle - 2.6, 5.2)
        x += widths[3]
        with structure.telling(marks, cells[4]):
            self.log_place(number, "says", x + 1, middle - 3.4, widths[4] - 2, 6.8, 9)
