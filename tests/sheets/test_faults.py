"""Broken sheets: every fault with its line and column, all of them at once where that is possible."""

from __future__ import annotations

import pytest

from delictum_pnp.diagnostics import CATALOGUE
from tests.rules.small_kit import marked
from tests.sheets.made import LINE, REGISTER, THEORY, said, scored

ALL = REGISTER + THEORY
PLAYED = LINE + THEORY


def at(sheet: str, text: str) -> tuple[int, int]:
    before = sheet[: sheet.index(text)]
    return before.count("\n") + 1, len(before) - before.rfind("\n")


@pytest.mark.parametrize(
    ("base", "old", "new", "spot", "code", "message"),
    [
        (ALL, "case: C00", "case: C01", "C01", "W001", "this is a sheet of C01, not of C00"),
        (ALL, "[P01, P03]", "[P01, P09]", "P09", "W001", "case C00 has no card P09 to be obtained"),
        (ALL, "  Q03:", "  Q09:", "Q09", "W001", "case C00 has no card Q09 to be obtained"),
        (ALL, "institucional", "portada", "portada", "W001",
         "there is no closing portada: exposicion, institucional, proteccion"),
        (PLAYED, "infiltrada, mediador", "infiltrada, brujo", "[infiltrada", "W001",
         "infiltrada, brujo is no team: at most 4, each once, "
         "of analista, hacker, periodista, abogada, infiltrada, mediador"),
        (PLAYED, "P04 Q01", "P04 P01", "P04 P01", "W002", "`P01` was not allowed: P01 is already revealed"),
        (PLAYED, "Q02 Q03+mediador", "Q03 Q02+mediador", "Q03 Q02", "W002",
         "`Q03` was not allowed: it asks for 1 of Q02; obtained: —"),
        (PLAYED, "P04 Q01", "P04 Z01", "P04 Z01", "W002", "`Z01` is not in the notation of this case"),
        (PLAYED, "  - paso paso\n", "", "line", "W003", "the line ends in turn 9 of 10"),
        (ALL, "reputation: 1\n", "reputation: 7\n", "7", "W004", "Reputation 7 is not on the board (-2 to 2)"),
        (ALL, "{group: G03, standing: citable}", "{group: G03}", "Q01", "W004",
         "Q01 needs its standing: citable or confidential"),
        (ALL, "[P01, P03]", "[P01]", "sources: [P01]}", "W004", "1 decisive sources; an answer has 2"),
        (ALL, "P02: {group: G02", "P02: {group: G04", "G04", "W005",
         "the sheet gives P02 group G04; the card says G02"),
        (ALL, "[G01, G02]", "[G01, G03]", "G03]", "W005", "the sheet gives P02 group G03; the card says G02"),
        (PLAYED, "scope:", "reputation: 2\nscope:", "2\nscope", "W006",
         "the sheet says reputation 2; by the line of play it is 0"),
        (PLAYED, "scope:", "marks: {pressure: yes}\nscope:", "yes}", "W006",
         "the sheet says pressure yes; by the line of play it is no"),
        (PLAYED, "scope:", "sources: {I01: {standing: citable}}\nscope:", "citable}}", "W006",
         "the sheet says I01 citable; by the line of play it is confidential"),
        (ALL, "institucional", "proteccion", "closing", "W007",
         "this closing names one human source that was obtained, not —"),
        (ALL, "institucional", "proteccion\nnamed: P01", "P01\n", "W007",
         "this closing names one human source that was obtained, not P01"),
        (ALL, "closing", "campaign: {C01: strong}\nclosing", "C01", "W001", "no case C01 is played before C00"),
    ],
)  # fmt: skip
def test_a_fault_has_its_place(base: str, old: str, new: str, spot: str, code: str, message: str) -> None:
    assert old in base
    sheet = base.replace(old, new, 1)
    assert said(sheet) == [(code, *at(sheet, spot), message)]


def test_faults_of_names_come_together() -> None:
    sheet = ALL.replace("[P01, P03]", "[P08, P09]").replace("institucional", "portada")
    assert [code for code, *_ in said(sheet)] == ["W001", "W001", "W001"]


def test_a_sheet_without_sources_cannot_be_judged() -> None:
    assert [(code, line) for code, line, *_ in said("case: C00\nsources: {}\nreputation: 0\n" + THEORY)] == [
        ("W004", 2)
    ]


def test_warnings_do_not_stop_the_verdict() -> None:
    assert scored(ALL.replace("P02: {group: G02", "P02: {group: G04")).verdict is not None
    assert scored(ALL.replace("institucional", "portada")).verdict is None


def test_shape_and_syntax_are_those_of_kits_and_said_once() -> None:
    sheet = ALL.replace("scope: operative", "scope:").replace("right: sí", "right: quizás").replace("closing", "closin")
    found = {(code, line) for code, line, *_ in said(sheet)}
    assert ("M005", at(sheet, "right: quizás")[0]) in found
    assert ("M002", at(sheet, "closin:")[0]) in found
    assert [code for code, line, *_ in said(sheet) if line == at(sheet, "scope:")[0]] == ["S045"]


@pytest.mark.parametrize("code", [code for code in CATALOGUE if code[0] == "W"])
def test_the_catalogue_shows_where(code: str) -> None:
    rule = CATALOGUE[code]
    assert marked(rule.bad)[1] and not marked(rule.good)[1]
