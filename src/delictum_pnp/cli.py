"""The command line: arguments → pipeline → exit code.

Exit codes: 0 clean, 1 findings, 2 wrong usage, 3 could not read or write, or a fault of our own.
Heavy rooms are imported inside the commands, so that `--help` and an up-to-date build stay quick.
"""

from __future__ import annotations

import os
import pathlib
import re
import sys
from typing import TYPE_CHECKING, Any

import click

from . import __version__, calibrated, cli_calibrate, cli_kits, cli_verify, freshness, places, print_options
from .language import editor_language
from .messages import say

if TYPE_CHECKING:
    from .bundle import Output
    from .layout.workshop import Workshop
    from .model.dossier import Dossier
    from .pipeline import Checked
    from .print_options import How
    from .simulate.run import Report

PAPERS = ("a4", "letter")
FORMATS = ("pdf", "txt")
POLICIES = ("chance", "curious", "careful", "proof")
"""How simulated tables may play."""
MOST_GAMES, MOST_SEED = 1_000_000, 2**32 - 2
CASE_CODE = re.compile("[CM][0-9]{2}")
EDITOR_FOLDER = pathlib.Path("build", "editor")
LATEST_EPOCH = 253402300799
"""The last second of the year 9999, the last that a PDF date can say."""


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="delictum")
@click.pass_context
def cli(context: click.Context) -> None:
    """Compile print-and-play kits: check their sources, lay out and impose cards, sheets and booklets."""
    if os.environ.get("NO_COLOR"):
        context.color = False


cli.add_command(cli_calibrate.calibrate)
cli.add_command(cli_kits.print_kit)
cli.add_command(cli_kits.diff)
cli.add_command(cli_verify.verify)


@cli.command()
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
    folder, shown = _kit(kit)
    if form == "txt" and (release or paper == "all"):
        raise click.UsageError("--format txt goes with no --release and with one paper")
    _valid_epoch()
    how = _how(**asked)
    for name in PAPERS if paper == "all" else (paper,):
        _build_one(folder, shown, name, how, pathlib.Path(out), quiet, release, form)


def _how(profiles: tuple[str, ...], stack: bool, printer: str | None, back_shift: str | None) -> How:
    try:
        return print_options.how(places.templates(pathlib.Path.cwd()), profiles, stack, printer, back_shift)
    except print_options.NoSuchProfile as problem:
        _tell("no_such_profile", False, err=True, profile=problem.name, known=", ".join(problem.known))
    except calibrated.PrinterError as problem:
        _tell(f"printer_{problem.reason}", False, err=True, **problem.values)
    sys.exit(2)


def _build_one(
    folder: pathlib.Path, shown: str, paper: str, how: How, out: pathlib.Path, quiet: bool, release: bool, form: str
) -> None:
    templates = places.templates(pathlib.Path.cwd())
    options = {"paper": paper, "format": form, **how.options(), "epoch": os.environ.get("SOURCE_DATE_EPOCH", "")}
    inputs = freshness.inputs_digest({"kit": folder, "templates": templates}, options)
    name = form if form == "txt" else print_options.folder(paper, how.profiles)
    for target in _targets(out, name):
        if not release and freshness.is_fresh(target, inputs):
            return _tell("fresh", quiet, folder=target.as_posix())
    from . import bundle, pipeline
    from .one_shot import never_collect

    never_collect()
    library = pipeline.Templates(templates)
    checked, tree = pipeline.read(folder, shown)
    if checked.source is not None and tree is not None and not checked.has_errors:
        try:
            profile = pipeline.profile_for(how, library)
            workshop = pipeline.workshop_for(checked.source, library, paper, profile)
            laid = pipeline.lay_out(checked.source, workshop)
        except pipeline.DoesNotFit as problem:
            _tell(problem.kind, False, err=True, **problem.values)
            sys.exit(1)
        except pipeline.ProfileFault as problem:
            _tell("bad_profile", False, err=True, detail=problem)
            sys.exit(2)
        checked = pipeline.with_pages(checked, tree, laid)
        if release and checked.source is not None:
            checked = pipeline.with_play(checked, tree, pipeline.prove(checked.source))
    _show(checked)
    if checked.source is None or checked.has_errors:
        _tell("not_built", False, err=True)
        sys.exit(1)
    target = pipeline.kit_folder(out, checked.source, workshop)
    inspect = cli_verify.inspector(checked, target) if release else None
    epoch = pipeline.epoch_of(checked.source.kit.info.date)
    if form == "txt":
        from . import text_edition

        target = target.with_name(text_edition.FOLDER)
        files = text_edition.outputs(checked.source.kit, laid.players, laid.solutions, workshop)
    else:
        files = pipeline.outputs(checked.source, laid, workshop, epoch, {"program": f"delictum-pnp {__version__}"})
    try:
        done = bundle.install(files, target, {"inputs": inputs}, inspect)
    except bundle.BundleError as problem:
        _tell(f"write_{problem.reason}", False, err=True, path=problem.path, detail=problem.detail)
        sys.exit(3)
    return _tell("built", quiet, folder=target.as_posix(), written=len(done.written), kept=len(done.kept))


