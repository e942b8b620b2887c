"""Specialists' notes: they keep the clue's group and belong to a specialist who writes notes (rules §5, §7).

In: a dossier.  Out: findings M060–M061.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..diagnostics import Finding, Words, rule
from ..model.cards import SpecialistNote
from ..model.dossier import Dossier


@rule(
    "M060",
    message=Words(
        "{note} has group {group}, its clue {clue} has {expected}",
        "{note} tiene el grupo {group}; su pista {clue}, el {expected}",
    ),
    hint=Words("write `group: {expected}`", "escriban `group: {expected}`"),
    bad="""\
C01:
  cards:
    N01: {group: ⟦G02⟧}
  solution:
    same_original:
      llave: ~delete
""",
    good="""\
C01:
  cards:
    N01: {group: G01}
""",
)
def note_group_differs(dossier: Dossier) -> Iterator[Finding]:
    """A note looks closer at the same thing: with the clue it may not count as a second origin (§6).

    Una nota mira más de cerca lo mismo: junto a la pista no puede contar como segundo origen (§6).
    """
    for note in dossier.case.of(SpecialistNote):
        expected = dossier.group(note.clue)
        if note.group and expected and note.group != expected:
            values = {"note": note.code, "group": note.group, "clue": note.clue, "expected": expected}
            yield Finding((*dossier.card_path(note), "group"), values)


@rule(
    "M061",
    message=Words(
        "`{specialist}` is not a specialist of this kit", "`{specialist}` no es un especialista de esta caja"
    ),
    hint=Words("specialists with notes: {known}", "especialistas con notas: {known}"),
    variants={"mute": Words("specialist `{specialist}` has no notes", "el especialista `{specialist}` no tiene notas")},
    bad="""\
C01:
  cards:
    N01: {specialist: ⟦mediador⟧}
""",
    good="""\
C01:
  cards:
    N01: {specialist: analista}
""",
)
def note_of_no_specialist(dossier: Dossier) -> Iterator[Finding]:
    """Nobody at the table could ever read this note (§9).

    Nadie en la mesa podría leer nunca esta nota (§9).
    """
    specialists = dossier.info.specialists
    known = ", ".join(name for name, specialist in specialists.items() if specialist.notes)
    for note in dossier.case.of(SpecialistNote):
        specialist = specialists.get(note.specialist)
        if specialist is None or not specialist.notes:
            values = {"specialist": note.specialist, "known": known or "—"}
            yield Finding((*dossier.card_path(note), "specialist"), values, variant="mute" if specialist else "")
