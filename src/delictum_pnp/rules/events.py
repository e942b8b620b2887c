"""Events and seeds: numbered by the turn, one per earlier case (rules §1, §9).

In: a dossier.  Out: findings M090–M092.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..diagnostics import Finding, Words, rule
from ..model.cards import Event, Recovery, Seed
from ..model.dossier import Dossier


@rule(
    "M090",
    message=Words("event {event} is missing", "falta el evento {event}"),
    hint=Words("event turns of this edition: {turns}", "turnos con evento de esta edición: {turns}"),
    variants={
        "surplus": Words(
            "turn {turn} has no event, yet {event} is written",
            "el turno {turn} no tiene evento, pero {event} está escrito",
        )
    },
    bad="""\
C01:
  cards:
    ⟦A03⟧: {title: Otro rumor, text: Llueve.}
""",
    good="""\
C01:
  cards:
    A02: {title: Rumor}
""",
)
def events_differ_from_turns(dossier: Dossier) -> Iterator[Finding]:
    """The number of an event is its turn: the table turns over that card, without looking anything up (§4.5).

    El número de un evento es su turno: la mesa da vuelta esa carta sin consultar nada (§4.5).
    """
    expected = {f"A{turn:02}": turn for turn in dossier.counts.event_turns}
    written = {str(event.code): event.code.number for event in dossier.case.of(Event)}
    turns = ", ".join(str(turn) for turn in dossier.counts.event_turns)
    for code, turn in sorted({**expected, **written}.items()):
        values = {"event": code, "turn": turn, "turns": turns}
        if code not in written:
            yield Finding((*dossier.path, "cards"), values, on_key=True)
        elif code not in expected:
            yield Finding((*dossier.path, "cards", code), values, on_key=True, variant="surplus")


@rule(
    "M091",
    message=Words("seed {seed} is missing", "falta la semilla {seed}"),
    hint=Words("seeds of this case: {expected}", "semillas de este caso: {expected}"),
    variants={"surplus": Words("{seed} is no seed of this case", "{seed} no es una semilla de este caso")},
    bad="C01: {⟦cards⟧: {S01: ~delete}}",
    good="C01: {cards: {S01: {title: La caja}}}",
)
def seeds_differ_from_cases(dossier: Dossier) -> Iterator[Finding]:
    """A seed has its case's number: a case leaves its own, the metacase reads those of all earlier ones (§11).

    Una semilla lleva el número de su caso: un caso deja la suya; el metacaso lee las de todos los anteriores (§11).
    """
    own = [int(dossier.case.code[1:])] if dossier.counts.S else []
    numbers = own if dossier.case.kind == "case" else range(1, dossier.counts.S + 1)
    expected = [f"S{number:02}" for number in numbers]
    written = [str(seed.code) for seed in dossier.case.of(Seed)]
    values = {"expected": ", ".join(expected) or "—"}
    for code in expected:
        if code not in written:
            yield Finding((*dossier.path, "cards"), {"seed": code, **values}, on_key=True)
    for code in written:
        if code not in expected:
            yield Finding((*dossier.path, "cards", code), {"seed": code, **values}, on_key=True, variant="surplus")


@rule(
    "M092",
    message=Words("seed {seed} has no recovery card", "la semilla {seed} no tiene carta de recuperación"),
    hint=Words("write one V card with `seed: {seed}`", "escriban una carta V con `seed: {seed}`"),
    variants={
        "twice": Words(
            "seed {seed} has {found} recovery cards", "la semilla {seed} tiene {found} cartas de recuperación"
        )
    },
    bad="""\
M01:
  cards:
    V01: ~delete
    ⟦S01⟧: {requires: ~delete}
""",
    good="""\
M01:
  cards:
    S01: {title: La caja}
""",
)
def seed_without_recovery(dossier: Dossier) -> Iterator[Finding]:
    """A table that failed an earlier case would be locked out of the last one (§11).

    La mesa que falló un caso anterior quedaría fuera del último (§11).
    """
    if dossier.case.kind == "meta":
        found = Counter(recovery.seed for recovery in dossier.case.of(Recovery))
        for seed in dossier.case.of(Seed):
            if found[seed.code] != 1:
                values = {"seed": seed.code, "found": found[seed.code]}
                variant = "twice" if found[seed.code] else ""
                yield Finding(dossier.card_path(seed), values, on_key=True, variant=variant)