def _targets(out: pathlib.Path, name: str) -> list[pathlib.Path]:
    """Kit folders of this paper and profile that a former build left."""
    return sorted(stamp.parent for stamp in out.glob(f"*/*/{name}/{freshness.STAMP}"))


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
@click.option("--prove", "proved", is_flag=True, help="Also prove every case: theses, weak points, dead ends.")
def check(kit: str | None, output_format: str, spoilers: bool, paper: str, proved: bool) -> None:
    """Check a kit (the flagship without KIT): report every fault with its place."""
    folder, shown = _kit(kit)
    from . import pipeline
    from .one_shot import never_collect

    never_collect()
    library = pipeline.Templates(places.templates(pathlib.Path.cwd()))
    checked = pipeline.check(folder, shown, library, paper, proved)
    _show(checked, output_format, spoilers, always=True)
    sys.exit(1 if checked.has_errors else 0)


@cli.command()
@click.argument("kit", metavar="[KIT|CASE]", required=False)
@click.option("--case", "only", help="Prove this case of the kit alone.")
@click.option("--json", "as_json", is_flag=True, help="Print the verdicts as JSON.")
@click.option("--spoilers", is_flag=True, help="Tell a line of play for each thesis, and quote the solution.")
@click.option("--nodes", type=click.IntRange(min=1), help="Positions that the proof of a case may cost.")
def prove(kit: str | None, only: str | None, as_json: bool, spoilers: bool, nodes: int | None) -> None:
    """Prove a kit (the flagship without KIT) or a case: is each thesis demonstrable, how soon, on what does it hang."""
    if kit and re.fullmatch("[CM][0-9]{2}", kit) and not pathlib.Path(kit).is_dir():
        kit, only = None, kit
    folder, shown = _kit(kit)
    from . import pipeline
    from .one_shot import never_collect
    from .prover import report

    never_collect()
    checked, tree = pipeline.read(folder, shown)
    proved = []
    if checked.source is not None and tree is not None:
        cases = checked.source.kit.cases
        if only and only not in cases:
            _tell("no_such_case", False, err=True, case=only, known=", ".join(cases))
            sys.exit(2)
        proved = pipeline.prove(checked.source, only, nodes)
        checked = pipeline.with_play(checked, tree, proved)
    language = editor_language(os.environ)
    click.echo(report.json_text(proved, language, spoilers) if as_json else report.text(proved, language, spoilers))
    _show(checked, spoilers=spoilers, always=not as_json)
    sys.exit(1 if checked.has_errors else 0)


@cli.command()
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
    folder, shown = _kit(kit)
    from . import pipeline
    from .simulate import run

    checked, _ = pipeline.read(folder, shown)
    if checked.source is None:
        _show(checked)
        sys.exit(1)
    try:
        dossier = run.dossier_of(checked.source, case)
        return run.simulate(dossier, games, seed, (policy,) if policy else POLICIES, processes)
    except run.NoSuchCase as problem:
        _tell("no_such_case", False, err=True, case=case, known=", ".join(problem.known) or "—")
        sys.exit(2)
    except run.CannotPlay as problem:
        _show(checked)
        _tell(f"cannot_play_{problem.reason}", False, err=True, case=case)
        sys.exit(1)


