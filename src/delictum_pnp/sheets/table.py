"""The table at the close: the line of play replayed, or the register of sources believed.

In: a `Sheet` and the case's `Rules`.  Out: a position after the last turn; W002–W004 and W006 go into `Notes`.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..diagnostics import Path
from ..game.engine import apply, closed, in_crisis, start
from ..game.errors import IllegalAction, NotationError, WrongTeam
from ..game.notation import parse_action
from ..game.state import Position
from ..game.table import Rules
from ..model.sheet import Sheet
from ..refusals import values
from . import faults
from .notes import Notes

Difference = tuple[Path, str, object, object]
"""Where, what, as written, as played."""


def position_at_close(sheet: Sheet, rules: Rules, notes: Notes) -> Position:
    """Raises `Stop`."""
    return _replayed(sheet, rules, notes) if sheet.line else _believed(sheet, rules, notes)


def _replayed(sheet: Sheet, rules: Rules, notes: Notes) -> Position:
    try:
        position = start(rules, sheet.specialists)
    except WrongTeam as error:
        told = {"value": ", ".join(error.team), "most": error.most, "known": ", ".join(rules.specialists)}
        raise notes.stop(faults.UNKNOWN, ("specialists",), told, "specialist") from None
    for number, entry in enumerate(sheet.line):
        for word in entry.split():
            position = _moved(rules, position, word, ("line", number), notes)
    if in_crisis(rules, position):
        raise notes.stop(faults.UNFINISHED, ("line",), {}, "crisis", on_key=True)
    if not closed(rules, position):
        told = {"turn": position.turn, "turns": rules.turns}
        raise notes.stop(faults.UNFINISHED, ("line",), told, on_key=True)
    for path, what, written, played in _differences(sheet, rules, position):
        notes.note(faults.DIFFERS, path, {"what": what, "written": written, "played": played})
    return position


def _moved(rules: Rules, position: Position, word: str, path: Path, notes: Notes) -> Position:
    try:
        return apply(rules, position, parse_action(rules, word))
    except NotationError:
        raise notes.stop(faults.ILLEGAL, path, {"action": word}) from None
    except IllegalAction as error:
        reason = error.reasons[0]
        raise notes.stop(faults.ILLEGAL, path, {"action": word, **values(rules, reason)}, reason.code) from None


def _differences(sheet: Sheet, rules: Rules, played: Position) -> Iterator[Difference]:
    """What the sheet says besides its line, and the line says otherwise."""
    if sheet.reputation not in (None, played.reputation):
        yield ("reputation",), "reputation", sheet.reputation, played.reputation
    for card, row in sheet.sources.items():
        if not rules.bit(card) & played.obtained:
            yield ("sources", card), card, "obtained", "not obtained"
        elif row.standing not in (None, kept := standing(rules, played, card)):
            yield ("sources", card, "standing"), card, row.standing, kept
    for name, is_so in (("pressure", played.pressure), ("last_turn_siege", played.capped)):
        written = getattr(sheet.marks, name)
        if name in sheet.marks.model_fields_set and written != is_so:
            yield ("marks", name), name, _yes(written), _yes(is_so)


def standing(rules: Rules, position: Position, card: str) -> str:
    """Of an obtained source."""
    return "confidential" if rules.bit(card) & position.confidential else "citable"


def _believed(sheet: Sheet, rules: Rules, notes: Notes) -> Position:
    sources = {card: row for card, row in sheet.sources.items() if rules.group(card)}
    for card, row in sources.items():
        if row.standing is None:
            notes.note(faults.INCOMPLETE, ("sources", card), {"card": card}, "standing", on_key=True)
    reputation = _reputation(sheet, rules, notes)
    notes.stop_at_errors()
    return start(rules)._replace(
        turn=rules.turns + 1,
        reputation=reputation,
        obtained=rules.mask(sheet.sources) | rules.strong,
        confidential=rules.mask(card for card, row in sources.items() if row.standing == "confidential"),
        pressure=sheet.marks.pressure,
        capped=sheet.marks.last_turn_siege,
    )


def _reputation(sheet: Sheet, rules: Rules, notes: Notes) -> int:
    least, most, _ = rules.reputation
    if sheet.reputation is None:
        notes.note(faults.INCOMPLETE, ("reputation",), {}, "reputation")
        return 0
    if not least <= sheet.reputation <= most:
        told = {"value": sheet.reputation, "least": least, "most": most}
        notes.note(faults.INCOMPLETE, ("reputation",), told, "reputation_range")
    return sheet.reputation


def _yes(value: bool) -> str:
    return "yes" if value else "no"
