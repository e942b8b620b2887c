"""A verdict as a readable table and as plain data.

In: a `Verdict`, the names of its kit.  Out: text, a row a fact and a column a thesis; JSON-ready values.  Weak points
by code only; strategies are left to `tell`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from ..diagnostics import Language
from ..model.kit import KitInfo
from .verdict import Exposition, Help, Outcome, Start, Verdict
from .words import say

Row = tuple[str, list[str]]
NONE = "–"


def table(verdict: Verdict, info: KitInfo, language: Language) -> str:
    """Ends without newline."""
    rows: list[Row] = [("", [say(thesis.scope, language) for thesis in verdict.theses])]
    rows += [*_proofs(verdict, language), *_help(verdict, info, language), *_starts(verdict, language)]
    rows += _weak_points(verdict, language)
    head = say("head", language, case=verdict.case, turns=verdict.turns)
    return "\n".join([head, *_aligned(rows), *_cards(verdict, language)])


def as_data(verdict: Verdict) -> Any:
    """Plain lists and mappings, in a fixed order, without strategies."""
    return _plain(verdict)


def _plain(value: object) -> Any:
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return _plain(value._asdict())
    if is_dataclass(value):
        names = [field.name for field in fields(value) if field.name != "strategy"]
        return {name: _plain(getattr(value, name)) for name in names}
    if isinstance(value, Mapping):
        return {key: _plain(item) for key, item in value.items()}
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


def _aligned(rows: list[Row]) -> Iterator[str]:
    first = max(len(name) for name, _ in rows)
    columns = [max(map(len, column)) for column in zip(*(cells for _, cells in rows), strict=True)]
    for name, cells in rows:
        padded = (cell.ljust(width) for cell, width in zip(cells, columns, strict=True))
        yield f"  {name.ljust(first)}  {'  '.join(padded)}".rstrip()


def _proofs(verdict: Verdict, language: Language) -> Iterator[Row]:
    theses = verdict.theses
    yield say("actions", language), [_number(thesis.actions) for thesis in theses]
    yield say("cooperative", language), [_outcome(thesis.cooperative, language) for thesis in theses]
    yield say("adversarial", language), [_outcome(thesis.adversarial, language) for thesis in theses]
    yield say("slack", language), [_number(thesis.slack) for thesis in theses]
    for number, first in enumerate(theses[0].exposition if theses else ()):
        yield say(first.reading, language), [_exposition(thesis.exposition[number], language) for thesis in theses]


def _help(verdict: Verdict, info: KitInfo, language: Language) -> Iterator[Row]:
    saving = {help.specialist for thesis in verdict.theses for help in thesis.help if help.saves}
    for key, specialist in info.specialists.items():
        if key in saving:
            cells = [_helped(help) for thesis in verdict.theses for help in thesis.help if help.specialist == key]
            yield say("with", language, who=specialist.article), cells
    if not saving:
        yield say("nobody_saves", language), [say("nobody", language)] * len(verdict.theses)


def _helped(help: Help) -> str:
    return _number(help.fewest) if help.exact else f"≤ {help.fewest}"


def _starts(verdict: Verdict, language: Language) -> Iterator[Row]:
    by_scope = {t.scope: [start for start in verdict.starts if start.scope == t.scope] for t in verdict.theses}
    if verdict.kind == "meta":
        good = {scope: [s for s in tried if s.adversarial == "yes"] for scope, tried in by_scope.items()}
        counts = [say("of_states", language, good=len(good[scope]), all=len(by_scope[scope])) for scope in by_scope]
        yield say("states", language), counts
        yield say("states_turns", language), [_range(good[scope], language) for scope in by_scope]
        return
    for starts in zip(*by_scope.values(), strict=True):
        cells = [_number(start.fewest) if start.fewest else say(start.adversarial, language) for start in starts]
        yield say("after", language, start=_start(starts[0], language)), cells


def _range(starts: list[Start], language: Language) -> str:
    turns = sorted({start.fewest for start in starts if start.fewest})
    if len(turns) < 2:
        return _listed(map(str, turns))
    return say("range", language, least=turns[0], most=turns[-1])


def _start(start: Start, language: Language) -> str:
    if start.campaign.previous_wrong:
        return say("wrong", language)
    return ", ".join(say("strong", language, seed=case) for case, _ in start.campaign.seeds)


def _weak_points(verdict: Verdict, language: Language) -> Iterator[Row]:
    for part in ("card", "group", "location"):
        cells = [_listed(hang.what for hang in thesis.hangs_on if hang.part == part) for thesis in verdict.theses]
        if any(cell != NONE for cell in cells):
            yield say(part, language), cells


def _cards(verdict: Verdict, language: Language) -> Iterator[str]:
    for claim in verdict.claims:
        if claim.hangs_on:
            yield f"  {say('claim', language, claim=claim.name)}: {_listed(hang.what for hang in claim.hangs_on)}"
    if verdict.dead_ends:
        least = min(end.playable for end in verdict.dead_ends)
        yield f"  {say('playable', language)}: {least}"
    for grade in ("useless", "opens_dead", "in_no_set"):
        if codes := getattr(verdict.dead, grade):
            yield f"  {say(grade, language)}: {_listed(codes)}"
    for question in verdict.gave_up:
        yield f"  {say('gave_up', language)}: {question}"


def _listed(codes: Any) -> str:
    return " ".join(codes) or NONE


def _number(value: int | None) -> str:
    return NONE if value is None else str(value)


def _outcome(outcome: Outcome, language: Language) -> str:
    if outcome.fewest is None:
        return say(outcome.held, language)
    return f"{outcome.fewest}" if outcome.exact else f"≤ {outcome.fewest}"


def _exposition(found: Exposition, language: Language) -> str:
    if found.adversarial == "no" and found.cooperative == "yes":
        return say("kind", language)
    return say(found.adversarial, language)
