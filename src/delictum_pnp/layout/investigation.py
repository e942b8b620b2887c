"""The investigation sheet: one per case, two sides, to print or to fill in on screen (§3, §6, §10).

In: a case, the kit and a workshop.  Out: two pages.  Side 1 while playing: turns, Heat, Reputation,
crises, specialists, in a metacase the seeds, and the log of sources.  Side 2: `investigation_theory`.
The log has a row for every source that a table can obtain: one a turn, the notes that specialists may
add, and one more or, in a metacase, its seeds.
"""

from __future__ import annotations

from ..model.cards import Recovery
from ..model.case import Case
from ..model.kit import CrisisOption, Kit
from .investigation_theory import second_side
from .page import Box, Page, Path
from .sheet import Sheet, measures
from .sheet_parts import (
    counts_of,
    event_code,
    hatching,
    joined,
    paper_name,
    section,
    sheet_foot,
    sheet_head,
    signed,
    source_tag,
    standing_boxes,
)
from .workshop import Workshop

PRODUCT = "hoja-investigacion"
LOG_COLUMNS = (("turn", 12), ("code", 22), ("group", 22), ("standing", 26))
SIEGES = 3
"""Boxes for sieges: with three options before, a table that meets more has lost count anyway."""
SEED_STATES = ("strong", "fragile", "absent")


def pages(case: Case, kit: Kit, workshop: Workshop) -> list[Page]:
    """Both sides of a case's sheet."""
    return [first_side(case, kit, workshop), second_side(case, kit, workshop)]


def log_rows(case: Case, kit: Kit) -> int:
    """Rows of the log: the most sources that a table can obtain."""
    counts = counts_of(kit.info.edition, case.kind)
    notes = sum(specialist.notes for specialist in kit.info.specialists.values())
    return counts.turns + notes + (counts.V or 1)


def first_side(case: Case, kit: Kit, workshop: Workshop) -> Page:
    side = _FirstSide(case, kit, workshop)
    for part in (side.head, side.turns, side.heat, side.reputation, side.crisis, side.specialists):
        part()
    recoveries = list(case.of(Recovery))
    if recoveries:
        side.seeds(recoveries)
    side.log(side.at["log-with-seeds" if recoveries else "log"])
    return side.sheet.page(workshop.paper.width, workshop.paper.height, workshop.phrases("investigation.side_1"))


