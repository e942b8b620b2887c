"""Origin groups and standing: who brings a source, and whether it may be shown (rules §5).

In: a dossier.  Out: findings M050–M055.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..diagnostics import Finding, Words, rule
from ..model.cards import SourceCard
from ..model.dossier import Dossier

ALWAYS_SOURCES = "PFIN"
"""Letters that give a source whenever they are obtained (§5, §6); Q and X only if they print a group."""


@rule(
    "M050",
    message=Words("{card} is a source without an origin group", "{card} es una fuente sin grupo de origen"),
    hint=Words(
        "add `group:`; copies of one original share theirs",
        "añadan `group:`; las copias de un original comparten el suyo",
    ),
    bad="""\
C01:
  cards:
    ⟦P01⟧: {group: ~delete, standing: ~delete}
""",
    good="""\
C01:
  cards:
    P01: {group: G01, standing: citable}
""",
)
def source_without_group(dossier: Dossier) -> Iterator[Finding]:
    """Two decisive sources must come from different groups (§10); one that shows none cannot be paired.

    Dos fuentes decisivas deben venir de grupos distintos (§10); la que no muestra grupo no puede formar par.
    """
    metacase = "S" if dossier.case.kind == "meta" else ""
    for card in dossier.case.of(SourceCard):
        if card.code.letter in ALWAYS_SOURCES + metacase and not card.is_source:
            yield Finding(dossier.card_path(card), {"card": card.code}, on_key=True)


@rule(
    "M051",
    message=Words("{card} has a group but no standing", "{card} tiene grupo pero no condición"),
    hint=Words(
        "add `standing: citable` or `standing: confidential`", "añadan `standing: citable` o `standing: confidential`"
    ),
    bad="""\
C01:
  cards:
    P01: {⟦group⟧: G01, standing: ~delete}
""",
    good="""\
C01:
  cards:
    P01: {group: G01, standing: citable}
""",
)
def source_without_standing(dossier: Dossier) -> Iterator[Finding]:
    """The table must know whether it may publish a source (§6).

    La mesa debe saber si puede publicar una fuente (§6).
    """
    for card in dossier.case.of(SourceCard):
        if card.is_source and card.standing is None:
            yield Finding((*dossier.card_path(card), "group"), {"card": card.code}, on_key=True)


@rule(
    "M052",
    message=Words("{card} has a standing but no group", "{card} tiene condición pero no grupo"),
    hint=Words(
        "add `group:`, or remove `standing:` if it is no source",
        "añadan `group:`, o quiten `standing:` si no es una fuente",
    ),
    bad="""\
C01:
  cards:
    S01: {⟦standing⟧: citable}
""",
    good="""\
C01:
  cards:
    S01: {title: La caja}
""",
)
def standing_without_group(dossier: Dossier) -> Iterator[Finding]:
    """A standing belongs to a source, and every source shows its origin (§6).

    La condición es propia de una fuente, y toda fuente muestra su origen (§6).
    """
    for card in dossier.case.of(SourceCard):
        if card.standing is not None and not card.is_source:
            yield Finding((*dossier.card_path(card), "standing"), {"card": card.code}, on_key=True)


@rule(
    "M053",
    message=Words("group {group} is not declared in the solution", "el grupo {group} no está declarado en la solución"),
    hint=Words("declare it under `groups:`, or use one of {known}", "declárenlo en `groups:`, o usen uno de {known}"),
    bad="""\
C01:
  cards:
    P03: {group: ⟦G77⟧}
  solution:
    groups:
      G03: ~delete
""",
    good="""\
C01:
  cards:
    P03: {group: G03}
""",
)
def undeclared_group(dossier: Dossier) -> Iterator[Finding]:
    """The solution explains where each group comes from; the table will look this one up.

    La solución explica de dónde viene cada grupo; la mesa buscará este.
    """
    known = ", ".join(dossier.solution.groups)
    for card in dossier.case.sources:
        if card.group not in dossier.solution.groups:
            yield Finding((*dossier.card_path(card), "group"), {"group": card.group, "known": known})


@rule(
    "M054",
    message=Words("no source has group {group}", "ninguna fuente tiene el grupo {group}"),
    hint=Words(
        "remove it, or give it to the source that it was meant for",
        "quítenlo, o pónganlo en la fuente a la que pertenece",
    ),
    bad="""\
C01:
  solution:
    groups:
      ⟦G09⟧: portero
""",
    good="""\
C01:
  solution:
    groups:
      G08: desván
""",
)
def group_without_source(dossier: Dossier) -> Iterator[Finding]:
    """The solution would explain an origin that nobody met: often a card with the wrong group.

    La solución explicaría un origen que nadie encontró: a menudo hay una carta con el grupo equivocado.
    """
    used = {card.group for card in dossier.case.sources}
    for group in dossier.solution.groups:
        if group not in used:
            yield Finding((*dossier.solution_path, "groups", group), {"group": group}, on_key=True)


@rule(
    "M055",
    message=Words(
        "{card} has group {group}, {other} has {other_group}",
        "{card} tiene el grupo {group}; {other}, el {other_group}",
    ),
    hint=Words("readings of one original share its group", "las lecturas de un mismo original comparten su grupo"),
    bad="""\
C01:
  solution:
    same_original:
      llave: [P01, ⟦P02⟧]
""",
    good="""\
C01:
  solution:
    same_original:
      llave: [P01, N01]
""",
)
def readings_in_different_groups(dossier: Dossier) -> Iterator[Finding]:
    """Otherwise one paper and its copy would prove a claim together (§6).

    De lo contrario, un papel y su copia probarían juntos una afirmación (§6).
    """
    for name, codes in dossier.solution.same_original.items():
        known = [(position, code) for position, code in enumerate(codes) if code in dossier.case.cards]
        for position, code in known:
            other = known[0][1]
            group, first = dossier.group(code), dossier.group(other)
            if group != first:
                values = {"card": code, "group": group or "—", "other": other, "other_group": first or "—"}
                yield Finding((*dossier.solution_path, "same_original", name, position), values)
