"""The commands that draw for a case's editor, `graph` and `dossier`: arguments → pipeline → a file.

What they write tells the solution.
"""

from __future__ import annotations

import pathlib

import click

from .cli_shared import PAPERS, check_epoch, find_dossiers, find_kit, is_case, put, show, stop, templates

FOLDER = pathlib.Path("build", "editor")


@click.command()
@click.argument("case")
@click.option("--kit", help="Kit of the case; the flagship when not given.")
@click.option("--paper", type=click.Choice(PAPERS), default="a4", show_default=True, help="Paper to pin on the wall.")
@click.option("--out", type=click.Path(dir_okay=False), help="File to write  [default: build/editor/CASE-grafo.svg]")
def graph(case: str, kit: str | None, paper: str, out: str | None) -> None:
    """Draw what opens what in CASE as SVG, for its editor.  It tells the solution."""
    folder, shown = find_kit(kit)
    from . import editors, pipeline

    checked, _ = pipeline.read(folder, shown)
    library = pipeline.Templates(templates())
    for one in find_dossiers(checked, case.upper()):
        assert checked.source is not None
        drawn = editors.graph(one, pipeline.workshop_for(checked.source, library, paper))
        put(drawn, pathlib.Path(out) if out else FOLDER / drawn.name)


@click.command()
@click.argument("kit", metavar="[KIT]", required=False)
@click.argument("case", metavar="[CASE]", required=False)
@click.option("--paper", type=click.Choice(PAPERS), default="a4", show_default=True, help="Paper to print on.")
@click.option("--out", type=click.Path(file_okay=False), default=FOLDER, show_default=True, help="Folder.")
def dossier(kit: str | None, case: str | None, paper: str, out: str) -> None:
    """Write the editor's dossier of a case, or of all: graph, proof, weak points, exposure.  It tells the solution."""
    if kit and not case and is_case(kit):
        kit, case = None, kit
    folder, shown = find_kit(kit)
    check_epoch()
    from . import editors, pipeline

    checked, _ = pipeline.read(folder, shown)
    library = pipeline.Templates(templates())
    for one in find_dossiers(checked, case.upper() if case else None):
        assert checked.source is not None
        proved = pipeline.prove(checked.source, one.case.code)
        if not proved:
            show(checked)
            stop(1, "cannot_play_rules", case=one.case.code)
        workshop = pipeline.workshop_for(checked.source, library, paper)
        made = editors.dossier(*proved[0], workshop, pipeline.epoch_of(one.info.date))
        put(made, pathlib.Path(out) / made.name)
