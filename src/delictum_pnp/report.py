"""Diagnostics as text: for a terminal, for programs (JSON, SARIF 2.1.0), for GitHub's annotations.

In: diagnostics, already sorted.  Out: one string that ends in a newline, the same for the same input.
Solution text is left out unless `spoilers` is set.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any
from urllib.parse import quote

from . import __version__
from .diagnostics import Diagnostic, Language, Rule, Severity, Span, Words

SARIF_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
COLOURS: Mapping[Severity, str] = {"error": "31", "warning": "33", "note": "36"}
GITHUB_LEVELS: Mapping[Severity, str] = {"error": "error", "warning": "warning", "note": "notice"}
NAMES: Mapping[Severity, tuple[Words, Words]] = {
    "error": (Words("error", "error"), Words("errors", "errores")),
    "warning": (Words("warning", "aviso"), Words("warnings", "avisos")),
    "note": (Words("note", "nota"), Words("notes", "notas")),
}
"""One, and several."""

CLEAN = Words("No faults found", "Sin fallos")
WAIVED = Words("{n} waived", "{n} con dispensa")
SEE_ALSO = Words("see also {place}", "véase también {place}")


def render(
    diagnostics: Sequence[Diagnostic], format: str, language: Language, spoilers: bool = False, colour: bool = False
) -> str:
    """The report in one of the `FORMATS`; `KeyError` for another.  `colour` is for the terminal's text only."""
    return FORMATS[format](diagnostics, language, spoilers, colour)


def _text(diagnostics: Sequence[Diagnostic], language: Language, spoilers: bool, colour: bool) -> str:
    shown = [diagnostic for diagnostic in diagnostics if not diagnostic.waived]
    lines = [line for diagnostic in shown for line in _lines(diagnostic, language, spoilers, colour)]
    return "\n".join([*lines, _summary(diagnostics, language), ""])


def _lines(diagnostic: Diagnostic, language: Language, spoilers: bool, colour: bool) -> list[str]:
    severity = diagnostic.rule.severity
    kind = "" if severity == "error" else f"{NAMES[severity][0].in_language(language, {})}: "
    code = _painted(diagnostic.rule.code, COLOURS[severity], colour)
    message = _one_line(diagnostic.message(language, spoilers))
    also = [SEE_ALSO.in_language(language, {"place": _place(span)}) for span in diagnostic.also]
    further = [_painted(f"    {_one_line(text)}", "2", colour) for text in (diagnostic.hint(language), *also)]
    return [f"{_place(diagnostic.span)}: {code} {kind}{message}", *further]


def _summary(diagnostics: Sequence[Diagnostic], language: Language) -> str:
    counted = Counter(diagnostic.rule.severity for diagnostic in diagnostics if not diagnostic.waived)
    parts = [
        f"{counted[severity]} {(one if counted[severity] == 1 else several).in_language(language, {})}"
        for severity, (one, several) in NAMES.items()
        if counted[severity]
    ]
    waived = sum(bool(diagnostic.waived) for diagnostic in diagnostics)
    excused = f" ({WAIVED.in_language(language, {'n': waived})})" if waived else ""
    return f"{', '.join(parts) or CLEAN.in_language(language, {})}{excused}."


def _json(diagnostics: Sequence[Diagnostic], language: Language, spoilers: bool, _: bool) -> str:
    entries = [
        {
            "code": diagnostic.rule.code,
            "name": diagnostic.rule.name,
            "severity": diagnostic.rule.severity,
            "message": diagnostic.message(language, spoilers),
            "hint": diagnostic.hint(language),
            **diagnostic.span._asdict(),
            "path": list(diagnostic.path),
            "also": [span._asdict() for span in diagnostic.also],
            "waived": diagnostic.waived or None,
        }
        for diagnostic in diagnostics
    ]
    return _dumped({"version": 1, "diagnostics": entries})


def _sarif(diagnostics: Sequence[Diagnostic], language: Language, spoilers: bool, _: bool) -> str:
    rules = {diagnostic.rule.code: diagnostic.rule for diagnostic in sorted(diagnostics, key=lambda d: d.rule.code)}
    index = {code: position for position, code in enumerate(rules)}
    driver = {
        "name": "delictum",
        "version": __version__,
        "rules": [_sarif_rule(rule, language) for rule in rules.values()],
    }
    results = [
        {**_sarif_result(diagnostic, language, spoilers), "ruleIndex": index[diagnostic.rule.code]}
        for diagnostic in diagnostics
    ]
    run = {"tool": {"driver": driver}, "columnKind": "unicodeCodePoints", "results": results}
    return _dumped({"$schema": SARIF_SCHEMA, "version": "2.1.0", "runs": [run]})


def _sarif_rule(rule: Rule, language: Language) -> dict[str, Any]:
    message = rule.message.en if language == "en" else rule.message.es
    return {
        "id": rule.code,
        "name": rule.name,
        "shortDescription": {"text": message},
        "fullDescription": {"text": rule.reason(language) or message},
        "defaultConfiguration": {"level": rule.severity},
    }


def _sarif_result(diagnostic: Diagnostic, language: Language, spoilers: bool) -> dict[str, Any]:
    text = f"{diagnostic.message(language, spoilers)}. {diagnostic.hint(language)}"
    result: dict[str, Any] = {
        "ruleId": diagnostic.rule.code,
        "level": diagnostic.rule.severity,
        "message": {"text": text},
        "locations": [_location(diagnostic.span)],
    }
    if diagnostic.also:
        result["relatedLocations"] = [_location(span) for span in diagnostic.also]
    if diagnostic.waived:
        result["suppressions"] = [{"kind": "inSource", "justification": diagnostic.waived}]
    return result


def _location(span: Span) -> dict[str, Any]:
    region = {
        "startLine": span.line,
        "startColumn": span.column,
        "endLine": span.end_line,
        "endColumn": span.end_column,
    }
    return {"physicalLocation": {"artifactLocation": {"uri": quote(span.file)}, "region": region}}


def _github(diagnostics: Sequence[Diagnostic], language: Language, spoilers: bool, _: bool) -> str:
    lines = []
    for diagnostic in diagnostics:
        if not diagnostic.waived:
            span, rule = diagnostic.span, diagnostic.rule
            properties = {"file": span.file, "line": span.line, "col": span.column, "title": f"{rule.code} {rule.name}"}
            listed = ",".join(f"{key}={_escaped(str(value), ':,')}" for key, value in properties.items())
            text = f"{diagnostic.message(language, spoilers)}. {diagnostic.hint(language)}"
            lines.append(f"::{GITHUB_LEVELS[rule.severity]} {listed}::{_escaped(text)}\n")
    return "".join(lines)


def _escaped(text: str, further: str = "") -> str:
    """As GitHub's workflow commands ask: percent-encoded line ends, and separators in properties."""
    for character in f"%\r\n{further}":
        text = text.replace(character, f"%{ord(character):02X}")
    return text


def _place(span: Span) -> str:
    return f"{span.file}:{span.line}:{span.column}"


def _one_line(text: str) -> str:
    """Nothing that a terminal would obey."""
    return "".join(character if character.isprintable() else " " for character in text)


def _painted(text: str, colour: str, wanted: bool) -> str:
    return f"\x1b[{colour}m{text}\x1b[0m" if wanted else text


def _dumped(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"


Renderer = Callable[[Sequence[Diagnostic], Language, bool, bool], str]
FORMATS: Mapping[str, Renderer] = {
    "text": _text,
    "json": _json,
    "sarif": _sarif,
    "github": _github,
}
"""Formats by the name that the command line takes."""
