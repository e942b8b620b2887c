"""Exhibits that point at what they do not hold: rows, cells, lanes, hours.

In: a dossier.  Out: findings M095–M096.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ..diagnostics import Finding, Path, Words, rule
from ..model.dossier import Dossier
from ..model.exhibits import BaseExhibit, Chart, Form, Note, Notebook

_HOUR = re.compile(r"([01][0-9]|2[0-3]):[0-5][0-9]")


def _exhibits(dossier: Dossier) -> Iterator[tuple[Path, BaseExhibit]]:
    for card in dossier.case.cards.values():
        if card.exhibit is not None:
            yield (*dossier.card_path(card), "exhibit"), card.exhibit


def _pointers(exhibit: BaseExhibit) -> Iterator[tuple[Path, str, Iterable[str]]]:
    """(place inside the exhibit, key that it names, keys that there are)."""
    if isinstance(exhibit, Note | Notebook) and exhibit.ringed:
        yield ("ringed",), exhibit.ringed, exhibit.lines
    if isinstance(exhibit, Form):
        for key in sorted(exhibit.wide):
            yield ("wide",), key, exhibit.cells
    if isinstance(exhibit, Chart):
        for name, mark in exhibit.marks.items():
            yield ("marks", name, "lane"), mark.lane, exhibit.lanes


@rule(
    "M095",
    message=Words("the exhibit has no `{key}`", "la pieza no tiene ningún `{key}`"),
    hint=Words("it has: {known}", "tiene: {known}"),
    bad="""\
C01:
  cards:
    P01:
      exhibit: {kind: note, lines: {one: Volver a las nueve}, ringed: ⟦two⟧}
""",
    good="""\
C01:
  cards:
    P01:
      exhibit: {kind: note, lines: {one: Volver a las nueve}, ringed: one}
""",
)
def unknown_part_of_exhibit(dossier: Dossier) -> Iterator[Finding]:
    """The ring, the wide cell or the dot would be drawn nowhere, and the card would lack what it shows.

    El círculo, la celda ancha o el punto no se dibujarían en ningún lado y a la carta le faltaría lo que muestra.
    """
    for path, exhibit in _exhibits(dossier):
        for place, key, known in _pointers(exhibit):
            if key not in known:
                yield Finding((*path, *place), {"key": key, "known": ", ".join(known)})


@rule(
    "M096",
    message=Words(
        "`{text}` is not an hour that the chart can show", "`{text}` no es una hora que el gráfico pueda mostrar"
    ),
    hint=Words(
        "write hours as 23:40, within the axis {first} to {last}",
        "escriban las horas como 23:40, dentro del eje {first} a {last}",
    ),
    bad="""\
C01:
  cards:
    P01:
      exhibit:
        kind: chart
        title: Antenas
        lanes: {a: Puerto}
        hours: ['21:00', '23:00']
        marks: {m: {lane: a, at: ⟦las nueve⟧}}
""",
    good="""\
C01:
  cards:
    P01:
      exhibit:
        kind: chart
        title: Antenas
        lanes: {a: Puerto}
        hours: ['21:00', '01:00']
        marks: {m: {lane: a, at: '00:10', until: '00:40'}}
""",
)
def hour_off_chart(dossier: Dossier) -> Iterator[Finding]:
    """A dot beside its hour is worse than no dot: the table reads times from the drawing.

    Un punto fuera de su hora es peor que ninguno: en la mesa las horas se leen del dibujo.
    """
    for path, exhibit in _exhibits(dossier):
        if isinstance(exhibit, Chart):
            yield from _hours(path, exhibit)


def _hours(path: Path, chart: Chart) -> Iterator[Finding]:
    first, last = chart.hours
    values = {"first": first, "last": last}
    wrong = [number for number, hour in enumerate(chart.hours) if not _HOUR.fullmatch(hour)]
    for number in wrong:
        yield Finding((*path, "hours", number), {**values, "text": chart.hours[number]})
    for name, mark in chart.marks.items():
        for field, hour in (("at", mark.at), ("until", mark.until)):
            if hour is not None and not (_HOUR.fullmatch(hour) and (wrong or _within(hour, first, last))):
                yield Finding((*path, "marks", name, field), {**values, "text": hour})


def _within(hour: str, first: str, last: str) -> bool:
    """Whether an hour lies on an axis that may run past midnight."""
    return first <= hour <= last if first <= last else hour >= first or hour <= last
