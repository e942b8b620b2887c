"""Drawn exhibits as lines of text.  In: an exhibit and the title of its card.  Out: lines, first what it is.

Everything that is printed in the drawing is told, in the order of the model: a row is one line, a label and its value
are joined by a dash; a chart's marks follow the name of their lane.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from ..model.exhibits import Chart, Exhibit, Note, Notebook, Receipt
from ..model.part import Part
from ..model.text import PlayersText, Text
from .breaking import parse
from .exhibits.alt import alternative
from .workshop import Phrases

PAIR, CELLS = " — ", " · "
UNDERLINED = re.compile(r"(?<!\w)_([^_]+)_(?!\w)")
TIES = str.maketrans({"\u00a0": " ", "\u202f": " ", "\u00ad": None})


def unmarked(text: str) -> str:
    """A text without its markup: `**strong**`, `*emphasis*`, `[[P04]]`, `~`, and what is underlined by hand."""
    plain = " ".join("".join(run.text for run in word) for word in parse(UNDERLINED.sub(r"\1", text), "regular"))
    return " ".join(plain.translate(TIES).split())


def exhibit_lines(exhibit: Exhibit, title: str, phrases: Phrases) -> Iterator[str]:
    """What is drawn, then what stands in it."""
    yield unmarked(alternative(exhibit, title, phrases))
    if isinstance(exhibit, Chart):
        yield from _chart(exhibit)
    else:
        yield from _lines(exhibit.model_copy(update=_by_hand(exhibit, phrases)))


def _by_hand(exhibit: Exhibit, phrases: Phrases) -> dict[str, object]:
    """The fields in which something is struck out or ringed, with a word for it."""
    if isinstance(exhibit, Receipt) and exhibit.struck:
        label, name, beside = exhibit.struck
        return {"struck": (label, PlayersText(phrases("plain.struck", words=name)), beside)}
    if isinstance(exhibit, Note | Notebook) and exhibit.ringed in exhibit.lines:
        ringed = PlayersText(phrases("plain.ringed", words=exhibit.lines[exhibit.ringed]))
        return {"lines": {**exhibit.lines, exhibit.ringed: ringed}}
    return {}


def _lines(part: object) -> Iterator[str]:
    """The printed texts of a part, one line each; rows stay together."""
    if isinstance(part, Text):
        yield unmarked(part)
    elif isinstance(part, tuple):
        cells = [unmarked(cell) for cell in part if isinstance(cell, Text)]
        if cells:
            yield (PAIR if len(cells) == 2 else CELLS).join(cells)
    elif isinstance(part, Part):
        for name in type(part).model_fields:
            yield from _lines(getattr(part, name))
    elif isinstance(part, Mapping):
        for value in part.values():
            yield from _lines(value)


def _chart(chart: Chart) -> Iterator[str]:
    yield from _lines(chart.title)
    yield from _lines(chart.subtitle)
    yield "–".join(chart.hours)
    for key, name in chart.lanes.items():
        spans = [f"{m.at}–{m.until}" if m.until else m.at for m in chart.marks.values() if m.lane == key]
        yield f"{unmarked(name)}: {', '.join(spans) or chart.empty or '—'}"
    for part in (chart.text, chart.foot, chart.slip):
        yield from _lines(part)
