"""How a simulated table chooses: each policy says what it would rather do, chance picks among that.

In: `Sight`, what the backs of the cards show, and the `Moment`.  Out: a part of the eligible cards, of the ways of
playing one, of the options of a crisis.  `chance`, `curious` and `careful` look at nothing that lies face down; `proof`
knows the rubric and goes for some minimal proof set of a thesis: an upper mark for the others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import NamedTuple

from ..game.actions import Crisis
from ..game.state import Position
from ..game.table import Move, Rules
from ..model.cards import Clue, Route
from ..model.dossier import Dossier


@dataclass(frozen=True, eq=False)
class Sight:
    """What everybody at the table can see, as masks."""

    places: tuple[int, ...]
    """Per location its clues."""
    hot: int
    """Routes that print Heat as their cost."""
    confrontations: int
    surveillance: int
    """Heat from which the printed variants hold."""
    notes: int
    """Specialists that bring a note."""
    losing: frozenset[str]
    """Options of a crisis that cost an action."""

    def begun(self, used: int) -> int:
        """Clues of the places where something was revealed."""
        return reduce(or_, (place for place in self.places if place & used), 0)


def sight_of(dossier: Dossier, rules: Rules) -> Sight:
    cards = dossier.case.cards.values()
    clues = [card for card in cards if isinstance(card, Clue)]
    places = dict.fromkeys(card.location for card in clues)
    hot = (card.code for card in cards if isinstance(card, Route) and any((e.heat or 0) > 0 for e in card.cost))
    noting = (1 << n for n, key in enumerate(rules.specialists) if dossier.info.specialists[key].notes)
    return Sight(
        places=tuple(rules.mask(c.code for c in clues if c.location == place) for place in places),
        hot=rules.mask(hot),
        confrontations=rules.mask(code for code in rules.cards if code.letter == "X"),
        surveillance=dossier.info.edition.surveillance[0],
        notes=reduce(or_, noting, 0),
        losing=frozenset(key for key, option in rules.options.items() if option.loses),
    )


class Moment(NamedTuple):
    """A main action is to be chosen."""

    position: Position
    eligible: int
    fresh: int
    """Those that are open to all, but were not so at the main action before."""
    plan: int
    """The proof set that `proof` follows in this game."""


Cards = Callable[[Sight, Moment], int]
Ways = Callable[[Sight, Sequence[Move]], Sequence[Move]]
Options = Callable[[Sight, Sequence[Crisis]], Sequence[Crisis]]


def first(*masks: int) -> int:
    """The first that is not empty."""
    return next(mask for mask in masks if mask)


def any_card(sight: Sight, now: Moment) -> int:
    return now.eligible


def what_just_opened(sight: Sight, now: Moment) -> int:
    """Follow what the last card opened; else ask or look where nothing was seen yet; under surveillance no route that
    prints Heat."""
    calm = now.eligible & ~(sight.hot if now.position.heat >= sight.surveillance else 0)
    return first(calm & now.fresh, calm & ~sight.begun(now.position.used), calm, now.eligible)


def what_was_begun(sight: Sight, now: Moment) -> int:
    """Confront as soon as possible, finish a place before the next; routes that print Heat come last."""
    quiet = now.eligible & ~sight.hot
    begun = quiet & sight.begun(now.position.used)
    return first(quiet & sight.confrontations, begun, quiet, now.eligible)


def what_is_planned(sight: Sight, now: Moment) -> int:
    return first(now.eligible & now.plan, now.eligible)


def any_way(sight: Sight, ways: Sequence[Move]) -> Sequence[Move]:
    return ways


def with_help(sight: Sight, ways: Sequence[Move]) -> Sequence[Move]:
    """A specialist as soon as one can come along."""
    return [move for move in ways if move.specialist] or ways


def sparing_help(sight: Sight, ways: Sequence[Move]) -> Sequence[Move]:
    """Whoever brings a note; the others only for what is shut without them."""
    noting = [move for move in ways if move.specialist & sight.notes]
    return noting or [move for move in ways if not move.specialist] or ways


def any_option(sight: Sight, options: Sequence[Crisis]) -> Sequence[Crisis]:
    return options


def no_lost_action(sight: Sight, options: Sequence[Crisis]) -> Sequence[Crisis]:
    return [choice for choice in options if choice.option not in sight.losing] or options


class Policy(NamedTuple):
    """Preferences; each answers a part of what it is given, never nothing."""

    name: str
    cards: Cards
    ways: Ways
    options: Options


CHANCE = Policy("chance", any_card, any_way, any_option)
CURIOUS = Policy("curious", what_just_opened, with_help, any_option)
CAREFUL = Policy("careful", what_was_begun, sparing_help, no_lost_action)
PROOF = Policy("proof", what_is_planned, any_way, any_option)

POLICIES: dict[str, Policy] = {policy.name: policy for policy in (CHANCE, CURIOUS, CAREFUL, PROOF)}
INFORMED = frozenset({PROOF.name})
"""Policies that know the rubric."""
