"""The envelopes of a case: the players' one for its cards and, apart, the one of the solution.

In: a case (or only its code and title), the kit, a workshop.  Out: one landscape page each: the net to
cut (solid), fold (dashed) and glue (hatched), labels, a legend; in large print, the labels of `large.labels`.  The
solution's envelope says nothing of what it holds.  Cards that do not fit become an issue; raises `NetTooSmall` when a
net does not fit the paper.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from ..model.case import Case
from ..model.kit import Kit
from .envelope_label import PRODUCT, Label
from .envelope_legend import draw_legend
from .issues import TooLarge
from .large import labels
from .net import Net, NetTooSmall, card_net, folds, outline, pocket_net
from .page import Box, Line, Page, Path
from .sheet import Sheet, measures
from .sheet_parts import decimal, hatching, turned
from .workshop import Phrases, Workshop

FOLD = (3.4, 2.6)
TAPE = (1.7, 2.0)


def pages(case: Case, kit: Kit, workshop: Workshop) -> list[Page]:
    """The players' envelope of a case."""
    if workshop.large:
        return labels.pages(case, kit, workshop)
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
    if workshop.large:
        return labels.solution_pages(case_code, title, kit, workshop)
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
        self.label = Label(self.sheet, code, title, kit)
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
        """How far the flap comes and where the tape goes; below it, the label."""
        sheet, left, right, y = self.sheet, self.front_x + 12, self.gusset_x - 12, self.flap_line
        middle = (left + right) / 2
        sheet.text(middle, y - 2.6, self.say("envelope.flap_line"), "sheet-italic", "center", size=7.6)
        sheet.add(
            Line(left - 4, y, right + 4, y, "mid", 0.4, (1.4, 2.2)),
            Box(middle - 17, y, 34, 5.4, stroke="ink", line=0.6, dash=TAPE),
        )
        sheet.text(middle, y + 3.7, self.say("envelope.tape"), "sheet-italic", "center", size=7.6)
        y += 18 if self.measures.gusset else 22
        self.label.front(kind, below, left, right, y, self.bottom)

    def contents(self, case: Case) -> None:
        self.label.contents(case, self.back_x + 10, self.last_x - 10, self.top + 14, self.bottom - 6)

    def checks(self) -> None:
        self.label.checks(self.back_x + 12, self.last_x - 12, self.top + 18, self.bottom - 6)

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
        self.sheet.text(self.sheet.ruler(x, y + 4.8) + 2.4, y + 4.8, self.say("sheet.ruler"), "footer")
