"""References: every code resolves to a card of the right type, and no requirement runs in a circle (rules §10.1).

In: a dossier or the whole source.  Out: findings M040–M048.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator, Mapping, Sequence

from ..diagnostics import Finding, Words, rule
from ..model.cards import SpecialistNote
from ..model.codes import CardCode
from ..model.dossier import Dossier
from ..model.kit import KitSource


@rule(
    "M040",
    message=Words("{code} is not a card of this case", "{code} no es una carta de este caso"),
    hint=Words("cards of this type: {known}", "cartas de este tipo: {known}"),
    bad="""\
C01:
  cards:
    Q02: {requires: {any: [P01, ⟦P09⟧]}}
""",
    good="""\
C01:
  cards:
    Q02: {requires: {any: [P01, P02]}}
""",
)
def unknown_card(dossier: Dossier) -> Iterator[Finding]:
    """A requirement that names no card can never be met, and a rubric that names none can never be filled.

    Un requisito que no nombra ninguna carta nunca se cumple; un rol que no nombra ninguna nunca se cubre.
    """
    for reference in dossier.references:
        if reference.code not in dossier.case.cards:
            letter = reference.code.letter
            known = ", ".join(sorted(code for code in dossier.case.cards if code.letter == letter)) or "—"
            on_key = reference.path[-1] == reference.code
            values = {"code": reference.code, "known": known}
            yield Finding(reference.path, values, on_key=on_key)


@rule(
    "M041",
    message=Words("{code} is not a card of a type that fits here", "{code} no es de un tipo de carta que quepa aquí"),
    hint=Words("letters that fit: {letters}", "letras que caben: {letters}"),
    bad="""\
C01:
  cards:
    Q02: {requires: {any: [P01, ⟦A02⟧]}}
""",
    good="""\
C01:
  cards:
    Q02: {requires: {any: [P01, P03]}}
""",
)
def wrong_type_of_card(dossier: Dossier) -> Iterator[Finding]:
    """Locations and events are never obtained, only a location has clues, only a clue has notes.

    Los lugares y los eventos no se obtienen; solo un lugar tiene pistas y solo una pista tiene notas.
    """
    for reference in dossier.references:
        if reference.code.letter not in reference.letters:
            on_key = reference.path[-1] == reference.code
            values = {"code": reference.code, "letters": ", ".join(reference.letters)}
            yield Finding(reference.path, values, on_key=on_key)


@rule(
    "M042",
    message=Words("requirements run in a circle: {cycle}", "los requisitos dan vueltas: {cycle}"),
    hint=Words("let one of these cards ask for something else", "hagan que una de estas cartas pidan otra cosa"),
    bad="""\
C01:
  cards:
    Q01: {⟦requires⟧: {any: [Q02]}}
    Q02: {requires: {any: [Q01]}}
""",
    good="""\
C01:
  cards:
    Q02: {requires: {any: [Q01]}}
""",
)
def requirement_cycle(dossier: Dossier) -> Iterator[Finding]:
    """Each card waits for the next one, and the table for all of them.

    Cada carta espera a la siguiente, y la mesa a todas.
    """
    asks = {code: requirement.codes for code, requirement in dossier.requirements.items()}
    notes = {note.code: (note.clue,) for note in dossier.case.of(SpecialistNote)}
    for cycle in _cycles({**asks, **notes}):
        path = (*dossier.path, "cards", cycle[0], "requires")
        yield Finding(path, {"cycle": " → ".join((*cycle, cycle[0]))}, on_key=True)


@rule(
    "M043",
    message=Words("{case} is not an earlier case of this box", "{case} no es un caso anterior de esta caja"),
    hint=Words("earlier cases: {known}", "casos anteriores: {known}"),
    bad="""\
M01:
  early_interview:
    seed: ⟦C07⟧
    question: Q01
""",
    good="""\
M01:
  early_interview:
    seed: C01
    question: Q01
""",
)
def unknown_earlier_case(dossier: Dossier) -> Iterator[Finding]:
    """An interview opens early by the seed of a case played before (§11).

    Una entrevista se abre antes por la semilla de un caso ya jugado (§11).
    """
    early, listed = dossier.case.early_interview, dossier.info.cases
    earlier = listed[: listed.index(dossier.case.code)] if dossier.case.code in listed else listed
    if early and early.seed not in earlier:
        values = {"case": early.seed, "known": ", ".join(earlier) or "—"}
        yield Finding((*dossier.path, "early_interview", "seed"), values)


@rule(
    "M044",
    message=Words("`{claim}` is not a claim of this case", "`{claim}` no es una afirmación de este caso"),
    hint=Words("claims: {known}", "afirmaciones: {known}"),
    bad="""\