class _FirstSide:
    def __init__(self, case: Case, kit: Kit, workshop: Workshop) -> None:
        self.case, self.kit, self.edition = case, kit, kit.info.edition
        self.counts = counts_of(self.edition, case.kind)
        self.sheet, self.say = Sheet(workshop, PRODUCT), workshop.phrases
        self.at = measures(workshop, PRODUCT)
        self.x = self.at["margin"]
        self.width = workshop.paper.width - 2 * self.x
        self.left = (self.width - 8) * 0.505
        self.right_x, self.right = self.x + self.left + 8, self.width - 8 - self.left

    def word(self, key: str, **values: object) -> str:
        return self.say(f"investigation.{key}", **values)

    def head(self) -> None:
        sheet, y = self.sheet, self.at["team"]
        sheet_head(sheet, self.x, self.width, self.at["head"], self.word("title"), self.word("side_1"), self.case)
        date = self.x + self.width * 0.7
        sheet.labelled("team", self.word("team"), self.x, y, date - 6)
        sheet.labelled("date", self.word("date"), date, y, self.x + self.width)

    # -- tracks --------------------------------------------------------------------------------
    def turns(self) -> None:
        y, turns = self.at["turns"], self.counts.turns
        section(self.sheet, self.x, y, self.width, "turn", self.word("turns"), self.word("turns_help"))
        width = self.width / turns
        for turn in range(1, turns + 1):
            self.turn(turn, self.x + (turn - 1) * width, y + 4, width)

    def turn(self, turn: int, x: float, y: float, width: float) -> None:
        sheet, event, height = self.sheet, turn in self.counts.event_turns, self.at["turn-height"]
        sheet.add(Box(x, y, width, height, fill="pale" if event else None, stroke="ink", line=0.6))
        sheet.text(x + 1.6, y + 5.6, str(turn), "section", size=12)
        name = f"{self.word('turns')} {turn}"
        sheet.over(f"turn.{turn}.played", x + 0.6, y + 0.6, 6, 5.8, name)
        if event:
            sheet.icon("A", x + width - 5.2, y + 1.5, 3.9, "ink", "pale")
            heat = signed(self.say, self.edition.event_heat)
            sheet.text(x + width - 5.8, y + 4.9, heat, "margin-bold", "right", size=7.4)
        sheet.rule(x + 1.6, y + height - 2.4, x + width - 1.6, "mid" if event else "line", 0.4)
        action = f"{name}: {event_code(turn)}" if event else name
        sheet.place(f"turn.{turn}.action", x + 1.2, y + height - 7.4, width - 2.4, 5, action, 8)

    def heat(self) -> None:
        y, track, sheet = self.at["tracks"], self.edition.heat, self.sheet
        section(sheet, self.x, y, self.left, "heat", self.word("heat"), self.word("start_help", n=track.start))
        width, height = self.left / (track.most - track.least + 1), self.at["track-height"]
        low, high = self.edition.surveillance
        for value in range(track.least, track.most + 1):
            x, top, last = self.x + (value - track.least) * width, y + 4, value == track.most
            if low <= value <= high:
                sheet.add(hatching(x, top, width, height))
                sheet.add(Box(x + 1.2, top + 1, 5, 6.4, fill="white"))
                sheet.add(Box(x + width - 7, top + 3.2, 6, 5.2, fill="white"))
                sheet.icon("eye", x + width - 6.6, top + 3.2, 5.2)
            sheet.add(Box(x, top, width, height, stroke="ink", line=1.6 if last else 0.6))
            if last:
                sheet.icon("crisis", x + width - 6.4, top + 3, 5)
            sheet.text(x + 2, top + 6.2, str(value), "section", size=13)
            sheet.over(f"heat.{value}", x + 0.8, top + 0.8, width - 1.6, height - 1.6, f"{self.word('heat')} {value}")

    def reputation(self) -> None:
        y, track, sheet = self.at["tracks"], self.edition.reputation, self.sheet
        start = self.word("start_help", n=track.start)
        section(sheet, self.right_x, y, self.right, "rep", self.word("reputation"), start)
        width, height = self.right / (track.most - track.least + 1), self.at["track-height"]
        name, top = self.word("reputation"), y + 4
        for value in range(track.least, track.most + 1):
            x, label = self.right_x + (value - track.least) * width, signed(self.say, value)
            sheet.add(Box(x, top, width, height, stroke="ink", line=0.6))
            sheet.text(x + 2, top + 6.2, label, "section", size=13)
            sheet.over(f"reputation.{value}", x + 0.8, top + 0.8, width - 1.6, height - 1.6, f"{name} {label}")
        start_x = self.right_x + (track.start - track.least) * width
        sheet.add(Box(start_x, top, width, height, stroke="ink", line=1.4))

    # -- crisis, specialists, seeds ------------------------------------------------------------
    def crisis(self) -> None:
        y, edition = self.at["crisis"], self.edition
        aside = self.word("crisis_help", n=edition.heat.most, reset=edition.crisis_resets_heat_to)
        section(self.sheet, self.x, y, self.left, "crisis", self.word("crisis"), aside)
        options = self.kit.info.crisis
        once = {key: option for key, option in options.items() if not option.only_if_none_left}
        for number, (key, option) in enumerate(once.items()):
            x = self.x + number * self.left / len(once)
            self.sheet.tick(f"crisis.{key}", x, y + 4.6, 5, option.name)
            self.sheet.icon(option.icon, x + 6.6, y + 4.7, 4.8)
            self.sheet.text(x + 12.4, y + 8.5, option.name, "sans-bold")
        for key, option in options.items():
            if option.only_if_none_left:
                self.sieges(key, option, y + 8.5 + self.at["crisis-row"])
        self.marks(y + 8.5 + self.at["crisis-row"])

    def sieges(self, key: str, option: CrisisOption, y: float) -> None:
        sheet = self.sheet
        sheet.icon(option.icon, self.x + 0.1, y - 3.9, 4.8)
        end = sheet.text(self.x + 6.6, y, option.name, "sans-bold") + 2.4
        for number in range(1, SIEGES + 1):
            sheet.tick(f"crisis.{key}.{number}", end + (number - 1) * 6, y - 3.8, 4.6, f"{option.name} {number}")

    def marks(self, y: float) -> None:
        """The marks that a crisis leaves: one beside the sieges, two rows below them."""
        sheet, half, row = self.sheet, self.x + self.left * 0.5, self.at["crisis-row"]
        for x, base, mark in ((half, y, "last_turn_siege"), (self.x, y + row, "public_pressure")):
            sheet.tick(mark, x, base - 3.8, 4.6, self.word(mark))
            sheet.text(x + 6.4, base, self.word(mark), "sans", size=8.6)
        sheet.labelled("silenced", self.word("silenced"), half, y + row, self.x + self.left)
        end = sheet.text(self.x, y + 2 * row, self.word("lost_action"), "field") + 2.4
        for number in range(1, SIEGES + 2):
            x = end + (number - 1) * 6
            sheet.tick(f"lost_action.{number}", x, y + 2 * row - 3.8, 4.6, f"{self.word('lost_action')} {number}")

    def specialists(self) -> None:
        y, sheet, specialists = self.at["crisis"], self.sheet, self.kit.info.specialists
        aside = self.word("specialists_help", n=self.edition.specialists_chosen)
        section(sheet, self.right_x, y, self.right, "E", self.word("specialists"), aside)
        for number, (key, specialist) in enumerate(specialists.items()):
            x, top = self.right_x + (number % 2) * self.right * 0.51, y + 4.6 + (number // 2) * 7.6
            chosen, used = self.word("chosen"), self.word("used")
            sheet.ring(f"specialist.{key}.chosen", x + 2.5, top + 2.5, 2.4, f"{specialist.name}: {chosen}", 0.8)
            sheet.tick(f"specialist.{key}.used", x + 6.6, top, 5, f"{specialist.name}: {used}")
            sheet.icon(key, x + 13.4, top - 0.1, 5.2)
            sheet.text(x + 20.2, top + 3.9, specialist.name, "sans-bold")
        self.legend(y + 4.6 + (len(specialists) + 1) // 2 * 7.6 + 3.4)

    def legend(self, y: float) -> None:
        sheet, x = self.sheet, self.right_x
        sheet.add(Path("O 0 0 1.3", x + 1.3, y - 1, stroke="ink", line=0.6))
        end = sheet.text(x + 4, y, self.word("chosen"), "sheet-aside")
        sheet.add(Box(end + 4, y - 2.3, 2.6, 2.6, stroke="ink", line=0.6))
        sheet.text(end + 8, y, self.word("used"), "sheet-aside")

    def seeds(self, recoveries: list[Recovery]) -> None:
        """In a metacase: how each seed stands, and whether its V was used (§11)."""
        sheet, y = self.sheet, self.at["seeds"]
        section(sheet, self.x, y, self.width, "S", self.word("seeds"), self.word("seeds_help"))
        for number, recovery in enumerate(recoveries):
            base, seed = y + 8.6 + number * 7.4, str(recovery.seed)
            sheet.text(self.x, base, seed, "section", size=12)
            for place, state in enumerate(SEED_STATES):
                x, name = self.x + 20 + place * 30, self.say(f"seed.{state}")
                sheet.tick(f"seed.{seed}.{state}", x, base - 4, 4.6, f"{seed}: {name}")
                sheet.text(x + 6.4, base, name, "sheet-choice")
            x = self.x + 118
            sheet.icon("V", x, base - 4.2, 5)
            sheet.text(x + 7, base, str(recovery.code), "section", size=12)
            result = self.say("recovery.result", code=seed)
            sheet.tick(f"seed.{seed}.recovered", x + 18, base - 4, 4.6, f"{recovery.code}: {result}")
            sheet.text(x + 24.4, base, result, "sheet-choice")

    # -- log -----------------------------------------------------------------------------------
    def log(self, y: float) -> None:
        sheet, rows, at = self.sheet, log_rows(self.case, self.kit), self.at
        section(sheet, self.x, y, self.width, "P", self.word("log"), self.word("log_help"))
        top = y + 3.2
        row = min(at["log-row"], (at["log-end"] - top - at["log-head"]) / rows)
        widths = [float(width) for _, width in LOG_COLUMNS]
        widths.append(self.width - sum(widths))
        sheet.table(self.x, top, widths, rows, row, at["log-head"])
        x = self.x
        for (name, _), width in zip((*LOG_COLUMNS, ("says", 0)), widths, strict=True):
            sheet.text(x + 1.8, top + 4.2, self.word(f"column_{name}"), "sans-bold", size=8.4)
            x += width
        for number in range(1, rows + 1):
            self.log_row(number, top + at["log-head"] + (number - 1) * row, row, widths)
        sheet.text(self.x, at["log-note"], self.log_note(), "sheet-aside")
        foot = self.word("footer", n=1, m=2, paper=paper_name(sheet.workshop), version=sheet.workshop.edition)
        sheet_foot(sheet, self.x, self.width, at["foot"], foot, self.word("one_per_case"))

    def log_row(self, number: int, y: float, height: float, widths: list[float]) -> None:
        sheet, x, middle, name = self.sheet, self.x, y + height / 2, f"log.{number}"
        for key, width in zip(("turn", "code"), widths, strict=False):
            label = f"{self.word('log')} {number}: {self.word(f'column_{key}')}"
            sheet.place(f"{name}.{key}", x + 0.8, middle - 3, width - 1.6, 6, label)
            x += width
        source_tag(sheet, x + 2, middle - 3, 18, 6, "line", 0.5)
        group = f"{self.word('log')} {number}: {self.word('column_group')}"
        sheet.place(f"{name}.group", x + 8.6, middle - 2.8, 11, 5.6, group)
        x += widths[2]
        standing_boxes(sheet, name, x + 2, middle - 2.6, 5.2)
        x += widths[3]
        says = f"{self.word('log')} {number}: {self.word('column_says')}"
        sheet.place(f"{name}.says", x + 1, middle - 3.4, widths[4] - 2, 6.8, says, 9)

    def log_note(self) -> str:
        names = [specialist.name for specialist in self.kit.info.specialists.values() if specialist.notes]
        values = {"turns": self.counts.turns, "specialists": joined(self.say, names), "notes": len(names)}
        fits = self.word("log_fits_seeds" if self.counts.V else "log_fits", seeds=self.counts.V, **values)
        return f"{fits} {self.word('log_foot')}"