def _write_page(path: pathlib.Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as problem:
        _tell("page_not_written", False, err=True, path=path, detail=problem.strerror)
        sys.exit(3)
    _tell("page_written", False, err=True, path=path)


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

    if all(d.waived for d in checked.diagnostics) and not always:
        return
    stream = sys.stdout if always else sys.stderr
    colour = stream.isatty() and not os.environ.get("NO_COLOR")
    text = report.render(checked.diagnostics, output_format, editor_language(os.environ), spoilers, colour)
    click.echo(text.rstrip("\n"), err=not always)


def _tell(key: str, quiet: bool, err: bool = False, **values: object) -> None:
    if not quiet:
        click.echo(say(key, editor_language(os.environ), **values), err=err)


@cli.command()
@click.argument("case")
@click.option("--kit", help="Kit of the case; the flagship when not given.")
@click.option("--paper", type=click.Choice(PAPERS), default="a4", show_default=True, help="Paper to pin on the wall.")
@click.option("--out", type=click.Path(dir_okay=False), help="File to write  [default: build/editor/CASE-grafo.svg]")
def graph(case: str, kit: str | None, paper: str, out: str | None) -> None:
    """Draw what opens what in CASE as SVG, for its editor.  It tells the solution."""
    folder, shown = _kit(kit)
    from . import editors, pipeline

    checked, _ = pipeline.read(folder, shown)
    library = pipeline.Templates(places.templates(pathlib.Path.cwd()))
    for dossier in _dossiers(checked, case.upper()):
        assert checked.source is not None
        drawn = editors.graph(dossier, pipeline.workshop_for(checked.source, library, paper))
        _put(drawn, pathlib.Path(out) if out else EDITOR_FOLDER / drawn.name)


@cli.command()
@click.argument("kit", metavar="[KIT]", required=False)
@click.argument("case", metavar="[CASE]", required=False)
@click.option("--paper", type=click.Choice(PAPERS), default="a4", show_default=True, help="Paper to print on.")
@click.option("--out", type=click.Path(file_okay=False), default=EDITOR_FOLDER, show_default=True, help="Folder.")
def dossier(kit: str | None, case: str | None, paper: str, out: str) -> None:
    """Write the editor's dossier of a case, or of all: graph, proof, weak points, exposure.  It tells the solution."""
    if kit and not case and CASE_CODE.fullmatch(kit) and not pathlib.Path(kit).is_dir():
        kit, case = None, kit
    folder, shown = _kit(kit)
    _valid_epoch()
    from . import editors, pipeline

    checked, _ = pipeline.read(folder, shown)
    library = pipeline.Templates(places.templates(pathlib.Path.cwd()))
    for one in _dossiers(checked, case.upper() if case else None):
        assert checked.source is not None
        proved = pipeline.prove(checked.source, one.case.code)
        if not proved:
            _show(checked)
            _tell("cannot_play_rules", False, err=True, case=one.case.code)
            sys.exit(1)
        workshop = pipeline.workshop_for(checked.source, library, paper)
        made = editors.dossier(*proved[0], workshop, pipeline.epoch_of(one.info.date))
        _put(made, pathlib.Path(out) / made.name)


def _dossiers(checked: Checked, case: str | None) -> list[Dossier]:
    """The dossier of one case or of all; ends the program where there is none."""
    from .model.dossier import dossiers

    if checked.source is None:
        _show(checked)
        sys.exit(1)
    found = [one for one in dossiers(checked.source) if case in (None, one.case.code)]
    if not found:
        _tell("no_such_case", False, err=True, case=case, known=", ".join(checked.source.kit.cases) or "—")
        sys.exit(2)
    return found


def _put(made: Output, path: pathlib.Path) -> None:
    from . import bundle

    try:
        bundle.put(made, path)
    except bundle.BundleError as problem:
        _tell("page_not_written", False, err=True, path=path, detail=problem.detail)
        sys.exit(3)
    _tell("page_written", False, path=path)


@cli.command()
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
        raise click.UsageError("SHEET, or --template")
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
    _show(pipeline.Checked(None, tuple(scored.diagnostics)))
    if scored.verdict:
        click.echo(verdict_text(scored.verdict, editor_language(os.environ), spoilers), nl=False)
    if record and scored.record:
        from .bundle import Output

        _put(Output(record, scored.record.encode(), "editor"), pathlib.Path(record))
    sys.exit(1 if scored.has_errors else 0)


@cli.command()
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
    _show(found)
    if found.has_errors:
        sys.exit(1)
    table = walk.Table(dossier, workshop, behind, editor_language(os.environ))
    if line:
        sys.exit(walk.replay_text(table, line, team, click.echo))
    sys.exit(walk.converse(table, team, sys.stdin, click.echo))


def _table(case: str, kit: str | None) -> tuple[Dossier, Workshop]:
    """A case of a kit with the words of its cards; ends the program where there is none."""
    folder, shown = _kit(kit)
    from . import pipeline

    checked, _ = pipeline.read(folder, shown)
    (dossier,) = _dossiers(checked, case.upper())
    assert checked.source is not None
    library = pipeline.Templates(places.templates(pathlib.Path.cwd()))
    return dossier, pipeline.workshop_for(checked.source, library, "a4")


def main(arguments: list[str] | None = None) -> Any:
    """Run the command line; a fault of our own is one line, never a traceback (unless DELICTUM_DEBUG is set)."""
    try:
        return cli.main(args=arguments, prog_name="delictum")
    except Exception as problem:  # the last wall: whatever it is, the editor gets a sentence
        if os.environ.get("DELICTUM_DEBUG"):
            raise
        _tell("internal", False, err=True, kind=type(problem).__name__, detail=str(problem)[:300])
        sys.exit(3)
