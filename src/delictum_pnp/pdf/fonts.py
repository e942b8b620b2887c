"""Fonts: found in their packages, measured, and registered for embedding.

In: the theme's table of font name → (package, file).  Out: `FontBook`, which is the `Ruler` that
layout measures with and the fonts that the writer embeds.  Raises `FontMissing` when a package or
file is not there.
"""

from __future__ import annotations

import importlib.util
import pathlib
from collections.abc import Mapping
from typing import Any

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFError, TTFont

SOFT_HYPHEN, HYPHEN, SPACE = 0xAD, 0x2D, 0x20
STAND_INS = {0xA0: SPACE, 0x2009: SPACE, 0x202F: SPACE, 0x2010: HYPHEN, 0x2011: HYPHEN}
"""Characters that are drawn with another's glyph when the font lacks their own; they stay themselves for a reader."""


class FontMissing(Exception):
    """A font that the theme names cannot be loaded."""


class FontMetrics:
    """Widths of one font in thousandths of an em."""

    __slots__ = ("_covered", "_widths")

    def __init__(self, ttf: Any) -> None:
        self._widths = _Widths(ttf.face)
        self._covered = ttf.face.charToGlyph.keys()

    def width(self, text: str) -> int:
        return sum(map(self._widths.__getitem__, text))

    def missing(self, text: str) -> str:
        """The characters of the text that the font cannot draw, sorted."""
        return "".join(sorted({c for c in text if ord(c) not in self._covered}))


class _Widths(dict[str, int]):
    """Widths of characters, filled when first asked for."""

    def __init__(self, face: Any) -> None:
        super().__init__()
        self._face = face

    def __missing__(self, character: str) -> int:
        self[character] = round(self._face.getCharWidth(ord(character)))
        return self[character]


class FontBook:
    """The fonts of a theme, loaded when first asked for."""

    def __init__(self, places: Mapping[str, tuple[str, str]]) -> None:
        self._places = places
        self._fonts: dict[str, Any] = {}
        self._metrics: dict[str, FontMetrics] = {}

    def __call__(self, name: str) -> FontMetrics:
        """Metrics of a font: the book is a `layout.setter.Ruler`."""
        found = self._metrics.get(name)
        if found is None:
            found = self._metrics[name] = FontMetrics(self.font(name))
        return found

    def font(self, name: str) -> Any:
        """reportlab's font object, registered under its name."""
        found = self._fonts.get(name)
        if found is None:
            try:
                found = TTFont(name, str(self.file(name)))
            except (TTFError, OSError) as problem:
                raise FontMissing(f"font {name}: {problem}") from problem
            _lend_glyphs(found.face)
            pdfmetrics.registerFont(found)
            self._fonts[name] = found
        return found

    def any_name(self) -> str:
        """A font that is loaded, or the first: reportlab wants to know one, and embeds it only if it is used."""
        name = next(iter(self._fonts or self._places))
        self.font(name)
        return name

    def file(self, name: str) -> pathlib.Path:
        """Where the font's file is; the package itself is not imported."""
        package, inside = self._places[name]
        spec = importlib.util.find_spec(package)
        if spec is None or spec.origin is None:
            raise FontMissing(f"font {name}: the package {package} is not installed")
        return pathlib.Path(spec.origin).parent / inside


def _lend_glyphs(face: Any) -> None:
    """Let soft hyphens look like hyphens and give the stand-ins' glyphs to characters that lack one.

    Fonts differ in what they draw for U+00AD, and U+00A0 is written as a space: both take the width, too.
    """
    loans = {code: lender for code, lender in STAND_INS.items() if code not in face.charToGlyph}
    for code, lender in {**loans, 0xA0: SPACE, SOFT_HYPHEN: HYPHEN}.items():
        face.charToGlyph[code] = face.charToGlyph[lender]
        face.charWidths[code] = face.charWidths[lender]
