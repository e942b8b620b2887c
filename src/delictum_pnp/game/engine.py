"""Playing: the first position, what may be done in it, what comes of it.

In: `Rules`, a `Position`, an `Action`.  Out: a new `Position`; nothing is changed.  The engine stops at decisions
only: which main action, which option of a crisis; events, effects and the marker need none (rulebook §4, §7, §8).
"""

from __future__ import annotations

from collections.abc import Iterable

from .actions import Action, Crisis, Lost, Play
from .eligible import closed, in_crisis, legal_actions
from .errors import IllegalAction, WrongTeam
from .state import ADVANCE, END, HEAT, LOSE, OBTAIN, OBTAIN_CONFIDENTIAL, REPUTATION, Op, Ops, Position
from .table import Rules
from .why_not import why_not

__all__ = ["apply", "apply_legal", "closed", "in_crisis", "legal_actions", "start"]

END_OF_ACTION: Ops = (Op(END),)


def start(rules: Rules, specialists: Iterable[str] = ()) -> Position:
    """The table before turn 1, with these specialists: at most as many as the edition says, fewer or none to ask
    what works without them.  Raises `WrongTeam`."""
    team = tuple(specialists)
    unknown = tuple(key for key in team if key not in rules.specialists)
    if unknown or len(team) > rules.team_size or len(set(team)) < len(team):
        raise WrongTeam(team, rules.team_size, unknown)
    chosen = sum(1 << rules.specialists.index(key) for key in team)
    return Position(1, rules.heat[2], rules.reputation[2], rules.strong, 0, 0, chosen, 0, 0, 0, False, False)


def apply(rules: Rules, position: Position, action: Action) -> Position:
    """The next decision after an action.  Raises `IllegalAction` with the reasons of `why_not`."""
    if reasons := why_not(rules, position, action):
        raise IllegalAction(action, reasons)
    return apply_legal(rules, position, action)


def apply_legal(rules: Rules, position: Position, action: Action) -> Position:
    """The same without looking: for actions that `legal_actions` offered in this position."""
    if isinstance(action, Play):
        move = rules.moves[action]
        used, spent = position.used | move.bit, position.spent | move.specialist
        return _run(rules, position, move.script[position.heat], used, spent)
    if isinstance(action, Crisis):
        return _after_crisis(rules, position, action)
    lost = position.lost - isinstance(action, Lost)
    return _run(rules, position._replace(lost=lost), END_OF_ACTION, position.used, position.spent)


def _after_crisis(rules: Rules, position: Position, choice: Crisis) -> Position:
    """The option, Heat to where the edition says, then the rest of what was going on (§8)."""
    option = rules.options[choice.option]
    ops, capped = option.ops, position.capped
    if option.loses and position.turn == rules.turns:
        ops, capped = tuple(op for op in ops if op.kind != LOSE), True
    calmer = position._replace(
        heat=rules.crisis_heat,
        confidential=position.confidential | (rules.bit(choice.card) if choice.card else 0),
        options=position.options | option.bit,
        pressure=position.pressure or bool(option.bit & rules.leak),
        capped=capped,
    )
    return _run(rules, calmer, ops + position.pending, position.used, position.spent)


def _run(rules: Rules, position: Position, queue: Ops, used: int, spent: int) -> Position:
    """Take the steps of `queue` until the marker has moved or a crisis is to be resolved."""
    turn, heat, reputation, obtained, confidential, _, team, _, options, lost, pressure, capped, _ = position
    at = 0
    pending: Ops = ()
    while True:
        kind, value = queue[at]
        at += 1
        if kind == OBTAIN:
            obtained |= value
        elif kind == OBTAIN_CONFIDENTIAL:
            confidential |= value & ~obtained
            obtained |= value
        elif kind == END:
            queue, at = rules.event_opening[turn][heat], 0
        elif kind == ADVANCE:
            turn += 1
            break
        elif kind == HEAT:
            heat += value
            if value > 0 and heat >= rules.heat[1]:
                pending = _left(rules, heat, queue[at:])
                heat = rules.heat[1]
                break
            heat = max(heat, rules.heat[0])
        elif kind == REPUTATION:
            reputation = min(max(reputation + value, rules.reputation[0]), rules.reputation[1])
        elif kind == LOSE:
            lost += value
        else:
            queue, at = rules.event_text[turn][heat] + queue[at:], 0
    return Position(
        turn, heat, reputation, obtained, confidential, used, team, spent, options, lost, pressure, capped, pending
    )


def _left(rules: Rules, heat: int, rest: Ops) -> Ops:
    """What is still to come after a crisis; under `heat_excess: kept` first what the increase had too much."""
    excess = heat - rules.heat[1]
    return (Op(HEAT, excess), *rest) if rules.excess_kept and excess else rest
