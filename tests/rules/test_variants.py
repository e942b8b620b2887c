"""What the examples leave out: other variants of a message, limits, and cases that must stay silent."""

from __future__ import annotations

import pytest

from delictum_pnp.diagnostics import CATALOGUE
from tests.rules.small_kit import by_code, checked, marked

VARIANTS = [
    ("M061", "", "C01: {cards: {N01: {specialist: ⟦vidente⟧}}}"),
    ("M061", "mute", "C01: {cards: {N01: {specialist: ⟦mediador⟧}}}"),
    ("M045", "near", "specialists: {analista: {with_action: ⟦investigr⟧}}"),
    ("M045", "", "specialists: {analista: {with_action: ⟦zzz⟧}}"),
    ("M090", "", "C01: {⟦cards⟧: {A02: ~delete}}"),
    ("M090", "surplus", "C01: {cards: {⟦A03⟧: {title: Otro, text: Llueve.}}}"),
    ("M091", "surplus", "C01: {cards: {⟦S02⟧: {title: Otra, strong: a, fragile: b, absent: c}}}"),
    (
        "M092",
        "twice",
        "M01: {cards: {⟦S01⟧: {title: La caja}, "
        "V02: {title: Otra, seed: S01, recover: {text: Aparece.}, verify: {text: Coincide.}}}}",
    ),
    ("M087", "unknown", "C01: {solution: {reactions: {⟦huida⟧: {full: a, partial: b, failure: c}}}}"),
    ("M088", "case", "C01: {solution: {⟦epilogues⟧: {weak: Se olvida.}}}"),
    ("M070", "", "C01: {solution: {⟦theses⟧: {structural: ~delete}}}"),
    ("M070", "roles", "C01: {solution: {theses: {operative: {claims: {'1': {⟦roles⟧: {hora: ~delete}}}}}}}"),
    ("M071", "", "C01: {theory: {operative: {claims: {⟦'3'⟧: ¿Dónde?}}}, "
                 "solution: {theses: {operative: {claims: {'3': ~delete}}}}}"),
    ("M071", "unasked", "C01: {⟦theory⟧: {operative: {claims: {'2': ~delete}}}}"),
    ("M020", "", "C01: {⟦cards⟧: {P05: {title: Otra, location: L01, approach: A, kind: photo}}}"),
    ("M040", "", "C01: {cards: {P01: {location: ⟦L09⟧}}}"),
    ("M040", "", "C01: {cards: {N01: {clue: ⟦P09⟧}}}"),
    ("M040", "", "C01: {cards: {Q01: {effects: [{obtain: ⟦P09⟧}]}}}"),
    ("M040", "", "C01: {cards: {Q02: {requires: {at_least: {n: 1, of: [P01, ⟦P09⟧]}}}}}"),
    ("M040", "", "C01: {solution: {contradictions: {guantes: {a: [⟦Q09⟧]}}}}"),
    ("M040", "", "C01: {solution: {contradictions: {guantes: {settled_by: [⟦F09⟧]}}}}"),
    ("M040", "", "C01: {solution: {misleading: {⟦P09⟧: Nada.}}}"),
    ("M040", "", "C01: {solution: {same_original: {llave: [P01, ⟦N09⟧]}}}"),
    ("M040", "", "C01: {solution: {theses: {structural: {claims: {'1': {roles: {orden: {sources: [F01, ⟦Q07⟧]}}}}}}}}"),
    ("M040", "", "M01: {early_interview: {seed: C01, question: ⟦Q09⟧}}"),
    ("M040", "", "M01: {cards: {V01: {seed: ⟦S09⟧}}}"),
    ("M041", "", "C01: {cards: {P01: {location: ⟦P02⟧}}}"),
    ("M030", "", "C01: {introduction: ⟦Falta P99 en la vitrina.⟧}"),
    ("M030", "", "C01: {solution: {truth: ⟦Lo dice la [[P77]] sin más.⟧}}".replace("⟦", "⟦'").replace("⟧", "'⟧")),
    ("M046", "", "C01: {cards: {P04: {exhibit: {kind: chart, title: Horas, lanes: {a: Sala}, "
                 "hours: ['21:00', '22:00'], marks: {m: {lane: ⟦b⟧, at: '21:10'}}}}}}"),
    ("M046", "", "C01: {cards: {P04: {exhibit: {kind: form, issuer: Casa, title: Alta, number: '1', "
                 "cells: {a: [Nombre, Ana]}, wide: ⟦[b]⟧}}}}"),
    ("P001", "", "C01: {cards: {Q02: {requires: {at_least: {n: ⟦0⟧, of: [P01]}}}}}"),
    ("P002", "", "C01: {cards: {F01: {requires: {reputation: ⟦'>=3'⟧}}, Q02: {effects: [{reputation: +5}]}}}"),
]  # fmt: skip
"""Code, variant, a snippet that is marked where the diagnostic points."""


