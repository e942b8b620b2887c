"""The campaign sheet: what each case leaves (rulebook §11).

In: a `Score` with its `Theory`, or a plain dict as JSON keeps it.  Out: `CaseRecord`, `CampaignRecord`, and the
`Campaign` that the next case is compiled with.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, get_args

from ..model.case import Scope
from ..model.codes import CardCode, CaseCode
from ..model.play import SeedState
from .errors import BadRecord, FalseClaimMissing
from .scoring import Result, Score, Theory, Truth
from .table import Campaign, Rules


@dataclass(frozen=True, slots=True)
class CaseRecord:
    """One closed case."""

    case: CaseCode
    scope: Scope
    text: str
    truth: Truth
    result: Result
    closing: str
    named: CardCode | None
    """The source that was protected or exposed."""
    pressure: bool
    reputation: int
    seed: SeedState | None
    false_claim: str
    """Of a wrong theory; «failure» alone would be of no use to the next case."""

    def to_dict(self) -> dict[str, Any]:
        return {name: str(value) if isinstance(value, str) else value for name, value in asdict(self).items()}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> CaseRecord:
        """Raises `BadRecord`."""
        names = [field.name for field in fields(cls)]
        for name in (*names, *data):
            if name not in names or name not in data or not _fits(name, data[name]):
                raise BadRecord(name, data.get(name))
        named = data["named"]
        return replace(cls(**data), case=CaseCode(data["case"]), named=named and CardCode(named))


ALLOWED: dict[str, tuple[object, ...]] = {
    "scope": get_args(Scope),
    "truth": get_args(Truth),
    "result": get_args(Result),
    "seed": (*get_args(SeedState), None),
}
KINDS: dict[str, type] = {"text": str, "closing": str, "pressure": bool, "reputation": int, "false_claim": str}


def _fits(name: str, value: object) -> bool:
    if name in ALLOWED:
        return value in ALLOWED[name]
    if name in KINDS:
        return type(value) is KINDS[name]
    pattern = CaseCode.pattern if name == "case" else CardCode.pattern
    return (value is None and name == "named") or (isinstance(value, str) and pattern.match(value) is not None)


@dataclass(frozen=True, slots=True)
class CampaignRecord:
    """The cases closed so far, in the order of play."""

    cases: tuple[CaseRecord, ...] = ()

    def with_case(self, record: CaseRecord) -> CampaignRecord:
        """A case is closed once: its truth does not change.  Raises `BadRecord`."""
        if self.of(record.case):
            raise BadRecord("case", record.case)
        return CampaignRecord((*self.cases, record))

    def of(self, case: str) -> CaseRecord | None:
        return next((record for record in self.cases if record.case == case), None)

    def before(self, case: str, order: Sequence[str]) -> Campaign:
        """What `case` finds, given the order of the cases in the box.  A case that was not played left no seed."""
        earlier = order[: order.index(case)]
        seeds = tuple((r.case, r.seed) for r in self.cases if r.case in earlier and r.seed is not None)
        previous = self.of(earlier[-1]) if earlier else None
        return Campaign(seeds, previous is not None and previous.truth == "wrong")

    def to_dict(self) -> dict[str, Any]:
        return {"cases": [record.to_dict() for record in self.cases]}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> CampaignRecord:
        """Raises `BadRecord`."""
        if set(data) != {"cases"}:
            raise BadRecord("cases", sorted(data))
        record = cls()
        for case in data["cases"]:
            record = record.with_case(CaseRecord.from_dict(case))
        return record


def case_record(rules: Rules, theory: Theory, score: Score) -> CaseRecord:
    """What goes onto the sheet.  Raises `FalseClaimMissing`."""
    if score.truth == "wrong" and not theory.false_claim:
        raise FalseClaimMissing(rules.case)
    return CaseRecord(
        case=rules.case,
        scope=theory.scope,
        text=theory.text,
        truth=score.truth,
        result=score.result,
        closing=theory.closing,
        named=theory.named,
        pressure=score.position.pressure,
        reputation=score.position.reputation,
        seed=score.seed,
        false_claim=theory.false_claim if score.truth == "wrong" else "",
    )
