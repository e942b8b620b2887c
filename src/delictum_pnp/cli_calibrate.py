"""The commands `calibrate` and `calibrate set`: a sheet to measure a printer with, and what was measured."""

from __future__ import annotations

import os
import pathlib

import click

from . import calibrated
from .cli_shared import PAPERS, put, stop, tell, templates
from .language import editor_language
from .messages import say


@click.group(invoke_without_command=True)
@click.option("--paper", type=click.Choice(PAPERS), default="a4", show_default=True, help="Paper to print on.")
@click.option("--out", type=click.Path(dir_okay=False), help="File to write  [default: calibracion-PAPER.pdf]")
@click.pass_context
def calibrate(context: click.Context, paper: str, out: str | None) -> None:
    """Write a sheet that shows how a printer scales, flips and places backs; `calibrate set` keeps what it says."""
    if context.invoked_subcommand is not None:
        return
    from . import calibration_sheet

    made = calibration_sheet.sheet(templates(), paper, editor_language(os.environ))
    put(made, pathlib.Path(out or made.name), "calibration_written")


@calibrate.command("set")
@click.argument("printer")
@click.option(
    "--back-shift",
    metavar="DX,DY",
    required=True,
    help="Where backs have to go: mm to the right and down, as in +1.5/-0.5.",
)
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
        stop(3 if problem.reason in ("unreadable", "unwritable") else 2, f"printer_{problem.reason}", **problem.values)
    words = {"flip": _say(f"flip_{flip}"), "tray": _say(f"tray_{tray}")}
    across = _say("shift_left" if right < 0 else "shift_right", mm=abs(right))
    along = _say("shift_up" if down < 0 else "shift_down", mm=abs(down))
    tell("printer_saved", printer=printer, across=across, along=along, path=path, **words)


def _say(key: str, **values: object) -> str:
    return say(key, editor_language(os.environ), **values)
