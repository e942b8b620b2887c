"""Slabs into columns.  In: slabs, each with its height; a column's height.  Out: columns of placed slabs.

A slab is what no page break parts: a line of a paragraph, a row of a table, a whole example.  Breaks are chosen
for the whole text: as few columns as can be, then the least sum of white, of its squares and of what breaks cost; a
break that leaves only a little of a chapter on one side costs, too.  Measures in millimetres.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, pairwise
from typing import NamedTuple

from .page import Mark, Node
from .structure import told

Draw = Callable[[float, float], Sequence[Mark]]
"""From the upper left of a slab to its marks."""
COLUMN_COST, FREE_COLUMN_COST = 10.0, 0.1
"""More than all white of a column: columns are never added to even them out; and where one more costs no paper."""

EARLY = 1.0
"""How much rather white stands in the last column than in an earlier one."""
LEAST_BEGUN, LEAST_LEFT = 22.0, 13.5
"""What a chapter should have in the column where it begins, and in the one where it ends."""
STRANDED_COST = 1.0
TORN_LEAST = 0.1
"""Breaks that cost less than this all together tear nothing."""


@dataclass(frozen=True, slots=True)
class Anchor:
    """What a slab is for the contents list and the bookmarks."""

    level: int
    text: str
    number: str = ""


@dataclass(frozen=True, slots=True)
class Slab:
    height: float
    draw: Draw
    before: float = 0.0
    """White above it; none at the top of a column."""
    keep: bool = False
    """Stays in one column with the slab after it."""
    opens: bool = False
    """Begins a column."""
    again: Slab | None = None
    """Repeated above it when it begins a column: the head of a table."""
    cost: float = 0.0
    """Of a break before it; 0.11 is as bad as a tenth of a column left white."""
    anchor: Anchor | None = None


class Placing(NamedTuple):
    """A slab and the distance of its top from the column's top."""

    slab: Slab
    y: float


Column = tuple[Placing, ...]


def space_after(slabs: Sequence[Slab], white: float) -> list[Slab]:
    """The slabs with at least `white` above the first of them."""
    if not slabs:
        return []
    first = slabs[0]
    return [replace(first, before=max(first.before, white)), *slabs[1:]]


def moved(slabs: Sequence[Slab], right: float) -> list[Slab]:
    """The slabs, each drawn `right` mm further to the right."""
    return [_moved(slab, right) for slab in slabs]


def telling(slabs: Sequence[Slab], node: Node) -> list[Slab]:
    """The slabs, their type standing in a node of the document's structure."""
    return [_telling(slab, node) for slab in slabs]


def _telling(slab: Slab, node: Node) -> Slab:
    return replace(slab, draw=lambda x, y: told(node, slab.draw(x, y)))


def _moved(slab: Slab, right: float) -> Slab:
    again = _moved(slab.again, right) if slab.again else None
    return replace(slab, draw=lambda x, y: slab.draw(x + right, y), again=again)


def kept(slabs: Sequence[Slab]) -> list[Slab]:
    """The slabs, to stay together in one column."""
    return [*(replace(slab, keep=True) for slab in slabs[:-1]), *slabs[-1:]]


def stack(slabs: Sequence[Slab]) -> tuple[Column, float]:
    """All slabs one below the other, and their height."""
    placed: list[Placing] = []
    y = 0.0
    for number, slab in enumerate(slabs):
        y += slab.before if number else 0.0
        if slab.again and not number:
            placed.append(Placing(slab.again, y))
            y += slab.again.height
        placed.append(Placing(slab, y))
        y += slab.height
    return tuple(placed), y


def columns(slabs: Sequence[Slab], height: float, column_cost: float = COLUMN_COST) -> list[Column]:
    """The slabs in columns no higher than `height`, as few as can be unless a column costs little.

    Slabs kept together that are higher than a column stand alone in one, overfull.
    """
    slabs = _with_chapters(slabs)
    cuts = _cuts(slabs, height, column_cost)
    return [stack(slabs[start:end])[0] for start, end in pairwise(cuts)]


