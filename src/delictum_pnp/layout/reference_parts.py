"""Parts of the turn reference, one below the other: turn, actions, crisis, closings, prohibitions (§4, §5, §8, §10).

In: the kit, a sheet, the width of its page.  Out: marks on the sheet.  Each part answers the baseline where the next
head may stand.  Actions, crises and closings are the kit's own tables.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..model.kit import Kit
from . import structure
from .page import Node
from .sheet import Sheet, measures
from .sheet_parts import section, step_values

PRODUCT = "referencia"
NEVER = 4


class ReferenceParts:
    """What stands in the reference; who inherits says how the parts are headed and set."""

    cell = "sheet-cell"
    step = "sheet-step"
    title_size = 18.0
    lead = 3.8
    """From a rule to the baseline below it."""
    never_columns = 2
    before_limit = " "
    """Between what an option of crisis does and when it may be taken."""

    def __init__(self, kit: Kit, sheet: Sheet, page_width: float) -> None:
        self.kit, self.sheet, self.say = kit, sheet, sheet.say
        self.at: Mapping[str, float] = measures(sheet.workshop, PRODUCT)
        self.x = self.at["margin"]
        self.width = page_width - 2 * self.x
        self.right = self.x + self.width

    def word(self, key: str, **values: object) -> str:
        return self.say(f"reference.{key}", **values)

    def head(self) -> float:
        sheet, y = self.sheet, self.at["top"]
        sheet.text(self.x, y, self.word("title").upper(), "head", size=self.title_size)
        sheet.text(self.right, y, sheet.workshop.kit_title, "sheet-kit", "right")
        sheet.rule(self.x, y + 2.6, self.right, line=1.3)
        return y + self.at["section-gap"] + 2

    def title(self, y: float, icon: str, key: str, aside: str = "") -> float:
        section(self.sheet, self.x, y, self.width, icon, self.word(key), aside)
        return y + 2

    def turn(self, y: float) -> float:
        """The six steps."""
        sheet, steps, values = self.sheet, self.say.group("turn_steps"), step_values(self.kit.info.edition, self.say)
        y, items = self.title(y, "turn", "turn"), structure.items(numbered=True)
        for number, key in enumerate(steps):
            base = y + 4.4 + number * self.at["row"]
            label, body = structure.label_and_body(items)
            with structure.telling(sheet.marks, label):
                sheet.text(self.x + 3, base + 0.2, key, "section", "right", size=11)
            sheet.icon(steps[key]["icon"], self.x + 5.4, base - 3.6, 4.4)
            short, path = self.say(f"turn_steps.{key}.short", **values), ("turn_steps", key)
            left = self.x + self.at["step"]
            with structure.telling(sheet.marks, body):
                sheet.text(self.x + 12.4, base, steps[key]["name"], "sheet-label")
                sheet.fitted(left, base, self.right - left, self.at["row"], short, self.step, "step", path)
        return y + len(steps) * self.at["row"] + self.at["section-gap"]

    def actions(self, y: float) -> float:
        """Card, name, what an action asks and gives."""
        sheet, x, asks, gives = self.sheet, self.x, self.at["asks"], self.at["gives"]
        y, table = self.title(y, "P", "actions"), Node("Table")
        _, *heads = structure.heads(table, 3)
        for key, at, head in zip(("asks", "gives"), (asks, gives), heads, strict=True):
            with structure.telling(sheet.marks, head):
                sheet.text(x + at, y - 2, self.say(f"table.actions.{key}"), "margin-bold", color="grey", size=8.2)
        for action in self.kit.info.actions.values():
            cells = ((asks, gives, action.asks), (gives, self.width, action.gives))
            y = self.entry(action.icon, action.name, self.at["action-name"], cells, y, table)
        return y + self.at["section-gap"]

    def entry(
        self, icon: str, name: str, name_width: float, cells: Sequence[tuple[float, float, str]], y: float, table: Node
    ) -> float:
        """A row: icon, name, and texts between two measures from the left; answers its lower edge."""
        sheet, base = self.sheet, y + self.lead
        sheet.icon(icon, self.x, base - 3.5, 4.6)
        head, *nodes = structure.cells(table, 1 + len(cells), headed=True)
        with structure.telling(sheet.marks, head):
            lowest = sheet.block(self.x + 6.8, base, name_width, f"**{name}**", self.cell)
        for (left, right, text), node in zip(cells, nodes, strict=True):
            with structure.telling(sheet.marks, node):
                lowest = max(lowest, sheet.block(self.x + left, base, right - left - 1.4, text, self.cell))
        bottom = lowest + self.at["row-gap"]
        sheet.rule(self.x, bottom, self.right, "hair", 0.4)
        return bottom

    def crisis(self, y: float) -> float:
        edition = self.kit.info.edition
        aside = self.say("board.crisis_help", n=edition.heat.most, reset=edition.crisis_resets_heat_to)
        y, table = self.title(y, "crisis", "crisis", aside), Node("Table")
        for option in self.kit.info.crisis.values():
            text = f"{option.text}{self.before_limit}*{option.limit}*"
            cells = ((self.at["option"], self.width, text),)
            y = self.entry(option.icon, option.name, self.at["option-name"], cells, y, table)
        return y + self.at["section-gap"]

    def closings(self, y: float) -> float:
        y, table = self.title(y, "R", "closing", self.word("closing_help")), Node("Table")
        for closing in self.kit.info.closings.values():
            cells = ((self.at["option"], self.width, closing.text),)
            y = self.entry(closing.icon, closing.name, self.at["closing-name"], cells, y, table)
        return y + self.at["section-gap"]

    def never(self, y: float) -> None:
        """What is never allowed."""
        sheet, columns, items = self.sheet, self.never_columns, structure.items()
        column = self.width / columns
        y = self.title(y, "no", "never") + 4.2
        for row in range(0, NEVER, columns):
            lows = []
            for place in range(columns):
                left = self.x + place * column
                sheet.icon("no", left, y - 2.7, 3.2)
                text = self.word(f"never_{row + place + 1}")
                with structure.telling(sheet.marks, structure.body(items)):
                    lows.append(sheet.block(left + 5.4, y, column - 8, text, self.cell))
            y = max(lows) + 4.4
