"""The commands that judge sources, `check`, `prove` and `explain`: arguments → pipeline → exit code."""

from __future__ import annotations

import os
import sys

import click

from .cli_shared import PAPERS, find_kit, findings_format, is_case, show, stop, templates
from .language import editor_language


@click.command()
@click.argument("kit", required=False)
@findings_format
@click.option("--spoilers", is_flag=True, help="Quote the solution in messages.")
@click.option("--paper", type=click.Choice(PAPERS), default="a4", show_default=True, help="Paper to lay out on.")
@click.option("--prove", "proved", is_flag=True, help="Also prove every case: theses, weak points, dead ends.")
def check(kit: str | None, output_format: str, spoilers: bool, paper: str, proved: bool) -> None:
    """Check a kit (the flagship without KIT): report every fault with its place."""
    folder, shown = find_kit(kit)
    from . import pipeline
    from .one_shot import never_collect

    never_collect()
    checked = pipeline.check(folder, shown, pipeline.Templates(templates()), paper, proved)
    show(checked, output_format, spoilers, always=True)
    sys.exit(1 if checked.has_errors else 0)


@click.command()
@click.argument("kit", metavar="[KIT|CASE]", required=False)
@click.option("--case", "only", help="Prove this case of the kit alone.")
@click.option("--json", "as_json", is_flag=True, help="Print the verdicts as JSON.")
@click.option("--spoilers", is_flag=True, help="Tell a line of play for each thesis, and quote the solution.")
@click.option("--nodes", type=click.IntRange(min=1), help="Positions that the proof of a case may cost.")
def prove(kit: str | None, only: str | None, as_json: bool, spoilers: bool, nodes: int | None) -> None:
    """Prove a kit (the flagship without KIT) or a case: is each thesis demonstrable, how soon, on what does it hang."""
    if kit and is_case(kit):
        kit, only = None, kit
    folder, shown = find_kit(kit)
    from . import pipeline
    from .one_shot import never_collect
    from .prover import report

    never_collect()
    checked, tree = pipeline.read(folder, shown)
    proved = []
    if checked.source is not None and tree is not None:
        cases = checked.source.kit.cases
        if only and only not in cases:
            stop(2, "no_such_case", case=only, known=", ".join(cases))
        proved = pipeline.prove(checked.source, only, nodes)
        checked = pipeline.with_play(checked, tree, proved)
    language = editor_language(os.environ)
    click.echo(report.json_text(proved, language, spoilers) if as_json else report.text(proved, language, spoilers))
    show(checked, spoilers=spoilers, always=not as_json)
    sys.exit(1 if checked.has_errors else 0)


@click.command()
@click.argument("code")
def explain(code: str) -> None:
    """Say what a diagnostic means: why it matters at the table, a bad and a good source."""
    from .rules.catalogue import explain as explanation

    try:
        click.echo(explanation(code.upper(), editor_language(os.environ)))
    except KeyError:
        stop(2, "no_such_rule", code=code)
