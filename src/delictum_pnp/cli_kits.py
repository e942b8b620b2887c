"""The commands that work on built kits, `print` and `diff`: arguments → their rooms → exit code."""

from __future__ import annotations

import os
import pathlib
import re
import sys
from typing import Any

import click

from . import calibrated
from .language import editor_language
from .messages import say

YES = ("s", "si", "sí", "y", "yes")


class AtTerminal:
    """The user of the command line; who closes the input has said no."""

    def tell(self, text: str, error: bool = False) -> None:
        click.echo(text, err=error)

    def confirm(self, question: str) -> bool:
        """Whatever is not yes, in Spanish or English, is no."""
        return (self.typed(question) or "").strip().lower() in YES

    def typed(self, question: str) -> str | None:
        try:
            return str(click.prompt(question, default="", show_default=False))
        except click.Abort:
            return None


def _numbers(context: click.Context, parameter: click.Parameter, value: str) -> tuple[int, ...]:
    """`3,5-7` → 3, 5, 6, 7."""
    found: list[int] = []
    for part in filter(None, value.replace(" ", "").split(",")):
        run = re.fullmatch(r"(\d{1,4})(?:-(\d{1,4}))?", part)
        if run is None:
            raise click.BadParameter(say("bad_sheets", editor_language(os.environ), part=part))
        found += range(int(run[1]), int(run[2] or run[1]) + 1)
    return tuple(found)


def _tray(printer: str | None) -> Any:
    """How sheets lie in the output tray of a printer, if it was calibrated."""
    try:
        return calibrated.load(printer or "", calibrated.folder()).tray
    except calibrated.PrinterError:
        return calibrated.Printer().tray


@click.command("print")
@click.argument("kit", metavar="[KIT|DIR]", required=False)
@click.option("--printer", metavar="NAME", help="The printer; the default one when not given.")
@click.option("--product", "products", multiple=True, metavar="NAME", help="Only this product (may be repeated).")
@click.option("--case", "cases", multiple=True, metavar="C01", help="Only the files of this case (may be repeated).")
@click.option("--sheets", metavar="3,5-7", default="", callback=_numbers, help="Only these sheets of one file.")
@click.option("--paper", type=click.Choice(["a4", "letter"]), help="Of the built kits, the one for this paper.")
@click.option("--built", type=click.Path(file_okay=False), default="build", show_default=True, help="Where kits are.")
@click.option("--manual", is_flag=True, help="Both sides on a printer that prints one: fronts, then backs.")
@click.option(
    "--tray",
    type=click.Choice(calibrated.TRAYS),
    help="How printed sheets lie in the output tray, for --manual; as calibrated, else face-down.",
)
@click.option("--solutions", is_flag=True, help="Also solutions; they ask again, in words.")
@click.option("--dry-run", is_flag=True, help="Show the orders to the printer; print nothing.")
@click.option("--yes", is_flag=True, help="No test sheet and no questions, but for solutions.")
def print_kit(
    kit: str | None,
    paper: str | None,
    built: str,
    products: tuple[str, ...],
    cases: tuple[str, ...],
    sheets: tuple[int, ...],
    solutions: bool,
    tray: Any,
    **how: Any,
) -> None:
    """Print the players' files of a built kit at 100 %, both sides as declared; one sheet first, to look at."""
    from .printer import desk, plan, press, run, words
    from .printer import kit as kits

    language = editor_language(os.environ)
    try:
        ready = kits.read(kits.find(kit, pathlib.Path(built), paper), paper)
    except kits.KitFault as fault:
        click.echo(words.say(f"kit_{fault.reason}", language, **fault.values), err=True)
        sys.exit(2)
    wanted = plan.Wanted(products, tuple(case.upper() for case in cases), sheets, solutions)
    system = desk.System(os.name == "nt", os.environ)
    asked = press.Asked(wanted=wanted, tray=tray or _tray(how["printer"]), **how)
    sys.exit(run.run(ready, asked, AtTerminal(), system, language))


@click.command()
@click.argument("old", type=click.Path(path_type=pathlib.Path))
@click.argument("new", type=click.Path(path_type=pathlib.Path))
@click.option(
    "--output-format",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="How to print what changed.",
)
def diff(old: pathlib.Path, new: pathlib.Path, output_format: str) -> None:
    """Say which cards changed from OLD to NEW (kit folders, ZIPs or manifests) and which sheets to print again."""
    from .compare import changes, edition, report

    language = editor_language(os.environ)
    try:
        found = changes.compare(edition.read(old), edition.read(new))
    except edition.NotAKit as problem:
        click.echo(report.say(f"not_{problem.reason}", language, path=problem.path), err=True)
        sys.exit(2)
    click.echo(report.json_text(found) if output_format == "json" else report.text(found, language))
    sys.exit(0 if found.same else 1)
