"""Broken kits: each fault is said in the kit's words at the spot that is marked, and none hides another."""

from __future__ import annotations

import pytest

from delictum_pnp.model.build import build
from delictum_pnp.model.cards import CARD_TYPES
from delictum_pnp.source.tree import Node, Tree
from tests.rules.small_kit import base, built, by_code, laid_over, marked

BROKEN = {
    # kit.yaml
    "kit without a title": ("M001", "falta `title`", "title: ~delete"),
    "unknown key of the kit": ("M002", "¿quisieron escribir `subtitle`?", "⟦subtitel⟧: x"),
    "box is no code": ("M006", "`Caja` no es una caja", "box: ⟦Caja⟧"),
    "list of cases is one case": ("M009", "`cases` debe ser una lista", "cases: ⟦C01⟧"),
    "case code in the list": ("M006", "`C1` no es un caso", "cases: [⟦C1⟧, M01]"),
    "count is a word": ("M004", "no `seis`", "edition: {case: {L: ⟦seis⟧}}"),
    "notes are neither a number nor any": ("M003", "`muchas` no se admite", "edition: {case: {N: ⟦muchas⟧}}"),
    "reading is unknown": (
        "M003",
        "¿quisieron escribir `any_two`?",
        "edition: {readings: {citable_groups: ⟦any_tow⟧}}",
    ),
    "surveillance has one end": ("M011", "debe tener 2 elementos, no 1", "edition: {surveillance: ⟦[3]⟧}"),
    "surveillance has three ends": ("M011", "2 elementos, no 3", "edition: {surveillance: ⟦[3, 4, 5]⟧}"),
    "specialist is a text": ("M010", "`analista` debe ser un grupo", "specialists: {analista: ⟦sí⟧}"),
    "yes or no": ("M005", "no `tal vez`", "specialists: {analista: {notes: ⟦tal vez⟧}}"),
    # cases
    "case is a text": ("M010", "`M01` debe ser un grupo", "C01: ~delete\nM01: ⟦x⟧"),
    "kind of case": ("M003", "`metacase` no se admite", "M01: {kind: ⟦metacase⟧}"),
    "scope is misspelt": ("M003", "¿quisieron escribir `operative`?", "C01: {theory: {⟦operativ⟧: {claims: {}}}}"),
    "claim number": ("M003", "`4` no se admite", "C01: {theory: {operative: {claims: {⟦'4'⟧: ¿Qué?}}}}"),
    "cards are a list": ("M010", "`cards` debe ser un grupo", "C01: {cards: ⟦[a]⟧}"),
    "case without solution": ("M001", "falta `solution`", "⟦C01⟧: {solution: ~delete}"),
    "solution without truth": ("M001", "falta `truth`", "C01: {⟦solution⟧: {truth: ~delete}}"),
    "another case's code": ("M015", "`code` dice C02; su lugar dice C01", "C01: {code: ⟦C02⟧}"),
    "another case's solution": ("M015", "`case` dice C03", "C01: {solution: {case: ⟦C03⟧}}"),
    # cards
    "letter of no type": ("M014", "`Z01`", "C01: {cards: {⟦Z01⟧: {title: x}}}"),
    "code with one digit": (
        "M006",
        "`N2` no es un código",
        "C01: {cards: {⟦N2⟧: {title: x, specialist: a, clue: P01}}}",
    ),
    "card is nothing": ("M010", "`P01` debe ser un grupo", "C01: {cards: {P01: ⟦''⟧}}"),
    "title is a mapping": ("M007", "`title` debe ser un texto", "C01: {cards: {P01: {title: ⟦{es: x}⟧}}}"),
    "field of another type": ("M002", "no se conoce la clave `question`", "C01: {cards: {P01: {⟦question⟧: x}}}"),
    "approach": ("M003", "`C` no se admite", "C01: {cards: {P01: {approach: ⟦C⟧}}}"),
    "third approach of a location": ("M003", "`C` no se admite", "C01: {cards: {L01: {approaches: {⟦C⟧: x}}}}"),
    "group": ("M006", "`Gx` no es un grupo de origen", "C01: {cards: {P01: {group: ⟦Gx⟧}}}"),
    "effect is a word": ("M010", "`effects` debe ser un grupo", "C01: {cards: {Q01: {effects: [⟦heat⟧]}}}"),
    "effects without list": ("M009", "`effects` debe ser una lista", "C01: {cards: {Q01: {effects: ⟦{heat: 1}⟧}}}"),
    "effect is empty": ("M012", "exactamente una clave", "C01: {cards: {Q01: {effects: [⟦{}⟧]}}}"),
    "obtains what is no card": ("M003", "se admite: P03, self", "C01: {cards: {Q01: {effects: [{obtain: ⟦todo⟧}]}}}"),
    "variant without text": ("M001", "falta `text`", "C01: {cards: {A02: {variants: [⟦{when: {heat: '3'}}⟧]}}}"),
    "variant without condition": (
        "M013",
        "exactamente una clave",
        "C01: {cards: {A02: {variants: [{when: ⟦{}⟧, text: x}]}}}",
    ),
    "heat out of range": (
        "M006",
        "`3-9` no es una condición",
        "C01: {cards: {A02: {variants: [{when: {heat: ⟦3-9⟧}, text: x}]}}}",
    ),
    "reputation": ("M006", "`>1` no es un requisito", "C01: {cards: {F01: {requires: {reputation: ⟦'>1'⟧}}}}"),
    "requirement in words": ("M010", "`requires` debe ser", "C01: {cards: {Q02: {requires: ⟦P01 o P03⟧}}}"),
    "requirement of a lower-case code": ("M006", "`p01`", "C01: {cards: {Q02: {requires: {any: [P03, ⟦p01⟧]}}}}"),
    # exhibits: the tag of the union must not show in the path
    "exhibit without kind": ("M001", "falta `kind`", "C01: {cards: {P01: {⟦exhibit⟧: {lines: {a: x}}}}}"),
    "exhibit of unknown kind": (
        "M003",
        "¿quisieron escribir `ticket`?",
        "C01: {cards: {P01: {exhibit: {kind: ⟦tiket⟧}}}}",
    ),
    "exhibit in words": ("M010", "`exhibit` debe ser", "C01: {cards: {P01: {exhibit: ⟦una nota⟧}}}"),
    "line of an exhibit": (
        "M007",
        "`a` debe ser un texto",
        "C01: {cards: {P01: {exhibit: {kind: note, lines: {a: ⟦[x]⟧}}}}}",
    ),
    "key of an exhibit that is named as its kind": (
        "M002",
        "la clave `note`",
        "C01: {cards: {P01: {exhibit: {kind: note, lines: {a: x}, ⟦note⟧: {b: x}}}}}",
    ),
    "millimetres": (
        "M004",
        "aquí va un número, no `alto`",
        "C01: {cards: {P01: {exhibit: {kind: plan, height: ⟦alto⟧}}}}",
    ),
    "pin of a plan": (
        "M011",
        "2 elementos, no 1",
        "C01: {cards: {P01: {exhibit: {kind: plan, height: '40', pins: {A: ⟦['1']⟧}}}}}",
    ),
}
"""Name → code, words of message or hint, snippet over the base kit with the spot marked."""


