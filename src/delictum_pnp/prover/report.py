"""Verdicts of a kit for people and for programs.

In: dossiers with their verdicts.  Out: text, or JSON.  A line of play only with `spoilers`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from ..diagnostics import Language
from ..model.dossier import Dossier
from .table import as_data, table
from .tell import tell
from .verdict import ThesisVerdict, Verdict
from .words import say

Proved = Sequence[tuple[Dossier, Verdict]]


def text(proved: Proved, language: Language, spoilers: bool) -> str:
    parts = []
    for dossier, verdict in proved:
        parts.append(table(verdict, dossier.info, language))
        parts += ["\n".join(_told(dossier, thesis, language)) for thesis in verdict.theses if spoilers]
    return "\n\n".join(part for part in parts if part) + "\n"


def json_text(proved: Proved, language: Language, spoilers: bool) -> str:
    """A list of verdicts; with spoilers each thesis has its `line`."""
    found = []
    for dossier, verdict in proved:
        data = as_data(verdict)
        for thesis, entry in zip(verdict.theses, data["theses"], strict=True):
            entry.update({"line": _line(dossier, thesis, language)} if spoilers else {})
        found.append(data)
    return json.dumps(found, ensure_ascii=False, indent=2)


def _told(dossier: Dossier, thesis: ThesisVerdict, language: Language) -> Iterator[str]:
    if lines := _line(dossier, thesis, language):
        yield say("line", language, thesis=say(thesis.scope, language))
        yield from (f"  {line}" for line in lines)


def _line(dossier: Dossier, thesis: ThesisVerdict, language: Language) -> list[str]:
    return tell(thesis.strategy, dossier, language) if thesis.strategy else []
