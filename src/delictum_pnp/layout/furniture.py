"""The furniture of a card: group tag, standing stamp, effect chips, variants, strips, approach discs.

In: a workshop and places in millimetres.  Out: marks.  A tag is outlined with a hole; a stamp is a pill
outline when citable, a solid box when confidential: shape says it, not colour (style guide, Accessibility).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..model.play import Standing
from .page import Box, Line, Mark, Path
from .setter import Block
from .wording import ConditionWords, EffectWords, standing
from .workshop import Workshop

TAG_HEIGHT = 6.6
TAG_TEXT = 6.0
"""From the tip of the tag to its code."""
CHIP_HEIGHT = 7.0
STRIP_HEIGHT = 8.2
STRIP_LABEL = 10.0
STAMP_STANDARD = 6.6
VARIANT_COLUMN = 9.4
VARIANT_TEXT = 12.6
VARIANT_PAD = 2.4
CONSEQUENCE_GAP, EFFECT_GAP = 3.0, 2.4
VARIANT_ROW = 5.6
"""Height of the second row of a variant's head, when condition and consequence do not stand side by side."""


def tag(workshop: Workshop, x: float, y: float, group: str) -> list[Mark]:
    """The group tag with its tip at `x` and its top at `y`."""
    width, h = tag_width(workshop, group), TAG_HEIGHT
    outline = f"M 0 {h / 2} L 2.9 0 H {width:.3f} V {h} H 2.9 Z"
    return [
        Path(outline, x, y, fill="white", stroke="ink", line=0.9),
        Path(f"O 3.6 {h / 2} .85", x, y, fill="white", stroke="ink", line=0.7),
        *workshop.setter.line(x + TAG_TEXT, y + h / 2 + 1.92, group, "tag"),
    ]


def tag_width(workshop: Workshop, group: str) -> float:
    return workshop.setter.width(group, "tag") + TAG_TEXT + 3.4


def stamp(workshop: Workshop, right: float, y: float, name: Standing, height: float = STAMP_STANDARD) -> list[Mark]:
    """The standing stamp, its right edge at `right`; lower than `STAMP_STANDARD` in the smaller type."""
    scale = height / STAMP_STANDARD
    style = "stamp-word" if scale == 1 else "stamp-small"
    word, confidential = standing(name, workshop.phrases), name == "confidential"
    width = stamp_width(workshop, name, height)
    x, middle = right - width, y + height / 2
    ink, ground = ("white", "ink") if confidential else ("ink", "white")
    box = (
        Box(x, y, width, height, fill="ink", radius=0.5)
        if confidential
        else Box(x, y, width, height, fill="white", stroke="ink", line=0.9, radius=height / 2)
    )
    size = workshop.setter.style(style).size
    icon = workshop.theme.icon(
        "conf" if confidential else "cit", x + 2.2 * scale, middle - 1.95 * scale, 3.9 * scale, ink, ground
    )
    text = workshop.setter.line(x + 7.4 * scale, middle + size * 0.1164, word, style, color=ink)
    return [box, icon, *text]


def stamp_width(workshop: Workshop, name: Standing, height: float = STAMP_STANDARD) -> float:
    scale = height / STAMP_STANDARD
    style = "stamp-word" if scale == 1 else "stamp-small"
    return workshop.setter.width(standing(name, workshop.phrases), style) + 10.4 * scale


def disc(workshop: Workshop, x: float, y: float, letter: str, radius: float) -> list[Mark]:
    """An approach disc with its middle at x, y."""
    style = workshop.setter.style("approach")
    size = radius * 4.09
    return [
        Path(f"O 0 0 {radius:g}", x, y, fill="ink"),
        *workshop.setter.line(x, y + size * 0.1375, letter, style, "center", size=size),
    ]


def strip(workshop: Workshop, x: float, y: float, width: float, icon: str, label: str, value: str) -> list[Mark]:
    """A pale strip between two lines: an icon, a grey label, a bold value."""
    foot, left = y + STRIP_HEIGHT, x + STRIP_LABEL
    right = left + workshop.setter.width(label, "strip-label") + 3
    return [
        Box(x, y, width, STRIP_HEIGHT, fill="pale"),
        Line(x, y, x + width, y, "ink", 0.5),
        Line(x, foot, x + width, foot, "ink", 0.5),
        workshop.theme.icon(icon, x + 2.4, y + 1.5, 5.2, "ink", "pale"),
        *workshop.setter.line(left, y + 5.5, label, "strip-label"),
        *workshop.setter.line(right, y + 5.5, value, "strip-value"),
    ]


def chips(
    workshop: Workshop, x: float, y: float, effects: Sequence[EffectWords], width: float
) -> tuple[list[Mark], bool]:
    """Effects as chips from `x` to the right, and whether they keep within `width`; the type gives way first."""
    sizes = workshop.setter.style("chip").sizes
    fitting = [size for size in sizes if _chips_width(workshop, effects, size) <= width]
    size = fitting[0] if fitting else sizes[-1]
    marks: list[Mark] = []
    for effect in effects:
        marks += _chip(workshop, x, y, effect, size)
        x += _chip_width(workshop, effect, size) + 2.4
    return marks, bool(fitting)


