"""How a build is to be printed, from the options of the command line.

In: names of profiles, a printer that was calibrated, a shift.  Out: `How`: which files of `templates/profiles/`, in
which order, and what is the printer's.  Nothing heavy is imported: an up-to-date build is known from this alone.
"""

from __future__ import annotations

import pathlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from . import calibrated
from .layout.profile import DEFAULT, Tray

SHORT = "short-edge"
"""The profile for printers that turn the paper on that edge."""
_LINE = re.compile(r"^(\w+): *[\"']?([\w.-]+)", re.MULTILINE)


class NoSuchProfile(Exception):
    """There is no profile of that name; `known` are those that there are, the likeliest first, if one is likely."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        from difflib import get_close_matches

        super().__init__(name)
        near = get_close_matches(name.lower(), known, 1)
        self.name, self.near = name, "".join(near)
        self.known = [*near, *(one for one in known if one not in near)]


class Contradiction(Exception):
    """Two profiles that were asked for by name say different things of the same: `key`."""

    def __init__(self, one: str, other: str, key: str) -> None:
        super().__init__(f"{one}, {other}: {key}")
        self.one, self.other, self.key = one, other, key


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


def said(templates: pathlib.Path, name: str) -> Mapping[str, str]:
    """What a profile says: its file is a line for each key, so that the reader of YAML need not be imported."""
    return dict(_LINE.findall((templates / "profiles" / f"{name}.yaml").read_text(encoding="utf-8")))


def speaker(templates: pathlib.Path, names: Sequence[str], key: str) -> str:
    """Which of these profiles decides a key; the default one when none says anything of it."""
    return next((name for name in reversed(names) if key in said(templates, name)), DEFAULT)


def how(
    templates: pathlib.Path, profiles: Sequence[str], stack: bool, printer: str | None, back_shift: str | None
) -> How:
    """What was asked for.  A printer that turns the paper on its short edge brings that profile with it, unless one
    that was named says how sides are printed; a shift that is given holds over the printer's.  Raises `NoSuchProfile`,
    `Contradiction`, `PrinterError`."""
    named, there = list(dict.fromkeys(profiles)), known(templates)
    for name in named:
        if name not in there:
            raise NoSuchProfile(name, there)
    _agree({name: said(templates, name) for name in named})
    own = calibrated.load(printer, calibrated.folder()) if printer else None
    if own and own.flip == "short" and not any("sides" in said(templates, name) for name in named):
        named = [SHORT, *named]
    shift = calibrated.shift(back_shift) if back_shift else (own.right, own.down) if own else (0.0, 0.0)
    return How(tuple(named) or (DEFAULT,), stack, shift, own.tray if own else None)


def _agree(profiles: Mapping[str, Mapping[str, str]]) -> None:
    """Raises `Contradiction`."""
    for (one, first), (other, second) in combinations(profiles.items(), 2):
        for key in first:
            if first[key] != second.get(key, first[key]):
                raise Contradiction(one, other, key)
