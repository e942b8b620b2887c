"""The command `verify` and the last step of `build --release`: arguments → expectations → verify → exit code."""

from __future__ import annotations

import os
import pathlib
import sys
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import click

from . import places
from .cli_shared import PAPERS, findings_format, stop, warn
from .language import editor_language

if TYPE_CHECKING:
    from .model.kit import KitSource
    from .pipeline import Checked
    from .verify.hands import Hands
    from .verify.run import Verified

MANIFEST = "manifest.json"
DEEPEST = 4
"""Folders below the one that `build` writes into: `build/B01-pnp-v1.0/es/a4`, and one above."""


@click.command()
@click.argument("target", metavar="DIR|PDF", type=click.Path(exists=True))
@click.option("--kit", help="The kit's source, against which spoilers are looked for; else found by its box code.")
@findings_format
def verify(target: str, kit: str | None, output_format: str) -> None:
    """Read a finished kit or PDF back: do backs lie behind fronts, is nothing lost, is the solution well hidden?"""
    from .one_shot import never_collect
    from .verify import run

    never_collect()
    path = pathlib.Path(target)
    if inside := _kits_inside(path):
        stop(2, "holds_kits", path=path.as_posix(), known=", ".join(inside))
    with run.helpers(path) as hands:
        facts = _facts(path)
        source = _source(kit or facts.get("kit"), asked=kit is not None)
        verified = _verified(path, path.as_posix(), facts, source, hands)
    _show(verified, output_format)
    sys.exit(1 if verified.diagnostics else 0)


def inspector(checked: Checked, target: pathlib.Path) -> Callable[[pathlib.Path], None]:
    """What `build --release` shows the new files to before they take the place of the old; ends the program with 1
    when the sources or the files have faults, with 3 when there is no second reader."""
    from .verify import run
    from .verify.second_reader import available

    source = checked.source
    if checked.is_open or source is None:
        stop(1, "not_released")
    if not available():
        stop(3, "no_second_reader")

    def inspect(folder: pathlib.Path) -> None:
        with run.helpers(folder) as hands:
            verified = _verified(folder, target.as_posix(), _facts(folder), source, hands)
        _show(verified, "text", error=True)
        if verified.diagnostics:
            stop(1, "not_verified")

    return inspect


def _kits_inside(path: pathlib.Path) -> list[str]:
    """The kits in a folder that is none itself."""
    if (path / MANIFEST).is_file():
        return []
    depths = ("*/" * depth + MANIFEST for depth in range(1, DEEPEST + 1))
    folders = (found.parent for depth in depths for found in path.glob(depth))
    return sorted(folder.as_posix() for folder in folders if not folder.name.startswith("."))


def _facts(path: pathlib.Path) -> Mapping[str, Any]:
    """The manifest of a kit folder, or of the one that a PDF stands in; empty when there is none."""
    from .verify.rules_files import read_manifest

    folder = path if path.is_dir() else path.resolve().parents[1]
    found = folder / MANIFEST
    facts = read_manifest(found.read_bytes()) if found.is_file() else None
    return facts or {}


def _source(name: str | None, asked: bool) -> KitSource | None:
    """The source of a kit, if it is there and can be read.  What was asked for must be there."""
    from . import pipeline

    if name is None:
        return None
    try:
        folder, shown = places.find_kit(str(name), pathlib.Path.cwd())
    except places.KitNotFound as problem:
        if not asked:
            return None
        stop(2, "no_such_kit", kit=problem.asked, known=", ".join(problem.known) or "—")
    checked, _ = pipeline.read(folder, shown)
    return checked.source


def _verified(
    path: pathlib.Path, shown: str, facts: Mapping[str, Any], source: KitSource | None, hands: Hands
) -> Verified:
    from . import pipeline
    from .expectations import expected
    from .verify import run

    library = pipeline.Templates(places.templates(pathlib.Path.cwd()))
    wanted = expected(facts, library, PAPERS, source)
    return (
        run.verify_folder(path, shown, wanted, hands) if path.is_dir() else run.verify_pdf(path, shown, wanted, facts)
    )


def _show(verified: Verified, output_format: str, error: bool = False) -> None:
    """Findings to standard output (or error), and what was and was not looked at to standard error."""
    from . import report

    text = report.render(verified.diagnostics, output_format, editor_language(os.environ))
    click.echo(text.rstrip("\n"), err=error)
    warn("verified", files=verified.files, pages=verified.pages, cards=verified.cards)
    for reason in verified.skipped:
        warn(f"skipped_{reason}")
