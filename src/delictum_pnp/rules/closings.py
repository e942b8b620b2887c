"""Closings: the city answers each of them, and one thesis at least can be published (rules §8, §10.5).

In: a dossier.  Out: findings M087, M088, P005, P006.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ..diagnostics import Finding, Words, rule
from ..model.case import ENDINGS
from ..model.dossier import ClaimAt, Dossier


@rule(
    "M087",
    message=Words("closing `{closing}` has no reactions", "el cierre `{closing}` no tiene reacciones"),
    hint=Words("write full, partial and failure for: {known}", "escriban full, partial y failure para: {known}"),
    variants={"unknown": Words("`{closing}` is not a closing of this kit", "`{closing}` no es un cierre de esta caja")},
    bad="""\
C01:
  solution:
    ⟦reactions⟧:
      entrega: ~delete
""",
    good="""\
C01:
  solution:
    reactions:
      entrega: {full: Se juzga.}
""",
)
def closing_without_reactions(dossier: Dossier) -> Iterator[Finding]:
    """Each case prints how the city answers, for every closing and result (§10).

    Cada caso imprime cómo responde la ciudad, para cada cierre y cada resultado (§10).
    """
    closings, written = dossier.info.closings, dossier.solution.reactions
    known = ", ".join(closings)
    path = (*dossier.solution_path, "reactions")
    for closing in closings:
        if closing not in written:
            yield Finding(path, {"closing": closing, "known": known}, on_key=True)
    for closing in written:
        if closing not in closings:
            yield Finding((*path, closing), {"closing": closing, "known": known}, on_key=True, variant="unknown")


@rule(
    "M088",
    message=Words("the epilogue `{ending}` is missing", "falta el epílogo `{ending}`"),
    hint=Words("write epilogues for: {known}", "escriban epílogos para: {known}"),
    variants={
        "case": Words("only a metacase has epilogues", "solo un metacaso tiene epílogos"),
    },
    bad="""\
M01:
  solution:
    ⟦epilogues⟧:
      weak: ~delete
""",
    good="""\
M01:
  solution:
    epilogues: {weak: Se olvida todo.}
""",
)
def campaign_without_epilogue(dossier: Dossier) -> Iterator[Finding]:
    """The metacase ends the campaign, whatever became of the cases before it (§11).

    El metacaso cierra la campaña, sea lo que sea de los casos anteriores (§11).
    """
    written, known = dossier.solution.epilogues, ", ".join(ENDINGS)
    path = (*dossier.solution_path, "epilogues")
    if dossier.case.kind == "case":
        if written:
            yield Finding(path, on_key=True, variant="case")
        return
    for ending in ENDINGS:
        if ending not in written:
            yield Finding(path, {"ending": ending, "known": known}, on_key=True)


@rule(
    "P005",
    severity="warning",
    message=Words(
        "{claim} cannot be published: no two citable groups", "{claim} no se puede publicar: no hay dos grupos citables"
    ),
    hint=Words("make a source of another group citable", "hagan citable una fuente de otro grupo"),
    bad="""\
C01:
  solution:
    theses:
      operative:
        claims:
          '3':
            ⟦roles⟧:
              caja: {sources: [I01]}
              ruta: {sources: [Q02]}
""",
    good="""\
C01:
  solution:
    theses:
      operative:
        claims:
          '3':
            roles:
              caja: {sources: [P01]}
              ruta: {sources: [Q02]}
""",
)
def claim_cannot_be_published(dossier: Dossier) -> Iterator[Finding]:
    """A public exposition of this thesis always stays limited (§10).

    La exposición pública de esta tesis queda siempre limitada (§10).
    """
    for entry in dossier.claims:
        if dossier.proofs[entry.name] and not _publishable(dossier, entry):
            yield Finding((*entry.path, "roles"), {"claim": entry.name}, on_key=True)


@rule(
    "P006",
    message=Words("no thesis of this case can be published", "ninguna tesis de este caso se puede publicar"),
    hint=Words(
        "give the claims of at least one thesis two citable groups each",
        "den a las afirmaciones de al menos una tesis dos grupos citables cada una",
    ),
    bad="""\
C01:
  solution:
    ⟦theses⟧:
      operative:
        claims:
          '3':
            roles:
              caja: {sources: [I01]}
              ruta: {sources: [Q02]}
      structural:
        claims:
          '1':
            roles:
              orden: {sources: [I01]}
              cobro: {sources: [Q02]}
""",
    good="""\
C01:
  solution:
    theses:
      operative:
        claims:
          '3':
            roles:
              caja: {sources: [I01]}
              ruta: {sources: [Q02]}
""",
)
def no_thesis_can_be_published(dossier: Dossier) -> Iterator[Finding]:
    """One of the three closings would be out of reach whatever the table does (rules §10.5).

    Uno de los tres cierres estaría fuera de alcance, haga lo que haga la mesa.
    """
    failing = {entry.name.split(".")[0] for entry in dossier.claims if not _publishable(dossier, entry)}
    if dossier.claims and failing == set(dossier.solution.theses):
        yield Finding((*dossier.solution_path, "theses"), on_key=True)


def _publishable(dossier: Dossier, entry: ClaimAt) -> bool:
    """Two citable sources of different groups: any two admissible, or the decisive pair (rules §11)."""
    admissible = {code for role in entry.claim.roles.values() for code in role.sources if code in dossier.sources}
    citable = {code for code in admissible if dossier.may_be_citable(code)}
    if dossier.info.edition.readings.citable_groups == "any_two":
        return any(dossier.group(a) != dossier.group(b) for a, b in combinations(sorted(citable), 2))
    return any(set(proof) <= citable for proof in dossier.proofs[entry.name])
