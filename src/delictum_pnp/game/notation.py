"""Positions and actions in one line that a person can read, both ways.

    T3 C2 R+0 | P04c Q03k +N01c Q05 | analista (hacker) | !filtracion presion | C+1 =Q06k fin

Turn, Heat (Calor), Reputation | obtained cards: `c` citable, `k` confidential, nothing when it is no source; `+` came
without an action of its own; `?` its action was taken and it does not count yet | team, who has acted in brackets |
crisis options taken, lost actions `-1`, `presion`, `fragil` (the seed at best) | only inside a crisis, what is still to
come: `C+1`, `R-1`, `=P04k`, `pierde1`, `fin`, `lee`, `turno`.  Actions: `P04`, `P04+analista`, `P04+analista+N02`,
`!filtracion`, `!silenciar:Q03`, `perdido`, `paso`.  Raises `NotationError`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..model.codes import CardCode
from .actions import LOST, PASS, Action, Crisis, Play
from .errors import NotationError
from .state import (
    ADVANCE,
    END,
    HEAT,
    LOSE,
    OBTAIN,
    OBTAIN_CONFIDENTIAL,
    READ,
    REPUTATION,
    Op,
    Position,
    bits,
)
from .table import Rules

NONE = "-"
BARE: dict[str, Action] = {"perdido": LOST, "paso": PASS}
STEPS = {"fin": Op(END), "lee": Op(READ), "turno": Op(ADVANCE)}
AMOUNTS = {HEAT: "C{:+d}", REPUTATION: "R{:+d}", LOSE: "pierde{:d}"}
HEAD = re.compile(r"T(\d+) C(\d+) R([+-]\d+)")
CARD = re.compile(r"(\+?)([A-Z]\d\d)([ck]?)(\??)")
AMOUNT = re.compile(r"(C|R|pierde)([+-]?\d+)")
SIGNS = {"C": HEAT, "R": REPUTATION, "pierde": LOSE}


def action_text(rules: Rules, action: Action) -> str:
    if isinstance(action, Play):
        return "+".join(part for part in (action.card, action.specialist, action.note) if part)
    if isinstance(action, Crisis):
        return f"!{rules.words[action.option]}" + (f":{action.card}" if action.card else "")
    return next(word for word, bare in BARE.items() if bare == action)


def parse_action(rules: Rules, text: str) -> Action:
    """An action that this case has, eligible now or not."""
    if text in BARE:
        return BARE[text]
    if text.startswith("!"):
        word, _, card = text[1:].partition(":")
        keys = [key for key, known in rules.words.items() if known == word]
        if keys and (not card or card in rules.index):
            return Crisis(keys[0], CardCode(card) if card else None)
    found = next((play for play in rules.moves if action_text(rules, play) == text), None)
    if found is None:
        raise NotationError(text, text)
    return found


def position_text(rules: Rules, position: Position) -> str:
    head = f"T{position.turn} C{position.heat} R{position.reputation:+d}"
    parts = [head, *(" ".join(part(rules, position)) or NONE for part in (_cards, _team, _marks, _pending))]
    return " | ".join(parts if position.pending else parts[:-1])


def _cards(rules: Rules, position: Position) -> Iterator[str]:
    for number in bits(position.obtained | position.used):
        bit = 1 << number
        own = "" if bit & position.used or rules.cards[number][0] in "NS" else "+"
        yield f"{own}{rules.cards[number]}" + (_standing(rules, position, bit) if bit & position.obtained else "?")


def _standing(rules: Rules, position: Position, bit: int) -> str:
    if not bit & rules.sources:
        return ""
    return "k" if bit & position.confidential else "c"


def _team(rules: Rules, position: Position) -> Iterator[str]:
    for number in bits(position.team):
        name = rules.specialists[number]
        yield f"({name})" if position.spent & 1 << number else name


def _marks(rules: Rules, position: Position) -> Iterator[str]:
    yield from (f"!{rules.words[option.key]}" for option in rules.crisis if option.bit & position.options)
    if position.lost:
        yield f"-{position.lost}"
    if position.pressure:
        yield "presion"
    if position.capped:
        yield "fragil"


def _pending(rules: Rules, position: Position) -> Iterator[str]:
    for op in position.pending:
        if op.kind in AMOUNTS:
            yield AMOUNTS[op.kind].format(op.value)
        elif op.kind in (OBTAIN, OBTAIN_CONFIDENTIAL):
            yield "=" + ",".join(rules.codes(op.value)) + ("k" if op.kind == OBTAIN_CONFIDENTIAL else "c")
        else:
            yield next(word for word, step in STEPS.items() if step == op)


def parse_position(rules: Rules, text: str) -> Position:
    head, cards, team, marks, *pending = text.split(" | ") if text.count(" | ") in (3, 4) else ("", "", "", "")
    numbers = HEAD.fullmatch(head)
    if numbers is None:
        raise NotationError(text, head)
    turn, heat, reputation = (int(number) for number in numbers.groups())
    try:
        obtained, confidential, used = _read_cards(rules, _words(cards))
        chosen, spent = _read_team(rules, _words(team))
        options, lost, pressure, capped = _read_marks(rules, _words(marks))
        left = tuple(_read_op(rules, word) for word in _words(pending[0])) if pending else ()
    except _Unknown as unknown:
        raise NotationError(text, unknown.token) from None
    return Position(
        turn, heat, reputation, obtained, confidential, used, chosen, spent, options, lost, pressure, capped, left
    )


class _Unknown(Exception):
    def __init__(self, token: str) -> None:
        self.token = token


def _words(part: str) -> list[str]:
    return [] if part == NONE else part.split()


def _read_cards(rules: Rules, words: list[str]) -> tuple[int, int, int]:
    obtained = confidential = used = 0
    for word in words:
        read = CARD.fullmatch(word)
        if read is None or read[2] not in rules.index:
            raise _Unknown(word)
        bit = rules.bit(read[2])
        used |= bit * (not read[1] and read[2][0] not in "NS")
        obtained |= bit * (not read[4])
        confidential |= bit * (read[3] == "k")
    return obtained, confidential, used


def _read_team(rules: Rules, words: list[str]) -> tuple[int, int]:
    team = spent = 0
    for word in words:
        name = word.strip("()")
        if name not in rules.specialists:
            raise _Unknown(word)
        bit = 1 << rules.specialists.index(name)
        team |= bit
        spent |= bit * word.startswith("(")
    return team, spent


def _read_marks(rules: Rules, words: list[str]) -> tuple[int, int, bool, bool]:
    options = {f"!{rules.words[option.key]}": option.bit for option in rules.crisis}
    taken = lost = 0
    for word in words:
        if word in options:
            taken |= options[word]
        elif word.startswith("-") and word[1:].isdigit():
            lost = int(word[1:])
        elif word not in ("presion", "fragil"):
            raise _Unknown(word)
    return taken, lost, "presion" in words, "fragil" in words


def _read_op(rules: Rules, word: str) -> Op:
    if word in STEPS:
        return STEPS[word]
    if amount := AMOUNT.fullmatch(word):
        return Op(SIGNS[amount[1]], int(amount[2]))
    codes = word[1:-1].split(",")
    if word[0] == "=" and word[-1] in "ck" and all(code in rules.index for code in codes):
        return Op(OBTAIN_CONFIDENTIAL if word[-1] == "k" else OBTAIN, rules.mask(codes))
    raise _Unknown(word)
