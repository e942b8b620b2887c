"""The close: truth, demonstration, result, seed (rulebook §10, §11).

In: the position after the last turn, a `Theory` with what the people judged right.  Out: `Score` with reasons.
Everything is judged on the table as it stands at the close.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, NamedTuple

from ..model.case import Scope
from ..model.codes import CardCode
from ..model.dossier import Dossier
from ..model.play import SeedState
from .engine import closed
from .errors import NotASource, NotClosed, NotProtectable, UnknownClosing, WrongCount
from .reason import Reason
from .rubric import Proof, Rubric, citable_groups
from .state import Position
from .table import Rules

Truth = Literal["right", "partial", "wrong"]
Result = Literal["full", "partial", "failure"]

PUBLIC = "exposicion"
"""Key of the closing that asks for two citable groups per claim."""
PROTECTION = "proteccion"
"""Key of the closing that makes one human source confidential."""

SEED_AFTER: dict[Result, SeedState] = {"full": "strong", "partial": "fragile", "failure": "absent"}


@dataclass(frozen=True, slots=True)
class Theory:
    """What the table wrote before it opened the solution, and how the people judged it afterwards."""

    scope: Scope
    decisive: tuple[tuple[CardCode, ...], ...]
    """Per claim the two decisive sources."""
    right: tuple[bool, ...]
    """Per claim whether the answer is right: people judge it, synonyms count."""
    closing: str
    named: CardCode | None = None
    """The source that is protected, or exposed."""
    text: str = ""
    false_claim: str = ""
    """Of a wrong theory, its main false claim."""


class ClaimScore(NamedTuple):
    claim: str
    right: bool
    demonstrated: bool
    reasons: tuple[Reason, ...]
    """Why it is not demonstrated: `answer_wrong`, `one_source`, `same_group` (`group`), `role_not_filled` (`roles`),
    `contradiction_open` (`name`)."""


@dataclass(frozen=True, slots=True)
class Score:
    truth: Truth
    claims: tuple[ClaimScore, ...]
    result: Result
    limited: tuple[str, ...]
    """Public exposition: claims without two citable groups; the publication is limited when there are any."""
    seed: SeedState | None
    """None in the metacase, which leaves none."""
    position: Position
    """The table after the closing: a protected source is confidential."""

    @property
    def demonstrated(self) -> bool:
        return all(claim.demonstrated for claim in self.claims)


@dataclass(frozen=True, eq=False)
class Judge:
    """A case's rules of closing, made once."""

    rules: Rules
    rubric: Rubric
    closings: tuple[str, ...]
    claims: int
    sources_per_claim: int
    decisive_only: bool
    """Reading `citable_groups`: the decisive two themselves must be citable."""


def judge_of(dossier: Dossier, rules: Rules, rubric: Rubric) -> Judge:
    edition = dossier.info.edition
    decisive_only = edition.readings.citable_groups == "decisive_two"
    return Judge(rules, rubric, tuple(dossier.info.closings), edition.claims, edition.sources_per_claim, decisive_only)


def close(judge: Judge, position: Position, theory: Theory) -> Position:
    """The table after the chosen closing.  Raises `NotClosed`, `UnknownClosing`, `WrongCount`, `NotASource`,
    `NotProtectable`."""
    rules = judge.rules
    if not closed(rules, position):
        raise NotClosed(position.turn, rules.turns)
    if theory.closing not in judge.closings:
        raise UnknownClosing(theory.closing, judge.closings)
    _check_citations(judge, position, theory)
    if theory.closing == PROTECTION:
        return _protected(rules, position, theory.named)
    if theory.named is not None and not _held(rules, position, theory.named):
        raise NotASource(theory.named, "")
    return position


def score(judge: Judge, position: Position, theory: Theory) -> Score:
    """Truth, proof and what comes of them.  Raises what `close` raises."""
    after = close(judge, position, theory)
    truth = truth_of(theory.right)
    proofs = judge.rubric.thesis(theory.scope)
    claims = tuple(
        claim_score(judge.rules, proof, after, cited, right)
        for proof, cited, right in zip(proofs, theory.decisive, theory.right, strict=True)
    )
    result = result_of(truth, all(claim.demonstrated for claim in claims))
    seed = None if judge.rules.kind == "meta" else seed_of(result, after.capped)
    return Score(truth, claims, result, _limited(judge, after, theory, proofs), seed, after)


