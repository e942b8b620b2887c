"""The editor's dossier of a case: what it demands of a table and where it is weak, with the graph.

In: a `Dossier`, its `Verdict`, a line of play in words for each thesis.  Out: `Page`s of audience `editor`, portrait
but for the graph: overview, graph, proof, weak points, exposure, contradictions, groups (rules of play §10).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest

from ..model.dossier import Dossier
from ..prover.verdict import Verdict
from . import case_mark, dossier_proof, dossier_sources, graph
from .flow import Column, Slab, columns, draw
from .flow_blocks import Blocks, Cell, Heading, Paragraph, Table
from .flow_setting import Compositor, look
from .page import Line, Mark, Page
from .sheet import measures
from .workshop import Workshop

PRODUCT = "legajo"
TIE = "~"
Lines = Mapping[str, Sequence[str]]
"""By scope, a line of play, a text for each turn."""


def pages(dossier: Dossier, verdict: Verdict, lines: Lines, workshop: Workshop) -> list[Page]:
    return _Leaves(dossier, workshop).pages(verdict, lines)


class _Leaves:
    def __init__(self, dossier: Dossier, workshop: Workshop) -> None:
        self.dossier, self.workshop = dossier, workshop
        self.setter, self.say = workshop.setter, workshop.phrases
        self.measure = measures(workshop, PRODUCT)
        self.compositor = Compositor(workshop, look(workshop.load(f"products/{PRODUCT}")["flow"]))
        self.left = (workshop.paper.width - self.measure["text"]) / 2

    def pages(self, verdict: Verdict, lines: Lines) -> list[Page]:
        overview = self._columns([self._title(), *self._slabs(self._overview(verdict))])
        rest = self._columns(self._slabs(self._rest(verdict, lines)))
        count = len(overview) + 1 + len(rest)
        done = [self._page(column, number, count) for number, column in enumerate(overview, 1)]
        done.append(graph.page(self.dossier, self.workshop))
        return done + [self._page(column, number, count) for number, column in enumerate(rest, len(done) + 1)]

    def _slabs(self, blocks: Blocks) -> list[Slab]:
        return self.compositor.slabs(blocks, self.measure["text"])

    def _columns(self, slabs: Sequence[Slab]) -> list[Column]:
        return columns(slabs, self.workshop.paper.height - self.measure["top"] - self.measure["bottom"])

    # -- what is told --------------------------------------------------------------------------
    def _heading(self, name: str) -> Heading:
        return Heading(1, self.say(f"dossier.{name}"))

    def _overview(self, verdict: Verdict) -> Blocks:
        dossier, say = self.dossier, self.say
        return [
            self._heading("overview"),
            Paragraph(dossier_sources.facts(dossier, verdict, say)),
            dossier_sources.claims(dossier, say),
            self._heading("contradictions"),
            *dossier_sources.contradictions(dossier, say),
        ]

    def _rest(self, verdict: Verdict, lines: Lines) -> Blocks:
        dossier, say = self.dossier, self.say
        return [
            self._heading("proof"),
            Paragraph(say("dossier.proof_help", n=verdict.turns)),
            dossier_proof.proof(dossier, verdict, say),
            *dossier_proof.causes(dossier, verdict, say),
            *dossier_proof.starts(verdict, say),
            self._heading("weak"),
            *dossier_proof.weak_points(verdict, say),
            *self._told(verdict, lines),
            self._heading("exposure"),
            Paragraph(say("dossier.exposure_help")),
            dossier_sources.cards(dossier, verdict, say),
            self._heading("publication"),
            Paragraph(say("dossier.publication_help")),
            dossier_sources.publication(dossier, verdict, say),
            self._heading("dead"),
            *dossier_proof.dead(dossier, verdict, say),
            self._heading("groups"),
            dossier_sources.groups(dossier, say),
        ]

    def _told(self, verdict: Verdict, lines: Lines) -> Blocks:
        """Line by line, a column a thesis."""
        told = [lines.get(thesis.scope, ()) for thesis in verdict.theses]
        if not any(told):
            return []
        rows = tuple(tuple(Cell(_indented(line)) for line in row) for row in zip_longest(*told, fillvalue=""))
        heads = tuple(self.say(f"scope.{thesis.scope}") for thesis in verdict.theses)
        return [Heading(2, self.say("dossier.line")), Table(heads, rows, (1.0,) * len(heads))]

    # -- pages ---------------------------------------------------------------------------------
    def _title(self) -> Slab:
        setter, say, case = self.setter, self.say, self.dossier.case
        width = self.measure["text"]

        def marks(x: float, y: float) -> list[Mark]:
            size = 1.6
            start = x + case_mark.width(case.code, size) + 4
            return [
                *setter.line(x, y + 4, self.workshop.kit_title, "sheet-kit"),
                *setter.line(x + width, y + 4, say("dossier.spoilers"), "graph-warning", "right"),
                *case_mark.marks(case.code, x, y + 13.4, case.accent, size),
                *setter.line(start, y + 16, say("case.titled", code=case.code, title=case.title), "print-title"),
                *setter.line(x + width, y + 16, say("dossier.title"), "sheet-label", "right"),
                Line(x, y + 20, x + width, y + 20, "ink", 1.3),
            ]

        return Slab(22, marks, keep=True)

    def _page(self, column: Column, number: int, count: int) -> Page:
        paper, left = self.workshop.paper, self.left
        right, foot = left + self.measure["text"], paper.height - self.measure["foot"]
        case = self.dossier.case
        words = self.say("dossier.footer", case=case.code, title=case.title, version=self.workshop.edition)
        opened = next((slab.anchor.text for slab, _ in column if slab.anchor), None)
        marks = [
            *draw(column, left, self.measure["top"]),
            Line(left, foot - 4.6, right, foot - 4.6, "line", 0.4),
            *self.setter.line(left, foot, words, "footer"),
            *self.setter.line(right, foot, self.say("number.of", n=number, m=count), "book-folio", "right"),
        ]
        return Page(paper.width, paper.height, tuple(marks), "editor", opened)


def _indented(line: str) -> str:
    """What follows in one branch of a crisis stays set in."""
    text = line.lstrip(" ")
    return TIE * (len(line) - len(text)) + text
