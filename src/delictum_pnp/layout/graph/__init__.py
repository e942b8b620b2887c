"""The graph of a case: what opens what, and which claim each source serves, on one page for its editors.

In: a `Dossier`.  Out: a `Page` of audience `editor`: it tells the solution.  Cards stand in layers from left to right,
each right of all that opens it; the claims of both theses are the last column.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ...model.dossier import Dossier
from .. import case_mark
from ..page import Line, Mark, Page
from ..workshop import Workshop
from . import cards, claims, key, threads
from .network import network
from .plan import Plan, plan


def page(dossier: Dossier, workshop: Workshop) -> Page:
    done, faces = plan(network(dossier), workshop), cards.faces(dossier, workshop)
    marks = [*_head(dossier, done, workshop), *threads.marks(done), *_cards(faces, done, workshop)]
    for claim, top in done.claims:
        column = done.columns[-1]
        marks += claims.marks(claim, column.x, top, column.width, workshop)
    marks += key.marks(done, faces, workshop)
    title = workshop.phrases("dossier.graph_of", case=dossier.case.code)
    return Page(done.width, done.height, tuple(marks), "editor", title)


def _cards(faces: Mapping[str, cards.Face], done: Plan, workshop: Workshop) -> Iterator[Mark]:
    for card in done.network.cards:
        column = done.columns[done.network.layers[card.code]]
        face, middle = faces[card.code], done.middles[card.code]
        yield from cards.marks(face, column.x, middle, column.width, done.measure["card"], workshop)


def _head(dossier: Dossier, done: Plan, workshop: Workshop) -> Iterator[Mark]:
    setter, say, case = workshop.setter, workshop.phrases, dossier.case
    left, right, y = done.measure["margin"], done.width - done.measure["margin"], done.measure["margin"] + 5
    title = say("case.titled", code=case.code, title=case.title)
    yield from case_mark.marks(case.code, left, y - 1.9, case.accent, 1.3)
    start = left + case_mark.width(case.code, 1.3) + 3
    yield from setter.line(start, y, title, "graph-head")
    start += setter.width(title, "graph-head") + 5
    yield from setter.line(start, y, say("dossier.graph_line"), "sheet-note")
    yield from setter.line(right, y, say("dossier.spoilers"), "graph-warning", "right")
    yield Line(left, y + 2.4, right, y + 2.4, "ink", 0.9)
