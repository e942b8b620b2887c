"""The commands at a table, `simulate`, `score` and `play`: arguments → their rooms → exit code."""

from __future__ import annotations

import os
import pathlib
import sys
from typing import TYPE_CHECKING, Any

import click

from .cli_shared import find_dossiers, find_kit, misused, put, show, stop, templates, warn
from .language import editor_language

if TYPE_CHECKING:
    from .layout.workshop import Workshop
    from .model.dossier import Dossier
    from .simulate.run import Report

POLICIES = ("chance", "curious", "careful", "proof")
"""How simulated tables may play."""
MOST_GAMES, MOST_SEED = 1_000_000, 2**32 - 2


@click.command()
@click.argument("case")
@click.option("--kit", help="Kit of the case; the flagship when not given.")
@click.option(
    "--games", type=click.IntRange(1, MOST_GAMES), default=2000, show_default=True, help="Games of each policy."
)
@click.option("--seed", type=click.IntRange(0, MOST_SEED), default=1, show_default=True, help="Same seed, same games.")
@click.option("--policy", type=click.Choice(POLICIES), help="Play with this policy alone.")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@click.option("--html", "page", type=click.Path(dir_okay=False), help="Write a page with plots to this file.")
@click.option("--processes", type=click.IntRange(1, 64), default=1, show_default=True, help="Play in so many at once.")
def simulate(case: str, kit: str | None, as_json: bool, page: str | None, **how: Any) -> None:
    """Play CASE many times by habit and chance, for its editor.  It tells the solution."""
    report = _simulated(case.upper(), kit, **how)
    from .simulate import report_html, summary

    language = editor_language(os.environ)
    click.echo(summary.json_text(report) if as_json else summary.text(report, language))
    if page is not None:
        _write_page(pathlib.Path(page), report_html.html(report, language))


def _simulated(case: str, kit: str | None, games: int, seed: int, policy: str | None, processes: int) -> Report:
    folder, shown = find_kit(kit)
    from . import pipeline
    from .simulate import run

    checked, _ = pipeline.read(folder, shown)
    if checked.source is None:
        show(checked)
        sys.exit(1)
    try:
        dossier = run.dossier_of(checked.source, case)
        return run.simulate(dossier, games, seed, (policy,) if policy else POLICIES, processes)
    except run.NoSuchCase as problem:
        stop(2, "no_such_case", case=case, known=", ".join(problem.known) or "—")
    except run.CannotPlay as problem:
        show(checked)
        stop(1, f"cannot_play_{problem.reason}", case=case)


def _write_page(path: pathlib.Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as problem:
        stop(3, "page_not_written", path=path, detail=problem.strerror)
    warn("page_written", path=path)


@click.command()
@click.argument("case")
@click.argument("sheet", type=click.Path(exists=True, dir_okay=False), required=False)
@click.option("--template", "empty", is_flag=True, help="Print an empty sheet of CASE, to be filled.")
@click.option("--campaign", type=click.Path(exists=True, dir_okay=False), help="What earlier cases left, recorded.")
@click.option("--record", type=click.Path(dir_okay=False), help="Campaign file that CASE is entered in.")
@click.option("--spoilers", is_flag=True, help="Name the roles and print the reaction.")
@click.option("--kit", help="Kit of the case; the flagship when not given.")
def score(
    case: str, sheet: str | None, empty: bool, campaign: str | None, record: str | None, spoilers: bool, kit: str | None
) -> None:
    """Judge a filled SHEET of CASE by the rubric: truth, proof, result, seed, which reaction to read."""
    if empty == (sheet is not None):
        misused("sheet_or_template")
    dossier, _ = _table(case, kit)
    from . import pipeline
    from .sheets.score import File, score_sheet
    from .sheets.template import template
    from .sheets.words import verdict_text

    if sheet is None:
        click.echo(template(dossier), nl=False)
        return
    behind = campaign or (record if record and pathlib.Path(record).is_file() else None)
    files = [File(name, pathlib.Path(name).read_bytes()) if name else None for name in (sheet, behind)]
    assert files[0] is not None
    scored = score_sheet(dossier, files[0], files[1], recording=record is not None)
    show(pipeline.Checked(None, tuple(scored.diagnostics)))
    if scored.verdict:
        click.echo(verdict_text(scored.verdict, editor_language(os.environ), spoilers), nl=False)
    if record and scored.record:
        from .bundle import Output

        put(Output(record, scored.record.encode(), "editor"), pathlib.Path(record), "record_written")
    sys.exit(1 if scored.has_errors else 0)


@click.command()
@click.argument("case")
@click.option("--team", help="Specialists, with blanks or commas between them; `-` for nobody.")
@click.option("--campaign", type=click.Path(exists=True, dir_okay=False), help="What earlier cases left, recorded.")
@click.option("--replay", "line", metavar="LINE|FILE", help="Print the whole walk of a line of play.")
@click.option("--kit", help="Kit of the case; the flagship when not given.")
def play(case: str, team: str | None, campaign: str | None, line: str | None, kit: str | None) -> None:
    """Walk through CASE as a table would, seeing what a table sees; `?` lists the commands."""
    dossier, workshop = _table(case, kit)
    from . import pipeline
    from .walk import play as walk

    behind, faults = walk.campaign_before(dossier, campaign)
    found = pipeline.Checked(None, tuple(faults))
    show(found)
    if found.has_errors:
        sys.exit(1)
    table = walk.Table(dossier, workshop, behind, editor_language(os.environ))
    if line:
        sys.exit(walk.replay_text(table, line, team, click.echo))
    sys.exit(walk.converse(table, team, sys.stdin, click.echo))


def _table(case: str, kit: str | None) -> tuple[Dossier, Workshop]:
    """A case of a kit with the words of its cards; ends the program where there is none."""
    folder, shown = find_kit(kit)
    from . import pipeline

    checked, _ = pipeline.read(folder, shown)
    (dossier,) = find_dossiers(checked, case.upper())
    assert checked.source is not None
    return dossier, pipeline.workshop_for(checked.source, pipeline.Templates(templates()), "a4")
