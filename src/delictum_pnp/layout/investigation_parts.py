"""Parts of the investigation sheet's first side, put wherever an edition has room: tracks, crisis, specialists, seeds,
log (§3, §6, §10, §11).

In: a case, the kit and a `Sheet`; places in millimetres.  Out: marks on the sheet.  A place to write has the same name
wherever its part stands.  The log has a row for every source that a table can obtain: one a turn, the notes that
specialists may add, and one more or, in a metacase, its seeds.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..model.cards import Recovery
from ..model.case import SEED_STATES, Case
from ..model.kit import CrisisOption, Kit
from . import wording
from .page import Box, Path
from .sheet import Sheet, measures
from .sheet_parts import counts_of, event_code, hatching, section

PRODUCT = "hoja-investigacion"
SIEGES = 3
"""Boxes for sieges: with three options before, a table that meets more has lost count anyway."""


def log_rows(case: Case, kit: Kit) -> int:
    """Rows of the log: the most sources that a table can obtain."""
    counts = counts_of(kit.info.edition, case.kind)
    notes = sum(specialist.notes for specialist in kit.info.specialists.values())
    return counts.turns + notes + (counts.V or 1)


class InvestigationPart:
    """What every part of the sheet is made with."""

    def __init__(self, case: Case, kit: Kit, sheet: Sheet) -> None:
        self.case, self.kit, self.edition = case, kit, kit.info.edition
        self.counts = counts_of(self.edition, case.kind)
        self.sheet, self.say = sheet, sheet.say
        self.at = measures(sheet.workshop, PRODUCT)
        self.x = self.at["margin"]
        self.width = sheet.workshop.paper.width - 2 * self.x

    def word(self, key: str, **values: object) -> str:
        return self.say(f"investigation.{key}", **values)


class PlayParts(InvestigationPart):
    """What is filled in while playing.  A part that draws its own head says so."""

    def team(self, y: float) -> None:
        date = self.x + self.width * 0.7
        self.sheet.labelled("team", self.word("team"), self.x, y, date - 6)
        self.sheet.labelled("date", self.word("date"), date, y, self.x + self.width)

    # -- tracks --------------------------------------------------------------------------------
    def turn_row(self, turns: Sequence[int], y: float, columns: int) -> None:
        """The boxes of some turns, side by side; so many fill the width of the sheet."""
        width = self.width / columns
        for place, turn in enumerate(turns):
            self.turn(turn, self.x + place * width, y, width)

    def turn(self, turn: int, x: float, y: float, width: float) -> None:
        sheet, event, height = self.sheet, turn in self.counts.event_turns, self.at["turn-height"]
        sheet.add(Box(x, y, width, height, fill="pale" if event else None, stroke="ink", line=0.6))
        sheet.text(x + 1.6, y + 5.6, str(turn), "section", size=12)
        name = f"{self.word('turns')} {turn}"
        sheet.over(f"turn.{turn}.played", x + 0.6, y + 0.6, 6, 5.8, name)
        if event:
            sheet.icon("A", x + width - 5.2, y + 1.5, 3.9, "ink", "pale")
            heat = wording.signed(self.edition.event_heat, self.say)
            sheet.text(x + width - 5.8, y + 4.9, heat, "margin-bold", "right", size=7.4)
        sheet.rule(x + 1.6, y + height - 2.4, x + width - 1.6, "mid" if event else "line", 0.4)
        action = f"{name}: {event_code(turn)}" if event else name
        sheet.place(f"turn.{turn}.action", x + 1.2, y + height - 7.4, width - 2.4, 5, action, 8)

    def heat(self, x: float, y: float, width: float) -> None:
        """With its head."""
        track, sheet = self.edition.heat, self.sheet
        section(sheet, x, y, width, "heat", self.word("heat"), self.word("start_help", n=track.start))
        wide, height = width / (track.most - track.least + 1), self.at["track-height"]
        for value in range(track.least, track.most + 1):
            self.heat_box(value, x + (value - track.least) * wide, y + 4, wide, height)

    def heat_box(self, value: int, x: float, y: float, width: float, height: float) -> None:
        sheet, last = self.sheet, value == self.edition.heat.most
        low, high = self.edition.surveillance
        if low <= value <= high:
            sheet.add(hatching(x, y, width, height))
            sheet.add(Box(x + 1.2, y + 1, 5, 6.4, fill="white"))
            sheet.add(Box(x + width - 7, y + 3.2, 6, 5.2, fill="white"))
            sheet.icon("eye", x + width - 6.6, y + 3.2, 5.2)
        sheet.add(Box(x, y, width, height, stroke="ink", line=1.6 if last else 0.6))
        if last:
            sheet.icon("crisis", x + width - 6.4, y + 3, 5)
        sheet.text(x + 2, y + 6.2, str(value), "section", size=13)
        sheet.over(f"heat.{value}", x + 0.8, y + 0.8, width - 1.6, height - 1.6, f"{self.word('heat')} {value}")

    def reputation(self, x: float, y: float, width: float) -> None:
        """With its head."""
        track, sheet, name = self.edition.reputation, self.sheet, self.word("reputation")
        section(sheet, x, y, width, "rep", name, self.word("start_help", n=track.start))
        wide, height, top = width / (track.most - track.least + 1), self.at["track-height"], y + 4
        for value in range(track.least, track.most + 1):
            left, label = x + (value - track.least) * wide, wording.signed(value, self.say)
            sheet.add(Box(left, top, wide, height, stroke="ink", line=0.6))
            sheet.text(left + 2, top + 6.2, label, "section", size=13)
            sheet.over(f"reputation.{value}", left + 0.8, top + 0.8, wide - 1.6, height - 1.6, f"{name} {label}")
        start = x + (track.start - track.least) * wide
        sheet.add(Box(start, top, wide, height, stroke="ink", line=1.4))

    # -- crisis, specialists, seeds ------------------------------------------------------------
    def crisis(self, x: float, y: float, width: float) -> None:
        """With its head; four rows."""
        edition = self.edition
        aside = self.word("crisis_help", n=edition.heat.most, reset=edition.crisis_resets_heat_to)
        section(self.sheet, x, y, width, "crisis", self.word("crisis"), aside)
        options = self.kit.info.crisis
        once = {key: option for key, option in options.items() if not option.only_if_none_left}
        for number, (key, option) in enumerate(once.items()):
            left = x + number * width / len(once)
            self.sheet.tick(f"crisis.{key}", left, y + 4.6, 5, option.name)
            self.sheet.icon(option.icon, left + 6.6, y + 4.7, 4.8)
            self.sheet.text(left + 12.4, y + 8.5, option.name, "sans-bold")
        for key, option in options.items():
            if option.only_if_none_left:
                self.sieges(key, option, x, y + 8.5 + self.at["crisis-row"])
        self.marks(x, y + 8.5 + self.at["crisis-row"], width)

    def sieges(self, key: str, option: CrisisOption, x: float, y: float) -> None:
        sheet = self.sheet
        sheet.icon(option.icon, x + 0.1, y - 3.9, 4.8)
        end = sheet.text(x + 6.6, y, option.name, "sans-bold") + 2.4
        for number in range(1, SIEGES + 1):
            sheet.tick(f"crisis.{key}.{number}", end + (number - 1) * 6, y - 3.8, 4.6, f"{option.name} {number}")

    def marks(self, x: float, y: float, width: float) -> None:
        """The marks that a crisis leaves: one beside the sieges, two rows below them."""
        sheet, half, row = self.sheet, x + width * 0.5, self.at["crisis-row"]
        for left, base, mark in ((half, y, "last_turn_siege"), (x, y + row, "public_pressure")):
            sheet.tick(mark, left, base - 3.8, 4.6, self.word(mark))
            sheet.text(left + 6.4, base, self.word(mark), "sans", size=8.6)
        sheet.labelled("silenced", self.word("silenced"), half, y + row, x + width)
        end = sheet.text(x, y + 2 * row, self.word("lost_action"), "field") + 2.4
        for number in range(1, SIEGES + 2):
            left = end + (number - 1) * 6
            sheet.tick(f"lost_action.{number}", left, y + 2 * row - 3.8, 4.6, f"{self.word('lost_action')} {number}")

    def specialists(self, x: float, y: float, width: float) -> None:
        """With their head; two a row, the legend below."""
        sheet, specialists, row = self.sheet, self.kit.info.specialists, self.at["specialist-row"]
        aside = self.word("specialists_help", n=self.edition.specialists_chosen)
        section(sheet, x, y, width, "E", self.word("specialists"), aside)
        for number, (key, specialist) in enumerate(specialists.items()):
            left, top = x + (number % 2) * width * 0.51, y + 4.6 + (number // 2) * row
            chosen, used = self.word("chosen"), self.word("used")
            sheet.ring(f"specialist.{key}.chosen", left + 2.5, top + 2.5, 2.4, f"{specialist.name}: {chosen}", 0.8)
            sheet.tick(f"specialist.{key}.used", left + 6.6, top, 5, f"{specialist.name}: {used}")
            sheet.icon(key, left + 13.4, top - 0.1, 5.2)
            sheet.text(left + 20.2, top + 3.9, specialist.name, "sans-bold")
        self.legend(x, y + 4.6 + (len(specialists) + 1) // 2 * row + 3.4)

    def legend(self, x: float, y: float) -> None:
        sheet = self.sheet
        sheet.add(Path("O 0 0 1.3", x + 1.3, y - 1, stroke="ink", line=0.6))
        end = sheet.text(x + 4, y, self.word("chosen"), "sheet-aside")
        sheet.add(Box(end + 4, y - 2.3, 2.6, 2.6, stroke="ink", line=0.6))
        sheet.text(end + 8, y, self.word("used"), "sheet-aside")

    def seed_states(self, recovery: Recovery, y: float, first: float, step: float) -> None:
        """How a seed stands, in boxes from `first` on."""
        sheet, seed = self.sheet, str(recovery.seed)
        sheet.text(self.x, y, seed, "section", size=12)
        for place, state in enumerate(SEED_STATES):
            x, name = self.x + first + place * step, self.say(f"seed.{state}")
            sheet.tick(f"seed.{seed}.{state}", x, y - 4, 4.6, f"{seed}: {name}")
            sheet.text(x + 6.4, y, name, "sheet-choice")

    def recovered(self, recovery: Recovery, x: float, y: float) -> None:
        """Whether the V of a seed was used."""
        sheet, seed = self.sheet, str(recovery.seed)
        sheet.icon("V", x, y - 4.2, 5)
        sheet.text(x + 7, y, str(recovery.code), "section", size=12)
        result = self.say("recovery.result", code=seed)
        sheet.tick(f"seed.{seed}.recovered", x + 18, y - 4, 4.6, f"{recovery.code}: {result}")
        sheet.text(x + 24.4, y, result, "sheet-choice")

    # -- log -----------------------------------------------------------------------------------
    def log_place(
        self, number: int, column: str, x: float, y: float, width: float, height: float, size: float = 10.0
    ) -> None:
        """Where a row of the log is written: `turn`, `code`, `group` or `says`."""
        tooltip = f"{self.word('log')} {number}: {self.word(f'column_{column}')}"
        self.sheet.place(f"log.{number}.{column}", x, y, width, height, tooltip, size)

    def log_note(self) -> str:
        names = [specialist.name for specialist in self.kit.info.specialists.values() if specialist.notes]
        values = {"turns": self.counts.turns, "specialists": wording.listed(names, self.say), "notes": len(names)}
        fits = self.word("log_fits_seeds" if self.counts.V else "log_fits", seeds=self.counts.V, **values)
        return f"{fits} {self.word('log_foot')}"
