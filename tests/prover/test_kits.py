"""What the printed kits promise (rules §10): every thesis can be demonstrated, from every start."""

from __future__ import annotations

import pathlib

import pytest

from delictum_pnp.model.dossier import Dossier, dossiers
from delictum_pnp.pipeline import read
from delictum_pnp.prover.bench import bench_of
from delictum_pnp.prover.goals import SCOPES, thesis_goal
from delictum_pnp.prover.prove import prove
from delictum_pnp.prover.starts import campaigns
from tests.conftest import ROOT
from tests.prover.oracle import Oracle


def every_case() -> list[Dossier]:
    kits = sorted(path for path in (ROOT / "cases").iterdir() if path.is_dir())
    sources = [read(pathlib.Path(kit), kit.name)[0].source for kit in kits]
    return [dossier for source in sources if source for dossier in dossiers(source)]


@pytest.mark.parametrize("dossier", every_case(), ids=lambda dossier: dossier.case.code)
def test_a_case_can_be_solved(dossier: Dossier) -> None:
    verdict = prove(dossier)
    assert not verdict.gave_up
    assert not verdict.dead_ends
    assert len(verdict.theses) == 2
    assert all(thesis.demonstrable for thesis in verdict.theses)
    assert all(start.adversarial == "yes" for start in verdict.starts)
    assert not [hang for thesis in verdict.theses for hang in thesis.hangs_on if hang.part != "location"]
    assert any(found.adversarial == "yes" for _, found in verdict.exposed if found.reading == "any_two")
    if dossier.case.kind == "meta":
        assert len(verdict.starts) == 27 * 2


META = [dossier for dossier in every_case() if dossier.case.kind == "meta"]


@pytest.mark.parametrize("dossier", META, ids=lambda dossier: dossier.case.code)
def test_every_state_of_the_seeds_agrees_with_the_oracle(dossier: Dossier) -> None:
    for campaign in campaigns(dossier):
        bench = bench_of(dossier, campaign)
        oracle = Oracle(bench.rules, bench.rubric)
        for scope in SCOPES:
            goal = thesis_goal(bench.rubric, scope)
            for adversarial in (False, True):
                assert bench.held(goal, adversarial).yes == oracle.held(scope, adversarial)
                assert bench.fewest(goal, adversarial).fewest == oracle.fewest(scope, adversarial)
