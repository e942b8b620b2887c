"""The tables of a case file: locations, and the public side of what is played face down (rulebook §3.3).

In: a `Case`, phrases.  Out: tables for the flow, empty tuples where the case has no such cards.
"""

from __future__ import annotations

import re

from ..model.cards import (
    Confrontation,
    CovertRoute,
    FormalRoute,
    Location,
    Question,
    Recovery,
    Seed,
    SpecialistNote,
)
from ..model.case import Case
from ..model.kit import Kit
from ..model.play import Requirement
from . import wording
from .flow_blocks import Cell, Table
from .workshop import Phrases

_CODE = re.compile(r"\b[A-Z][0-9]{2}\b")
Tables = tuple[Table, ...]


def coded(text: str) -> str:
    """The text with its codes marked as codes."""
    return _CODE.sub(lambda found: f"[[{found[0]}]]", text)


def locations(case: Case, say: Phrases) -> Tables:
    rows = tuple(
        (_code(one.code), Cell(one.title, strong=True), Cell(one.approaches["A"]), Cell(one.approaches["B"]))
        for one in case.of(Location)
    )
    heads = (say("casefile.column_code"), say("card.L"), *(say("face.approach", approach=letter) for letter in "AB"))
    return _table(heads, rows, (16, 46, 60, 60))


def questions(case: Case, say: Phrases) -> Tables:
    rows = tuple(
        (_code(one.code), Cell(one.title, strong=True), Cell(one.question), _asked(one.requires, say))
        for one in case.of(Question)
    )
    return _table(_heads(say, "code", "who", "question", "requires"), rows, (15, 57, 69, 41))


def confrontations(case: Case, say: Phrases) -> Tables:
    rows = tuple(
        (_code(one.code), Cell(one.title, strong=True), _asked(one.requires, say)) for one in case.of(Confrontation)
    )
    return _table(_heads(say, "code", "title", "requires"), rows, (16, 72, 94))


def routes(case: Case, say: Phrases) -> Tables:
    """Formal routes, then covert ones, with the cost that is paid first."""
    both = (*case.of(FormalRoute), *case.of(CovertRoute))
    rows = tuple(
        (
            _code(one.code, one.letter),
            Cell(one.title, strong=True),
            _asked(one.requires, say),
            Cell(wording.cost(one.cost, say)),
        )
        for one in both
    )
    return _table(_heads(say, "code", "title", "requires", "cost"), rows, (22, 66, 58, 36))


def recoveries(case: Case, say: Phrases) -> Tables:
    """What it costs to recover an absent seed, and to verify a fragile one."""
    rows = tuple(
        (
            _code(one.code),
            Cell(one.title, strong=True),
            Cell(f"[[{one.seed}]]"),
            Cell(wording.cost(one.recover.cost, say)),
            Cell(wording.cost(one.verify.cost, say)),
        )
        for one in case.of(Recovery)
    )
    heads = (
        *_heads(say, "code", "title"),
        say("card.S"),
        f"{say('recovery.recover')} ({say('requirement.seed_absent')})",
        f"{say('recovery.verify')} ({say('requirement.seed_fragile')})",
    )
    return _table(heads, rows, (16, 62, 24, 40, 40))


def seeds(case: Case, say: Phrases) -> Tables:
    """In a metacase: what each earlier case left, and what it costs to cite it when it is not strong."""
    if case.kind != "meta":
        return ()
    rows = tuple(
        (
            _code(one.code),
            Cell(one.title, strong=True),
            Cell(f"C{one.code.number:02}"),
            _asked(one.requires, say),
        )
        for one in case.of(Seed)
    )
    return _table(_heads(say, "code", "title", "from", "requires"), rows, (16, 72, 24, 70))


def notes(case: Case, kit: Kit, say: Phrases) -> str:
    """`N01 (P04, con la Analista), N02 …`; empty when the case has none."""
    told = []
    for one in case.of(SpecialistNote):
        article = kit.info.specialists[one.specialist].article
        told.append(f"[[{one.code}]] ({coded(say('back.note_value', clue=one.clue, specialist=article))})")
    return say("list.separator").join(told)


def _code(code: str, icon: str = "") -> Cell:
    return Cell(f"[[{code}]]", icon)


def _asked(requirement: Requirement | None, say: Phrases) -> Cell:
    return Cell(coded(wording.requirement(requirement, say)))


def _heads(say: Phrases, *columns: str) -> tuple[str, ...]:
    return tuple(say(f"casefile.column_{column}") for column in columns)


def _table(heads: tuple[str, ...], rows: tuple[tuple[Cell, ...], ...], ratios: tuple[float, ...]) -> Tables:
    return (Table(heads, rows, ratios),) if rows else ()
