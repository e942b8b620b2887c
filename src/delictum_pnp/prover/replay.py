"""Evidence is played again: a strategy, step by step, by the engine that asks for reasons.

In: `Rules`, a strategy, what it claims.  Out: its last positions, one a branch.
Raises `IllegalAction` for an action that may not be chosen, `NotAStrategy` for a crisis option without answer or an end
without the goal.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..game.engine import apply, in_crisis, legal_actions, start
from ..game.state import Position
from ..game.table import Rules
from .search import Question, Step


@dataclass(eq=False)
class NotAStrategy(Exception):
    """`position`: where it fails."""

    position: Position


def replay(rules: Rules, question: Question, strategy: Step | None) -> tuple[Position, ...]:
    """Every end that the strategy leads to; at each the goal is met."""
    ends = tuple(_ends(rules, question, start(rules, question.team), strategy))
    for end in ends:
        in_time = end.turn > question.horizon or (not question.held and not in_crisis(rules, end))
        if not in_time or not question.goal.met(end):
            raise NotAStrategy(end)
    return ends


def _ends(rules: Rules, question: Question, position: Position, step: Step | None) -> Iterator[Position]:
    if step is None:
        yield position
        return
    if step.position != position:
        raise NotAStrategy(position)
    answered = {action for action, _ in step.then}
    asked = set(legal_actions(rules, position)) if question.adversarial and in_crisis(rules, position) else answered
    if not step.then or asked != answered:
        raise NotAStrategy(position)
    for action, after in step.then:
        yield from _ends(rules, question, apply(rules, position, action), after)
