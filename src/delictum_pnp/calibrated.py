"""What is known of each printer of this user: how far its backs lie from their fronts, how it turns the paper.

In: the names and measures that `delictum calibrate set` is given.  Out: `Printer`s, kept as JSON in the user's own
configuration folder, never in a kit.  Written aside and renamed, so that a crash leaves the old file.
"""

from __future__ import annotations

import json
import os
import pathlib
import re
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Literal, get_args

from .layout.profile import Tray as Tray

FILE = "printers.json"
Flip = Literal["long", "short"]
FLIPS, TRAYS = get_args(Flip), get_args(Tray)
STEP = 0.05
"""Millimetres; a shift is kept to this."""
MOST_SHIFT = 5.0
"""A back that lies farther off has another cause than the printer's tolerance."""
SCALE_TOLERANCE = 0.005
_NUMBER = re.compile(r"[+-]?[0-9]{1,3}([.,][0-9]{1,3})?")
_BETWEEN = re.compile(r"\s*[,;/]\s*|\s+")


class PrinterError(Exception):
    """`reason`: unknown, bad_shift, unclear_shift, far_shift, scaled, unreadable or unwritable; `values` complete the
    sentence."""

    def __init__(self, reason: str, **values: object) -> None:
        super().__init__(reason)
        self.reason, self.values = reason, values


@dataclass(frozen=True, slots=True)
class Printer:
    """`right`, `down`: where backs have to go, in mm, as one looks at them."""

    right: float = 0.0
    down: float = 0.0
    flip: Flip = "long"
    tray: Tray = "face-down"


def folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> pathlib.Path:
    """The user's configuration folder for this program."""
    home = pathlib.Path(environment.get("HOME") or pathlib.Path.home())
    if platform == "win32":
        base = pathlib.Path(environment.get("APPDATA") or home / "AppData" / "Roaming")
    elif platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = pathlib.Path(environment.get("XDG_CONFIG_HOME") or home / ".config")
    return base / "delictum"


def shift(text: str) -> tuple[float, float]:
    """`0.7,-1.2`, `+0,7/-1,2`, `0,7; -1,2` → mm to the right and down, to 0.05 mm.  Raises `PrinterError`, also for
    what could be read in two ways: `1,5` may be one number or two, `1,5,2` is parted in two places."""
    plain = text.strip().replace("−", "-").replace("–", "-")
    cuts = [(plain[: gap.start()], plain[gap.end() :]) for gap in _BETWEEN.finditer(plain)]
    pairs = [pair for pair in cuts if all(map(_NUMBER.fullmatch, pair))]
    if not pairs:
        raise PrinterError("bad_shift", value=text[:40])
    right, down = (_kept(part) for part in pairs[0])
    if len(pairs) > 1 or (_NUMBER.fullmatch(plain) and (right or down)):
        raise PrinterError("unclear_shift", value=text[:40])
    if max(abs(right), abs(down)) > MOST_SHIFT:
        raise PrinterError("far_shift", right=right, down=down, most=MOST_SHIFT)
    return right, down


def _kept(number: str) -> float:
    return round(round(float(number.replace(",", ".")) / STEP) * STEP, 2) + 0.0


def check_scale(scale: float) -> None:
    """Raises `PrinterError` for a printer that does not print at full size: no shift mends that."""
    if not round(abs(scale - 1), 6) <= SCALE_TOLERANCE:
        raise PrinterError("scaled", percent=round(scale * 100, 1))


def load(name: str, where: pathlib.Path) -> Printer:
    """A printer that was calibrated.  Raises `PrinterError`."""
    known = _read(where)
    if name not in known:
        raise PrinterError("unknown", printer=name, known=", ".join(sorted(known)) or "—")
    return known[name]


def save(name: str, printer: Printer, where: pathlib.Path) -> pathlib.Path:
    """Keep a printer; answers the file.  Raises `PrinterError`, also rather than lose what an unreadable file holds."""
    known = {**_read(where), name: printer}
    text = json.dumps({key: asdict(known[key]) for key in sorted(known)}, ensure_ascii=False, indent=2) + "\n"
    path, aside = where / FILE, where / f".{FILE}.{os.getpid()}"
    try:
        where.mkdir(parents=True, exist_ok=True)
        aside.write_text(text, encoding="utf-8", newline="\n")
        aside.replace(path)
    except OSError as problem:
        aside.unlink(missing_ok=True)
        raise PrinterError("unwritable", path=path, detail=problem.strerror) from problem
    return path


def _read(where: pathlib.Path) -> dict[str, Printer]:
    path = where / FILE
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        return {str(name): _printer(values) for name, values in data.items()}
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, TypeError, AttributeError, KeyError) as problem:
        raise PrinterError("unreadable", path=path) from problem


def _printer(values: Mapping[str, Any]) -> Printer:
    made = Printer(float(values["right"]), float(values["down"]), values["flip"], values["tray"])
    if made.flip not in FLIPS or made.tray not in TRAYS or not max(abs(made.right), abs(made.down)) <= MOST_SHIFT:
        raise ValueError(values)
    return made
