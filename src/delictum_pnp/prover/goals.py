"""What is to be held: a claim, a thesis, a thesis that may be published (rulebook §10).

In: `Rules` and their `Rubric`.  Out: `Goal`, asked of positions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Literal, NamedTuple

from ..game.rubric import Dispute, Proof, Rubric
from ..game.state import OBTAIN, Ops, Position, bits
from ..game.table import Rules
from ..model.case import SCOPES as SCOPES
from ..model.case import Scope

Reading = Literal["any_two", "decisive_two"]
READINGS: tuple[Reading, ...] = ("any_two", "decisive_two")


class Demand(NamedTuple):
    """One of the masks must be held whole; `citable`: by sources that may be shown."""

    masks: tuple[int, ...]
    citable: bool = False


class Goal(NamedTuple):
    """All demands are met and none of the disputes is open."""

    name: str
    demands: tuple[Demand, ...]
    disputes: tuple[Dispute, ...]

    def met(self, position: Position) -> bool:
        held = position.obtained
        if any(dispute.is_open(held) for dispute in self.disputes):
            return False
        shown = held & ~position.confidential
        return all(_holds(demand.masks, shown if demand.citable else held) for demand in self.demands)

    def undisputed(self) -> Goal:
        return self._replace(disputes=())


def _holds(masks: tuple[int, ...], held: int) -> bool:
    return any(mask & held == mask for mask in masks)


def claim_goal(proof: Proof) -> Goal:
    return Goal(proof.name, (Demand(tuple(pair.mask for pair in proof.pairs)),), proof.disputes)


def thesis_goal(rubric: Rubric, scope: Scope) -> Goal:
    """All claims of a scope demonstrated."""
    return _joined(scope, (claim_goal(proof) for proof in rubric.thesis(scope)))


def public_goal(rules: Rules, rubric: Rubric, scope: Scope, reading: Reading) -> Goal:
    """The thesis demonstrated and fit for public exposition: each claim has two citable groups besides; under the
    stricter reading the decisive pair itself is citable."""
    able = ever_citable(rules)
    proofs = rubric.thesis(scope)
    return _joined(f"{scope} published ({reading})", (_published(rules, proof, reading, able) for proof in proofs))


def _published(rules: Rules, proof: Proof, reading: Reading, able: int) -> Goal:
    plain = claim_goal(proof)
    if reading == "decisive_two":
        pairs = tuple(pair.mask for pair in proof.pairs if pair.mask & able == pair.mask)
        return plain._replace(demands=(Demand(pairs, citable=True),))
    shown = Demand(tuple(_two_groups(rules, proof.admissible & able)), citable=True)
    return plain._replace(demands=(*plain.demands, shown))


def _two_groups(rules: Rules, sources: int) -> Iterator[int]:
    for one, other in combinations(bits(sources), 2):
        if rules.groups[one] != rules.groups[other]:
            yield 1 << one | 1 << other


def _joined(name: str, goals: Iterable[Goal]) -> Goal:
    parts = list(goals)
    disputes = dict.fromkeys(dispute for part in parts for dispute in part.disputes)
    return Goal(name, tuple(demand for part in parts for demand in part.demands), tuple(disputes))


def ever_citable(rules: Rules) -> int:
    """Mask of the cards that some script obtains as citable."""
    found = rules.strong
    for ops in every_script(rules):
        for op in ops:
            found |= op.value if op.kind == OBTAIN else 0
    return found


def every_script(rules: Rules) -> Iterator[Ops]:
    for move in rules.moves.values():
        yield from move.script
    for text in (*rules.event_text.values(), *rules.event_opening.values()):
        yield from text
