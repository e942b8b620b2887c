"""What becomes a kit: finished files with an audience, and what surrounds them: LEEME.html, manifest, sums, ZIPs.

In: pages of one audience and the bytes made of them.  Out: `Output`s; `installation` writes them.
"""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from .layout.page import Audience, Page

FOLDERS: Mapping[Audience, str] = {"players": "jugadores", "solution": "soluciones"}
MANIFEST = "manifest.json"
ZIP_DATE = (1980, 1, 1, 0, 0, 0)


class AudienceError(TypeError):
    """A part whose audience is not players was given to a players' product."""


@dataclass(frozen=True, slots=True)
class PlayersPages:
    """Pages that players may see.  Raises `AudienceError` when one is not theirs: no product for
    players can be made of anything else, because `players_output` takes nothing else."""

    pages: Sequence[Page]

    def __post_init__(self) -> None:
        for number, page in enumerate(self.pages, 1):
            if page.audience != "players":
                raise AudienceError(f"page {number} is for {page.audience}, not for players")


@dataclass(frozen=True, slots=True)
class SolutionPages:
    """Pages of the solutions, bundled apart.  Raises `AudienceError` when one is for editors: tables open these."""

    pages: Sequence[Page]

    def __post_init__(self) -> None:
        for number, page in enumerate(self.pages, 1):
            if page.audience == "editor":
                raise AudienceError(f"page {number} is for editors, not for a table after its closing")


@dataclass(frozen=True, slots=True)
class EditorPages:
    """Pages for those who make the case; never in a kit folder."""

    pages: Sequence[Page]

    def __post_init__(self) -> None:
        for number, page in enumerate(self.pages, 1):
            if page.audience != "editor":
                raise AudienceError(f"page {number} is for {page.audience}, not for editors")


@dataclass(frozen=True, slots=True)
class Output:
    """A finished file; `name` is its path inside the kit folder, with `/`."""

    name: str
    data: bytes
    audience: Audience
    facts: Mapping[str, object] = field(default_factory=dict)
    """What the manifest says of it besides its size and digest."""

    @property
    def digest(self) -> str:
        return hashlib.sha256(self.data).hexdigest()


def players_output(
    file_name: str, pages: PlayersPages, data: bytes, facts: Mapping[str, object] | None = None
) -> Output:
    """A players' file; `data` are the bytes made of `pages`, `facts` what the manifest says of them."""
    if not isinstance(pages, PlayersPages):
        raise AudienceError(f"{file_name}: a players' file is made of PlayersPages only")
    return Output(f"{FOLDERS['players']}/{file_name}", data, "players", facts or {})


def solution_output(
    file_name: str, pages: SolutionPages, data: bytes, facts: Mapping[str, object] | None = None
) -> Output:
    if not isinstance(pages, SolutionPages):
        raise AudienceError(f"{file_name}: a solutions file is made of SolutionPages only")
    return Output(f"{FOLDERS['solution']}/{file_name}", data, "solution", facts or {})


def editor_output(file_name: str, pages: EditorPages, data: bytes) -> Output:
    """A file for editors; `complete` takes none of these, `installation.put` writes it alone."""
    if not isinstance(pages, EditorPages):
        raise AudienceError(f"{file_name}: an editor's file is made of EditorPages only")
    return Output(file_name, data, "editor")


def complete(outputs: Sequence[Output], facts: Mapping[str, object], readme: str, zip_name: str) -> list[Output]:
    """The PDFs with what surrounds them: LEEME.html, one ZIP for each audience, checksums, manifest.

    The players' ZIP depends on the players' files only; each ZIP's manifest tells of what is inside it.
    Raises `AudienceError` for a file of editors.
    """
    for output in outputs:
        if output.audience not in FOLDERS:
            raise AudienceError(f"{output.name}: a file for {output.audience} has no place in a kit")
    files = sorted(outputs, key=lambda output: output.name)
    page = Output("LEEME.html", readme.encode("utf-8"), "players")
    zips = []
    for audience, folder in FOLDERS.items():
        inside = [output for output in files if output.audience == audience]
        if not inside:
            continue
        content = [*inside, page] if audience == "players" else inside
        content = [*content, Output(MANIFEST, manifest_json(content, facts), audience)]
        sums = Output("SHA256SUMS", checksums(content), audience)
        zips.append(Output(f"{zip_name}-{folder}.zip", zipped([*content, sums]), audience))
    everything = [*files, page, *zips]
    manifest = Output(MANIFEST, manifest_json(everything, facts), "solution")
    sums = Output("SHA256SUMS", checksums([*everything, manifest]), "solution")
    return [*everything, manifest, sums]


def checksums(outputs: Sequence[Output]) -> bytes:
    """For `sha256sum -c`."""
    return "".join(f"{o.digest}  {o.name}\n" for o in sorted(outputs, key=lambda o: o.name)).encode()


def zipped(outputs: Sequence[Output]) -> bytes:
    """A ZIP with fixed order, dates and modes; stored, because PDFs are compressed already."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as archive:
        for output in sorted(outputs, key=lambda o: o.name):
            entry = zipfile.ZipInfo(output.name, ZIP_DATE)
            entry.create_system = 3
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, output.data)
    return buffer.getvalue()


def manifest_json(outputs: Sequence[Output], facts: Mapping[str, object]) -> bytes:
    """Sorted and without clock or place: what the kit is and the digest of every file."""
    files = {o.name: {**o.facts, "audience": o.audience, "bytes": len(o.data), "sha256": o.digest} for o in outputs}
    return (json.dumps({**facts, "files": files}, ensure_ascii=False, indent=1, sort_keys=True) + "\n").encode()
