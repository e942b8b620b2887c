"""The indexes of a case: references with their paths, proofs, and what each card does."""

from __future__ import annotations

from delictum_pnp.diagnostics import Path
from delictum_pnp.model.dossier import Dossier, dossiers
from delictum_pnp.model.references import card_effects
from delictum_pnp.source.tree import Tree
from tests.rules.small_kit import base, built


def dossier(snippet: str = "", case: int = 0) -> Dossier:
    source = built(snippet).source
    assert source is not None
    return dossiers(source)[case]


def test_every_reference_stands_where_its_path_says() -> None:
    tree = Tree(base())
    for case in (0, 1):
        for reference in dossier(case=case).references:
            node = tree.node(reference.path)
            assert node is not None
            assert reference.code in (node.value, reference.path[-1])


def test_references_cover_every_field_that_names_a_card() -> None:
    kinds = {tuple(step for step in r.path[1:] if not isinstance(step, int))[-1] for r in dossier().references}
    assert {"location", "clue", "any", "all", "sources", "a", "b", "settled_by", "P04", "llave"} <= kinds
    assert {r.path[-1] for r in dossier(case=1).references} >= {"question", "seed"}


def test_proofs_take_a_source_of_each_role_and_two_groups() -> None:
    claim = "C01: {solution: {theses: {operative: {claims: {'1': {roles: %s}}}}}}"
    roles = "{llave: {sources: [P01, Q01, P09]}, hora: {sources: [N01, P01, P02]}}"
    assert dossier(claim % roles).proofs["operative.1"] == (
        ("P01", "P02"),
        ("Q01", "N01"),
        ("Q01", "P01"),
        ("Q01", "P02"),
    )


def test_a_source_may_be_citable_by_a_variant() -> None:
    calm = "C01: {cards: {I01: {variants: [{when: {heat: 0-2}, text: Sin vigilancia., standing: citable}]}}}"
    assert not dossier().may_be_citable(dossier().case.cards["I01"].code)  # type: ignore[index]
    assert dossier(calm).may_be_citable(dossier().case.cards["I01"].code)  # type: ignore[index]


def test_effects_of_costs_variants_and_both_ways_of_a_recovery() -> None:
    def places(case: int, code: str) -> list[Path]:
        return [path for path, _ in card_effects(dossier(case=case).case.cards[code])]  # type: ignore[index]

    assert places(0, "I01") == [("cost", 0)]
    assert places(0, "A02") == [("variants", 0, "effects", 0)]
    assert places(1, "V01") == [("recover", "cost", 0)]


def test_a_case_without_solution_has_no_dossier() -> None:
    source = built().source
    assert source is not None
    apart = source.model_copy(update={"solutions": {}})
    assert dossiers(apart) == []
