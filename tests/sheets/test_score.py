"""A sheet in, words out: what is demonstrated, why not, which reaction to read; and never the solution."""

from __future__ import annotations

import pytest

from delictum_pnp.sheets.words import verdict_text
from tests.examples.kit import example
from tests.sheets.made import LINE, REGISTER, THEORY, scored


def text(sheet: str, language: str = "es", spoilers: bool = False) -> str:
    made = scored(sheet)
    assert made.verdict is not None, [fault.message("en") for fault in made.diagnostics]
    return verdict_text(made.verdict, language, spoilers)  # type: ignore[arg-type]


def test_a_whole_verdict_in_spanish() -> None:
    assert (
        text(REGISTER + THEORY)
        == """\
C00 · La caja de la panadería — tesis operativa

Verdad: acertada (3 de 3)
  1. correcta; demostrada con P01 (G01), P02 (G02)
  2. correcta; demostrada con P01 (G01), P03 (G05)
  3. correcta; demostrada con P03 (G05), I01 (G06)

Resultado: éxito pleno
Semilla S00: fuerte

Lean la reacción: Entrega institucional, éxito pleno
y el texto de la semilla: fuerte
"""
    )


def test_a_line_of_play_gives_the_same_as_its_register() -> None:
    assert text(LINE + THEORY, "en").splitlines()[2:6] == text(REGISTER + THEORY, "en").splitlines()[2:6]


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("[P01, P02], groups: [G01, G02]", "[Q02, Q03]", "  1. right; not demonstrated: both sources are of group G04"),
        ("[P01, P02], groups: [G01, G02]", "[P02, Q01]", "  1. right; not demonstrated: nothing fills role 1"),
        ("[P01, P02], groups: [G01, G02]", "[P01, P01]",
         "  1. right; not demonstrated: P01 alone is cited twice; nothing fills role 2"),
        ("[P01, P02], groups: [G01, G02]", "[P01, P04]", "  1. right; not demonstrated: P04 not obtained"),
        ("right: sí", "right: no", "  2. wrong"),
        ("right: sí, sources: [P01, P03]", "right: no, sources: [Q02, Q03]",
         "  2. wrong; besides: both sources are of group G04; nothing fills role 2"),
        ("closing: institucional", "closing: exposicion", "Publication: complete"),
        ("closing: institucional", "closing: proteccion\nnamed: Q01", "Q01 is confidential from now on"),
        ("closing: institucional", "closing: institucional\nmarks: {last_turn_siege: yes}", "Seed S00: fragile"),
    ],
)  # fmt: skip
def test_each_outcome_has_its_words(old: str, new: str, line: str) -> None:
    assert old in THEORY
    assert line in text(REGISTER + THEORY.replace(old, new), "en").splitlines()


def test_a_publication_without_two_citable_groups_is_limited() -> None:
    hidden = REGISTER.replace("G01, standing: citable", "G01, standing: confidential")
    told = text(
        hidden.replace("  Q02: {group: G04, standing: citable}\n", "") + THEORY.replace("institucional", "exposicion"),
        "en",
    )
    assert "Publication limited: two citable groups are lacking for 3" in told


def test_an_open_contradiction_is_named_by_what_was_held() -> None:
    dossier = example()
    dispute = {"fact": "la hora", "a": ["P02"], "b": ["Q01", "Q03"], "settled_by": ["P04"], "affects": ["operative.1"]}
    from delictum_pnp.model.case import Contradiction
    from delictum_pnp.model.dossier import Dossier
    from delictum_pnp.sheets.score import File, score_sheet

    told = dossier.solution.model_copy(update={"contradictions": {"hour": Contradiction.model_validate(dispute)}})
    made = score_sheet(
        Dossier(dossier.case, told, dossier.kit), File("sheet.yaml", (REGISTER + THEORY).encode()), None, False
    )
    assert made.verdict is not None
    assert "  1. correcta; sin demostrar: queda abierta una contradicción (P02 contra Q01, Q03)" in verdict_text(
        made.verdict, "es"
    )


def test_the_solution_is_told_with_spoilers_only() -> None:
    secrets = ("quién tenía la llave", "Hay sumario.")
    assert not any(secret in text(REGISTER + THEORY) for secret in secrets)
    assert all(secret in text(REGISTER + THEORY, spoilers=True) for secret in secrets)
