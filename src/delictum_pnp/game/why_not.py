"""Why an action may not be chosen.

In: `Rules`, a `Position`, an `Action`.  Out: reasons as a code with values, none when it is legal; the phrases belong
to whoever speaks.

| code | values |
| --- | --- |
| `closed` | |
| `crisis_first`, `no_crisis` | |
| `action_lost` | `lost`: how many |
| `nothing_lost` | |
| `unknown_action` | |
| `already_revealed`, `seed_is_strong` | `card` |
| `reputation_too_low` | `asks`, `has` |
| `sources_missing`, `citable_sources_missing` | `of`: cards, `least`, `has`: cards |
| `not_in_team`, `has_acted` | `specialist` |
| `already_obtained` | `cards`: the note, or the clue to be put back |
| `clue_not_obtained` | `cards` |
| `option_taken`, `barred_in_last_turn` | `option` |
| `nothing_to_silence` | |
| `not_a_citable_answer` | `card` |
| `options_left` | `options` |
| `actions_left` | |
"""

from __future__ import annotations

from collections.abc import Iterator

from .actions import PASS, Action, Crisis, Lost, Play
from .eligible import any_play, available, closed, in_crisis, meets, silenceable
from .reason import Reason
from .state import Position
from .table import Asks, Line, Move, Option, Rules


def why_not(rules: Rules, position: Position, action: Action) -> tuple[Reason, ...]:
    """Every reason against an action, none when it is legal."""
    return tuple(_reasons(rules, position, action))


def _reasons(rules: Rules, position: Position, action: Action) -> Iterator[Reason]:
    if closed(rules, position):
        yield Reason("closed")
    elif isinstance(action, Crisis):
        yield from _crisis_reasons(rules, position, action)
    elif in_crisis(rules, position):
        yield Reason("crisis_first")
    elif isinstance(action, Lost):
        if not position.lost:
            yield Reason("nothing_lost")
    elif position.lost:
        yield Reason("action_lost", {"lost": position.lost})
    elif isinstance(action, Play):
        yield from _play_reasons(rules, position, action)
    elif action != PASS:
        yield Reason("unknown_action")
    elif any_play(rules, position):
        yield Reason("actions_left")


def _play_reasons(rules: Rules, position: Position, action: Play) -> Iterator[Reason]:
    move = rules.moves.get(action)
    if move is None:
        yield Reason("unknown_action")
        return
    if move.bit & (position.obtained | position.used):
        yield Reason("already_revealed", {"card": action.card})
    if move.bit & rules.closed_routes:
        yield Reason("seed_is_strong", {"card": action.card})
    if not meets(rules, move.asks, position):
        yield from _asked(rules, move.asks, position)
    if move.specialist:
        yield from _specialist_reasons(rules, position, move)


def _asked(rules: Rules, asks: Asks, position: Position) -> Iterator[Reason]:
    if asks.reputation is not None and position.reputation < asks.reputation:
        yield Reason("reputation_too_low", {"asks": asks.reputation, "has": position.reputation})
    if meets(rules, asks._replace(reputation=None), position):
        return
    held = position.obtained & (rules.sources & ~position.confidential if asks.citable else -1)
    for line in asks.lines:
        if (held & line.mask).bit_count() < line.least:
            yield _missing(rules, line, held, asks.citable)


def _missing(rules: Rules, line: Line, held: int, citable: bool) -> Reason:
    values = {"of": rules.codes(line.mask), "least": line.least, "has": rules.codes(held & line.mask)}
    return Reason("citable_sources_missing" if citable else "sources_missing", values)


def _specialist_reasons(rules: Rules, position: Position, move: Move) -> Iterator[Reason]:
    who = {"specialist": move.action.specialist}
    if not move.specialist & position.team:
        yield Reason("not_in_team", who)
    if move.specialist & position.spent:
        yield Reason("has_acted", who)
    if position.obtained & move.bars:
        yield Reason("already_obtained", {"cards": rules.codes(position.obtained & move.bars)})
    if move.needs & ~position.obtained:
        yield Reason("clue_not_obtained", {"cards": rules.codes(move.needs & ~position.obtained)})


def _crisis_reasons(rules: Rules, position: Position, choice: Crisis) -> Iterator[Reason]:
    option = rules.options.get(choice.option)
    if option is None:
        yield Reason("unknown_action")
    elif not in_crisis(rules, position):
        yield Reason("no_crisis")
    elif option is rules.last_resort:
        if choice.card is not None:
            yield Reason("unknown_action")
        if left := available(rules, position):
            yield Reason("options_left", {"options": tuple(other.key for other in left)})
    else:
        yield from _option_reasons(rules, position, option, choice)


def _option_reasons(rules: Rules, position: Position, option: Option, choice: Crisis) -> Iterator[Reason]:
    if position.options & option.bit:
        yield Reason("option_taken", {"option": option.key})
    if option.loses and position.turn == rules.turns:
        yield Reason("barred_in_last_turn", {"option": option.key})
    if not option.bit & rules.silence:
        if choice.card is not None:
            yield Reason("unknown_action")
    elif not silenceable(rules, position):
        yield Reason("nothing_to_silence")
    elif choice.card not in rules.codes(silenceable(rules, position)):
        yield Reason("not_a_citable_answer", {"card": choice.card})
