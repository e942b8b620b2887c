"""Side 2 of the investigation sheet: claims in discussion, the theory, its closing, the result (§6, §10, §11).

In: a case, the kit and a workshop.  Out: one page; its parts, for editions that put them elsewhere.  Each answer stands
under the public question that it answers, for either scope.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..model.case import CLAIM_NUMBERS, ENDINGS, RESULTS, SCOPES, SEED_STATES, Case, ClaimNumber, Scope
from ..model.kit import Kit
from . import structure
from .investigation_parts import PRODUCT, InvestigationPart
from .page import Box, Line, Node, Page
from .sheet import Sheet
from .sheet_parts import paper_name, section, sheet_foot, sheet_head, source_tag
from .workshop import Workshop

CLAIM_STATES = ("open", "demonstrated", "refuted")
NUMBER_WIDTH = 9.0
SOURCES_WIDTH = 67.0
SOURCE_WIDTH = 32.4
ANSWER_LINES = 2


def second_side(case: Case, kit: Kit, workshop: Workshop) -> Page:
    side = _SecondSide(case, kit, Sheet(workshop, PRODUCT))
    sheet, at = side.sheet, side.at
    sheet_head(sheet, side.x, side.width, at["head"], side.word("title"), side.word("side_2"), case)
    y = side.claims(at["claims"])
    y = side.theory(y + at["theory-gap"])
    y = side.closing(y)
    side.after(y + at["after-gap"])
    foot = side.word("footer", n=2, m=2, paper=paper_name(workshop), version=workshop.edition)
    sheet_foot(sheet, side.x, side.width, at["foot"], foot, side.word("one_per_case"))
    return sheet.page(workshop.paper.width, workshop.paper.height, side.word("side_2"))


class SourceBox(NamedTuple):
    """Width of the boxes for a decisive source's code and group, and their height."""

    code: float = 12.6
    group: float = 14.6
    height: float = 11.4


_USUAL = SourceBox()


class AfterRow(NamedTuple):
    """What is marked with the solution open: the name of its places, its label, the boxes by key with their words."""

    name: str
    label: str
    options: dict[str, str]


