"""Parts of the campaign sheet, put wherever an edition has room: what every case leaves, and tables (§9, §10, §11).

In: the kit and a `Sheet`; places in millimetres.  Out: marks on the sheet.  A place to write has the same name wherever
its part stands.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..model.cards import Event, Recovery
from ..model.case import ENDINGS, RESULTS, SCOPES, SEED_STATES, Case
from ..model.kit import Kit
from . import case_mark
from .page import Box
from .sheet import Sheet, measures
from .sheet_parts import section

PRODUCT = "hoja-campana"
ANSWERS = 3
INDENT = 3.0
OUTCOMES = (
    ("result.right", "table.results.complete", "result.full", "seed.strong", "table.seeds.strong"),
    ("result.right", "table.results.incomplete", "result.partial", "seed.fragile", "table.seeds.fragile"),
    ("result.partly_right", "table.results.any", "result.partial", "seed.fragile", "table.seeds.fragile"),
    ("result.wrong", "table.results.any", "result.failure", "seed.absent", "table.seeds.absent"),
)
"""Phrases of truth, proof, result, seed, what the seed is worth in the metacase (§10, §11)."""
OUTCOME_HEADS = (*(f"table.results.{key}" for key in ("truth", "proof", "result", "seed")), "table.seeds.in_meta")
BOLD = (2, 3)
"""Columns of the table of outcomes that say what comes of it."""


def cases_of(kit: Kit) -> list[Case]:
    """In the order of the box."""
    return [kit.cases[code] for code in kit.info.cases if code in kit.cases]


def recoveries_of(kit: Kit) -> list[Recovery]:
    return [card for case in kit.cases.values() if case.kind == "meta" for card in case.of(Recovery)]


class CampaignParts:
    """What is printed and filled in."""

    def __init__(self, kit: Kit, sheet: Sheet) -> None:
        self.kit, self.sheet, self.say = kit, sheet, sheet.say
        self.at = measures(sheet.workshop, PRODUCT)
        self.x = self.at["margin"]
        self.width = sheet.workshop.paper.width - 2 * self.x
        self.right = self.x + self.width

    def word(self, key: str, **values: object) -> str:
        return self.say(f"campaign.{key}", **values)

    # -- what is chosen ------------------------------------------------------------------------
    def choices(self, case: Case) -> dict[str, tuple[str, Mapping[str, str]]]:
        """Name of a choice → its label, its boxes by key with their words; a metacase leaves no seed but ends the
        campaign."""
        closings = {key: closing.name for key, closing in self.kit.info.closings.items()}
        made: dict[str, tuple[str, Mapping[str, str]]] = {
            "scope": (self.word("scope"), {scope: self.say(f"scope.{scope}_line") for scope in SCOPES}),
            "result": (self.word("result"), {result: self.say(f"result.{result}") for result in RESULTS}),
            "closing": (self.word("closing"), closings),
        }
        if case.kind == "case":
            label = f"{self.word('seed')} {seed_code(case)}"
            made["seed"] = (label, {state: self.say(f"seed.{state}") for state in SEED_STATES})
        else:
            made["ending"] = (self.word("ending"), {ending: self.say(f"epilogue.{ending}") for ending in ENDINGS})
        return made

    def choice(self, name: str, word: str, x: float, y: float) -> float:
        """A box to tick; answers where its word ends."""
        self.sheet.tick(name, x, y - 3.8, 4.6, word)
        return self.sheet.text(x + 6.4, y, word, "sheet-choice")

    def extra(self, case: Case, key: str, x: float, y: float) -> None:
        """A box to tick with its word in grey."""
        word = self.word(key)
        self.sheet.tick(f"{case.code}.{key}", x, y - 3.8, 4.6, word)
        self.sheet.text(x + 6.4, y, word, "sheet-aside", size=8.6)

    # -- a case --------------------------------------------------------------------------------
    def title_bar(self, case: Case, y: float, width: float) -> None:
        """Case mark, code and title on black."""
        sheet, height = self.sheet, self.at["strip"]
        sheet.add(Box(self.x, y, width, height, fill="ink"))
        sheet.marks += case_mark.marks(case.code, self.x + INDENT, y + height / 2, "white")
        title = self.word("case_head", case=case.code, title=case.title)
        left = self.x + INDENT + case_mark.width(case.code) + 2.4
        sheet.text(left, y + height / 2 + 1.7, title, "section", color="white", size=11.5)

    def consequences(self, case: Case) -> str:
        """What this case changes in the next one: printed on its public side (§11)."""
        said = []
        for later in self.kit.cases.values():
            early = later.early_interview
            if early and early.seed == case.code:
                said.append(self.word("if_strong", question=early.question, case=later.code))
                changed = [event.code for event in later.of(Event) if any(v.when.previous for v in event.variants)]
                said += [self.word("if_wrong", event=event, case=later.code) for event in changed]
        return " ".join(said)

    # -- tables --------------------------------------------------------------------------------
    def seed_in_meta(self, recovery: Recovery, state: str, x: float, y: float) -> None:
        word = self.word(f"meta_{state}", code=recovery.code)
        self.sheet.tick(f"meta.{recovery.seed}.{state}", x, y - 3.8, 4.6, f"{recovery.seed}: {word}")
        self.sheet.text(x + 6.4, y, word, "sheet-choice", size=8.8)

    def pending(self, y: float) -> None:
        """Lines to the foot of the page for what is left open."""
        sheet, row = self.sheet, self.at["note-row"]
        count = int((self.at["foot"] - 6 - y - 2) / row)
        if count < 1:
            return
        section(sheet, self.x, y, self.width, "N", self.word("notes"))
        for number in range(1, count + 1):
            base = y + 2 + number * row
            sheet.rule(self.x, base, self.right, "line")
            sheet.place(
                f"pending.{number}", self.x, base - row + 0.8, self.width, row - 1, f"{self.word('notes')} {number}"
            )


def seed_code(case: Case) -> str:
    """In the metacase the seed of case 2 is S02 (§11)."""
    return f"S{case.code[1:]}"
