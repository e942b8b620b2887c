"""Fonts as a reader meets them: which characters the codes of a string are, and how wide.

In: the dictionary of a font, as pypdf reads it.  Out: a `Font`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

BF_CHAR = re.compile(r"<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>")
BF_RANGE = re.compile(r"<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>")
BF_BLOCK = re.compile(r"beginbf(char|range)(.*?)endbf", re.DOTALL)


@dataclass(frozen=True)
class Font:
    """How the codes of a font become characters and how wide they are, in thousandths of an em."""

    table: dict[int, str]
    widths: Mapping[int, float]
    bytes_each: int = 1

    def codes(self, data: bytes) -> list[int]:
        step = self.bytes_each
        return (
            list(data) if step == 1 else [int.from_bytes(data[i : i + step], "big") for i in range(0, len(data), step)]
        )

    def text(self, data: bytes) -> str:
        if self.bytes_each == 1:
            return data.decode("latin-1").translate(self.table)
        return "".join([self.table.get(code, "") for code in self.codes(data)])


Fonts = dict[int, Font]
"""By the identity of their dictionaries."""
NO_FONT = Font({}, {})


def font_of(dictionary: Mapping[str, Any]) -> Font:
    """A font as its dictionary describes it."""
    wide = dictionary.get("/Subtype") == "/Type0"
    first = int(dictionary.get("/FirstChar", 0))
    widths = whole(dictionary.get("/Widths", []))
    table: dict[int, str] = {}
    mapping = whole(dictionary.get("/ToUnicode"))
    if hasattr(mapping, "get_data"):
        table = to_unicode(mapping.get_data().decode("latin-1"))
    return Font(table, {first + i: float(whole(width)) for i, width in enumerate(widths)}, 2 if wide else 1)


def to_unicode(text: str) -> dict[int, str]:
    """Code → characters, of a ToUnicode map."""
    table: dict[int, str] = {}
    for kind, block in BF_BLOCK.findall(text):
        if kind == "char":
            table |= {int(code, 16): _utf16(value) for code, value in BF_CHAR.findall(block)}
        for low, high, value in BF_RANGE.findall(block) if kind == "range" else ():
            first, start = int(low, 16), int(value, 16)
            table |= {code: chr(start + code - first) for code in range(first, min(int(high, 16), first + 65535) + 1)}
    return table


def _utf16(digits: str) -> str:
    return bytes.fromhex(digits.zfill(4)).decode("utf-16-be", "replace")


def whole(found: Any) -> Any:
    """An object that pypdf may have kept as a reference."""
    return found.get_object() if hasattr(found, "get_object") else found
