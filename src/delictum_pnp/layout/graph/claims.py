"""The last column of the graph: each claim in a box, its roles as rows that threads lead to.

In: the claims of a `Network`, a width in mm.  Out: `SetClaim`s with the heights of their rows, and their marks.
A contradiction stands as a last row at the claim whose fact it disputes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ..page import Box, Line, Mark, Path
from ..setter import Block
from ..wording import listed
from ..workshop import Workshop
from .network import ClaimBox, Port

HEAD = 5.2
PAD = 3.4
QUESTION = 1.1
"""White above and below the question."""
ROW_PAD = 1.0
BASELINE = 0.76
"""Of a line's leading, from its top to its baseline."""
COLORS = {"operative": "wine", "structural": "night", None: "ember"}
"""Of a thesis: its heads, its threads."""


@dataclass(frozen=True, slots=True)
class SetRow:
    port: Port
    blocks: tuple[Block, ...]

    @property
    def height(self) -> float:
        return sum(block.height for block in self.blocks) + 2 * ROW_PAD


@dataclass(frozen=True, slots=True)
class SetClaim:
    claim: ClaimBox
    question: Block | None
    rows: tuple[SetRow, ...]

    @property
    def top(self) -> float:
        """From the upper edge of the box to its first row."""
        return HEAD + (self.question.height + 2 * QUESTION if self.question else 0.0)

    @property
    def height(self) -> float:
        return self.top + sum(row.height for row in self.rows)

    @property
    def ports(self) -> Iterator[tuple[str, float]]:
        """Each port with its middle below the upper edge."""
        y = self.top
        for row in self.rows:
            yield row.port.key, y + row.height / 2
            y += row.height


def set_claims(claims: Sequence[ClaimBox], width: float, workshop: Workshop) -> list[SetClaim]:
    setter, room = workshop.setter, width - 2 * PAD
    return [
        SetClaim(
            claim,
            setter.set(claim.question, "graph-question", room) if claim.question else None,
            tuple(SetRow(port, tuple(_row(port, room, workshop))) for port in claim.ports),
        )
        for claim in claims
    ]


def _row(port: Port, room: float, workshop: Workshop) -> Iterator[Block]:
    setter, say = workshop.setter, workshop.phrases
    yield setter.set(port.text, "graph-role", room)
    if dispute := port.contradiction:
        sides = [listed([f"[[{code}]]" for code in side], say) for side in (dispute.a, dispute.b)]
        yield setter.set(say("dossier.against", a=sides[0], b=sides[1]), "graph-small", room)


def marks(done: SetClaim, x: float, y: float, width: float, workshop: Workshop) -> list[Mark]:
    """The box with its upper left at x, y."""
    setter, color = workshop.setter, COLORS[done.claim.scope]
    drawn: list[Mark] = [
        Box(x, y, width, done.height, fill="white", stroke=color, line=0.9),
        Box(x, y, width, HEAD, fill=color),
        *setter.line(x + PAD, y + 3.75, _title(done.claim, workshop), "graph-claim"),
    ]
    if done.question:
        drawn += setter.draw(done.question, x + PAD, y + HEAD + QUESTION + BASELINE * done.question.leading)
    top = y + done.top
    for row in done.rows:
        drawn += _row_marks(row, x, top, width, color, workshop)
        top += row.height
    return drawn


def _row_marks(row: SetRow, x: float, top: float, width: float, color: str, workshop: Workshop) -> list[Mark]:
    dispute = row.port.contradiction is not None
    drawn: list[Mark] = [Box(x + 0.2, top + 0.2, width - 0.4, row.height - 0.4, fill="pale")] if dispute else []
    drawn.append(Line(x, top, x + width, top, color, 0.5))
    y = top + ROW_PAD
    for block in row.blocks:
        drawn += workshop.setter.draw(block, x + PAD, y + BASELINE * block.leading)
        y += block.height
    middle = top + row.height / 2
    if dispute:
        return [*drawn, Path("M 0 -1.5 L 1.5 0 L 0 1.5 L -1.5 0 Z", x, middle, fill="white", stroke="ember", line=0.9)]
    return [*drawn, Path("O 0 0 .9", x, middle, fill=color)]


def _title(claim: ClaimBox, workshop: Workshop) -> str:
    say = workshop.phrases
    if claim.scope is None:
        return say("dossier.no_claim")
    key = "dossier.claim_central" if claim.number == "1" else "dossier.claim"
    return say(key, scope=say(f"scope.{claim.scope}"), n=claim.number)
