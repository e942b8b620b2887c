"""The board of large print: three landscape sheets that lie beside each other on the table (§2, §3, §7, §8).

In: the kit and a workshop whose paper is reduced.  Out: turns in two rows; Heat and Reputation; crises with the markers
to fold.  The six steps of a turn are in the turn reference alone.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ...model.kit import Kit
from ..board_parts import PRODUCT, BoardParts
from ..page import Page
from ..sheet_parts import Place, listed
from ..workshop import Workshop
from .portrait import LargeSheet

COLUMNS = 2
"""Of crises; and rows of turns."""
FIRST_INSIDE = 1.2
"""How far inside the first box of a row the end of the metacase is marked, for its tip to be printed."""


def pages(kit: Kit, workshop: Workshop) -> list[Page]:
    """The three sheets."""
    say = workshop.phrases
    tracks = listed(say, [say("board.heat"), say("board.reputation")])
    parts: tuple[tuple[Callable[[_Leaf], None], str, str], ...] = (
        (_Leaf.turns, say("board.turn"), "board_turns"),
        (_Leaf.tracks, tracks, "board_tracks"),
        (_Leaf.crisis, say("board.crisis"), "board_crisis"),
    )
    made = []
    for number, (draw, name, alt) in enumerate(parts, 1):
        leaf = _Leaf(kit, LargeSheet(workshop, PRODUCT))
        leaf.head()
        draw(leaf)
        leaf.foot(number, len(parts))
        page = leaf.sheet.page(workshop.paper.height, workshop.paper.width, f"{say('board.title')} · {name}")
        made.append(replace(page, alt=say(f"alt.{alt}")))
    return made


class _Leaf(BoardParts):
    """One sheet."""

    crisis_style = "sheet-choice"

    @property
    def right(self) -> float:
        return self.x + self.width

    def head(self) -> None:
        sheet, y, info = self.sheet, self.at["head"], self.kit.info
        end = sheet.text(self.x, y, info.title.upper(), "wordmark", size=16)
        sheet.text(end + 4, y, info.subtitle, "wordmark-sub", size=10.5)
        sheet.text(self.right, y, self.line(), "sheet-kit", "right")
        sheet.rule(self.x, y + 2.2, self.right, line=1.2)

    def foot(self, number: int, count: int) -> None:
        """How the sheets lie, the ruler, which one this is."""
        sheet, y = self.sheet, self.at["foot"]
        sheet.text(self.x, y, self.say("board.beside", n=count), "sheet-note")
        place = sheet.text(self.right, y, self.say("sheet.number", n=number, m=count), "sheet-note", "right")
        start = 2 * self.right - place - self.at["ruler-gap"] - sheet.ruler_length
        sheet.text(sheet.ruler(start, y) + 1.6, y, self.say("sheet.ruler_short"), "footer")

    def turns(self) -> None:
        """Two rows; the words of the heading below it."""
        case, meta = self.edition.case, self.edition.meta
        self.caption(self.x, self.at["title"], "turn", self.say("board.turn"))
        self.sheet.block(self.x, self.at["turn-help"], self.width, self.say("board.turn_help"), "sans", color="grey")
        columns = -(-case.turns // COLUMNS)
        for turn in range(1, case.turns + 1):
            self.turn(turn, self.turn_place(turn, columns))
        if meta.turns < case.turns:
            after = self.turn_place(meta.turns + 1, columns)
            column = meta.turns % columns
            x = after.x if column else after.x + FIRST_INSIDE
            self.meta_end(x, after.y, after.height, "right" if column == columns - 1 else "left")

    def turn_place(self, turn: int, columns: int) -> Place:
        row, column = divmod(turn - 1, columns)
        top = self.at["turn-top"] + row * (self.at["turn-height"] + self.at["turn-gap"])
        return Place(self.x, top, self.width, self.at["turn-height"]).column(column, columns)

    def tracks(self) -> None:
        """Heat and, below it, Reputation."""
        height, between = self.at["track-height"], self.at["track-top"] - self.at["title"]
        self.caption(self.x, self.at["title"], "heat", self.say("board.heat"), self.say("board.heat_help"))
        self.heat_track(Place(self.x, self.at["track-top"], self.width, height))
        y = self.at["second"]
        self.caption(self.x, y, "rep", self.say("board.reputation"), self.say("board.reputation_help"))
        self.reputation_track(Place(self.x, y + between, self.width, height))

    def crisis(self) -> None:
        """The boxes two by two; below them the markers."""
        self.crisis_caption(self.x, self.at["title"])
        options, gap = list(self.kit.info.crisis.values()), self.at["crisis-gap"]
        rows = -(-len(options) // COLUMNS)
        height = (self.at["crisis-bottom"] - self.at["track-top"] + gap) / rows - gap
        width = (self.width + gap) / COLUMNS - gap
        for number, option in enumerate(options):
            row, column = divmod(number, COLUMNS)
            x, y = self.x + column * (width + gap), self.at["track-top"] + row * (height + gap)
            self.crisis_box(option, Place(x, y, width, height))
        self.cut()
        self.markers()
        self.sheet.block(self.x, self.at["markers-help"], self.width, self.say("board.markers_help"), "sans")
