"""«Imprimir y cortar» in large print: the drawn steps, the table of sheets and the advice in one column.

In: a `Guide` of the usual layout, steps, counts of sheets, advice.  Out: as many pages as they need.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .. import printing_steps, structure
from ..flow import Slab, columns
from ..flow_blocks import Blocks, Cell, FlowBlock, Heading, Step, Table
from ..page import Box, Drawing, Mark, Node, Page, Placed
from . import portrait

if TYPE_CHECKING:
    from ..printing import Guide, SheetCount

STEP_ROOM, TEXT_GAP = 5.0, 4.0
NUMBER = 8.0
"""Width of a step's numeral."""
FILE, COUNT = 60.0, 10.0
"""How the table's width is shared; no column is narrower than its longest word."""


def pages(guide: Guide, steps: Sequence[Step], counts: Sequence[SheetCount], advice: Blocks) -> list[Page]:
    """All pages, in the order in which they are needed."""
    say, paper = guide.say, guide.workshop.paper
    items = structure.items(numbered=True)
    slabs = [_step(guide, items, n, *one) for n, one in enumerate(guide.drawn(steps), 1)]
    table: list[FlowBlock] = [Heading(2, say("printing.what")), _table(guide, counts)]
    slabs += guide.compositor.slabs([*guide.about(counts), *table, *advice], guide.width)
    told = columns(slabs, paper.height - guide.at["top"] - guide.at["bottom"])
    motto = say("printing.motto", paper=say(f"paper.{paper.name}"))
    names = portrait.Names("imprimir", say("printing.title"), motto, "printing.footer", "")
    return portrait.in_columns(told, (say("printing.title"), ""), names, guide.workshop)


def _step(guide: Guide, items: Node, number: int, drawing: Drawing, step: Step) -> Slab:
    """The drawing at the left, at its right number, verb and words."""
    setter, high = guide.workshop.setter, guide.at["picture"]
    label, body = structure.label_and_body(items)
    scale = high / printing_steps.HEIGHT
    wide = printing_steps.WIDTH * scale
    left = wide + TEXT_GAP
    verb = setter.set(step.verb, "print-step", guide.width - left - NUMBER)
    words = setter.set(step.text, "print-text", guide.width - left)
    below = 8 + verb.last + 7
    picture = guide.pictured(drawing, number, step, body)
    height = max(high, below + words.last + 2)

    def marks(x: float, y: float) -> list[Mark]:
        return [
            Box(x, y, wide, high, stroke="ink", line=0.8),
            Placed(picture, x, y, scale),
            *structure.told(label, setter.line(x + left + NUMBER - 2, y + 8, f"{number}", "print-number")),
            *structure.told(body, setter.draw(verb, x + left + NUMBER, y + 8)),
            *structure.told(body, setter.draw(words, x + left, y + below)),
        ]

    return Slab(height, marks, before=STEP_ROOM)


def _table(guide: Guide, counts: Sequence[SheetCount]) -> Table:
    """A row for each file: its name, below it sides and paper; sheets of each case, and of all."""
    say, cases = guide.say, guide.cases(counts)
    heads = (say("printing.column_file"), *cases, say("printing.total"))
    rows = []
    for (file, sides, paper), own in guide.rows(counts):
        told = f"**{file}**\n\n{say('printing.sides_and_paper', sides=sides, paper=paper)}"
        rows.append((Cell(told), *_sums(guide, cases, own)))
    total = Cell(say("printing.total"), strong=True), *_sums(guide, cases, counts)
    return Table(heads, (*rows, total), (FILE, *[COUNT] * (len(heads) - 1)))


def _sums(guide: Guide, cases: Sequence[str], counts: Sequence[SheetCount]) -> list[Cell]:
    *own, _, total = guide.sums(cases, counts)
    return [*map(Cell, own), Cell(total, strong=True)]
