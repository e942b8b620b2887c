"""Marks into PDF page operators.

In: marks in millimetres, y downwards.  Out: operator text in a space whose unit is a millimetre
with y downwards: the writer sets that up once a page, so no number is converted and a card is
placed by one `cm`.  Type is flipped back by its text matrix.  Raises `ValueError` for path data that
cannot be read and for a field: the writer takes a page's fields out, one inside a drawing has no place.
"""

from __future__ import annotations

import codecs
import itertools
import math
from collections.abc import Callable, Iterable, Iterator, Mapping

from ..layout.page import MM_PER_PT, Box, Clipped, Drawing, Line, Mark, Path, Placed, Text
from .paths import box_outline, path_outline

Assign = Callable[[str], tuple[int, int]]
"""From a character to its subset and its code there."""


_UNUSED = "\ufffe"
"""Says to Python's codecs that a code has no character."""
_ESCAPES = {**{code: f"\\{code:03o}" for code in range(32)}, **{ord(sign): "\\" + sign for sign in "()\\"}}


class Encoding:
    """How one font's characters are written; learns each at its first use.

    A font's first subset holds some 220 characters, nearly always all of them: they are packed by a
    table that Python's own codecs use.  What needs a further subset is kept in `others`.
    """

    def __init__(self, assign: Assign, subset_name: Callable[[int], str]) -> None:
        self.subset_name = subset_name
        self.first = subset_name(0)
        self._assign = assign
        self.others: dict[str, tuple[int, str]] = {}
        self._missing: dict[int, int] = {0xA0: 0x20}
        self._characters = ["\0", *[_UNUSED] * 31, *map(chr, range(0x20, 0x7F)), *[_UNUSED] * 129]
        self._table = codecs.charmap_build("".join(self._characters))

    def packed(self, text: str) -> str | None:
        """Text as it stands between parentheses; None when it needs more than one subset."""
        try:
            codes, _ = codecs.charmap_encode(text, "strict", self._table)
        except UnicodeEncodeError:
            text = self._learnt(text)
            if not self.others.keys().isdisjoint(text):
                return None
            codes, _ = codecs.charmap_encode(text, "strict", self._table)
        packed = codes.decode("latin-1")
        if "(" in packed or ")" in packed or "\\" in packed or "\0" in packed:
            return packed.translate(_ESCAPES)
        return packed

    def in_subsets(self, text: str) -> Iterator[tuple[int, str]]:
        """Stretches of text in one subset: its number, and the stretch packed."""
        for subset, group in itertools.groupby(text, key=lambda c: self.others[c][0] if c in self.others else 0):
            stretch = "".join(group)
            if subset:
                yield subset, "".join([self.others[c][1] for c in stretch]).translate(_ESCAPES)
            else:
                yield subset, self.packed(stretch) or ""

    def _learnt(self, text: str) -> str:
        """Give codes to new characters; the text with those that have no glyph as code 0."""
        for character in sorted(set(text)):
            if character in self._characters or character in self.others or ord(character) in self._missing:
                continue
            subset, code = self._assign(character)
            if subset:
                self.others[character] = (subset, chr(code))
            elif code:
                self._characters[code] = character
            else:
                self._missing[ord(character)] = 0
        self._table = codecs.charmap_build("".join(self._characters))
        return text.translate(self._missing)


class OperatorWriter:
    """Writes marks as operators.  `encoding` answers a font's encoding, `form` the name of a shared drawing."""

    def __init__(
        self, encoding: Callable[[str], Encoding], palette: Mapping[str, str], form: Callable[[Drawing], str]
    ) -> None:
        self.encoding, self.form = encoding, form
        self.fills = {name: _rgb(value) + " rg" for name, value in palette.items()}
        self.strokes = {name: _rgb(value) + " RG" for name, value in palette.items()}

    def marks(self, marks: Iterable[Mark]) -> list[str]:
        """Operators of marks, in their order."""
        level = Level(self)
        for mark in marks:
            level.write(mark)
        level.end_text()
        return level.out


