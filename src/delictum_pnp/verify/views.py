"""What bytes say when somebody reads them: without marks, with escapes resolved, packed letters unpacked.

In: the bytes of a text, a page, a table of characters.  Out: the texts, and the bytes, that stand in them.
"""

from __future__ import annotations

import base64
import binascii
import html
import re
import zlib
from collections.abc import Iterator
from functools import lru_cache
from urllib.parse import unquote

TAG = re.compile(r"<[^>]*>")
ESCAPE = re.compile(r"\\u([0-9a-fA-F]{4})")
PACKED = re.compile(rb"(?:[A-Za-z0-9+/_-]{4}\s*){6,}[A-Za-z0-9+/_-]{0,3}={0,2}")
"""Letters that may stand for other bytes (base64): 24 and more."""
HEX = re.compile(rb"<([0-9A-Fa-f\s]{2,})>|((?:[0-9A-Fa-f]{2}){12,})")
LARGEST = 1 << 24


def views(data: bytes) -> Iterator[str]:
    """A text as it is written, and as programs and people read it."""
    text = decoded(data)
    yield text
    yield html.unescape(TAG.sub("", text))
    yield html.unescape(text)
    yield ESCAPE.sub(lambda match: chr(int(match.group(1), 16)), text)
    yield unquote(text)


def decoded(data: bytes) -> str:
    """In the encoding that the first bytes tell."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data.decode("utf-16", "replace")
    return data.decode("utf-8", "replace")


def unpacked(data: bytes) -> Iterator[bytes]:
    """Bytes that are written as letters or hexadecimal digits, and what is pressed in them."""
    for match in PACKED.finditer(data):
        letters = b"".join(match.group().split()).rstrip(b"=")
        try:
            found = base64.b64decode(
                letters + b"=" * (-len(letters) % 4), b"-_" if b"-" in letters or b"_" in letters else None
            )
        except binascii.Error:
            continue
        yield found
        yield _inflated(found)
    for match in HEX.finditer(data):
        yield _from_hex(match.group(1) or match.group(2))


@lru_cache(maxsize=256)
def mapped(data: bytes) -> str:
    """What a font's table of characters (ToUnicode) makes of its codes, all of them, used or not; fonts come again
    in every file."""
    return "".join(_from_hex(match.group(1) or b"").decode("utf-16-be", "ignore") for match in HEX.finditer(data))


def _from_hex(digits: bytes) -> bytes:
    digits = b"".join(digits.split())
    return bytes.fromhex((digits + b"0" * (len(digits) % 2)).decode("ascii"))


def _inflated(data: bytes) -> bytes:
    """What is pressed as in a `zlib` or `gzip` stream; nothing of what is not."""
    try:
        return zlib.decompressobj(zlib.MAX_WBITS | 32).decompress(data, LARGEST)
    except zlib.error:
        return b""
