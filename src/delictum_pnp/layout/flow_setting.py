"""Blocks of running text into slabs: headings, paragraphs, lists, steps, examples; tables in `flow_tables`.

In: blocks, a width in mm, a `Look`.  Out: slabs.  A paragraph is parted between lines only, never to leave one
line alone; headings stay with what follows; steps, table rows and examples are never parted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from . import structure
from .flow import Anchor, Draw, Slab, draw, kept, space_after, stack, telling
from .flow_blocks import Blocks, Data, Example, FlowBlock, Heading, Items, PageBreak, Paragraph, Steps, Table
from .flow_tables import table_slabs
from .page import Box, Line, Mark, Node
from .setter import Block, SetLine
from .theme import Style
from .workshop import Workshop

BASELINE = 0.76
"""Of a line's leading, from its top to its baseline."""
BULLET = 1.3
EXAMPLE_BAR = 1.4
STEP_NUMBER, STEP_ICON, STEP_TEXT = 5.2, 8.4, 17.0
"""Right edge of the numeral, left edges of icon and text."""
ICON = 5.4
LIST_COST = 0.002
LARGE = (Table, Data, Steps, Example)
"""Blocks that want white below them."""
SECTION_GAIN = -0.004
"""A break just before a section is welcome."""


@dataclass(frozen=True, slots=True)
class Look:
    """Styles by role and white space by place, from a product's template (`flow:`)."""

    styles: Mapping[str, str]
    white: Mapping[str, float]


def look(raw: Mapping[str, Any]) -> Look:
    """The look from plain data; scalars may be text."""
    return Look(dict(raw["styles"]), {name: float(value) for name, value in raw["white"].items()})


DataSlabs = Callable[["Compositor", str, float], list[Slab]]
"""From a compositor, the name of a `:::data` block and a width to its slabs."""


