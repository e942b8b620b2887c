"""Parts of the board, each drawn where it is told: headings, turns, tracks, crises, markers to fold (§2, §3, §7, §8).

In: the kit, a sheet, places in millimetres.  Out: marks on a sheet.  How many boxes, which events, which range is
watched: all from the edition.  The normal board and that of large print are made of these.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..model.kit import CrisisOption, Kit
from .page import Box, Line, Mark, Path
from .sheet import Sheet, measures
from .sheet_parts import Place, event_code, hatching, turned
from .theme import Align
from .wording import signed

PRODUCT = "tablero"
DASH = (2.8, 2.2)
FOLD = (1.6, 1.6)
MARKERS = (("turn", "turn"), ("heat", "heat"), ("rep", "reputation"))


class BoardParts:
    """What can stand on a board; who inherits says where."""

    crisis_style = "sans"

    def __init__(self, kit: Kit, sheet: Sheet) -> None:
        self.kit, self.edition = kit, kit.info.edition
        self.sheet, self.say = sheet, sheet.say
        self.at: Mapping[str, float] = measures(sheet.workshop, PRODUCT)
        self.x = self.at["margin"]
        self.width = sheet.workshop.paper.height - 2 * self.x

    def line(self) -> str:
        """What stands at the right of the head."""
        workshop = self.sheet.workshop
        paper = self.say(f"paper.{workshop.paper.name}")
        return self.say("board.line", box=self.kit.info.box, paper=paper, version=workshop.edition)

    def caption(self, x: float, y: float, icon: str, title: str, aside: str = "") -> None:
        self.sheet.icon(icon, x, y - 5.2, 6.4)
        end = self.sheet.text(x + 8, y, title.upper(), "section", size=14)
        self.sheet.text(end + 5, y - 0.2, aside, "field", size=9)

    # -- turns ---------------------------------------------------------------------------------
    def turn(self, turn: int, place: Place) -> None:
        """The box of a turn, with its events."""
        event = turn in self.edition.case.event_turns
        self.turn_box(turn, place, event)
        if turn in self.edition.meta.event_turns:
            self.meta_event(turn, place, event)

    def turn_box(self, turn: int, place: Place, event: bool) -> None:
        sheet, (x, y, width, height), band = self.sheet, place, self.at["turn-band"]
        sheet.add(Box(x, y, width, height, fill="pale" if event else None, stroke="ink", line=0.7))
        sheet.text(x + width / 2, y + 17.6, str(turn), "figure", "center", size=38)
        if event:
            top, heat = y + height - band, signed(self.edition.event_heat, self.say)
            sheet.add(Box(x, top, width, band, fill="ink"))
            sheet.icon("A", x + 1.9, top + 2.6, 5.6, "white", "ink")
            end = sheet.text(x + 8.5, top + 7.5, event_code(turn), "section", color="white", size=14)
            right = x + width - 1.5
            sheet.text(right, top + 7.3, heat, "section", "right", "white", 10.5)
            figure = sheet.setter.width(heat, "section", 10.5)
            sheet.icon("heat", (end + right - figure - 4.6) / 2, top + 3, 4.6, "white", "ink")

    def meta_event(self, turn: int, place: Place, event: bool) -> None:
        """An event of the metacase: grey, dashed, and in words whose it is."""
        sheet, (x, y, width, height), band = self.sheet, place, self.at["turn-band"]
        top = y + height - band * (2 if event else 1)
        sheet.add(Line(x + 2, top, x + width - 2, top, "mid", 0.5, FOLD))
        sheet.icon("A", x + 1.9, top + 2.6, 5.6, "grey", "white")
        sheet.text(x + 8.5, top + 7.5, event_code(turn), "section", color="grey", size=14)
        sheet.text(x + width - 1.6, top + 7.2, self.say("board.meta_tag"), "margin-bold", "right", "grey", 7.4)

    def meta_end(self, x: float, y: float, height: float, side: Align = "left") -> None:
        """The end of the metacase, on the edge at x of a row of turns; its words begin or, turned, end there."""
        sheet, away = self.sheet, -3.6 if side == "right" else 3.6
        sheet.add(Line(x, y - 2.4, x, y + height + 2.4, line=1.8))
        sheet.add(Path(f"M{x} {y - 2.2} L{x - 2.1} {y - 5} H{x + 2.1} Z", fill="ink"))
        words = self.say("board.meta_end", n=self.edition.meta.turns)
        sheet.text(x + away, y - 2, words, "sans-bold", side, size=8.2)

    # -- tracks --------------------------------------------------------------------------------
    def heat_track(self, place: Place) -> None:
        """The boxes of Heat; below them what is watched, the crisis and the start."""
        track, sheet, below = self.edition.heat, self.sheet, place.bottom
        count = track.most - track.least + 1
        for value in range(track.least, track.most + 1):
            self.heat_cell(value, place.column(value - track.least, count))
        low, high = self.edition.surveillance
        left = place.column(low - track.least, count).x
        right = place.x + (high - track.least + 1) * (place.width / count)
        sheet.rule(left + 1, below + 1.8, right - 1, line=0.6)
        watched, last = self.say("board.surveillance"), place.right - place.width / count / 2
        sheet.text((left + right) / 2, below + 5.4, watched, "sans-bold", "center", size=8.2)
        crisis = self.say("board.crisis_cell", n=self.edition.crisis_resets_heat_to)
        sheet.text(last, below + 5.4, crisis, "sans-bold", "center", size=8.2)
        self.start(place.x + (track.start - track.least + 0.5) * (place.width / count), below)

    def heat_cell(self, value: int, place: Place) -> None:
        sheet, (x, y, width, height) = self.sheet, place
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

    def start(self, x: float, below: float) -> None:
        self.sheet.text(x, below + 5.4, self.say("board.start"), "sheet-italic", "center")

    def reputation_track(self, place: Place) -> None:
        track = self.edition.reputation
        count = track.most - track.least + 1
        for value in range(track.least, track.most + 1):
            self.reputation_cell(value, place.column(value - track.least, count))
        start = place.column(track.start - track.least, count)
        self.sheet.add(Box(*start, stroke="ink", line=1.6))
        self.start(start.x + start.width / 2, start.bottom)

    def reputation_cell(self, value: int, place: Place) -> None:
        sheet, (x, y, width, height) = self.sheet, place
        sheet.add(Box(x, y, width, height, stroke="ink", line=0.8))
        sheet.text(x + width / 2, y + 17, signed(value, self.say), "figure", "center")
        for number in range(abs(value)):
            sheet.add(_step(x + width / 2 + (number - (abs(value) - 1) / 2) * 5.2, y + 24.6, value > 0))
        if value == 0:
            sheet.add(Path(f"O {x + width / 2} {y + 24.6} 1", fill="ink"))

    # -- crisis --------------------------------------------------------------------------------
    def crisis_caption(self, x: float, y: float) -> None:
        edition = self.edition
        aside = self.say("board.crisis_help", n=edition.heat.most, reset=edition.crisis_resets_heat_to)
        self.caption(x, y, "crisis", self.say("board.crisis"), aside)

    def crisis_box(self, option: CrisisOption, place: Place) -> None:
        sheet, (x, y, width, height) = self.sheet, place
        path = ("crisis", option.icon)
        sheet.add(Box(x, y, width, height, stroke="ink", line=0.8, dash=DASH if option.only_if_none_left else ()))
        sheet.icon(option.icon, x + 2.2, y + 2.5, 6)
        sheet.text(x + 9.4, y + 7.2, option.name, "section", size=11.2)
        if not option.only_if_none_left:
            sheet.add(Box(x + width - 6.6, y + 3, 4.4, 4.4, stroke="ink", line=0.9))
        sheet.rule(x + 2.4, y + 10.4, x + width - 2.4, "line", 0.4)
        limit = sheet.setter.set(option.limit, "sheet-italic", width - 4.8, sheet.sized("sheet-italic", None))
        foot = y + height - 2.6 - limit.last
        sheet.marks += sheet.setter.draw(limit, x + 2.4, foot)
        room = foot - y - 15.6
        sheet.fitted(x + 2.4, y + 15, width - 4.6, room, option.text, self.crisis_style, "crisis", path)

    # -- markers -------------------------------------------------------------------------------
    def cut(self) -> None:
        """The line along which the strip of markers is cut off."""
        y = self.at["cut"]
        self.sheet.add(Line(self.x + 5, y, self.x + self.width, y, line=0.5, dash=(3, 2)))
        self.sheet.icon("scis", self.x - 0.4, y - 2.4, 4.8)

    def markers(self) -> None:
        for number, (icon, name) in enumerate(MARKERS):
            x = self.x + number * self.at["marker-step"]
            self.marker(x, self.at["marker-top"], icon, self.say(f"board.marker_{name}").upper())

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
        size, base = self.at["marker-icon"], self.at["marker-name"]
        marks: list[Mark] = [self.sheet.icons(icon, -size / 2, 0.2 - size, size)]
        return marks + self.sheet.setter.line(0, base, name, "section", "center", size=7.8)


def _step(x: float, y: float, up: bool) -> Path:
    """A triangle: full and upwards for a gain, hollow and downwards for a loss."""
    tip = -1.8 if up else 1.8
    return Path(f"M-2 {-tip} L0 {tip} L2 {-tip} Z", x, y, fill="ink" if up else "white", stroke="ink", line=0.6)
