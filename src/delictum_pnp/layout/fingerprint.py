"""Short hashes of what is printed, so that two editions can be compared card by card.

In: marks, the palette, the edition's name.  Out: `Print` (text and look apart) of a drawing or a page, the six digits
of a sheet, the four of a theme.  The edition's name is left out: a new edition alone changes no card.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from .page import Clipped, Drawing, Face, Field, Mark, Placed, Text
from .theme import Theme

DIGITS = 12
"""Hexadecimal digits of a text's or look's hash."""
SHEET_DIGITS, THEME_DIGITS = 6, 4
SKETCH = 24
"""Words kept of a text to tell a mended card from another one under the same code."""
SPACES = re.compile(r"[\s\u00ad]+")
WORD = re.compile(r"\w{4,}")


class Print(NamedTuple):
    """Hash of the words alone (however they are broken into lines), and of every mark."""

    text: str
    look: str


class Fingerprints:
    """Takes prints of drawings; each drawing once, so keep one per build."""

    def __init__(self, palette: Mapping[str, str], edition: str) -> None:
        self._palette, self._edition = palette, edition
        self._drawings: dict[Drawing, str] = {}
        self._faces: dict[Drawing, Print] = {}

    def of(self, marks: Iterable[Mark]) -> Print:
        """The print of marks: a page's or a drawing's."""
        lines: list[str] = []
        words: list[str] = []
        self._read(marks, lines, words)
        return Print(digest([SPACES.sub("", "".join(words))], DIGITS), digest(lines, DIGITS))

    def face(self, face: Face) -> Print:
        """The print of one side of a card."""
        if face.drawing not in self._faces:
            self._faces[face.drawing] = self.of(face.drawing.marks)
        return self._faces[face.drawing]

    def sheet(self, faces: Sequence[Face]) -> str:
        """The digits in the margin of a press sheet, of its fronts and then its backs in the order of the fronts: equal
        when the same cards stand on it in the same order."""
        return digest([self.face(face).look for face in faces], SHEET_DIGITS)

    def sketch(self, marks: Iterable[Mark]) -> list[str]:
        """The lowest hashes of the words of marks: two texts share about as many of them as they share words."""
        words: list[str] = []
        self._read(marks, [], words)
        return sorted({digest([word], 4) for word in WORD.findall(" ".join(words).lower())})[:SKETCH]

    def _read(self, marks: Iterable[Mark], lines: list[str], words: list[str]) -> None:
        """Collect a line for each mark, and its words."""
        for mark in marks:
            if isinstance(mark, Placed):
                lines.append(f"{mark[1:]} {self._drawing(mark.drawing)}")
                if not mark.drawing.shared:
                    self._read(mark.drawing.marks, lines, words)
            elif isinstance(mark, Clipped):
                lines.append(repr(mark[:4]))
                self._read(mark.marks, lines, words)
            elif isinstance(mark, Text) and self._edition in mark.text:
                words.append(mark.text.replace(self._edition, ""))
                lines.append(repr((words[-1], *mark[3:7], self._palette[mark.color])))
            else:
                if isinstance(mark, Text):
                    words.append(mark.text)
                lines.append(f"{mark!r} {self._colours(mark)}")

    def _drawing(self, drawing: Drawing) -> str:
        """A shared drawing stands for its marks."""
        if not drawing.shared:
            return ""
        if drawing not in self._drawings:
            self._drawings[drawing] = self.of(drawing.marks).look
        return self._drawings[drawing]

    def _colours(self, mark: Mark) -> list[str]:
        """The values of the colours that a mark names."""
        if isinstance(mark, Field):
            return []
        names = (getattr(mark, key, None) for key in ("color", "fill", "stroke"))
        return [self._palette[name] for name in names if name]


def digest(lines: Iterable[str], digits: int) -> str:
    """The first digits of a hash of lines."""
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()[:digits]


def theme_mark(theme: Theme) -> str:
    """Four digits that change with the theme: palette, fonts, styles, icons."""
    parts = (theme.palette, theme.families, theme.fonts, theme.styles, theme.icon_paths)
    return digest([f"{key}={part[key]!r}" for part in parts for key in sorted(part)], THEME_DIGITS)
