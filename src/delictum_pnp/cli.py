"""The command line: its commands, and the wall behind them.  In: arguments.  Out: an exit code.

Exit codes: 0 clean, 1 findings, 2 wrong usage, 3 could not read or write, or a fault of our own.
A command's module is imported when the command is called, heavy rooms inside the command, so that `--help` and an
up-to-date build stay quick.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Mapping
from typing import Any

import click

from . import __version__
from .cli_language import speak, told
from .cli_shared import stop
from .language import editor_language

COMMANDS: Mapping[str, tuple[str, str]] = {
    "build": ("cli_build", "build"),
    "calibrate": ("cli_calibrate", "calibrate"),
    "check": ("cli_check", "check"),
    "diff": ("cli_kits", "diff"),
    "dossier": ("cli_editors", "dossier"),
    "explain": ("cli_check", "explain"),
    "graph": ("cli_editors", "graph"),
    "play": ("cli_play", "play"),
    "print": ("cli_kits", "print_kit"),
    "prove": ("cli_check", "prove"),
    "score": ("cli_play", "score"),
    "simulate": ("cli_play", "simulate"),
    "verify": ("cli_verify", "verify"),
}
"""Command → its module here, and its name there."""


class Commands(click.Group):
    """Commands that are imported when they are called for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module, name = COMMANDS[cmd_name]
        found: click.Command = getattr(importlib.import_module(f".{module}", __package__), name)
        return told(found, editor_language(os.environ))


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="delictum", help="Show the version and exit.")
@click.pass_context
def cli(context: click.Context) -> None:
    """Compile print-and-play kits: check their sources, lay out and impose cards, sheets and booklets."""
    if os.environ.get("NO_COLOR"):
        context.color = False


def main(arguments: list[str] | None = None) -> Any:
    """Run the command line; a fault of our own is one line, never a traceback (unless DELICTUM_DEBUG is set)."""
    language = editor_language(os.environ)
    speak(language)
    try:
        return told(cli, language).main(args=arguments, prog_name="delictum")
    except Exception as problem:  # the last wall: whatever it is, the editor gets a sentence
        if os.environ.get("DELICTUM_DEBUG"):
            raise
        stop(3, "internal", kind=type(problem).__name__, detail=str(problem)[:300])