class TheoryParts(InvestigationPart):
    """What is filled in to think and to close, put wherever an edition has room."""

    def claim_cell(self, key: str, number: int, x: float, y: float, width: float, height: float) -> None:
        sheet, name = self.sheet, f"claim.{number}"
        tooltip = f"{self.word('column_claim')} {number}"
        if key != "state":
            tooltip = tooltip if key == "claim" else f"{tooltip}: {self.word(f'column_{key}')}"
            sheet.place(f"{name}.{key}", x + 1, y + 0.8, width - 2, height - 1.6, tooltip, 9, multiline=True)
            return
        step, radius = height / 3.15, self.at["claim-ring"]
        for place, state in enumerate(CLAIM_STATES):
            middle, label = y + height / 2 + (place - 1) * step, self.say(f"claim_state.{state}")
            sheet.ring(f"{name}.{state}", x + 3.6, middle, radius, f"{tooltip}: {label}", 0.6)
            sheet.text(x + 6.6, middle + 1.05, label, "sans", size=8.2)

    def scope(self, scope: Scope, x: float, y: float) -> None:
        line = self.say(f"scope.{scope}_line")
        self.sheet.tick(f"scope.{scope}", x, y - 3.8, 4.8, line)
        self.sheet.text(x + 6.8, y, line, "sheet-choice", size=9.4)

    def question(self, claim: ClaimNumber, scope: Scope, x: float, y: float, width: float) -> None:
        """A question after the name of its scope, in at most two lines."""
        setter, strip, left = self.sheet.setter, self.at["questions"], self.at["scope-width"]
        text, path = self.case.theory[scope].claims[claim], (self.case.code, "theory", scope, "claims", claim)
        block, _ = setter.fit(text, "sheet-question", width - left - 1.6, strip - 1.2)
        first = y + (strip - block.last) / 2 + 1
        self.sheet.text(x + 2.4, first - 0.1, self.say(f"scope.{scope}"), "margin-bold")
        self.sheet.fitted(x + left, first, width - left - 1.6, strip - 1.2, text, "sheet-question", "question", path)

    def answer_place(self, claim: ClaimNumber, x: float, y: float, width: float, height: float) -> None:
        label = self.word("answer_central" if claim == CLAIM_NUMBERS[0] else "answer")
        self.sheet.place(f"answer.{claim}.text", x, y, width, height, f"{label} {claim}", multiline=True)

    def source(self, name: str, x: float, y: float, height: float, box: SourceBox = _USUAL) -> None:
        """A decisive source: its code, then its group as on the card."""
        sheet, code, decisive = self.sheet, self.word("code"), self.word("decisive")
        top = y + (height - box.height) / 2 - 0.4
        sheet.add(Box(x, top, box.code, box.height, stroke="ink", line=0.8))
        sheet.text(x + 1.2, top + 3, code, "footer")
        sheet.place(f"{name}.code", x + 0.8, top + 4, box.code - 1.6, box.height - 4.8, f"{decisive}: {code}")
        group = x + box.code + 1.4
        source_tag(sheet, group, top, box.group, box.height)
        tooltip = f"{decisive}: {self.word('column_group')}"
        sheet.place(f"{name}.group", group + 7.4, top + 2, box.group - 7.8, box.height - 4, tooltip)

    def closing_choice(self, key: str, x: float, y: float) -> None:
        closing = self.kit.info.closings[key]
        self.sheet.tick(f"closing.{key}", x, y - 3.9, 4.8, closing.name)
        self.sheet.icon(closing.icon, x + 6.6, y - 4, 5)
        self.sheet.text(x + 13, y, closing.name, "sheet-choice", size=9.4)

    def after_rows(self) -> list[AfterRow]:
        """The result and the seed, or how the campaign ends."""
        results = AfterRow("result", self.word("after_solution"), self.words("result", RESULTS))
        if self.case.kind == "case":
            return [results, AfterRow("seed", self.word("seed"), self.words("seed", SEED_STATES))]
        return [results, AfterRow("ending", self.word("ending"), self.words("epilogue", ENDINGS))]

    def words(self, group: str, keys: Sequence[str]) -> dict[str, str]:
        """Key → phrase of a group."""
        return {key: self.say(f"{group}.{key}") for key in keys}

    def after_option(self, name: str, word: str, x: float, y: float) -> None:
        self.sheet.tick(name, x, y - 3.6, 4.4, word, fill="white")
        self.sheet.text(x + 6.4, y, word, "sheet-choice")


