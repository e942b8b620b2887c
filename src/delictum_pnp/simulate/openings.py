"""Which cards may be played now, as masks, quickly: the same answer as `game.eligible`, for games by the thousand.

In: `Rules`, a `Position` in which a main action is due.  Out: a mask of the cards open to all, a mask of those that
only a specialist opens, and the ways of playing one card.  Requirements of the commonest shapes (nothing; one card of
a list) are followed card by card; all others are asked of `game.eligible.meets`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from ..game.eligible import meets
from ..game.state import Position, bits
from ..game.table import Asks, Choice, Move, Rules


class Door(NamedTuple):
    """A card and the list of which one card opens it, or at least is needed; -1 stands for a list of anything."""

    bit: int
    keys: int


@dataclass(frozen=True, eq=False)
class Openings:
    rules: Rules
    free: int
    """Cards that ask nothing."""
    opens: tuple[int, ...]
    """Card number → cards of which it alone is enough."""
    gated: tuple[tuple[Door, Asks], ...]
    """Cards that ask something else, behind a list of which they need at least one card."""
    freed: tuple[tuple[int, int], ...]
    """Specialist → cards that ask nothing any more when it comes along."""
    softened: tuple[tuple[Door, int, Asks], ...]
    """Cards whose requirement is lighter with a specialist, but not gone."""
    choices: dict[int, Choice]
    """By the card's bit."""

    def opened_by(self, new: int) -> int:
        """Cards for which one of these is enough.  What is open in this way stays so."""
        found = 0
        for number in bits(new):
            found |= self.opens[number]
        return found

    def eligible(self, position: Position, opened: int) -> tuple[int, int]:
        """Cards open to all; further cards that are open with a specialist of the team.  `opened`: `free` and what
        was opened by all that is obtained."""
        obtained = position.obtained
        left = ~(obtained | position.used | self.rules.closed_routes)
        for (bit, keys), asks in self.gated:
            if left & bit and obtained & keys and meets(self.rules, asks, position):
                opened |= bit
        ready, shut = position.team & ~position.spent, left & ~opened
        return opened & left, self._helped(position, shut, ready) if ready and shut else 0

    def _helped(self, position: Position, shut: int, ready: int) -> int:
        found = 0
        for specialist, cards in self.freed:
            if ready & specialist:
                found |= cards
        obtained = position.obtained
        for (bit, keys), specialist, asks in self.softened:
            if shut & bit and ready & specialist and obtained & keys and meets(self.rules, asks, position):
                found |= bit
        return found & shut

    def ways(self, position: Position, bit: int, open_to_all: bool) -> list[Move]:
        """The legal moves that reveal an eligible card: alone, if it is open to all, and with each ready specialist."""
        choice = self.choices[bit]
        found = [choice.plain] if open_to_all else []
        ready = position.team & ~position.spent
        if ready & choice.helpers:
            found += [move for move in choice.helped if self._goes(position, move, ready, open_to_all)]
        return found

    def _goes(self, position: Position, move: Move, ready: int, open_to_all: bool) -> bool:
        obtained = position.obtained
        return bool(
            ready & move.specialist
            and not obtained & move.bars
            and obtained & move.needs == move.needs
            and (open_to_all or meets(self.rules, move.asks, position))
        )


def openings_of(rules: Rules) -> Openings:
    asked = [(choice.bit, choice.plain.asks) for choice in rules.choices]
    doors = [Door(bit, asks.lines[0].mask) for bit, asks in asked if _is_door(asks)]
    simple = sum(door.bit for door in doors)
    softer = list(_softer(rules))
    freed: dict[int, int] = {}
    for move in softer:
        if _asks_nothing(move.asks):
            freed[move.specialist] = freed.get(move.specialist, 0) | move.bit
    return Openings(
        rules=rules,
        free=sum(bit for bit, asks in asked if _asks_nothing(asks)),
        opens=tuple(sum(door.bit for door in doors if door.keys >> n & 1) for n in range(len(rules.cards))),
        gated=tuple(
            (Door(bit, _keys(asks)), asks) for bit, asks in asked if not bit & simple and not _asks_nothing(asks)
        ),
        freed=tuple(freed.items()),
        softened=tuple(
            (Door(move.bit, _keys(move.asks)), move.specialist, move.asks)
            for move in softer
            if not _asks_nothing(move.asks)
        ),
        choices={choice.bit: choice for choice in rules.choices},
    )


def _softer(rules: Rules) -> Iterator[Move]:
    """A move with bars or needs of its own comes with a clue that is open to all, so it opens nothing."""
    for choice in rules.choices:
        yield from (move for move in choice.helped if move.asks is not choice.plain.asks)


def _asks_nothing(asks: Asks) -> bool:
    return asks.reputation is None and sum(line.least for line in asks.lines) <= asks.slack


def _is_door(asks: Asks) -> bool:
    plain = asks.reputation is None and not asks.citable and not asks.slack
    return plain and len(asks.lines) == 1 and asks.lines[0].least == 1


def _keys(asks: Asks) -> int:
    """Cards without one of which the requirement cannot hold; -1 when it asks for no card."""
    needed = [line.mask for line in asks.lines if line.least > 0]
    return min(needed, key=int.bit_count) if needed and not asks.slack else -1
