"""What every room says when something is wrong: spans, findings, diagnostics, the catalogue of rules.

A rule yields `Finding`s that speak in paths (`("C01", "cards", "P03", "group")`); one place
(`Tree.span`) turns a path into file:line:column; the result is a `Diagnostic`.  Words stand in
English and Spanish beside the rule, so that everything about a rule is in the rule.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, Protocol

Path = tuple[str | int, ...]
Language = Literal["en", "es"]
Severity = Literal["error", "warning", "note"]


class Span(NamedTuple):
    """A stretch of a source file; lines and columns count characters from 1, the end is exclusive."""

    file: str
    line: int
    column: int
    end_line: int
    end_column: int


class Words(NamedTuple):
    """A message in both languages, with `{name}` places."""

    en: str
    es: str

    def in_language(self, language: Language, values: Mapping[str, object]) -> str:
        return (self.en if language == "en" else self.es).format_map(values)


@dataclass(frozen=True, slots=True)
class Finding:
    """What a rule found.  `path` names the offending value; `on_key` points at its key instead.

    `values` fill the rule's message and hint; `variant` picks one of its further messages.
    `solution` marks values that quote the solution: shown only with `--spoilers`.
    """

    path: Path
    values: Mapping[str, object] = field(default_factory=dict)
    on_key: bool = False
    variant: str = ""
    solution: bool = False


@dataclass(frozen=True, slots=True)
class Rule:
    """A row of the catalogue; the function's docstring says why it matters at the table, in English and Spanish."""

    code: str
    name: str
    severity: Severity
    message: Words
    hint: Words
    bad: str
    good: str
    why: str
    looks_at: str
    """Name of the type that it takes: says when it runs."""
    check: Callable[..., Iterable[Finding]] | None
    variants: Mapping[str, Words]

    def reason(self, language: Language) -> str:
        """Why it matters: the first paragraph of `why` in English, the second in Spanish when there is one."""
        paragraphs = [" ".join(paragraph.split()) for paragraph in self.why.split("\n\n")]
        return paragraphs[0] if language == "en" else paragraphs[-1]


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """A finding with its place: what the reader of `delictum check` sees."""

    rule: Rule
    span: Span
    values: Mapping[str, object]
    variant: str = ""
    also: tuple[Span, ...] = ()
    """Further places, such as the first of two duplicate keys."""
    solution: bool = False
    waived: str = ""
    """The editor's reason, when the finding is waived."""
    path: Path = ()
    """The finding's path, for readers that show it beside its card."""

    def message(self, language: Language, spoilers: bool = False) -> str:
        words = self.rule.variants[self.variant] if self.variant else self.rule.message
        values = dict.fromkeys(self.values, "…") if self.solution and not spoilers else self.values
        return words.in_language(language, values)

    def hint(self, language: Language) -> str:
        values = dict.fromkeys(self.values, "…") if self.solution else self.values
        return self.rule.hint.in_language(language, values)

    @property
    def order(self) -> tuple[Any, ...]:
        return (self.span.file, self.span.line, self.span.column, self.rule.code, self.variant)


class Places(Protocol):
    """What knows where a path stands in the sources: `source.tree.Tree`."""

    def span(self, path: Path, on_key: bool = False) -> Span: ...


def placed(rule: Rule, finding: Finding, places: Places, waived: str = "") -> Diagnostic:
    """The finding of `rule` with its place."""
    span = places.span(finding.path, on_key=finding.on_key)
    return Diagnostic(
        rule, span, finding.values, finding.variant, solution=finding.solution, waived=waived, path=finding.path
    )


CATALOGUE: dict[str, Rule] = {}
"""Every rule by code.  Letters: S source, T templates and translation, M model, P play, L layout,
I imposition, K kit output, E worked examples of the rulebook, W sheets written by tables.  Codes are never reused."""


def declare(
    code: str,
    name: str,
    *,
    message: Words,
    hint: Words,
    bad: str,
    good: str,
    why: str,
    severity: Severity = "error",
    looks_at: str = "text",
    variants: Mapping[str, Words] | None = None,
    check: Callable[..., Iterable[Finding]] | None = None,
) -> Rule:
    """Enter a rule in the catalogue; a used code is a programming error (`ValueError`).

    For faults found while reading (source, schema) `check` is None: the reader reports them.
    `bad` and `good` are source text; `⟦ ⟧` marks the spot that the diagnostic must point at.
    """
    if code in CATALOGUE:
        raise ValueError(f"rule code {code} is used twice")
    CATALOGUE[code] = Rule(
        code, name, severity, message, hint, bad, good, inspect.cleandoc(why), looks_at, check, variants or {}
    )
    return CATALOGUE[code]


def rule(
    code: str,
    *,
    message: Words,
    hint: Words,
    bad: str,
    good: str,
    severity: Severity = "error",
    variants: Mapping[str, Words] | None = None,
) -> Callable[[Callable[..., Iterable[Finding]]], Callable[..., Iterable[Finding]]]:
    """Decorate a function `(subject) -> findings`; its name names the fault, its docstring says why,
    the annotation of its parameter says when it runs."""

    def enter(check: Callable[..., Iterable[Finding]]) -> Callable[..., Iterable[Finding]]:
        parameter = next(iter(inspect.signature(check).parameters.values()))
        declare(
            code,
            check.__name__,
            message=message,
            hint=hint,
            bad=bad,
            good=good,
            why=check.__doc__ or "",
            severity=severity,
            looks_at=str(parameter.annotation),
            variants=variants,
            check=check,
        )
        return check

    return enter
