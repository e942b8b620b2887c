"""Is a kit up to date?  Answered from digests, before anything heavy is imported.

In: the folders that a build reads and its options.  Out: one digest of all of them; and whether the
kit folder was made from it and holds every file unchanged.
"""

from __future__ import annotations

import hashlib
import json
import os
import pathlib
import sys
from collections.abc import Mapping

from . import __version__

STAMP = ".delictum.json"
"""Digest of the inputs and of every file, inside the kit folder; read before anything heavy is imported."""
OWN = pathlib.Path(__file__).parent
LIBRARIES = ("font_", "fontpkg", "jinja2", "markdown_it", "pydantic", "pyphen", "reportlab", "ruamel")
"""Start of the names of the installed packages whose version can change our bytes."""


def inputs_digest(folders: Mapping[str, pathlib.Path], options: Mapping[str, object]) -> str:
    """Digest of the content of folders (not of where they are or when they were written), of this
    program, of the versions of its libraries, and of the build's options."""
    digest = hashlib.blake2b(digest_size=20)
    facts = [__version__, sys.version, json.dumps(options, sort_keys=True), *_versions()]
    digest.update("\0".join(facts).encode())
    for name, folder in sorted({"program": OWN, **folders}.items()):
        for path in _files(folder):
            digest.update(f"\0{name}/{path.relative_to(folder).as_posix()}\0".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def _files(folder: pathlib.Path) -> list[pathlib.Path]:
    found = []
    for root, folders, names in os.walk(folder):
        folders[:] = sorted(f for f in folders if f not in ("__pycache__", "_data") and not f.startswith("."))
        found += [pathlib.Path(root, name) for name in names if not name.endswith((".pyc", "~", ".swp"))]
    return sorted(found)


def _versions() -> list[str]:
    """`name-version` of our libraries, from the names of their folders: importing metadata costs more."""
    found = set()
    for place in sys.path:
        try:
            names = [entry.name for entry in os.scandir(place)] if "site-packages" in place else []
        except OSError:
            continue
        found |= {n for n in names if n.endswith(".dist-info") and n.lower().startswith(LIBRARIES)}
    return sorted(found)


def is_fresh(kit: pathlib.Path, inputs: str) -> bool:
    """Whether the kit folder was made from these inputs and every file in it is as it was written."""
    try:
        stamp = json.loads((kit / STAMP).read_text(encoding="utf-8"))
        if stamp.get("inputs") != inputs:
            return False
        return all(
            hashlib.sha256((kit / name).read_bytes()).hexdigest() == digest for name, digest in stamp["files"].items()
        )
    except (OSError, ValueError, AttributeError, KeyError):
        return False
