"""Cards as they lie on the table: their public side, and their front once they are turned over.

In: a case and a workshop, whose words are those that the cards print.  Out: lines of plain text.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ..game.scripts import holding
from ..layout.views import CardView, view
from ..layout.wording import effect_lines
from ..layout.workshop import Workshop
from ..model.cards import Clue, Event, Location, Question, Recovery, SourceCard
from ..model.codes import CardCode
from ..model.dossier import Dossier
from ..model.text import texts
from .steps import Reading

WIDTH = 96
MARKS = re.compile(r"\*+|\[\[|\]\]|\u00ad")


def plain(text: str) -> str:
    """Without the small markup of printed texts."""
    return MARKS.sub("", text).replace("~", " ")


def wrapped(text: str, indent: str = "") -> list[str]:
    """Paragraphs broken for a terminal."""
    return [
        line
        for paragraph in plain(text).split("\n")
        if paragraph.strip()
        for line in textwrap.wrap(paragraph, WIDTH, initial_indent=indent, subsequent_indent=indent)
    ]


@dataclass(frozen=True, eq=False)
class Look:
    dossier: Dossier
    workshop: Workshop

    def _view(self, code: CardCode) -> CardView:
        return view(self.dossier.case.cards[code], self.dossier.case, self.dossier.info, self.workshop)

    def public(self, code: CardCode) -> str:
        """One line: where a clue is, or what is asked, with its requirement and its cost."""
        card = self.dossier.case.cards[code]
        if isinstance(card, Clue):
            place = self.dossier.case.cards[card.location]
            where = place.approaches[card.approach] if isinstance(place, Location) else ""
            return plain(f"{card.location} {place.title} · {card.approach}: {where}")
        seen = self._view(code)
        asked = [f"{row.label}: {row.value}" for row in seen.rows if row.label and row.value != card.title]
        who = f"{card.title}: " if isinstance(card, Question) else ""
        return plain(f"{who}{seen.public} [{'; '.join(asked)}]")

    def locations(self) -> Iterator[str]:
        for place in self.dossier.case.of(Location):
            yield f"  {place.code} {plain(place.title)}"
            yield from wrapped(place.text or "", "      ")
            for approach, text in sorted(place.approaches.items()):
                yield from wrapped(f"{approach}: {text}", "      ")

    def front(self, reading: Reading, previous_wrong: bool, seed: str = "absent") -> Iterator[str]:
        """A card turned over, with the variants that hold and no others."""
        card, seen = self.dossier.case.cards[reading.card], self._view(reading.card)
        origin = f" · {seen.group}" if seen.group else ""
        yield f"── {card.code} · {plain(card.title)}{origin}"
        for _, text in texts(card.exhibit, "") if card.exhibit else ():
            yield from wrapped(text, "   | ")
        yield from wrapped(card.text or "", "   ")
        if isinstance(card, Recovery):
            yield from wrapped((card.verify if seed == "fragile" else card.recover).text, "   ")
        if isinstance(card, SourceCard | Event):
            yield from self._effects(effect_lines(card.effects, self.workshop.phrases))
            for variant in holding(card.variants, reading.heat, previous_wrong):
                yield from wrapped(f"» {variant.text}", "   ")
                if variant.standing:
                    yield from self._effects([self.workshop.phrases(f"standing.{variant.standing}")])
                yield from self._effects(effect_lines(variant.effects, self.workshop.phrases))

    def _effects(self, lines: Iterable[str]) -> Iterator[str]:
        yield from (f"   → {plain(line)}" for line in lines)
