"""The command line: arguments → pipeline → exit code.

Exit codes: 0 clean, 1 findings, 2 wrong usage, 3 could not read or write, or a fault of our own.
Heavy rooms are imported inside the commands, so that `--help` and an up-to-date build stay quick.
"""

from __future__ import annotations

import os
import pathlib
import sys
from typing import TYPE_CHECKING, Any

import click

from . import __version__, freshness, places
from .language import editor_language
from .messages import say

if TYPE_CHECKING:
    from .pipeline import Checked

PAPERS = ("a4", "letter")
LATEST_EPOCH = 253402300799
"""The last second of the year 9999, the last that a PDF date can say."""


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="delictum")
@click.pass_context
def cli(context: click.Context) -> None:
    """Compile print-and-play kits: check their sources, lay out and impose cards, sheets and booklets."""
    if os.environ.get("NO_COLOR"):
        context.color = False


@cli.command()
@click.argument("kit", required=False)
@click.option(
    "--paper", type=click.Choice([*PAPERS, "all"]), default="a4", show_default=True, help="Paper to print on."
)
@click.option("--out", type=click.Path(file_okay=False), default="build", show_default=True, help="Output folder.")
@click.option("--stack", is_flag=True, help="Order cards so that cut piles, laid one on another, are in code order.")
@click.option("--quiet", "-q", is_flag=True, help="Say only what is wrong.")
def build(kit: str | None, paper: str, out: str, stack: bool, quiet: bool) -> None:
    """Build a kit (the flagship without KIT) into a folder of PDFs."""
    folder, shown = _kit(kit)
    _valid_epoch()
    for name in PAPERS if paper == "all" else (paper,):
        _build_one(folder, shown, name, pathlib.Path(out), stack, quiet)


def _build_one(folder: pathlib.Path, shown: str, paper: str, out: pathlib.Path, stack: bool, quiet: bool) -> None:
    templates = places.templates(pathlib.Path.cwd())
    options = {"paper": paper, "stack": stack, "epoch": os.environ.get("SOURCE_DATE_EPOCH", "")}
    inputs = freshness.inputs_digest({"kit": folder, "templates": templates}, options)
    for target in _targets(out, paper):
        if freshness.is_fresh(target, inputs):
            return _tell("fresh", quiet, folder=target.as_posix())
    from . import bundle, pipeline
    from .one_shot import never_collect

    never_collect()
    library = pipeline.Templates(templates)
    checked, tree = pipeline.read(folder, shown)
    if checked.source is not None and tree is not None and not checked.has_errors:
        workshop = pipeline.workshop_for(checked.source, library, paper, stack)
        laid = pipeline.lay_out(checked.source, workshop)
        checked = pipeline.with_pages(checked, tree, laid)
    _show(checked)
    if checked.source is None or checked.has_errors:
        _tell("not_built", False, err=True)
        sys.exit(1)
    epoch = pipeline.epoch_of(checked.source.kit.info.date)
    files = pipeline.outputs(checked.source, laid, workshop, epoch, {"program": f"delictum-pnp {__version__}"})
    target = pipeline.kit_folder(out, checked.source, paper)
    try:
        done = bundle.install(files, target, {"inputs": inputs})
    except bundle.BundleError as problem:
        _tell(f"write_{problem.reason}", False, err=True, path=problem.path, detail=problem.detail)
        sys.exit(3)
    return _tell("built", quiet, folder=target.as_posix(), written=len(done.written), kept=len(done.kept))


def _targets(out: pathlib.Path, paper: str) -> list[pathlib.Path]:
    """Kit folders of this paper that a former build left."""
    return sorted(stamp.parent for stamp in out.glob(f"*/*/{paper}/{freshness.STAMP}"))


@cli.command()
@click.argument("kit", required=False)
@click.option(
    "--output-format",
    type=click.Choice(["text", "json", "sarif", "github"]),
    default="text",
    show_default=True,
    help="How to print what was found.",
)
@click.option("--spoilers", is_flag=True, help="Quote the solution in messages.")
@click.option("--paper", type=click.Choice(PAPERS), default="a4", show_default=True, help="Paper to lay out on.")
def check(kit: str | None, output_format: str, spoilers: bool, paper: str) -> None:
    """Check a kit (the flagship without KIT): report every fault with its place."""
    folder, shown = _kit(kit)
    from . import pipeline
    from .one_shot import never_collect

    never_collect()
    library = pipeline.Templates(places.templates(pathlib.Path.cwd()))
    checked = pipeline.check(folder, shown, library, paper)
    _show(checked, output_format, spoilers, always=True)
    sys.exit(1 if checked.has_errors else 0)


@cli.command()
@click.argument("code")
def explain(code: str) -> None:
    """Say what a diagnostic means: why it matters at the table, a bad and a good source."""
    from .rules.catalogue import explain as explanation

    try:
        click.echo(explanation(code.upper(), editor_language(os.environ)))
    except KeyError:
        _tell("no_such_rule", False, err=True, code=code)
        sys.exit(2)


def _kit(asked: str | None) -> tuple[pathlib.Path, str]:
    try:
        return places.find_kit(asked, pathlib.Path.cwd())
    except places.KitNotFound as problem:
        _tell("no_such_kit", False, err=True, kit=problem.asked, known=", ".join(problem.known) or "—")
        sys.exit(2)


def _valid_epoch() -> None:
    given = os.environ.get("SOURCE_DATE_EPOCH", "").strip()
    if given and not (given.isascii() and given.isdigit() and int(given) <= LATEST_EPOCH):
        _tell("bad_epoch", False, err=True, value=given[:40])
        sys.exit(2)


def _show(checked: Checked, output_format: str = "text", spoilers: bool = False, always: bool = False) -> None:
    """Print diagnostics: to standard output when asked for (`check`), else to standard error."""
    from . import report

    if not checked.diagnostics and not always:
        return
    stream = sys.stdout if always else sys.stderr
    colour = stream.isatty() and not os.environ.get("NO_COLOR")
    text = report.render(checked.diagnostics, output_format, editor_language(os.environ), spoilers, colour)
    click.echo(text.rstrip("\n"), err=not always)


def _tell(key: str, quiet: bool, err: bool = False, **values: object) -> None:
    if not quiet:
        click.echo(say(key, editor_language(os.environ), **values), err=err)


def main(arguments: list[str] | None = None) -> Any:
    """Run the command line; a fault of our own is one line, never a traceback (unless DELICTUM_DEBUG is set)."""
    try:
        return cli.main(args=arguments, prog_name="delictum")
    except Exception as problem:  # the last wall: whatever it is, the editor gets a sentence
        if os.environ.get("DELICTUM_DEBUG"):
            raise
        _tell("internal", False, err=True, kind=type(problem).__name__, detail=str(problem)[:300])
        sys.exit(3)
