"""What the prover finds is waived like everything else."""

from __future__ import annotations

from delictum_pnp.diagnostics import Diagnostic
from delictum_pnp.model.build import build
from delictum_pnp.model.dossier import dossiers
from delictum_pnp.prover.prove import prove
from delictum_pnp.rules import check, check_play
from tests.rules.small_kit import by_code, laid_over

HANGS = "theses: {operative: {claims: {'1': {roles: {llave: {sources: [P01]}}}}}}"


def played(snippet: str) -> list[Diagnostic]:
    tree = laid_over(snippet)
    source = build(tree, {}).source
    assert source is not None
    return check_play(source, [prove(dossier) for dossier in dossiers(source)], tree)


def test_a_waiver_excuses_a_finding() -> None:
    (found,) = by_code(played(f"C01: {{solution: {{{HANGS}, waive: {{P023: Es la idea del caso}}}}}}"))["P023"]
    assert found.waived == "Es la idea del caso"


def test_a_waiver_without_effect_is_noticed_once_the_case_is_proved() -> None:
    snippet = "C01: {waive: {P023: Es la idea del caso}}"
    tree = laid_over(snippet)
    source = build(tree, {}).source
    assert source is not None
    assert "M110" not in by_code(check(source, tree))
    assert "M110" in by_code(played(snippet))
