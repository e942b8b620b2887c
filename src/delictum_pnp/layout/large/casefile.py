"""The case file in large print: all of it in one column, on as many pages as it needs.

In: a `CaseFile` of the usual layout.  Out: pages; what is known, the questions and the steps of setting up are never
parted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..flow import Slab, columns, kept
from ..page import Page
from . import portrait

if TYPE_CHECKING:
    from ..casefile import CaseFile

PRODUCT = "expediente"


def pages(file: CaseFile) -> list[Page]:
    """The pages, in the order of the usual file; how to set up comes before the locations."""
    say, case = file.say, file.case
    told = columns(_slabs(file), file.bottom - file.y)
    name = say("case.titled", code=case.code, title=case.title)
    names = portrait.Names(PRODUCT, say("casefile.title"), name, "casefile.footer", "", case)
    return portrait.in_columns(told, (say("casefile.title"), file.clock()), names, file.workshop)


def _slabs(file: CaseFile) -> list[Slab]:
    width = file.width
    story = [*file.opening(), *file.story(width)]
    setup = [*kept(file.steps(width)), *file.campaign(width), *file.closing(width)]
    return [*kept(story), *kept(file.theory(width)), *setup, *file.locations(), *file.covered()]
