"""A press sheet, cell by cell: what is on the front, what lies behind it when the sheet is turned.

In: two pages by the first reader and, when there is one, both by the second.  Out: `SheetRead`.  The arithmetic is
this room's own: a sheet turned about its upright axis puts x behind W - x.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from statistics import median

from ..imposition.plan import CuttingPlan
from ..pdf.content import Run
from . import drawn, measures
from .picture import Rect
from .second_reader import SecondPage, Word
from .subjects import CardRead, PageRead, SheetRead

Found = dict[str, list[Word]]
"""Where a page says each name."""


def sheet(
    front: PageRead, back: PageRead, flip_long: bool, plan: CuttingPlan, second: tuple[SecondPage, SecondPage] | None
) -> SheetRead:
    """A front and the back printed behind it; of a folded sheet both are one page, folded in its middle."""
    assert front.block and back.block
    width, height = front.size
    folded = front is back
    upright = flip_long == (height >= width) or folded
    shift = (back.block[0] - front.block[0], back.block[1] - front.block[1])
    cells = [cell for cell in _cells(front.block, plan) if not folded or cell.middle[0] < width / 2]
    pairs = [(cell, _moved(_behind(cell, width, height, upright), shift)) for cell in cells]
    cards = [_card(front, back, here, there) for here, there in pairs]
    marks: tuple[measures.Block, ...] = ()
    if second:
        names = sorted({card.name for card in cards if card.name})
        seen = [({name: page.find(name) for name in names}, page) for page in second]
        cards = [_seen(card, *pair, seen, upright) for card, pair in zip(cards, pairs, strict=True)]
        blocks = zip(second, (front.block, back.block), strict=True)
        marks = tuple(measures.block(page, Rect(*block), plan) for page, block in blocks)
    return SheetRead(
        front.file, front.number, back.number, width, height, upright, front.block, tuple(cards), marks, shift
    )


def front_alone(front: PageRead, plan: CuttingPlan, second: SecondPage | None, listed: frozenset[str]) -> SheetRead:
    """A front behind which nothing is printed; what is to be written there is listed."""
    assert front.block
    cards = [_card(front, front, cell, cell) for cell in _cells(front.block, plan)]
    marks: tuple[measures.Block, ...] = ()
    if second:
        found = {name: second.find(name) for name in sorted({card.name for card in cards if card.name})}
        pairs = zip(cards, _cells(front.block, plan), strict=True)
        cards = [replace(card, second_front=_tallest(found, cell)[0]) for card, cell in pairs]
        marks = (measures.block(second, Rect(*front.block), plan),)
    size = front.size
    return SheetRead(front.file, front.number, 0, *size, True, front.block, tuple(cards), marks, listed=listed)


def among_fellows(found: Sequence[SheetRead]) -> Iterator[SheetRead]:
    """The sheets of a file with how far each card stands from where most of them stand."""
    cards = [card for sheet in found for card in sheet.cards if card.name and card.back]
    if not cards:
        yield from found
        return
    x, y = median(card.front_at[0] for card in cards), median(card.front_at[1] for card in cards)
    height = median(card.back_at[1] for card in cards)
    for sheet in found:
        moved = [
            replace(
                card,
                front_off=_far(card.front_at[0] - x, card.front_at[1] - y) if card.name else 0.0,
                back_off=_far(card.back_at[0], card.back_at[1] - height) if card.back else 0.0,
            )
            for card in sheet.cards
        ]
        yield replace(sheet, cards=tuple(moved))


def _cells(block: tuple[float, float, float, float], plan: CuttingPlan) -> list[Rect]:
    """The cells of a block, row by row."""
    left, top, _, _ = block
    width, height, gap = plan.card_width, plan.card_height, plan.gap
    return [
        Rect(left + column * (width + gap), top + row * (height + gap), width, height)
        for row in range(plan.rows)
        for column in range(plan.columns)
    ]


def _behind(cell: Rect, width: float, height: float, upright: bool) -> Rect:
    """The place on the back that lies behind a cell."""
    x, y, across, down = cell
    return Rect(width - x - across, y, across, down) if upright else Rect(x, height - y - down, across, down)


def _moved(rect: Rect, shift: tuple[float, float]) -> Rect:
    return rect._replace(x=rect.x + shift[0], y=rect.y + shift[1])


def _card(front: PageRead, back: PageRead, here: Rect, there: Rect) -> CardRead:
    name, behind = _name(front, here), _name(back, there)
    return CardRead(
        name=name.text.strip() if name else "",
        back=behind.text.strip() if behind else "",
        front_at=(name.x - here.x, name.y - here.y) if name else (0.0, 0.0),
        back_at=((behind.x + behind.end_x) / 2 - there.middle[0], behind.y - there.y) if behind else (0.0, 0.0),
    )


def _name(page: PageRead, cell: Rect) -> Run | None:
    """The largest text that is seen in a cell: the card's name."""
    inside = [run for run in page.seen if run.text.strip() and _holds(cell, run)]
    return max(inside, key=lambda run: run.size, default=None)


def _holds(cell: Rect, run: Run) -> bool:
    return cell.x <= (run.x + run.end_x) / 2 <= cell.x + cell.width and cell.y <= run.y <= cell.y + cell.height


def _seen(card: CardRead, here: Rect, there: Rect, seen: Sequence[tuple[Found, SecondPage]], upright: bool) -> CardRead:
    """A card with what the second reader finds on its front and behind it."""
    (fronts, front), (backs, back) = seen
    name, place = _tallest(fronts, here)
    other, behind = _tallest(backs, there)
    likeness = None
    if place and behind and name == other:
        names = drawn.drawn(front, place, turned=False), drawn.drawn(back, behind, turned=not upright)
        inked, likeness = (names[0].legible, names[1].legible), drawn.unlike(*names)
    else:
        inked = drawn.inked(front, here), drawn.inked(back, there)
    off = behind.middle - there.middle[0] if behind else 0.0
    return replace(card, second_front=name, second_back=other, second_off=off, likeness=likeness, inked=inked)


def _tallest(found: Found, cell: Rect) -> tuple[str, Word | None]:
    """The name that stands largest in a cell."""
    inside = [
        (word.rect.height, name, word) for name, words in found.items() for word in words if _within(cell, word.rect)
    ]
    _, name, word = max(inside, default=(0.0, "", None))
    return name, word


def _within(cell: Rect, rect: Rect) -> bool:
    x, y = rect.middle
    return cell.x <= x <= cell.x + cell.width and cell.y <= y <= cell.y + cell.height


def _far(across: float, down: float) -> float:
    return float((across**2 + down**2) ** 0.5)
