"""The investigation sheet of large print: a purpose a page, in one column (§3, §6, §10, §11).

In: a case, the kit and a workshop whose paper is reduced.  Out: pages for both sides of
sheets: tracks; crisis and specialists; in a metacase the seeds; the log; then those of `theory`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...model.cards import Recovery
from ...model.case import Case
from ...model.kit import Kit
from ..investigation_parts import PRODUCT, PlayParts, log_rows
from ..page import Box, Line, Page
from ..sheet import measures
from ..sheet_parts import section, source_tag, standing_boxes
from ..workshop import Workshop
from . import theory
from .portrait import Leaf, Names, spans
from .portrait import pages as numbered

TURN_ROWS = 2
NUMBER_WIDTH = 7.0
LOG_COLUMNS = (("turn", 17), ("code", 27), ("group", 27))
"""Of a source's first line; how it stands has what is left."""
LINE_SHARE = 0.48
"""The height of that line among both."""


def pages(case: Case, kit: Kit, workshop: Workshop) -> list[Page]:
    """The sheet's pages in the order in which they are used."""
    say = workshop.phrases
    below = say("case.titled", code=case.code, title=case.title)
    once, title = say("investigation.one_per_case"), say("investigation.title")
    names = Names(PRODUCT, title, below, "investigation.footer", once, case)
    return numbered([*_leaves(case, kit, workshop), *theory.leaves(case, kit, workshop)], names, workshop)


def _leaves(case: Case, kit: Kit, workshop: Workshop) -> list[Leaf]:
    """While playing."""
    say, at, recoveries = workshop.phrases, measures(workshop, PRODUCT), list(case.of(Recovery))
    aside, most = say("investigation.side_1"), int(at["log-rows-with-seeds" if recoveries else "log-rows"])

    def leaf(bookmark: str, draw: Callable[[_Play], None]) -> Leaf:
        return Leaf(bookmark, aside, lambda sheet: draw(_Play(case, kit, sheet)))

    def log(rows: range) -> Leaf:
        return leaf(f"{say('investigation.log')} {rows[0]}–{rows[-1]}", lambda page: page.log(rows, most))

    seeds = [leaf(say("investigation.seeds"), lambda page: page.seeds(recoveries))] if recoveries else []
    return [
        leaf(say("investigation.turns"), _Play.tracks),
        leaf(say("investigation.crisis"), _Play.crisis_and_specialists),
        *seeds,
        *map(log, spans(log_rows(case, kit), most)),
    ]


class _Play(PlayParts):
    """A method a page."""

    def tracks(self) -> None:
        at, turns = self.at, self.counts.turns
        self.team(at["team"])
        y, columns = at["turns"], -(-turns // TURN_ROWS)
        top = section(self.sheet, self.x, y, self.width, "turn", self.word("turns"), self.word("turns_help")) + 4
        for row, some in enumerate(spans(turns, columns)):
            self.turn_row(some, top + row * at["turn-height"], columns)
        self.heat(self.x, at["heat"], self.width)
        self.reputation(self.x, at["reputation"], self.width)

    def crisis_and_specialists(self) -> None:
        self.crisis(self.x, self.at["crisis"], self.width)
        self.specialists(self.x, self.at["specialists"], self.width)

    def seeds(self, recoveries: Sequence[Recovery]) -> None:
        """Two lines a seed (§11)."""
        y, row = self.at["first"], self.at["seed-row"]
        y = section(self.sheet, self.x, y, self.width, "S", self.word("seeds"), self.word("seeds_help")) + 10
        for number, recovery in enumerate(recoveries):
            top = y + number * row
            self.seed_states(recovery, top, 24, 27)
            self.recovered(recovery, self.x + 23.8, top + row * 0.44)
            self.sheet.rule(self.x, top + row * 0.68, self.x + self.width, "line")

    # -- log -----------------------------------------------------------------------------------
    def log(self, rows: range, most: int) -> None:
        """Some rows under their head, of the height at which `most` of them fill a page; the note below."""
        sheet, at = self.sheet, self.at
        top = section(sheet, self.x, at["first"], self.width, "P", self.word("log"), self.word("log_help")) + 3.6
        self.log_head(top)
        top += at["log-head"]
        height = (at["log-end"] - top) / most
        for place, number in enumerate(rows):
            self.source(number, top + place * height, height)
        sheet.block(self.x, top + len(rows) * height + 5.2, self.width, self.log_note(), "sheet-aside")

    def log_head(self, y: float) -> None:
        """The columns of a source's first line, below them what its second is for."""
        sheet, left = self.sheet, self.x + NUMBER_WIDTH + 1.8
        sheet.add(Box(self.x, y, self.width, self.at["log-head"], fill="pale", stroke="ink", line=0.6))
        sheet.text(left, y + 9, self.word("column_says"), "sans-bold")
        for column, width in (*LOG_COLUMNS, ("standing", 0)):
            sheet.text(left, y + 4.6, self.word(f"column_{column}"), "sans-bold")
            left += width

    def source(self, number: int, y: float, height: float) -> None:
        """A source: its line of marks, below it what it says."""
        sheet, left, right, line = self.sheet, self.x + NUMBER_WIDTH, self.x + self.width, height * LINE_SHARE
        sheet.add(Box(self.x, y, NUMBER_WIDTH, height, fill="pale"))
        sheet.text(self.x + NUMBER_WIDTH / 2, y + height / 2 + 1.7, str(number), "section", "center")
        x = left
        for column, width in LOG_COLUMNS:
            self.mark(number, column, x, y, width, line)
            x += width
            sheet.add(Line(x, y, x, y + line, "line"))
        standing_boxes(sheet, f"log.{number}", x + 2, y + line / 2 - 3, 6)
        sheet.rule(left, y + line, right, "line")
        self.log_place(number, "says", left + 1, y + line + 0.6, right - left - 2, height - line - 1.2)
        sheet.add(Box(self.x, y, self.width, height, stroke="ink", line=0.6))

    def mark(self, number: int, column: str, x: float, y: float, width: float, height: float) -> None:
        """A column of the first line, up to its group."""
        if column == "group":
            middle = y + height / 2
            source_tag(self.sheet, x + 2, middle - 3.2, width - 4, 6.4, "mid", 0.5)
            self.log_place(number, column, x + 9, middle - 2.8, width - 11.4, 5.6)
        else:
            self.log_place(number, column, x + 0.8, y + 0.8, width - 1.6, height - 1.6)
