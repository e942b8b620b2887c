"""The figures of all policies side by side, for the terminal and for the page.

In: a `Report`, a language.  Out: rows of cells; the whole as text; the whole as data for JSON.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from ..diagnostics import Language
from .policies import INFORMED
from .rates import Rate
from .run import Report
from .statistics import RARE, Figures, When
from .words import number, percent, say


class Row(NamedTuple):
    label: str
    cells: tuple[str, ...]
    """By policy."""


def rows(report: Report, language: Language) -> tuple[Row, ...]:
    every = [dict(_cells(report, figures, language)) for figures in report.policies.values()]
    return tuple(Row(label, tuple(cells[label] for cells in every)) for label in every[0])


def _cells(report: Report, figures: Figures, language: Language) -> Iterator[tuple[str, str]]:
    for name, rate in figures.proven.items():
        if name not in ("either", "public"):
            yield say(f"row.{name}", language), with_interval(rate, language)
    for name in ("either", "public"):
        yield say(f"row.{name}", language), with_interval(figures.proven[name], language)
    yield say("row.claims", language), number(figures.mean_claims, language)
    yield say("row.first_claim", language), _when(figures.first["claim"], language)
    yield say("row.first_thesis", language), _when(figures.first["either"], language)
    yield say("row.crises", language), number(figures.crises, language)
    for key, times in figures.options.items():
        name = report.table.dossier.info.crisis[key].name
        yield say("row.option", language, option=name), number(times, language)
    yield say("row.capped", language), percent(figures.capped.share, language)
    yield say("row.heat", language), number(figures.heat[-1].mean, language)
    yield say("row.watched", language), percent(figures.heat[-1].watched.share, language)
    yield say("row.lost", language), number(figures.lost, language)
    if figures.idle is not None:
        yield say("row.idle", language), number(figures.idle, language)
    yield say("row.passes", language), str(figures.passes)


def with_interval(rate: Rate, language: Language) -> str:
    """`7,1 % (6,0–8,3)`"""
    low, high = (number(end * 100, language, 1) for end in rate.interval)
    return f"{percent(rate.share, language)} ({low}–{high})"


def _when(when: When, language: Language) -> str:
    """`5, 9; nunca 3,4 %`"""
    turns = ", ".join("—" if turn is None else str(turn) for turn in (when.median, when.p90))
    return f"{turns}; {say('never', language, share=percent(when.never.share, language))}"


def never_met(report: Report) -> tuple[str, ...]:
    """Cards that no policy without knowledge of the rubric reveals in more than a few games."""
    blind = [figures.rare for name, figures in report.policies.items() if name not in INFORMED]
    return tuple(code for code in blind[0] if all(code in rare for rare in blind)) if blind else ()


def rare_lines(report: Report, language: Language) -> Iterator[Row]:
    """Who practically never meets which cards; first the cards that nobody meets."""
    none = say("none", language)
    yield Row(say("rare_all", language), (", ".join(never_met(report)) or none,))
    for name, figures in report.policies.items():
        yield Row(say(name, language), (", ".join(figures.rare) or none,))


def text(report: Report, language: Language) -> str:
    """For the terminal."""
    heads = ("", *(say(name, language) for name in report.policies))
    table = [heads, *((row.label, *row.cells) for row in rows(report, language))]
    widths = [max(len(line[column]) for line in table) for column in range(len(heads))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() for line in table]
    rare = [f"  {row.label}: {row.cells[0]}" for row in rare_lines(report, language)]
    case = report.table.rules.case
    made_of = say("made_of", language, games=report.games, seed=report.seed)
    return "\n".join(
        [
            f"{say('title', language, case=case)}: {made_of}",
            say("spoiler", language),
            "",
            *lines,
            "",
            say("rare", language, share=percent(RARE, language)),
            *rare,
            "",
            say("no_players", language),
        ]
    )


def json_text(report: Report) -> str:
    return json.dumps(data(report), ensure_ascii=False, indent=1)


def data(report: Report) -> dict[str, Any]:
    """For JSON; the same for every language, process and machine."""
    return {
        "case": str(report.table.rules.case),
        "games": report.games,
        "seed": report.seed,
        "never_met": list(never_met(report)),
        "policies": {name: figures.to_dict() for name, figures in report.policies.items()},
    }
