"""`delictum score`: from files to words.

In: the bytes of a sheet and of a campaign's record.  Out: `Scored`: what to print, diagnostics, the new record.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..diagnostics import Diagnostic, placed
from ..game.campaign import CampaignRecord
from ..model.codes import CaseCode
from ..model.dossier import Dossier
from ..model.sheet import Sheet
from .judge import Verdict, judge
from .notes import Notes, Stop
from .read import Found, read_part
from .record import campaign_behind, read_record, record_text, recorded


class File(NamedTuple):
    name: str
    """As diagnostics call it."""
    text: bytes


@dataclass(frozen=True)
class Scored:
    verdict: Verdict | None
    record: str
    """The campaign's record with this case; empty when there is an error."""
    diagnostics: list[Diagnostic]

    @property
    def has_errors(self) -> bool:
        return any(fault.rule.severity == "error" for fault in self.diagnostics)


def score_sheet(dossier: Dossier, sheet: File, campaign: File | None, recording: bool) -> Scored:
    """Judge a sheet with the campaign behind it; with `recording` the case is entered in the record."""
    found = read_part(Sheet, sheet.text, sheet.name)
    record, said = read_record(campaign.text, campaign.name) if campaign else (None, [])
    if found.part is None or (campaign and record is None):
        return Scored(None, "", [*found.diagnostics, *said])
    notes = Notes()
    verdict, text = _judged(found.part, dossier, record, recording, notes)
    placed_ones = _placed(found, notes)
    return Scored(verdict, text, sorted([*found.diagnostics, *said, *placed_ones], key=lambda fault: fault.order))


def _judged(
    sheet: Sheet, dossier: Dossier, record: CampaignRecord | None, recording: bool, notes: Notes
) -> tuple[Verdict | None, str]:
    order: Sequence[CaseCode] = dossier.info.cases
    try:
        campaign = campaign_behind(sheet, record, order, notes)
        notes.stop_at_errors()
        verdict, faults = judge(sheet, dossier, campaign)
        notes.faults += faults
        if verdict is None or not recording:
            return verdict, ""
        return verdict, record_text(recorded(verdict, record or CampaignRecord(), notes))
    except Stop:
        return None, ""


def _placed(found: Found[Sheet], notes: Notes) -> list[Diagnostic]:
    assert found.tree is not None
    return [placed(rule, finding, found.tree) for rule, finding in notes.faults]
