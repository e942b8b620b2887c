"""Side 2 of the investigation sheet: claims in discussion, the theory, its closing, the result (§6, §10, §11).

In: a case, the kit and a workshop.  Out: one page.  Each answer stands under the public question that
it answers, for either scope.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..model.case import ENDINGS, Case, ClaimNumber, Scope
from ..model.kit import Kit
from .page import Box, Line, Page
from .sheet import Sheet, measures
from .sheet_parts import paper_name, section, sheet_foot, sheet_head, source_tag
from .workshop import Workshop

PRODUCT = "hoja-investigacion"
SCOPES: tuple[Scope, ...] = ("operative", "structural")
CLAIMS: tuple[ClaimNumber, ...] = ("1", "2", "3")
CLAIM_STATES = ("open", "demonstrated", "refuted")
RESULTS = ("full", "partial", "failure")
SEED_STATES = ("strong", "fragile", "absent")
NUMBER_WIDTH = 9.0
SOURCES_WIDTH = 67.0
SOURCE_WIDTH = 32.4
SCOPE_WIDTH = 19.0
ANSWER_LINES = 2


def second_side(case: Case, kit: Kit, workshop: Workshop) -> Page:
    side = _SecondSide(case, kit, workshop)
    sheet, at = side.sheet, side.at
    sheet_head(sheet, side.x, side.width, at["head"], side.word("title"), side.word("side_2"), case)
    y = side.claims(at["claims"])
    y = side.theory(y + at["theory-gap"])
    y = side.closing(y)
    side.after(y + at["after-gap"])
    foot = side.word("footer", n=2, m=2, paper=paper_name(workshop), version=workshop.edition)
    sheet_foot(sheet, side.x, side.width, at["foot"], foot, side.word("one_per_case"))
    return sheet.page(workshop.paper.width, workshop.paper.height, side.word("side_2"))


class _SecondSide:
    """Each part answers the y where it ends."""

    def __init__(self, case: Case, kit: Kit, workshop: Workshop) -> None:
        self.case, self.kit = case, kit
        self.sheet, self.say = Sheet(workshop, PRODUCT), workshop.phrases
        self.at = measures(workshop, PRODUCT)
        self.x = self.at["margin"]
        self.width = workshop.paper.width - 2 * self.x

    def word(self, key: str, **values: object) -> str:
        return self.say(f"investigation.{key}", **values)

    # -- claims in discussion ------------------------------------------------------------------
    def claims(self, y: float) -> float:
        sheet, at, rows = self.sheet, self.at, int(self.at["claim-rows"])
        section(sheet, self.x, y, self.width, "Q", self.word("claims"), self.word("claims_help"))
        widths = [self.width - 120, 42.0, 42.0, 36.0]
        top, row = y + 3.2, at["claim-row"]
        sheet.table(self.x, top, widths, rows, row, at["claims-head"])
        x = self.x
        for key, width in zip(("claim", "for", "against", "state"), widths, strict=True):
            sheet.text(x + 1.8, top + 4.2, self.word(f"column_{key}"), "sans-bold", size=8.4)
            for number in range(1, rows + 1):
                row_top = top + at["claims-head"] + (number - 1) * row
                self.claim_cell(key, number, x, row_top, width, row)
            x += width
        return top + at["claims-head"] + rows * row

    def claim_cell(self, key: str, number: int, x: float, y: float, width: float, height: float) -> None:
        sheet, name = self.sheet, f"claim.{number}"
        tooltip = f"{self.word('column_claim')} {number}"
        if key != "state":
            tooltip = tooltip if key == "claim" else f"{tooltip}: {self.word(f'column_{key}')}"
            sheet.place(f"{name}.{key}", x + 1, y + 0.8, width - 2, height - 1.6, tooltip, 9, multiline=True)
            return
        step = height / 3.15
        for place, state in enumerate(CLAIM_STATES):
            middle, label = y + height / 2 + (place - 1) * step, self.say(f"claim_state.{state}")
            sheet.ring(f"{name}.{state}", x + 3.6, middle, 1.3, f"{tooltip}: {label}", 0.6)
            sheet.text(x + 6.6, middle + 1.05, label, "sans", size=8.2)

    # -- theory --------------------------------------------------------------------------------
    def theory(self, y: float) -> float:
        sheet, at = self.sheet, self.at
        section(sheet, self.x, y, self.width, "R", self.word("theory"), self.word("theory_help"))
        y += at["scope-gap"]
        sheet.text(self.x, y, self.word("scope"), "sheet-label")
        for place, scope in enumerate(SCOPES):
            x, line = self.x + 20 + place * (self.width - 20) / 2, self.say(f"scope.{scope}_line")
            sheet.tick(f"scope.{scope}", x, y - 3.8, 4.8, line)
            sheet.text(x + 6.8, y, line, "sheet-choice", size=9.4)
        y += at["answers-gap"]
        for claim in CLAIMS:
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

    def question(self, claim: ClaimNumber, scope: Scope, x: float, y: float, width: float) -> None:
        """A question after the name of its scope, in at most two lines."""
        setter, strip = self.sheet.setter, self.at["questions"]
        text, path = self.case.theory[scope].claims[claim], (self.case.code, "theory", scope, "claims", claim)
        block, _ = setter.fit(text, "sheet-question", width - SCOPE_WIDTH - 1.6, strip - 1.2)
        first = y + (strip - block.last) / 2 + 1
        self.sheet.text(x + 2.4, first - 0.1, self.say(f"scope.{scope}"), "margin-bold")
        self.sheet.fitted(
            x + SCOPE_WIDTH, first, width - SCOPE_WIDTH - 1.6, strip - 1.2, text, "sheet-question", "question", path
        )

    def lines(self, claim: ClaimNumber, x: float, y: float, right: float, height: float) -> None:
        """Two lines for the answer, and the place to type it."""
        step = self.at["answer-lines"]
        label = self.word("answer_central" if claim == CLAIMS[0] else "answer")
        top = y + (height - ANSWER_LINES * step) / 2 - 0.6
        for line in range(1, ANSWER_LINES + 1):
            self.sheet.rule(x, top + line * step, right, "line")
        self.sheet.place(
            f"answer.{claim}.text", x, top + 1, right - x, ANSWER_LINES * step - 1, f"{label} {claim}", multiline=True
        )

    def source(self, name: str, x: float, y: float, height: float) -> None:
        """A decisive source: its code, then its group as on the card."""
        sheet, code, decisive = self.sheet, self.word("code"), self.word("decisive")
        top = y + (height - 11.4) / 2 - 0.4
        sheet.add(Box(x, top, 12.6, 11.4, stroke="ink", line=0.8))
        sheet.text(x + 1.2, top + 3, code, "footer")
        sheet.place(f"{name}.code", x + 0.8, top + 4, 11, 6.6, f"{decisive}: {code}")
        source_tag(sheet, x + 14, top, 14.6, 11.4)
        sheet.place(f"{name}.group", x + 21.4, top + 2, 6.8, 7.4, f"{decisive}: {self.word('column_group')}")

    # -- closing -------------------------------------------------------------------------------
    def closing(self, y: float) -> float:
        sheet, gap = self.sheet, self.at["closing-gap"]
        y += gap
        sheet.labelled(
            "contradictions", self.word("open_contradictions"), self.x, y, self.x + self.width, "sheet-label"
        )
        y += gap
        sheet.text(self.x, y, self.word("closing"), "sheet-label")
        closings = self.kit.info.closings
        step = (self.width - 20) / len(closings)
        for place, (key, closing) in enumerate(closings.items()):
            x = self.x + 20 + place * step
            sheet.tick(f"closing.{key}", x, y - 3.9, 4.8, closing.name)
            sheet.icon(closing.icon, x + 6.6, y - 4, 5)
            sheet.text(x + 13, y, closing.name, "sheet-choice", size=9.4)
        y += gap
        half = self.x + self.width * 0.55
        sheet.labelled("protected_source", self.word("protected_source"), self.x, y, half - 8, "sheet-label")
        sheet.labelled("final_reputation", self.word("final_reputation"), half, y, self.x + self.width, "sheet-label")
        return y

    def after(self, y: float) -> None:
        """What is marked with the solution open: the result and the seed, or how the campaign ends."""
        sheet, x = self.sheet, self.x
        rows: list[tuple[str, str, str, Sequence[str]]] = [("result", self.word("after_solution"), "result", RESULTS)]
        if self.case.kind == "case":
            rows.append(("seed", self.word("seed"), "seed", SEED_STATES))
        else:
            rows.append(("ending", self.word("ending"), "epilogue", ENDINGS))
        height = 2.6 + 6.2 * len(rows)
        sheet.add(Box(x, y, self.width, height, fill="pale"))
        for row, (name, label, group, options) in enumerate(rows):
            base = y + 6.2 + row * 6.2
            sheet.text(x + 3, base, label, "sheet-label", size=8.8)
            for place, option in enumerate(options):
                word = self.say(f"{group}.{option}")
                sheet.tick(f"{name}.{option}", x + 46 + place * 34, base - 3.6, 4.4, word, fill="white")
                sheet.text(x + 52.4 + place * 34, base, word, "sheet-choice")
        icon = "S" if self.case.kind == "case" else "R"
        sheet.icon(icon, x + self.width - 12, y + (height - 8.4) / 2, 8.4, "mid", "pale")