def truth_of(right: tuple[bool, ...]) -> Truth:
    """All right; or all but one, the first (central fact) among the right ones; or wrong (§10)."""
    if all(right):
        return "right"
    return "partial" if right[0] and sum(right) == len(right) - 1 else "wrong"


def result_of(truth: Truth, demonstrated: bool) -> Result:
    if truth == "wrong":
        return "failure"
    return "full" if truth == "right" and demonstrated else "partial"


def seed_of(result: Result, capped: bool) -> SeedState:
    """A siege in the last turn leaves it fragile at best; what is fragile or absent does not improve (§11)."""
    state = SEED_AFTER[result]
    return "fragile" if capped and state == "strong" else state


def _held(rules: Rules, position: Position, code: str) -> bool:
    return code in rules.index and bool(rules.bit(code) & position.obtained & rules.sources)


def _check_citations(judge: Judge, position: Position, theory: Theory) -> None:
    for given in (len(theory.right), len(theory.decisive)):
        if given != judge.claims:
            raise WrongCount("claims", given, judge.claims)
    for number, cited in enumerate(theory.decisive, 1):
        if len(cited) != judge.sources_per_claim:
            raise WrongCount("decisive", len(cited), judge.sources_per_claim)
        for code in cited:
            if not _held(judge.rules, position, code):
                raise NotASource(code, f"{theory.scope}.{number}")


def _protected(rules: Rules, position: Position, named: CardCode | None) -> Position:
    """What was learned is kept; the source may no longer be shown."""
    if named is None or not _held(rules, position, named) or not rules.bit(named) & rules.human:
        raise NotProtectable(named)
    return position._replace(confidential=position.confidential | rules.bit(named))


def claim_score(rules: Rules, proof: Proof, position: Position, cited: tuple[CardCode, ...], right: bool) -> ClaimScore:
    """Whether two sources demonstrate a claim as the table stands; they must be obtained (§10)."""
    reasons = tuple(_shortcomings(rules, proof, position, cited, right))
    return ClaimScore(proof.name, right, not reasons, reasons)


def _shortcomings(
    rules: Rules, proof: Proof, position: Position, cited: tuple[CardCode, ...], right: bool
) -> Iterator[Reason]:
    groups = [rules.group(code) for code in cited]
    if not right:
        yield Reason("answer_wrong")
    if len(set(cited)) < len(cited):
        yield Reason("one_source", {"card": cited[0]})
    elif len(set(groups)) < len(groups):
        yield Reason("same_group", {"group": groups[0]})
    if roles := _unfilled(rules, proof, cited):
        yield Reason("role_not_filled", {"roles": roles})
    for dispute in proof.disputes:
        if dispute.is_open(position.obtained):
            yield Reason("contradiction_open", {"name": dispute.name})


def _unfilled(rules: Rules, proof: Proof, cited: tuple[CardCode, ...]) -> tuple[str, ...]:
    """Roles left empty when every source takes one role at most, in the order that fills most."""
    bits = [rules.bit(code) for code in cited]
    orders = (bits, bits[::-1])
    empty = (
        tuple(role for (role, mask), bit in zip(proof.roles.items(), order, strict=False) if not mask & bit)
        for order in orders
    )
    return min(empty, key=len)


def _limited(judge: Judge, position: Position, theory: Theory, proofs: tuple[Proof, ...]) -> tuple[str, ...]:
    if theory.closing != PUBLIC:
        return ()
    return tuple(
        proof.name
        for proof, cited in zip(proofs, theory.decisive, strict=True)
        if len(citable_groups(judge.rules, position, _counted(judge, proof, cited))) < 2
    )


def _counted(judge: Judge, proof: Proof, cited: tuple[CardCode, ...]) -> int:
    return judge.rules.mask(cited) & proof.admissible if judge.decisive_only else proof.admissible
