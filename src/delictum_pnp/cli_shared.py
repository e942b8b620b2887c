"""What all commands share: finding a kit, saying things to the user, ending with an exit code.

In: what the user asked for, findings.  Out: a kit's folder; sentences and reports in the editor's language.
Heavy rooms are imported inside the functions, so that `--help` and an up-to-date build stay quick.
"""

from __future__ import annotations

import os
import pathlib
import re
import sys
from typing import TYPE_CHECKING, NoReturn

import click

from . import places
from .language import editor_language
from .messages import say

if TYPE_CHECKING:
    from .bundle import Output
    from .model.dossier import Dossier
    from .pipeline import Checked

PAPERS = ("a4", "letter")
findings_format = click.option(
    "--output-format",
    type=click.Choice(["text", "json", "sarif", "github"]),
    default="text",
    show_default=True,
    help="How to print what was found.",
)
"""The option of commands that report findings."""
CASE_CODE = re.compile("[CM][0-9]{2}")
LATEST_EPOCH = 253402300799
"""The last second of the year 9999, the last that a PDF date can say."""


def tell(key: str, /, **values: object) -> None:
    """A sentence of `messages` on standard output."""
    click.echo(say(key, editor_language(os.environ), **values))


def warn(key: str, /, **values: object) -> None:
    """The same on standard error."""
    click.echo(say(key, editor_language(os.environ), **values), err=True)


def stop(code: int, key: str, /, **values: object) -> NoReturn:
    """Say on standard error why, and end the program with an exit code."""
    warn(key, **values)
    sys.exit(code)


def misused(key: str, /, **values: object) -> NoReturn:
    """Raise the sentence as wrong usage, which `click` shows with the command's line of usage."""
    raise click.UsageError(say(key, editor_language(os.environ), **values))


def show(checked: Checked, output_format: str = "text", spoilers: bool = False, always: bool = False) -> None:
    """Print diagnostics: to standard output when asked for (`check`), else to standard error."""
    from . import report

    if all(d.waived for d in checked.diagnostics) and not always:
        return
    stream = sys.stdout if always else sys.stderr
    colour = stream.isatty() and not os.environ.get("NO_COLOR")
    text = report.render(checked.diagnostics, output_format, editor_language(os.environ), spoilers, colour)
    click.echo(text.rstrip("\n"), err=not always)


def find_kit(asked: str | None) -> tuple[pathlib.Path, str]:
    """A kit's folder and how messages name it; ends the program where there is none."""
    try:
        return places.find_kit(asked, pathlib.Path.cwd())
    except places.KitNotFound as problem:
        stop(2, "no_such_kit", kit=problem.asked, known=", ".join(problem.known) or "—")


def templates() -> pathlib.Path:
    return places.templates(pathlib.Path.cwd())


def is_case(name: str) -> bool:
    """Whether a word that may name a kit or a case names a case."""
    return bool(CASE_CODE.fullmatch(name)) and not pathlib.Path(name).is_dir()


def find_dossiers(checked: Checked, case: str | None) -> list[Dossier]:
    """The dossier of one case or of all; ends the program where there is none."""
    from .model.dossier import dossiers

    if checked.source is None:
        show(checked)
        sys.exit(1)
    found = [one for one in dossiers(checked.source) if case in (None, one.case.code)]
    if not found:
        stop(2, "no_such_case", case=case, known=", ".join(checked.source.kit.cases) or "—")
    return found


def check_epoch() -> None:
    """End the program when the environment's date of building is none."""
    given = os.environ.get("SOURCE_DATE_EPOCH", "").strip()
    if given and not (given.isascii() and given.isdigit() and int(given) <= LATEST_EPOCH):
        stop(2, "bad_epoch", value=given[:40])


def put(made: Output, path: pathlib.Path, key: str = "page_written") -> None:
    """Write a file that stands alone and say so; ends the program when it cannot be written."""
    from . import installation

    try:
        installation.put(made, path)
    except installation.InstallationError as problem:
        stop(3, "page_not_written", path=path, detail=problem.detail)
    tell(key, path=path)
