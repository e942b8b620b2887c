"""The pages of large print on which a table thinks and closes: claims in discussion, theory, closing (§6, §10, §11).

In: a case, the kit and a workshop whose paper is reduced.  Out: leaves of the investigation sheet.
"""

from __future__ import annotations

from collections.abc import Callable

from ...model.case import CLAIM_NUMBERS, SCOPES, Case, ClaimNumber
from ...model.kit import Kit
from ..investigation_parts import PRODUCT
from ..investigation_theory import SourceBox, TheoryParts
from ..page import Box, Line
from ..sheet import measures
from ..sheet_parts import section
from ..workshop import Workshop
from .portrait import Leaf, spans

NUMBER_WIDTH = 9.0
CLAIM_NUMBER = 7.0
STATE_WIDTH = 27.0
LABEL = 4.4
"""Height of the label in a cell to write in."""
CONTRADICTION_LINES = 3
SOURCE = SourceBox(19.0, 21.0, 11.4)


def leaves(case: Case, kit: Kit, workshop: Workshop) -> list[Leaf]:
    """Claims by threes, the central answer, the others, the closing."""
    say, at = workshop.phrases, measures(workshop, PRODUCT)
    aside, title = say("investigation.side_2"), say("investigation.theory")

    def leaf(bookmark: str, draw: Callable[[_Think], None]) -> Leaf:
        return Leaf(bookmark, aside, lambda sheet: draw(_Think(case, kit, sheet)))

    def claims(rows: range) -> Leaf:
        return leaf(f"{say('investigation.claims')} {rows[0]}–{rows[-1]}", lambda page: page.claims(rows))

    return [
        *map(claims, spans(int(at["claim-rows"]), int(at["claims-a-page"]))),
        leaf(f"{title} {CLAIM_NUMBERS[0]}", _Think.central),
        leaf(f"{title} {CLAIM_NUMBERS[1]}–{CLAIM_NUMBERS[-1]}", _Think.others),
        leaf(say("investigation.closing"), _Think.closing),
    ]


