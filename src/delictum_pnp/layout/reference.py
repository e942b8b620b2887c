"""The turn reference: half a sheet, twice on a sheet, one for each side of the table (§4, §5, §8, §10).

In: the kit and a workshop.  Out: one landscape page with two equal halves and the line to cut between
them.  Actions, crises and closings are the kit's own tables.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..model.kit import Kit
from .board import step_values
from .page import Drawing, Line, Mark, Page, Placed
from .sheet import Sheet, measures
from .sheet_parts import paper_name, section
from .workshop import Workshop

PRODUCT = "referencia"
NEVER = 4


def pages(kit: Kit, workshop: Workshop) -> list[Page]:
    """One page with the reference twice."""
    width, height = workshop.paper.height, workshop.paper.width
    half = Drawing("reference", tuple(_Reference(kit, workshop).draw()), width / 2, height, shared=True)
    sheet = Sheet(workshop, PRODUCT)
    sheet.add(Placed(half), Placed(half, width / 2))
    edge = workshop.paper.ink_margin
    sheet.add(Line(width / 2, edge + 5, width / 2, height - edge - 1, line=0.5, dash=(3, 2)))
    sheet.icon("scis", width / 2 - 2.4, edge, 4.8)
    return [sheet.page(width, height, workshop.phrases("reference.title"))]


class _Reference:
    """One half; each part answers the baseline where the next head may stand."""

    def __init__(self, kit: Kit, workshop: Workshop) -> None:
        self.kit, self.sheet, self.say = kit, Sheet(workshop, PRODUCT), workshop.phrases
        self.at: Mapping[str, float] = measures(workshop, PRODUCT)
        self.x = self.at["margin"]
        self.width = workshop.paper.height / 2 - 2 * self.x
        self.right = self.x + self.width

    def draw(self) -> list[Mark]:
        y = self.turn(self.head())
        y = self.actions(y)
        y = self.crisis(y)
        y = self.closings(y)
        self.never(y)
        self.foot()
        return self.sheet.marks

    def word(self, key: str, **values: object) -> str:
        return self.say(f"reference.{key}", **values)

    def head(self) -> float:
        sheet, y = self.sheet, self.at["top"]
        sheet.text(self.x, y, self.word("title").upper(), "head", size=18)
        sheet.text(self.right, y, sheet.workshop.kit_title, "sheet-kit", "right")
        sheet.rule(self.x, y + 2.6, self.right, line=1.3)
        return y + self.at["section-gap"] + 2

    def title(self, y: float, icon: str, key: str, aside: str = "") -> float:
        section(self.sheet, self.x, y, self.width, icon, self.word(key), aside)
        return y + 2

    def turn(self, y: float) -> float:
        """The six steps."""
        sheet, steps, values = self.sheet, self.say.group("turn_steps"), step_values(self.kit, self.say)
        y = self.title(y, "turn", "turn")
        for number, key in enumerate(steps):
            base = y + 4.4 + number * self.at["row"]
            sheet.text(self.x + 3, base + 0.2, key, "section", "right", size=11)
            sheet.icon(steps[key]["icon"], self.x + 5.4, base - 3.6, 4.4)
            sheet.text(self.x + 12.4, base, steps[key]["name"], "sheet-label")
            short = self.say(f"turn_steps.{key}.short", **values)
            left = self.x + self.at["asks"]
            sheet.fitted(
                left, base, self.right - left, self.at["row"], short, "sheet-step", "step", ("turn_steps", key)
            )
        return y + len(steps) * self.at["row"] + self.at["section-gap"]

    def actions(self, y: float) -> float:
        """Card, name, what an action asks and gives."""
        sheet, x = self.sheet, self.x
        y = self.title(y, "P", "actions")
        for key, at in (("asks", self.at["asks"]), ("gives", self.at["gives"])):
            sheet.text(x + at, y - 2, self.say(f"table.actions.{key}"), "margin-bold", color="grey", size=8.2)
        for action in self.kit.info.actions.values():
            cells = ((self.at["asks"], self.at["gives"], action.asks), (self.at["gives"], self.width, action.gives))
            y = self.entry(action.icon, action.name, 23, cells, y)
        return y + self.at["section-gap"]

    def entry(
        self, icon: str, name: str, name_width: float, cells: Iterable[tuple[float, float, str]], y: float
    ) -> float:
        """A row: icon, name, and texts between two measures from the left; answers its lower edge."""
        sheet, base = self.sheet, y + 3.8
        sheet.icon(icon, self.x, base - 3.5, 4.6)
        lowest = sheet.block(self.x + 6.8, base, name_width, f"**{name}**", "sheet-cell")
        for left, right, text in cells:
            lowest = max(lowest, sheet.block(self.x + left, base, right - left - 1.4, text, "sheet-cell"))
        bottom = lowest + self.at["row-gap"]
        sheet.rule(self.x, bottom, self.right, "hair", 0.4)
        return bottom

    def crisis(self, y: float) -> float:
        edition = self.kit.info.edition
        aside = self.say("board.crisis_help", n=edition.heat.most, reset=edition.crisis_resets_heat_to)
        y = self.title(y, "crisis", "crisis", aside)
        for option in self.kit.info.crisis.values():
            text = f"{option.text} *{option.limit}*"
            y = self.entry(option.icon, option.name, 20, ((self.at["option"], self.width, text),), y)
        return y + self.at["section-gap"]

    def closings(self, y: float) -> float:
        y = self.title(y, "R", "closing", self.word("closing_help"))
        for closing in self.kit.info.closings.values():
            y = self.entry(closing.icon, closing.name, 19, ((self.at["option"], self.width, closing.text),), y)
        return y + self.at["section-gap"]

    def never(self, y: float) -> None:
        """What is never allowed, in two columns."""
        sheet, column = self.sheet, self.width / 2
        y = self.title(y, "no", "never") + 4.2
        for row in range(0, NEVER, 2):
            lows = []
            for place in range(2):
                left = self.x + place * column
                sheet.icon("no", left, y - 2.7, 3.2)
                text = self.word(f"never_{row + place + 1}")
                lows.append(sheet.block(left + 5.4, y, column - 8, text, "sheet-cell"))
            y = max(lows) + 4.4

    def foot(self) -> None:
        sheet, y = self.sheet, self.at["foot"]
        text = self.word("footer", paper=paper_name(sheet.workshop), version=sheet.workshop.edition)
        sheet.text(self.x, y, text, "footer")
        sheet.text(self.right, y, self.word("cut"), "footer", "right")
