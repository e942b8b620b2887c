"""The board: turns, Heat, Reputation, crises, a turn in six steps, three markers to fold (§2, §3, §7, §8).

In: the kit and a workshop.  Out: one landscape page.  How many boxes, which events, which range is
watched: all from the edition.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from ..model.kit import CrisisOption, Kit
from .margins import ruler
from .page import Box, Line, Mark, Page, Path
from .sheet import Sheet, measures
from .sheet_parts import event_code, hatching, listed, signed, turned
from .workshop import Phrases, Workshop

DASH = (2.8, 2.2)
FOLD = (1.6, 1.6)
MARKERS = (("turn", "turn"), ("heat", "heat"), ("rep", "reputation"))


def pages(kit: Kit, workshop: Workshop) -> list[Page]:
    """The board, on one sheet."""
    board = _Board(kit, workshop)
    for part in (board.head, board.turns, board.heat, board.reputation, board.crisis, board.steps, board.markers):
        part()
    page = board.sheet.page(workshop.paper.height, workshop.paper.width, workshop.phrases("board.title"))
    return [replace(page, alt=workshop.phrases("alt.board"))]


class _Board:
    def __init__(self, kit: Kit, workshop: Workshop) -> None:
        self.kit, self.edition = kit, kit.info.edition
        self.sheet = Sheet(workshop, "tablero")
        self.say = workshop.phrases
        self.at: Mapping[str, float] = measures(workshop, "tablero")
        self.x = self.at["margin"]
        self.width = workshop.paper.height - 2 * self.x
        self.left = (self.width - self.at["gap"]) * self.at["heat-share"]
        self.right_x = self.x + self.left + self.at["gap"]
        self.right = self.width - self.at["gap"] - self.left

    def head(self) -> None:
        sheet, y, info = self.sheet, self.at["head"], self.kit.info
        end = sheet.text(self.x, y, info.title.upper(), "wordmark")
        sheet.text(end + 10, y, info.subtitle, "wordmark-sub")
        paper = self.say(f"paper.{sheet.workshop.paper.name}")
        line = self.say("board.line", box=info.box, paper=paper, version=sheet.workshop.edition)
        sheet.text(self.x + self.width, y, line, "sheet-kit", "right", size=8)
        sheet.rule(self.x, y + 3, self.x + self.width, line=1.4)

    def caption(self, x: float, y: float, icon: str, title: str, aside: str = "") -> None:
        self.sheet.icon(icon, x, y - 5.2, 6.4)
        end = self.sheet.text(x + 8, y, title.upper(), "section", size=14)
        self.sheet.text(end + 5, y - 0.2, aside, "field", size=9)

    # -- turns ---------------------------------------------------------------------------------
    def turns(self) -> None:
        self.caption(self.x, self.at["turns"], "turn", self.say("board.turn"), self.say("board.turn_help"))
        case, meta = self.edition.case, self.edition.meta
        width = self.width / case.turns
        for turn in range(1, case.turns + 1):
            x = self.x + (turn - 1) * width
            self.turn(turn, x, width, turn in case.event_turns)
            if turn in meta.event_turns:
                self.meta_event(turn, x, width, turn in case.event_turns)
        if meta.turns < case.turns:
            self.meta_end(self.x + meta.turns * width, meta.turns)

    def turn(self, turn: int, x: float, width: float, event: bool) -> None:
        sheet, y, height, band = self.sheet, self.at["turn-top"], self.at["turn-height"], self.at["turn-band"]
        sheet.add(Box(x, y, width, height, fill="pale" if event else None, stroke="ink", line=0.7))
        sheet.text(x + width / 2, y + 17.6, str(turn), "figure", "center", size=38)
        if event:
            top, heat = y + height - band, signed(self.say, self.edition.event_heat)
            sheet.add(Box(x, top, width, band, fill="ink"))
            sheet.icon("A", x + 1.9, top + 2.6, 5.6, "white", "ink")
            end = sheet.text(x + 8.5, top + 7.5, event_code(turn), "section", color="white", size=14)
            right = x + width - 1.5
            sheet.text(right, top + 7.3, heat, "section", "right", "white", 10.5)
            figure = sheet.setter.width(heat, "section", 10.5)
            sheet.icon("heat", (end + right - figure - 4.6) / 2, top + 3, 4.6, "white", "ink")

    def meta_event(self, turn: int, x: float, width: float, event: bool) -> None:
        """An event of the metacase: grey, dashed, and in words whose it is."""
        sheet, band = self.sheet, self.at["turn-band"]
        top = self.at["turn-top"] + self.at["turn-height"] - band * (2 if event else 1)
        sheet.add(Line(x + 2, top, x + width - 2, top, "mid", 0.5, FOLD))
        sheet.icon("A", x + 1.9, top + 2.6, 5.6, "grey", "white")
        sheet.text(x + 8.5, top + 7.5, event_code(turn), "section", color="grey", size=14)
        sheet.text(x + width - 1.6, top + 7.2, self.say("board.meta_tag"), "margin-bold", "right", "grey", 7.4)

    def meta_end(self, x: float, turns: int) -> None:
        sheet, y = self.sheet, self.at["turn-top"]
        sheet.add(Line(x, y - 2.4, x, y + self.at["turn-height"] + 2.4, line=1.8))
        sheet.add(Path(f"M{x} {y - 2.2} L{x - 2.1} {y - 5} H{x + 2.1} Z", fill="ink"))
        sheet.text(x + 3.6, y - 2, self.say("board.meta_end", n=turns), "sans-bold", size=8.2)

    # -- tracks --------------------------------------------------------------------------------
    def heat(self) -> None:
        track, sheet = self.edition.heat, self.sheet
        self.caption(self.x, self.at["tracks"], "heat", self.say("board.heat"), self.say("board.heat_help"))
        width = self.left / (track.most - track.least + 1)
        for value in range(track.least, track.most + 1):
            self.heat_cell(value, self.x + (value - track.least) * width, width)
        low, high = self.edition.surveillance
        left, right = self.x + (low - track.least) * width, self.x + (high - track.least + 1) * width
        below = self.at["track-top"] + self.at["track-height"]
        sheet.rule(left + 1, below + 1.8, right - 1, line=0.6)
        sheet.text((left + right) / 2, below + 5.4, self.say("board.surveillance"), "sans-bold", "center", size=8.2)
        crisis = self.say("board.crisis_cell", n=self.edition.crisis_resets_heat_to)
        sheet.text(self.x + self.left - width / 2, below + 5.4, crisis, "sans-bold", "center", size=8.2)
        self.start(self.x + (track.start - track.least + 0.5) * width)

    def heat_cell(self, value: int, x: float, width: float) -> None:
        sheet, y, height = self.sheet, self.at["track-top"], self.at["track-height"]
        low, high = self.edition.surveillance
        middle, last = x + width / 2, value == self.edition.heat.most
        if low <= value <= high:
            sheet.add(hatching(x, y, width, height), Path(f"O {middle} {y + 11.4} 8.6", fill="white"))
            sheet.add(Box(middle - 5.2, y + 20.4, 10.4, 8.2, fill="white", radius=1.2))
            sheet.icon("eye", middle - 3.6, y + 20.9, 7.2)
        sheet.add(Box(x, y, width, height, fill="ink" if last else None, stroke="ink", line=0.8))
        sheet.text(middle, y + 17, str(value), "figure", "center", "white" if last else "ink")
        if last:
            sheet.icon("crisis", middle - 3.6, y + 20.9, 7.2, "white", "ink")

    def start(self, x: float) -> None:
        below = self.at["track-top"] + self.at["track-height"]
        self.sheet.text(x, below + 5.4, self.say("board.start"), "sheet-italic", "center")

    def reputation(self) -> None:
        track = self.edition.reputation
        caption, help_text = self.say("board.reputation"), self.say("board.reputation_help")
        self.caption(self.right_x, self.at["tracks"], "rep", caption, help_text)
        width = self.right / (track.most - track.least + 1)
        for value in range(track.least, track.most + 1):
            self.reputation_cell(value, self.right_x + (value - track.least) * width, width)
        start_x = self.right_x + (track.start - track.least) * width
        self.sheet.add(Box(start_x, self.at["track-top"], width, self.at["track-height"], stroke="ink", line=1.6))
        self.start(start_x + width / 2)

    def reputation_cell(self, value: int, x: float, width: float) -> None:
        sheet, y, height = self.sheet, self.at["track-top"], self.at["track-height"]
        sheet.add(Box(x, y, width, height, stroke="ink", line=0.8))
        sheet.text(x + width / 2, y + 17, signed(self.say, value), "figure", "center")
        for number in range(abs(value)):
            sheet.add(_step(x + width / 2 + (number - (abs(value) - 1) / 2) * 5.2, y + 24.6, value > 0))
        if value == 0:
            sheet.add(Path(f"O {x + width / 2} {y + 24.6} 1", fill="ink"))

    # -- crisis and turn -----------------------------------------------------------------------
    def crisis(self) -> None:
        edition, options = self.edition, list(self.kit.info.crisis.values())
        help_text = self.say("board.crisis_help", n=edition.heat.most, reset=edition.crisis_resets_heat_to)
        self.caption(self.x, self.at["lower"], "crisis", self.say("board.crisis"), help_text)
        gap = self.at["crisis-gap"]
        shares = [self.at["siege-share"] if option.only_if_none_left else 1 for option in options]
        share, x = (self.left - gap * (len(options) - 1)) / sum(shares), self.x
        for option, own in zip(options, shares, strict=True):
            self.crisis_box(option, x, own * share)
            x += own * share + gap

    def crisis_box(self, option: CrisisOption, x: float, width: float) -> None:
        sheet, y, height = self.sheet, self.at["lower-top"], self.at["lower-height"]
        path = ("crisis", option.icon)
        sheet.add(Box(x, y, width, height, stroke="ink", line=0.8, dash=DASH if option.only_if_none_left else ()))
        sheet.icon(option.icon, x + 2.2, y + 2.5, 6)
        sheet.text(x + 9.4, y + 7.2, option.name, "section", size=11.2)
        if not option.only_if_none_left:
            sheet.add(Box(x + width - 6.6, y + 3, 4.4, 4.4, stroke="ink", line=0.9))
        sheet.rule(x + 2.4, y + 10.4, x + width - 2.4, "line", 0.4)
        limit = sheet.setter.set(option.limit, "sheet-italic", width - 4.8)
        foot = y + height - 2.6 - limit.last
        sheet.marks += sheet.setter.draw(limit, x + 2.4, foot)
        sheet.fitted(x + 2.4, y + 15, width - 4.6, foot - y - 15.6, option.text, "sans", "crisis", path)

    def steps(self) -> None:
        sheet, y, height = self.sheet, self.at["lower-top"], self.at["lower-height"]
        steps = self.say.group("turn_steps")
        values = step_values(self.kit, self.say)
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

    # -- markers -------------------------------------------------------------------------------
    def markers(self) -> None:
        sheet, y, cut = self.sheet, self.at["marker-top"], self.at["cut"]
        sheet.add(Line(self.x + 5, cut, self.x + self.width, cut, line=0.5, dash=(3, 2)))
        sheet.icon("scis", self.x - 0.4, cut - 2.4, 4.8)
        for number, (icon, name) in enumerate(MARKERS):
            self.marker(self.x + number * self.at["marker-step"], y, icon, self.say(f"board.marker_{name}").upper())
        text_x = self.x + self.width - 50
        sheet.block(text_x, y + 2.8, 50, self.say("board.markers_help"), "sheet-note", size=7.8)
        sheet.add(*ruler(text_x, self.at["ruler"]))

    def marker(self, x: float, y: float, icon: str, name: str) -> None:
        """A tent: glue tab, two faces head to head, base; the fold between the faces is its ridge."""
        sheet, height = self.sheet, self.at["marker-height"]
        tab, face, base = self.at["marker-tab"], self.at["marker-face"], self.at["marker-base"]
        sheet.add(hatching(x, y, tab, height, 1.4, "hair"))
        sheet.add(Box(x, y, tab + 2 * face + base, height, stroke="ink", line=0.7))
        for fold in (tab, tab + face, tab + 2 * face):
            sheet.add(Line(x + fold, y, x + fold, y + height, line=0.5, dash=FOLD))
        for number, turn in ((0, 90), (1, -90)):
            middle = x + tab + face * (number + 0.5)
            sheet.add(turned(f"marker.{icon}", self.marker_face(icon, name), middle, y + height / 2, turn))
        label = x + tab + 2 * face + base / 2
        sheet.text(label, y + height / 2 + 1, self.say("board.marker_base"), "sheet-italic", "center", size=7.4)

    def marker_face(self, icon: str, name: str) -> list[Mark]:
        marks: list[Mark] = [self.sheet.icons(icon, -4.6, -9, 9.2)]
        return marks + self.sheet.setter.line(0, 7.4, name, "section", "center", size=7.8)


def _step(x: float, y: float, up: bool) -> Path:
    """A triangle: full and upwards for a gain, hollow and downwards for a loss."""
    tip = -1.8 if up else 1.8
    return Path(f"M-2 {-tip} L0 {tip} L2 {-tip} Z", x, y, fill="ink" if up else "white", stroke="ink", line=0.6)


def step_values(kit: Kit, say: Phrases) -> dict[str, object]:
    """What the six steps of a turn quote from the edition."""
    edition = kit.info.edition
    return {
        "crisis": edition.heat.most,
        "events": listed(say, edition.case.event_turns),
        "meta_events": listed(say, edition.meta.event_turns),
        "event_heat": signed(say, edition.event_heat),
    }
