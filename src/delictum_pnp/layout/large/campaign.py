"""The campaign sheet of large print: a sheet for the campaign, one for every case (§9, §11).

In: the kit and a workshop whose paper is reduced.  Out: an even number of pages: from results to seeds; how each seed
enters the metacase and what is still pending; then, on both sides of a sheet, a case's theory and what came of it.
"""

from __future__ import annotations

from collections.abc import Callable

from ...model.case import SEED_STATES, Case
from ...model.kit import Kit
from .. import structure
from ..campaign_parts import (
    ANSWERS,
    BOLD,
    OUTCOME_HEADS,
    OUTCOMES,
    PRODUCT,
    CampaignParts,
    cases_of,
    recoveries_of,
)
from ..page import Node, Page
from ..setter import Block
from ..sheet_parts import section
from ..workshop import Workshop
from .portrait import Leaf, Names
from .portrait import pages as numbered

COLUMNS = (19.0, 28.0, 18.0, 16.0)
"""Of the table of outcomes; the last has what is left."""
CELL_PAD = 1.6
LINES = 2
"""To write an answer on."""


def pages(kit: Kit, workshop: Workshop) -> list[Page]:
    """The campaign's sheet, then the cases in the order of the box."""
    say = workshop.phrases
    once, below = say("campaign.one_per_box"), say("campaign.subtitle")
    names = Names(PRODUCT, say("campaign.title"), below, "campaign.footer", once)
    return numbered(_leaves(kit, workshop), names, workshop)


def _leaves(kit: Kit, workshop: Workshop) -> list[Leaf]:
    say = workshop.phrases
    second = "meta_head" if recoveries_of(kit) else "notes"

    def leaf(bookmark: str, draw: Callable[[_Campaign], None]) -> Leaf:
        return Leaf(bookmark, "", lambda sheet: draw(_Campaign(kit, sheet)))

    def sides(case: Case) -> list[Leaf]:
        theory, result = say("campaign.theory"), say("campaign.result")
        return [
            leaf(f"{case.code} · {theory}", lambda page: page.theory(case)),
            leaf(f"{case.code} · {result}", lambda page: page.result(case)),
        ]

    whole = [
        leaf(say("campaign.outcomes"), _Campaign.outcomes),
        leaf(say(f"campaign.{second}"), _Campaign.later),
    ]
    return [*whole, *(side for case in cases_of(kit) for side in sides(case))]


