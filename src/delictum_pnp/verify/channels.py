"""Everywhere that words can hide, and a search of it for the solution.

In: a kit's files as they were read, and canaries.  Out: `Leak`s.  Every file outside the solutions folder and its
archive is searched; of those that are inside only the names.
"""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Iterator, Mapping, Sequence

from ..pdf.content import Fonts, Hidden, Run, shown
from ..pdf.inside import Part, open_pdf, parts, raw_parts
from ..pdf.tokens import strings
from .canaries import Canaries
from .expected import apart
from .remains import hidden_bytes
from .subjects import FileRead, Leak, PageRead, Where
from .views import mapped, unpacked, views

MARKED = re.compile(rb"(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*<[\0]?[?!A-Za-z]")
"""How a text with marks begins, such as metadata and forms have."""
WHERE: Mapping[Hidden, Where] = {"": "text", "invisible": "invisible", "white": "white", "off_page": "off_page"}
LINE = 1.0
"""Baselines so near, in mm, are one line."""
GAP = 5.0
"""Text so far away, in mm, is in another column."""
BORDER = "\u4e00"
"""A letter that no solution holds: nothing is told across it."""
DEEPEST = 3
"""An archive in an archive in an archive: further in nobody looks."""


def leaks(
    files: Mapping[str, bytes], in_pdfs: Mapping[str, Sequence[Leak]], solutions: str, canaries: Canaries
) -> list[Leak]:
    """What the files tell of the solution; `in_pdfs` is what the PDFs among them do."""
    found: list[Leak] = []
    for name, data in files.items():
        if field := canaries.in_text(name):
            found.append(Leak(name, 0, "file_name", field))
        if name.endswith(".zip"):
            found += _archive(name, data, files, canaries, names_only=apart(name, solutions))
        elif not apart(name, solutions):
            found += in_pdfs[name] if name in in_pdfs else in_page(name, data, canaries)
    return found


def in_page(name: str, data: bytes, canaries: Canaries) -> Iterator[Leak]:
    """A text that is read as it is: LEEME.html, the manifest, what was left in an archive."""
    if field := in_file(data, canaries):
        yield Leak(name, 0, "readme", field)


def in_file(data: bytes, canaries: Canaries) -> str:
    """What a file of any kind tells: in its bytes, in what its marks and escapes stand for, packed as letters."""
    if field := canaries.in_bytes(data):
        return field
    texts = (canaries.in_text(view) for view in views(data))
    packed = (canaries.in_bytes(inner) for inner in unpacked(data))
    return next(filter(None, (*texts, *packed)), "")


def in_pdf(name: str, data: bytes, file: FileRead, canaries: Canaries) -> list[Leak]:
    """A PDF: what its pages show and hide, and everything else in it."""
    found = [leak for page in file.pages for leak in _page(page, canaries)]
    if not found and (field := canaries.in_text("".join(run.text for page in file.pages for run in page.runs))):
        found.append(Leak(name, 1, "text", field))
    told = {leak.field for leak in found}
    inside = [*parts(file.reader), Part("object", str(file.reader.trailer))] if file.reader else []
    for place, field in (*_in_texts(inside, canaries), *_in_data(name, inside, canaries)):
        if field not in told or place != "object":
            told.add(field)
            found.append(Leak(name, 0, place, field))
    for part in file.raw or raw_parts(data):
        field = canaries.in_bytes(part.data)
        if not field and (any(file.remains) or not file.reader):
            field = canaries.in_bytes(b"".join(strings(part.data)))
        if field and field not in told:
            told.add(field)
            found.append(Leak(name, 0, "bytes", field))
    return list(dict.fromkeys(found))


def _in_texts(inside: Sequence[Part], canaries: Canaries) -> Iterator[tuple[Where, str]]:
    """What the strings of a file tell: those of one object, then those that many objects have under one key, such as
    the words of a screen reader.  As nearly always nothing is told, all are looked at together first."""
    texts = [part for part in inside if part.text]
    if canaries.in_text(BORDER.join(part.text for part in texts)):
        for part in texts:
            if field := canaries.in_text(part.text):
                yield part.place, field
    for place, text in _by_key(texts):
        if field := canaries.in_text(text):
            yield place, field


