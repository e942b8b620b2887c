"""The checks.  In: a `KitSource` (and issues of layout).  Out: diagnostics, waived ones marked, sorted.

Each rule is one function; the annotated type of its parameter says what it looks at.  Rules look on
and change nothing; they take incomplete data and never raise.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from ..diagnostics import CATALOGUE, Diagnostic, Finding, Path, Rule, Span, placed
from ..layout.issues import Issues
from ..model.dossier import dossiers, example_dossier
from ..model.kit import KitSource
from ..prover.verdict import Verdict
from ..source.tree import Tree
from . import (
    closings,
    codes,
    contradictions,
    counts,
    evenness,
    events,
    exhibits,
    exposition,
    groups,
    names,
    notes,
    pages,
    play,
    playability,
    proofs,
    punctuation,
    purpose,
    references,
    rubric,
    spoilers,
    starts,
    typography,
    waivers,
    weak_points,
)
from .prose import prose

ROOMS = (
    closings, codes, contradictions, counts, events, evenness, exhibits, exposition, groups, names, notes,
    pages, play, playability, proofs, punctuation, purpose, references, rubric, spoilers, starts, typography,
    waivers, weak_points,
)  # fmt: skip
"""Modules of rules; importing them enters their rules in the catalogue."""


@dataclass(frozen=True, slots=True)
class _KitPlaces:
    """Places in the tree and, as `("pages", name, line)`, in the running pages beside it."""

    tree: Tree

    def span(self, path: Path, on_key: bool = False) -> Span:
        if path[:1] != ("pages",):
            return self.tree.span(path, on_key)
        folder = self.tree.root.span.file.rpartition("/")[:2]
        line = int(path[2]) if len(path) > 2 else 1
        return Span(f"{''.join(folder)}rulebook/{path[1]}.md", line, 1, line, 1)


def check(source: KitSource, tree: Tree) -> list[Diagnostic]:
    """What the rules find in the kit and its cases; `tree` knows the places."""
    example = example_dossier(source)
    subjects: dict[str, Sequence[object]] = {
        "KitSource": [source],
        "Dossier": [*dossiers(source), *([example] if example else [])],
        "Prose": prose(source),
    }
    return _with_waivers(source, subjects, {"text"}, tree)


def check_play(source: KitSource, verdicts: Sequence[Verdict], tree: Tree) -> list[Diagnostic]:
    """What the rules say of the prover's verdicts; waivers of cases that were not proved are left alone."""
    proved = {verdict.case for verdict in verdicts}
    found = _with_waivers(source, {"Verdict": verdicts}, set(), tree)
    return [d for d in found if d.rule is not waivers.UNUSED or d.path[0] in proved]


def _with_waivers(
    source: KitSource, subjects: Mapping[str, Sequence[object]], also_ran: set[str], tree: Tree
) -> list[Diagnostic]:
    """Findings with what is waived; and the waivers that had nothing to waive, of the rules that ran."""
    found = list(_findings(subjects))
    excused = waivers.waivers(source)
    used = {(rule.code, finding.path) for rule, finding in found}
    ran = {rule.code for rule in CATALOGUE.values() if rule.looks_at in subjects or rule.looks_at in also_ran}
    found += [(waivers.UNUSED, finding) for finding in waivers.unused(excused, used, ran)]
    return _diagnostics(found, excused, tree)


def check_pages(source: KitSource, issues: Issues, tree: Tree) -> list[Diagnostic]:
    """What layout noted about the pages of the kit; what several products noted alike is said once."""
    subjects: dict[str, Sequence[object]] = {
        "Overflow": list(dict.fromkeys(issues.overflows)),
        "MissingGlyph": list(dict.fromkeys(issues.missing)),
        "UnknownName": list(dict.fromkeys(issues.unknown)),
        "TooLarge": list(dict.fromkeys(issues.too_large)),
        "BadText": list(dict.fromkeys(issues.texts)),
    }
    return _diagnostics(_findings(subjects), waivers.waivers(source), tree)


def _findings(subjects: Mapping[str, Sequence[object]]) -> Iterator[tuple[Rule, Finding]]:
    for rule in CATALOGUE.values():
        if rule.check is not None:
            for subject in subjects.get(rule.looks_at, ()):
                for finding in rule.check(subject):
                    yield rule, finding


def _diagnostics(found: Iterable[tuple[Rule, Finding]], excused: list[waivers.Waiver], tree: Tree) -> list[Diagnostic]:
    located = (
        placed(rule, finding, _KitPlaces(tree), waived=waivers.reason(excused, rule.code, finding.path))
        for rule, finding in found
    )
    return sorted(located, key=lambda diagnostic: (diagnostic.order, str(diagnostic.path)))
