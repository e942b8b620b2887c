"""Finished files into a kit folder that is replaced as a whole.

In: `Output`s.  Out: the folder: everything is written beside it and renamed, so that a kill, a full disk or a locked
file leaves the old kit intact.  A file whose bytes did not change keeps its old inode and time.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import pathlib
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from .bundle import Output
from .freshness import STAMP


class InstallationError(Exception):
    """The kit could not be written; the old one is intact.  `reason` is an errno-like key for messages."""

    def __init__(self, reason: Literal["busy", "full", "denied", "other"], path: str, detail: str) -> None:
        super().__init__(f"{path}: {detail}")
        self.reason, self.path, self.detail = reason, path, detail


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
    Raises `InstallationError`; whatever is raised, the old kit is as it was."""
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
    """Write one file, whole or not at all.  Raises `InstallationError`."""
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
            raise InstallationError("busy", str(target), "another build is writing this kit") from problem
        yield


@contextlib.contextmanager
def problems_told(target: pathlib.Path) -> Iterator[None]:
    """`OSError` while writing becomes a `InstallationError` that says what an editor can do."""
    try:
        yield
    except OSError as problem:
        path = str(problem.filename or target)
        if problem.errno in (errno.ENOSPC, errno.EDQUOT):
            raise InstallationError("full", path, "the disk is full") from problem
        if problem.errno in (errno.EACCES, errno.EPERM, errno.EROFS, errno.EBUSY):
            raise InstallationError(
                "denied", path, "the folder cannot be written, or a file in it is open"
            ) from problem
        raise InstallationError("other", path, problem.strerror or str(problem)) from problem
