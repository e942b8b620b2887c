"""Finished files into a kit folder: jugadores/, soluciones/, manifest, checksums, LEEME.html, two ZIPs.

In: `Output`s (bytes with an audience).  Out: a folder that is replaced as a whole: everything is
written beside it and renamed, so that a kill, a full disk or a locked file leaves the old kit
intact.  A file whose bytes did not change keeps its old inode and time.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import json
import os
import pathlib
import shutil
import zipfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from .freshness import STAMP
from .layout.page import Audience, Page

FOLDERS: Mapping[Audience, str] = {"players": "jugadores", "solution": "soluciones"}
MANIFEST = "manifest.json"
ZIP_DATE = (1980, 1, 1, 0, 0, 0)


class AudienceError(TypeError):
    """A part whose audience is not players was given to a players' product."""


class BundleError(Exception):
    """The kit could not be written; the old one is intact.  `reason` is an errno-like key for messages."""

    def __init__(self, reason: Literal["busy", "full", "denied", "other"], path: str, detail: str) -> None:
        super().__init__(f"{path}: {detail}")
        self.reason, self.path, self.detail = reason, path, detail


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
    """A file for editors; `complete` takes none of these, `put` writes it alone."""
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


@dataclass(frozen=True, slots=True)
class Installed:
    """What an installation did: names of files written, and of those kept as they were."""

    written: tuple[str, ...]
    kept: tuple[str, ...]


def install(
    outputs: Sequence[Output],
    target: pathlib.Path,
    stamp: Mapping[str, object],
    inspect: Callable[[pathlib.Path], None] | None = None,
) -> Installed:
    """Put a kit in place of the old one.  `inspect` is shown the new one before the swap, and may raise to refuse it.
    Raises `BundleError`; whatever is raised, the old kit is as it was."""
    with problems_told(target):
        target.parent.mkdir(parents=True, exist_ok=True)
        with locked(target):
            recover(target)
            aside = beside(target, "next")
            shutil.rmtree(aside, ignore_errors=True)
            try:
                done = _write_all(outputs, target, aside, stamp)
                if inspect is not None:
                    inspect(aside)
                _swap(target, aside)
            except BaseException:
                shutil.rmtree(aside, ignore_errors=True)
                raise
    return done


def put(output: Output, path: pathlib.Path) -> None:
    """Write one file, whole or not at all.  Raises `BundleError`."""
    with problems_told(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        aside = path.with_name(f".{path.name}.next")
        try:
            aside.write_bytes(output.data)
            aside.replace(path)
        finally:
            aside.unlink(missing_ok=True)


def beside(target: pathlib.Path, role: str) -> pathlib.Path:
    """A hidden sibling of the kit folder: `next` while it is written, `previous` during the swap, `lock`."""
    return target.parent / f".{target.name}.{role}"


def recover(target: pathlib.Path) -> None:
    """Finish or undo a swap that a kill cut in two: the old kit comes back if no new one is in place."""
    previous = beside(target, "previous")
    if previous.exists():
        if target.exists():
            shutil.rmtree(previous)
        else:
            previous.rename(target)


def _write_all(
    outputs: Sequence[Output], target: pathlib.Path, aside: pathlib.Path, stamp: Mapping[str, object]
) -> Installed:
    written, kept = [], []
    for output in outputs:
        new, old = aside / output.name, target / output.name
        new.parent.mkdir(parents=True, exist_ok=True)
        if _same(old, output.data):
            _carry(old, new)
            kept.append(output.name)
        else:
            new.write_bytes(output.data)
            written.append(output.name)
    files = {output.name: output.digest for output in outputs}
    (aside / STAMP).write_text(json.dumps({**stamp, "files": files}, sort_keys=True), encoding="utf-8")
    return Installed(tuple(written), tuple(kept))


def _same(path: pathlib.Path, data: bytes) -> bool:
    try:
        return path.stat().st_size == len(data) and path.read_bytes() == data
    except OSError:
        return False


def _carry(old: pathlib.Path, new: pathlib.Path) -> None:
    """The old file under its new name: a link where the file system has them, else a copy with its time."""
    try:
        os.link(old, new)
    except OSError:
        shutil.copy2(old, new)


def _swap(target: pathlib.Path, aside: pathlib.Path) -> None:
    previous = beside(target, "previous")
    if target.exists():
        target.rename(previous)
        try:
            aside.rename(target)
        except OSError:
            previous.rename(target)
            raise
        shutil.rmtree(previous, ignore_errors=True)
    else:
        aside.rename(target)


@contextlib.contextmanager
def locked(target: pathlib.Path) -> Iterator[None]:
    """Only one build at a time writes a kit; the lock goes with the process."""
    with beside(target, "lock").open("a+b") as handle:
        try:
            if os.name == "nt":
                import msvcrt

                msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
            else:
                import fcntl

                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as problem:
            raise BundleError("busy", str(target), "another build is writing this kit") from problem
        yield


@contextlib.contextmanager
def problems_told(target: pathlib.Path) -> Iterator[None]:
    """`OSError` while writing becomes a `BundleError` that says what an editor can do."""
    import errno

    try:
        yield
    except OSError as problem:
        path = str(problem.filename or target)
        if problem.errno in (errno.ENOSPC, errno.EDQUOT):
            raise BundleError("full", path, "the disk is full") from problem
        if problem.errno in (errno.EACCES, errno.EPERM, errno.EROFS, errno.EBUSY):
            raise BundleError("denied", path, "the folder cannot be written, or a file in it is open") from problem
        raise BundleError("other", path, problem.strerror or str(problem)) from problem
