"""The campaign's record as a file: what earlier cases left, and one case more.

In: the YAML that this module writes; a sheet and its verdict.  Out: `CampaignRecord`, `Campaign`, YAML; faults W004,
W008 and W009.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from ..diagnostics import Diagnostic, Finding, placed
from ..game.campaign import CampaignRecord, CaseRecord, case_record
from ..game.errors import FalseClaimMissing
from ..game.table import Campaign
from ..model.codes import CaseCode
from ..model.sheet import CampaignFile, Sheet
from . import faults
from .judge import Verdict
from .notes import Notes
from .read import read_part

HEAD = "# La campaña: un caso por entrada, en el orden en que se cerraron.  La escribe `delictum score --record`.\n"


def read_record(text: bytes, name: str) -> tuple[CampaignRecord | None, list[Diagnostic]]:
    """None when the file has a fault; a case that stands in it twice is one."""
    found = read_part(CampaignFile, text, name)
    if found.part is None or found.tree is None:
        return None, found.diagnostics
    record = CampaignRecord()
    for number, case in enumerate(found.part.cases):
        entry = CaseRecord.from_dict(case.model_dump())
        if record.of(entry.case):
            finding = Finding(("cases", number, "case"), {"case": entry.case, "what": f"cases {number + 1}"})
            return None, [*found.diagnostics, placed(faults.RECORDED, finding, found.tree)]
        record = record.with_case(entry)
    return record, found.diagnostics


def campaign_behind(sheet: Sheet, record: CampaignRecord | None, order: Sequence[CaseCode], notes: Notes) -> Campaign:
    """What earlier cases left: by the record, which the sheet must not contradict; else by the sheet."""
    earlier = order[: order.index(sheet.case)] if sheet.case in order else ()
    for case in sheet.campaign:
        if case not in earlier:
            told = {"value": case, "case": sheet.case}
            notes.note(faults.UNKNOWN, ("campaign", case), told, "seed", on_key=True)
    if record is None or sheet.case not in order:
        return Campaign(tuple(sheet.campaign.items()), sheet.previous_wrong)
    campaign = record.before(sheet.case, order)
    for case, written in sheet.campaign.items():
        if written != campaign.left_by(case):
            seeds: dict[str, object] = {"case": case, "written": written, "recorded": campaign.left_by(case)}
            notes.note(faults.SEEDS, ("campaign", case), seeds)
    return campaign


def recorded(verdict: Verdict, record: CampaignRecord, notes: Notes) -> CampaignRecord:
    """The record with this case; the same when it stands there already, as it was judged now.  Raises `Stop`."""
    try:
        entry = case_record(verdict.rules, verdict.theory, verdict.score)
    except FalseClaimMissing:
        raise notes.stop(faults.INCOMPLETE, ("false_claim",), {}, "false_claim") from None
    known = record.of(entry.case)
    if known is None:
        return record.with_case(entry)
    if known != entry:
        raise notes.stop(faults.RECORDED, ("case",), {"case": entry.case, "what": ", ".join(_changed(known, entry))})
    return record


def _changed(known: CaseRecord, entry: CaseRecord) -> Iterator[str]:
    before, now = known.to_dict(), entry.to_dict()
    return (f"{name} {before[name]} / {now[name]}" for name in before if before[name] != now[name])


def record_text(record: CampaignRecord) -> str:
    """YAML, one key a line; what is empty is left out."""
    entries = [entry for case in record.to_dict()["cases"] for entry in _entry(case)]
    return HEAD + "cases:\n" + "".join(f"{line}\n" for line in entries)


def _entry(case: dict[str, object]) -> Iterator[str]:
    mark = "- "
    for name, value in case.items():
        if value is not None and (value != "" or name == "text"):
            yield f"  {mark}{name}: {_scalar(value)}"
            mark = "  "


def _scalar(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    text = str(value)
    plain = isinstance(value, int) or (text.isascii() and text.isalnum())
    return text if plain else json.dumps(text, ensure_ascii=False)
