"""The plain answer: every line of play of a small case, with the engine and the rubric alone.

In: `Rules`, their `Rubric`, what is asked.  Out: yes or no.  Nothing of the prover is used here.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from delictum_pnp.game.actions import Action
from delictum_pnp.game.engine import apply_legal, closed, in_crisis, legal_actions, start
from delictum_pnp.game.rubric import Rubric, publishable, strictly_publishable, thesis_demonstrable
from delictum_pnp.game.state import Position
from delictum_pnp.game.table import Rules
from delictum_pnp.model.case import Scope


@dataclass(eq=False)
class Oracle:
    rules: Rules
    rubric: Rubric
    next_ones: dict[Position, list[Position]] = field(default_factory=dict)

    def held(self, scope: Scope, adversarial: bool, public: str = "", team: tuple[str, ...] = ()) -> bool:
        """At the close; `public`: fit for exposition besides, under this reading."""
        return _Asked(self, scope, adversarial, public, None).good(start(self.rules, team))

    def fewest(self, scope: Scope, adversarial: bool, team: tuple[str, ...] = ()) -> int | None:
        for turn in range(1, self.rules.turns + 1):
            if _Asked(self, scope, adversarial, "", turn).good(start(self.rules, team)):
                return turn
        return None

    def after(self, position: Position) -> list[Position]:
        if position not in self.next_ones:
            actions: tuple[Action, ...] = legal_actions(self.rules, position)
            self.next_ones[position] = [apply_legal(self.rules, position, action) for action in actions]
        return self.next_ones[position]


@dataclass(eq=False)
class _Asked:
    oracle: Oracle
    scope: Scope
    adversarial: bool
    public: str
    by_turn: int | None
    known: dict[Position, bool] = field(default_factory=dict)

    def good(self, position: Position) -> bool:
        if position not in self.known:
            self.known[position] = self._good(position)
        return self.known[position]

    def _good(self, position: Position) -> bool:
        crisis = in_crisis(self.oracle.rules, position)
        if not crisis and self.by_turn is not None:
            if self._shown(position):
                return True
            if position.turn > self.by_turn:
                return False
        if not crisis and closed(self.oracle.rules, position):
            return self._shown(position)
        quantifier = all if crisis and self.adversarial else any
        return quantifier(self.good(after) for after in self.oracle.after(position))

    def _shown(self, position: Position) -> bool:
        rules, rubric = self.oracle.rules, self.oracle.rubric
        if not thesis_demonstrable(rubric, position, self.scope):
            return False
        if self.public == "any_two":
            return all(publishable(rules, proof, position) for proof in rubric.thesis(self.scope))
        if self.public == "decisive_two":
            return all(strictly_publishable(proof, position) for proof in rubric.thesis(self.scope))
        return True
