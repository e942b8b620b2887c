"""The catalogue in words: one rule for `delictum explain`, all of them for `docs/rules.md`.

In: the catalogue, filled by importing every room that declares rules.  Out: text.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..diagnostics import CATALOGUE, Language, Rule, Words
from ..examples import faults as worked
from ..model import faults as shape
from ..sheets import faults as written
from ..source import faults, faults_folder, faults_syntax, faults_writing
from ..verify import (
    rules_archives,
    rules_booklets,
    rules_cards,
    rules_files,
    rules_remains,
    rules_sheets,
    rules_spoilers,
)
from . import ROOMS

FINISHED = (rules_files, rules_archives, rules_sheets, rules_booklets, rules_cards, rules_remains, rules_spoilers)
HOMES = (faults, faults_folder, faults_syntax, faults_writing, shape, worked, written, *ROOMS, *FINISHED)
"""Every module that declares rules."""

FAMILIES = {
    "S": Words("Source: the text of the files", "Fuente: el texto de los archivos"),
    "M": Words("Model: what a kit and a case hold", "Modelo: lo que contienen una caja y un caso"),
    "P": Words("Play: whether it can be played", "Juego: si se puede jugar"),
    "L": Words("Layout: whether it can be printed", "Maqueta: si se puede imprimir"),
    "I": Words("Imposition: whether sheets come out right", "Imposición: si las hojas salen bien"),
    "K": Words("Kit: whether it is whole and keeps the secret", "Kit: si está entero y guarda el secreto"),
    "E": Words("Examples: whether the rules do what they show", "Ejemplos: si las reglas hacen lo que muestran"),
    "W": Words("Sheets that a table wrote", "Hojas que escribió una mesa"),
}
SEVERITIES = {"error": Words("error", "error"), "warning": Words("warning", "aviso"), "note": Words("note", "nota")}
WHY = Words("Why", "Por qué")
FIX = Words("What to do", "Qué hacer")
ALSO = Words("Also", "También")
BAD = Words("Wrong (the mark ⟦ ⟧ shows where)", "Mal (la marca ⟦ ⟧ indica dónde)")
GOOD = Words("Right", "Bien")

HEAD = (
    "# Rules",
    "",
    "Made from the catalogue by `python -m delictum_pnp.rules.catalogue > docs/rules.md`; `delictum explain CODE`",
    "shows one rule.  In the examples `⟦ ⟧` marks the spot that the diagnostic points at; what they do not show is a",
    "complete kit, and `~delete` stands for a line that is left out of it.",
    "",
)


def explain(code: str, language: Language) -> str:
    """What a diagnostic means, for a terminal.  `KeyError` when there is no such rule."""
    rule = CATALOGUE[code]
    heads = {words: words.in_language(language, {}) for words in (WHY, FIX, ALSO, BAD, GOOD)}
    lines = [f"{rule.code} {rule.name} ({SEVERITIES[rule.severity].in_language(language, {})})"]
    lines += ["", _said(rule.message, language), *_listed(heads[ALSO], rule, language)]
    lines += ["", f"{heads[WHY]}: {rule.reason(language)}", f"{heads[FIX]}: {_said(rule.hint, language)}"]
    for head, snippet in _examples(rule):
        lines += ["", f"{heads[head]}:", *(f"    {line}" for line in snippet)]
    return "\n".join(lines) + "\n"


def rules_page() -> str:
    """`docs/rules.md`: every rule by family, with its words in both languages and its examples."""
    lines = list(HEAD)
    for letter, family in FAMILIES.items():
        rules = [rule for code, rule in sorted(CATALOGUE.items()) if code[0] == letter]
        lines += [f"## {family.en}", "", "| code | name | severity | says |", "| --- | --- | --- | --- |"]
        lines += [
            f"| [{rule.code}](#{rule.code.lower()}) | `{rule.name}` | {rule.severity} | {_cell(rule)} |"
            for rule in rules
        ]
        lines += ["", *(line for rule in rules for line in _section(rule))]
    return "\n".join(lines).rstrip("\n") + "\n"


def _section(rule: Rule) -> Iterator[str]:
    yield from (f"### {rule.code}", "", f"`{rule.name}`, {rule.severity}. {rule.reason('en')}", "")
    for language, words in (("en", rule.message.en), ("es", rule.message.es)):
        yield f"- {language}: {words}"
    for variant in rule.variants.values():
        yield f"- {ALSO.en.lower()}: {variant.en} / {variant.es}"
    yield f"- {FIX.en.lower()}: {_said(rule.hint, 'en')} / {_said(rule.hint, 'es')}"
    for head, snippet in _examples(rule):
        yield from ("", f"{head.en}:", "", "```yaml", *snippet, "```")
    yield ""


def _examples(rule: Rule) -> list[tuple[Words, list[str]]]:
    """Bad and good, in lines; a fault of a folder or of a file's size has no text to show."""
    examples = ((BAD, rule.bad), (GOOD, rule.good))
    return [(head, snippet.rstrip("\n").split("\n")) for head, snippet in examples if snippet]


def _listed(head: str, rule: Rule, language: Language) -> list[str]:
    return [f"{head}: {_said(words, language)}" for words in rule.variants.values()]


def _said(words: Words, language: Language) -> str:
    """The words with their places still open: `{card}`."""
    return (words.en if language == "en" else words.es).replace("{{", "{").replace("}}", "}")


def _cell(rule: Rule) -> str:
    return _said(rule.message, "en").replace("|", "\\|")


if __name__ == "__main__":
    print(rules_page(), end="")
