"""One compiled case on the prover's bench: asks questions, remembers proof sets.

In: `Rules`, their `Rubric`, a `Budget` of positions.  Out: `Found`, fewest turns; what was not decided is noted.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Final, NamedTuple

from ..game.compile import FRESH, compile_rules
from ..game.rubric import Rubric, compile_rubric
from ..game.table import Campaign, Rules
from ..model.dossier import Dossier
from .bounds import Bounds, bounds_of
from .goals import Goal
from .order import order_of
from .relax import without_cards
from .search import MOST_NODES, Found, Guide, Question, search
from .sets import NO_ACTION, Sets, Supports, TooManySets, proof_sets, supports, unasked
from .verdict import Outcome

Team = tuple[str, ...]


LEAST_NODES: Final = 500
"""Positions that every question may cost, however little is left."""
QUICK_NODES: Final = 8_000
"""Positions after which a friendly table is asked first."""


@dataclass(eq=False)
class Budget:
    """Positions left for the proof of a case, and the questions that they did not decide."""

    left: int
    undecided: list[str] = field(default_factory=list)
    least: int = 0

    def __post_init__(self) -> None:
        self.least = min(self.left, LEAST_NODES)

    @property
    def allowed(self) -> int:
        return max(self.left // 2, self.least)


class Both(NamedTuple):
    """A question asked of a table that may choose in crises, and against every option."""

    cooperative: Found
    adversarial: Found


@dataclass(eq=False)
class Bench:
    rules: Rules
    rubric: Rubric
    budget: Budget
    """Shared by all benches of a case."""
    _supports: dict[Team, Supports] = field(default_factory=dict)
    _sets: dict[tuple[Goal, Team], Sets] = field(default_factory=dict)
    _bounds: dict[Team, Bounds] = field(default_factory=dict)
    _guides: dict[tuple[Goal, Team], Guide] = field(default_factory=dict)

    @property
    def turns(self) -> int:
        return self.rules.turns

    def supports(self, team: Team = ()) -> Supports:
        if team not in self._supports:
            try:
                self._supports[team] = supports(self.rules, self.team(team))
            except TooManySets:
                self._supports[team] = unasked(self.rules)
                self.budget.undecided.append("too many ways to the cards")
        return self._supports[team]

    @cached_property
    def unbounded(self) -> Supports:
        """As if there were turns without end."""
        return supports(self.rules, most=len(self.rules.cards))

    def sets(self, goal: Goal, team: Team = ()) -> Sets:
        """Minimal proof sets that fit into the turns; `NO_ACTION`, with a note, when they are too many."""
        key = goal, team
        if key not in self._sets:
            try:
                self._sets[key] = proof_sets(goal, self.supports(team))
            except TooManySets:
                self._sets[key] = NO_ACTION
                self.budget.undecided.append(f"{goal.name}: too many proof sets")
        return self._sets[key]

    def guide(self, goal: Goal, team: Team) -> Guide:
        key = goal, team
        if key not in self._guides:
            self._guides[key] = Guide(order_of(self.rules, goal, self.team(team)), self.bounds(team))
        return self._guides[key]

    def bounds(self, team: Team) -> Bounds:
        if team not in self._bounds:
            self._bounds[team] = bounds_of(self.rules, self.team(team))
        return self._bounds[team]

    def team(self, keys: Team) -> int:
        return sum(1 << self.rules.specialists.index(key) for key in keys)

    def ask(self, question: Question, sets: Sets | None = None) -> Found:
        """What cannot be decided is `gave_up`, and noted."""
        known = self.sets(question.goal, question.team) if sets is None else sets
        guide = self.guide(question.goal, question.team)
        found = search(self.rules, question, known, guide, self.budget.allowed)
        self.budget.left = max(0, self.budget.left - found.nodes)
        if found.answer == "gave_up":
            self.budget.undecided.append(_named(question))
        return found

    def held(self, goal: Goal, adversarial: bool, team: Team = ()) -> Found:
        """Whether the goal can be met at the close."""
        return self.ask(Question(goal, adversarial, self.turns, True, team))

    def both(self, goal: Goal) -> Both:
        """A strategy against the crises is one for friendly ones; what no friendly table can do, none can."""
        self.sets(goal)  # here, so that too many are noted in our own budget
        quick = replace(self, budget=Budget(min(QUICK_NODES, self.budget.allowed)))
        worst = quick.held(goal, adversarial=True)
        if worst.yes:
            return Both(worst, worst)
        friendly = self.held(goal, adversarial=False)
        return Both(friendly, friendly if friendly.answer == "no" else self.held(goal, adversarial=True))

    def fewest(self, goal: Goal, adversarial: bool, team: Team = (), below: int | None = None) -> Outcome:
        """The least number of turns until the goal is reached; `below` ends the search there."""
        exact = True
        for turns in range(self.least_actions(goal, team), below or self.turns + 1):
            answer = self.ask(Question(goal, adversarial, turns, False, team)).answer
            if answer == "yes":
                return Outcome("yes", turns, exact)
            exact = exact and answer == "no"
        return Outcome("no" if exact else "gave_up", None, exact)

    def least_actions(self, goal: Goal, team: Team = ()) -> int:
        """A lower bound of the turns; more than there are when no set fits."""
        sets = self.sets(goal, team)
        return sets[0].bit_count() if sets else self.turns + 1

    def with_rules(self, rules: Rules) -> Bench:
        return Bench(rules, self.rubric, self.budget)

    def aside(self) -> Bench:
        """For questions that explain an answer: what they leave undecided is nobody's fault."""
        return replace(self, budget=Budget(self.budget.left // 4))

    def without(self, cards: int) -> Bench:
        """The same case without some cards: what guides the search stays true."""
        left = self.with_rules(without_cards(self.rules, cards))
        left._guides, left._bounds = self._guides, self._bounds
        return left


def bench_of(
    dossier: Dossier, campaign: Campaign = FRESH, budget: Budget | None = None, like: Rules | None = None
) -> Bench:
    """A bench for the case after a campaign; `like` are its rules after another, to save work."""
    rules = compile_rules(dossier, campaign, like)
    return Bench(rules, compile_rubric(dossier, rules), budget or Budget(MOST_NODES))


def _named(question: Question) -> str:
    """`operative, adversarial, turn 10`"""
    mode = "adversarial" if question.adversarial else "cooperative"
    team = "".join(f", {key}" for key in question.team)
    return f"{question.goal.name}, {mode}, turn {question.horizon}{team}"