@pytest.mark.parametrize("name", BROKEN)
def test_a_fault_is_said_at_its_spot(name: str) -> None:
    code, words, snippet = BROKEN[name]
    text, spots = marked(snippet)
    found = by_code(built(text).diagnostics)
    assert list(found) == [code]
    (diagnostic,) = found[code]
    assert words in f"{diagnostic.message('es')} {diagnostic.hint('es')}"
    if spots:
        assert (diagnostic.span.file, diagnostic.span.line, diagnostic.span.column) == ("snippet.yaml", *spots[0])
    for language in ("en", "es"):
        said = f"{diagnostic.message(language)} {diagnostic.hint(language)}"
        assert "nput should" not in said and "validation" not in said


def test_the_base_kit_is_built() -> None:
    result = built()
    assert result.diagnostics == []
    assert result.source is not None
    kit = result.source.kit
    assert list(kit.cases) == ["C01", "M01"] and list(result.source.solutions) == ["C01", "M01"]
    assert {card.letter for case in kit.cases.values() for card in case.cards.values()} == set(CARD_TYPES)
    assert kit.cases["C01"].cards["P03"].code == "P03"  # type: ignore[index]
    assert result.source.solutions["M01"].case == "M01"  # type: ignore[index]


def test_pages_are_kept_and_empty_ones_left_out() -> None:
    source = build(Tree(base()), {"reglamento": "Se juega.", "vacía": ""}).source
    assert source is not None
    assert source.kit.pages == {"reglamento": "Se juega."}


def test_a_code_that_repeats_its_place_is_allowed() -> None:
    assert built("C01: {code: C01, solution: {case: C01}, cards: {P01: {code: P01}}}").diagnostics == []


def test_faults_of_one_part_do_not_hide_those_of_others() -> None:
    text, spots = marked(
        "box: ⟦x⟧\n"
        "C01:\n"
        "  kind: ⟦caso⟧\n"
        "  cards:\n"
        "    P01: {approach: ⟦C⟧}\n"
        "    P02: {group: ⟦7⟧, standing: ⟦público⟧}\n"
        "    ⟦Z01⟧: {}\n"
        "  solution: {truth: ⟦[]⟧}\n"
        "M01:\n"
        "  cards: {Q01: {human: ⟦quizás⟧}}\n"
    )
    found = built(text)
    assert found.source is None
    assert [(d.span.line, d.span.column) for d in found.diagnostics] == spots


def test_a_root_that_is_no_mapping() -> None:
    result = build(Tree(Node([], base().span)), {})
    assert (result.source, [d.rule.code for d in result.diagnostics]) == (None, ["M010"])


def test_the_hint_of_an_unknown_key_does_not_offer_what_follows_from_the_place() -> None:
    (found,) = built("C01: {cards: {P01: {colour: rojo}}}").diagnostics
    assert "title" in str(found.values["known"]) and "code" not in str(found.values["known"]).split(", ")


def test_long_and_broken_values_are_shown_short() -> None:
    (found,) = built(f"C01: {{cards: {{P01: {{approach: '{'largo ' * 30}'}}}}}}").diagnostics
    assert len(str(found.values["value"])) == 40


def test_the_tree_of_an_overlay_keeps_the_places_of_the_base() -> None:
    tree = laid_over("C01: {cards: {P01: {title: Otra}}}")
    assert tree.span(("C01", "cards", "P01", "title")).file == "snippet.yaml"
    assert tree.span(("C01", "cards", "P02", "title")).file == "base.yaml"
