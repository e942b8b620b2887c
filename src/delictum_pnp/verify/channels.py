"""Everywhere that words can hide, and a search of it for the solution.

In: a kit's files as they were read, and canaries.  Out: `Leak`s.  Every file outside the solutions folder and its
archive is searched; of those that are inside only the names.
"""

from __future__ import annotations

import html
import io
import re
import zipfile
from collections.abc import Iterator, Mapping, Sequence

from ..pdf.content import Hidden, Run
from ..pdf.inside import parts, raw_parts
from .canaries import Canaries
from .subjects import FileRead, Leak, PageRead, Where

TAG = re.compile(r"<[^>]*>")
WHERE: Mapping[Hidden, Where] = {"": "text", "invisible": "invisible", "white": "white", "off_page": "off_page"}
LINE = 1.0
"""Baselines so near, in mm, are one line."""
GAP = 5.0
"""Text so far away, in mm, is in another column."""
DEEPEST = 3
"""An archive in an archive in an archive: further in nobody looks."""


def leaks(files: Mapping[str, bytes], read: Mapping[str, FileRead], solutions: str, canaries: Canaries) -> list[Leak]:
    """What the files tell of the solution; `read` are the PDFs among them."""
    found: list[Leak] = []
    for name, data in files.items():
        if field := canaries.in_text(name):
            found.append(Leak(name, 0, "file_name", field))
        apart = name.startswith(f"{solutions}/") or f"-{solutions}." in name
        if name.endswith(".zip"):
            found += _archive(name, data, files, canaries, names_only=apart)
        elif not apart:
            found += in_pdf(name, data, read[name], canaries) if name in read else in_page(name, data, canaries)
    return found


def in_page(name: str, data: bytes, canaries: Canaries) -> Iterator[Leak]:
    """A text that is read as it is: LEEME.html with and without its tags, the manifest."""
    text = data.decode("utf-8", "replace")
    for view in (html.unescape(TAG.sub("", text)), text):
        if field := canaries.in_text(view) or canaries.in_bytes(data):
            yield Leak(name, 0, "readme", field)
            return


def in_pdf(name: str, data: bytes, file: FileRead, canaries: Canaries) -> list[Leak]:
    """A PDF: what its pages show and hide, and everything else in it."""
    found = [leak for page in file.pages for leak in _page(page, canaries)]
    if not found and (field := canaries.in_text("".join(run.text for page in file.pages for run in page.runs))):
        found.append(Leak(name, 1, "text", field))
    told = {leak.field for leak in found}
    for part in parts(file.reader) if file.reader else ():
        field = canaries.in_text(part.text) if part.text else canaries.in_bytes(part.data)
        if not field and part.place == "attachment" and part.data[:4] == b"PK\3\4":
            field = next((leak.field for leak in _archive(name, part.data, {}, canaries)), "")
        if field and (field not in told or part.place not in ("object", "bytes")):
            told.add(field)
            found.append(Leak(name, 0, part.place, field))
    for part in raw_parts(data):
        field = canaries.in_bytes(part.data)
        if field and field not in told:
            told.add(field)
            found.append(Leak(name, 0, "bytes", field))
    return list(dict.fromkeys(found))


def _page(page: PageRead, canaries: Canaries) -> Iterator[Leak]:
    """A page: by what hides its text; as it is written; as it stands; as the second reader sees it."""
    told = set()
    for hidden, where in WHERE.items():
        if field := canaries.in_text("".join(run.text for run in page.runs if run.hidden == hidden)):
            told.add(field)
            yield Leak(page.file, page.number, where, field)
    for view in ("".join(run.text for run in page.runs), page.other_text or "", *_standing(page.runs)):
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
    """An archive: names and comments; contents that the folder does not hold as well."""
    try:
        archive = zipfile.ZipFile(io.BytesIO(data))
    except zipfile.BadZipFile:
        return
    with archive:
        said = [archive.comment, *(entry.comment + b"\n" + entry.extra for entry in archive.infolist())]
        names = "\n".join(archive.namelist())
        if field := canaries.in_text(names) or next(filter(None, map(canaries.in_bytes, said)), ""):
            yield Leak(name, 0, "zip_name", field)
        for entry in archive.namelist() if not names_only else ():
            try:
                content = archive.read(entry)
            except (zipfile.BadZipFile, NotImplementedError, RuntimeError):
                continue
            if files.get(entry) != content:
                yield from _content(name, entry, content, canaries, depth)


def _content(name: str, entry: str, content: bytes, canaries: Canaries, depth: int) -> Iterator[Leak]:
    """A file of an archive that stands nowhere else."""
    if content[:4] == b"PK\3\4" and depth < DEEPEST:
        yield from _archive(name, content, {}, canaries, depth=depth + 1)
        return
    pdf = content[:5] == b"%PDF-"
    told = in_pdf(entry, content, FileRead(entry), canaries) if pdf else in_page(entry, content, canaries)
    for leak in told:
        yield Leak(name, 0, "zip_content", leak.field)
