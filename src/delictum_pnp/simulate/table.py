"""A case made ready to be played by the thousand.

In: a `Dossier`.  Out: `Table`: rules, rubric, what policies see, the proof sets that the informed one follows.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, reduce
from itertools import combinations
from operator import or_

from ..game.compile import compile_rules
from ..game.engine import start
from ..game.rubric import Rubric, compile_rubric
from ..game.state import Position
from ..game.table import Rules
from ..model.codes import CardCode
from ..model.dossier import Dossier
from ..prover.goals import SCOPES, thesis_goal
from ..prover.sets import Sets, TooManySets, proof_sets, supports
from .openings import Openings, openings_of
from .policies import INFORMED, POLICIES, Policy, Sight, sight_of
from .watch import Watch, watch_of


@dataclass(frozen=True, eq=False)
class Table:
    dossier: Dossier
    rules: Rules
    rubric: Rubric
    sets: tuple[Sets, ...] | None
    """Minimal proof sets of each thesis; None when there are too many to look at."""

    @cached_property
    def openings(self) -> Openings:
        return openings_of(self.rules)

    @cached_property
    def watch(self) -> Watch:
        return watch_of(self.rules, self.rubric)

    @cached_property
    def plans(self) -> tuple[Sets, ...]:
        """The proof sets of each thesis that has some."""
        return tuple(some for sets in self.sets or () if (some := tuple(mask for mask in sets if mask)))

    @cached_property
    def sight(self) -> Sight:
        return sight_of(self.dossier, self.rules)

    @cached_property
    def useful(self) -> int | None:
        """Cards of some minimal proof set; None when there are too many sets."""
        return None if self.sets is None else reduce(or_, (mask for sets in self.plans for mask in sets), 0)

    @cached_property
    def misleading(self) -> tuple[tuple[CardCode, int], ...]:
        """Declared misleading cards that can be obtained, with their bits."""
        declared = self.dossier.solution.misleading
        return tuple((code, self.rules.bit(code)) for code in declared if code in self.rules.index)

    @cached_property
    def openers(self) -> dict[int, Position]:
        """The table before turn 1, by mask of the team: every team of the size that the edition says, and each
        without one of its members."""
        return {team: start(self.rules, self.rules.team(team)) for team in self._all_teams()}

    @cached_property
    def teams(self) -> tuple[int, ...]:
        """Whole teams."""
        return tuple(_teams(len(self.rules.specialists), self.rules.team_size))

    def _all_teams(self) -> Iterator[int]:
        yield from self.teams
        yield from _teams(len(self.rules.specialists), self.rules.team_size - 1)

    @property
    def policies(self) -> tuple[Policy, ...]:
        """Those that can play this case: the informed one needs something to follow."""
        return tuple(policy for name, policy in POLICIES.items() if self.plans or name not in INFORMED)


def table_of(dossier: Dossier) -> Table:
    """Raises what `game.compile` raises for a case that cannot be played."""
    rules = compile_rules(dossier)
    rubric = compile_rubric(dossier, rules)
    return Table(dossier, rules, rubric, _sets(rules, rubric))


def _sets(rules: Rules, rubric: Rubric) -> tuple[Sets, ...] | None:
    try:
        known = supports(rules)
        return tuple(proof_sets(thesis_goal(rubric, scope), known) for scope in SCOPES)
    except TooManySets:
        return None


def _teams(specialists: int, size: int) -> Iterator[int]:
    return (sum(1 << n for n in some) for some in combinations(range(specialists), max(0, min(size, specialists))))
