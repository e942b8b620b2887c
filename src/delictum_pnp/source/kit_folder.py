"""A kit's folder.  In: the folder.  Out: one `Tree` of all its YAML, the pages of its rulebook, and the faults.

The tree's root holds the keys of `kit.yaml` and of every other `*.yaml` beside it, and under each case code (`C01`,
`M01`) the keys of that subfolder's files; those of files named `solution*.yaml` stand apart, under `solution`.  The
YAML of `rulebook/` is the case that the rulebook's examples are played on, under `C00`.  Files are read in the order
of their names.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from ..diagnostics import Diagnostic, Span
from . import faults, faults_folder
from .characters import MOST_BYTES, read_prose
from .collect import Faults
from .reader import read
from .spelling import meant_code
from .tree import Node, Tree

EXAMPLE = "C00"
"""Key of the case of `rulebook/*.yaml`."""
_CASE = re.compile(r"[CM][0-9]{2}")
Page = tuple[str, str]
"""Text, and the name that diagnostics call its file."""


@dataclass(frozen=True, slots=True)
class KitReading:
    """`tree` is None when a file could not be read; `pages` holds `rulebook/NAME.md` by NAME."""

    tree: Tree | None
    diagnostics: list[Diagnostic]
    pages: dict[str, Page]


def read_kit(folder: Path, shown: str | None = None) -> KitReading:
    """Read a kit; `shown` is what the user typed for the folder and begins each file name in diagnostics.

    Raises nothing: missing and unreadable files are faults.
    """
    kit = _Kit(folder, shown if shown is not None else folder.as_posix())
    root: Node | None = None
    pages: dict[str, Page] = {}
    try:
        root = kit.read()
        pages = dict(kit.pages())
    except OSError as error:  # a folder that may not be entered
        kit.unreadable(error)
    tree = Tree(root) if root is not None and kit.complete else None
    return KitReading(tree, sorted(kit.found, key=lambda fault: fault.order), pages)


class _Kit:
    """The folder while it is read: what was found, and whether every file gave a tree."""

    def __init__(self, folder: Path, shown: str) -> None:
        self.folder = folder
        self.shown = shown.rstrip("/")
        self.found: list[Diagnostic] = []
        self.complete = True

    def read(self) -> Node | None:
        """The merged root; None when there is no kit here."""
        if not self.folder.is_dir():
            self._missing(self.folder, "folder")
            return None
        if not (self.folder / "kit.yaml").exists():
            self._missing(self.folder / "kit.yaml")
            self.complete = False
        root = self._merged(self._roots(self._yaml_files(self.folder)), self._start(self.folder / "kit.yaml"))
        for path in self._case_folders():
            self._enter(root, path.name, self._case(path))
        if examples := self._yaml_files(self.folder / "rulebook"):
            self._enter(root, EXAMPLE, self._merged(self._roots(examples), self._start(examples[0])))
        return root

    def pages(self) -> Iterator[tuple[str, Page]]:
        """The rulebook's pages that could be read, in the order of their names."""
        for path in self._inside(self.folder / "rulebook", "*.md"):
            faults_here = Faults(self._name(path))
            raw = self._bytes(path, faults_here)
            text = read_prose(raw, faults_here) if raw is not None else None
            self.found += faults_here.found
            if text is not None:
                yield path.stem, (text, faults_here.name)

    def _case(self, folder: Path) -> Node:
        files = self._yaml_files(folder)
        if not files:
            self._missing(folder, "case")
        start = self._start(files[0] if files else folder)
        solutions = [path for path in files if path.name.startswith("solution")]
        case = self._merged(self._roots(path for path in files if path not in solutions), start)
        if solutions:
            self._enter(case, "solution", self._merged(self._roots(solutions), self._start(solutions[0])))
        return case

    def _case_folders(self) -> list[Path]:
        folders = [path for path in self._inside(self.folder, "*") if path.is_dir()]
        for path in folders:
            meant = meant_code(path.name) or ""
            if meant != path.name and _CASE.fullmatch(meant):
                self._misnamed(path, meant)
        return [path for path in folders if _CASE.fullmatch(path.name)]

    def _yaml_files(self, folder: Path) -> list[Path]:
        for path in self._inside(folder, "*"):
            if path.suffix != ".yaml" and path.suffix.lower() in (".yaml", ".yml"):
                self._misnamed(path, path.stem + ".yaml")
        return self._inside(folder, "*.yaml")

    def _inside(self, folder: Path, pattern: str) -> list[Path]:
        """What is in a folder, sorted by name, without hidden files."""
        return sorted(path for path in folder.glob(pattern) if not path.name.startswith("."))

    def _roots(self, files: Iterable[Path]) -> Iterator[Node]:
        for path in files:
            faults_here = Faults(self._name(path))
            raw = self._bytes(path, faults_here)
            reading = read(raw, faults_here.name) if raw is not None else None
            self.found += faults_here.found + (reading.diagnostics if reading else [])
            if reading is None or reading.tree is None:
                self.complete = False
            else:
                yield reading.tree.root

    def _merged(self, roots: Iterable[Node], start: Span) -> Node:
        merged = Node({}, start, start)
        for root in roots:
            for key, node in root.children():
                self._enter(merged, str(key), node)
        return merged

    def _enter(self, parent: Node, key: str, node: Node) -> None:
        """Put a node under a key unless another file has the key already."""
        first = parent.child(key)
        if first is None and isinstance(parent.value, dict):
            parent.value[key] = node
        elif first is not None:
            here, there = node.key_span or node.span, first.key_span or first.span
            values = {"key": key, "first_file": there.file, "first_line": there.line}
            self.found.append(Diagnostic(faults_folder.key_in_two_files, here, values, also=(there,)))

    def _bytes(self, path: Path, faults_here: Faults) -> bytes | None:
        """The bytes of a file in the kit; None, with a fault, when it must not or cannot be read."""
        try:
            if not path.resolve().is_relative_to(self.folder.resolve()):
                faults_here.at(faults_folder.link_out_of_kit, 1, 1)
            elif not path.is_file():
                faults_here.at(faults_folder.unreadable_file, 1, 1, reason=_what(path))
            elif (size := path.stat().st_size) > MOST_BYTES:
                faults_here.at(faults.file_too_large, 1, 1, size=size, limit=MOST_BYTES)
            else:
                return path.read_bytes()
        except (OSError, RuntimeError) as error:
            faults_here.at(faults_folder.unreadable_file, 1, 1, reason=type(error).__name__)
        return None

    def _name(self, path: Path) -> str:
        inside = path.relative_to(self.folder).as_posix()
        return f"{self.shown}/{inside}" if inside != "." else self.shown

    def _start(self, path: Path) -> Span:
        return Span(self._name(path), 1, 1, 1, 1)

    def unreadable(self, error: OSError) -> None:
        """Note that the folder, or one in it, may not be entered; there is no tree then."""
        self.complete = False
        values = {"reason": type(error).__name__}
        self.found.append(Diagnostic(faults_folder.unreadable_file, self._start(self.folder), values))

    def _missing(self, path: Path, variant: str = "") -> None:
        values = {"file": self._name(path)}
        self.found.append(Diagnostic(faults_folder.missing_source, self._start(path), values, variant))

    def _misnamed(self, path: Path, meant: str) -> None:
        values = {"file": path.name, "meant": meant}
        self.found.append(Diagnostic(faults_folder.misnamed_source, self._start(path), values))


def _what(path: Path) -> str:
    return "directory" if path.is_dir() else "special file"