class _SecondSide(TheoryParts):
    """Each part answers the y where it ends."""

    def claims(self, y: float) -> float:
        sheet, at, rows = self.sheet, self.at, int(self.at["claim-rows"])
        section(sheet, self.x, y, self.width, "Q", self.word("claims"), self.word("claims_help"))
        widths = [self.width - 120, 42.0, 42.0, 36.0]
        top, row = y + 3.2, at["claim-row"]
        sheet.table(self.x, top, widths, rows, row, at["claims-head"])
        x, table = self.x, Node("Table")
        heads = structure.heads(table, len(widths))
        lines = [structure.cells(table, len(widths), headed=False) for _ in range(rows)]
        for column, (key, width) in enumerate(zip(("claim", "for", "against", "state"), widths, strict=True)):
            with structure.telling(sheet.marks, heads[column]):
                sheet.text(x + 1.8, top + 4.2, self.word(f"column_{key}"), "sans-bold", size=8.4)
            for number, cells in enumerate(lines):
                with structure.telling(sheet.marks, cells[column]):
                    self.claim_cell(key, number + 1, x, top + at["claims-head"] + number * row, width, row)
            x += width
        return top + at["claims-head"] + rows * row

    # -- theory --------------------------------------------------------------------------------
    def theory(self, y: float) -> float:
        sheet, at = self.sheet, self.at
        section(sheet, self.x, y, self.width, "R", self.word("theory"), self.word("theory_help"))
        y += at["scope-gap"]
        sheet.text(self.x, y, self.word("scope"), "sheet-label")
        for place, scope in enumerate(SCOPES):
            self.scope(scope, self.x + 20 + place * (self.width - 20) / 2, y)
        y += at["answers-gap"]
        for claim in CLAIM_NUMBERS:
            self.answer(claim, y)
            y += at["answer-height"] + at["answer-gap"]
        return y - at["answer-gap"]

    def answer(self, claim: ClaimNumber, y: float) -> None:
        """The two questions on pale; below, the answer's lines and its decisive sources."""
        sheet, at, x, right = self.sheet, self.at, self.x + NUMBER_WIDTH, self.x + self.width
        height, strip, sources = at["answer-height"], at["questions"], right - SOURCES_WIDTH
        sheet.add(Box(self.x, y, NUMBER_WIDTH, height, fill="ink"), Box(x, y, right - x, strip, fill="pale"))
        sheet.text(self.x + NUMBER_WIDTH / 2, y + height / 2 + 2.4, claim, "section", "center", "white", 17)
        half = (right - x) / 2
        for place, scope in enumerate(SCOPES):
            self.question(claim, scope, x + place * half, y, half)
        sheet.add(
            Line(x + half, y + 1.4, x + half, y + strip - 1.4, "line"), Line(x, y + strip, right, y + strip, "line")
        )
        sheet.add(
            Line(sources, y + strip, sources, y + height), Box(self.x, y, self.width, height, stroke="ink", line=0.7)
        )
        self.lines(claim, x + 2.4, y + strip, sources - 2.4, height - strip)
        sheet.text(sources + 2.4, y + strip + 4, self.word("decisive"), "sheet-kit")
        for source in range(1, self.kit.info.edition.sources_per_claim + 1):
            left = sources + 2.4 + (source - 1) * SOURCE_WIDTH
            self.source(f"answer.{claim}.source.{source}", left, y + strip + 6, height - strip - 6)

    def lines(self, claim: ClaimNumber, x: float, y: float, right: float, height: float) -> None:
        """Lines for the answer, and the place to type it."""
        step = self.at["answer-lines"]
        top = y + (height - ANSWER_LINES * step) / 2 - 0.6
        for line in range(1, ANSWER_LINES + 1):
            self.sheet.rule(x, top + line * step, right, "line")
        self.answer_place(claim, x, top + 1, right - x, ANSWER_LINES * step - 1)

    # -- closing -------------------------------------------------------------------------------
    def closing(self, y: float) -> float:
        sheet, gap, right = self.sheet, self.at["closing-gap"], self.x + self.width
        y += gap
        sheet.labelled("contradictions", self.word("open_contradictions"), self.x, y, right, "sheet-label")
        y += gap
        sheet.text(self.x, y, self.word("closing"), "sheet-label")
        closings = self.kit.info.closings
        step = (self.width - 20) / len(closings)
        for place, key in enumerate(closings):
            self.closing_choice(key, self.x + 20 + place * step, y)
        y += gap
        half = self.x + self.width * 0.55
        sheet.labelled("protected_source", self.word("protected_source"), self.x, y, half - 8, "sheet-label")
        sheet.labelled("final_reputation", self.word("final_reputation"), half, y, right, "sheet-label")
        return y

    def after(self, y: float) -> None:
        """On pale."""
        sheet, rows = self.sheet, self.after_rows()
        height = 2.6 + 6.2 * len(rows)
        sheet.add(Box(self.x, y, self.width, height, fill="pale"))
        for number, row in enumerate(rows):
            base = y + 6.2 + number * 6.2
            sheet.text(self.x + 3, base, row.label, "sheet-label", size=8.8)
            for place, (key, word) in enumerate(row.options.items()):
                self.after_option(f"{row.name}.{key}", word, self.x + 46 + place * 34, base)
        icon = "S" if self.case.kind == "case" else "R"
        sheet.icon(icon, self.x + self.width - 12, y + (height - 8.4) / 2, 8.4, "mid", "pale")
