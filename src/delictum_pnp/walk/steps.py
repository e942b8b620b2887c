"""A walk: every decision with the position after it and what the table read because of it.

In: `Rules`, actions.  Out: `Step`s.  A card is read after its printed cost, so a crisis that the cost brings comes
first; an event is read after its own Heat and the crisis that this causes (rulebook §4).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from ..game.actions import Action, Play
from ..game.engine import apply, apply_legal, in_crisis
from ..game.scripts import plain_ops
from ..game.state import ADVANCE, END, READ, Op, Position
from ..game.table import Campaign, Rules
from ..model.cards import Clue, Event, Recovery, Route
from ..model.codes import CardCode
from ..model.dossier import Dossier
from ..model.play import Effect


class Reading(NamedTuple):
    """A card turned over; `heat` is the one that decides its variants."""

    card: CardCode
    heat: int
    put_back: bool = False
    """Looked at with the Periodista, and covered again."""


class Step(NamedTuple):
    action: Action
    after: Position
    readings: tuple[Reading, ...]
    waiting: Reading | None = None
    """A card whose cost is paid and which a crisis keeps from being read."""


@dataclass
class Walk:
    dossier: Dossier
    rules: Rules
    campaign: Campaign
    first: Position
    steps: list[Step] = field(default_factory=list)

    @property
    def position(self) -> Position:
        return self.steps[-1].after if self.steps else self.first

    def take(self, action: Action) -> Step:
        """Raises `IllegalAction`."""
        before, last = self.position, self.steps[-1] if self.steps else None
        after = apply(self.rules, before, action)
        turned = list(self._turned(before, action))
        waiting = turned[0] if turned else last.waiting if last else None
        readings = turned[1:]
        if waiting and not self._cost_unpaid(after, waiting):
            readings, waiting = [waiting, *readings], None
        notes = (code for code in self.rules.codes(after.obtained & ~before.obtained) if code.letter == "N")
        readings += [Reading(code, before.heat) for code in notes]
        readings += self._event(before, action, after)
        self.steps.append(Step(action, after, tuple(readings), waiting))
        return self.steps[-1]

    def undo(self) -> Step | None:
        return self.steps.pop() if self.steps else None

    def _turned(self, before: Position, action: Action) -> Iterator[Reading]:
        """The card of the action; with the Periodista also the clue that goes back."""
        if not isinstance(action, Play):
            return
        yield Reading(action.card, before.heat)
        card = self.dossier.case.cards[action.card]
        if action.specialist == "periodista" and isinstance(card, Clue):
            for other in self.dossier.case.of(Clue):
                hidden = not self.rules.bit(other.code) & before.obtained
                if other.location == card.location and other.code != card.code and hidden:
                    yield Reading(other.code, before.heat, put_back=True)

    def _cost_unpaid(self, after: Position, reading: Reading) -> bool:
        """Whether the crisis of this position came while the printed cost was being paid."""
        kinds = [op.kind for op in after.pending]
        cost = self._cost(reading.card)
        if not in_crisis(self.rules, after) or END not in kinds or not any((effect.heat or 0) > 0 for effect in cost):
            return False
        script = self.rules.moves[Play(reading.card)].script[reading.heat]
        return kinds.index(END) + 1 >= len(script) - len(plain_ops(cost))

    def _cost(self, code: CardCode) -> tuple[Effect, ...]:
        card = self.dossier.case.cards[code]
        if isinstance(card, Recovery):
            return (card.verify if self.campaign.of(card.seed) == "fragile" else card.recover).cost
        return card.cost if isinstance(card, Route) else ()

    def _event(self, before: Position, action: Action, after: Position) -> Iterator[Reading]:
        """The event of the turn, when this step came to its text."""
        if _unread(before) and not (after.pending and _unread(after)):
            for event in self.dossier.case.of(Event):
                if event.code.number == before.turn:
                    yield Reading(event.code, apply_legal(self._quiet, before, action).heat)

    @property
    def _quiet(self) -> Rules:
        """The same case with events that do nothing: Heat then stays where the event is read."""
        silent = ((),) * (self.rules.heat[1] + 1)
        if self.dossier.info.edition.readings.event_condition == "after_its_heat":
            return replace(self.rules, event_text=dict.fromkeys(self.rules.event_text, silent))
        moved = ((Op(ADVANCE),),) * len(silent)
        return replace(self.rules, event_opening=dict.fromkeys(self.rules.event_opening, moved))


def _unread(position: Position) -> bool:
    """Whether the event of this turn, if it has one, is still to be read."""
    return not position.pending or any(op.kind in (READ, END) for op in position.pending)
