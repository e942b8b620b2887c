"""A case with one rule less.

In: `Rules`.  Out: `Rules` that the engine plays in the same way: without some cards, an option of a crisis, Heat,
Reputation asked for, or with more turns.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from ..game.state import ADVANCE, HEAT, OBTAIN, OBTAIN_CONFIDENTIAL, Op, Ops
from ..game.table import NOTHING, Asks, ByHeat, Choice, Move, Rules
from .sets import given_along, told_by_events


def without_cards(rules: Rules, cards: int) -> Rules:
    """None of the cards is ever obtained, by its own action or by another's."""
    kept = tuple(choice for choice in rules.choices if not choice.bit & cards)
    left = replace(rules, choices=kept)
    return _scripts(left, lambda op: _less(op, cards)) if cards & (given_along(rules) | told_by_events(rules)) else left


def without_heat(rules: Rules) -> Rules:
    """No effect raises Heat, so there is no crisis."""
    return _scripts(rules, lambda op: Op(HEAT, 0) if op.kind == HEAT and op.value > 0 else op)


def without_option(rules: Rules, key: str) -> Rules:
    """The option of a crisis is never chosen."""
    return replace(rules, crisis=tuple(option for option in rules.crisis if option.key != key))


def without_reputation(rules: Rules) -> Rules:
    """No card asks for Reputation."""
    return _moves(rules, lambda move: move._replace(asks=_open(move)))


def with_turns(rules: Rules, more: int) -> Rules:
    """So many turns more, without events."""
    quiet: ByHeat = ((Op(ADVANCE),),) * (rules.heat[1] + 1)
    turns = rules.turns + more
    later = dict.fromkeys(range(rules.turns + 1, turns + 1), quiet)
    return replace(rules, turns=turns, event_opening={**rules.event_opening, **later})


def _open(move: Move) -> Asks:
    asks = move.asks._replace(reputation=None)
    return asks if asks.lines else NOTHING


def _less(op: Op, cards: int) -> Op:
    return Op(op.kind, op.value & ~cards) if op.kind in (OBTAIN, OBTAIN_CONFIDENTIAL) else op


def _scripts(rules: Rules, change: Callable[[Op], Op]) -> Rules:
    def by_heat(scripts: ByHeat) -> ByHeat:
        return tuple(changed(ops) for ops in scripts)

    def changed(ops: Ops) -> Ops:
        return tuple(change(op) for op in ops)

    def by_turn(table: Mapping[int, ByHeat]) -> Mapping[int, ByHeat]:
        return {turn: by_heat(scripts) for turn, scripts in table.items()}

    quiet = replace(rules, event_opening=by_turn(rules.event_opening), event_text=by_turn(rules.event_text))
    return _moves(quiet, lambda move: move._replace(script=by_heat(move.script)))


def _moves(rules: Rules, change: Callable[[Move], Move]) -> Rules:
    choices = tuple(
        Choice(choice.bit, change(choice.plain), tuple(map(change, choice.helped)), choice.helpers)
        for choice in rules.choices
    )
    moves = {move.action: move for choice in choices for move in (choice.plain, *choice.helped)}
    return replace(rules, choices=choices, moves=moves)
