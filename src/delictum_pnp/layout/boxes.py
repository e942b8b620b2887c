"""The plain kinds of box of a face template: rect, line, icon, text, prose, art.

In: the values of a box.  Out: `Drawn`.  Measures in millimetres; `line` (width of a stroke) in points.

rect   at, size; fill, stroke, line, radius
line   at, to; color, line
icon   at, size, icon; color, ground
text   at, style, words; align, color, size (points), width, part: one line, from its largest size that fits the width
prose  at, width, height, style, words; align, color, part, even, centred: a block at its style's largest size that
       fits; `even` gives its lines like lengths, as in a title; `centred` centres fewer lines in the height
art    at, art: a shared drawing of the workshop
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from .page import Box, Line, Placed
from .setter import PT_PER_MM, Block, Setter
from .template import Desk, Drawn, Kind

Values = Mapping[str, Any]


def rect(values: Values, desk: Desk) -> Drawn:
    (x, y), (width, height) = values["at"], values["size"]
    look = {key: values[key] for key in ("fill", "stroke", "line", "radius") if key in values}
    return Drawn([Box(x, y, width, height, **look)], y, y + height)


def line(values: Values, desk: Desk) -> Drawn:
    (x1, y1), (x2, y2) = values["at"], values["to"]
    return Drawn([Line(x1, y1, x2, y2, values.get("color", "ink"), values.get("line", 0.5))], min(y1, y2), max(y1, y2))


def icon(values: Values, desk: Desk) -> Drawn:
    (x, y), size = values["at"], values["size"]
    theme = desk.workshop.theme
    mark = theme.icon(values["icon"], x, y, size, values.get("color", "ink"), values.get("ground", "white"))
    return Drawn([mark], y, y + size)


def text(values: Values, desk: Desk) -> Drawn:
    x, y = values["at"]
    setter, words = desk.workshop.setter, values["words"]
    style = setter.style(values["style"])
    size = values.get("size") or style.size
    if "width" in values:
        for size in style.sizes:
            if setter.width(words, style, size) <= values["width"]:
                break
        else:
            block = setter.set(words, style, values["width"], size)
            part = tuple(str(values.get("part", "title")).split("."))
            desk.overflow(part, values["style"], block, max(1, len(block.lines) - 1))
    marks = setter.line(x, y, words, style, values.get("align"), values.get("color"), size)
    return Drawn(marks, y - style.leading, y)


def prose(values: Values, desk: Desk) -> Drawn:
    x, y = values["at"]
    setter = desk.workshop.setter
    block, over = setter.fit(values["words"], values["style"], values["width"], values["height"])
    if values.get("even"):
        block = even(setter, values["words"], block)
    if over:
        desk.overflow(tuple(str(values.get("part", "text")).split(".")), values["style"], block, over)
    y += (values["height"] - block.height) / 2 if values.get("centred") else 0.0
    return Drawn(
        setter.draw(block, x, y, values.get("align"), values.get("color")), y, y + min(block.last, values["height"])
    )


EVEN_STEPS = 6


def even(setter: Setter, words: str, block: Block) -> Block:
    """The same words in as many lines of like length: in the narrowest width that takes no line more.

    The block keeps its own width, so that centred lines stay centred in it."""
    if len(block.lines) < 2:
        return block
    narrow, wide, best = block.width / 2, block.width, block
    for _ in range(EVEN_STEPS):
        middle = (narrow + wide) / 2
        tried = setter.set(words, block.style, middle, block.size)
        limit = middle * PT_PER_MM * 1000 / block.size
        if len(tried.lines) == len(block.lines) and all(line.width <= limit for line, _ in tried.lines):
            wide, best = middle, tried
        else:
            narrow = middle
    return replace(best, width=block.width)


def art(values: Values, desk: Desk) -> Drawn:
    x, y = values["at"]
    drawing = desk.workshop.drawings[values["art"]]
    return Drawn([Placed(drawing, x, y)], y, y + drawing.height)


def kind(draw: Callable[[Values, Desk], Drawn], needs: str, may: str = "", pure: bool = False) -> Kind:
    return Kind(draw, frozenset(needs.split()), frozenset(may.split()), pure)


BOXES: Mapping[str, Kind] = {
    "rect": kind(rect, "at size", "fill stroke line radius", pure=True),
    "line": kind(line, "at to", "color line", pure=True),
    "icon": kind(icon, "at size icon", "color ground", pure=True),
    "text": kind(text, "at style words", "align color size width part", pure=True),
    "prose": kind(prose, "at width height style words", "align color part even centred"),
    "art": kind(art, "at art", pure=True),
}
