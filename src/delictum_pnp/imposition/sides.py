"""The pages of a product in the order, and turned the way, that a printing profile needs.

In: pages made for a printer that turns the paper on `flip` (odd pages fronts, even pages backs).  Out: pages for a
printer that turns it on another edge, or for two passes by hand.  Arithmetic and order only.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..layout.page import Drawing, Field, Mark, Page, Placed
from .booklet import Spread


def turned(pages: Sequence[Page]) -> list[Page]:
    """The same sheets for the other edge: every back upside down.  A form would be so too: it is left out."""
    made = [replace(page, marks=_printed(page)) for page in pages]
    return [_upside_down(page) if number % 2 else page for number, page in enumerate(made)]


def _upside_down(page: Page) -> Page:
    whole = Drawing("upside down", page.marks, page.width, page.height)
    trim = page.trim
    if trim:
        x, y, width, height = trim
        trim = (page.width - x - width, page.height - y - height, width, height)
    return replace(page, marks=(Placed(whole, page.width, page.height, 1.0, 180.0),), trim=trim)


def _printed(page: Page) -> tuple[Mark, ...]:
    return tuple(mark for mark in page.marks if not isinstance(mark, Field))


def shifted(pages: Sequence[Page], right: float, down: float) -> list[Page]:
    """Every back moved in its own page, so that it meets its front in a printer that puts it elsewhere."""
    return [_moved(page, right, down) if number % 2 else page for number, page in enumerate(pages)]


def _moved(page: Page, right: float, down: float) -> Page:
    fields = [m._replace(x=m.x + right, y=m.y + down) for m in page.marks if isinstance(m, Field)]
    whole = Drawing("shifted", _printed(page), page.width, page.height)
    trim = page.trim and (page.trim[0] + right, page.trim[1] + down, *page.trim[2:])
    return replace(page, marks=(Placed(whole, right, down), *fields), trim=trim)


def two_passes(pages: Sequence[Page], between: Page, blank: Page, reverse: bool) -> list[Page]:
    """All fronts, the page that says what to do, all backs: from the last if `reverse`.  A front without a back
    gets a `blank`, so that every sheet is fed."""
    fronts, backs = list(pages[::2]), [replace(page, level=0) for page in pages[1::2]]
    backs += [blank] * (len(fronts) - len(backs))
    return [*(replace(page, level=0) for page in fronts), between, *(backs[::-1] if reverse else backs)]


def side_by_side(count: int) -> list[Spread]:
    """Booklet pages two by two in reading order, for sheets printed on one side."""
    return [Spread(page, page + 1 if page + 1 < count else None) for page in range(0, count, 2)]
