"""A play sheet as plain text: its words, and its places to write as lines to fill in.

In: marks in the order in which they are drawn, blocks as `reading` reads them.  Out: lines.  A place says what it is
for, so a label that only says the same is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .page import Field, Mark
from .reading import Block

TO_TICK, TO_WRITE = "[ ] {}", "{}: ____"
Read = Callable[[Sequence[Mark]], list[Block]]
Lines = Callable[[Sequence[Block]], list[str]]


def has_places(marks: Sequence[Mark]) -> bool:
    return any(isinstance(mark, Field) for mark in marks)


def lines(marks: Sequence[Mark], read: Read, tell: Lines) -> list[str]:
    """The sheet's lines; `read` makes blocks of marks, `tell` lines of blocks."""
    parted = _parted(marks)
    told: list[str] = []
    for number, (before, place) in enumerate(parted):
        near = [one for one in (parted[number - 1][1] if number else None, place) if one]
        told += tell(_unsaid(read(before), near))
        if place:
            told.append((TO_TICK if place.kind == "check" else TO_WRITE).format(place.tooltip))
    return told


def _parted(marks: Sequence[Mark]) -> list[tuple[list[Mark], Field | None]]:
    """What is drawn before each place, and after the last."""
    parted: list[tuple[list[Mark], Field | None]] = []
    before: list[Mark] = []
    for mark in marks:
        if isinstance(mark, Field):
            parted.append((before, mark))
            before = []
        else:
            before.append(mark)
    return [*parted, (before, None)]


def _unsaid(blocks: Sequence[Block], places: Sequence[Field]) -> list[Block]:
    """The blocks that no place says; what stood beside one that is left out begins a line."""
    kept: list[Block] = []
    dropped = False
    for block in blocks:
        if _said(block, places):
            dropped = True
        else:
            kept.append(block._replace(beside=False) if dropped else block)
            dropped = False
    return kept


def _said(block: Block, places: Sequence[Field]) -> bool:
    """Whether a place beside it says all that a block says."""
    words = block.words.casefold()
    return not block.role.startswith("H") and any(words in place.tooltip.casefold() for place in places)
