"""Which pages of a file are printed first and which then, where both sides are printed by hand.

In: how many sheets a file has, the page of advice among them.  Out: two ranges of pages, and the table of them that the
printing guide and LEEME.html show: nobody has to look for the page of advice by leafing through a file.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from .flow_blocks import Cell, Table
from .workshop import Phrases

if TYPE_CHECKING:
    from .printing import SheetCount

RATIOS = (46, 20, 20)


def ranges(sheets: int, say: Phrases) -> tuple[str, str]:
    """`1–12` and `13–23`: all fronts with the page of advice, then all backs."""
    return _range(1, sheets, say), _range(sheets + 1, 2 * sheets - 1, say)


def _range(low: int, high: int, say: Phrases) -> str:
    return say("number.range", low=low, high=high) if high > low else f"{low}"


def by_length(counts: Sequence[SheetCount]) -> list[list[SheetCount]]:
    """Files made for two passes, those of a kind that have as many sheets together."""
    groups: dict[tuple[str, int], list[SheetCount]] = {}
    for count in counts:
        if count.sides == "manual":
            groups.setdefault((count.kind, count.sheets), []).append(count)
    return list(groups.values())


def cases(group: Sequence[SheetCount], say: Phrases) -> str:
    """`C01, C02, M01`; nothing for a file of the box."""
    return say("list.separator").join(count.case for count in group if count.case)


def table(counts: Sequence[SheetCount], named: Callable[[str], str], say: Phrases) -> Table:
    """A row for each kind and length; `named` answers what a kind of file is called."""
    rows = []
    for group in by_length(counts):
        of, first = cases(group, say), group[0]
        name = say("printing.of_cases", file=named(first.kind), cases=of) if of else named(first.kind)
        rows.append((Cell(name, strong=True), *map(Cell, ranges(first.sheets, say))))
    heads = say("printing.column_file"), say("printing.first_pass"), say("printing.second_pass")
    return Table(heads, tuple(rows), RATIOS)
