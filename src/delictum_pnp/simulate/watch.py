"""Which claims could be demonstrated, kept up to date turn by turn (rulebook §10).

In: a `Rubric`; masks of what is obtained.  Out: masks over the claims: bit i is the rubric's claim i.  What a table
holds it keeps, so that a pair, once held, is not looked for again; a contradiction may open and be settled.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import NamedTuple

from ..game.rubric import Dispute, Proof, Rubric
from ..game.state import bits
from ..game.table import Rules
from ..model.case import Scope
from ..prover.goals import SCOPES


class Disputed(NamedTuple):
    dispute: Dispute
    claims: int
    """Claims that it touches."""


@dataclass(frozen=True, eq=False)
class Watch:
    pairs: tuple[tuple[int, ...], ...]
    """By claim its pairs."""
    completes: tuple[tuple[tuple[int, int], ...], ...]
    """By card number: a claim, and the cards with which this one makes a pair for it."""
    disputes: tuple[Disputed, ...]
    theses: Mapping[Scope, int]
    """Claims of each scope that has some."""

    def held(self, obtained: int, new: int) -> int:
        """Claims with a pair that demonstrates them and of which one is `new`."""
        found = 0
        for number in bits(new):
            for claim, others in self.completes[number]:
                if obtained & others:
                    found |= claim
        return found

    def in_doubt(self, obtained: int) -> int:
        """Claims that an open contradiction touches."""
        found = 0
        for dispute, claims in self.disputes:
            if obtained & dispute.a and obtained & dispute.b and not obtained & dispute.settled_by:
                found |= claims
        return found


def watch_of(rules: Rules, rubric: Rubric) -> Watch:
    proofs = list(rubric.claims.values())
    pairs = tuple(tuple(pair.mask for pair in proof.pairs) for proof in proofs)
    return Watch(
        pairs=pairs,
        completes=tuple(tuple(_completed(pairs, 1 << number)) for number in range(len(rules.cards))),
        disputes=tuple(Disputed(dispute, _touched(proofs, dispute)) for dispute in rubric.disputes),
        theses={scope: claims for scope in SCOPES if (claims := _claims(proofs, rubric.thesis(scope)))},
    )


def _completed(pairs: tuple[tuple[int, ...], ...], card: int) -> Iterator[tuple[int, int]]:
    for number, masks in enumerate(pairs):
        others = reduce(or_, (mask & ~card for mask in masks if mask & card), 0)
        if others:
            yield 1 << number, others


def _claims(proofs: list[Proof], of: tuple[Proof, ...]) -> int:
    return sum(1 << number for number, proof in enumerate(proofs) if proof in of)


def _touched(proofs: Iterable[Proof], dispute: Dispute) -> int:
    return sum(1 << number for number, proof in enumerate(proofs) if dispute in proof.disputes)