def torn(columns: Sequence[Column]) -> float:
    """What the breaks between columns cost, but for the white that they leave."""
    return sum(max(_first(column).cost, 0.0) for column in columns[1:])


def _first(column: Column) -> Slab:
    """The slab that begins a column, after a repeated head."""
    repeated = len(column) > 1 and column[1].slab.again is column[0].slab
    return column[repeated].slab


def draw(column: Column, x: float, y: float) -> list[Mark]:
    """The marks of a column with its upper left at x, y."""
    return [mark for slab, down in column for mark in slab.draw(x, y + down)]


def least_torn(sizes: Iterable[Sequence[Slab]], height: float, spare: Callable[[int], int]) -> list[Column]:
    """The columns on the least paper, of these the least torn, in the first of the sizes for that.

    `spare` says how many more columns the paper of a number of columns would hold.  A size that tears nothing and
    leaves no more than one ends the search.
    """
    tried: list[list[Column]] = []
    for slabs in sizes:
        tried += [columns(slabs, height), columns(slabs, height, FREE_COLUMN_COST)]
        if any(spare(len(found)) <= 1 and torn(found) < TORN_LEAST for found in tried):
            break
    return min(tried, key=lambda found: (len(found) + spare(len(found)), round(torn(found), 1)))


def _cuts(slabs: Sequence[Slab], height: float, column_cost: float) -> list[int]:
    """Where columns begin, and the end, by the cheapest way through all allowed breaks."""
    count = len(slabs)
    tops = list(accumulate((slab.before + slab.height for slab in slabs), initial=0.0))
    breaks = [i for i in range(1, count) if not slabs[i - 1].keep or slabs[i].opens] + [count]
    best: dict[int, tuple[float, int]] = {0: (0.0, 0)}
    following = 0
    for start in [0, *breaks[:-1]]:
        while breaks[following] <= start:
            following += 1
        cost_here = best[start][0] + column_cost
        dropped, repeated = slabs[start].before, slabs[start].again
        lead = dropped - (repeated.height if repeated else 0.0)
        for number in range(following, len(breaks)):
            end = breaks[number]
            used = tops[end] - tops[start] - lead
            if used > height + 1e-6 and number > following:
                break
            forced = end == count or slabs[end].opens
            white = 0.0 if forced else max(0.0, (height - used - dropped) / height)
            cost = cost_here + white * (EARLY + white) + (0.0 if end == count else slabs[end].cost)
            if end not in best or cost < best[end][0]:
                best[end] = (cost, start)
            if forced:
                break
    cuts = [count]
    while cuts[-1] > 0:
        cuts.append(best[cuts[-1]][1])
    return cuts[::-1]


def _with_chapters(slabs: Sequence[Slab]) -> list[Slab]:
    """The slabs, a break costing more where it leaves only a little of a chapter on one side."""
    costs = [slab.cost for slab in slabs]
    for chapter in (number for number, slab in enumerate(slabs) if _opens_chapter(slab)):
        begun, after = slabs[chapter].height, chapter + 1
        while after < len(slabs) and begun < LEAST_BEGUN and not _opens_chapter(slabs[after]):
            costs[after] += STRANDED_COST
            begun, after = begun + slabs[after].before + slabs[after].height, after + 1
        last, left = chapter - 1, slabs[chapter - 1].height
        while last > 0 and left <= LEAST_LEFT and not _opens_chapter(slabs[last]):
            costs[last] += STRANDED_COST
            last, left = last - 1, left + slabs[last].before + slabs[last - 1].height
    return [replace(slab, cost=cost) for slab, cost in zip(slabs, costs, strict=True)]


def _opens_chapter(slab: Slab) -> bool:
    return slab.anchor is not None and slab.anchor.level == 1
