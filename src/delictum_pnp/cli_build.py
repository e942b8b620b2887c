"""The command `build`: arguments → pipeline → a kit folder.

An up-to-date kit is known from digests alone: heavy rooms are imported only when something has to be made.
"""

from __future__ import annotations

import os
import pathlib
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

import click

from . import __version__, calibrated, freshness, print_options
from .cli_shared import PAPERS, check_epoch, find_kit, misused, show, stop, tell, templates
from .language import editor_language
from .messages import measure, say

if TYPE_CHECKING:
    from .layout.workshop import Workshop
    from .pipeline import Checked, DoesNotFit, Laid, Templates
    from .print_options import How

FORMATS = ("pdf", "txt")


class Order(NamedTuple):
    """What is to be built, on one paper.  `shown` names the kit in messages."""

    kit: pathlib.Path
    shown: str
    paper: str
    how: How
    out: pathlib.Path
    form: str
    release: bool
    quiet: bool


@click.command()
@click.argument("kit", required=False)
@click.option(
    "--paper", type=click.Choice([*PAPERS, "all"]), default="a4", show_default=True, help="Paper to print on."
)
@click.option("--out", type=click.Path(file_okay=False), default="build", show_default=True, help="Output folder.")
@click.option(
    "--format", "form", type=click.Choice(FORMATS), default="pdf", show_default=True, help="To print or read."
)
@click.option("--stack", is_flag=True, help="Order cards so that cut piles, laid one on another, are in code order.")
@click.option("--profile", "profiles", multiple=True, metavar="NAME", help="How it is printed; may be repeated.")
@click.option("--printer", metavar="NAME", help="Print for this printer, as `calibrate set` has stored it.")
@click.option("--back-shift", metavar="DX,DY", help="Shift the backs: millimetres to the right and down.")
@click.option("--release", is_flag=True, help="Write it only if nothing is found open and the files verify.")
@click.option("--quiet", "-q", is_flag=True, help="Say only what is wrong.")
def build(kit: str | None, paper: str, out: str, form: str, quiet: bool, release: bool, **asked: Any) -> None:
    """Build a kit (the flagship without KIT) into a folder of PDFs, or of plain text to be read aloud."""
    folder, shown = find_kit(kit)
    if form == "txt" and (release or paper == "all"):
        misused("format_alone")
    check_epoch()
    how = _how(**asked)
    for name in PAPERS if paper == "all" else (paper,):
        _build(Order(folder, shown, name, how, pathlib.Path(out), form, release, quiet))


def _how(profiles: tuple[str, ...], stack: bool, printer: str | None, back_shift: str | None) -> How:
    try:
        return print_options.how(templates(), profiles, stack, printer, back_shift)
    except print_options.NoSuchProfile as problem:
        key = "no_such_profile_near" if problem.near else "no_such_profile"
        stop(2, key, profile=problem.name, near=problem.near, known=", ".join(problem.known))
    except print_options.Contradiction as problem:
        what = say(f"profile_{problem.key}", editor_language(os.environ))
        stop(2, "profiles_disagree", one=problem.one, other=problem.other, what=what)
    except calibrated.PrinterError as problem:
        stop(2, f"printer_{problem.reason}", **problem.values)


def _build(order: Order) -> None:
    inputs = _inputs(order)
    for there in _former(order):
        if not order.release and freshness.is_fresh(there, inputs):
            return _said(order, "fresh", folder=there.as_posix())
    from . import pipeline
    from .one_shot import never_collect

    never_collect()
    checked, pages = _laid_out(order, pipeline.Templates(templates()))
    show(checked)
    if checked.source is None or checked.has_errors or pages is None:
        stop(1, "not_built")
    return _install(order, checked, *pages, inputs)


def _said(order: Order, key: str, **values: object) -> None:
    if not order.quiet:
        tell(key, **values)


def _inputs(order: Order) -> str:
    """The digest of all that the build depends on."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH", "")
    options = {"paper": order.paper, "format": order.form, **order.how.options(), "epoch": epoch}
    return freshness.inputs_digest({"kit": order.kit, "templates": templates()}, options)


def _former(order: Order) -> list[pathlib.Path]:
    """Kit folders of this paper and profile that a former build left."""
    name = order.form if order.form == "txt" else print_options.folder(order.paper, order.how.profiles)
    return sorted(stamp.parent for stamp in order.out.glob(f"*/*/{name}/{freshness.STAMP}"))


def _laid_out(order: Order, library: Templates) -> tuple[Checked, tuple[Laid, Workshop] | None]:
    """The kit read, checked and laid out; nothing laid out when its sources have errors."""
    from . import pipeline

    checked, tree = pipeline.read(order.kit, order.shown)
    if checked.source is None or tree is None or checked.has_errors:
        return checked, None
    try:
        profile = pipeline.profile_for(order.how, library)
        workshop = pipeline.workshop_for(checked.source, library, order.paper, profile)
        laid = pipeline.lay_out(checked.source, workshop)
    except pipeline.DoesNotFit as problem:
        _stop_at_size(problem, order.how.profiles)
    except pipeline.ProfileFault as problem:
        stop(2, "bad_profile", detail=problem)
    checked = pipeline.with_pages(checked, tree, laid)
    if order.release and checked.source is not None:
        checked = pipeline.with_play(checked, tree, pipeline.prove(checked.source))
    return checked, (laid, workshop)


def _stop_at_size(problem: DoesNotFit, profiles: tuple[str, ...]) -> NoReturn:
    """Say which measure is needed, and which profile asked for what does not fit."""
    language = editor_language(os.environ)
    measures = {key: measure(value, language) for key, value in problem.values.items()}
    stop(1, problem.kind, profile=print_options.speaker(templates(), profiles, "plan"), **measures)


def _install(order: Order, checked: Checked, laid: Laid, workshop: Workshop, inputs: str) -> None:
    """Write the files and put the kit in place of the old one."""
    from . import cli_verify, installation, pipeline

    assert checked.source is not None
    target = pipeline.kit_folder(order.out, checked.source, workshop)
    inspect = cli_verify.inspector(checked, target) if order.release else None
    if order.form == "txt":
        from . import text_edition

        target = target.with_name(text_edition.FOLDER)
        files = text_edition.outputs(checked.source.kit, laid.players, laid.solutions, workshop)
    else:
        epoch, program = pipeline.epoch_of(checked.source.kit.info.date), f"delictum-pnp {__version__}"
        files = pipeline.outputs(checked.source, laid, workshop, epoch, {"program": program})
    try:
        done = installation.install(files, target, {"inputs": inputs}, inspect)
    except installation.InstallationError as problem:
        stop(3, f"write_{problem.reason}", path=problem.path, detail=problem.detail)
    _said(order, "built", folder=target.as_posix(), written=len(done.written), kept=len(done.kept))
