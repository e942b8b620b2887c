"""The turn reference of large print: portrait pages of one column, one set for the table (§4, §5, §8, §10).

In: the kit and a workshop whose paper is reduced.  Out: turn, actions and what is never done; crisis and closings.
"""

from __future__ import annotations

from ...model.kit import Kit
from ..page import Page
from ..reference_parts import PRODUCT, ReferenceParts
from ..sheet_parts import listed, paper_name, sheet_foot
from ..workshop import Workshop
from .portrait import LargeSheet


def pages(kit: Kit, workshop: Workshop) -> list[Page]:
    """Both pages."""
    leaves = first, second = _Leaf(kit, workshop, "row-gap"), _Leaf(kit, workshop, "option-gap")
    first.never(first.actions(first.turn(first.head())))
    second.closings(second.crisis(second.head()))
    for number, leaf in enumerate(leaves, 1):
        leaf.foot(number, len(leaves))
    names = (first.word("turn"), listed(workshop.phrases, [first.word("crisis"), first.word("closing")]))
    width, height = workshop.paper.width, workshop.paper.height
    return [
        leaf.sheet.page(width, height, f"{leaf.word('title')} · {name}")
        for leaf, name in zip(leaves, names, strict=True)
    ]


class _Leaf(ReferenceParts):
    """One page; `gap` is the measure between a row's text and its rule."""

    cell = "sans"
    step = "sans"
    title_size = 15.5
    lead = 4.4
    never_columns = 1
    before_limit = "\n\n"

    def __init__(self, kit: Kit, workshop: Workshop, gap: str) -> None:
        super().__init__(kit, LargeSheet(workshop, PRODUCT), workshop.paper.width)
        self.at = {**self.at, "row-gap": self.at[gap]}

    def title(self, y: float, icon: str, key: str, aside: str = "") -> float:
        """A head whose aside, where it has one, stands below it."""
        y = super().title(y, icon, key)
        return self.sheet.block(self.x, y + 4.4, self.width, aside, "sans", color="grey") + 1.2 if aside else y

    def foot(self, number: int, count: int) -> None:
        workshop = self.sheet.workshop
        text = self.word("footer", paper=paper_name(workshop), version=workshop.edition)
        place = self.say("sheet.number", n=number, m=count)
        sheet_foot(self.sheet, self.x, self.width, self.at["foot"], text, place)
