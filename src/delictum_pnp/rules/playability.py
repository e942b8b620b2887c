"""What the prover found of theses and cards: out of reach, without a turn to spare, not decided (rules §10.4).

In: a `Verdict`.  Out: findings P020–P021, P032–P033.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..diagnostics import Finding, Words, rule
from ..prover.verdict import Verdict


@rule(
    "P020",
    message=Words(
        "{thesis} cannot be demonstrated: no single rule is the cause",
        "{thesis} no se puede demostrar: ninguna regla es por sí sola la causa",
    ),
    variants={
        "no_pair": Words(
            "{thesis} cannot be demonstrated: no pair of sources of different groups for {claim}",
            "{thesis} no se puede demostrar: ninguna pareja de fuentes de grupos distintos para {claim}",
        ),
        "out_of_reach": Words(
            "{thesis} cannot be demonstrated: the sources of {claim} are out of reach",
            "{thesis} no se puede demostrar: las fuentes de {claim} son inalcanzables",
        ),
        "only_with": Words(
            "{thesis} can be demonstrated only with {specialists}", "{thesis} solo se puede demostrar con {specialists}"
        ),
        "too_many_actions": Words(
            "{thesis} needs {needs} actions; there are {turns} turns",
            "{thesis} necesita {needs} acciones; hay {turns} turnos",
        ),
        "option": Words(
            "{thesis} can be demonstrated only if nobody chooses {options} in a crisis",
            "{thesis} solo se puede demostrar si nadie elige {options} en una crisis",
        ),
        "kind": Words(
            "{thesis} can be demonstrated only if the crises are kind",
            "{thesis} solo se puede demostrar si las crisis ayudan",
        ),
        "reputation": Words(
            "{thesis} cannot be demonstrated: Reputation asked for is not there in time",
            "{thesis} no se puede demostrar: la Reputación que se pide no llega a tiempo",
        ),
        "contradiction": Words(
            "{thesis} cannot be demonstrated: a contradiction stays open ({names})",
            "{thesis} no se puede demostrar: queda abierta una contradicción ({names})",
        ),
        "heat": Words(
            "{thesis} cannot be demonstrated: crises cost too many turns",
            "{thesis} no se puede demostrar: las crisis cuestan demasiados turnos",
        ),
        "more_turns": Words(
            "{thesis} cannot be demonstrated: more turns would do ({more})",
            "{thesis} no se puede demostrar: bastarían más turnos ({more})",
        ),
    },
    hint=Words(
        "admit further sources, ask for less, or take Heat away on the way to the thesis",
        "admitan más fuentes, pidan menos o quiten Calor en el camino de la tesis",
    ),
    bad="""\
C01:
  solution:
    theses:
      ⟦operative⟧:
        claims:
          '2': {roles: {mano: {sources: [Q01]}, oficio: {sources: [P03]}}}
    contradictions:
      guantes: {settled_by: []}
""",
    good="""\
C01:
  solution:
    theses:
      operative:
        claims:
          '2': {roles: {mano: {sources: [Q01]}, oficio: {sources: [P03]}}}
""",
)
def thesis_not_demonstrable(verdict: Verdict) -> Iterator[Finding]:
    """A table without specialists that plays well, and has no luck in its crises, must still be able to demonstrate it.

    Una mesa sin especialistas que juega bien, y no tiene suerte en sus crisis, debe poder demostrarla igual.
    """
    for thesis in verdict.theses:
        for cause in thesis.causes:
            if cause.code != "not_decided":
                values = {"thesis": thesis.scope, **{key: _listed(value) for key, value in cause.values.items()}}
                variant = "" if cause.code == "together" else cause.code
                path = verdict.thesis_path(thesis.scope)
                yield Finding(path, values, on_key=True, variant=variant, solution=cause.code == "contradiction")


@rule(
    "P021",
    message=Words("{card} is out of reach: no game obtains it", "{card} es inalcanzable: ninguna partida la obtiene"),
    variants={
        "with_one": Words(
            "{card} is out of reach without {specialists}", "{card} es inalcanzable sin ayuda: solo con {specialists}"
        )
    },
    hint=Words(
        "ask for less Reputation, fewer cards or a shorter chain",
        "pidan menos Reputación, menos cartas o una cadena más corta",
    ),
    bad="""\
C01:
  cards:
    ⟦F01⟧: {requires: {reputation: '>=2', any: [P02]}}
""",
    good="""\
C01:
  cards:
    F01: {requires: {reputation: '>=0', any: [P02]}}
""",
)
def card_out_of_reach(verdict: Verdict) -> Iterator[Finding]:
    """The table reads its back all game long and can never turn it over.

    La mesa lee su dorso toda la partida y nunca puede darla vuelta.
    """
    for found in verdict.out_of_reach:
        values = {"card": found.card, "specialists": _listed(found.with_one)}
        variant = "with_one" if found.with_one else ""
        yield Finding(verdict.card_path(found.card), values, on_key=True, variant=variant)


@rule(
    "P032",
    message=Words(
        "{count} questions are not decided, such as: {question}",
        "{count} preguntas quedan sin decidir, como: {question}",
    ),
    hint=Words(
        "let the prover look at more positions (`--nodes`), or make the case less open",
        "permitan que la prueba mire más posiciones (`--nodes`), o hagan el caso menos abierto",
    ),
    bad="""\
cases: [C01]
M01: ~delete
⟦C01⟧:
  cards:
    P01: {effects: [{heat: +1}]}
""",
    good="""\
cases: [C01]
M01: ~delete
""",
)
def not_decided(verdict: Verdict) -> Iterator[Finding]:
    """What was not proved is not known: nobody may print «it can be solved» on it.

    Lo que no se probó no se sabe: nadie puede imprimir «tiene solución» sobre eso.
    """
    if verdict.gave_up:
        values = {"count": len(verdict.gave_up), "question": verdict.gave_up[0]}
        yield Finding(verdict.path, values, on_key=True)


@rule(
    "P033",
    severity="note",
    message=Words(
        "{thesis} leaves no turn to spare ({turns} of {turns})",
        "{thesis} no deja ningún turno libre ({turns} de {turns})",
    ),
    hint=Words(
        "a table that makes one mistake has lost it: open a shorter way",
        "la mesa que comete un error ya la perdió: abran un camino más corto",
    ),
    bad="""\
C01:
  solution:
    theses:
      ⟦structural⟧:
        claims:
          '1': {roles: {orden: {sources: [F01]}, cobro: {sources: [Q02]}}}
          '2': {roles: {poliza: {sources: [P01]}, valor: {sources: [P03]}}}
          '3': {roles: {cuerda: {sources: [I01]}}}
""",
    good="""\
C01:
  solution:
    theses:
      structural:
        claims:
          '1': {roles: {orden: {sources: [F01, Q01]}, cobro: {sources: [P02, Q02]}}}
""",
)
def no_turn_to_spare(verdict: Verdict) -> Iterator[Finding]:
    """Newcomers lose a turn or two to a wrong track; with none to lose, only the second game can be won.

    Quien juega por primera vez pierde un turno o dos en una pista falsa; sin margen, solo se gana la segunda partida.
    """
    for thesis in verdict.theses:
        if thesis.slack == 0:
            values = {"thesis": thesis.scope, "turns": verdict.turns}
            yield Finding(verdict.thesis_path(thesis.scope), values, on_key=True)


def _listed(value: object) -> object:
    return ", ".join(value) or "—" if isinstance(value, tuple) else value
