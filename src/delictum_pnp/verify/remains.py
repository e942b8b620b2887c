"""What a file holds beside what it says that it holds: earlier versions, forgotten objects, bytes outside.

In: the bytes of a PDF or an archive.  Out: `Remains`, and how many bytes of an archive belong to none of its files.
What is written in one go, as kits are, has none of it; what was opened and saved again may.
"""

from __future__ import annotations

import re
import struct
import zipfile
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ..pdf.inside import NO_TEXT, STREAM, Part, Reader

OBJECT = re.compile(rb"obj\b")
NUMBERS = re.compile(rb"[0-9]{1,10}[ \t\r\n]+[0-9]{1,5}[ \t\r\n]+\Z")
LONGEST = 24
"""Bytes of an object's two numbers and what is between them."""
END = re.compile(rb"%%EOF[ \t\r\n]*")
PICTURE = re.compile(rb"/Subtype\s*/Image\b")
INLINE = re.compile(rb"(?:^|\s)BI\s[^()]{1,400}?\sID\s")
LOCAL_SIZE, LISTED_SIZE, END_SIZE, DESCRIPTOR = 30, 46, 22, 16
"""Bytes of an archive's records, without what varies: before a file, in the list, at the end, after a file."""


class Remains(NamedTuple):
    """What should not be there."""

    versions: int = 0
    """Earlier ones."""
    objects: int = 0
    """That no table mentions."""
    outside: int = 0
    """Bytes before the beginning and after the end."""


def remains(data: bytes, reader: Reader) -> Remains:
    """Of a PDF.  One that is made to be shown while it is fetched has two tables from the start; tables may be objects
    that none of them mentions."""
    known = {offset for generation in reader.xref.values() for offset in generation.values()}
    ends = list(END.finditer(data))
    after = len(data) - ends[-1].end() if ends else 0
    first = 2 if b"/Linearized" in data[:1024] else 1
    versions = max(data.count(b"startxref") - first, 0)
    forgotten = [at for at in _headers(data) if at not in known and b"/XRef" not in data[at : at + 300]]
    return Remains(versions, len(forgotten), max(data.find(b"%PDF-"), 0) + after)


def _headers(data: bytes) -> Iterator[int]:
    """Where objects begin; not what looks so inside a stream."""
    spans = [match.span() for match in STREAM.finditer(data)]
    starts = [start for start, _ in spans]
    for match in OBJECT.finditer(data):
        before = max(match.start() - LONGEST, 0)
        numbers = NUMBERS.search(data[before : match.start()])
        stream = bisect_right(starts, match.start()) - 1
        inside = stream >= 0 and match.start() < spans[stream][1]
        if numbers and not inside:
            yield before + numbers.start()


def pictures(raw: Iterable[Part]) -> int:
    """How many pictures a PDF holds; those that stand in one stream count as one."""
    return sum(_holds_picture(part.data) for part in raw)


def _holds_picture(data: bytes) -> bool:
    if not data.startswith(b"%PDF-") and NO_TEXT in data:
        return False
    if b"/Image" in data and PICTURE.search(data):
        return True
    return b"BI" in data and INLINE.search(data) is not None


def hidden_bytes(archive: zipfile.ZipFile, data: bytes) -> int:
    """Bytes of an archive that belong to none of its files, nor to the list of them."""
    belongs = END_SIZE + len(archive.comment)
    for entry in archive.infolist():
        at = entry.header_offset
        name, extra = struct.unpack("<HH", data[at + LOCAL_SIZE - 4 : at + LOCAL_SIZE])
        belongs += LOCAL_SIZE + name + extra + entry.compress_size + (DESCRIPTOR if entry.flag_bits & 8 else 0)
        belongs += LISTED_SIZE + name + len(entry.extra) + len(entry.comment)
    return max(len(data) - belongs, 0)
