"""How marks are read: which runs of type make a paragraph, which a heading, in what words.

In: marks in reading order, a ruler of fonts.  Out: `Block`s: a role and its runs.  The tags of a PDF and the plain-text
edition are both made from this, so that they tell the same.  Nothing but the marks is asked: what stands on one
baseline without a gap is one line, lines of one look one below the other are one paragraph.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Literal, NamedTuple

from .breaking import Metrics
from .page import MM_PER_PT, Clipped, Drawing, Mark, Node, Placed, Text, walk

Role = Literal["H1", "H2", "H3", "P"]
HEADS: Sequence[tuple[str, float, Role]] = (
    ("head", 20.0, "H1"), ("head", 14.0, "H2"), ("head", 12.0, "H3"), ("serif-semibold", 14.0, "H2"),
)  # fmt: skip
"""Font, least size, role: the first that a text meets.  A large `L01` heads its card; a small one, `+1` and numerals
head nothing."""
NO_SPACE = "\u00ad- "
"""After one of these the next line goes on without a space."""
SAME = 0.01
ALIGNED = 0.3
"""Edges or middles of lines of one paragraph differ by less, in mm."""
WORD_GAP, CELL_GAP = 0.12, 0.8
"""On one baseline, in em: from here on there is a space, from here on another cell."""
LINE_GAP = 1.42
"""From baseline to baseline of a paragraph, at most, in em."""
BULLETS = ("•", "–", "—")
"""One of these, or a number alone, begins an item."""
SOFT_HYPHEN = "\u00ad"
ITEM, NUMBERED = "- ", ". "
"""Before the words of an item without a number, and after a number."""
CODE = re.compile(r"[A-Z]\d+")
END = "\0"


class Block(NamedTuple):
    role: Role
    words: str
    beside: bool = False
    """On the baseline of the block before: the next cell of a row."""


def role_of(text: Text) -> Role:
    """Heading or paragraph, by font and size."""
    if sum(map(str.isalnum, text.text)) <= 2 or text.text.isdecimal():
        return "P"
    role: Role = next((role for font, least, role in HEADS if text.font.startswith(font) and text.size >= least), "P")
    return "P" if role != "H1" and CODE.fullmatch(text.text) else role


class Lines:
    """Tells whether a run goes on with what was read before; `ruler` gives a font's metrics."""

    def __init__(self, ruler: Callable[[str], Metrics]) -> None:
        self._ruler = ruler
        self._line: list[Text] = []

    def restart(self) -> None:
        """Whatever comes next begins a block."""
        self._line = []

    @property
    def last(self) -> Text | None:
        """The run that was read last."""
        return self._line[-1] if self._line else None

    def goes_on(self, text: Text) -> bool:
        """Whether a run belongs to the block of the one before; it is the one before from now on."""
        line = self._line
        if line and abs(text.y - line[-1].y) < SAME:
            near = self.gap(line[-1], text) < CELL_GAP and text.x > line[-1].x
            self._line = [*line, text] if near else [text]
            return near
        self._line = [text]
        return bool(line) and self._below(line, text)

    def parts_words(self, before: Text, text: Text) -> bool:
        """Whether two runs of a block are apart like words: a line ends between them without a hyphen, or a gap."""
        if abs(text.y - before.y) >= SAME:
            return before.text[-1] not in NO_SPACE
        return before.text[-1] != " " and self.gap(before, text) > WORD_GAP

    def gap(self, before: Text, text: Text) -> float:
        """From the end of a run to the start of the next, in em of the first."""
        return (text.x - self.end(before)) / (before.size * MM_PER_PT)

    def end(self, text: Text) -> float:
        wide = self._ruler(text.font).width(text.text) * text.size / 1000 + text.tracking * len(text.text)
        return text.x + wide * MM_PER_PT

    def _below(self, line: Sequence[Text], text: Text) -> bool:
        """Whether a run starts the next line: near below, alike, and aligned at the left, the right or the middle."""
        first = line[0]
        most = LINE_GAP * max(run.size for run in line) * MM_PER_PT
        begins = text.text in BULLETS or text.text.isdecimal()
        if begins or not SAME < text.y - first.y <= most or not any(_alike(run, text) for run in line):
            return False
        if any(abs(text.x - run.x) < ALIGNED for run in line):
            return True
        right, end = self.end(line[-1]), self.end(text)
        return abs(right - end) < ALIGNED or abs(first.x + right - text.x - end) < 2 * ALIGNED


