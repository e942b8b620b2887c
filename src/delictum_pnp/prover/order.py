"""In which order the search tries actions; which of them are twins.

In: `Rules` and a `Goal`.  Out: `Order`.  Nothing here decides an answer but the twins: two cards with equal
requirements, equal effects and equal standing in every mask of the game can be exchanged, so one stands for both.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import reduce
from operator import or_

from ..game.actions import Action, Play
from ..game.state import HEAT, LOSE, OBTAIN, OBTAIN_CONFIDENTIAL, REPUTATION, Op, Ops
from ..game.table import Choice, Move, Rules
from .goals import Goal
from .sets import Sets, gives, told_by_events

HEAT_COSTS, REPUTATION_COSTS, LOST_COSTS, DISPUTE_COSTS = 4, 5, 20, 12
"""How much an action is put off for what it does; only the order hangs on them."""


@dataclass(frozen=True, eq=False)
class Order:
    bits: Mapping[str, int]
    rank: Mapping[str, int]
    twins: Mapping[str, int]
    """Card → number of its class."""

    def sorted(self, actions: tuple[Action, ...], best: int, fitting: Sets) -> tuple[list[Action], list[Action]]:
        """Those that belong to some fitting set, the best one's first; and all others, of twins one."""
        useful = reduce(or_, fitting)
        plays = sorted((a for a in actions if isinstance(a, Play)), key=self._rank)
        inside = [play for play in plays if self.bits[play.card] & best]
        beside = [play for play in plays if self.bits[play.card] & useful & ~best]
        rest = [play for play in plays if not self.bits[play.card] & useful]
        return [*self._once(inside), *self._once(beside)], list(self._once(rest))

    def _rank(self, play: Play) -> tuple[int, bool]:
        return self.rank[play.card], play.specialist is not None

    def _once(self, plays: list[Play]) -> Iterator[Play]:
        seen: set[tuple[int, str | None]] = set()
        for play in plays:
            key = self.twins[play.card], play.specialist
            if play.specialist or key not in seen:
                seen.add(key)
                yield play


def order_of(rules: Rules, goal: Goal, team: int = 0) -> Order:
    """For games with these specialists (a mask); it holds for the same rules without some cards, too."""
    sides = reduce(or_, (dispute.a | dispute.b for dispute in goal.disputes), 0)
    masks = tuple(dict.fromkeys(_masks(rules, goal, team)))
    classes: dict[object, int] = {}
    cards = [(choice.plain.action.card, choice) for choice in rules.choices]
    return Order(
        bits={card: choice.bit for card, choice in cards},
        rank={card: _harm(rules, choice, sides) for card, choice in cards},
        twins={card: classes.setdefault(_signature(choice, masks, team), len(classes)) for card, choice in cards},
    )


def _masks(rules: Rules, goal: Goal, team: int) -> Iterator[int]:
    """Every set of cards that the game or the goal distinguishes."""
    yield from (rules.testimonies, rules.sources, rules.closed_routes, told_by_events(rules))
    for choice in rules.choices:
        for move in (choice.plain, *_helped(choice, team)):
            yield from (line.mask for line in move.asks.lines)
            yield from (move.needs, move.bars, gives(move) & ~move.bit)
    for demand in goal.demands:
        yield from demand.masks
    for dispute in goal.disputes:
        yield from (dispute.a, dispute.b, dispute.settled_by)


def _helped(choice: Choice, team: int) -> tuple[Move, ...]:
    return tuple(move for move in choice.helped if move.specialist & team)


def _signature(choice: Choice, masks: tuple[int, ...], team: int) -> object:
    own = choice.bit
    script = tuple(_without(own, ops) for ops in dict.fromkeys(choice.plain.script))
    heats = tuple(choice.plain.script.index(ops) for ops in choice.plain.script)
    inside = sum(1 << number for number, mask in enumerate(masks) if mask & own)
    helped = tuple(move.action for move in _helped(choice, team))
    return choice.plain.asks, script, heats, inside, helped


def _without(own: int, ops: Ops) -> Ops:
    return tuple(Op(op.kind, op.value & ~own) if op.kind in (OBTAIN, OBTAIN_CONFIDENTIAL) else op for op in ops)


def _harm(rules: Rules, choice: Choice, sides: int) -> int:
    """How late to play a card: what waits for Reputation and what gives it comes first, Heat late."""
    scripts = choice.plain.script
    harm = max(_cost(ops) for ops in set(scripts)) + (DISPUTE_COSTS if choice.bit & sides else 0)
    if choice.plain.asks.reputation is not None:
        harm -= REPUTATION_COSTS
    return harm - _may_turn_confidential(scripts)


def _cost(ops: Ops) -> int:
    costs = {HEAT: HEAT_COSTS, REPUTATION: -REPUTATION_COSTS, LOSE: LOST_COSTS}
    return sum(op.value * costs.get(op.kind, 0) for op in ops)


def _may_turn_confidential(scripts: tuple[Ops, ...]) -> bool:
    standings = {any(op.kind == OBTAIN_CONFIDENTIAL for op in ops) for ops in scripts}
    return len(standings) > 1
