"""Contradictions: two sides, and cards that settle them (rules §5).

In: a dossier.  Out: findings M080–M083.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..diagnostics import Finding, Path, Words, rule
from ..model.case import Contradiction
from ..model.dossier import Dossier


@rule(
    "M080",
    message=Words("nothing settles contradiction `{name}`", "nada resuelve la contradicción `{name}`"),
    hint=Words(
        "name a confrontation, an audit or a source under `settled_by:`",
        "nombren en `settled_by:` una confrontación, una auditoría o una fuente",
    ),
    bad="""\
C01:
  solution:
    contradictions:
      guantes: {⟦settled_by⟧: []}
""",
    good="""\
C01:
  solution:
    contradictions:
      guantes: {settled_by: [X01]}
""",
)
def contradiction_unsettled(dossier: Dossier) -> Iterator[Finding]:
    """Once open it would stay open, and no claim that rests on the fact could be demonstrated (§6).

    Una vez abierta seguiría abierta, y nada que se apoye en ese hecho podría demostrarse (§6).
    """
    for name, dispute, path in _contradictions(dossier):
        if not dispute.settled_by:
            yield Finding((*path, "settled_by"), {"name": name}, on_key=True)


@rule(
    "M081",
    message=Words(
        "contradiction `{name}` has nobody on side {side}",
        "la contradicción `{name}` no tiene a nadie en el lado {side}",
    ),
    hint=Words("name at least one card on each side", "nombren al menos una carta en cada lado"),
    bad="""\
C01:
  solution:
    contradictions:
      guantes: {⟦b⟧: []}
""",
    good="""\
C01:
  solution:
    contradictions:
      guantes: {b: [P03]}
""",
)
def contradiction_without_side(dossier: Dossier) -> Iterator[Finding]:
    """A contradiction opens when a source of each side is obtained; this one never can.

    Una contradicción se abre al obtener una fuente de cada lado; esta no puede.
    """
    for name, dispute, path in _contradictions(dossier):
        for side, codes in (("a", dispute.a), ("b", dispute.b)):
            if not codes:
                yield Finding((*path, side), {"name": name, "side": side}, on_key=True)


@rule(
    "M082",
    message=Words(
        "{card} settles contradiction `{name}` and takes a side in it",
        "{card} resuelve la contradicción `{name}` y está en uno de sus lados",
    ),
    hint=Words("leave {card} in one of both places", "dejen a {card} en uno solo de los dos sitios"),
    bad="""\
C01:
  solution:
    contradictions:
      guantes: {settled_by: [X01, ⟦P03⟧]}
""",
    good="""\
C01:
  solution:
    contradictions:
      guantes: {settled_by: [X01]}
""",
)
def settling_card_takes_a_side(dossier: Dossier) -> Iterator[Finding]:
    """One of the two statements would settle the quarrel by itself: then there is none.

    Una de las dos declaraciones resolvería sola la disputa: entonces no la hay.
    """
    for name, dispute, path in _contradictions(dossier):
        for position, code in enumerate(dispute.settled_by):
            if code in dispute.a or code in dispute.b:
                yield Finding((*path, "settled_by", position), {"name": name, "card": code}, solution=True)


@rule(
    "M083",
    message=Words(
        "{card} stands on both sides of contradiction `{name}`",
        "{card} está en los dos lados de la contradicción `{name}`",
    ),
    hint=Words("leave {card} on one side", "dejen a {card} en un solo lado"),
    bad="""\
C01:
  solution:
    contradictions:
      guantes: {b: [P03, ⟦Q01⟧]}
""",
    good="""\
C01:
  solution:
    contradictions:
      guantes: {b: [P03]}
""",
)
def card_on_both_sides(dossier: Dossier) -> Iterator[Finding]:
    """A single card would open the contradiction with itself.

    Una sola carta abriría la contradicción consigo misma.
    """
    for name, dispute, path in _contradictions(dossier):
        for position, code in enumerate(dispute.b):
            if code in dispute.a:
                yield Finding((*path, "b", position), {"name": name, "card": code}, solution=True)


def _contradictions(dossier: Dossier) -> Iterator[tuple[str, Contradiction, Path]]:
    for name, dispute in dossier.solution.contradictions.items():
        yield name, dispute, (*dossier.solution_path, "contradictions", name)