def _alike(one: Text, other: Text) -> bool:
    """The same family, size and colour: bold and italic words do not end a paragraph."""
    same = one.font.partition("-")[0] == other.font.partition("-")[0] and one.size == other.size
    return same and one.color == other.color


def is_told(drawing: Drawing) -> bool:
    """Whether anything in a drawing is read, or told as a picture."""
    return any(
        isinstance(mark, Text) or (isinstance(mark, Placed) and bool(mark.drawing.tag)) for mark in walk(drawing.marks)
    )


def blocks(marks: Iterable[Mark], ruler: Callable[[str], Metrics]) -> Iterator[Block]:
    """What is read of marks, in their order; artifacts and what has no words are passed over, figures are told."""
    lines = Lines(ruler)
    runs: list[Text] = []
    before: Text | None = None
    for mark in (*_read(marks), END):
        if isinstance(mark, Text):
            goes_on = lines.goes_on(mark)
            if runs and (goes_on if runs[-1].node is mark.node is None else _one_item(runs[-1].node, mark.node)):
                runs.append(mark)
                continue
        else:
            lines.restart()
            if runs and runs[-1].node and mark == "":
                continue
        if runs:
            yield Block(_role(runs), words(runs, lines), before is not None and _beside(before, runs[0]))
            before = runs[0]
        runs = [mark] if isinstance(mark, Text) else []
        if not isinstance(mark, Text):
            before = None
            if mark not in ("", END):
                yield Block("P", mark)


def _one_item(before: Node | None, node: Node | None) -> bool:
    """Whether two runs, one of which names its node, stand in one cell, or as number and words in one item."""
    if before is None or node is None:
        return False
    return before is node or (before.role == "Lbl" and node.role == "LBody" and before.parent is node.parent)


def _beside(before: Text, text: Text) -> bool:
    """Whether a block that begins with a run is another cell of the row of the one before."""
    if before.node and text.node:
        return before.node.parent is text.node.parent is not None
    return before.node is text.node and abs(text.y - before.y) < SAME


def _role(runs: Sequence[Text]) -> Role:
    """That of the first run that has one: a heading may begin with its number.  No cell or item is a heading."""
    if runs[0].node:
        return "P"
    return next((role for role in map(role_of, runs) if role != "P"), "P")


def _read(marks: Iterable[Mark]) -> Iterator[Text | str]:
    """The runs of type; a string where a drawing begins or ends: the words that tell it, or none."""
    for mark in marks:
        if isinstance(mark, Text):
            if mark.text.strip() and not (mark.node and mark.node.role == "Artifact"):
                yield mark
        elif isinstance(mark, Clipped):
            yield ""
            yield from _read(mark.marks)
            yield ""
        elif isinstance(mark, Placed):
            tag = mark.drawing.tag
            if tag and tag.role == "artifact":
                continue
            yield f"[{tag.words}]" if tag and tag.role == "figure" else ""
            yield from _read(mark.drawing.marks)
            yield ""


def words(runs: Sequence[Text], lines: Lines) -> str:
    """Runs of one block as running words: parted words are whole again, items begin with their number or a dash."""
    node = runs[0].node
    made = ITEM if node and node.role == "LBody" else ""
    before: Text | None = None
    for run in runs:
        if before is not None:
            numbered = run.node is not before.node
            made += NUMBERED if numbered else " " if lines.parts_words(before, run) else ""
        made, before = made + run.text, run
    return " ".join(made.replace(SOFT_HYPHEN, "").split())
