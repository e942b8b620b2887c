"""The commands `calibrate` and `calibrate set`: a sheet to measure a printer with, and what was measured."""

from __future__ import annotations

import os
import pathlib
import sys

import click

from . import calibrated, places
from .language import editor_language
from .messages import say


@click.group(invoke_without_command=True)
@click.option(
    "--paper", type=click.Choice(["a4", "letter"]), default="a4", show_default=True, help="Paper to print on."
)
@click.option("--out", type=click.Path(dir_okay=False), help="File to write  [default: calibracion-PAPER.pdf]")
@click.pass_context
def calibrate(context: click.Context, paper: str, out: str | None) -> None:
    """Write a sheet that shows how a printer scales, flips and places backs; `calibrate set` keeps what it says."""
    if context.invoked_subcommand is not None:
        return
    from . import bundle, calibration_sheet

    path = pathlib.Path(out or f"calibracion-{paper}.pdf")
    made = calibration_sheet.sheet(places.templates(pathlib.Path.cwd()), paper, editor_language(os.environ))
    try:
        bundle.put(made, path)
    except bundle.BundleError as problem:
        _tell("page_not_written", err=True, path=path, detail=problem.detail)
        sys.exit(3)
    _tell("calibration_written", path=path)


@calibrate.command("set")
@click.argument("printer")
@click.option("--back-shift", metavar="DX,DY", required=True, help="Where backs have to go: mm to the right and down.")
@click.option(
    "--flip", type=click.Choice(calibrated.FLIPS), default="long", show_default=True, help="Edge it flips on."
)
@click.option(
    "--tray",
    type=click.Choice(calibrated.TRAYS),
    default="face-down",
    show_default=True,
    help="How printed sheets lie in the output tray: for printing both sides by hand.",
)
@click.option("--scale", type=float, default=1.0, show_default=True, help="Measured length of the ruler / 100 mm.")
def set_printer(printer: str, back_shift: str, flip: calibrated.Flip, tray: calibrated.Tray, scale: float) -> None:
    """Keep what the calibration sheet says of PRINTER, for `delictum build --printer PRINTER`."""
    try:
        calibrated.check_scale(scale)
        right, down = calibrated.shift(back_shift)
        path = calibrated.save(printer, calibrated.Printer(right, down, flip, tray), calibrated.folder())
    except calibrated.PrinterError as problem:
        _tell(f"printer_{problem.reason}", err=True, **problem.values)
        sys.exit(3 if problem.reason in ("unreadable", "unwritable") else 2)
    _tell("printer_saved", printer=printer, right=f"{right:g}", down=f"{down:g}", flip=flip, tray=tray, path=path)


def _tell(key: str, err: bool = False, **values: object) -> None:
    click.echo(say(key, editor_language(os.environ), **values), err=err)
