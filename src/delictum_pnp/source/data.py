"""Trusted data of the project itself: templates, papers, plans.  In: a path.  Out: plain data, or `SourceError`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..diagnostics import Diagnostic
from .reader import read


class SourceError(Exception):
    """A data file has faults; `diagnostics` says which."""

    def __init__(self, diagnostics: list[Diagnostic]) -> None:
        super().__init__("; ".join(_line(fault) for fault in diagnostics))
        self.diagnostics = diagnostics


def _line(fault: Diagnostic) -> str:
    place = fault.span
    return f"{place.file}:{place.line}:{place.column}: {fault.rule.code} {fault.message('en')}"


def read_data(path: Path, shown: str | None = None) -> dict[str, Any]:
    """The file as nested dict, list and str; `shown` is its name in diagnostics (default: the path).

    Raises `SourceError` when there is any fault but a warning, `OSError` when the file cannot be opened.
    """
    reading = read(path.read_bytes(), shown or path.as_posix())
    errors = [fault for fault in reading.diagnostics if fault.rule.severity == "error"]
    if errors or reading.tree is None:
        raise SourceError(errors)
    return reading.tree.data()
