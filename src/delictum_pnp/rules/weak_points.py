"""What a claim or a thesis hangs on, and cards that lead nowhere (rules §10.3, §10.7).

In: a `Verdict`.  Out: findings P022–P025, P027–P028.  A card or a group of the rubric is a secret: shown with
`--spoilers` only.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..diagnostics import Finding, Words, rule
from ..prover.verdict import Part, Verdict


@rule(
    "P022",
    severity="warning",
    message=Words(
        "every way to {claim} passes through the card {what}", "todo camino a {claim} pasa por la carta {what}"
    ),
    variants={
        "group": Words(
            "every way to {claim} passes through the group {what}", "todo camino a {claim} pasa por el grupo {what}"
        )
    },
    hint=Words("let another card open one of its sources", "hagan que otra carta abra alguna de sus fuentes"),
    bad="""\
C01:
  cards:
    Q02: {requires: {any: [P01]}}
  solution:
    theses:
      operative:
        claims:
          '3': {⟦roles⟧: {caja: {sources: [I01]}, ruta: {sources: [Q02, P02]}}}
""",
    good="""\
C01:
  solution:
    theses:
      operative:
        claims:
          '3': {roles: {caja: {sources: [I01, P01]}, ruta: {sources: [Q02, P02]}}}
""",
)
def claim_hangs_on_a_way(verdict: Verdict) -> Iterator[Finding]:
    """The sources may be many: if one card opens them all, missing it is missing the claim.

    Las fuentes pueden ser muchas: si una sola carta las abre a todas, perderla es perder la afirmación.
    """
    for claim in verdict.claims:
        for hang in claim.hangs_on:
            if hang.part != "location" and not hang.direct:
                variant = "group" if hang.part == "group" else ""
                path = (*verdict.claim_path(claim.name), "roles")
                yield Finding(path, {"claim": claim.name, "what": hang.what}, True, variant, solution=True)


@rule(
    "P023",
    message=Words("without the card {what}, {thesis} is lost", "sin la carta {what} no hay tesis {thesis}"),
    hint=Words("admit another source, or another way to one", "admitan otra fuente, u otro camino hacia una"),
    bad="""\
C01:
  solution:
    theses:
      ⟦operative⟧:
        claims:
          '1': {roles: {llave: {sources: [P01]}, hora: {sources: [P02, P03]}}}
""",
    good="""\
C01:
  solution:
    theses:
      operative:
        claims:
          '1': {roles: {llave: {sources: [P01, Q01]}, hora: {sources: [P02, P03]}}}
""",
)
def thesis_hangs_on_card(verdict: Verdict) -> Iterator[Finding]:
    """A thesis must survive the one card that a table never looks at (rules §10.3).

    Una tesis debe sobrevivir a la única carta que una mesa nunca mira.
    """
    yield from _hangs(verdict, "card")


@rule(
    "P024",
    message=Words("without the group {what}, {thesis} is lost", "sin el grupo {what} no hay tesis {thesis}"),
    hint=Words("admit a source of another group", "admitan una fuente de otro grupo"),
    bad="""\
C01:
  cards:
    Q01: {group: G02}
    F01: {requires: {any: [P01]}}
  solution:
    theses:
      ⟦operative⟧:
        claims:
          '2': {roles: {mano: {sources: [Q01, P02]}, oficio: {sources: [P03, Q02]}}}
""",
    good="""\
C01:
  solution:
    theses:
      operative:
        claims:
          '2': {roles: {mano: {sources: [Q01, P02]}, oficio: {sources: [P03, Q02]}}}
""",
)
def thesis_hangs_on_group(verdict: Verdict) -> Iterator[Finding]:
    """Everything that comes from one origin falls with it (rules §10.3).

    Todo lo que viene de un mismo origen cae con él.
    """
    yield from _hangs(verdict, "group")


@rule(
    "P025",
    severity="warning",
    message=Words("without the clues of {what}, {thesis} is lost", "sin las pistas de {what} no hay tesis {thesis}"),
    hint=Words(
        "let an answer or a route stand for one of its clues",
        "hagan que una respuesta o una vía supla una de sus pistas",
    ),
    bad="""\
C01:
  solution:
    theses:
      ⟦structural⟧:
        claims:
          '2': {roles: {poliza: {sources: [P01, P02]}}}
""",
    good="""\
C01:
  solution:
    theses:
      structural:
        claims:
          '2': {roles: {poliza: {sources: [P01, P02, Q01]}}}
""",
)
def thesis_hangs_on_location(verdict: Verdict) -> Iterator[Finding]:
    """A table that never goes there cannot win: a place may be rich, not obligatory.

    Una mesa que nunca va allí no puede ganar: un lugar puede ser rico, no obligatorio.
    """
    yield from _hangs(verdict, "location")


@rule(
    "P027",
    severity="warning",
    message=Words("{card} opens only cards that lead nowhere", "{card} solo abre cartas que no llevan a ninguna parte"),
    hint=Words(
        "let it open a card of some role, or declare it under `misleading:`",
        "hagan que abra una carta de algún rol, o declárenla en `misleading:`",
    ),
    bad="""\
C01:
  cards:
    ⟦P04⟧: {title: Cajón}
    X01: {requires: {all: [Q01], any: [P03, P04]}}
  solution:
    theses:
      operative: {claims: {'2': {roles: {mano: {sources: [Q01, P02]}}}}}
    contradictions: {guantes: ~delete}
    misleading: {P04: ~delete}
""",
    good="""\
C01:
  cards:
    X01: {requires: {all: [Q01], any: [P03, P04]}}
""",
)
def opens_only_dead_cards(verdict: Verdict) -> Iterator[Finding]:
    """The table follows a chain card by card, and no claim stands at its end.

    La mesa sigue una cadena carta a carta, y al final no hay ninguna afirmación.
    """
    for card in verdict.dead.opens_dead:
        yield Finding(verdict.card_path(card), {"card": card}, on_key=True)


@rule(
    "P028",
    severity="note",
    message=Words("{card} is in no smallest proof of a thesis", "{card} no está en ninguna prueba mínima de una tesis"),
    hint=Words(
        "nothing to mend: it costs a turn and spares none", "nada que corregir: cuesta un turno y no ahorra ninguno"
    ),
    bad="""\
C01:
  cards:
    ⟦I01⟧: {requires: {all: [P01]}}
""",
    good="""\
C01:
  cards:
    I01: {requires: {any: [Q02]}}
""",
)
def card_in_no_proof(verdict: Verdict) -> Iterator[Finding]:
    """A table that saves turns passes it by; its place in the rubric is for those who find it.

    Una mesa que ahorra turnos la pasa por alto; su lugar en la rúbrica es para quien la encuentre.
    """
    for card in verdict.dead.in_no_set:
        yield Finding(verdict.card_path(card), {"card": card}, on_key=True)


def _hangs(verdict: Verdict, part: Part) -> Iterator[Finding]:
    for thesis in verdict.theses:
        for hang in thesis.hangs_on:
            if hang.part == part and hang.answer == "no":
                values = {"thesis": thesis.scope, "what": hang.what}
                secret = part != "location"
                yield Finding(verdict.thesis_path(thesis.scope), values, on_key=True, solution=secret)