def _chips_width(workshop: Workshop, effects: Sequence[EffectWords], size: float) -> float:
    return sum(_chip_width(workshop, effect, size) + 2.4 for effect in effects) - 2.4


def _chip_width(workshop: Workshop, effect: EffectWords, size: float) -> float:
    value = 1.6 + workshop.setter.width(effect.value, "chip-value") if effect.value else 0.0
    return CHIP_HEIGHT + 3.6 + workshop.setter.width(effect.label, "chip", size) - 0.6 + value - 0.4


def _chip(workshop: Workshop, x: float, y: float, effect: EffectWords, size: float) -> list[Mark]:
    setter, width, h = workshop.setter, _chip_width(workshop, effect, size), CHIP_HEIGHT
    marks: list[Mark] = [Box(x, y, width, h, fill="white", stroke="ink", line=0.9, radius=1)]
    marks.append(workshop.theme.icon(effect.icon, x + 1.6, y + h / 2 - 2.35, 4.7))
    marks += setter.line(x + h + 0.4, y + h / 2 + 1.12, effect.label, "chip", size=size)
    if effect.value:
        marks += setter.line(x + width - 2.2, y + h / 2 + 1.55, effect.value, "chip-value")
    return marks


class VariantWords(NamedTuple):
    """A variant as it is printed."""

    condition: ConditionWords
    text: str
    standing: Standing | None
    effects: tuple[EffectWords, ...]


class VariantBox(NamedTuple):
    """A variant with its text set; `rows` of its head are 1 or 2, its condition is set in `size`."""

    words: VariantWords
    block: Block
    rows: int
    size: float

    @property
    def height(self) -> float:
        return 7.6 + (self.rows - 1) * VARIANT_ROW + len(self.block.lines) * self.block.leading + 1.7


def set_variant(workshop: Workshop, words: VariantWords, width: float) -> VariantBox:
    """Break a variant's text into a box of `width`; its condition gives way before the consequence leaves its line."""
    setter, inside = workshop.setter, width - VARIANT_TEXT - VARIANT_PAD
    block, style = setter.set(words.text, "variant", inside), setter.style("variant-head")
    room = inside - _consequence_width(workshop, words) - CONSEQUENCE_GAP
    for size in style.sizes:
        if setter.width(words.condition.text, style, size) <= room:
            return VariantBox(words, block, 1, size)
    return VariantBox(words, block, 2, style.size)


def draw_variant(workshop: Workshop, box: VariantBox, x: float, y: float, width: float) -> list[Mark]:
    """Icon column on pale, condition left, consequence right, text below; upper left at x, y."""
    height, setter = box.height, workshop.setter
    left, right = x + VARIANT_TEXT, x + width - VARIANT_PAD
    rule = y + 7.2 + (box.rows - 1) * VARIANT_ROW
    return [
        Box(x, y, VARIANT_COLUMN, height, fill="pale"),
        Line(x + VARIANT_COLUMN, y, x + VARIANT_COLUMN, y + height, "ink", 0.6),
        Box(x, y, width, height, stroke="ink", line=0.7),
        workshop.theme.icon(box.words.condition.icon, x + 1.7, y + height / 2 - 3, 6, "ink", "pale"),
        *setter.line(left, y + 5.4, box.words.condition.text, "variant-head", size=box.size),
        *_consequence(workshop, box.words, right, y + (box.rows - 1) * VARIANT_ROW),
        Line(left, rule, right, rule, "line", 0.4),
        *setter.draw(box.block, left, rule + 3.5),
    ]


def _effect_width(workshop: Workshop, effect: EffectWords) -> float:
    value = 1.4 + workshop.setter.width(effect.value, "effect-value") if effect.value else 0.0
    return 6.0 + workshop.setter.width(effect.label, "effect") + value


def _consequence_width(workshop: Workshop, words: VariantWords) -> float:
    width = sum(_effect_width(workshop, effect) + EFFECT_GAP for effect in words.effects)
    width -= EFFECT_GAP if words.effects and not words.standing else 0.0
    if words.standing:
        becomes = workshop.setter.width(workshop.phrases("standing.becomes"), "becomes")
        width += stamp_width(workshop, words.standing, 5.2) + 1.8 + becomes
    return width


def _consequence(workshop: Workshop, words: VariantWords, right: float, y: float) -> list[Mark]:
    """«pasa a CONFIDENCIAL», then the effects, read from left to right and ending at `right`."""
    setter = workshop.setter
    x = right - _consequence_width(workshop, words)
    marks: list[Mark] = []
    if words.standing:
        stamp_right = x + _consequence_width(workshop, words._replace(effects=()))
        becomes = stamp_right - stamp_width(workshop, words.standing, 5.2) - 1.8
        marks += setter.line(becomes, y + 5.3, workshop.phrases("standing.becomes"), "becomes")
        marks += stamp(workshop, stamp_right, y + 1.5, words.standing, 5.2)
        x = stamp_right + EFFECT_GAP
    for effect in words.effects:
        width = _effect_width(workshop, effect)
        marks.append(workshop.theme.icon(effect.icon, x, y + 1.9, 4.3))
        marks += setter.line(x + 5.6, y + 5.3, effect.label, "effect")
        if effect.value:
            marks += setter.line(x + width, y + 5.6, effect.value, "effect-value")
        x += width + EFFECT_GAP
    return marks
