"""Every way of playing a card: alone and with each specialist that goes with it (rulebook §5, §9).

In: the `Ground` of a case.  Out: a `Choice` per card of a main action.  What a specialist can do is the edition's table
and readings; here stands only how each power changes a requirement or a script.
"""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from ..model.cards import Clue, Confrontation, Question, Recovery, Route, SourceCard, SpecialistNote
from .actions import Play
from .ground import Ground
from .requirements import asks, with_a_part_less, without_reputation
from .scripts import heeds_heat, recovery_script, softened, source_script, without_reputation_cost
from .state import END, OBTAIN, Op, Ops
from .table import NOTHING, Asks, ByHeat, Choice, Move

Playable = Clue | Question | Confrontation | Route | Recovery


@dataclass(frozen=True, eq=False)
class MoveMaker:
    ground: Ground
    known: Mapping[str, Choice]
    """Choices made before that stand here too, by code."""

    def choices(self) -> Iterator[Choice]:
        for card in self.ground.cards:
            if card.code in self.known:
                yield self.known[card.code]
            elif isinstance(card, Playable):
                plain = self._plain(card)
                helped = tuple(self._helped(card, plain))
                helpers = functools.reduce(operator.or_, (move.specialist for move in helped), 0)
                yield Choice(plain.bit, plain, helped, helpers)

    def _plain(self, card: Playable) -> Move:
        return Move(
            action=Play(card.code),
            bit=self.ground.bit(card.code),
            specialist=0,
            asks=self._asks(card),
            needs=0,
            bars=0,
            script=self._by_heat(lambda heat: self._script(card, heat), card),
        )

    def _asks(self, card: Playable) -> Asks:
        early = self.ground.dossier.case.early_interview
        requirement = getattr(card, "requires", None)
        if early and early.question == card.code and self.ground.campaign.left_by(early.seed) == "strong":
            return NOTHING
        return asks(requirement, self.ground.bit, self.ground.mask(self.ground.sources), self.ground.campaign)

    def _script(self, card: Playable, heat: int) -> Ops:
        if isinstance(card, Recovery):
            state = self.ground.campaign.of(card.seed)
            given = Op(OBTAIN, self.ground.bit(card.seed) | self.ground.bit(card.code))
            return (*recovery_script(card, state), given)
        return self._source_script(card, heat)

    def _source_script(self, card: SourceCard, heat: int) -> Ops:
        ground = self.ground
        return source_script(card, heat, ground.campaign, ground.obtain, ground.readings.source_counts)

    def _with_note_read(self, card: Playable, note: SpecialistNote) -> ByHeat:
        return self._by_heat(lambda heat: (*self._script(card, heat), *self._source_script(note, heat)), card, note)

    def _by_heat(self, script: Callable[[int], Ops], *cards: Playable | SpecialistNote) -> ByHeat:
        """One script a Heat; the same one for all when nothing in the cards can depend on it."""
        heats = self.ground.heats
        if not any(map(heeds_heat, cards)):
            return ((*script(heats[0]), Op(END)),) * len(heats)
        return tuple((*script(heat), Op(END)) for heat in heats)

    def _helped(self, card: Playable, plain: Move) -> Iterator[Move]:
        actions = self.ground.dossier.info.actions
        for number, (key, specialist) in enumerate(self.ground.dossier.info.specialists.items()):
            action = actions.get(specialist.with_action)
            if action is None or action.card != card.letter:
                continue
            move = plain._replace(action=Play(card.code, key), specialist=1 << number)
            if specialist.notes:
                yield from self._with_note(card, move)
            else:
                yield from POWERS[key](self, card, move) if key in POWERS else (move,)

    def _with_note(self, card: Playable, move: Move) -> Iterator[Move]:
        """The clue and its effects first, then the note."""
        for note in self._notes:
            if note.specialist != move.action.specialist:
                continue
            helped = move._replace(bars=self.ground.bit(note.code), script=self._with_note_read(card, note))
            if note.clue == card.code:
                yield helped
            elif self.ground.readings.notes == "later_too":
                yield helped._replace(action=move.action._replace(note=note.code), needs=self.ground.bit(note.clue))

    @cached_property
    def _notes(self) -> tuple[SpecialistNote, ...]:
        return tuple(card for card in self.ground.cards if isinstance(card, SpecialistNote))

    def _looking_at_both(self, card: Playable, move: Move) -> Iterator[Move]:
        """The Periodista: one clue is revealed, the other goes back unread."""
        clues = [other for other in self.ground.cards if isinstance(other, Clue) and isinstance(card, Clue)]
        others = [c.code for c in clues if c.location == getattr(card, "location", None) and c.code != card.code]
        if others:
            unrevealed = self.ground.readings.periodista == "both_unrevealed"
            yield move._replace(bars=self.ground.mask(others) if unrevealed else 0)

    def _past_the_door(self, card: Playable, move: Move) -> Iterator[Move]:
        """The Abogada: the Reputation asked for is ignored; under the other reading its cost as well."""
        script = move.script
        if self.ground.readings.abogada == "requirement_and_cost" and isinstance(card, Route):
            script = tuple(without_reputation_cost(card, ops) for ops in script)
        yield move._replace(asks=without_reputation(move.asks), script=script)

    def _unseen(self, card: Playable, move: Move) -> Iterator[Move]:
        """The Infiltrada: less Heat."""
        yield move._replace(script=tuple(softened(ops, self.ground.readings.infiltrada) for ops in move.script))

    def _with_patience(self, card: Playable, move: Move) -> Iterator[Move]:
        """The Mediador: one part of the requirement falls."""
        yield move._replace(asks=with_a_part_less(move.asks, self.ground.readings.mediador))


Power = Callable[[MoveMaker, Playable, Move], Iterator[Move]]

POWERS: dict[str, Power] = {
    "periodista": MoveMaker._looking_at_both,
    "abogada": MoveMaker._past_the_door,
    "infiltrada": MoveMaker._unseen,
    "mediador": MoveMaker._with_patience,
}
"""By key of the kit's table; one without an entry goes along and changes nothing."""
