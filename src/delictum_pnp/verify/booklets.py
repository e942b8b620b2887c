"""A booklet as it is read once its sheets are turned, folded and laid together.

In: a file's pages by the first reader, and how they are bound.  Out: `BookletRead`.  Nothing is taken from imposition:
sheets are turned and folded here, and the numbers at the foot of the pages must come out as 1, 2, 3 …
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain
from statistics import median

from ..pdf.content import Run
from .expected import Binding
from .subjects import BookletRead, FileRead, Leaf, PageRead

FOOT = 22.0
"""The number of a page stands so near to its lower edge, in mm."""
Sides = tuple[Leaf, Leaf]
"""Left and right of the fold."""


def booklet(file: FileRead, binding: Binding) -> BookletRead:
    """The leaves in the order in which they are read."""
    pairs = file.pairs or [(at, at) for at in range(len(file.pages))]
    if binding == "single":
        order = dict.fromkeys(chain.from_iterable(pairs))
        leaves = [_leaf(file.pages[at], 0.0, file.pages[at].size[0]) for at in order]
    elif binding == "beside":
        leaves = [leaf for page in file.pages for leaf in _halves(page)]
    else:
        leaves = list(_folded([(_halves(file.pages[one]), _halves(file.pages[other])) for one, other in pairs]))
    return BookletRead(file.name, tuple(_among_fellows(leaves)), tuple(_wrongly_turned(file)))


def _folded(sheets: Sequence[tuple[Sides, Sides]]) -> Iterator[Leaf]:
    """Sheets laid in one another, backs inwards: read from the outermost in, and from the innermost out again."""
    for (_, right), (behind, _) in sheets:
        yield from (right, behind)
    for (left, _), (_, behind) in reversed(sheets):
        yield from (behind, left)


def _halves(page: PageRead) -> Sides:
    """What is left and right of the fold for whoever holds the page so that it can be read."""
    width = page.size[0]
    left, right = _leaf(page, 0.0, width / 2), _leaf(page, width / 2, width)
    return (right, left) if upside_down(page) else (left, right)


def upside_down(page: PageRead) -> bool:
    """Whether most of a page's words stand on their heads."""
    seen = [run.end_x < run.x for run in page.seen if run.text.strip()]
    return sum(seen) > len(seen) / 2


def _leaf(page: PageRead, left: float, right: float) -> Leaf:
    """What a page says of itself between two upright lines; one that lies upside down is turned to be read."""
    width, height = page.size
    runs = [run for run in page.seen if left <= (run.x + run.end_x) / 2 < right and run.text.strip()]
    if upside_down(page):
        runs = [_turned(run, width, height) for run in runs]
        left, right = width - right, width - left
    largest = max((run.size for run in runs), default=0.0)
    folio = max((run for run in runs if _is_folio(run, height)), key=lambda run: run.y, default=None)
    if folio is None:
        return Leaf(page.number, None, largest)
    number = int(folio.text)
    outer = right - folio.end_x if number % 2 else folio.x - left
    return Leaf(page.number, number, largest, (outer, height - folio.y))


def _turned(run: Run, width: float, height: float) -> Run:
    return run._replace(x=width - run.x, y=height - run.y, end_x=width - run.end_x, end_y=height - run.end_y)


def _is_folio(run: Run, height: float) -> bool:
    return run.text.strip().isdecimal() and run.y > height - FOOT


def _among_fellows(leaves: Sequence[Leaf]) -> Iterator[Leaf]:
    """The leaves with how far the number of each stands from where most of them stand."""
    numbered = [leaf for leaf in leaves if leaf.folio is not None]
    if not numbered:
        yield from leaves
        return
    outer, foot = median(leaf.at[0] for leaf in numbered), median(leaf.at[1] for leaf in numbered)
    for leaf in leaves:
        off = max(abs(leaf.at[0] - outer), abs(leaf.at[1] - foot)) if leaf.folio is not None else 0.0
        yield replace(leaf, off=off)


def _wrongly_turned(file: FileRead) -> Iterator[int]:
    """Pages that lie upside down when the sheet is turned on its edge: backs lie the other way round than their fronts
    if that edge is no upright one."""
    backs = {back for front, back in file.pairs if front != back}
    for at, page in enumerate(file.pages):
        upright = at not in backs or (file.flip != "short") == (page.size[1] >= page.size[0])
        if page.seen and upside_down(page) == upright:
            yield page.number
