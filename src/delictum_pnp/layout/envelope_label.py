"""What an envelope says of its case: the label of its front, what it holds, what must be true before it is opened.

In: a sheet, a case's code and title, the kit, places in millimetres.  Out: marks on the sheet.  The nets and the labels
of large print are made of these.
"""

from __future__ import annotations

from collections import Counter

from ..model.case import Case
from ..model.kit import Kit
from . import case_mark
from .page import Box
from .sheet import Sheet
from .sheet_parts import case_name, listed

PRODUCT = "sobre"
LETTERS = "LPQXFIVANS"
CHECKS = 6
MARK = 1.25
"""Radius of the case mark's discs."""
ARCH = 2.2
"""The same of a metacase's bridge: wider than a letter, or it would be read as the accent of the word below."""


class Label:
    """The label of one envelope; `row` is the height of a line of its contents."""

    def __init__(self, sheet: Sheet, code: str, title: str, kit: Kit, row: float = 8.2) -> None:
        self.sheet, self.say, self.kit = sheet, sheet.say, kit
        self.code, self.title, self.pitch = code, title, row
        self.accent = next((case.accent for case in kit.cases.values() if case.code == code), "ink")

    def front(self, kind: str, below: str, left: float, right: float, y: float, bottom: float) -> None:
        """Kit, case mark, case, title, whose envelope it is, when it was opened; the kit's baseline is y."""
        sheet, middle = self.sheet, (left + right) / 2
        sheet.text(middle, y, self.kit.info.title.upper(), "wordmark", "center", size=21)
        sheet.text(middle, y + 6.6, self.kit.info.subtitle, "wordmark-sub", "center", size=12.5)
        sheet.rule(left, y + 12, right, line=1.2)
        arch = self.code.startswith("M")
        if not arch:
            sheet.add(Box(middle - 4.5, y + 11.8, 9, 1.2, fill=self.accent))
        radius, at = (ARCH, 17.2) if arch else (MARK, 18.0)
        mark = middle - case_mark.width(self.code, radius) / 2
        sheet.marks += case_mark.marks(self.code, mark, y + at, self.accent, radius)
        sheet.text(middle, y + 32, case_name(self.say, self.code).upper(), "figure", "center", size=34)
        title = sheet.setter.set(self.title, "title", right - left + 8, 16)
        sheet.marks += sheet.setter.draw(title, middle - title.width / 2, y + 41.6, "center")
        y += 46.6 + title.last
        inset = 12 if kind == "players" else 0
        sheet.add(Box(left + inset, y, right - left - 2 * inset, 8.6, fill="ink"))
        sheet.text(middle, y + 6.1, self.say(f"envelope.{kind}").upper(), "wordmark", "center", "white", 13.5)
        sheet.text(middle, y + 14.4, below, "field" if kind == "players" else "sheet-label", "center", size=9.6)
        sheet.rule(left, bottom - 24, right, "line")
        for place, key in ((15, "opened_on"), (6, "opened_by")):
            sheet.blank_line(self.say(f"envelope.{key}"), left, bottom - place, right)

    def contents(self, case: Case, left: float, right: float, y: float, foot: float) -> None:
        """How many cards of each letter, below a heading at y; the archive's line at the foot."""
        sheet, total = self.sheet, len(case.cards)
        found = Counter(code.letter for code in case.cards)
        heading = self.say(f"envelope.contains.{'one' if total == 1 else 'many'}", n=total)
        sheet.text(left, y, heading.upper(), "section", size=15)
        sheet.rule(left, y + 2.6, right, line=1)
        y += self.pitch + 1.8
        for letter in LETTERS:
            if found[letter]:
                self.row(case, letter, found[letter], left, right, y)
                y += self.pitch
        sheet.text(left, y + 3, self.say("envelope.apart"), "field")
        sheet.text(left, foot, self.archive("envelope.archive"), "sheet-kit", size=7.2)

    def row(self, case: Case, letter: str, count: int, left: float, right: float, y: float) -> None:
        sheet = self.sheet
        sheet.icon(letter, left, y - 4, 5)
        sheet.text(left + 13.4, y, str(count), "section", "right")
        sheet.text(left + 17, y, self.say(f"card_count.{letter}.{'one' if count == 1 else 'many'}"), "sheet-label")
        codes = listed(self.say, sorted(code for code in case.cards if code.letter == letter))
        key = f"note_{letter}_meta" if case.kind == "meta" and letter == "S" else f"note_{letter}"
        sheet.text(right, y, self.say(f"envelope.{key}", codes=codes), "sheet-aside", "right")
        sheet.rule(left, y + 2.6, right, "hair", 0.4)

    def checks(self, left: float, right: float, y: float, foot: float, gap: float = 9.0) -> None:
        """What must be true before the solution's envelope is opened, below a heading at y; `gap` lies between two."""
        sheet = self.sheet
        sheet.text(left, y, self.say("solutions.before_opening").upper(), "section", size=15)
        sheet.rule(left, y + 2.6, right, line=1)
        y += 11
        for number in range(1, CHECKS + 1):
            sheet.add(Box(left, y - 3.8, 4.8, 4.8, stroke="ink", line=0.9))
            y = sheet.block(left + 8, y, right - left - 8, self.say(f"solutions.check_{number}"), "sheet-choice") + gap
        sheet.text(left, foot, self.archive("envelope.archive_solution"), "sheet-kit", size=7.2)

    def archive(self, key: str) -> str:
        return self.say(key, archive_code=f"{self.kit.info.box}.{self.code}", version=self.sheet.workshop.edition)
