"""In which language the compiler speaks to its editor: Spanish or English."""

from __future__ import annotations

from collections.abc import Mapping

from .diagnostics import Language


def editor_language(environment: Mapping[str, str]) -> Language:
    """`DELICTUM_LANG` decides; else the locale; Spanish when it says nothing (`C`, `POSIX`, unset)."""
    for name in ("DELICTUM_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "").split(".")[0].split("_")[0].lower()
        if value in ("", "c", "posix"):
            continue
        return "es" if value == "es" else "en"
    return "es"
