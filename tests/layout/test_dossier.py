"""The editor's dossier: the Verdict's numbers are printed, everything stays inside the paper, players never get it."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

import pytest

from delictum_pnp.bundle import AudienceError, PlayersPages, SolutionPages
from delictum_pnp.layout import dossier as dossier_pages
from delictum_pnp.layout import dossier_proof, dossier_sources
from delictum_pnp.layout.flow_blocks import Cell, Paragraph, Table
from delictum_pnp.layout.page import Page, Text, walk
from delictum_pnp.prover.prove import prove
from delictum_pnp.prover.verdict import Cause, CauseCode, DeadCards, Hang, Help, Outcome, OutOfReach, Verdict

from . import sheet_kit
from .bounds import bounds
from .case_dossier import first

SAY = sheet_kit.workshop("a4").phrases


@pytest.fixture(scope="module")
def verdict() -> Verdict:
    return prove(first())


def rows(table: object) -> dict[str, list[str]]:
    """Head of each row → its other cells."""
    assert isinstance(table, Table)
    return {row[0].text: [cell.text for cell in row[1:]] for row in table.rows}


def words(pages: list[Page]) -> str:
    texts = [mark.text for page in pages for mark in walk(page.marks) if isinstance(mark, Text)]
    return " ".join(texts).replace("\u00ad ", "")


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_it_is_built_inside_the_paper_for_editors_only(verdict: Verdict, paper: str) -> None:
    workshop = sheet_kit.workshop(paper)
    pages = dossier_pages.pages(first(), verdict, {"operative": ["Turno 1: P07"]}, workshop)
    assert {page.audience for page in pages} == {"editor"}
    landscape = [page for page in pages if page.width > page.height]
    assert pages.index(landscape[0]) == 1 and len(landscape) == 1
    for page in pages:
        for mark, (left, top, right, foot) in bounds(page.marks, sheet_kit.fonts()):
            assert left >= 7.7 and top >= 7.7 and right <= page.width - 7.7 and foot <= page.height - 7.7, mark
    for refusing in (PlayersPages, SolutionPages):
        with pytest.raises(AudienceError):
            refusing(pages)


def test_the_overview_tells_every_claim_with_its_sources(verdict: Verdict) -> None:
    table = dossier_sources.claims(first(), SAY)
    assert len(table.rows) == len(first().claims) == 6
    for row, entry in zip(table.rows, first().claims, strict=True):
        assert row[1].text == entry.claim.answer
        for role in entry.claim.roles.values():
            assert role.name in row[2].text
            assert all(f"[[{code}]] ({first().group(code)})" in row[2].text for code in role.sources)


class TestProof:
    def test_numbers_are_those_of_the_verdict(self, verdict: Verdict) -> None:
        told = rows(dossier_proof.proof(first(), verdict, SAY))
        theses = verdict.theses
        assert told[SAY("dossier.actions")] == [str(thesis.actions) for thesis in theses]
        assert told[SAY("dossier.cooperative")] == [str(thesis.cooperative.fewest) for thesis in theses]
        assert told[SAY("dossier.adversarial")] == [str(thesis.adversarial.fewest) for thesis in theses]
        assert told[SAY("dossier.slack")] == [str(thesis.slack) for thesis in theses]
        assert len(told) == 4 + len(first().info.specialists)
        pages = dossier_pages.pages(first(), verdict, {}, sheet_kit.workshop("a4"))
        assert SAY("dossier.adversarial") in words(pages)

    def test_what_a_specialist_saves_is_told(self, verdict: Verdict) -> None:
        thesis = replace(verdict.theses[0], help=(Help("hacker", 5, 7), Help("analista", 7, 7)))
        told = rows(dossier_proof.proof(first(), replace(verdict, theses=(thesis,)), SAY))
        articles = {key: entry.article for key, entry in first().info.specialists.items()}
        assert told[SAY("dossier.with", who=articles["hacker"])] == ["5 (ahorra 2)"]
        assert told[SAY("dossier.with", who=articles["analista"])] == ["7"]
        assert told[SAY("dossier.with", who=articles["mediador"])] == ["—"]

    def test_a_thesis_without_proof_says_why(self, verdict: Verdict) -> None:
        lost = Outcome("no")
        causes = (Cause("too_many_actions", {"needs": 13, "turns": 10}), Cause("heat"))
        thesis = replace(verdict.theses[0], cooperative=lost, adversarial=lost, slack=None, causes=causes)
        told = replace(verdict, theses=(thesis,))
        assert rows(dossier_proof.proof(first(), told, SAY))[SAY("dossier.adversarial")] == ["no"]
        first_cause, second = dossier_proof.causes(first(), told, SAY)
        assert isinstance(first_cause, Paragraph) and first_cause.text.endswith("(pide, hay): 13, 10.")
        assert isinstance(second, Paragraph) and second.text.endswith("alcanza sin Calor.")

    def test_a_cause_names_what_it_speaks_of(self, verdict: Verdict) -> None:
        key, option = next(iter(first().info.crisis.items()))
        causes = (Cause("no_pair", {"claim": "operative.2"}), Cause("option", {"options": (key,)}))
        told = replace(verdict, theses=(replace(verdict.theses[0], causes=causes),))
        texts = [block.text for block in dossier_proof.causes(first(), told, SAY) if isinstance(block, Paragraph)]
        assert texts[0].endswith(": Operativa 2.") and texts[1].endswith(f": {option.name}.")

    def test_every_cause_has_its_words(self) -> None:
        assert all(SAY(f"dossier.cause_{code}") for code in get_args(CauseCode))

    def test_weak_points_are_listed_and_their_absence_said(self, verdict: Verdict) -> None:
        [none] = dossier_proof.weak_points(verdict, SAY)
        assert none == Paragraph(SAY("dossier.weak_none"))
        hangs = (Hang("card", "P04", "no"), Hang("card", "Q03", "gave_up"), Hang("location", "L02", "no"))
        thesis = replace(verdict.theses[0], hangs_on=hangs)
        _, table = dossier_proof.weak_points(replace(verdict, theses=(thesis, verdict.theses[1])), SAY)
        assert rows(table) == {
            SAY("dossier.hangs_card"): ["[[P04]]", "—"],
            SAY("dossier.hangs_location"): ["[[L02]]", "—"],
        }

    def test_dead_cards_and_cards_out_of_reach_are_named(self, verdict: Verdict) -> None:
        away = (
            OutOfReach(first().case.cards["F01"].code, ("abogada",)),
            OutOfReach(first().case.cards["I02"].code, ()),
        )
        dead = DeadCards((first().case.cards["P11"].code,), (), ())
        [table] = dossier_proof.dead(first(), replace(verdict, dead=dead, out_of_reach=away), SAY)
        told = rows(table)
        assert told[SAY("dossier.useless")] == ["[[P11]]"]
        assert told[SAY("dossier.declared")] == ["[[P06]], [[P11]], [[Q02]], [[Q07]]"]
        assert told["F01, Ante la Dirección de Transporte"] == ["solo con la Abogada"]
        assert told["I02, Una entrada sin aviso"] == [SAY("dossier.never")]


class TestSources:
    def test_every_card_that_can_be_met_is_told(self, verdict: Verdict) -> None:
        table = dossier_sources.cards(first(), verdict, SAY)
        codes = [row[0].text.strip("[]") for row in table.rows]
        assert sorted(codes) == sorted(code for code in first().case.cards if code[0] not in "LA")
        told = {row[0].text: [cell.text for cell in row[2:]] for row in table.rows}
        assert told["[[X01]]"] == ["Q05, y además P03 o~P08", "G03 · citable", "Op.~1, Op.~2, Op.~3, Est.~1, cierra"]
        assert told["[[P06]]"] == ["Nada", "G06 · citable", "desvía"]
        assert told["[[N01]]"][0] == "P04, con la Analista"

    def test_a_card_out_of_reach_says_so(self, verdict: Verdict) -> None:
        away = replace(verdict, out_of_reach=(OutOfReach(first().case.cards["F02"].code, ()),))
        [row] = [row for row in dossier_sources.cards(first(), away, SAY).rows if row[0] == Cell("[[F02]]", "F")]
        assert row[2].text == SAY("dossier.out")

    def test_groups_tell_their_sources(self) -> None:
        told = rows(dossier_sources.groups(first(), SAY))
        assert set(told) == {f"[[{group}]]" for group in first().solution.groups}
        assert told["[[G14]]"][1:] == ["[[Q03]], [[Q04]]", "Op.~1, Op.~2"]

    def test_contradictions_tell_both_sides(self) -> None:
        [table] = dossier_sources.contradictions(first(), SAY)
        assert isinstance(table, Table)
        assert [cell.text for cell in table.rows[0][1:]] == [
            "[[Q05]]",
            "[[P03]], [[P08]], [[Q04]]",
            "[[X01]], [[F02]]",
            "Operativa 1",
        ]
