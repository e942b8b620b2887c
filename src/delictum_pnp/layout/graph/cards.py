"""A card in the graph: icon of its type, code, group tag, standing, what it asks besides sources, title.

In: a `Face` of the card, its place in mm.  Out: marks.  Shape tells before colour does: a tag is outlined with a point,
confidential is a padlock, a misleading card has a dashed outline, a hatched side and its word.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from ...model.cards import Card, Route, SourceCard, SpecialistNote
from ...model.dossier import Dossier
from ..page import Box, Line, Mark, Path
from ..setter import Block, Setter
from ..sheet_parts import hatching
from ..wording import signed
from ..workshop import Workshop

SIDE = 6.4
"""Of the icon's field."""
ICON = 4.6
PAD = 1.4
CODE_Y, TITLE_Y = 3.6, 6.25
"""Baselines below the upper edge."""
TITLE_LINES = 2
TAG_HEIGHT, TAG_POINT = 3.1, 1.3
TAG_Y = 0.85
CHIP_ICON = 2.7
STANDING = 2.9
ELLIPSIS = "…"


class Chip(NamedTuple):
    """A fact beside the group tag: an icon and a word."""

    icon: str
    word: str


class Face(NamedTuple):
    card: Card
    chips: tuple[Chip, ...]
    misleading: bool
    watched: bool
    """Its standing changes under surveillance or another condition."""


def faces(dossier: Dossier, workshop: Workshop) -> Mapping[str, Face]:
    return {
        code: Face(
            card,
            tuple(_chips(card, dossier, workshop)),
            code in dossier.solution.misleading,
            isinstance(card, SourceCard) and any(v.standing not in (None, card.standing) for v in card.variants),
        )
        for code, card in dossier.case.cards.items()
    }


def _chips(card: Card, dossier: Dossier, workshop: Workshop) -> Iterator[Chip]:
    """Reputation, count, citable sources, price, specialist, early interview."""
    say, asks = workshop.phrases, dossier.requirements.get(card.code)
    if asks and asks.least_reputation is not None:
        yield Chip("rep", say("dossier.at_least", n=asks.least_reputation))
    if asks and asks.at_least:
        yield Chip("req", say("dossier.so_many", n=asks.at_least.n, m=len(asks.at_least.of)))
    if asks and asks.citable:
        yield Chip("cit", "")
    if isinstance(card, Route):
        for cost in card.cost:
            if cost.heat or cost.reputation:
                yield Chip("heat" if cost.heat else "rep", signed(cost.heat or cost.reputation or 0, say))
    if isinstance(card, SpecialistNote):
        yield Chip(card.specialist, "")
    early = dossier.case.early_interview
    if early and early.question == card.code:
        yield Chip("S", early.seed)


def marks(face: Face, x: float, middle: float, width: float, height: float, workshop: Workshop) -> list[Mark]:
    """The card with its left edge at x."""
    y = middle - height / 2
    title = short(workshop.setter, face.card.title, width - SIDE - 2 * PAD)
    drawn = _outline(face, x, y, width, height, workshop)
    left = x + SIDE + PAD
    drawn += workshop.setter.line(left, y + CODE_Y, face.card.code, "graph-code")
    drawn += _facts(face, left + workshop.setter.width(face.card.code, "graph-code") + 1.4, y, workshop)
    drawn += _standing(face, x + width - PAD + 0.4, y, workshop)
    return [*drawn, *workshop.setter.draw(title, left, y + TITLE_Y)]


def short(setter: Setter, title: str, width: float) -> Block:
    """The title in its lines, cut at a word where it is longer."""
    words = title.split(" ")
    block = setter.set(title, "graph-title", width)
    while len(block.lines) > TITLE_LINES and len(words) > 1:
        words.pop()
        block = setter.set(" ".join(words).rstrip(",;:") + ELLIPSIS, "graph-title", width)
    return block


def _outline(face: Face, x: float, y: float, width: float, height: float, workshop: Workshop) -> list[Mark]:
    letter, dash = face.card.letter, (2.6, 1.6) if face.misleading else ()
    frame = Box(x, y, width, height, stroke="ink", line=0.8, dash=dash)
    icon_x, icon_y = x + (SIDE - ICON) / 2, y + (height - ICON) / 2
    ground: list[Mark] = [Box(x, y, width, height, fill="white")]
    if face.misleading:
        inner = Box(icon_x - 0.5, icon_y - 0.5, ICON + 1, ICON + 1, fill="white")
        icon = workshop.theme.icon(letter, icon_x, icon_y, ICON)
        return [
            *ground,
            hatching(x, y, SIDE, height, 1.4, "mid", 0.5),
            inner,
            icon,
            Line(x + SIDE, y, x + SIDE, y + height, "ink", 0.5),
            frame,
        ]
    icon = workshop.theme.icon(letter, icon_x, icon_y, ICON, "white", "ink")
    return [*ground, Box(x, y, SIDE, height, fill="ink"), icon, frame]


def _facts(face: Face, x: float, y: float, workshop: Workshop) -> list[Mark]:
    """Group tag, chips and the word of a misleading card, from x to the right."""
    setter, drawn = workshop.setter, []
    group = face.card.group if isinstance(face.card, SourceCard) else None
    if group:
        width = setter.width(group, "graph-tag") + TAG_POINT + 1.5
        drawn += _tag(x, y + TAG_Y, width)
        drawn += setter.line(x + TAG_POINT + 0.6, y + CODE_Y - 0.3, group, "graph-tag")
        x += width + 1.5
    for chip in face.chips:
        drawn.append(workshop.theme.icon(chip.icon, x, y + CODE_Y - CHIP_ICON + 0.2, CHIP_ICON))
        drawn += setter.line(x + CHIP_ICON + 0.4, y + CODE_Y - 0.2, chip.word, "graph-chip") if chip.word else []
        x += CHIP_ICON + (setter.width(chip.word, "graph-chip") + 0.4 if chip.word else 0.0) + 1.3
    if face.misleading:
        drawn += setter.line(x, y + CODE_Y - 0.2, workshop.phrases("dossier.misleads"), "graph-word")
    return drawn


def _tag(x: float, y: float, width: float) -> list[Mark]:
    outline = f"M 0 {TAG_HEIGHT / 2} L {TAG_POINT} 0 H {width:.3f} V {TAG_HEIGHT} H {TAG_POINT} Z"
    return [Path(outline, x, y, fill="white", stroke="ink", line=0.6)]


def _standing(face: Face, right: float, y: float, workshop: Workshop) -> list[Mark]:
    """Citable or confidential at the right edge; an eye before it where that may change."""
    standing = face.card.standing if isinstance(face.card, SourceCard) else None
    if standing is None:
        return []
    name = "cit" if standing == "citable" else "conf"
    top = y + CODE_Y - STANDING + 0.3
    drawn: list[Mark] = [workshop.theme.icon(name, right - STANDING, top, STANDING)]
    if face.watched:
        drawn.append(workshop.theme.icon("eye", right - 2 * STANDING - 0.7, top, STANDING, "grey"))
    return drawn
