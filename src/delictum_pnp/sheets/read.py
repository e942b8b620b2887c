"""A file that a table or this program wrote.  In: bytes and a name.  Out: its model, or diagnostics with places."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from ..diagnostics import Diagnostic
from ..model.build import build_part
from ..model.part import Part
from ..source.reader import read
from ..source.tree import Tree

PartT = TypeVar("PartT", bound=Part)


@dataclass(frozen=True)
class Found(Generic[PartT]):
    """`part` and `tree` are None when the file cannot be read as one."""

    part: PartT | None
    tree: Tree | None
    diagnostics: list[Diagnostic]


def read_part(model: type[PartT], text: bytes, name: str) -> Found[PartT]:
    """Shape faults are those of kits (S…, M…), at their place in this file."""
    reading = read(text, name)
    if reading.tree is None:
        return Found(None, None, reading.diagnostics)
    part, faults = build_part(model, reading.tree)
    said = {fault.span for fault in reading.diagnostics}
    found = [*reading.diagnostics, *(fault for fault in faults if fault.span not in said)]
    broken = any(fault.rule.severity == "error" for fault in found)
    return Found(None if broken else part, reading.tree, sorted(found, key=lambda fault: fault.order))
