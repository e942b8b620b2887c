"""The turn reference: half a sheet, twice on a sheet, one for each side of the table.

In: the kit and a workshop.  Out: one landscape page with two equal halves and the line to cut between
them; in large print, the pages of `large.reference`.
"""

from __future__ import annotations

from ..model.kit import Kit
from . import structure
from .large import reference as large_reference
from .page import Drawing, Line, Mark, Page, Placed
from .reference_parts import PRODUCT, ReferenceParts
from .sheet import Sheet
from .sheet_parts import paper_name
from .workshop import Workshop


def pages(kit: Kit, workshop: Workshop) -> list[Page]:
    """One page with the reference twice."""
    if workshop.large:
        return large_reference.pages(kit, workshop)
    width, height = workshop.paper.height, workshop.paper.width
    marks = _Half(kit, Sheet(workshop, PRODUCT), width / 2).draw()
    half = Drawing("reference", tuple(marks), width / 2, height, shared=True)
    sheet = Sheet(workshop, PRODUCT)
    sheet.add(Placed(half), Placed(half, width / 2))
    edge = workshop.paper.ink_margin
    sheet.add(Line(width / 2, edge + 5, width / 2, height - edge - 1, line=0.5, dash=(3, 2)))
    sheet.icon("scis", width / 2 - 2.4, edge, 4.8)
    return [sheet.page(width, height, workshop.phrases("reference.title"))]


class _Half(ReferenceParts):
    """All parts in one column."""

    def draw(self) -> list[Mark]:
        y = self.turn(self.head())
        y = self.actions(y)
        y = self.crisis(y)
        y = self.closings(y)
        self.never(y)
        self.foot()
        return self.sheet.marks

    def foot(self) -> None:
        sheet, y = self.sheet, self.at["foot"]
        text = self.word("footer", paper=paper_name(sheet.workshop), version=sheet.workshop.edition)
        with structure.telling(sheet.marks, structure.FURNITURE):
            sheet.text(self.x, y, text, "footer")
            sheet.text(self.right, y, self.word("cut"), "footer", "right")
