"""The kit that is to be printed.  In: what the user named.  Out: `BuiltKit`: its files, from its manifest.

Every file is compared with its digest before it is sent: what the printer gets is what was built.
"""

from __future__ import annotations

import hashlib
import json
import pathlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

MANIFEST = "manifest.json"
Sides = Literal["one-sided", "two-sided-long-edge", "two-sided-short-edge"]
Flip = Literal["none", "long", "short", "manual"]
"""`manual`: made for two passes by hand, all fronts and then all backs."""
SIDES: tuple[Sides, ...] = ("one-sided", "two-sided-long-edge", "two-sided-short-edge")
FLIPS: tuple[Flip, ...] = ("none", "long", "short", "manual")
PAPERS = ("a4", "letter")
Reason = Literal["none", "none_at_all", "many", "damaged", "old", "changed", "paper"]


class KitFault(Exception):
    """No kit can be printed: none found, several found, its manifest damaged or too old, a file changed since, made for
    another paper."""

    def __init__(self, reason: Reason, **values: object) -> None:
        super().__init__(f"{reason} {values}")
        self.reason, self.values = reason, values


@dataclass(frozen=True, slots=True)
class PrintFile:
    """A PDF of the kit and how it must be printed."""

    path: pathlib.Path
    title: str
    product: str
    case: str | None
    solution: bool
    pages: tuple[int, ...]
    """The sheet on which each page falls; 0: the page of advice between two passes."""
    paper: str
    sides: Sides
    flip: Flip

    @property
    def sheets(self) -> int:
        return max(self.pages)


@dataclass(frozen=True, slots=True)
class BuiltKit:
    folder: pathlib.Path
    files: tuple[PrintFile, ...]


def find(asked: str | None, built: pathlib.Path, paper: str | None) -> pathlib.Path:
    """The folder of a built kit: `asked` itself, or the one below `built` of the box `asked` (a code, a folder of
    sources; any box when None) on a paper; of those on that paper the one without a profile of printing, if there is
    one.  Raises `KitFault`."""
    if asked and (pathlib.Path(asked) / MANIFEST).is_file():
        return pathlib.Path(asked)
    below = pathlib.Path(asked) if asked and pathlib.Path(asked).is_dir() else None
    wanted = pathlib.Path(asked).name if asked else ""
    found = sorted(below.glob(f"**/{MANIFEST}")) if below else []
    if not found:
        folders = sorted(built.glob(f"*/*/*/{MANIFEST}"))
        found = [p for p in folders if not wanted or p.parts[-4] == wanted or _box(p) == _box_of(wanted)]
    found = [p for p in found if not p.parent.name.startswith(".")]
    if paper:
        on_paper = [p for p in found if p.parent.name.split("-")[0] == paper]
        found = [p for p in on_paper if p.parent.name == paper] or on_paper
    if not found:
        raise KitFault("none", asked=asked) if asked else KitFault("none_at_all", folder=built.as_posix())
    if len(found) > 1:
        raise KitFault("many", known=", ".join(p.parent.as_posix() for p in found))
    return found[0].parent


def _box(manifest: pathlib.Path) -> str:
    """`build/B01-pnp-v1.0/es/a4/manifest.json` → `B01`."""
    return _box_of(manifest.parts[-4])


def _box_of(name: str) -> str:
    return name.split("-")[0]


def read(folder: pathlib.Path, paper: str | None = None) -> BuiltKit:
    """The kit in a folder; all of it for a paper, if one is named.  Raises `KitFault`."""
    try:
        data = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
        rows = {name: row for name, row in data["files"].items() if name.endswith(".pdf")}
        if any("sides" not in row for row in rows.values()):
            raise KitFault("old", folder=folder.as_posix())
        files = tuple(_file(folder, name, row) for name, row in rows.items())
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as problem:
        raise KitFault("damaged", folder=folder.as_posix()) from problem
    for file in files:
        if paper and file.paper != paper:
            raise KitFault("paper", folder=folder.as_posix(), has=file.paper, wanted=paper)
    return BuiltKit(folder, files)


def _file(folder: pathlib.Path, name: str, row: Mapping[str, Any]) -> PrintFile:
    path = (folder / name).resolve()
    pages = tuple(int(sheet) for sheet in row["pages"])
    if not pages or row["sides"] not in SIDES or row["paper"] not in PAPERS or row["flip"] not in FLIPS:
        raise ValueError(name)
    if not path.is_relative_to(folder.resolve()):
        raise ValueError(name)
    if not path.is_file() or hashlib.sha256(path.read_bytes()).hexdigest() != row["sha256"]:
        raise KitFault("changed", file=path.as_posix())
    return PrintFile(
        path=path,
        title=str(row["title"]),
        product=str(row["product"]),
        case=row["case"],
        solution=row["audience"] != "players",
        pages=pages,
        paper=row["paper"],
        sides=row["sides"],
        flip=row["flip"],
    )
