"""What an archive of a kit may not do.  In: a kit folder as it was read.  Out: findings K004."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..diagnostics import Finding, Words, rule
from .remains import hidden_bytes
from .rules_files import MANIFEST, SUMS, digests, read_manifest, sums_of, wrong

if TYPE_CHECKING:
    from .subjects import KitRead


@rule(
    "K004",
    message=Words(
        "the archive does not hold what the folder holds: {file}", "el archivo ZIP no tiene lo que la carpeta: {file}"
    ),
    hint=Words("build the kit again", "vuelvan a compilar el kit"),
    variants={
        "unsound": Words("the archive cannot be read: {file}", "el archivo ZIP no se puede leer: {file}"),
        "solution": Words("the players' archive holds {file}", "el archivo ZIP de jugadores tiene {file}"),
        "hidden": Words(
            "the archive holds {file} bytes that belong to none of its files",
            "el archivo ZIP tiene {file} bytes que no son de ninguno de sus archivos",
        ),
    },
    bad="",
    good="",
)
def archive_differs(kit: KitRead) -> Iterator[Finding]:
    """Most people get the archive, not the folder: it must be the same kit, and hold no solution.

    Casi todos reciben el ZIP, no la carpeta: debe ser el mismo kit, y sin la solución.
    """
    for name, data in kit.files.items():
        if not name.endswith(".zip"):
            continue
        try:
            with zipfile.ZipFile(io.BytesIO(data)) as archive:
                inside = {entry: archive.read(entry) for entry in archive.namelist()}
                if count := hidden_bytes(archive, data):
                    yield Finding((name,), {"file": count}, variant="hidden")
        except (zipfile.BadZipFile, NotImplementedError, RuntimeError) as problem:
            yield Finding((name,), {"file": str(problem)}, variant="unsound")
            continue
        apart = f"-{kit.solutions}." in name
        own = {MANIFEST, SUMS}
        told = {**sums_of(inside), **digests(read_manifest(inside.get(MANIFEST, b"")))}
        faulty = {*wrong(inside, told), *(told.keys() - inside.keys())}
        for entry in sorted(inside.keys() | faulty):
            if not apart and entry.startswith(f"{kit.solutions}/"):
                yield Finding((name,), {"file": entry}, variant="solution")
            elif entry in faulty or (entry not in own and kit.files.get(entry) != inside[entry]):
                yield Finding((name,), {"file": entry})
