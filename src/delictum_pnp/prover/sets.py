"""Minimal proof sets: the main actions that a goal cannot do without, Heat and crises left aside.

In: `Rules`, a `Goal`, the specialists that may help.  Out: an antichain of masks of played cards, each closed under
requirements; no line of play reaches the goal without containing one of them.  `rep >= k` asks for enough cards of
the set that give Reputation; standing, order, and the once of each specialist are left aside too.
Raises `TooManySets`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Final, NamedTuple

from ..game.state import OBTAIN, OBTAIN_CONFIDENTIAL, REPUTATION, Ops, bits
from ..game.table import Asks, Line, Move, Rules
from .goals import Demand, Goal, ever_citable

Sets = tuple[int, ...]
NO_ACTION: Sets = (0,)
MOST_SETS: Final = 6_000


class TooManySets(Exception):
    """More minimal sets than can be looked at."""


def minimal(masks: Iterable[int]) -> Sets:
    """Those that contain none of the others, the smallest first."""
    kept: list[int] = []
    for mask in sorted(set(masks), key=lambda mask: (mask.bit_count(), mask)):
        for smaller in kept:
            if smaller & mask == smaller:
                break
        else:
            kept.append(mask)
            if len(kept) > MOST_SETS:
                raise TooManySets
    return tuple(kept)


def joined(ones: Sets, others: Sets, most: int) -> Sets:
    """A set of each, together, of at most so many actions."""
    if ones == NO_ACTION or others == NO_ACTION:
        return ones if others == NO_ACTION else others
    if len(ones) * len(others) > MOST_SETS * 20:
        raise TooManySets
    return minimal(both for one in ones for other in others if (both := one | other).bit_count() <= most)


class Way(NamedTuple):
    """An action that obtains a card, and what it asks."""

    bit: int
    asks: Asks
    needs: int


def unasked(rules: Rules) -> Supports:
    """As if no card asked for anything: true of every game, where the sets proper are too many."""
    own = {choice.bit.bit_length() - 1: (choice.bit,) for choice in rules.choices}
    given = dict.fromkeys(bits(given_along(rules) | told_by_events(rules) | rules.strong), NO_ACTION)
    return Supports(rules, {**own, **given}, rules.turns)


@dataclass(frozen=True, eq=False)
class Supports:
    """How every card can be had: card number → minimal sets, for sets of at most `most` actions."""

    rules: Rules
    by_card: Mapping[int, Sets]
    most: int

    def any_of(self, cards: int) -> Sets:
        return minimal(found for number in bits(cards) for found in self.by_card.get(number, ()))

    def all_of(self, cards: int) -> Sets:
        sets = NO_ACTION
        for number in bits(cards):
            sets = joined(sets, self.by_card.get(number, ()), self.most)
        return sets


def supports(rules: Rules, team: int = 0, most: int | None = None) -> Supports:
    """The least fixpoint: a card is had by an action of which everything asked is had."""
    size = rules.turns if most is None else most
    known = Supports(rules, dict.fromkeys(bits(rules.strong | told_by_events(rules)), NO_ACTION), size)
    ways, able = list(_ways(rules, team)), ever_citable(rules)
    while True:
        found = dict(known.by_card)
        for gives, way in ways:
            sets = tuple(asked | way.bit for asked in _asked(known, way, able) if (asked | way.bit).bit_count() <= size)
            for number in bits(gives) if sets else ():
                found[number] = minimal((*found.get(number, ()), *sets))
        if found == known.by_card:
            return known
        known = Supports(rules, found, size)


def proof_sets(goal: Goal, known: Supports) -> Sets:
    """Minimal sets that meet the demands and settle every dispute that they open themselves."""
    each = sorted((_demanded(demand, known) for demand in goal.demands), key=len)
    sets = NO_ACTION
    for found in each:
        sets = joined(sets, found, known.most)
    settled = _settled(goal, known, sets)
    while settled != sets:
        sets, settled = settled, _settled(goal, known, settled)
    return sets


def _demanded(demand: Demand, known: Supports) -> Sets:
    return minimal(found for mask in demand.masks for found in known.all_of(mask))


def _settled(goal: Goal, known: Supports, sets: Sets) -> Sets:
    start, result = known.rules.strong, sets
    for dispute in goal.disputes:
        opened = [one for one in result if dispute.is_open(one | start)]
        if opened:
            settling = known.any_of(dispute.settled_by)
            mended = [both for one in opened for both in joined((one,), settling, known.most)]
            result = minimal((*(one for one in result if not dispute.is_open(one | start)), *mended))
    return result


def _ways(rules: Rules, team: int) -> Iterator[tuple[int, Way]]:
    for choice in rules.choices:
        if choice.bit & rules.closed_routes:
            continue
        for move in (choice.plain, *choice.helped):
            if not move.specialist or move.specialist & team:
                yield gives(move), Way(move.bit, move.asks, move.needs)


def gives(move: Move) -> int:
    """Mask of what a move obtains at some Heat."""
    return _given(move.script)


def given_along(rules: Rules) -> int:
    """Mask of the cards that another card's action gives."""
    found = 0
    for choice in rules.choices:
        found |= gives(choice.plain) & ~choice.bit
    return found


