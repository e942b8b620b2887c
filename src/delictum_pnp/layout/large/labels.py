"""Labels in place of envelopes: large print's cards fit none that is folded from one sheet.

In: a case (or only its code and title), the kit, a workshop whose paper is reduced.  Out: two portrait pages, the front
and the back of a folder or of a large envelope.  Those of the solution say nothing of what it holds.
"""

from __future__ import annotations

from typing import Literal

from ...model.case import Case
from ...model.kit import Kit
from ..envelope_label import PRODUCT, Label
from ..page import Box, Page
from ..sheet import measures
from ..sheet_parts import Place, paper_name, sheet_foot
from ..workshop import Workshop
from .portrait import LargeSheet

LEAVES: tuple[Literal["front", "back"], ...] = ("front", "back")


def pages(case: Case, kit: Kit, workshop: Workshop) -> list[Page]:
    """The players' labels of a case."""
    front, back = (_Leaf(case.code, case.title, kit, workshop, "players", side) for side in LEAVES)
    front.title("no_solution")
    back.contents(case)
    return [front.page(), back.page()]


def solution_pages(case_code: str, title: str, kit: Kit, workshop: Workshop) -> list[Page]:
    """The labels of a case's solution."""
    front, back = (_Leaf(case_code, title, kit, workshop, "solution", side) for side in LEAVES)
    front.title("solution_warning")
    back.checks()
    return [front.page(), back.page()]


class _Leaf:
    """One label: a frame to cut along, and below it where the label goes."""

    def __init__(
        self,
        code: str,
        title: str,
        kit: Kit,
        workshop: Workshop,
        kind: Literal["players", "solution"],
        side: Literal["front", "back"],
    ) -> None:
        self.workshop, self.say, self.code, self.kind, self.side = workshop, workshop.phrases, code, kind, side
        self.sheet, self.at = LargeSheet(workshop, PRODUCT), measures(workshop, PRODUCT)
        self.label = Label(self.sheet, code, title, kit, self.at["row"])
        x = self.at["margin"]
        self.frame = Place(x, x, workshop.paper.width - 2 * x, self.at["frame"])
        self.left, self.right = self.frame.x + self.at["inset"], self.frame.right - self.at["inset"]
        self.sheet.add(Box(*self.frame, stroke="ink", line=0.8))

    def title(self, below: str) -> None:
        top, bottom = self.frame.y + self.at["title"], self.frame.bottom - self.at["lines"]
        self.label.front(self.kind, self.say(f"envelope.{below}"), self.left, self.right, top, bottom)

    def contents(self, case: Case) -> None:
        self.label.contents(case, self.left, self.right, self.frame.y + self.at["head"], self.frame.bottom - 6)

    def checks(self) -> None:
        top, foot = self.frame.y + self.at["head"], self.frame.bottom - 6
        self.label.checks(self.left, self.right, top, foot, self.at["check"])

    def page(self) -> Page:
        """With what is done with the label, and the foot."""
        say, sheet, frame, paper = self.say, self.sheet, self.frame, self.workshop.paper
        words = say(f"label.{self.side}_{self.kind}")
        sheet.block(frame.x, frame.bottom + 5.2, frame.width, words, "sheet-choice")
        name = say(f"label.{self.side}")
        text = say("label.footer", name=name, paper=paper_name(self.workshop), version=self.workshop.edition)
        place = say("sheet.number", n=LEAVES.index(self.side) + 1, m=len(LEAVES))
        sheet_foot(sheet, frame.x, frame.width, self.at["foot"], text, place)
        return sheet.page(paper.width, paper.height, f"{name} · {self.code}")
