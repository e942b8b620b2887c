"""What earlier cases left, and dead ends (rules §10.4, §10.6).

In: a `Verdict`.  Out: findings P026, P031.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..diagnostics import Finding, Words, rule
from ..prover.verdict import Verdict


@rule(
    "P026",
    message=Words(
        "dead end: only {playable} cards can always be played; there are {turns} turns ({start})",
        "callejón sin salida: solo {playable} cartas se pueden jugar siempre; hay {turns} turnos ({start})",
    ),
    hint=Words(
        "let one more card ask for nothing, or for what is always to be had",
        "hagan que una carta más no pida nada, o pida algo que siempre se puede tener",
    ),
    bad="""\
M01:
  early_interview: ~delete
  ⟦cards⟧:
    Q01: {requires: {any: [P01], reputation: '>=1'}}
""",
    good="""\
M01:
  cards:
    Q01: {requires: {any: [P01, P02]}}
""",
)
def dead_end(verdict: Verdict) -> Iterator[Finding]:
    """The table would sit before the board with a turn and nothing to do in it (rules §10.6).

    La mesa se quedaría ante el tablero con un turno y nada que hacer en él.
    """
    if verdict.dead_ends:
        worst = min(verdict.dead_ends, key=lambda end: end.playable)
        values = {"playable": worst.playable, "turns": worst.turns, "start": start_text(worst.campaign.seeds)}
        yield Finding((verdict.case, "cards"), values, on_key=True)


@rule(
    "P031",
    message=Words(
        "{thesis} cannot be demonstrated in {count} of {all} seed states, such as {start}",
        "{thesis} no se puede demostrar en {count} de {all} estados de las semillas, como {start}",
    ),
    variants={
        "wrong": Words(
            "{thesis} cannot be demonstrated after a wrong theory in the case before",
            "{thesis} no se puede demostrar después de una teoría errónea en el caso anterior",
        ),
        "strong": Words(
            "{thesis} cannot be demonstrated when an interview opens early ({start})",
            "{thesis} no se puede demostrar cuando una entrevista se abre antes ({start})",
        ),
    },
    hint=Words(
        "no failure may close the next case: give its claims sources that hang on no seed",
        "ningún fracaso puede cerrar el caso siguiente: den a sus afirmaciones fuentes que no dependan de una semilla",
    ),
    bad="""\
M01:
  cards:
    V01: {recover: {text: Aparece., cost: [{lose_action: 2}]}}
    Q01: {requires: {all: [S01]}}
  solution:
    theses:
      ⟦operative⟧:
        claims:
          '1': {roles: {uno: {sources: [P01, S01]}, dos: {sources: [Q01]}}}
""",
    good="""\
M01:
  solution:
    theses:
      operative:
        claims:
          '1': {roles: {uno: {sources: [P01, S01]}, dos: {sources: [P02, Q01]}}}
""",
)
def start_not_demonstrable(verdict: Verdict) -> Iterator[Finding]:
    """The campaign must remember a failure without punishing it twice (§11).

    La campaña debe recordar un fracaso sin castigarlo dos veces.
    """
    for thesis in verdict.theses:
        tried = [start for start in verdict.starts if start.scope == thesis.scope]
        lost = [start for start in tried if start.adversarial == "no"]
        if lost and (verdict.kind == "meta" or thesis.demonstrable):
            path, campaign = verdict.thesis_path(thesis.scope), lost[0].campaign
            values = {"count": len(lost), "all": len(tried), "start": start_text(campaign.seeds)}
            variant = "" if verdict.kind == "meta" else "wrong" if campaign.previous_wrong else "strong"
            yield Finding(path, {"thesis": thesis.scope, **values}, on_key=True, variant=variant)


def start_text(seeds: Iterable[tuple[str, str]]) -> str:
    """`S01 absent, S02 strong`, in the words of the sources."""
    return ", ".join(f"S{case[1:]} {state}" for case, state in seeds) or "…"