class Compositor:
    """Sets blocks in a look; `scale` makes its type larger or smaller."""

    def __init__(self, workshop: Workshop, look: Look, data: DataSlabs | None = None, scale: float = 1.0) -> None:
        self.workshop, self.setter = workshop, workshop.setter
        self.styles = {role: self._scaled(name, scale) for role, name in look.styles.items()}
        self.white = look.white
        self._data = data

    def _scaled(self, name: str, scale: float) -> Style:
        style = self.setter.style(name)
        return replace(style, size=style.size * scale, leading=style.leading * scale, gap=style.gap * scale)

    # -- all blocks ----------------------------------------------------------------------------
    def slabs(self, blocks: Blocks, width: float, small: bool = False) -> list[Slab]:
        """The blocks one below the other in a width; `small` sets paragraphs and lists in the small style."""
        done: list[Slab] = []
        previous: FlowBlock | None = None
        for block in blocks:
            if not isinstance(block, PageBreak):
                first, *rest = self._block(block, width, self.styles["small" if small else "body"])
                if done and done[-1].anchor:
                    first = replace(first, before=self._below_heading(done[-1].anchor))
                elif isinstance(previous, LARGE):
                    first = replace(first, before=max(first.before, self.white["below_large"]))
                done += [replace(first, opens=isinstance(previous, PageBreak)), *rest]
            previous = block
        return done

    def _below_heading(self, anchor: Anchor) -> float:
        return self.white["below_chapter"] if anchor.level == 1 else self.white["below_section"]

    def _block(self, block: FlowBlock, width: float, style: Style) -> list[Slab]:
        match block:
            case Heading():
                return self.heading(block, width)
            case Paragraph():
                return self.paragraph(block.text, width, style)
            case Items():
                return self.items(block, width, style)
            case Steps():
                return self.steps(block, width)
            case Example():
                return [self.example(block, width)]
            case Table():
                return table_slabs(self, block, width)
            case Data() if self._data:
                return self._data(self, block.name, width)
            case _:
                raise ValueError(f"no place here for {block!r}")

    # -- lines ---------------------------------------------------------------------------------
    def paragraph(self, text: str, width: float, style: str | Style, indent: float = 0.0) -> list[Slab]:
        """Lines, the first and the last two kept together; a text that ends in a colon stays with what follows."""
        block = self.setter.set(text, style, width - indent)
        white = block.style.gap
        slabs = [self._line(block, number, indent) for number in range(len(block.lines))]
        last = len(slabs) - 1
        slabs = [
            replace(slab, keep=(i in (0, last - 1) and i < last) or (i == last and text.rstrip().endswith(":")))
            for i, slab in enumerate(slabs)
        ]
        return space_after(slabs, white)

    def _line(self, block: Block, number: int, indent: float) -> Slab:
        setter, leading = self.setter, block.leading
        line, y = block.lines[number]
        above = y - block.lines[number - 1].y - leading if number else 0.0
        alone = replace(block, lines=(SetLine(line, 0.0),))
        return Slab(
            leading, lambda x, top: setter.draw(alone, x + indent, top + BASELINE * leading), before=max(0.0, above)
        )

    # -- headings ------------------------------------------------------------------------------
    def heading(self, heading: Heading, width: float) -> list[Slab]:
        anchor = Anchor(heading.level, heading.text, heading.number)
        if heading.level == 1:
            return [self._chapter(heading, width, anchor)]
        role = "section" if heading.level == 2 else "label"
        text = heading.text
        block = self.setter.set(text, self.styles[role], width)
        lines = [self._line(block, number, 0.0) for number in range(len(block.lines))]
        lines[-1] = replace(lines[-1], anchor=anchor)
        slabs = [replace(slab, keep=True) for slab in space_after(lines, self.white[role])]
        return [replace(slabs[0], cost=SECTION_GAIN), *slabs[1:]]

    def _chapter(self, heading: Heading, width: float, anchor: Anchor) -> Slab:
        setter, number = self.setter, self.styles["number"]
        indent = setter.width(heading.number, number) + 3.6 if heading.number else 0.0
        title = setter.set(heading.text, self.styles["chapter"], width - indent)
        baseline, rule = self.white["chapter_baseline"], self.white["chapter_rule"]

        def marks(x: float, y: float) -> list[Mark]:
            drawn = setter.line(x, y + baseline, heading.number, number) if heading.number else []
            foot = y + baseline + title.last + rule
            return [*drawn, *setter.draw(title, x + indent, y + baseline), Line(x, foot, x + width, foot, "ink", 1.1)]

        height = baseline + title.last + rule
        return Slab(height, marks, self.white["chapter"], keep=True, anchor=anchor, cost=2 * SECTION_GAIN)

    # -- lists ---------------------------------------------------------------------------------
    def items(self, block: Items, width: float, style: Style) -> list[Slab]:
        """Items with a hanging mark; the first two and the last two stay together."""
        done: list[Slab] = []
        node = structure.items(block.numbered)
        for number, text in enumerate(block.items, 1):
            mark, body = self._begun(node, number, block.numbered, style)
            lines = telling(self.paragraph(text, width, style, self.white["indent"]), body)
            white = style.gap if number == 1 else self.white["item"]
            first = replace(lines[0], draw=_both(mark, lines[0].draw), before=white, cost=LIST_COST)
            lines = [first, *lines[1:]]
            if number in (1, len(block.items) - 1) and number < len(block.items):
                lines[-1] = replace(lines[-1], keep=True)
            done += lines
        return done

    def _begun(self, items: Node, number: int, numbered: bool, style: Style) -> tuple[Draw, Node]:
        """The mark before an item, and where its words stand."""
        if not numbered:
            return self._bullet(style), structure.body(items)
        label, body = structure.label_and_body(items)
        count = self._count(number, style)
        return (lambda x, y: structure.told(label, count(x, y))), body

    def _bullet(self, style: Style) -> Draw:
        middle = BASELINE * style.leading - style.size * 0.085
        return lambda x, y: [Box(x + 1.2, y + middle - BULLET / 2, BULLET, BULLET, fill="ink")]

    def _count(self, number: int, style: Style) -> Draw:
        setter, right = self.setter, self.white["indent"] - 2.0
        return lambda x, y: setter.line(x + right, y + BASELINE * style.leading, f"{number}", self.styles["count"])

    # -- steps and examples --------------------------------------------------------------------
    def steps(self, block: Steps, width: float) -> list[Slab]:
        last, node = len(block.steps) - 1, structure.items(numbered=True)
        slabs = [self._step(number, step, width, number == last, node) for number, step in enumerate(block.steps)]
        slabs[0] = replace(slabs[0], keep=last > 0)
        return space_after(slabs, self.white["steps"])

    def _step(self, number: int, step: tuple[str, str, str], width: float, last: bool, items: Node) -> Slab:
        icon, verb, text = step
        setter, style = self.setter, self.styles["body"]
        label, body = structure.label_and_body(items)
        block = setter.set(text, style, width - STEP_TEXT)
        top = self.white["step"] + 3.2
        height = top + style.leading * len(block.lines) + self.white["step"] + 0.6

        def marks(x: float, y: float) -> list[Mark]:
            left = x + STEP_TEXT
            drawn = [
                *structure.told(
                    label, setter.line(x + STEP_NUMBER, y + top + 2.0, f"{number + 1}", self.styles["step"])
                ),
                self.workshop.theme.icon(icon, x + STEP_ICON, y + top - 3.0, ICON),
                *structure.told(body, setter.line(left, y + top, verb, self.styles["verb"])),
                *structure.told(body, setter.draw(block, left, y + top + style.leading)),
            ]
            return drawn if last else [*drawn, Line(left, y + height, x + width, y + height, "hair", 0.4)]

        return Slab(height, marks, cost=LIST_COST)

    def example(self, block: Example, width: float) -> Slab:
        inner = kept(self.slabs(block.blocks, width - 11, small=True))
        column, height = stack(inner)
        setter, style = self.setter, self.styles["example"]
        title = setter.set(block.title, style, width - 11)
        head = 6.4 + title.last + 2.2
        total = head + height + 3.4

        def marks(x: float, y: float) -> list[Mark]:
            return [
                Box(x, y, width, total, fill="pale"),
                Box(x, y, EXAMPLE_BAR, total, fill="ink"),
                *setter.draw(title, x + 6, y + 6.4),
                *draw(column, x + 6, y + head),
            ]

        return Slab(total, marks, self.white["example"])


def _both(first: Draw, second: Draw) -> Draw:
    return lambda x, y: [*first(x, y), *second(x, y)]
