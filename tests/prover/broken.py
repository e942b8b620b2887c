"""Broken cases: a kit that lays its fault over the small kit of the rules' tests, and what must be said of it.

In: `cases/*.yaml` with `says` (`CODE: message in Spanish, spoilers shown`) and `over`.  Out: what is said.
"""

from __future__ import annotations

import pathlib

from delictum_pnp.diagnostics import Diagnostic
from delictum_pnp.game.errors import GameError
from delictum_pnp.model.build import build
from delictum_pnp.model.dossier import dossiers
from delictum_pnp.prover.prove import prove
from delictum_pnp.prover.verdict import Verdict
from delictum_pnp.rules import check, check_play
from delictum_pnp.source.tree import Tree
from tests.rules.small_kit import _merge, base, parse

CASES = pathlib.Path(__file__).with_name("cases")


def expected(name: str) -> set[str]:
    node = parse((CASES / f"{name}.yaml").read_text("utf-8"), name)
    return {str(said.value) for said in node.value["says"].value}


def diagnosed(name: str) -> list[Diagnostic]:
    """Everything that the rules and the prover say of a broken case."""
    node = parse((CASES / f"{name}.yaml").read_text("utf-8"), f"{name}.yaml")
    tree = Tree(_merge(base(), node.value["over"]))
    built = build(tree, {})
    if built.source is None:
        return built.diagnostics
    verdicts: list[Verdict] = []
    for dossier in dossiers(built.source):
        try:
            verdicts.append(prove(dossier))
        except GameError:
            continue
    return [*check(built.source, tree), *check_play(built.source, verdicts, tree)]


def said(name: str) -> set[str]:
    return {f"{d.rule.code}: {d.message('es', spoilers=True)}" for d in diagnosed(name)}
