"""What a proof set still costs at least: turns, and Reputation that must come from somewhere.

In: `Rules`, the specialists that may help.  Out: `Bounds`, asked per position and set.  Every bound is optimistic: a
set that does not fit cannot be completed whatever the crises bring.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from ..game.state import LOSE, REPUTATION, Ops, Position, bits
from ..game.table import ByHeat, Choice, Move, Rules
from .sets import Sets


@dataclass(frozen=True, eq=False)
class Bounds:
    losing: Mapping[int, int]
    """Card number → actions that it loses at least."""
    losers: int
    gates: Mapping[int, int]
    """Card number → Reputation that it asks for, with and without help."""
    gated: int
    rises: Mapping[int, int]
    """Card number → the most that it raises Reputation."""
    givers: int
    told: tuple[int, ...]
    """By turn, the most that the events from then on raise Reputation."""
    best: int
    """The top of the track."""

    def fitting(self, sets: Sets, position: Position, left: int) -> Sets:
        """The sets that may still be completed in `left` turns."""
        had = ~(position.obtained | position.used)
        return tuple(one for one in sets if self._fits(one & had, position, left, had))

    def _fits(self, missing: int, position: Position, left: int, had: int) -> bool:
        turns = missing.bit_count()
        if missing & self.losers:
            lost = [self.losing[number] for number in bits(missing & self.losers)]
            turns += sum(lost) - max(lost)
        if turns > left:
            return False
        return not missing & self.gated or self._reputed(missing, position, left - turns, had)

    def _reputed(self, missing: int, position: Position, spare: int, had: int) -> bool:
        """Reputation now, of the set itself, of spare turns, of events to come: is it enough for the highest gate?"""
        asked = max(self.gates[number] for number in bits(missing & self.gated))
        most = position.reputation + sum(self.rises[number] for number in bits(missing & self.givers))
        if most < asked and spare:
            others = (self.rises[number] for number in bits(self.givers & had & ~missing))
            most += sum(sorted(others, reverse=True)[:spare])
        return min(self.best, most + self.told[min(position.turn, len(self.told)) - 1]) >= asked


def bounds_of(rules: Rules, team: int) -> Bounds:
    moves = {choice.bit.bit_length() - 1: _moves(choice, team) for choice in rules.choices}
    losing = _found({number: min(_sum(move.script, LOSE, min) for move in own) for number, own in moves.items()})
    gates = {number: asked for number, own in moves.items() if (asked := _gate(own)) is not None}
    rises = _found({number: max(_sum(move.script, REPUTATION, max) for move in own) for number, own in moves.items()})
    texts = [_sum(rules.event_text.get(turn, ()), REPUTATION, max) for turn in range(1, rules.turns + 1)]
    opened = [_sum(rules.event_opening[turn], REPUTATION, max) for turn in range(1, rules.turns + 1)]
    told = tuple(sum(map(max, texts[turn:], opened[turn:])) for turn in range(rules.turns))
    return Bounds(losing, _mask(losing), gates, _mask(gates), rises, _mask(rises), told, rules.reputation[1])


def _moves(choice: Choice, team: int) -> tuple[Move, ...]:
    return (choice.plain, *(move for move in choice.helped if move.specialist & team))


def _gate(moves: Iterable[Move]) -> int | None:
    asked = [move.asks.reputation for move in moves]
    known = [least for least in asked if least is not None]
    return min(known) if len(known) == len(asked) else None


def _sum(scripts: ByHeat, kind: int, pick: Callable[[Iterable[int]], int]) -> int:
    """Over the Heats the least or the most of what raises; lowering is left aside."""
    return pick([_raised(ops, kind) for ops in set(scripts)] or [0])


def _raised(ops: Ops, kind: int) -> int:
    return sum(op.value for op in ops if op.kind == kind and op.value > 0)


def _found(values: Mapping[int, int]) -> dict[int, int]:
    return {number: value for number, value in values.items() if value > 0}


def _mask(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)
