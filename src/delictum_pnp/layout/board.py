"""The board: turns, Heat, Reputation, crises, a turn in six steps, three markers to fold (§2, §3, §7, §8).

In: the kit and a workshop.  Out: one landscape page; in large print, the sheets of `large.board`.
"""

from __future__ import annotations

from dataclasses import replace

from ..model.kit import Kit
from .board_parts import PRODUCT, BoardParts
from .large import board as large_board
from .page import Box, Page
from .sheet import Sheet
from .sheet_parts import Place, step_values
from .workshop import Workshop


def pages(kit: Kit, workshop: Workshop) -> list[Page]:
    """The board, on one sheet."""
    if workshop.large:
        return large_board.pages(kit, workshop)
    board = _Board(kit, Sheet(workshop, PRODUCT))
    for part in (board.head, board.turns, board.tracks, board.crisis, board.steps, board.strip):
        part()
    page = board.sheet.page(workshop.paper.height, workshop.paper.width, workshop.phrases("board.title"))
    return [replace(page, alt=workshop.phrases("alt.board"))]


class _Board(BoardParts):
    def __init__(self, kit: Kit, sheet: Sheet) -> None:
        super().__init__(kit, sheet)
        self.left = (self.width - self.at["gap"]) * self.at["heat-share"]
        self.right_x = self.x + self.left + self.at["gap"]
        self.right = self.width - self.at["gap"] - self.left

    def head(self) -> None:
        sheet, y, info = self.sheet, self.at["head"], self.kit.info
        end = sheet.text(self.x, y, info.title.upper(), "wordmark")
        sheet.text(end + 10, y, info.subtitle, "wordmark-sub")
        sheet.text(self.x + self.width, y, self.line(), "sheet-kit", "right", size=8)
        sheet.rule(self.x, y + 3, self.x + self.width, line=1.4)

    def turns(self) -> None:
        self.caption(self.x, self.at["turns"], "turn", self.say("board.turn"), self.say("board.turn_help"))
        case, meta = self.edition.case, self.edition.meta
        row = Place(self.x, self.at["turn-top"], self.width, self.at["turn-height"])
        for turn in range(1, case.turns + 1):
            self.turn(turn, row.column(turn - 1, case.turns))
        if meta.turns < case.turns:
            self.meta_end(row.column(meta.turns, case.turns).x, row.y, row.height)

    def tracks(self) -> None:
        """Heat and, at its right, Reputation."""
        y, top, height = self.at["tracks"], self.at["track-top"], self.at["track-height"]
        self.caption(self.x, y, "heat", self.say("board.heat"), self.say("board.heat_help"))
        self.heat_track(Place(self.x, top, self.left, height))
        self.caption(self.right_x, y, "rep", self.say("board.reputation"), self.say("board.reputation_help"))
        self.reputation_track(Place(self.right_x, top, self.right, height))

    def crisis(self) -> None:
        options = list(self.kit.info.crisis.values())
        self.crisis_caption(self.x, self.at["lower"])
        gap = self.at["crisis-gap"]
        shares = [self.at["siege-share"] if option.only_if_none_left else 1 for option in options]
        share, x = (self.left - gap * (len(options) - 1)) / sum(shares), self.x
        for option, own in zip(options, shares, strict=True):
            self.crisis_box(option, Place(x, self.at["lower-top"], own * share, self.at["lower-height"]))
            x += own * share + gap

    def steps(self) -> None:
        sheet, y, height = self.sheet, self.at["lower-top"], self.at["lower-height"]
        steps = self.say.group("turn_steps")
        values = step_values(self.edition, self.say)
        self.caption(self.right_x, self.at["lower"], "ok", self.say("board.steps"))
        sheet.add(Box(self.right_x, y, self.right, height, stroke="ink", line=0.8))
        row = height / len(steps)
        for number, key in enumerate(steps):
            base = y + (number + 0.5) * row + 1.2
            sheet.text(self.right_x + 6, base + 0.3, key, "section", "right", size=11)
            sheet.icon(steps[key]["icon"], self.right_x + 8.6, base - 3.5, 4.4)
            sheet.text(self.right_x + 15.6, base, steps[key]["name"], "sheet-label")
            short = self.say(f"turn_steps.{key}.short", **values)
            sheet.fitted(
                self.right_x + 36, base, self.right - 38, row, short, "sheet-step", "step", ("turn_steps", key)
            )
            if number:
                sheet.rule(self.right_x + 3, y + number * row, self.right_x + self.right - 3, "hair", 0.4)

    def strip(self) -> None:
        """The markers, below a line to cut along, and the ruler."""
        self.cut()
        self.markers()
        text_x, y = self.x + self.width - 50, self.at["marker-top"] + 2.8
        self.sheet.block(text_x, y, 50, self.say("board.markers_help"), "sheet-note", size=7.8)
        end = self.sheet.ruler(text_x, self.at["ruler"])
        self.sheet.text(end, self.at["ruler"] - 3.4, self.say("sheet.ruler_short"), "footer", "right")