class _Campaign(CampaignParts):
    """A method a page."""

    # -- the campaign --------------------------------------------------------------------------
    def outcomes(self) -> None:
        """Whose campaign it is; how a result is found and which seed it leaves."""
        sheet, at = self.sheet, self.at
        started = self.x + self.width * 0.6
        sheet.labelled("team", self.word("team"), self.x, at["team"], started - 4)
        sheet.labelled("started", self.word("started"), started, at["team"], self.right)
        section(sheet, self.x, at["outcomes"], self.width, "S", self.word("outcomes"))
        bottom = self.table(at["outcomes"] + 4)
        sheet.block(self.x, bottom + 6, self.width, self.word("reset"), "sheet-aside")

    def table(self, y: float) -> float:
        """Words broken into their cells; answers where it ends."""
        widths = [*COLUMNS, self.width - sum(COLUMNS)]
        rows = [self.cells(keys, widths, number) for number, keys in enumerate((OUTCOME_HEADS, *OUTCOMES))]
        heights = [max(cell.height for cell in row) + 2 * CELL_PAD for row in rows]
        height = max(heights[1:])
        self.sheet.table(self.x, y, widths, len(OUTCOMES), height, heights[0])
        table = Node("Table")
        for number, row in enumerate(rows):
            nodes = structure.cells(table, len(row), headed=True) if number else structure.heads(table, len(row))
            x, first = self.x + CELL_PAD, y + CELL_PAD + 3 + (heights[0] + (number - 1) * height if number else 0)
            for cell, width, node in zip(row, widths, nodes, strict=True):
                self.sheet.marks += structure.told(node, self.sheet.setter.draw(cell, x, first))
                x += width
        return y + heights[0] + len(OUTCOMES) * height

    def cells(self, keys: tuple[str, ...], widths: list[float], number: int) -> list[Block]:
        styles = ["sans-bold" if number == 0 or place in BOLD else "sans" for place in range(len(keys))]
        return [
            self.sheet.setter.set(self.say(key), style, width - 2 * CELL_PAD)
            for key, style, width in zip(keys, styles, widths, strict=True)
        ]

    def later(self) -> None:
        """How each seed enters the metacase of the box, in two lines; what is left open."""
        y, row, recoveries = self.at["first"], self.at["row"], recoveries_of(self.kit)
        if recoveries:
            section(self.sheet, self.x, y, self.width, "V", self.word("meta_head"))
            y += 2
        for recovery in recoveries:
            y += row
            self.sheet.text(self.x, y, recovery.seed, "section")
            strong, fragile, absent = SEED_STATES
            self.seed_in_meta(recovery, strong, self.x + 14, y)
            y += row
            self.seed_in_meta(recovery, fragile, self.x + 14, y)
            self.seed_in_meta(recovery, absent, self.x + 60, y)
            y += 3.4
        self.pending(y + self.at["part"] if recoveries else y)

    # -- a case --------------------------------------------------------------------------------
    def theory(self, case: Case) -> None:
        """When and by whom it was played, the scope, the answers word by word; the claim that was false."""
        sheet, at, y = self.sheet, self.at, self.top(case)
        players = self.x + self.width * 0.38
        sheet.labelled(f"{case.code}.date", self.word("date"), self.x, y, players - 4)
        sheet.labelled(f"{case.code}.players", self.word("players"), players, y, self.right)
        y += at["part"]
        label, scopes = self.choices(case)["scope"]
        sheet.text(self.x, y, label, "sheet-label")
        for place, (key, word) in enumerate(scopes.items()):
            self.choice(f"{case.code}.scope.{key}", word, self.x + 20, y + place * at["row"])
        y += (len(scopes) - 1) * at["row"] + at["part"]
        sheet.text(self.x, y, self.word("theory"), "sheet-label")
        for number in range(1, ANSWERS + 1):
            self.answer(case, number, y + 0.8 + (number - 1) * LINES * at["line"])
        y += ANSWERS * LINES * at["line"] + at["part"]
        sheet.text(self.x, y, self.word("false_claim"), "field")
        name, label = f"{case.code}.false_claim", self.word("false_claim")
        sheet.blank(name, self.x, y + at["line"], self.right, label, at["line"] - 2)

    def answer(self, case: Case, number: int, y: float) -> None:
        """Its number and lines, the first of them a line below y."""
        sheet, line, left, label = self.sheet, self.at["line"], self.x + 6, self.word("theory")
        sheet.text(self.x, y + line - 0.6, str(number), "section")
        for below in range(1, LINES + 1):
            sheet.rule(left, y + below * line, self.right, "line" if below < LINES else "ink")
        place = f"{case.code}.theory.{number}"
        sheet.place(place, left, y + 1, self.right - left, LINES * line - 1.4, f"{label}: {number}", multiline=True)

    def result(self, case: Case) -> None:
        """Result, closing, sources, the seed and what it changes."""
        sheet, row, part, third, y = self.sheet, self.at["row"], self.at["part"], self.width / 3, self.top(case)
        self.boxes(case, "result", y)
        y += row + part
        name, label = f"{case.code}.final_reputation", self.word("final_reputation")
        sheet.labelled(name, label, self.x, y, self.right, "sheet-label")
        y = self.closing(case, y + part) + part
        sheet.labelled(f"{case.code}.source", self.word("source"), self.x, y, self.right, "sheet-label")
        for place, key in enumerate(("protected", "exposed", "public_pressure")):
            self.extra(case, key, self.x + place * third, y + row)
        y += row + part
        if case.kind == "case":
            self.boxes(case, "seed", y)
            self.extra(case, "last_turn_siege", self.x, y + 2 * row)
        else:
            self.boxes(case, "ending", y)
            sheet.text(self.right, y, self.word("ending_help"), "sheet-aside", "right")
        consequences = self.consequences(case)
        if consequences:
            sheet.block(self.x, y + 3 * row + 0.6, self.width, consequences, "sheet-italic")

    def top(self, case: Case) -> float:
        """The case on black; answers the first baseline below."""
        self.title_bar(case, self.at["bar"], self.width)
        return self.at["bar"] + self.at["strip"] + self.at["row"] + 1

    def boxes(self, case: Case, group: str, y: float) -> None:
        """A label, its boxes in a row below."""
        label, options = self.choices(case)[group]
        self.sheet.text(self.x, y, label, "sheet-label")
        for place, (key, word) in enumerate(options.items()):
            x = self.x + place * self.width / len(options)
            self.choice(f"{case.code}.{group}.{key}", word, x, y + self.at["row"])

    def closing(self, case: Case, y: float) -> float:
        """Two boxes a row, the limited one last; answers the last baseline."""
        label, options = self.choices(case)["closing"]
        self.sheet.text(self.x, y, label, "sheet-label")
        places = [
            (self.x + (n % 2) * self.width / 2, y + (1 + n // 2) * self.at["row"]) for n in range(len(options) + 1)
        ]
        for (key, word), (x, base) in zip(options.items(), places, strict=False):
            self.choice(f"{case.code}.closing.{key}", word, x, base)
        self.extra(case, "limited", *places[-1])
        return places[-1][1]
