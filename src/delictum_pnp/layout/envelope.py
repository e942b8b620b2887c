"""The envelopes of a case: the players' one for its cards and, apart, the one of the solution.

In: a case (or only its code and title), the kit, a workshop.  Out: one landscape page each: the net to
cut (solid), fold (dashed) and glue (hatched), labels, a legend.  The solution's envelope says nothing
of what it holds.  Cards that do not fit become an issue; raises `NetTooSmall` when a net does not fit the paper.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from ..model.case import Case
from ..model.kit import Kit
from . import case_mark
from .envelope_legend import draw_legend
from .issues import TooLarge
from .margins import RULER, ruler
from .net import Net, NetTooSmall, card_net, folds, outline, pocket_net
from .page import Box, Line, Page, Path
from .sheet import Sheet, measures
from .sheet_parts import case_name, decimal, hatching, listed, turned
from .workshop import Phrases, Workshop

PRODUCT = "sobre"
FOLD = (3.4, 2.6)
TAPE = (1.7, 2.0)
LETTERS = "LPQXFIVANS"
CHECKS = 6
MARK = 1.25
"""Radius of the case mark's discs."""
ARCH = 2.2
"""The same of a metacase's bridge: wider than a letter, or it would be read as the accent of the word below."""


def pages(case: Case, kit: Kit, workshop: Workshop) -> list[Page]:
    """The players' envelope of a case."""
    at = measures(workshop, PRODUCT)
    try:
        net = card_net(at, len(case.cards))
    except NetTooSmall as small:
        issue = TooLarge((case.code, "cards"), workshop.phrases(f"product.{PRODUCT}"), small.needed, small.available)
        workshop.issues.too_large.append(issue)
        return []
    envelope = _Envelope(net, case.code, case.title, kit, workshop)
    envelope.net()
    envelope.front("players", envelope.say("envelope.no_solution"))
    envelope.contents(case)
    envelope.spine()
    envelope.note(_capacity(at, envelope.say))
    draw_legend(envelope.sheet, ("step_1", "step_2", "step_3", "step_4", "step_5"), *envelope.legend_place())
    return [envelope.page("envelope.title")]


def _capacity(at: Mapping[str, float], say: Phrases) -> str:
    """Which paper to use, and how many cards of which thickness the gusset holds."""
    gusset, thickness = at["gusset"], at["card-thickness"]
    cards = int(gusset / thickness + 1e-6)
    return say(
        "envelope.paper", n=cards, thickness=decimal(say, thickness, 2), total=decimal(say, cards * thickness),
        gusset=decimal(say, gusset),
    )  # fmt: skip


def solution_envelope(case_code: str, title: str, kit: Kit, workshop: Workshop) -> list[Page]:
    """The envelope of a case's solution, for leaves folded in four."""
    net = pocket_net(measures(workshop, PRODUCT), (workshop.paper.width, workshop.paper.height))
    envelope = _Envelope(net, case_code, title, kit, workshop)
    envelope.net()
    envelope.front("solution", envelope.say("envelope.solution_warning"))
    envelope.checks()
    envelope.note(envelope.say("envelope.paper_solution"))
    steps = ("step_1", "step_2", "step_3", "step_4_solution", "step_5_solution")
    draw_legend(envelope.sheet, steps, *envelope.legend_place())
    return [envelope.page("envelope.solution")]


