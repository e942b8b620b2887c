"""A built kit's manifest as typed data.  In: a folder, a ZIP or a manifest.  Out: `Edition`.

Manifests of older programs tell less of their files; those are then compared by their digest alone.
"""

from __future__ import annotations

import json
import pathlib
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

MANIFEST = "manifest.json"
MOST_BYTES = 50_000_000
"""Of a manifest; a whole box has a tenth of a megabyte."""
Reason = Literal["missing", "no_manifest", "damaged"]


class NotAKit(Exception):
    """No built kit can be read there."""

    def __init__(self, path: pathlib.Path, reason: Reason) -> None:
        super().__init__(f"{path}: {reason}")
        self.path, self.reason = path, reason


@dataclass(frozen=True, slots=True)
class Print:
    """Hashes of the words alone and of everything that is seen."""

    text: str
    look: str


@dataclass(frozen=True, slots=True)
class Card:
    front: Print
    back: Print | None
    """None where nothing is printed behind the fronts."""
    words: tuple[str, ...]
    """The lowest hashes of the words of the front."""


@dataclass(frozen=True, slots=True)
class File:
    """A file of a kit; players' files tell of their cards and pages."""

    name: str
    digest: str
    audience: str
    case: str | None
    pages: Sequence[int]
    """The sheet on which each page falls; 0: none that is kept."""
    cards: Mapping[str, Card]
    places: Mapping[str, int]
    """The sheet on which each card stands."""
    leaves: Mapping[int, Print]
    """The prints of pages without cards, by number."""

    @property
    def sheets(self) -> tuple[int, ...]:
        return tuple(sorted({sheet for sheet in self.pages if sheet}))

    @property
    def told(self) -> bool:
        """Whether more is known of it than its digest."""
        return bool(self.cards or self.leaves)


@dataclass(frozen=True, slots=True)
class Edition:
    kit: str
    edition: str
    way: str
    """Paper and printing profiles: `a4`, `letter low-ink`."""
    layout: str
    """Four digits that change with the theme."""
    files: Mapping[str, File]


def read(path: pathlib.Path) -> Edition:
    """The edition at a path.  Raises `NotAKit`."""
    try:
        data = json.loads(_text(path))
        return Edition(
            kit=str(data["kit"]),
            edition=str(data["edition"]),
            way=" ".join([str(data["paper"]), *(str(name) for name in data.get("profile", ()))]),
            layout=str(data.get("layout", "")),
            files={name: _file(name, row) for name, row in data["files"].items() if name.endswith(".pdf")},
        )
    except (ValueError, LookupError, TypeError, AttributeError, zipfile.BadZipFile) as problem:
        raise NotAKit(path, "damaged") from problem


def _text(path: pathlib.Path) -> str:
    place = path / MANIFEST if path.is_dir() else path
    try:
        if zipfile.is_zipfile(place):
            return _zipped(place)
        if place.stat().st_size > MOST_BYTES:
            raise NotAKit(path, "damaged")
        return place.read_text(encoding="utf-8")
    except FileNotFoundError as problem:
        raise NotAKit(path, "no_manifest" if path.is_dir() else "missing") from problem
    except OSError as problem:
        raise NotAKit(path, "damaged") from problem


def _zipped(path: pathlib.Path) -> str:
    """The manifest inside a ZIP: of the kit, or of one audience's files."""
    with zipfile.ZipFile(path) as archive:
        names = sorted((n for n in archive.namelist() if n.rsplit("/", 1)[-1] == MANIFEST), key=lambda n: n.count("/"))
        if not names:
            raise NotAKit(path, "no_manifest")
        if archive.getinfo(names[0]).file_size > MOST_BYTES:
            raise NotAKit(path, "damaged")
        return archive.read(names[0]).decode("utf-8")


def _file(name: str, row: Mapping[str, Any]) -> File:
    pages = [int(sheet) for sheet in row.get("pages", ())]
    press = {int(number): sheet["codes"] for number, sheet in row.get("press", {}).items()}
    leaves = {int(number): _print(leaf) for number, leaf in row.get("leaves", {}).items()}
    return File(
        name=name,
        digest=str(row["sha256"]),
        audience=str(row["audience"]),
        case=row.get("case"),
        pages=pages,
        cards={code: _card(card) for code, card in row.get("cards", {}).items()},
        places={str(code): pages[number - 1] for number, codes in press.items() for code in codes},
        leaves={number: leaves[number] for number in sorted(leaves)},
    )


def _card(row: Mapping[str, Any]) -> Card:
    back = _print(row["back"]) if row["back"] else None
    return Card(_print(row["front"]), back, tuple(str(word) for word in row["words"]))


def _print(row: Mapping[str, Any]) -> Print:
    return Print(str(row["text"]), str(row["look"]))
