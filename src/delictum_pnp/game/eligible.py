"""What may be done in a position (rulebook §4.2, §5, §8, §9).

In: `Rules` and a `Position`.  Out: the actions that may be chosen, and the conditions behind them, one by one, for
`why_not`.
"""

from __future__ import annotations

from collections.abc import Iterator

from .actions import LOST, PASS, Action, Crisis
from .state import Position
from .table import NOTHING, Asks, Option, Rules


def in_crisis(rules: Rules, position: Position) -> bool:
    """Whether an option of a crisis is to be chosen now."""
    return position.heat >= rules.heat[1]


def closed(rules: Rules, position: Position) -> bool:
    """Whether the last turn is over."""
    return position.turn > rules.turns


def legal_actions(rules: Rules, position: Position) -> tuple[Action, ...]:
    """Everything that may be chosen, in a fixed order; empty after the close.  One alone when nothing is to choose:
    `LOST`, `PASS`, the last resort of a crisis."""
    if position.heat >= rules.heat[1]:
        return tuple(_crisis_choices(rules, position))
    if position.turn > rules.turns:
        return ()
    if position.lost:
        return (LOST,)
    return tuple(_plays(rules, position)) or (PASS,)


def any_play(rules: Rules, position: Position) -> bool:
    """Whether some main action is eligible."""
    return bool(_plays(rules, position))


def meets(rules: Rules, asks: Asks, position: Position) -> bool:
    """Whether a requirement holds now (§4.2)."""
    lines, reputation, citable, slack = asks
    if reputation is not None and position.reputation < reputation:
        return False
    held = position.obtained
    if citable:
        held &= rules.sources & ~position.confidential
    for mask, least in lines:
        missing = least - (held & mask).bit_count()
        if missing > 0:
            slack -= missing
            if slack < 0:
                return False
    return True


def _plays(rules: Rules, position: Position) -> list[Action]:
    """A specialist only ever softens a requirement: what is open to all is open with one."""
    obtained = position.obtained
    gone = obtained | position.used | rules.closed_routes
    ready = position.team & ~position.spent
    found: list[Action] = []
    for bit, plain, helped, helpers in rules.choices:
        if gone & bit:
            continue
        asks = plain.asks
        open_to_all = asks is NOTHING or meets(rules, asks, position)
        if open_to_all:
            found.append(plain.action)
        if ready & helpers:
            for action, _, specialist, softer, needs, bars, _ in helped:
                if (
                    ready & specialist
                    and not obtained & bars
                    and obtained & needs == needs
                    and (open_to_all or (softer is not asks and meets(rules, softer, position)))
                ):
                    found.append(action)
    return found


def available(rules: Rules, position: Position) -> tuple[Option, ...]:
    """The options of a crisis that may be taken now, those of §8 that are taken once."""
    return tuple(option for option in rules.crisis if _eligible(rules, position, option))


def _eligible(rules: Rules, position: Position, option: Option) -> bool:
    if position.options & option.bit or (option.loses and position.turn == rules.turns):
        return False
    return not option.bit & rules.silence or bool(silenceable(rules, position))


def silenceable(rules: Rules, position: Position) -> int:
    """Mask of the testimonies that Silence may take: obtained and citable."""
    return position.obtained & rules.testimonies & ~position.confidential


def _crisis_choices(rules: Rules, position: Position) -> Iterator[Crisis]:
    options = available(rules, position)
    for option in options:
        if option.bit & rules.silence:
            for code in rules.codes(silenceable(rules, position)):
                yield Crisis(option.key, code)
        else:
            yield option.action
    if not options:
        yield rules.last_resort.action