class _Think(TheoryParts):
    """A method a page."""

    # -- claims in discussion ------------------------------------------------------------------
    def claims(self, rows: range) -> None:
        at = self.at
        y = section(self.sheet, self.x, at["first"], self.width, "Q", self.word("claims"), self.word("claims_help"))
        y += 4
        step = (at["end"] - y + at["claim-gap"]) / at["claims-a-page"]
        for place, number in enumerate(rows):
            self.claim(number, y + place * step, step - at["claim-gap"])

    def claim(self, number: int, y: float, height: float) -> None:
        """The claim across; below it what speaks for it, what against it, how it stands."""
        sheet, x, upper = self.sheet, self.x + CLAIM_NUMBER, self.at["claim-line"]
        half, right, lower = (self.width - CLAIM_NUMBER - STATE_WIDTH) / 2, self.x + self.width, y + upper
        sheet.add(Box(self.x, y, CLAIM_NUMBER, height, fill="pale"))
        sheet.text(self.x + CLAIM_NUMBER / 2, y + height / 2 + 1.7, str(number), "section", "center")
        self.cell("claim", number, x, y, right - x, upper)
        for key, left, width in (("for", x, half), ("against", x + half, half), ("state", x + 2 * half, STATE_WIDTH)):
            self.cell(key, number, left, lower, width, height - upper)
        sheet.rule(x, lower, right, "line")
        sheet.add(*(Line(edge, lower, edge, y + height, "line") for edge in (x, x + half, x + 2 * half)))
        sheet.add(Box(self.x, y, self.width, height, stroke="ink", line=0.7))

    def cell(self, key: str, number: int, x: float, y: float, width: float, height: float) -> None:
        """A place to write under its label."""
        self.sheet.text(x + 1.8, y + LABEL, self.word(f"column_{key}"), "sans-bold")
        self.claim_cell(key, number, x, y + LABEL, width, height - LABEL)

    # -- theory --------------------------------------------------------------------------------
    def central(self) -> None:
        """The scope and the first answer."""
        at, sheet = self.at, self.sheet
        y = section(sheet, self.x, at["first"], self.width, "R", self.word("theory"), self.word("theory_help"))
        y += at["scope-row"] + 1
        sheet.text(self.x, y, self.word("scope"), "sheet-label")
        for place, scope in enumerate(SCOPES):
            self.scope(scope, self.x + 20, y + place * at["scope-row"])
        self.answer(CLAIM_NUMBERS[0], y + at["scope-row"] + 4, at["central-height"])

    def others(self) -> None:
        at = self.at
        y = section(self.sheet, self.x, at["first"], self.width, "R", self.word("theory")) + 4
        rest = CLAIM_NUMBERS[1:]
        step = (at["end"] - y + at["answer-gap"]) / len(rest)
        for place, claim in enumerate(rest):
            self.answer(claim, y + place * step, step - at["answer-gap"])

    def answer(self, claim: ClaimNumber, y: float, height: float) -> None:
        """The question of each scope on pale; the answer's lines; its decisive sources."""
        sheet, x, right, strip = self.sheet, self.x + NUMBER_WIDTH, self.x + self.width, self.at["questions"]
        written, sources = y + len(SCOPES) * strip, y + height - self.at["answer-sources"]
        sheet.add(Box(self.x, y, NUMBER_WIDTH, height, fill="ink"), Box(x, y, right - x, written - y, fill="pale"))
        sheet.text(self.x + NUMBER_WIDTH / 2, y + height / 2 + 2.4, claim, "section", "center", "white", 17)
        for place, scope in enumerate(SCOPES):
            self.question(claim, scope, x, y + place * strip, right - x)
            sheet.rule(x, y + (place + 1) * strip, right, "line")
        self.lines(claim, x, written, right, sources)
        sheet.text(x + 2.4, sources + 4.6, self.word("decisive"), "sheet-kit")
        each = self.kit.info.edition.sources_per_claim
        for source in range(1, each + 1):
            left = x + 2.4 + (source - 1) * (right - x - 2.4) / each
            self.source(f"answer.{claim}.source.{source}", left, sources + 6.2, SOURCE.height + 0.8, SOURCE)
        sheet.add(Box(self.x, y, self.width, height, stroke="ink", line=0.7))

    def lines(self, claim: ClaimNumber, x: float, y: float, right: float, bottom: float) -> None:
        """As many as have room, the last of them the rule above the sources."""
        count = max(1, int((bottom - y) / self.at["answer-lines"]))
        for line in range(1, count):
            self.sheet.rule(x + 2.4, y + line * (bottom - y) / count, right - 2.4, "line")
        self.sheet.rule(x, bottom, right)
        self.answer_place(claim, x + 2.4, y + 0.8, right - x - 4.8, bottom - y - 1.6)

    # -- closing -------------------------------------------------------------------------------
    def closing(self) -> None:
        """Contradictions, how it is closed, the marks on pale of when the solution is open."""
        at, sheet, right = self.at, self.sheet, self.x + self.width
        y = self.contradictions(at["first"]) + at["part-gap"]
        section(sheet, self.x, y, self.width, "R", self.word("closing"))
        y += at["closing-row"] + 0.6
        for place, key in enumerate(self.kit.info.closings):
            self.closing_choice(key, self.x, y + place * at["closing-row"])
        y += len(self.kit.info.closings) * at["closing-row"] + 1
        for name in ("protected_source", "final_reputation"):
            sheet.labelled(name, self.word(name), self.x, y, right, "sheet-label")
            y += at["closing-row"] + 1
        self.after(y - 3)

    def contradictions(self, y: float) -> float:
        """Its label and lines; answers where they end."""
        sheet, label, row, count = self.sheet, self.word("open_contradictions"), self.at["writing"], CONTRADICTION_LINES
        sheet.text(self.x, y, label, "sheet-label")
        for line in range(1, count + 1):
            sheet.rule(self.x, y + line * row, self.x + self.width, "line")
        sheet.place("contradictions", self.x, y + 2, self.width, count * row - 2, label, multiline=True)
        return y + count * row

    def after(self, y: float) -> None:
        """A label and its boxes below, row by row."""
        sheet, rows, height = self.sheet, self.after_rows(), self.at["after-row"]
        sheet.add(Box(self.x, y, self.width, 3 + height * len(rows), fill="pale"))
        for number, row in enumerate(rows):
            base = y + 6 + number * height
            sheet.text(self.x + 3, base, row.label, "sheet-label")
            for place, (key, word) in enumerate(row.options.items()):
                self.after_option(f"{row.name}.{key}", word, self.x + 3 + place * (self.width - 3) / 3, base + 7.4)
