"""The sections of the editor's page: which figures, in which table or plot.

In: a `Report`, a language.  Out: HTML of each section.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape

from ..diagnostics import Language
from .plots import Bars, Look, Span, curves, legend, nested, spans, stacks
from .rates import Difference, Rate
from .run import Report
from .statistics import RARE, Figures, Met
from .summary import rare_lines, rows, with_interval
from .words import number, percent, say

MARKS: dict[str, tuple[str, str, int]] = {
    "chance": ("#5c5a56", "2 3", 0),
    "curious": ("#17594f", "", 4),
    "careful": ("#7a1f2b", "7 3", 3),
    "proof": ("#1b1b1d", "1 2", -4),
}
"""Colour, dashes and mark of each policy."""
TITLE_LENGTH = 22
"""Characters of a card's title beside its bar."""


class Sections:
    def __init__(self, report: Report, language: Language) -> None:
        self.report, self.language = report, language
        self.looks = {name: Look(self.say(name), *MARKS[name]) for name in report.policies}
        self.policies = [(self.looks[name], figures) for name, figures in report.policies.items()]

    def say(self, key: str, **values: object) -> str:
        return say(key, self.language, **values)

    def percent(self, share: float) -> str:
        return percent(share, self.language)

    def points(self, share: float) -> str:
        """A difference of shares on an axis."""
        return number(share * 100, self.language, 0, signed=True)

    def all(self) -> Iterator[str]:
        yield self.section("summary", self.summary())
        yield self.section("success", self.success())
        yield self.section("claims", self.claims())
        yield self.section("by_claim", self.by_claim())
        yield self.section("first_claim", self.so_far("claim"))
        yield self.section("first", self.so_far("either"))
        yield self.section("heat", self.heat())
        yield self.section("watched", self.watched())
        yield self.section("crises", self.crises())
        yield self.section("cards", self.cards(), self.say("note.cards", share=self.percent(RARE)))
        yield self.section("misleading", self.misleading(), self.say("note.misleading"))
        if pairs := [helped.success.of for helped in self.policies[0][1].specialists.values()]:
            yield self.section("specialists", self.specialists(), self.say("note.specialists", pairs=min(pairs)))
            yield self.section("specialist_claims", self.specialist_claims())
        yield self.section("open", self.open_at_close())
        yield self.section("method", "", self.say("note.method", size=self.report.table.rules.team_size))

    def section(self, key: str, body: str, note: str = "") -> str:
        small = f'<p class="small">{escape(note)}</p>\n' if note else ""
        return f"<section>\n<h2>{escape(self.say(f'h.{key}'))}</h2>\n{small}{body}\n</section>"

    def about(self) -> str:
        lines = (
            f"<li><strong>{escape(look.name)}</strong>: {self.say(f'about.{key}')}</li>"
            for key, look in self.looks.items()
        )
        return f"<ul>{''.join(lines)}</ul>"

    def summary(self) -> str:
        heads = ["", *(look.name for look, _ in self.policies)]
        return table(heads, [[row.label, *row.cells] for row in rows(self.report, self.language)])

    def success(self) -> str:
        """All policies on one scale: how far apart they lie."""
        names = (*self.report.table.watch.theses, "either", "public")
        lines = [
            (self.say(f"row.{name}"), [_span(look, f.proven[name]) for look, f in self.policies]) for name in names
        ]
        return self.with_legend(spans(self.say("h.success"), lines, 0, 1, self.percent))

    def claims(self) -> str:
        return self.stacked("claims", lambda figures: figures.claims)

    def crises(self) -> str:
        return self.stacked("crises", lambda figures: figures.crises_in_a_game)

    def stacked(self, title: str, of: Callable[[Figures], Sequence[Rate]]) -> str:
        """Games by a number from 0 up, each with its share."""
        lines = [
            (
                look.name,
                [(rate.share, f"{n}: {self.percent(rate.share)}") for n, rate in enumerate(of(f))],
            )
            for look, f in self.policies
        ]
        return stacks(self.say(f"h.{title}"), lines)

    def by_claim(self) -> str:
        names = self.report.table.rubric.claims
        lines = [(self.claim(name), [_span(look, f.by_claim[name]) for look, f in self.policies]) for name in names]
        return self.with_legend(spans(self.say("h.by_claim"), lines, 0, 1, self.percent))

    def claim(self, name: str) -> str:
        scope, _, number_of = name.partition(".")
        return f"{self.say(f'row.{scope}')}, {number_of}"

    def so_far(self, what: str) -> str:
        title = "h.first" if what == "either" else "h.first_claim"
        return self.curves(title, lambda figures: figures.first[what].by_turn, 1, self.percent)

    def heat(self) -> str:
        top = self.report.table.rules.heat[1]
        return self.curves("h.heat", lambda f: [at.mean for at in f.heat], top, lambda n: number(n, self.language))

    def watched(self) -> str:
        return self.curves("h.watched", lambda f: [at.watched.share for at in f.heat], 1, self.percent)

    def curves(
        self, title: str, of: Callable[[Figures], Sequence[float]], most: float, show: Callable[[float], str]
    ) -> str:
        series = [(look, of(figures)) for look, figures in self.policies]
        return self.with_legend(curves(self.say(title), series, most, show, self.say("turn")))

    def cards(self) -> str:
        codes = list(self.policies[0][1].cards)
        columns = [(look.name, [self.bars(figures.cards[code]) for code in codes]) for look, figures in self.policies]
        never = ((row.label, row.cells[0]) for row in rare_lines(self.report, self.language))
        met = table([self.say("rare", share=self.percent(RARE)), ""], never)
        return met + nested(self.say("h.cards"), [self.card(code) for code in codes], columns)

    def bars(self, met: Met) -> Bars:
        shares = [rate.share for rate in (met.eligible, met.revealed, met.cited)]
        rare = " ✕" if shares[1] < RARE else ""
        return Bars(max(shares), shares[1], shares[2], self.percent(shares[1]) + rare)

    def card(self, code: str) -> str:
        titles = {str(card): entry.title for card, entry in self.report.table.dossier.case.cards.items()}
        title = titles[code].replace("~", "\u00a0")
        return f"{code} {title if len(title) <= TITLE_LENGTH else title[: TITLE_LENGTH - 1].rstrip() + '…'}"

    def misleading(self) -> str:
        heads = [self.say(key) for key in ("card", "way", "revealed", "with", "without")]
        lines = (
            [
                self.card(code),
                look.name,
                self.percent(m.revealed.share),
                *map(self.exactly, (m.success_with, m.success_without)),
            ]
            for code, _ in self.report.table.misleading
            for look, m in ((look, figures.misleading[code]) for look, figures in self.policies)
        )
        return table(heads, lines)

    def exactly(self, rate: Rate) -> str:
        return with_interval(rate, self.language) if rate.of else "—"

    def specialists(self) -> str:
        lines = [
            (self.specialist(key), [_differing(look, f.specialists[key].success) for look, f in self.policies])
            for key in self.report.table.rules.specialists
        ]
        edge = _edge(lines, 0.1)
        return self.with_legend(spans(self.say("h.specialists"), lines, -edge, edge, self.points))

    def specialist_claims(self) -> str:
        lines = [
            (self.specialist(key), [_differing(look, f.specialists[key].claims) for look, f in self.policies])
            for key in self.report.table.rules.specialists
        ]
        edge = _edge(lines, 0.2)
        shown = spans(
            self.say("h.specialist_claims"), lines, -edge, edge, lambda n: number(n, self.language, 1, signed=True)
        )
        return self.with_legend(shown)

    def specialist(self, key: str) -> str:
        return str(self.report.table.dossier.info.specialists[key].name)

    def open_at_close(self) -> str:
        names = [dispute.name for dispute in self.report.table.rubric.disputes]
        if not names:
            return f"<p>{escape(self.say('none'))}</p>"
        lines = [(name, [_span(look, f.open[name]) for look, f in self.policies]) for name in names]
        return self.with_legend(spans(self.say("h.open"), lines, 0, 1, self.percent))

    def with_legend(self, plot: str) -> str:
        return legend(self.looks.values()) + plot


def table(heads: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in heads)
    body = "\n".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in line)}</tr>" for line in lines)
    return f"<table>\n<tr>{head}</tr>\n{body}\n</table>\n"


def _span(look: Look, rate: Rate) -> Span:
    return Span(look, rate.share, *rate.interval)


def _differing(look: Look, difference: Difference) -> Span:
    return Span(look, difference.mean, difference.low, difference.high)


def _edge(lines: Iterable[tuple[str, Sequence[Span]]], step: float) -> float:
    """Half the width of a scale around 0 that holds every interval: whole steps."""
    far = max(max(abs(span.low), abs(span.high)) for _, marks in lines for span in marks)
    return step * max(1, -int(-far // step))
