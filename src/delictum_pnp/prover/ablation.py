"""What a goal hangs on: the same question with one card, one group, one location never obtained.

In: a `Bench` and a goal.  Out: the `Hang`s.  A strategy already found is a certificate for everything that it does not
touch, so that most of the questions need no search.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from ..game.table import Rules
from ..model.cards import Clue
from ..model.dossier import Dossier
from .bench import Bench
from .goals import Goal
from .search import Question, Step, cards_played
from .verdict import Hang, Part


class Ban(NamedTuple):
    part: Part
    what: str
    cards: int


def bans(dossier: Dossier, rules: Rules) -> tuple[Ban, ...]:
    """Every main action, every group, the clues of every location."""
    return (*_cards(rules), *_groups(rules), *_locations(dossier, rules))


def _cards(rules: Rules) -> Iterator[Ban]:
    for choice in rules.choices:
        yield Ban("card", choice.plain.action.card, choice.bit)


def _groups(rules: Rules) -> Iterator[Ban]:
    for group in sorted(set(rules.groups) - {""}):
        yield Ban("group", group, sum(1 << number for number, own in enumerate(rules.groups) if own == group))


def _locations(dossier: Dossier, rules: Rules) -> Iterator[Ban]:
    clues = list(dossier.case.of(Clue))
    for location in sorted({clue.location for clue in clues}):
        yield Ban("location", location, rules.mask(clue.code for clue in clues if clue.location == location))


def relaxed_hangs(bench: Bench, goal: Goal, all_bans: tuple[Ban, ...]) -> tuple[Hang, ...]:
    """What every proof set touches: requirements count, Heat and crises do not."""
    sets = bench.sets(goal)
    pairs = [mask for demand in goal.demands for mask in demand.masks]
    found: list[Hang] = []
    hanging: list[int] = []
    for ban in all_bans if sets else ():
        if _is_new(ban, hanging) and all(one & ban.cards for one in sets):
            hanging.append(ban.cards)
            found.append(Hang(ban.part, ban.what, "no", direct=all(pair & ban.cards for pair in pairs)))
    return tuple(found)


def _is_new(ban: Ban, hanging: list[int]) -> bool:
    """A group or a location says nothing new when one of its cards alone is as bad."""
    return all(cards & ban.cards != cards for cards in hanging)


@dataclass(eq=False)
class Ablation:
    """The exact question for one thesis that can be demonstrated."""

    bench: Bench
    goal: Goal
    touched: list[int] = field(default_factory=list)
    """By strategy, the cards that some branch of it plays."""

    def certify(self, strategy: Step | None) -> None:
        self.touched.append(self.bench.rules.mask(cards_played(strategy)))

    def hangs(self, all_bans: tuple[Ban, ...]) -> Iterator[Hang]:
        hanging: list[int] = []
        for ban in all_bans:
            touches = all(cards & ban.cards for cards in self.touched)
            if touches and _is_new(ban, hanging) and (hang := self._hang(ban)):
                hanging.append(ban.cards)
                yield hang

    def _hang(self, ban: Ban) -> Hang | None:
        sets = tuple(one for one in self.bench.sets(self.goal) if not one & ban.cards)
        if not sets:
            return Hang(ban.part, ban.what, "no")
        banned = self.bench.without(ban.cards)
        question = Question(self.goal, True, banned.turns, True)
        found = banned.ask(question, sets)
        if found.yes:
            self.certify(found.strategy)
            return None
        friendly = banned.ask(question._replace(adversarial=False), sets)
        return Hang(ban.part, ban.what, found.answer, friendly.yes)