class _Envelope:
    def __init__(self, net: Net, code: str, title: str, kit: Kit, workshop: Workshop) -> None:
        self.code, self.title, self.kit, self.workshop = code, title, kit, workshop
        self.sheet, self.say = Sheet(workshop, PRODUCT), workshop.phrases
        self.accent = next((case.accent for case in kit.cases.values() if case.code == code), "ink")
        self.paper = (workshop.paper.height, workshop.paper.width)
        edge = workshop.paper.ink_margin
        self.measures = net.fitting(self.paper[0] - 2 * edge, self.paper[1] - 2 * edge)
        self.x, self.y = (self.paper[0] - net.width) / 2, (self.paper[1] - net.height) / 2
        self.front_x, self.gusset_x, self.back_x, self.last_x, self.end_x = (self.x + at for at in net.across)
        self.top, self.bottom = self.y + net.top, self.y + net.bottom
        self.flap_line = self.top + net.flap

    def page(self, bookmark: str) -> Page:
        page = self.sheet.page(*self.paper, f"{self.say(bookmark)} · {self.code}")
        return replace(page, alt=self.say("alt.envelope"))

    # -- net -----------------------------------------------------------------------------------
    def net(self) -> None:
        net, sheet = self.measures, self.sheet
        self.glue(self.x + 3.6, self.top + 6, net.glue - 4.4, net.body - 12, "envelope.glue_1", -90)
        low = self.bottom + net.gusset
        self.glue(self.front_x + 5, low + 1, net.front - 10, net.floor_glue - 2, "envelope.glue_2", 0)
        sheet.add(Path(outline(net), self.x, self.y, stroke="ink", line=1))
        for (x1, y1), (x2, y2) in folds(net):
            sheet.add(Line(self.x + x1, self.y + y1, self.x + x2, self.y + y2, line=0.6, dash=FOLD))
        self.dimension(self.front_x, self.top - 4, net.front, 0)
        self.dimension(self.end_x + 3, self.bottom, net.body, -90)
        if net.gusset:
            self.dimension(self.last_x, self.bottom + net.tab + 3.6, net.gusset, 0)
        self.seal()

    def glue(self, x: float, y: float, width: float, height: float, key: str, turn: float) -> None:
        sheet, word = self.sheet, self.say(key).upper()
        sheet.add(hatching(x, y, width, height, 2.2, "line", 0.5))
        half = sheet.setter.width(word, "margin-bold", 8) / 2 + 2
        label = [
            Box(-half, -2.6, 2 * half, 5.2, fill="white"),
            *sheet.setter.line(0, 1, word, "margin-bold", "center", size=8),
        ]
        sheet.add(turned(f"glue.{key}", label, x + width / 2, y + height / 2, turn))

    def dimension(self, x: float, y: float, length: float, turn: float) -> None:
        """A measure outside the net, from x, y to the right or, turned, upwards."""
        sheet, word = self.sheet, self.say("envelope.measure", n=decimal(self.say, length))
        half = sheet.setter.width(word, "margin") / 2 + 1.2
        ends = [Line(at, -1, at, 1, "mid", 0.35) for at in (0, length)]
        arms = [Line(0, 0, length / 2 - half, 0, "mid", 0.35), Line(length / 2 + half, 0, length, 0, "mid", 0.35)]
        text = sheet.setter.line(length / 2, 0.85, word, "margin", "center")
        if length < 2 * half + 2:
            arms, text = (
                [Line(0, 0, length, 0, "mid", 0.35)],
                sheet.setter.line(length / 2, 3.6, word, "margin", "center"),
            )
        sheet.add(turned("dimension", [*ends, *arms, *text], x, y, turn))

    def seal(self) -> None:
        """On the flap, printed upside down: it folds over the front."""
        sheet, help_key = self.sheet, "seal_help" if self.measures.gusset else "seal_help_solution"
        marks = sheet.setter.line(-8, -9.6, self.say("envelope.seal").upper(), "stamp", "right", size=8)
        marks += sheet.setter.line(8, -9.6, self.say(f"envelope.{help_key}"), "sheet-aside")
        marks += [
            Path("O 0 0 5.4", 0, -12.2, fill="white", stroke="ink", line=1),
            Path("O 0 0 4.5", 0, -12.2, stroke="ink", line=0.35),
            sheet.icons("R", -2.9, -15.1, 5.8),
            Box(-17, -5.4, 34, 5.4, stroke="ink", line=0.6, dash=TAPE),
            *sheet.setter.line(0, -1.7, self.say("envelope.tape"), "sheet-italic", "center", size=7.6),
        ]
        sheet.add(turned("seal", marks, (self.back_x + self.last_x) / 2, self.y, 180))

    # -- labels --------------------------------------------------------------------------------
    def front(self, kind: str, below: str) -> None:
        """The label: kit, case mark, case, title, whose envelope it is, when it was opened."""
        sheet, left, right, y = self.sheet, self.front_x + 12, self.gusset_x - 12, self.flap_line
        middle = (left + right) / 2
        sheet.text(middle, y - 2.6, self.say("envelope.flap_line"), "sheet-italic", "center", size=7.6)
        sheet.add(
            Line(left - 4, y, right + 4, y, "mid", 0.4, (1.4, 2.2)),
            Box(middle - 17, y, 34, 5.4, stroke="ink", line=0.6, dash=TAPE),
        )
        sheet.text(middle, y + 3.7, self.say("envelope.tape"), "sheet-italic", "center", size=7.6)
        y += 18 if self.measures.gusset else 22
        sheet.text(middle, y, self.kit.info.title.upper(), "wordmark", "center", size=21)
        sheet.text(middle, y + 6.6, self.kit.info.subtitle, "wordmark-sub", "center", size=12.5)
        sheet.rule(left, y + 12, right, line=1.2)
        arch = self.code.startswith("M")
        if not arch:
            sheet.add(Box(middle - 4.5, y + 11.8, 9, 1.2, fill=self.accent))
        radius, at = (ARCH, 17.2) if arch else (MARK, 18.0)
        mark = middle - case_mark.width(self.code, radius) / 2
        sheet.marks += case_mark.marks(self.code, mark, y + at, self.accent, radius)
        sheet.text(middle, y + 32, case_name(self.say, self.code).upper(), "figure", "center", size=34)
        title = sheet.setter.set(self.title, "title", self.measures.front - 16, 16)
        sheet.marks += sheet.setter.draw(title, middle - title.width / 2, y + 41.6, "center")
        y += 46.6 + title.last
        inset = 12 if kind == "players" else 0
        sheet.add(Box(left + inset, y, right - left - 2 * inset, 8.6, fill="ink"))
        sheet.text(middle, y + 6.1, self.say(f"envelope.{kind}").upper(), "wordmark", "center", "white", 13.5)
        sheet.text(middle, y + 14.4, below, "field" if kind == "players" else "sheet-label", "center", size=9.6)
        sheet.rule(left, self.bottom - 24, right, "line")
        for place, key in ((15, "opened_on"), (6, "opened_by")):
            sheet.blank_line(self.say(f"envelope.{key}"), left, self.bottom - place, right)

    def contents(self, case: Case) -> None:
        """On the back: how many cards of each letter."""
        sheet, left, right, y = self.sheet, self.back_x + 10, self.last_x - 10, self.top + 14
        found = Counter(code.letter for code in case.cards)
        total = len(case.cards)
        heading = self.say(f"envelope.contains.{'one' if total == 1 else 'many'}", n=total)
        sheet.text(left, y, heading.upper(), "section", size=15)
        sheet.rule(left, y + 2.6, right, line=1)
        y += 10
        for letter in LETTERS:
            if found[letter]:
                self.row(case, letter, found[letter], left, right, y)
                y += 8.2
        sheet.text(left, y + 3, self.say("envelope.apart"), "field")
        sheet.text(left, self.bottom - 6, self.archive("envelope.archive"), "sheet-kit", size=7.2)

    def row(self, case: Case, letter: str, count: int, left: float, right: float, y: float) -> None:
        sheet = self.sheet
        sheet.icon(letter, left, y - 4, 5)
        sheet.text(left + 13.4, y, str(count), "section", "right")
        sheet.text(left + 17, y, self.say(f"card_count.{letter}.{'one' if count == 1 else 'many'}"), "sheet-label")
        codes = listed(self.say, sorted(code for code in case.cards if code.letter == letter))
        key = f"note_{letter}_meta" if case.kind == "meta" and letter == "S" else f"note_{letter}"
        sheet.text(right, y, self.say(f"envelope.{key}", codes=codes), "sheet-aside", "right")
        sheet.rule(left, y + 2.6, right, "hair", 0.4)

    def checks(self) -> None:
        """On the back of the solution's envelope: what must be true before it is opened."""
        sheet, left, right, y = self.sheet, self.back_x + 12, self.last_x - 12, self.top + 18
        sheet.text(left, y, self.say("solutions.before_opening").upper(), "section", size=15)
        sheet.rule(left, y + 2.6, right, line=1)
        y += 11
        for number in range(1, CHECKS + 1):
            sheet.add(Box(left, y - 3.8, 4.8, 4.8, stroke="ink", line=0.9))
            y = sheet.block(left + 8, y, right - left - 8, self.say(f"solutions.check_{number}"), "sheet-choice") + 9
        sheet.text(left, self.bottom - 6, self.archive("envelope.archive_solution"), "sheet-kit", size=7.2)

    def archive(self, key: str) -> str:
        return self.say(key, archive_code=f"{self.kit.info.box}.{self.code}", version=self.workshop.edition)

    def spine(self) -> None:
        name = self.say("envelope.spine", code=self.code, title=self.title)
        label = self.sheet.setter.line(0, 0, name, "section", "center", size=13)
        self.sheet.add(
            turned("spine", label, self.gusset_x + self.measures.gusset / 2 + 1.9, (self.top + self.bottom) / 2, -90)
        )

    # -- outside the net -----------------------------------------------------------------------
    def legend_place(self) -> tuple[float, float, float, float]:
        """x, y, width and the legend's own width: the free corner above the front."""
        edge = self.workshop.paper.ink_margin + 1
        return edge, edge + 4.6, self.gusset_x - 4 - edge, measures(self.workshop, PRODUCT)["legend-width"]

    def note(self, text: str) -> None:
        """Paper and ruler in the free corner below the back."""
        x = self.back_x + 4
        y = self.sheet.block(x, self.bottom + 4.8, self.measures.front - 8, text, "sheet-note")
        self.sheet.add(*ruler(x, y + 4.8))
        self.sheet.text(x + RULER + 2.4, y + 4.8, self.say("sheet.ruler"), "footer")