@pytest.mark.parametrize(("code", "variant", "snippet"), VARIANTS)
def test_variant(code: str, variant: str, snippet: str) -> None:
    text, spots = marked(snippet)
    found = [d for d in by_code(checked(text))[code] if d.variant == variant]
    assert [(d.span.file, d.span.line, d.span.column) for d in found] == [("snippet.yaml", *spot) for spot in spots]


SILENT = [
    ("M030", "C01: {introduction: 'Falta [[P01]], [[C01.P01]], [[B01.M01.Q01]], [[G01]] y [[M01]].'}"),
    ("M030", "C01: {introduction: 'La parcela R-03, el lote SB-2207, PA-11 y el vaso R3.'}"),
    ("M032", "C01: {cards: {A02: {title: Rumor}}}"),
    ("M042", "C01: {cards: {X01: {requires: {all: [Q01, Q02]}}, Q02: {requires: {any: [Q01]}}}}"),
    ("M100", "C01: {introduction: La dueña pidió ayuda antes de la subasta.}"),
    ("M085", "C01: {cards: {P04: {effects: [{obtain: P03}]}}, solution: {misleading: {P04: ~delete}}}"),
    ("P002", "C01: {cards: {F01: {requires: {reputation: '>=2'}}, Q02: {effects: [{reputation: +5}]}}}"),
    ("P005", "C01: {cards: {I01: {variants: [{when: {heat: 0-2}, text: Sin vigilancia., standing: citable}]}}, "
             "solution: {theses: {operative: {claims: {'3': {roles: {caja: {sources: [I01]}, "
             "ruta: {sources: [Q02]}}}}}}}}"),
]  # fmt: skip


@pytest.mark.parametrize(("code", "snippet"), SILENT)
def test_silence(code: str, snippet: str) -> None:
    assert code not in by_code(checked(snippet))


def test_a_cycle_is_said_once_with_all_its_cards() -> None:
    ring = "C01: {cards: {Q01: {requires: {any: [F01]}}, Q02: {requires: {any: [Q01]}}, F01: {requires: {any: [Q02]}}}}"
    (found,) = by_code(checked(ring))["M042"]
    assert found.values["cycle"] == "F01 → Q02 → Q01 → F01"


def test_the_stricter_reading_of_public_exposition() -> None:
    """With *any two* P02 makes up for the confidential I01; with *decisive two* the pair itself must be citable."""
    roles = "{caja: {sources: [I01]}, ruta: {sources: [P02, Q02]}}"
    claim = f"C01: {{solution: {{theses: {{operative: {{claims: {{'3': {{roles: {roles}}}}}}}}}}}}}"
    assert "P005" not in by_code(checked(claim))
    strict = f"edition: {{readings: {{citable_groups: decisive_two}}}}\n{claim}"
    assert [d.values["claim"] for d in by_code(checked(strict))["P005"]] == ["operative.3"]


def test_a_quotation_is_hidden_unless_spoilers_are_wanted() -> None:
    (found,) = by_code(checked(marked(CATALOGUE["M100"].bad)[0]))["M100"]
    assert "duena pidio" in found.message("es", spoilers=True)
    assert "duena" not in found.message("es") + found.message("en") + found.hint("es")


def test_quotations_are_found_whatever_the_case_accents_and_punctuation() -> None:
    text = "C01: {introduction: '**LA DUENA**, pidio a su... sobrino'}"
    assert "M100" in by_code(checked(text))
    assert "M100" in by_code(checked(text.replace("LA DUENA", "La duena")))
    assert "M100" not in by_code(checked(text.replace("pidio a su... sobrino", "PIDIO A SU... SOBRINO"))), "names"


def test_a_date_with_its_hour_is_evidence_not_a_quotation() -> None:
    moment = "C01: {introduction: 'Acta del 12 de junio, 18:10.', solution: {truth: 'Fue el 12 de junio, 18:10.'}}"
    assert "M100" not in by_code(checked(moment))
