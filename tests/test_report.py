"""Reports: every format says the same, escapes what it must, and keeps the solution to itself."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from delictum_pnp.diagnostics import Diagnostic, Rule, Severity, Span, Words
from delictum_pnp.report import FORMATS, render

AWKWARD = 'a "b" <c> 100%, d: e\\f\nñ ⟦ \x1b[31m'


def rule(code: str, severity: Severity = "error") -> Rule:
    message, hint = Words("says {what}", "dice {what}"), Words("fix {what}", "corrija {what}")
    name = f"fault_{code.lower()}"
    return Rule(code, name, severity, message, hint, "bad", "good", "It matters.", "text", None, {})


def diagnostic(code: str = "M050", severity: Severity = "error", what: str = "P01", **more: Any) -> Diagnostic:
    return Diagnostic(rule(code, severity), Span("B01/C01/cards.yaml", 3, 5, 3, 8), {"what": what}, **more)


SEVERAL = [
    diagnostic(),
    diagnostic("M031", "warning", also=(Span("kit.yaml", 1, 2, 1, 3),)),
    diagnostic("M101", "note"),
    diagnostic("M051", waived="se verá"),
]


def test_text() -> None:
    assert render(SEVERAL, "text", "es") == (
        "B01/C01/cards.yaml:3:5: M050 dice P01\n"
        "    corrija P01\n"
        "B01/C01/cards.yaml:3:5: M031 aviso: dice P01\n"
        "    corrija P01\n"
        "    véase también kit.yaml:1:2\n"
        "B01/C01/cards.yaml:3:5: M101 nota: dice P01\n"
        "    corrija P01\n"
        "1 error, 1 aviso, 1 nota (1 con dispensa).\n"
    )


@pytest.mark.parametrize(("language", "words"), [("en", "No faults found.\n"), ("es", "Sin fallos.\n")])
def test_text_of_a_clean_kit(language: Any, words: str) -> None:
    assert render([], "text", language) == words


def test_plural() -> None:
    assert render([diagnostic(), diagnostic()], "text", "es").endswith("\n2 errores.\n")
    assert render([diagnostic(), diagnostic()], "text", "en").endswith("\n2 errors.\n")


def test_colour_only_when_wanted() -> None:
    plain, painted = (render(SEVERAL, "text", "en", colour=colour) for colour in (False, True))
    assert "\x1b" not in plain
    assert "\x1b[31mM050\x1b[0m" in painted
    assert re.sub(r"\x1b\[\d+m", "", painted) == plain


def test_text_cannot_steer_the_terminal() -> None:
    report = render([diagnostic(what=AWKWARD)], "text", "en")
    assert "\x1b" not in report
    assert len(report.splitlines()) == 3


def test_json() -> None:
    data = json.loads(render(SEVERAL, "json", "en"))
    first, *_, waived = data["diagnostics"]
    assert data["version"] == 1
    assert first["code"] == "M050" and first["message"] == "says P01" and first["hint"] == "fix P01"
    assert (first["file"], first["line"], first["column"]) == ("B01/C01/cards.yaml", 3, 5)
    assert waived["waived"] == "se verá" and first["waived"] is None


def texts(data: Any) -> list[str]:
    """Every text in read JSON."""
    children = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return [data] if isinstance(data, str) else [text for child in children for text in texts(child)]


@pytest.mark.parametrize("format", ["json", "sarif"])
def test_json_of_anything_can_be_read_back(format: str) -> None:
    data = json.loads(render([diagnostic(what=AWKWARD)], format, "en"))
    assert any(AWKWARD in text for text in texts(data))


def test_sarif() -> None:
    data = json.loads(render(SEVERAL, "sarif", "en"))
    (run,) = data["runs"]
    rules = run["tool"]["driver"]["rules"]
    assert data["version"] == "2.1.0" and run["columnKind"] == "unicodeCodePoints"
    assert [entry["id"] for entry in rules] == ["M031", "M050", "M051", "M101"]
    for result in run["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
    first, warning, note, waived = run["results"]
    assert first["locations"][0]["physicalLocation"] == {
        "artifactLocation": {"uri": "B01/C01/cards.yaml"},
        "region": {"startLine": 3, "startColumn": 5, "endLine": 3, "endColumn": 8},
    }
    assert [first["level"], warning["level"], note["level"]] == ["error", "warning", "note"]
    assert warning["relatedLocations"][0]["physicalLocation"]["artifactLocation"]["uri"] == "kit.yaml"
    assert waived["suppressions"] == [{"kind": "inSource", "justification": "se verá"}]


def test_sarif_quotes_file_names() -> None:
    odd = Diagnostic(rule("M050"), Span("mi caja/ñ#1.yaml", 1, 1, 1, 2), {"what": "x"})
    assert '"uri": "mi%20caja/%C3%B1%231.yaml"' in render([odd], "sarif", "en")


def test_github() -> None:
    assert render(SEVERAL, "github", "en").splitlines() == [
        "::error file=B01/C01/cards.yaml,line=3,col=5,title=M050 fault_m050::says P01. fix P01",
        "::warning file=B01/C01/cards.yaml,line=3,col=5,title=M031 fault_m031::says P01. fix P01",
        "::notice file=B01/C01/cards.yaml,line=3,col=5,title=M101 fault_m101::says P01. fix P01",
    ]


def test_github_escapes_line_ends_and_separators() -> None:
    odd = Diagnostic(rule("M050"), Span("a,b:c.yaml", 1, 1, 1, 2), {"what": "100%\r\nx, y: z"})
    (line,) = render([odd], "github", "en").splitlines()
    assert line.startswith("::error file=a%2Cb%3Ac.yaml,line=1,")
    assert "says 100%25%0D%0Ax, y: z." in line


@pytest.mark.parametrize("format", FORMATS)
def test_the_solution_is_quoted_only_with_spoilers(format: str) -> None:
    secret = [diagnostic(what="el sobrino", solution=True)]
    assert "sobrino" not in render(secret, format, "es")
    assert "sobrino" in render(secret, format, "es", spoilers=True)


@pytest.mark.parametrize("format", FORMATS)
def test_same_input_same_report(format: str) -> None:
    assert render(SEVERAL, format, "es") == render(SEVERAL, format, "es")
    assert render(SEVERAL, format, "es").endswith("\n")


def test_an_unknown_format() -> None:
    with pytest.raises(KeyError):
        render([], "xml", "en")
