"""The rubric: complete, and answering what the players are asked (rules §8, §10.3).

In: a dossier.  Out: findings M070–M074.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..diagnostics import Finding, Path, Words, rule
from ..model.case import SCOPES
from ..model.dossier import Dossier


@rule(
    "M070",
    message=Words("{where} has no {part}", "en {where} falta {part}"),
    hint=Words(
        "two scopes (operative, structural), {claims} claims each, {roles} roles per claim",
        "dos alcances (operative, structural), {claims} afirmaciones cada uno, {roles} roles por afirmación",
    ),
    variants={
        "roles": Words(
            "claim {where} has {part} roles, not {roles}", "la afirmación {where} tiene {part} roles, no {roles}"
        )
    },
    bad="""\
C01:
  solution:
    theses:
      operative: {⟦claims⟧: {'3': ~delete}}
""",
    good="""\
C01:
  solution:
    theses:
      operative: {claims: {'3': {answer: En la casa}}}
""",
)
def incomplete_rubric(dossier: Dossier) -> Iterator[Finding]:
    """A theory has three answers with two decisive sources each (§10); the solution must judge all of them.

    Una teoría tiene tres respuestas con dos fuentes decisivas cada una (§10); la solución debe juzgarlas todas.
    """
    edition = dossier.info.edition
    size = {"claims": edition.claims, "roles": edition.sources_per_claim}
    theses: Path = (*dossier.solution_path, "theses")
    for scope in SCOPES:
        thesis = dossier.solution.theses.get(scope)
        if thesis is None:
            yield Finding(theses, {"where": "theses", "part": scope, **size}, on_key=True)
            continue
        for number in range(1, edition.claims + 1):
            if str(number) not in thesis.claims:
                yield Finding((*theses, scope, "claims"), {"where": scope, "part": str(number), **size}, on_key=True)
    for name, claim, path in dossier.claims:
        if len(claim.roles) != edition.sources_per_claim:
            values = {"where": name, "part": len(claim.roles), **size}
            yield Finding((*path, "roles"), values, on_key=True, variant="roles")


@rule(
    "M071",
    message=Words(
        "question {claim} has no answer in the solution", "la pregunta {claim} no tiene respuesta en la solución"
    ),
    hint=Words(
        "write the same claims in `theory:` and in the solution's `theses:`",
        "escriban las mismas afirmaciones en `theory:` y en `theses:` de la solución",
    ),
    variants={
        "unasked": Words(
            "claim {claim} answers no public question", "la afirmación {claim} no responde a ninguna pregunta pública"
        )
    },
    bad="""\
C01:
  ⟦theory⟧:
    structural:
      claims: {'3': ~delete}
""",
    good="""\
C01:
  theory:
    structural:
      claims: {'3': ¿Cómo se ocultó?}
""",
)
def question_and_answer_differ(dossier: Dossier) -> Iterator[Finding]:
    """The table writes its theory under the printed questions; each must be the one that the solution answers.

    La mesa escribe su teoría bajo las preguntas impresas; cada una debe ser la que responde la solución.
    """
    asked = {f"{scope}.{number}" for scope, questions in dossier.case.theory.items() for number in questions.claims}
    answered = {entry.name for entry in dossier.claims}
    for name in sorted(asked - answered):
        scope, number = name.split(".")
        yield Finding((*dossier.path, "theory", scope, "claims", number), {"claim": name}, on_key=True)
    for name in sorted(answered - asked):
        yield Finding((*dossier.path, "theory"), {"claim": name}, on_key=True, variant="unasked")


@rule(
    "M072",
    message=Words(
        "claim {claim} says nothing that an answer must state",
        "la afirmación {claim} no dice qué debe contener la respuesta",
    ),
    hint=Words("list under `must_state:` what counts as right", "enumeren en `must_state:` lo que cuenta como acierto"),
    bad="""\
C01:
  solution:
    theses:
      operative:
        claims: {'1': {⟦must_state⟧: {a: ~delete}}}
""",
    good="""\
C01:
  solution:
    theses:
      operative:
        claims: {'1': {must_state: {a: el sobrino}}}
""",
)
def nothing_to_state(dossier: Dossier) -> Iterator[Finding]:
    """Synonyms count (§10), so the table needs to know which facts an answer has to hold.

    Los sinónimos cuentan (§10), así que la mesa necesita saber qué hechos debe contener la respuesta.
    """
    for name, claim, path in dossier.claims:
        if not claim.must_state:
            yield Finding((*path, "must_state"), {"claim": name}, on_key=True)


@rule(
    "M073",
    message=Words(
        "a role of claim {claim} has no admissible source", "un rol de la afirmación {claim} no admite ninguna fuente"
    ),
    hint=Words("list at least two cards under `sources:`", "enumeren al menos dos cartas en `sources:`"),
    bad="""\
C01:
  solution:
    theses:
      operative:
        claims: {'1': {roles: {llave: {⟦sources⟧: []}}}}
""",
    good="""\
C01:
  solution:
    theses:
      operative:
        claims:
          '1': {roles: {llave: {sources: [P01, N01, Q01]}}}
""",
)
def role_without_source(dossier: Dossier) -> Iterator[Finding]:
    """Nobody could ever demonstrate this claim.

    Nadie podría demostrar nunca esta afirmación.
    """
    for name, claim, path in dossier.claims:
        for role, content in claim.roles.items():
            if not content.sources:
                yield Finding((*path, "roles", role, "sources"), {"claim": name}, on_key=True)


@rule(
    "M074",
    message=Words(
        "{card} stands in a role but is no source: it has no group",
        "{card} figura en un rol pero no es fuente: no tiene grupo",
    ),
    hint=Words("give {card} a `group:`, or take it out of the role", "den a {card} un `group:`, o quítenla del rol"),
    bad="""\
C01:
  solution:
    theses:
      operative:
        claims:
          '1': {roles: {hora: {sources: [P02, P03, ⟦S01⟧]}}}
""",
    good="""\
C01:
  solution:
    theses:
      operative:
        claims:
          '1': {roles: {hora: {sources: [P02, P03]}}}
""",
)
def role_cites_no_source(dossier: Dossier) -> Iterator[Finding]:
    """The table writes the group beside each decisive source (§10); this card has none to write.

    La mesa anota el grupo junto a cada fuente decisiva (§10); esta carta no tiene ninguno.
    """
    for _, claim, path in dossier.claims:
        for role, content in claim.roles.items():
            for position, code in enumerate(content.sources):
                if code in dossier.case.cards and code not in dossier.sources:
                    yield Finding((*path, "roles", role, "sources", position), {"card": code}, solution=True)
