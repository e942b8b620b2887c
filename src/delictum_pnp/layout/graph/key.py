"""The foot of the graph: cards that no thread touches, and the key of lines and marks.

In: a `Plan`, the faces of its cards.  Out: marks.  The key tells only what the graph holds; its white gives way where
the sheet is narrow.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from ...model.cards import Card, SourceCard
from ..page import Box, Line, Mark, Path
from ..sheet_parts import hatching
from ..workshop import Workshop
from .cards import Face
from .network import Kind
from .plan import Plan
from .threads import ARROW, ARROW_LENGTH, PENS

SAMPLE = 9.0
"""Length of a line in the key."""
ICON, AFTER = 3.0, 0.9
PATCH = (5.0, 3.2)
GAP, APART_GAP = 5.0, 8.0
APART_Y, KEY_Y, RULE_Y = 4.2, 0.6, 7.6
"""Baselines and the rule, above the lower margin."""
LINES: tuple[tuple[str, tuple[Kind, ...]], ...] = (
    ("all", ("all",)),
    ("any", ("any",)),
    ("some", ("some",)),
    ("roles", ("operative", "structural")),
    ("settles", ("settles",)),
    ("gives", ("note", "gives")),
)


class Entry(NamedTuple):
    """A sample and its words; `draw` gives the sample's marks from its left edge and the baseline."""

    width: float
    draw: Callable[[float, float], Sequence[Mark]]
    words: str


def marks(plan: Plan, faces: Mapping[str, Face], workshop: Workshop) -> Iterator[Mark]:
    setter, say = workshop.setter, workshop.phrases
    x, y = plan.measure["margin"], plan.height - plan.measure["margin"]
    right = plan.width - x
    yield Line(x, y - RULE_Y, right, y - RULE_Y, "line", 0.5)
    if plan.network.apart:
        yield from setter.line(x, y - APART_Y, say("dossier.apart"), "graph-chip")
        start = x + setter.width(say("dossier.apart"), "graph-chip") + 2
        entries = [_card(card, workshop) for card in plan.network.apart]
        yield from _row(entries, start, y - APART_Y, right, APART_GAP, workshop)
    yield from _row([*_lines(plan, workshop), *_marks(faces.values(), workshop)], x, y - KEY_Y, right, GAP, workshop)


def _row(entries: Sequence[Entry], x: float, y: float, right: float, gap: float, workshop: Workshop) -> Iterator[Mark]:
    setter = workshop.setter
    widths = [entry.width + AFTER + setter.width(entry.words, "graph-title") for entry in entries]
    white = min(gap, (right - x - sum(widths)) / max(len(entries) - 1, 1))
    for entry, width in zip(entries, widths, strict=True):
        yield from entry.draw(x, y)
        yield from setter.line(x + entry.width + AFTER, y, entry.words, "graph-title")
        x += width + white


def _card(card: Card, workshop: Workshop) -> Entry:
    return Entry(ICON, partial(_icon, card.letter, "ink", workshop), f"{card.code}~~{card.title}")


def _lines(plan: Plan, workshop: Workshop) -> Iterator[Entry]:
    used = {thread.kind for thread in plan.network.threads}
    for name, kinds in LINES:
        shown = [kind for kind in kinds if kind in used]
        if shown:
            alike = list({PENS[kind]: kind for kind in shown}.values())
            yield Entry(SAMPLE, partial(_samples, alike), workshop.phrases(f"dossier.key_{name}"))


def _marks(faces: Collection[Face], workshop: Workshop) -> Iterator[Entry]:
    say = workshop.phrases
    standings = {face.card.standing for face in faces if isinstance(face.card, SourceCard)}
    for standing, icon in (("citable", "cit"), ("confidential", "conf")):
        if standing in standings:
            yield Entry(ICON, partial(_icon, icon, "ink", workshop), say(f"dossier.key_{standing}"))
    if any(face.watched for face in faces):
        yield Entry(ICON, partial(_icon, "eye", "grey", workshop), say("dossier.key_watched"))
    if any(face.misleading for face in faces):
        yield Entry(PATCH[0], _patch, say("dossier.key_misleading"))


def _icon(name: str, color: str, workshop: Workshop, x: float, y: float) -> list[Mark]:
    return [workshop.theme.icon(name, x, y - 2.5, ICON, color)]


def _samples(kinds: Sequence[Kind], x: float, y: float) -> list[Mark]:
    drawn: list[Mark] = []
    for number, kind in enumerate(kinds):
        pen, level = PENS[kind], y - 0.9 + (number - (len(kinds) - 1) / 2) * 1.4
        end = x + SAMPLE - (ARROW_LENGTH if pen.arrow else 0)
        drawn.append(Path(f"M {x:.2f} {level:.2f} H {end:.2f}", stroke=pen.color, line=pen.line, dash=pen.dash))
        drawn += [Path(ARROW, x + SAMPLE, level, fill=pen.color)] if pen.arrow else []
    return drawn


def _patch(x: float, y: float) -> list[Mark]:
    width, height = PATCH
    frame = Box(x, y - 2.6, width, height, stroke="ink", line=0.8, dash=(2.6, 1.6))
    return [hatching(x, y - 2.6, width, height, 1.4, "mid", 0.5), frame]
