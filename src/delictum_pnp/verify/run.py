"""The whole check of a kit folder or of one PDF.  In: its bytes and what it should be.  Out: `Verified`.

PDFs are looked at one by one, by as many processes as there are processors when there are many; what was seen of all of
them goes to the rules.
"""

from __future__ import annotations

import pathlib
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple

from ..diagnostics import CATALOGUE, Diagnostic, Path, Span, placed
from . import (
    booklets,
    channels,
    reading,
    rules_archives,
    rules_booklets,
    rules_cards,
    rules_files,
    rules_remains,
    rules_sheets,
    rules_spoilers,
    second_reader,
)
from .expected import Expected, apart
from .hands import Hands, hands
from .subjects import BookletRead, FileRead, KitRead, Leak, SheetRead

Skipped = Literal["second_reader", "spoilers", "manifest", "flip", "paper"]
"""What was not looked at, for want of what it takes."""
ROOMS = (rules_files, rules_archives, rules_sheets, rules_booklets, rules_cards, rules_remains, rules_spoilers)
"""Modules of rules; importing them enters their rules in the catalogue."""


@dataclass(frozen=True)
class Verified:
    diagnostics: tuple[Diagnostic, ...]
    skipped: tuple[Skipped, ...]
    files: int
    pages: int
    cards: int


class Piece(NamedTuple):
    """A PDF to look at; `apart` when it may tell the solution."""

    name: str
    data: bytes
    apart: bool


class Looked(NamedTuple):
    """What was seen of it."""

    file: FileRead
    sheets: Sequence[SheetRead]
    booklets: Sequence[BookletRead]
    """The one that it is, or none."""
    leaks: Sequence[Leak]


class _Pages:
    """Places in finished files: the line of a diagnostic is the page, 1 for the whole file."""

    def __init__(self, shown: str) -> None:
        self._shown = shown

    def span(self, path: Path, on_key: bool = False) -> Span:
        page = int(path[1]) if len(path) > 1 else 1
        return Span("/".join(filter(None, (self._shown, str(path[0])))), page, 1, page, 1)


def helpers(path: pathlib.Path) -> AbstractContextManager[Hands]:
    """Helpers to look at a kit folder, of whose files so many are PDFs; at one file nobody helps."""
    return hands(look, sum(1 for _ in path.rglob("*.pdf")) if path.is_dir() else 0)


def verify_folder(folder: pathlib.Path, shown: str, expected: Expected, help_with: Hands | None = None) -> Verified:
    """A kit folder.  Raises `OSError` when it cannot be read."""
    files = _files(folder)
    manifest = rules_files.read_manifest(files.get(rules_files.MANIFEST, b""))
    kit = KitRead(files, manifest, expected.solutions, expected.stamp)
    return _verified(files, manifest or {}, [kit], shown, expected, help_with or Hands(look))


def _files(folder: pathlib.Path) -> dict[str, bytes]:
    """The files in a folder by name; a folder with nothing in it as an empty file whose name ends so."""
    found = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_file():
            found[name] = path.read_bytes()
        elif not any(path.iterdir()):
            found[f"{name}/"] = b""
    return found


def verify_pdf(path: pathlib.Path, shown: str, expected: Expected, facts: Mapping[str, Any]) -> Verified:
    """One PDF, whatever it is called; `facts` is the manifest of the kit folder that it stands in, if it does.
    Raises `OSError` when it cannot be read."""
    where, _, _ = shown.rpartition("/")
    folder = path.resolve().parent.name
    name = f"{folder}/{path.name}"
    alone = Hands(look)
    if name not in facts.get("files", {}):
        return _verified({path.name: path.read_bytes()}, {}, [], where, expected, alone)
    return _verified({name: path.read_bytes()}, facts, [], where.removesuffix(folder).rstrip("/"), expected, alone)


def _verified(
    files: Mapping[str, bytes],
    facts: Mapping[str, Any],
    kits: Sequence[KitRead],
    shown: str,
    expected: Expected,
    help_with: Hands,
) -> Verified:
    pieces = [Piece(name, data, apart(name, expected.solutions)) for name, data in files.items() if _is_pdf(name)]
    pieces.sort(key=lambda piece: -len(piece.data))
    looked = {seen.file.name: seen for seen in help_with.do((expected, facts), pieces)}
    looked = {name: looked[name] for name in files if name in looked}
    told = {name: seen.leaks for name, seen in looked.items()}
    read = [seen.file for seen in looked.values()]
    sheets = [sheet for seen in looked.values() for sheet in seen.sheets]
    pages = [page for file in read for page in file.pages]
    subjects: dict[str, Sequence[object]] = {
        "KitRead": kits,
        "FileRead": read,
        "PageRead": pages,
        "SheetRead": sheets,
        "BookletRead": [booklet for seen in looked.values() for booklet in seen.booklets],
        "Leak": channels.leaks(files, told, expected.solutions, expected.canaries) if expected.canaries else [],
    }
    cards = sum(bool(card.name) for sheet in sheets for card in sheet.cards)
    return Verified(_diagnostics(subjects, shown), _skipped(facts, read, expected), len(files), len(pages), cards)


def look(common: tuple[Expected, Mapping[str, Any]], piece: Piece) -> Looked:
    """Everything about one PDF, by both readers."""
    expected, facts = common
    file = reading.read_file(piece.name, piece.data, expected, facts)
    file, sheets = _second(file, piece.data, expected)
    leaks: Sequence[Leak] = ()
    if expected.canaries and not piece.apart:
        leaks = channels.in_pdf(piece.name, piece.data, file, expected.canaries)
    return Looked(replace(file, reader=None, raw=()), sheets, _booklets(file, expected), leaks)


def _booklets(file: FileRead, expected: Expected) -> list[BookletRead]:
    _, product = reading.product_of(file.name)
    binding = expected.booklets.get(product)
    return [booklets.booklet(file, binding)] if binding and file.pages else []


def _is_pdf(name: str) -> bool:
    return name.endswith(".pdf")


def _second(file: FileRead, data: bytes, expected: Expected) -> tuple[FileRead, list[SheetRead]]:
    if file.problem:
        return file, []
    if not second_reader.available():
        return file, reading.press_sheets(file, expected.plan)
    try:
        with second_reader.opened(data) as pages:
            return reading.with_second(file, pages, expected.plan)
    except ValueError as problem:
        return FileRead(file.name, problem=f"PDFium: {problem}"), []


def _diagnostics(subjects: Mapping[str, Sequence[object]], shown: str) -> tuple[Diagnostic, ...]:
    places = _Pages(shown)
    found = [
        placed(rule, finding, places)
        for rule in CATALOGUE.values()
        if rule.check is not None
        for subject in subjects.get(rule.looks_at, ())
        for finding in rule.check(subject)
    ]
    return tuple(sorted(found, key=lambda diagnostic: (diagnostic.order, str(diagnostic.values))))


def _skipped(facts: Mapping[str, Any], read: Sequence[FileRead], expected: Expected) -> tuple[Skipped, ...]:
    sound = [file for file in read if not file.problem]
    reasons: dict[Skipped, bool] = {
        "second_reader": not second_reader.available(),
        "spoilers": expected.canaries is None,
        "manifest": not facts,
        "flip": any(file.flip is None for file in sound),
        "paper": any(page.paper is None for file in sound for page in file.pages),
    }
    return tuple(reason for reason, holds in reasons.items() if holds)
