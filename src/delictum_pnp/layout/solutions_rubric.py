"""The rubric of a solution: both theses, each with its three claims, to be ticked at the table (rulebook §10).

In: a case with its public questions, its solution, a width.  Out: slabs; a claim is never parted.  Beside each
claim its name; then question, answer, what an answer must state, and the two roles with the sources that fill them.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..model.case import Case, Claim, ClaimNumber, Role, Scope, Solution, Thesis
from . import structure
from .flow import Slab, draw, moved, stack, telling
from .flow_setting import BASELINE, Compositor
from .page import Box, Line, Mark, Node, Path
from .setter import Block

BAR = 7.6
TICK = 3.2
TICK_INDENT = 5.4
ROLE_PAD, ROLE_GAP = 3.0, 4.0
TOKEN_ROW = 5.6
TOKEN_GAP = 3.6
TAG_HEIGHT, TAG_POINT, TAG_PAD = 4.2, 1.7, 1.6
CLAIM_FOOT = 4.6


class Rubric:
    def __init__(self, case: Case, solution: Solution, compositor: Compositor, width: float, side: float) -> None:
        self.case, self.solution, self.compositor = case, solution, compositor
        self.setter, self.say = compositor.setter, compositor.workshop.phrases
        self.width, self.side = width, side
        self.room = width - side

    def slabs(self) -> list[Slab]:
        return [slab for scope, thesis in self.solution.theses.items() for slab in self._thesis(scope, thesis)]

    def _thesis(self, scope: Scope, thesis: Thesis) -> list[Slab]:
        title = self.say("solutions.thesis", scope=self.say(f"scope.{scope}").lower())
        asks = self.say(f"scope.{scope}_asks")

        def marks(x: float, y: float) -> list[Mark]:
            return [
                Box(x, y, self.width, BAR, fill="ink"),
                *self.setter.line(x + 3, y + 5.4, title, "check-head"),
                *self.setter.line(x + self.width - 3, y + 5.2, asks, "sans", "right", "white"),
            ]

        claims = [self._claim(scope, number, claim) for number, claim in thesis.claims.items()]
        return [Slab(BAR, marks, before=6.0, keep=True), *claims]

    def _claim(self, scope: Scope, number: ClaimNumber, claim: Claim) -> Slab:
        key = "claim_central" if number == "1" else "claim"
        named = self.say(f"solutions.{key}", n=number)
        name = self.setter.set(named, "leaf-side", self.side - 6) if self.side else None
        question = self.case.theory[scope].claims[number]
        compositor, room, stated = self.compositor, self.room, structure.items()
        parts = [
            *([] if name else compositor.paragraph(named, room, "leaf-side")),
            *compositor.paragraph(question, room, "leaf-question"),
            *compositor.paragraph(claim.answer, room, "leaf-answer"),
            self._label(self.say("solutions.must_state")),
            *(slab for text in claim.must_state.values() for slab in self._tick(text, structure.body(stated))),
            self._roles(list(claim.roles.values())),
        ]
        column, height = stack(moved(parts, self.side))

        def marks(x: float, y: float) -> list[Mark]:
            foot = y + height + CLAIM_FOOT
            beside = self.setter.draw(name, x, y + BASELINE * 4.4) if name else []
            return [*beside, *draw(column, x, y), Line(x, foot, x + self.width, foot, "line", 0.5)]

        return Slab(height + CLAIM_FOOT, marks, before=3.6)

    def _label(self, text: str) -> Slab:
        return Slab(4.4, lambda x, y: self.setter.line(x, y + 3.2, text, "book-label", color="grey"), before=1.6)

    def _tick(self, text: str, body: Node) -> list[Slab]:
        """A line to judge by, with a box to tick."""
        first, *rest = telling(self.compositor.paragraph(text, self.room, "leaf-small", TICK_INDENT), body)
        box = Slab(0, lambda x, y: [Box(x, y + 0.7, TICK, TICK, stroke="ink", line=0.7)], before=0.7)
        return [box, Slab(first.height, first.draw), *rest]

    # -- roles ---------------------------------------------------------------------------------
    def _roles(self, roles: Sequence[Role]) -> Slab:
        """The roles beside each other, each in its frame."""
        width = (self.room - ROLE_GAP * (len(roles) - 1)) / len(roles)
        inside = width - 2 * ROLE_PAD
        names = [self.setter.set(role.name, "leaf-cell", inside) for role in roles]
        rows = [self._rows(role, inside) for role in roles]
        top = 8.4 + max(name.height for name in names)
        height = top + TOKEN_ROW * max(map(len, rows)) + 0.8

        def marks(x: float, y: float) -> list[Mark]:
            drawn: list[Mark] = []
            for number, (name, lines) in enumerate(zip(names, rows, strict=True)):
                left = x + number * (width + ROLE_GAP)
                drawn += [Box(left, y, width, height, stroke="ink", line=0.6), *self._role(number, name, left, y)]
                for row, line in enumerate(lines):
                    drawn += self._tokens(line, left + ROLE_PAD, y + top + row * TOKEN_ROW)
            return drawn

        return Slab(height, marks, before=2.6)

    def _role(self, number: int, name: Block, x: float, y: float) -> list[Mark]:
        words = self.say("solutions.role", n=number + 1)
        return [
            *self.setter.line(x + ROLE_PAD, y + 4.6, words, "book-label", color="grey"),
            *self.setter.draw(name, x + ROLE_PAD, y + 9.0),
        ]

    def _rows(self, role: Role, width: float) -> list[list[str]]:
        """The role's sources in rows that keep within a width."""
        rows: list[list[str]] = [[]]
        used = 0.0
        for code in role.sources:
            wide = self._token_width(code)
            if rows[-1] and used + wide > width:
                rows.append([])
                used = 0.0
            rows[-1].append(code)
            used += wide + TOKEN_GAP
        return rows

    def _group(self, code: str) -> str:
        return next((card.group or "" for card in self.case.sources if card.code == code), "")

    def _token_width(self, code: str) -> float:
        return self.setter.width(code, "leaf-code") + 1.4 + self._tag_width(self._group(code))

    def _tag_width(self, group: str) -> float:
        return TAG_POINT + self.setter.width(group, "leaf-group") + 2 * TAG_PAD

    def _tokens(self, codes: Sequence[str], x: float, y: float) -> list[Mark]:
        """Code and group tag of each source, from `x` to the right."""
        marks: list[Mark] = []
        for code in codes:
            group, tag = self._group(code), x + self.setter.width(code, "leaf-code") + 1.4
            wide = self._tag_width(group)
            outline = f"M 0 {TAG_HEIGHT / 2} L {TAG_POINT} 0 H {wide:.2f} V {TAG_HEIGHT} H {TAG_POINT} Z"
            marks += [
                *self.setter.line(x, y + 3.9, code, "leaf-code"),
                Path(outline, tag, y + 0.2, stroke="ink", line=0.6),
                *self.setter.line(tag + TAG_POINT + TAG_PAD - 0.3, y + 3.45, group, "leaf-group"),
            ]
            x = tag + wide + TOKEN_GAP
        return marks
