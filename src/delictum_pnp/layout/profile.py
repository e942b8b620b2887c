"""Printing profiles: how a printer and its owner put ink on both sides of a card.

In: the data of `templates/profiles/`.  Out: a `Profile`.  Several are laid over one another (`gutterfold` and
`low-ink`); `print_options` has refused those that contradict each other.  The back's shift is not the profile's but
the printer's.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, get_args

Sides: TypeAlias = Literal["long", "short", "one", "manual", "fold"]
"""Printer turns the paper on its long or short edge; fronts only; two passes by hand; front beside back, folded."""
Ink: TypeAlias = Literal["full", "low", "grey"]
Tray: TypeAlias = Literal["face-down", "face-up"]
"""How sheets lie after the first pass: face down their order keeps, face up the backs are printed from the last."""
DEFAULT = "long-edge"
_SCALE = re.compile(r"[1-3](\.[0-9]{1,2})?")
NAMED = ("plan", "theme")
"""Keys that name another template."""
KEYS: Mapping[str, tuple[str, ...]] = {
    "sides": get_args(Sides),
    "ink": get_args(Ink),
    "tray": get_args(Tray),
    "stack": ("yes", "no"),
}


class ProfileFault(ValueError):
    """A profile's data says what no profile can; the message names it."""


@dataclass(frozen=True, slots=True)
class Profile:
    """How a kit is printed.  `names` are those of the profiles that made it; `back_shift` is right, down in mm."""

    names: tuple[str, ...] = (DEFAULT,)
    sides: Sides = "long"
    ink: Ink = "full"
    stack: bool = False
    """Order the cards of a deck so that the cut piles, laid one on another, come out in code order."""
    plan: str = "cards"
    scale: float = 1.0
    """How much larger than usual everything but the cards is printed; their size is the plan's."""
    theme: str = ""
    """What is laid over the common look: a file of `templates/themes/`, or nothing."""
    tray: Tray = "face-down"
    back_shift: tuple[float, float] = (0.0, 0.0)

    @property
    def large(self) -> bool:
        """Whether this is large print."""
        return self.scale > 1


def load_profile(raws: Mapping[str, Mapping[str, Any]]) -> Profile:
    """The profile of these, by name, each laid over the one before; scalars may be text.  Raises `ProfileFault`."""
    said: dict[str, Any] = {}
    for name, raw in raws.items():
        for key, value in raw.items():
            if key not in NAMED and not _allowed(key, str(value)):
                raise ProfileFault(f"{name}: {key}: {value}")
            said[key] = str(value)
    said["stack"] = said.get("stack") == "yes"
    said["scale"] = float(said.get("scale", 1))
    return Profile(tuple(raws) or (DEFAULT,), **said)


def _allowed(key: str, value: str) -> bool:
    return value in KEYS.get(key, ()) if key != "scale" else _SCALE.fullmatch(value) is not None
