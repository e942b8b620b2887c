"""Proofs: every claim can be demonstrated, and survives one missing card or origin (rules §10.3).

In: a dossier.  Out: findings M075–M079.  A proof is a source of each role, of different groups.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations
from typing import TypeVar

from ..diagnostics import Finding, Words, rule
from ..model.dossier import ClaimAt, Dossier, Proof

CodeT = TypeVar("CodeT", bound=str)


@rule(
    "M075",
    message=Words(
        "the roles of {claim} cannot be filled from two groups",
        "los roles de {claim} no se pueden cubrir con dos grupos",
    ),
    hint=Words(
        "add a source of another group to one of its roles", "añadan a uno de sus roles una fuente de otro grupo"
    ),
    bad="""\
C01:
  solution:
    theses:
      operative:
        claims:
          '2':
            ⟦roles⟧:
              mano: {sources: [Q01]}
              oficio: {sources: [X01]}
""",
    good="""\
C01:
  solution:
    theses:
      operative:
        claims:
          '2': {roles: {mano: {sources: [Q01, X01]}}}
""",
)
def roles_from_one_group(dossier: Dossier) -> Iterator[Finding]:
    """A claim is demonstrated by two sources of different groups (§10); here no pair is.

    Demuestran una afirmación dos fuentes de grupos distintos (§10); aquí ningún par lo es.
    """
    for entry, proofs in _judged(dossier):
        if not proofs:
            yield _at_roles(entry)


@rule(
    "M076",
    message=Words("{claim} hangs on one card: {what}", "{claim} depende de una sola carta: {what}"),
    hint=Words("admit another source in the role of {what}", "admitan otra fuente en el rol de {what}"),
    bad="""\
C01:
  solution:
    theses:
      operative:
        claims: {'3': {⟦roles⟧: {ruta: {sources: [P02]}}}}
""",
    good="""\
C01:
  solution:
    theses:
      operative:
        claims:
          '3': {roles: {ruta: {sources: [P02, Q02]}}}
""",
)
def claim_hangs_on_one_card(dossier: Dossier) -> Iterator[Finding]:
    """A table that never turns this card over cannot win, however well it reasons (rules §10.3).

    La mesa que nunca dé vuelta esa carta no puede ganar, por bien que razone.
    """
    for entry, proofs in _judged(dossier):
        for code in _in_every(proofs):
            if code.letter != "X":
                yield _at_roles(entry, code)


@rule(
    "M077",
    message=Words("{claim} hangs on one origin: {what}", "{claim} depende de un solo origen: {what}"),
    hint=Words("admit a source of another group beside {what}", "admitan una fuente de otro grupo junto a {what}"),
    bad="""\
C01:
  solution:
    theses:
      operative:
        claims:
          '1': {⟦roles⟧: {llave: {sources: [P01, N01]}}}
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
def claim_hangs_on_one_group(dossier: Dossier) -> Iterator[Finding]:
    """If this origin is silenced or missed, no pair of sources is left (rules §10.3).

    Si ese origen se silencia o se pasa por alto, no queda ningún par de fuentes.
    """
    for entry, proofs in _judged(dossier):
        if not _in_every(proofs):
            for group in _in_every([[str(dossier.group(code)) for code in proof] for proof in proofs]):
                yield _at_roles(entry, group)


@rule(
    "M078",
    message=Words(
        "{claim} has no two proofs without a common card", "{claim} no tiene dos pruebas sin cartas en común"
    ),
    hint=Words(
        "admit further sources, so that two pairs share no card",
        "admitan más fuentes, de modo que dos pares no compartan carta",
    ),
    bad="""\
C01:
  solution:
    theses:
      operative:
        claims:
          '2':
            ⟦roles⟧:
              mano: {sources: [Q01, P03]}
              oficio: {sources: [P03, P02]}
""",
    good="""\
C01:
  solution:
    theses:
      operative:
        claims:
          '2': {roles: {mano: {sources: [Q01, X01]}}}
""",
)
def no_two_disjoint_proofs(dossier: Dossier) -> Iterator[Finding]:
    """Three pairs can hang together in a ring without one common card: still two lost cards undo them all.

    Tres pares pueden formar un anillo sin una carta común: aun así, dos cartas perdidas los deshacen todos.
    """
    for entry, proofs in _judged(dossier):
        hangs = not proofs or _in_every(proofs)
        if not hangs and all(set(one) & set(other) for one, other in combinations(proofs, 2)):
            yield _at_roles(entry)


@rule(
    "M079",
    message=Words("the confrontation is the only way to {claim}", "la confrontación es la única vía hacia {claim}"),
    hint=Words("admit a source in the place of {what}", "admitan una fuente en lugar de {what}"),
    bad="""\
C01:
  solution:
    theses:
      operative:
        claims: {'2': {⟦roles⟧: {mano: {sources: [X01]}}}}
""",
    good="""\
C01:
  solution:
    theses:
      operative:
        claims:
          '2': {roles: {mano: {sources: [X01, Q01]}}}
""",
)
def confrontation_is_the_only_way(dossier: Dossier) -> Iterator[Finding]:
    """A confrontation asks for both sides first: too long a way to be the only one (rules §10.3).

    Una confrontación pide antes los dos lados: camino demasiado largo para ser el único.
    """
    for entry, proofs in _judged(dossier):
        for code in _in_every(proofs):
            if code.letter == "X":
                yield _at_roles(entry, code)


def _judged(dossier: Dossier) -> Iterator[tuple[ClaimAt, tuple[Proof, ...]]]:
    """Claims whose roles are filled with sources, and their proofs; other rules speak of the rest (`rubric.py`)."""
    for entry in dossier.claims:
        roles = [role.sources for role in entry.claim.roles.values()]
        if len(roles) == 2 and all(roles) and all(code in dossier.sources for role in roles for code in role):
            yield entry, dossier.proofs[entry.name]


def _at_roles(entry: ClaimAt, what: str = "") -> Finding:
    """At the roles of a claim; a card or group of the rubric is a secret."""
    values = {"claim": entry.name, "what": what}
    return Finding((*entry.path, "roles"), values, on_key=True, solution=bool(what))


def _in_every(proofs: Sequence[Collection[CodeT]]) -> list[CodeT]:
    """What all proofs have in common."""
    return sorted(set.intersection(*map(set, proofs))) if proofs else []
