"""The campaign's record: written, read back, never changed afterwards."""

from __future__ import annotations

import pathlib

import pytest

from delictum_pnp.sheets.record import read_record
from tests.conftest import delictum
from tests.sheets.made import REGISTER, THEORY, said, scored

ALL = REGISTER + THEORY


def test_a_case_is_recorded_and_read_back() -> None:
    text = scored(ALL, recording=True).record
    record, faults = read_record(text.encode(), "campaign.yaml")
    assert faults == [] and record is not None
    (case,) = record.cases
    assert (case.case, case.result, case.seed, case.reputation, case.pressure) == ("C00", "full", "strong", 1, False)
    assert case.text == "1. Con una copia\n2. El empleado\n3. El prestamista"


def test_recording_twice_changes_nothing_and_another_verdict_is_refused() -> None:
    text = scored(ALL, recording=True).record
    assert scored(ALL, text, recording=True).record == text
    other = ALL.replace("closing: institucional", "closing: exposicion")
    assert said(other, text, recording=True) == [
        ("W008", 1, 7, "C00 is recorded already, and otherwise: closing institucional / exposicion")
    ]


def test_a_wrong_theory_needs_its_false_claim_only_to_be_recorded() -> None:
    wrong = ALL.replace("right: yes", "right: no")
    assert said(wrong) == []
    assert [code for code, *_ in said(wrong, recording=True)] == ["W004"]
    record = scored(wrong + "false_claim: 'Que fue la alarma: falló'\n", recording=True).record
    again, faults = read_record(record.encode(), "campaign.yaml")
    assert faults == [] and again is not None
    assert again.cases[0].false_claim == "Que fue la alarma: falló"


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("truth: right", "truth: rihgt", "M003", 6),
        ("  - case: C00", "  - case: C0", "M006", 3),
        ("reputation: 1", "reputation: uno", "M004", 10),
    ],
)
def test_a_broken_record_has_places(old: str, new: str, code: str, line: int) -> None:
    text = scored(ALL, recording=True).record
    assert old in text
    assert [fault[:2] for fault in said(ALL, text.replace(old, new))] == [(code, line)]


def test_a_case_that_stands_twice_is_a_fault() -> None:
    text = scored(ALL, recording=True).record
    head, entries = text.split("cases:\n")
    found = said(ALL, f"{head}cases:\n{entries}{entries}")
    assert [code for code, *_ in found] == ["W008"]


SHEET = """\
case: C01
line: [P01, P02, P03, P04, P05, P06, P07, P08, P09, P10]
scope: structural
answers:
  '1': {text: Un banco, right: no, sources: [P01, P02]}
  '2': {text: Dinero, right: yes, sources: [P03, P04]}
  '3': {text: Con una lista, right: yes, sources: [P11, P02]}
false_claim: Que lo mandó un banco
closing: institucional
"""


def test_the_command_line_judges_and_records(tmp_path: pathlib.Path) -> None:
    sheet, record = tmp_path / "hoja.yaml", tmp_path / "campaña.yaml"
    sheet.write_text(SHEET, "utf-8")
    done = delictum("score", "c01", str(sheet), "--record", str(record), DELICTUM_LANG="es")
    assert done.returncode == 0, done.stderr + done.stdout
    assert "Verdad: errónea (2 de 3)" in done.stdout and "no obtuvieron P11" in done.stdout
    assert done.stdout.endswith(f"La campaña, al día, quedó en {record}.\n")
    assert "olución" not in done.stdout
    assert 'false_claim: "Que lo mandó un banco"' in record.read_text("utf-8")
    again = delictum("score", "C01", str(sheet), "--record", str(record), DELICTUM_LANG="en")
    assert again.returncode == 0 and "Read the reaction: Entrega institucional, failure" in again.stdout


def test_the_command_line_reports_faults_with_their_places(tmp_path: pathlib.Path) -> None:
    sheet = tmp_path / "hoja.yaml"
    sheet.write_text(SHEET.replace("P10]", "P09]"), "utf-8")
    done = delictum("score", "C01", str(sheet), DELICTUM_LANG="es")
    assert (done.returncode, done.stdout) == (1, "")
    assert f"{sheet}:2:53: W002 `P09` no se podía: P09 ya está revelada" in done.stderr


def test_the_template_names_everything_and_asks_for_what_is_missing(tmp_path: pathlib.Path) -> None:
    made = delictum("score", "--template", "C01")
    assert made.returncode == 0
    assert all(word in made.stdout for word in ("exposicion, institucional, proteccion", "mediador", "¿Quiénes lo"))
    sheet = tmp_path / "vacía.yaml"
    sheet.write_text(made.stdout, "utf-8")
    done = delictum("score", "C01", str(sheet))
    assert done.returncode == 1
    assert {line.split(": ")[1].split()[0] for line in done.stderr.splitlines() if line.startswith(str(sheet))} == {
        "S045"
    }


@pytest.mark.parametrize("arguments", [("C01",), ("C01", __file__, "--template"), ("C77", "--template")])
def test_wrong_usage(arguments: tuple[str, ...]) -> None:
    assert delictum("score", *arguments).returncode == 2