C01:
  solution:
    contradictions:
      guantes: {affects: [⟦operative.4⟧]}
""",
    good="""\
C01:
  solution:
    contradictions:
      guantes: {affects: [operative.2]}
""",
)
def unknown_claim(dossier: Dossier) -> Iterator[Finding]:
    """A contradiction must say which claims it suspends, or the table cannot score the theory (§10).

    Una contradicción debe decir qué afirmaciones suspende, o la mesa no puede evaluar la teoría (§10).
    """
    known = [entry.name for entry in dossier.claims]
    for name, dispute in dossier.solution.contradictions.items():
        for position, claim in enumerate(dispute.affects):
            if claim not in known:
                path = (*dossier.solution_path, "contradictions", name, "affects", position)
                yield Finding(path, {"claim": claim, "known": ", ".join(known)})


@rule(
    "M045",
    message=Words("`{action}` is not one of the main actions", "`{action}` no es una de las acciones principales"),
    hint=Words("actions: {known}", "acciones: {known}"),
    variants={
        "near": Words(
            "`{action}` is not one of the main actions; did you mean `{nearest}`?",
            "`{action}` no es una de las acciones principales; ¿quisieron escribir `{nearest}`?",
        )
    },
    bad="""\
specialists:
  analista:
    with_action: ⟦investigr⟧
""",
    good="""\
specialists:
  analista:
    with_action: investigar
""",
)
def unknown_action(source: KitSource) -> Iterator[Finding]:
    """A specialist acts along with a main action (§9); without it she never could.

    Un especialista actúa junto a una acción principal (§9); sin ella nunca podría.
    """
    actions = list(source.kit.info.actions)
    for name, specialist in source.kit.info.specialists.items():
        if specialist.with_action not in actions:
            nearest = next(iter(difflib.get_close_matches(specialist.with_action, actions, n=1)), "")
            values = {"action": specialist.with_action, "known": ", ".join(actions), "nearest": nearest}
            path = ("specialists", name, "with_action")
            yield Finding(path, values, variant="near" if nearest else "")


@rule(
    "M046",
    message=Words("`{row}` is not a row of this exhibit", "`{row}` no es una fila de esta prueba"),
    hint=Words("rows: {known}", "filas: {known}"),
    bad="""\
C01:
  cards:
    P04: {exhibit: {kind: note, lines: {uno: Salida a las nueve}, ringed: ⟦dos⟧}}
""",
    good="""\
C01:
  cards:
    P04: {exhibit: {kind: note, lines: {uno: Salida a las nueve}, ringed: uno}}
""",
)
def unknown_row(dossier: Dossier) -> Iterator[Finding]:
    """The ring, the wide cell or the bar would be drawn on nothing.

    El círculo, la celda ancha o la barra se dibujarían sobre nada.
    """
    for code, card in dossier.case.cards.items():
        for place, row, known in _exhibit_rows(card.exhibit):
            if row not in known:
                path = (*dossier.path, "cards", code, "exhibit", *place)
                yield Finding(path, {"row": row, "known": ", ".join(known)})


def _exhibit_rows(exhibit: object) -> Iterator[tuple[tuple[str, ...], str, Sequence[str]]]:
    """Where an exhibit names one of its own rows: place, name, the rows that it has."""
    lines = list(getattr(exhibit, "lines", {}))
    if ringed := getattr(exhibit, "ringed", None):
        yield ("ringed",), ringed, [*lines, *getattr(exhibit, "pairs", {})]
    for name in sorted(getattr(exhibit, "wide", ())):
        yield ("wide",), name, list(getattr(exhibit, "cells", {}))
    marks: Mapping[str, object] = getattr(exhibit, "marks", {})
    for key, mark in marks.items():
        yield ("marks", key, "lane"), getattr(mark, "lane", ""), list(getattr(exhibit, "lanes", {}))


def _cycles(asks: Mapping[CardCode, Iterable[CardCode]]) -> list[tuple[CardCode, ...]]:
    """Circles of two or more cards, each once and from its first code, found by depth-first search."""
    found: dict[tuple[CardCode, ...], None] = {}
    done: set[CardCode] = set()

    def visit(code: CardCode, trail: tuple[CardCode, ...]) -> None:
        if code in trail:
            cycle = trail[trail.index(code) :]
            start = cycle.index(min(cycle))
            found.setdefault(cycle[start:] + cycle[:start])
        elif code not in done:
            for following in asks.get(code, ()):
                if following != code:
                    visit(following, (*trail, code))
            done.add(code)

    for code in sorted(asks):
        visit(code, ())
    return sorted(found)
