"""Whether a thesis can be published whole (rules §10.5).

In: a `Verdict`.  Out: findings P029–P030.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..diagnostics import Finding, Words, rule
from ..prover.verdict import ThesisVerdict, Verdict


@rule(
    "P029",
    message=Words(
        "no thesis can be published whole: citable groups are missing",
        "ninguna tesis admite exposición pública: faltan grupos citables",
    ),
    hint=Words(
        "give each claim of one thesis two citable sources of different groups",
        "den a cada afirmación de una tesis dos fuentes citables de grupos distintos",
    ),
    bad="""\
M01:
  cards:
    P01: {standing: confidential}
    P02: {standing: confidential}
    Q01: {standing: confidential}
  solution: {⟦theses⟧: {}}
""",
    good="""\
M01:
  cards:
    Q01: {standing: confidential}
""",
)
def no_public_exposition(verdict: Verdict) -> Iterator[Finding]:
    """One of the three closings would be a trap for every table (rules §10.5).

    Uno de los tres cierres sería una trampa para cualquier mesa.
    """
    if _nothing_to_publish(verdict):
        yield Finding((verdict.case, "solution", "theses"), on_key=True)


@rule(
    "P030",
    severity="note",
    message=Words(
        "{thesis} can be published whole only if the crises are kind",
        "{thesis} solo admite exposición pública si las crisis ayudan",
    ),
    variants={
        "reading": Words(
            "{thesis} can be published whole, but not with the two decisive sources of every claim",
            "{thesis} admite exposición pública, pero no con las dos fuentes decisivas de cada afirmación",
        ),
        "never": Words("{thesis} cannot be published whole", "{thesis} no admite exposición pública"),
    },
    hint=Words("admit further citable sources", "admitan más fuentes citables"),
    bad="""\
C01:
  cards:
    Q01: {standing: confidential}
    F01: {standing: confidential}
  solution:
    theses:
      ⟦structural⟧:
        claims:
          '1': {roles: {orden: {sources: [F01, Q01]}, cobro: {sources: [P02, Q02]}}}
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
def exposition_at_risk(verdict: Verdict) -> Iterator[Finding]:
    """A table that chooses to publish should know in the game, not after it, what it lacks.

    Una mesa que elige publicar debería saber en la partida, y no después, qué le falta.
    """
    for thesis in () if _nothing_to_publish(verdict) else verdict.theses:
        if thesis.demonstrable and (variant := _exposition(thesis)) is not None:
            yield Finding(verdict.thesis_path(thesis.scope), {"thesis": thesis.scope}, on_key=True, variant=variant)


def _nothing_to_publish(verdict: Verdict) -> bool:
    answers = [found.cooperative for _, found in verdict.exposed if found.reading == "any_two"]
    return bool(answers) and all(answer == "no" for answer in answers)


def _exposition(thesis: ThesisVerdict) -> str | None:
    """Variant of the message; None when there is nothing to say."""
    wide, strict = thesis.exposition
    if wide.cooperative == "no":
        return "never"
    if wide.adversarial == "no":
        return ""
    return "reading" if wide.adversarial == "yes" and strict.adversarial == "no" else None
