"""How a build is to be printed, from the options of the command line.

In: names of profiles, a printer that was calibrated, a shift.  Out: `How`: which files of `templates/profiles/`, in
which order, and what is the printer's.  Nothing heavy is imported: an up-to-date build is known from this alone.
"""

from __future__ import annotations

import pathlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from . import calibrated
from .layout.profile import DEFAULT, Tray

SHORT = "short-edge"
"""The profile for printers that turn the paper on that edge."""


class NoSuchProfile(Exception):
    """There is no profile of that name; `known` are those that there are."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        super().__init__(name)
        self.name, self.known = name, known


@dataclass(frozen=True, slots=True)
class How:
    """Names of profiles, each laid over the one before; what the printer adds."""

    profiles: tuple[str, ...] = (DEFAULT,)
    stack: bool = False
    back_shift: tuple[float, float] = (0.0, 0.0)
    tray: Tray | None = None

    def options(self) -> Mapping[str, object]:
        """Everything that changes what is built, as plain data."""
        return {
            "profiles": self.profiles,
            "stack": self.stack,
            "back_shift": self.back_shift,
            "tray": self.tray,
        }


def folder(paper: str, profiles: Sequence[str]) -> str:
    """Name of the folder of a kit: `a4` for the default profile, else `a4-gutterfold`."""
    return "-".join((paper, *(name for name in profiles if name != DEFAULT)))


def known(templates: pathlib.Path) -> list[str]:
    """The names of all profiles."""
    return sorted(path.stem for path in (templates / "profiles").glob("*.yaml"))


def how(
    templates: pathlib.Path, profiles: Sequence[str], stack: bool, printer: str | None, back_shift: str | None
) -> How:
    """What was asked for.  A printer that turns the paper on its short edge brings that profile with it; a shift
    that is given holds over the printer's.  Raises `NoSuchProfile`, `PrinterError`."""
    there = known(templates)
    for name in profiles:
        if name not in there:
            raise NoSuchProfile(name, there)
    own = calibrated.load(printer, calibrated.folder()) if printer else None
    brought = [SHORT] if own and own.flip == "short" else []
    names = [*brought, *profiles] or [DEFAULT]
    shift = calibrated.shift(back_shift) if back_shift else (own.right, own.down) if own else (0.0, 0.0)
    return How(tuple(dict.fromkeys(names)), stack, shift, own.tray if own else None)