class Level:
    """Marks between one `q` and its `Q`; keeps the colours, font and pen to leave out repeats."""

    def __init__(self, writer: OperatorWriter) -> None:
        self.out: list[str] = []
        self._writer = writer
        self._fill = self._pen = ""
        self._font: tuple[str, float, float] | None = None
        self._encoding: Encoding
        self._in_text = False

    def write(self, mark: Mark) -> None:
        if isinstance(mark, Text):
            self._text(mark)
            return
        self.end_text()
        if isinstance(mark, Placed):
            self._placed(mark)
        elif isinstance(mark, Clipped):
            self.out.append(f"q {mark.x:.3f} {mark.y:.3f} {mark.width:.3f} {mark.height:.3f} re W n")
            self.out += self._writer.marks(mark.marks)
            self.out.append("Q")
        elif isinstance(mark, Line):
            self._set_pen(mark.color, mark.line, mark.dash, mark.round_cap)
            self.out.append(f"{mark.x1:.3f} {mark.y1:.3f} m {mark.x2:.3f} {mark.y2:.3f} l S")
        elif isinstance(mark, Box):
            self._paint(mark, box_outline(mark), False)
        elif isinstance(mark, Path):
            self._paint(mark, path_outline(mark.data, mark.x, mark.y, mark.scale), True)
        else:
            raise ValueError("a field stands inside a drawing")

    def end_text(self) -> None:
        if self._in_text:
            self.out.append("ET")
            self._in_text = False

    def _text(self, mark: Text) -> None:
        x, y, text, font, size, color, tracking, _ = mark
        out = self.out
        if not self._in_text:
            out.append("BT")
            self._in_text = True
        self._set_fill(color)
        wanted = (font, size, tracking)
        if wanted != self._font:
            self._font, self._encoding = wanted, self._writer.encoding(font)
            out.append(f"/{self._encoding.first} {size * MM_PER_PT:.4f} Tf {tracking * MM_PER_PT:.4f} Tc")
        packed = self._encoding.packed(text)
        if packed is not None:
            out.append(f"1 0 0 -1 {x:.3f} {y:.3f} Tm ({packed}) Tj")
        else:
            self._mixed_text(mark)

    def _mixed_text(self, mark: Text) -> None:
        """A run with characters of several subsets: the text position carries over from one to the next."""
        self.out.append(f"1 0 0 -1 {mark.x:.3f} {mark.y:.3f} Tm")
        for subset, packed in self._encoding.in_subsets(mark.text):
            self.out.append(f"/{self._encoding.subset_name(subset)} {mark.size * MM_PER_PT:.4f} Tf ({packed}) Tj")
        self._font = None

    def _placed(self, mark: Placed) -> None:
        angle = math.radians(mark.turn)
        cos, sin = math.cos(angle) * mark.scale, math.sin(angle) * mark.scale
        self.out.append(f"q {cos:.5f} {sin:.5f} {-sin:.5f} {cos:.5f} {mark.x:.3f} {mark.y:.3f} cm")
        if mark.drawing.shared:
            self.out.append(f"/{self._writer.form(mark.drawing)} Do")
        else:
            self.out += self._writer.marks(mark.drawing.marks)
        self.out.append("Q")

    def _paint(self, mark: Box | Path, outline: str, round_cap: bool) -> None:
        if mark.stroke:
            self._set_pen(mark.stroke, mark.line, mark.dash, round_cap)
        if mark.fill:
            self._set_fill(mark.fill)
        paint = "B" if mark.fill and mark.stroke else "f" if mark.fill else "S" if mark.stroke else "n"
        self.out.append(f"{outline} {paint}")

    def _set_fill(self, color: str) -> None:
        fill = self._writer.fills[color]
        if fill != self._fill:
            self.out.append(fill)
            self._fill = fill

    def _set_pen(self, color: str, line: float, dash: tuple[float, ...], round_cap: bool) -> None:
        dashes = " ".join([f"{value * MM_PER_PT:.3f}" for value in dash])
        cap = int(round_cap)
        pen = f"{self._writer.strokes[color]} {line * MM_PER_PT:.4f} w [{dashes}] 0 d {cap} J {cap} j"
        if pen != self._pen:
            self.out.append(pen)
            self._pen = pen


def _rgb(value: str) -> str:
    """`#1b1b1d` as three numbers between 0 and 1."""
    return " ".join(f"{int(value[i : i + 2], 16) / 255:.4f}" for i in (1, 3, 5))
