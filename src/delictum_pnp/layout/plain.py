"""The kit as plain text, for screens, screen readers and braille lines.

In: a case or the box, or the pages of a product.  Out: UTF-8 text without any drawing, 80 columns wide, headings after
`#`.  Cards are told from the same value objects as they are printed from, public sides first, so that nobody who looks
for one back reads a front; whatever else is read from its pages, as `reading` reads them.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Sequence

from ..model.case import Case
from ..model.kit import KitInfo
from . import plain_sheets
from . import specialists as specialist_cards
from .cards import deck
from .furniture import VariantWords
from .page import Mark, Page, Placed
from .plain_exhibits import exhibit_lines, unmarked
from .reading import Block, blocks
from .views import CardView, view
from .wording import standing
from .workshop import Phrases, Workshop

WIDTH, HANG = 80, 2
CELL = " | "
HEADS = {"H1": "# ", "H2": "## ", "H3": "### "}


def cards(case: Case, info: KitInfo, workshop: Workshop) -> str:
    """The cards of a case: all public sides, then all fronts, in deck order."""
    say = workshop.phrases
    shown = [view(case.cards[code], case, info, workshop) for code in deck(case)]
    lines = [f"# {case.code} · {case.title}", "", say("plain.head"), ""]
    lines += [f"## {say('plain.backs')}", "", say("plain.backs_help"), ""]
    for one in shown:
        lines += [*_back(one, say), ""]
    lines += [f"## {say('plain.fronts')}", "", say("plain.fronts_help"), ""]
    for one in shown:
        lines += [*_front(one, say), ""]
    return _wrapped(lines, HANG)


def specialists(info: KitInfo, workshop: Workshop) -> str:
    """The specialists, in code order."""
    say = workshop.phrases
    lines = [f"# {say('product.especialistas')}", ""]
    for key, specialist in sorted(info.specialists.items(), key=lambda item: item[1].code):
        one = specialist_cards.view(key, specialist, info, workshop)
        lines += [f"### {specialist.code} · {one.name}", one.once, one.quote, f"{one.with_label}: {one.action}"]
        lines += [one.power, f"{one.used}: {one.used_help}", one.flip, ""]
    return _wrapped(lines, HANG)


def product(title: str, pages: Iterable[Page], workshop: Workshop) -> str:
    """Pages as they are read; those of a booklet in the order of their numbers, not of its sheets."""
    lines = [f"# {title}", ""]

    def read(marks: Sequence[Mark]) -> list[Block]:
        return list(blocks(marks, workshop.setter.ruler))

    for marks in _in_order(pages):
        sheet = plain_sheets.has_places(marks)
        lines += [*(plain_sheets.lines(marks, read, _told) if sheet else _told(read(marks))), ""]
    return _wrapped(lines)


def _told(found: Sequence[Block]) -> list[str]:
    """Blocks as lines, those beside each other in one."""
    lines: list[str] = []
    row: list[str] = []
    for block in found:
        if not block.beside:
            lines += _row(row)
            row = []
        row.append(HEADS.get(block.role, "") + block.words if not row else block.words)
    return [*lines, *_row(row)]


def _row(cells: Sequence[str]) -> list[str]:
    """A row of a table, or a paragraph; headings stand apart."""
    if not cells:
        return []
    return ["", cells[0]] if len(cells) == 1 and cells[0].startswith("#") else [CELL.join(cells)]


def _in_order(pages: Iterable[Page]) -> list[tuple[Mark, ...]]:
    """The marks of each page; a booklet's pages, which stand two by two on its sheets, each alone and by number."""
    parted: list[tuple[int, tuple[Mark, ...]]] = []
    for page in pages:
        inside = [mark for mark in page.marks if isinstance(mark, Placed) and mark.drawing.tag]
        placed = [(mark.drawing.tag.place, mark.drawing.marks) for mark in inside if mark.drawing.tag]
        placed = [(place, marks) for place, marks in placed if place]
        parted += placed or [(0, page.marks)]
    return [marks for _, marks in sorted(parted, key=lambda part: part[0])]


def _back(one: CardView, say: Phrases) -> Iterator[str]:
    yield f"### {say('plain.back_of', code=one.code)}"
    yield f"{say('plain.type')}: {one.kind}"
    if one.public:
        yield f"{say('plain.public')}: {unmarked(one.public)}"
    for row in one.rows:
        yield _labelled(row.label, unmarked(row.value))


def _front(one: CardView, say: Phrases) -> Iterator[str]:
    """From top to bottom, as printed."""
    yield f"### {say('plain.front_of', code=one.code)}"
    yield f"{say('plain.type')}: {one.eyebrow}"
    yield f"{say('plain.title')}: {unmarked(one.title)}"
    if one.group:
        yield f"{say('plain.group')}: {one.group}"
    if one.standing:
        yield f"{say('plain.standing')}: {standing(one.standing, say)}"
    if one.where:
        yield f"{say('plain.place')}: {unmarked(one.where)}"
    yield from _passage(one, say)
    for variant in one.variants:
        yield from _variant(variant, say)
    if one.effects:
        yield f"{one.effects_label}: {say('list.sentence').join(effect.text for effect in one.effects)}"
    if one.note:
        yield f"{say('plain.note')}: {unmarked(one.note)}"


def _passage(one: CardView, say: Phrases) -> Iterator[str]:
    if one.event:
        yield _labelled(one.event.turn, f"{one.event.before} {one.event.effect.text}")
    if one.strip:
        yield _labelled(one.strip.label, unmarked(one.strip.value))
    if one.question:
        yield f"{say('plain.question')}: {unmarked(one.question)}"
    if one.exhibit:
        yield f"{say('plain.exhibit')}:"
        yield from (f"  {line}" for line in exhibit_lines(one.exhibit, one.title, say))
    if one.text:
        first, *more = one.text.split("\n\n")
        yield f"{say('plain.passage')}: {unmarked(first)}"
        yield from (f"  {unmarked(paragraph)}" for paragraph in more)
    for letter, text in one.approaches.items():
        yield f"{say('face.approach', approach=letter)}: {unmarked(text)}"
    for state in one.states:
        yield f"{state.name} ({state.when}): {unmarked(state.text)}"


def _variant(variant: VariantWords, say: Phrases) -> Iterator[str]:
    yield f"{say('plain.variant')}. {variant.condition.text}: {unmarked(variant.text or '')}"
    if variant.standing:
        yield f"  {say('standing.becomes')} {standing(variant.standing, say)}"
    if variant.effects:
        yield f"  {say('effect.label')}: {say('list.sentence').join(effect.text for effect in variant.effects)}"


def _labelled(label: str, words: str) -> str:
    return f"{label}: {words}" if label else words


def _wrapped(lines: Iterable[str], hang: int = 0) -> str:
    """Lines broken at 80 columns, what is broken off set in by `hang`; never two empty lines."""
    made: list[str] = []
    for line in lines:
        indent = " " * (len(line) - len(line.lstrip()) + hang)
        broken = textwrap.wrap(
            line, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
        ) or [""]
        made += broken if any(broken) or (made and made[-1]) else []
    return "\n".join(made).strip() + "\n"