def _given(scripts: Iterable[Ops]) -> int:
    found = 0
    for ops in set(scripts):
        for op in ops:
            found |= op.value if op.kind in (OBTAIN, OBTAIN_CONFIDENTIAL) else 0
    return found


def told_by_events(rules: Rules) -> int:
    """Mask of the cards that an event gives."""
    return _given(ops for text in (*rules.event_text.values(), *rules.event_opening.values()) for ops in text)


def _asked(known: Supports, way: Way, able: int) -> Sets:
    """Minimal sets after which the action may be chosen."""
    asks = way.asks
    alternatives = [_lines(known, lines, asks, able) for lines in _softened(asks.lines, asks.slack)]
    sets = minimal(found for sets in alternatives for found in sets)
    if asks.reputation is not None:
        sets = joined(sets, _raised(known, asks.reputation, way.bit), known.most)
    return joined(sets, known.all_of(way.needs), known.most) if way.needs else sets


def _softened(lines: tuple[Line, ...], slack: int) -> Iterator[tuple[Line, ...]]:
    """The Mediador's: as many cards less as `slack` says."""
    if not slack:
        yield lines
        return
    for at, line in enumerate(lines):
        if line.least:
            less = (*lines[:at], Line(line.mask, line.least - 1), *lines[at + 1 :])
            yield from _softened(less, slack - 1)
    if not any(line.least for line in lines):
        yield lines


def _lines(known: Supports, lines: tuple[Line, ...], asks: Asks, able: int) -> Sets:
    sets = NO_ACTION
    for line in lines:
        cards = line.mask & known.rules.sources & able if asks.citable else line.mask
        chosen = combinations(bits(cards), line.least)
        sets = joined(sets, minimal(one for some in chosen for one in known.all_of(_mask(some))), known.most)
    return sets


def _mask(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def _raised(known: Supports, least: int, own: int) -> Sets:
    """Minimal sets whose cards lift Reputation so far, events helping as best they can."""
    rules = known.rules
    missing = least - rules.reputation[2] - sum(map(_rise, rules.event_text.values()))
    if missing <= 0:
        return NO_ACTION
    givers = [(c.bit, rise) for c in rules.choices if c.bit != own and (rise := _most_rise(c.plain, c.helped))]
    sets: list[int] = []
    for size in range(1, min(missing, len(givers)) + 1):
        for some in combinations(givers, size):
            if sum(rise for _, rise in some) >= missing:
                sets += known.all_of(sum(bit for bit, _ in some))
    return minimal(sets)


def _most_rise(plain: Move, helped: tuple[Move, ...]) -> int:
    return max(_rise(move.script) for move in (plain, *helped))


def _rise(scripts: tuple[Ops, ...]) -> int:
    """The most that one of the scripts raises Reputation."""
    return max((sum(max(0, op.value) for op in ops if op.kind == REPUTATION) for ops in scripts), default=0)
