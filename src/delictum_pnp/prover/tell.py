"""A strategy told in words: turn by turn, and what to do in every crisis.

In: a `Step` tree, its `Rules`, the `Dossier`.  Out: lines of text.  It tells what to look for: for editors only.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..diagnostics import Language
from ..game.actions import Action, Crisis, Lost, Play
from ..model.dossier import Dossier
from .search import Step
from .words import say

INDENT = "  "


def tell(strategy: Step | None, dossier: Dossier, language: Language) -> list[str]:
    """Crises whose answers go on alike are told once."""
    return [*_Teller(dossier, language).lines(strategy), say("done", language)]


@dataclass(frozen=True)
class _Teller:
    dossier: Dossier
    language: Language

    def lines(self, step: Step | None) -> Iterator[str]:
        while step is not None and len(step.then) == 1:
            action, after = step.then[0]
            yield self._said(step, action)
            step = after
        if step is not None:
            yield from self._branches(step)

    def _branches(self, step: Step) -> Iterator[str]:
        alike: dict[tuple[str, ...], list[str]] = {}
        for action, after in step.then:
            assert isinstance(action, Crisis)
            alike.setdefault(tuple(self.lines(after)), []).append(self._option(action))
        if len(alike) == 1:
            (lines,) = alike
            yield say("crisis", self.language, options=" / ".join(alike[lines]))
            yield from lines
            return
        for lines, options in alike.items():
            yield say("if", self.language, options=" / ".join(options))
            yield from (INDENT + line for line in lines)

    def _said(self, step: Step, action: Action) -> str:
        turn = step.position.turn
        if isinstance(action, Play):
            return self._play(turn, action)
        if isinstance(action, Crisis):
            return say("crisis", self.language, options=self._option(action))
        return say("lost" if isinstance(action, Lost) else "pass", self.language, turn=turn)

    def _play(self, turn: int, play: Play) -> str:
        info, card = self.dossier.info, self.dossier.case.cards[play.card]
        named = next((action.name for action in info.actions.values() if action.card == card.letter), card.letter)
        values = {"turn": turn, "action": named, "card": play.card, "title": card.title}
        if play.specialist is None:
            return say("turn", self.language, **values)
        return say("turn_with", self.language, who=info.specialists[play.specialist].article, **values)

    def _option(self, crisis: Crisis) -> str:
        name = str(self.dossier.info.crisis[crisis.option].name)
        return f"{name} {crisis.card}" if crisis.card else name
