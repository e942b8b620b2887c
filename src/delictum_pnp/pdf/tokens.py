"""Content streams as tokens: what stands in them, one after the other.

In: the bytes of a decoded stream.  Out: `Token`s, but for paths and pictures, and the bytes of strings.  Never raises
for odd bytes: what is not understood is skipped.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

TOKEN = re.compile(
    rb"""
    (?P<path>(?:[-+]?[\d.]+\s+)+(?:m|l|c|v|y|re|w|J|j|M|i|RG|G|K)(?=\s|$)
             |\[[\d.\s]*\]\s*[\d.]+\s+d(?=\s|$)
             |(?:S|s|f\*?|F|B\*?|b\*?|n|W\*?|h)(?=\s|$))
    |(?P<number>[-+]?(?:\d+\.?\d*|\.\d+))
    |(?P<literal>\((?:[^()\\]|\\.|\((?:[^()\\]|\\.|\((?:[^()\\]|\\.)*\))*\))*\))
    |(?P<hex><[0-9A-Fa-f\s]*>)
    |(?P<name>/[^\s()<>\[\]{}/%]*)
    |(?P<image>BI\s.*?\sID\s.*?\sEI(?=\s|$))
    |(?P<operator>[A-Za-z'"][A-Za-z0-9*]*)
    |(?P<bracket>[\[\]])
    |%[^\r\n]*
    """,
    re.VERBOSE | re.DOTALL,
)
ESCAPE = re.compile(rb"\\([0-7]{1,3}|\r\n|.)", re.DOTALL)
ESCAPED = {b"n": b"\n", b"r": b"\r", b"t": b"\t", b"b": b"\b", b"f": b"\f", b"\n": b"", b"\r": b"", b"\r\n": b""}


class Token(NamedTuple):
    kind: str
    data: bytes


def tokens(data: bytes) -> Iterator[Token]:
    """The operands and operators of a content stream, but for those that draw paths."""
    for match in TOKEN.finditer(data):
        kind = match.lastgroup
        if kind and kind not in ("path", "image"):
            yield Token(kind, match.group())


def string(token: Token) -> bytes:
    """The bytes of a literal or hexadecimal string."""
    if token.kind == "hex":
        digits = b"".join(token.data[1:-1].split())
        return bytes.fromhex((digits + b"0" * (len(digits) % 2)).decode("ascii"))
    return ESCAPE.sub(_unescaped, token.data[1:-1]) if b"\\" in token.data else token.data[1:-1]


def _unescaped(match: re.Match[bytes]) -> bytes:
    found = match.group(1)
    return bytes([int(found, 8) & 255]) if found[0] in b"01234567" else ESCAPED.get(found, found)


def strings(data: bytes) -> list[bytes]:
    """Every string of a stream, in its order: what a stream shows whose page is gone."""
    return [string(token) for token in tokens(data) if token.kind in ("literal", "hex")]
