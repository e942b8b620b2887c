"""The campaign sheet: what every case leaves, to print or to fill in on screen (§9, §11).

In: the kit and a workshop.  Out: a page for every two cases.  The first carries the table that turns a
result into a seed; the last, how each seed enters the metacase and lines for what is still pending.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..model.cards import Event, Recovery
from ..model.case import ENDINGS, Case
from ..model.kit import Kit
from . import case_mark
from .page import Box, Page
from .sheet import Sheet, measures
from .sheet_parts import paper_name, section, sheet_foot, sheet_head
from .workshop import Workshop

PRODUCT = "hoja-campana"
PER_PAGE = 2
ANSWERS = 3
INDENT = 3.0
LABEL_WIDTH = 24.0
SCOPES = ("operative", "structural")
OUTCOMES = (
    ("result.right", "table.results.complete", "result.full", "seed.strong", "table.seeds.strong"),
    ("result.right", "table.results.incomplete", "result.partial", "seed.fragile", "table.seeds.fragile"),
    ("result.partly_right", "table.results.any", "result.partial", "seed.fragile", "table.seeds.fragile"),
    ("result.wrong", "table.results.any", "result.failure", "seed.absent", "table.seeds.absent"),
)
"""Phrases of truth, proof, result, seed, what the seed is worth in the metacase (§10, §11)."""
RESULTS = ("full", "partial", "failure")
SEED_STATES = ("strong", "fragile", "absent")


def pages(kit: Kit, workshop: Workshop) -> list[Page]:
    """The sheet's pages, in the order of the kit's cases."""
    cases = [kit.cases[code] for code in kit.info.cases if code in kit.cases]
    groups = [cases[at : at + PER_PAGE] for at in range(0, len(cases), PER_PAGE)]
    if len(groups) == 1 and len(cases) == PER_PAGE and _recoveries(kit):
        groups.append([])  # both tables do not fit below two cases
    return [_page(kit, workshop, groups, number) for number in range(len(groups))]


def _page(kit: Kit, workshop: Workshop, groups: Sequence[Sequence[Case]], number: int) -> Page:
    page = _Campaign(kit, workshop)
    y = page.head(first=number == 0)
    for case in groups[number]:
        y = page.case(case, y) + page.at["box-gap"]
    y -= page.at["box-gap"] if groups[number] else 0.0
    if number == 0:
        y = page.outcomes(y + page.at["table"])
    if number == len(groups) - 1:
        y = page.meta(y + page.at["table"])
        page.pending(y + page.at["table"])
    return page.finish(number + 1, len(groups))


class _Campaign:
    """Each part answers the y where it ends."""

    def __init__(self, kit: Kit, workshop: Workshop) -> None:
        self.kit, self.workshop = kit, workshop
        self.sheet, self.say = Sheet(workshop, PRODUCT), workshop.phrases
        self.at = measures(workshop, PRODUCT)
        self.x = self.at["margin"]
        self.width = workshop.paper.width - 2 * self.x
        self.right = self.x + self.width

    def word(self, key: str, **values: object) -> str:
        return self.say(f"campaign.{key}", **values)

    def head(self, first: bool) -> float:
        sheet, at = self.sheet, self.at
        sheet_head(sheet, self.x, self.width, at["head"], self.word("title"), self.word("subtitle"))
        if not first:
            return at["head"] + 8
        date = self.x + self.width * 0.66
        sheet.labelled("team", self.word("team"), self.x, at["team"], date - 6)
        sheet.labelled("started", self.word("started"), date, at["team"], self.right)
        return at["first"]

    def finish(self, number: int, of: int) -> Page:
        foot = self.word("footer", n=number, m=of, paper=paper_name(self.workshop), version=self.workshop.edition)
        sheet_foot(self.sheet, self.x, self.width, self.at["foot"], foot, self.word("one_per_box"))
        paper = self.workshop.paper
        return self.sheet.page(paper.width, paper.height, self.say("sheet.number", n=number, m=of))

    # -- a case --------------------------------------------------------------------------------
    def case(self, case: Case, y: float) -> float:
        """The box of a case; a metacase leaves no seed, it ends the campaign."""
        sheet, row, name = self.sheet, self.at["row"], str(case.code)
        self.strip(case, y)
        base = y + self.at["strip"] + row - 2.4
        scopes = [(scope, self.say(f"scope.{scope}_line")) for scope in SCOPES]
        self.choices(name, "scope", self.word("scope"), base, scopes, 74)
        base = self.theory(name, base + row - 1.6)
        label = self.word("false_claim")
        sheet.labelled(f"{name}.false_claim", label, self.x + INDENT, base, self.right - INDENT)
        base += row
        self.result(name, base)
        base += row
        self.closing(name, base)
        base += row
        self.source(name, base)
        base += row
        if case.kind == "case":
            self.seed(name, seed_code(case), base)
        else:
            endings = [(ending, self.say(f"epilogue.{ending}")) for ending in ENDINGS]
            self.choices(name, "ending", self.word("ending"), base, endings, 40)
        consequences = self.consequences(case)
        if consequences:
            base = sheet.block(self.x + INDENT, base + row - 1.6, self.width - 2 * INDENT, consequences, "sheet-italic")
        bottom = base + 3.4
        sheet.add(Box(self.x, y, self.width, bottom - y, stroke="ink", line=0.8))
        return bottom

    def strip(self, case: Case, y: float) -> None:
        """Case mark, code and title on black; when and by whom it was played."""
        sheet, height, name = self.sheet, self.at["strip"], str(case.code)
        width = self.width * 0.47
        sheet.add(Box(self.x, y, width, height, fill="ink"))
        sheet.marks += case_mark.marks(case.code, self.x + INDENT, y + height / 2, "white")
        title = self.word("case_head", case=case.code, title=case.title)
        left = self.x + INDENT + case_mark.width(case.code) + 2.4
        sheet.text(left, y + height / 2 + 1.7, title, "section", color="white", size=11.5)
        base, middle = y + height - 2.2, self.x + width + 3
        sheet.labelled(f"{name}.date", self.word("date"), middle, base, middle + 34)
        sheet.labelled(f"{name}.players", self.word("players"), middle + 38, base, self.right - INDENT)

    def choices(
        self, name: str, group: str, label: str, y: float, options: Sequence[tuple[str, str]], step: float
    ) -> float:
        """A label and boxes to tick; answers the x after the last."""
        sheet, x = self.sheet, self.x + INDENT + LABEL_WIDTH
        sheet.text(self.x + INDENT, y, label, "sheet-label")
        for key, word in options:
            sheet.tick(f"{name}.{group}.{key}", x, y - 3.8, 4.6, word)
            sheet.text(x + 6.4, y, word, "sheet-choice")
            x += step
        return x

    def theory(self, name: str, y: float) -> float:
        """The exact text: a numbered line for each answer."""
        sheet, line = self.sheet, self.at["line"]
        sheet.text(self.x + INDENT, y, self.word("theory"), "sheet-label")
        left, right, label = self.x + INDENT + 5, self.right - INDENT, self.word("theory")
        for number in range(1, ANSWERS + 1):
            y += line
            sheet.text(self.x + INDENT, y, str(number), "section", size=11)
            sheet.blank(f"{name}.theory.{number}", left, y, right, f"{label}: {number}", line - 1.2)
        return y + self.at["row"]

    def result(self, name: str, y: float) -> None:
        """Result and final Reputation."""
        results = [(result, self.say(f"result.{result}")) for result in RESULTS]
        left = self.choices(name, "result", self.word("result"), y, results, 40) - 8
        label = self.word("final_reputation")
        self.sheet.labelled(f"{name}.final_reputation", label, left, y, self.right - INDENT, "sheet-label")

    def closing(self, name: str, y: float) -> None:
        closings = [(key, closing.name) for key, closing in self.kit.info.closings.items()]
        end = self.choices(name, "closing", self.word("closing"), y, closings, 40)
        self.extra(f"{name}.limited", self.word("limited"), end, y)

    def extra(self, name: str, word: str, x: float, y: float) -> None:
        """A box to tick with its word in grey."""
        self.sheet.tick(name, x, y - 3.8, 4.6, word)
        self.sheet.text(x + 6.4, y, word, "sheet-aside", size=8.6)

    def source(self, name: str, y: float) -> None:
        """Protected or exposed source, public pressure."""
        pressure = self.right - INDENT - 32
        self.sheet.labelled(f"{name}.source", self.word("source"), self.x + INDENT, y, pressure - 50, "sheet-label")
        self.extra(f"{name}.protected", self.word("protected"), pressure - 46, y)
        self.extra(f"{name}.exposed", self.word("exposed"), pressure - 22, y)
        self.extra(f"{name}.public_pressure", self.word("public_pressure"), pressure + 2, y)

    def seed(self, name: str, code: str, y: float) -> None:
        """The state of the seed, and what keeps it from being strong."""
        states = [(state, self.say(f"seed.{state}")) for state in SEED_STATES]
        end = self.choices(name, "seed", f"{self.word('seed')} {code}", y, states, 24)
        self.extra(f"{name}.last_turn_siege", self.word("last_turn_siege"), end, y)

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
    def outcomes(self, y: float) -> float:
        """How a result is found and which seed it leaves."""
        sheet, row, top = self.sheet, self.at["table-row"], y + 3.2
        section(sheet, self.x, y, self.width, "S", self.word("outcomes"))
        widths = [24.0, 50.0, 34.0, 24.0]
        widths.append(self.width - sum(widths))
        sheet.table(self.x, top, widths, len(OUTCOMES), row, row)
        heads = (*(f"table.results.{key}" for key in ("truth", "proof", "result", "seed")), "table.seeds.in_meta")
        rows = [[self.say(key) for key in keys] for keys in (heads, *OUTCOMES)]
        for number, cells in enumerate(rows):
            x = self.x
            for place, (cell, width) in enumerate(zip(cells, widths, strict=True)):
                bold = number == 0 or place in (2, 3)
                sheet.text(x + 1.8, top + (number + 0.5) * row + 1.1, cell, "sans-bold" if bold else "sans", size=8.6)
                x += width
        bottom = top + len(rows) * row
        sheet.text(self.x, bottom + 4.6, self.word("reset"), "sheet-aside")
        return bottom + 4.6

    def meta(self, y: float) -> float:
        """How each seed enters the metacase of the box."""
        recoveries = _recoveries(self.kit)
        if not recoveries:
            return y - self.at["table"]
        sheet, row = self.sheet, self.at["note-row"]
        section(sheet, self.x, y, self.width, "V", self.word("meta_head"))
        for recovery in recoveries:
            y += row
            sheet.text(self.x, y, recovery.seed, "section")
            for place, state in enumerate(SEED_STATES):
                x, word = self.x + 14 + place * (self.width - 14) / 3, self.word(f"meta_{state}", code=recovery.code)
                sheet.tick(f"meta.{recovery.seed}.{state}", x, y - 3.8, 4.6, f"{recovery.seed}: {word}")
                sheet.text(x + 6.4, y, word, "sheet-choice", size=8.8)
        return y

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


def _recoveries(kit: Kit) -> list[Recovery]:
    return [card for case in kit.cases.values() if case.kind == "meta" for card in case.of(Recovery)]


def seed_code(case: Case) -> str:
    """In the metacase the seed of case 2 is S02 (§11)."""
    return f"S{case.code[1:]}"
