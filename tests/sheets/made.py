"""Sheets of the rulebook's example case."""

from __future__ import annotations

from delictum_pnp.sheets.score import File, Scored, score_sheet
from tests.examples.kit import example

REGISTER = """\
case: C00
sources:
  P01: {group: G01, standing: citable}
  P02: {group: G02, standing: citable}
  P03: {group: G05, standing: citable}
  Q01: {group: G03, standing: citable}
  Q02: {group: G04, standing: citable}
  Q03: {group: G04, standing: citable}
  I01: {group: G06, standing: confidential}
reputation: 1
"""
LINE = """\
case: C00
specialists: [infiltrada, mediador]
line:
  - P01 P02 P03
  - P04 Q01
  - Q02 Q03+mediador I01+infiltrada
  - paso paso
"""
THEORY = """\
scope: operative
answers:
  '1': {text: Con una copia, right: yes, sources: [P01, P02], groups: [G01, G02]}
  '2': {text: El empleado, right: sí, sources: [P01, P03]}
  '3': {text: El prestamista, right: yes, sources: [P03, I01]}
closing: institucional
"""


def scored(sheet: str, campaign: str = "", recording: bool = False) -> Scored:
    behind = File("campaign.yaml", campaign.encode()) if campaign else None
    return score_sheet(example(), File("sheet.yaml", sheet.encode()), behind, recording)


def said(sheet: str, campaign: str = "", recording: bool = False) -> list[tuple[str, int, int, str]]:
    """Code, line, column, message of everything found."""
    found = scored(sheet, campaign, recording).diagnostics
    return [(fault.rule.code, fault.span.line, fault.span.column, fault.message("en")) for fault in found]
