"""Guided search on the real engine: is there a strategy that meets a goal, whatever a crisis brings?

In: `Rules`, a `Question`, its minimal proof sets, a `Guide`.  Out: `Found`: yes with the strategy, no, or gave up.
The search is exact: where the first, narrow pass finds nothing, every action is tried, twins once (two cards that the
game cannot tell apart).  Proof sets only order the actions and cut positions that no set fits any more.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

from ..game.actions import Action, Play
from ..game.eligible import in_crisis, legal_actions
from ..game.engine import apply_legal, start
from ..game.state import Position
from ..game.table import Rules
from .bounds import Bounds
from .goals import Goal
from .order import Order
from .sets import Sets

Answer = Literal["yes", "no", "gave_up"]
MOST_NODES: Final = 200_000
"""Positions that the proof of a case may cost: some seconds."""
NARROW_NODES: Final = 4_000
NARROW: Final = 3
"""Actions outside the proof sets that the narrow pass tries in a position."""


class Question(NamedTuple):
    goal: Goal
    adversarial: bool
    """Whatever option of a crisis is chosen, and whichever answer is silenced; else the table may choose."""
    horizon: int
    """The last turn that counts."""
    held: bool
    """Judged after that turn; else it is enough to meet the goal at the end of some turn until then."""
    team: tuple[str, ...] = ()


class Step(NamedTuple):
    """A decision of a strategy: what is done, and what follows; in a crisis every option that has to be answered."""

    position: Position
    then: tuple[tuple[Action, Step | None], ...]
    """None: the goal is met."""


class Found(NamedTuple):
    answer: Answer
    nodes: int
    strategy: Step | None = None
    """Of a `yes`; None when nothing has to be done."""

    @property
    def yes(self) -> bool:
        return self.answer == "yes"


class Guide(NamedTuple):
    order: Order
    bounds: Bounds


class _OutOfNodes(Exception):
    pass


def search(rules: Rules, question: Question, sets: Sets, guide: Guide, most_nodes: int) -> Found:
    """`no` is exact; `gave_up` says that `most_nodes` positions decided nothing."""
    if not sets:
        return Found("no", 0)
    first = start(rules, question.team)
    nodes = 0
    for width, limit in ((NARROW, min(NARROW_NODES, most_nodes)), (None, most_nodes)):
        run = _Run(rules, question, guide, width, limit)
        try:
            yes = run.meets(first, sets)
        except _OutOfNodes:
            nodes += run.nodes
            continue
        nodes += run.nodes
        if yes:
            return Found("yes", nodes, run.strategy(first))
        if not run.narrowed:
            return Found("no", nodes)
    return Found("gave_up", nodes)


@dataclass(eq=False)
class _Run:
    rules: Rules
    question: Question
    guide: Guide
    width: int | None
    limit: int
    nodes: int = 0
    narrowed: bool = False
    """Some action was left out: a `no` is not exact."""
    known: dict[Position, bool] = field(default_factory=dict)
    chosen: dict[Position, Action] = field(default_factory=dict)

    def meets(self, position: Position, sets: Sets) -> bool:
        """`sets`: those that fitted before."""
        if in_crisis(self.rules, position):
            return self._crisis(position, sets)
        if self._judged(position):
            return self.question.goal.met(position)
        if (known := self.known.get(position)) is not None:
            return known
        left = max(0, self.question.horizon - position.turn + 1 - position.lost)
        fitting = self.guide.bounds.fitting(sets, position, left)
        yes = bool(fitting) and self._choose(position, fitting)
        self.known[position] = yes
        return yes

    def _judged(self, position: Position) -> bool:
        if position.turn > self.question.horizon:
            return True
        return not self.question.held and self.question.goal.met(position)

    def _crisis(self, position: Position, sets: Sets) -> bool:
        if (known := self.known.get(position)) is not None:
            return known
        self._count()
        options = legal_actions(self.rules, position)
        yes = self._all(position, options, sets) if self.question.adversarial else self._any(position, options, sets)
        self.known[position] = yes
        return yes

    def _all(self, position: Position, options: tuple[Action, ...], sets: Sets) -> bool:
        return all(self.meets(apply_legal(self.rules, position, option), sets) for option in reversed(options))

    def _any(self, position: Position, actions: tuple[Action, ...], sets: Sets) -> bool:
        for action in actions:
            if self.meets(apply_legal(self.rules, position, action), sets):
                self.chosen[position] = action
                return True
        return False

    def _choose(self, position: Position, fitting: Sets) -> bool:
        self._count()
        actions = legal_actions(self.rules, position)
        if isinstance(actions[0], Play):
            had = ~(position.obtained | position.used)
            first, rest = self.guide.order.sorted(
                actions, min(fitting, key=lambda one: (one & had).bit_count()), fitting
            )
            if self.width is not None and len(rest) > self.width:
                self.narrowed = True
                rest = rest[: self.width]
            actions = (*first, *rest)
        return self._any(position, actions, fitting)

    def _count(self) -> None:
        self.nodes += 1
        if self.nodes > self.limit:
            raise _OutOfNodes

    def strategy(self, position: Position) -> Step | None:
        """What was found, as a tree; crises that were reached on the way branch."""
        if not in_crisis(self.rules, position) and self._judged(position):
            return None
        if in_crisis(self.rules, position) and self.question.adversarial:
            options = legal_actions(self.rules, position)
        else:
            options = (self.chosen[position],)
        return Step(position, tuple((a, self.strategy(apply_legal(self.rules, position, a))) for a in options))


def cards_played(step: Step | None) -> Iterator[str]:
    """Every card that some branch of a strategy plays."""
    for action, after in step.then if step else ():
        if isinstance(action, Play):
            yield action.card
        yield from cards_played(after)
