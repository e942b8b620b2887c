"""The solution's rubric as masks: what demonstrates a claim, what stands against it (rulebook §6, §10).

In: a `Dossier` and the `Rules` made from it.  Out: `Rubric`, and what a position shows of it.  It is solution: only the
close, the prover and the solutions product may look.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from ..model.case import Scope
from ..model.codes import CardCode
from ..model.dossier import ClaimAt, Dossier
from .state import Position
from .table import Rules


class Dispute(NamedTuple):
    """A contradiction: open once a source of each side is obtained and none of the cards that settle it."""

    name: str
    a: int
    b: int
    settled_by: int

    def is_open(self, obtained: int) -> bool:
        return bool(obtained & self.a and obtained & self.b and not obtained & self.settled_by)


class Pair(NamedTuple):
    """Two sources that fill both roles from different groups."""

    mask: int
    codes: tuple[CardCode, CardCode]


class Proof(NamedTuple):
    """What a claim asks for."""

    name: str
    """`operative.1`"""
    roles: Mapping[str, int]
    pairs: tuple[Pair, ...]
    disputes: tuple[Dispute, ...]
    """Those that touch the claim."""

    @property
    def admissible(self) -> int:
        """Mask of every source that some role admits."""
        found = 0
        for mask in self.roles.values():
            found |= mask
        return found


@dataclass(frozen=True, eq=False)
class Rubric:
    claims: Mapping[str, Proof]
    disputes: tuple[Dispute, ...]

    def thesis(self, scope: Scope) -> tuple[Proof, ...]:
        """The claims of a scope in their order."""
        return tuple(proof for name, proof in self.claims.items() if name.startswith(f"{scope}."))


def compile_rubric(dossier: Dossier, rules: Rules) -> Rubric:
    """Raises `UnknownCard` when the solution names a card that cannot be obtained."""
    disputes = {
        name: Dispute(name, rules.mask(printed.a), rules.mask(printed.b), rules.mask(printed.settled_by))
        for name, printed in dossier.solution.contradictions.items()
    }
    affects = {name: printed.affects for name, printed in dossier.solution.contradictions.items()}
    return Rubric(
        claims={
            entry.name: _proof(
                entry, dossier, rules, tuple(disputes[name] for name in disputes if entry.name in affects[name])
            )
            for entry in sorted(dossier.claims, key=lambda entry: entry.name)
        },
        disputes=tuple(disputes.values()),
    )


def open_disputes(rubric: Rubric, position: Position) -> tuple[Dispute, ...]:
    return tuple(dispute for dispute in rubric.disputes if dispute.is_open(position.obtained))


def held_pairs(proof: Proof, position: Position) -> Iterator[Pair]:
    """The pairs that the table could cite now, open contradictions or not."""
    return (pair for pair in proof.pairs if pair.mask & position.obtained == pair.mask)


def demonstrable(proof: Proof, position: Position) -> bool:
    """Whether the claim, answered right, would be demonstrated now."""
    undisputed = not any(dispute.is_open(position.obtained) for dispute in proof.disputes)
    return undisputed and next(held_pairs(proof, position), None) is not None


def thesis_demonstrable(rubric: Rubric, position: Position, scope: Scope) -> bool:
    return all(demonstrable(proof, position) for proof in rubric.thesis(scope))


def citable_groups(rules: Rules, position: Position, sources: int) -> frozenset[str]:
    """The groups of the citable sources among these."""
    shown = position.obtained & rules.sources & ~position.confidential & sources
    return frozenset(rules.group(code) for code in rules.codes(shown))


def publishable(rules: Rules, proof: Proof, position: Position) -> bool:
    """Whether the claim has two citable sources of different groups among those that the rubric admits (§10)."""
    return len(citable_groups(rules, position, proof.admissible)) >= 2


def strictly_publishable(proof: Proof, position: Position) -> bool:
    """The stricter reading: some pair that demonstrates the claim is citable itself."""
    return any(not pair.mask & position.confidential for pair in held_pairs(proof, position))


def _proof(entry: ClaimAt, dossier: Dossier, rules: Rules, disputes: tuple[Dispute, ...]) -> Proof:
    return Proof(
        name=entry.name,
        roles={key: rules.mask(role.sources) for key, role in entry.claim.roles.items()},
        pairs=tuple(Pair(rules.mask(codes), codes) for codes in dossier.proofs[entry.name]),
        disputes=disputes,
    )