def _by_key(texts: Sequence[Part]) -> Iterator[tuple[Where, str]]:
    """What stands under one key in object after object, by what the objects are for."""
    found: dict[tuple[Where, str], list[str]] = {}
    for part in texts:
        key = ""
        for line in part.text.split("\n"):
            if line[:1] == "/":
                key = line
            elif key:
                found.setdefault((part.place, key), []).append(line)
    for (place, _), lines in found.items():
        yield place, "".join(lines)


def _in_data(name: str, inside: Sequence[Part], canaries: Canaries) -> Iterator[tuple[Where, str]]:
    for part in inside:
        field = canaries.in_bytes(part.data) if part.data else ""
        if not field and b"beginbf" in part.data:
            field = canaries.in_text(mapped(part.data))
        if not field and part.place == "attachment":
            field = next((leak.field for leak in _content(name, name, part.data, canaries, 1)), "")
        elif not field and MARKED.match(part.data):
            field = in_file(part.data, canaries)
        if field:
            yield part.place, field


def _page(page: PageRead, canaries: Canaries) -> Iterator[Leak]:
    """A page: by what hides its text; as it is written; as it stands; as the second reader sees it."""
    told = set()
    for hidden, where in WHERE.items():
        if field := canaries.in_text("".join(run.text for run in page.runs if run.hidden == hidden)):
            told.add(field)
            yield Leak(page.file, page.number, where, field)
    for view in ("".join(run.text for run in page.runs), page.other_text or "", BORDER.join(_standing(page.runs))):
        field = canaries.in_text(view)
        if field and field not in told:
            told.add(field)
            yield Leak(page.file, page.number, "text", field)


def _standing(runs: Sequence[Run]) -> Iterator[str]:
    """What stands on one line without a gap, in whatever order it was written."""
    line, end = "", Run("", 0, 0, 0, 0, 0, "")
    for run in sorted(runs, key=lambda run: (round(run.y / LINE), run.x)):
        if abs(run.y - end.y) > LINE or not -GAP < run.x - end.end_x < GAP:
            yield line
            line = ""
        line, end = line + run.text, run
    yield line


def _archive(
    name: str, data: bytes, files: Mapping[str, bytes], canaries: Canaries, names_only: bool = False, depth: int = 1
) -> Iterator[Leak]:
    """An archive: names and comments; contents that the folder does not hold as well; what is between them."""
    try:
        archive = zipfile.ZipFile(io.BytesIO(data))
    except zipfile.BadZipFile:
        return
    with archive:
        said = [archive.comment, *(entry.comment + b"\n" + entry.extra for entry in archive.infolist())]
        names = "\n".join(archive.namelist())
        if field := canaries.in_text(names) or next(filter(None, map(canaries.in_bytes, said)), ""):
            yield Leak(name, 0, "zip_name", field)
        if names_only:
            return
        if hidden_bytes(archive, data) and (field := canaries.in_bytes(data)):
            yield Leak(name, 0, "zip_content", field)
        for entry in archive.namelist():
            try:
                content = archive.read(entry)
            except (zipfile.BadZipFile, NotImplementedError, RuntimeError):
                continue
            if files.get(entry) != content:
                yield from _content(name, entry, content, canaries, depth)


def _content(name: str, entry: str, content: bytes, canaries: Canaries, depth: int) -> Iterator[Leak]:
    """A file in a file, that stands nowhere else."""
    if content[:4] == b"PK\3\4" and depth < DEEPEST:
        yield from _archive(name, content, {}, canaries, depth=depth + 1)
        return
    pdf = content[:5] == b"%PDF-"
    told = _inner_pdf(entry, content, canaries) if pdf else in_page(entry, content, canaries)
    for leak in told:
        yield Leak(name, 0, "zip_content", leak.field)


def _inner_pdf(entry: str, content: bytes, canaries: Canaries) -> Iterator[Leak]:
    """A PDF in another file, by the first reader; of one that it cannot read the bytes."""
    fonts: Fonts = {}
    try:
        reader = open_pdf(content)
        text = "".join(run.text for page in reader.pages for run in shown(page, fonts).runs)
    except Exception:  # whatever pypdf stumbles over
        reader, text = None, ""
    if field := canaries.in_text(text):
        yield Leak(entry, 0, "text", field)
    yield from in_pdf(entry, content, FileRead(entry, reader=reader), canaries)
