"""The whole check of a kit folder or of one PDF.  In: its bytes and what it should be.  Out: `Verified`."""

from __future__ import annotations

import pathlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from ..diagnostics import CATALOGUE, Diagnostic, Path, Span, placed
from . import channels, reading, rules_files, rules_sheets, rules_spoilers, second_reader
from .expected import Expected
from .subjects import FileRead, KitRead, SheetRead

Skipped = Literal["second_reader", "spoilers", "manifest", "flip", "paper"]
"""What was not looked at, for want of what it takes."""
ROOMS = (rules_files, rules_sheets, rules_spoilers)
"""Modules of rules; importing them enters their rules in the catalogue."""


@dataclass(frozen=True)
class Verified:
    diagnostics: tuple[Diagnostic, ...]
    skipped: tuple[Skipped, ...]
    files: int
    pages: int
    cards: int


class _Pages:
    """Places in finished files: the line of a diagnostic is the page, 1 for the whole file."""

    def __init__(self, shown: str) -> None:
        self._shown = shown

    def span(self, path: Path, on_key: bool = False) -> Span:
        page = int(path[1]) if len(path) > 1 else 1
        return Span("/".join(filter(None, (self._shown, str(path[0])))), page, 1, page, 1)


def verify_folder(folder: pathlib.Path, shown: str, expected: Expected) -> Verified:
    """A kit folder.  Raises `OSError` when it cannot be read."""
    files = {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()
    }
    manifest = rules_files.read_manifest(files.get(rules_files.MANIFEST, b""))
    kit = KitRead(files, manifest, expected.solutions, expected.stamp)
    return _verified(files, manifest or {}, [kit], shown, expected)


def verify_pdf(path: pathlib.Path, shown: str, expected: Expected, facts: Mapping[str, Any]) -> Verified:
    """One PDF, whatever it is called; `facts` is the manifest of the kit folder that it stands in, if it does.
    Raises `OSError` when it cannot be read."""
    where, _, _ = shown.rpartition("/")
    folder = path.resolve().parent.name
    name = f"{folder}/{path.name}"
    if name not in facts.get("files", {}):
        return _verified({path.name: path.read_bytes()}, {}, [], where, expected)
    return _verified({name: path.read_bytes()}, facts, [], where.removesuffix(folder).rstrip("/"), expected)


def _verified(
    files: Mapping[str, bytes], facts: Mapping[str, Any], kits: Sequence[KitRead], shown: str, expected: Expected
) -> Verified:
    pdfs = [(reading.read_file(name, data, expected, facts), data) for name, data in files.items() if _is_pdf(name)]
    both = [_second(file, data, expected) for file, data in pdfs]
    read = {file.name: file for file, _ in both}
    leaks = channels.leaks(files, read, expected.solutions, expected.canaries) if expected.canaries else []
    pages = [page for file, _ in both for page in file.pages]
    found = [sheet for _, sheets in both for sheet in sheets]
    subjects: dict[str, Sequence[object]] = {
        "KitRead": kits,
        "FileRead": list(read.values()),
        "PageRead": pages,
        "SheetRead": found,
        "Leak": leaks,
    }
    cards = sum(bool(card.name) for sheet in found for card in sheet.cards)
    skipped = _skipped(facts, list(read.values()), expected)
    return Verified(_diagnostics(subjects, shown), skipped, len(files), len(pages), cards)


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
