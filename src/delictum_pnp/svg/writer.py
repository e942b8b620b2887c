"""A page into the text of an SVG, one mark a line.

In: a `layout.page.Page`, the palette, how each font is called in a style sheet, how wide a run of type is.  Out:
SVG 1.1, the same text for the same page, in millimetres.  Fonts are named, not embedded: every run carries its width,
so that a reader without the font keeps to its place.  Raises `ValueError` for a field: a drawing has none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

from ..layout.page import MM_PER_PT as MM_PER_PT
from ..layout.page import Box, Clipped, Drawing, Field, Line, Mark, Page, Path, Placed, Text, walk
from .paths import outline

XLINK = "http://www.w3.org/1999/xlink"


class Face(NamedTuple):
    """A font as a style sheet names it."""

    family: str
    """With its stand-ins: `'Source Serif Pro', serif`."""
    weight: int = 400
    italic: bool = False


Measure = Callable[[Text], float]
"""Width of a run in mm."""


def svg(page: Page, palette: Mapping[str, str], faces: Mapping[str, Face], measure: Measure, language: str) -> str:
    """The SVG of a page; its bookmark is the title."""
    writer = _Writer(palette, faces, measure)
    width, height = _number(page.width), _number(page.height)
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="{XLINK}" xml:lang={quoteattr(language)}'
        f' width="{width}mm" height="{height}mm" viewBox="0 0 {width} {height}">',
        f"<title>{escape(page.bookmark or '')}</title>",
        *writer.definitions(page),
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
        *writer.marks(page.marks),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


class _Writer:
    def __init__(self, palette: Mapping[str, str], faces: Mapping[str, Face], measure: Measure) -> None:
        self._palette, self._faces, self._measure = palette, faces, measure
        self._names: dict[Drawing, str] = {}
        self._clips = 0

    def definitions(self, page: Page) -> Iterator[str]:
        """Type by font, and the shared drawings."""
        used = dict.fromkeys(mark.font for mark in walk(page.marks) if isinstance(mark, Text))
        yield "<style>" + " ".join(f".{name} {{ {_css(self._faces[name])} }}" for name in sorted(used)) + "</style>"
        placed = (mark.drawing for mark in walk(page.marks) if isinstance(mark, Placed))
        for drawing in dict.fromkeys(drawing for drawing in placed if drawing.shared):
            name = self._names[drawing] = f"d{len(self._names)}"
            yield f'<defs><g id="{name}">'
            yield from self.marks(drawing.marks)
            yield "</g></defs>"

    def marks(self, marks: Iterable[Mark]) -> Iterator[str]:
        for mark in marks:
            match mark:
                case Text():
                    yield self._text(mark)
                case Box():
                    yield self._box(mark)
                case Line():
                    yield self._line(mark)
                case Path():
                    yield self._path(mark)
                case Placed():
                    yield from self._placed(mark)
                case Clipped():
                    yield from self._clipped(mark)
                case Field():
                    raise ValueError("a field in a drawing")

    def _text(self, mark: Text) -> str:
        spacing = f' letter-spacing="{_number(mark.tracking * MM_PER_PT)}"' if mark.tracking else ""
        return (
            f'<text class="{mark.font}" x="{_number(mark.x)}" y="{_number(mark.y)}"'
            f' font-size="{_number(mark.size * MM_PER_PT)}" fill="{self._palette[mark.color]}"{spacing}'
            f' textLength="{_number(self._measure(mark))}" lengthAdjust="spacingAndGlyphs"'
            f' xml:space="preserve">{escape(mark.text)}</text>'
        )

    def _box(self, mark: Box) -> str:
        corner = f' rx="{_number(mark.radius)}"' if mark.radius else ""
        place = (
            f'x="{_number(mark.x)}" y="{_number(mark.y)}" width="{_number(mark.width)}" height="{_number(mark.height)}"'
        )
        return f"<rect {place}{corner} {self._paint(mark, 1.0, False)}/>"

    def _line(self, mark: Line) -> str:
        place = f'x1="{_number(mark.x1)}" y1="{_number(mark.y1)}" x2="{_number(mark.x2)}" y2="{_number(mark.y2)}"'
        return f"<line {place} {self._stroke(mark.color, mark.line, mark.dash, mark.round_cap, 1.0)}/>"

    def _path(self, mark: Path) -> str:
        moved = "" if (mark.x, mark.y, mark.scale) == (0.0, 0.0, 1.0) else _transform(mark.x, mark.y, mark.scale, 0.0)
        return f'<path d="{outline(mark.data)}"{moved} {self._paint(mark, mark.scale, True)}/>'

    def _placed(self, mark: Placed) -> Iterator[str]:
        transform = _transform(mark.x, mark.y, mark.scale, mark.turn)
        if mark.drawing.shared:
            yield f'<use xlink:href="#{self._names[mark.drawing]}"{transform}/>'
        else:
            yield f"<g{transform}>"
            yield from self.marks(mark.drawing.marks)
            yield "</g>"

    def _clipped(self, mark: Clipped) -> Iterator[str]:
        self._clips += 1
        name = f"c{self._clips}"
        place = (
            f'x="{_number(mark.x)}" y="{_number(mark.y)}" width="{_number(mark.width)}" height="{_number(mark.height)}"'
        )
        yield f'<clipPath id="{name}"><rect {place}/></clipPath><g clip-path="url(#{name})">'
        yield from self.marks(mark.marks)
        yield "</g>"

    def _paint(self, mark: Box | Path, scale: float, round_cap: bool) -> str:
        fill = f'fill="{self._palette[mark.fill] if mark.fill else "none"}"'
        return f"{fill} {self._stroke(mark.stroke, mark.line, mark.dash, round_cap, scale)}" if mark.stroke else fill

    def _stroke(self, color: str, line: float, dash: tuple[float, ...], round_cap: bool, scale: float) -> str:
        """The pen is not scaled with a path: its width is divided by what the transform multiplies."""
        unit = MM_PER_PT / scale
        dashes = f' stroke-dasharray="{" ".join(_number(part * unit) for part in dash)}"' if dash else ""
        ends = ' stroke-linecap="round" stroke-linejoin="round"' if round_cap else ""
        return f'stroke="{self._palette[color]}" stroke-width="{_number(line * unit)}"{dashes}{ends}'


def _css(face: Face) -> str:
    style = " font-style: italic;" if face.italic else ""
    return f"font-family: {face.family}; font-weight: {face.weight};{style}"


def _transform(x: float, y: float, scale: float, turn: float) -> str:
    parts = [f"translate({_number(x)} {_number(y)})"]
    parts += [f"rotate({_number(turn)})"] if turn else []
    parts += [f"scale({_number(scale, 5)})"] if scale != 1.0 else []
    return f' transform="{" ".join(parts)}"'


def _number(value: float, places: int = 3) -> str:
    """Without needless zeros, never `-0`."""
    text = f"{value:.{places}f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text
