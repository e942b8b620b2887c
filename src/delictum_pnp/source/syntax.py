"""The parser's complaint in plain words.  In: `Trouble` of the pure parser.  Out: a fault, and the line to leave out.

The parser says what it expected; an author wants to know what was typed.  Each function below looks at the place
and decides which of the usual slips it was.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from ..diagnostics import Rule, Span
from . import faults, faults_syntax, faults_writing
from .collect import Faults
from .events import Mark, Trouble

_SEVERAL_WORDS = re.compile(r" *(?:- +)*\S.*\s\S")
_CODE_MARK = re.compile(r"(?:[:-] +|^)(\[\[)")
_NO_SPACE_AFTER_COLON = re.compile(r"[\w.-]+:\S")
_LOST = re.compile(r"\S +(#)")
_OUT_OF_RANGE = re.compile(r"\\U(?!000|0010)[0-9A-Fa-f]{8}")


@dataclass(frozen=True, slots=True)
class _Scene:
    """What the explanations look at: the complaint, its place, the lines, the text read last, the open bracket."""

    trouble: Trouble
    at: Mark
    context: Mark
    lines: list[str]
    last_text: Span | None
    open_bracket: Span | None
    found: Faults

    @property
    def line(self) -> str:
        return self.lines[self.at.line] if self.at.line < len(self.lines) else ""

    @property
    def before(self) -> str:
        return self.line[: self.at.column]

    def note(self, rule: Rule, place: Mark, variant: str = "", **values: object) -> int:
        """Note the fault; the line, from 0, whose entry is to be left out."""
        rest = self.lines[place.line][place.column :] if place.line < len(self.lines) else ""
        word = re.match(r"\w+|", rest)
        width = max(1, word.end() if word else 1)
        self.found.at(rule, place.line + 1, place.column + 1, width, variant, **values)
        return place.line


def explain(trouble: Trouble, text: str, last_text: Span | None, open_bracket: Span | None, found: Faults) -> int:
    """Note what is wrong, unless the line is already blamed for a refused alias, anchor or tag; returns the line."""
    fallback = Mark(last_text.line - 1, last_text.column - 1) if last_text else Mark(0, 0)
    at = trouble.place or trouble.context_place or fallback
    scene = _Scene(trouble, at, trouble.context_place or at, text.split("\n"), last_text, open_bracket, found)
    if _is_blamed(found, scene.at) or _is_blamed(found, scene.context):
        return scene.at.line
    for where, pattern, explanation in _EXPLANATIONS:
        if re.search(pattern, trouble.problem if where == "problem" else trouble.context):
            return explanation(scene)
    return scene.note(faults_syntax.unreadable_yaml, scene.at)


def _is_blamed(found: Faults, mark: Mark) -> bool:
    refused = (faults.alias, faults.tag)
    return any(fault.rule in refused and fault.span.line == mark.line + 1 for fault in found.found)


def _colon(scene: _Scene) -> int:
    """`a: b: c`, or a line deeper than a complete value."""
    if _SEVERAL_WORDS.match(scene.before.rstrip()) or scene.before.endswith(('"', "'")):
        return scene.note(faults_syntax.colon_in_text, scene.at)
    start = Mark(scene.at.line, len(scene.line) - len(scene.line.lstrip(" ")))
    return scene.note(faults_syntax.wrong_indentation, start, "deeper")


def _no_colon(scene: _Scene) -> int:
    rest = scene.lines[scene.context.line][scene.context.column :]
    variant = "space" if _NO_SPACE_AFTER_COLON.match(rest) else ""
    return scene.note(faults_syntax.missing_colon, scene.context, variant)


def _unclosed_quote(scene: _Scene) -> int:
    return scene.note(faults_syntax.unclosed_quote, scene.context)


def _not_a_key(scene: _Scene) -> int:
    """Something stands where the next key or the end of the block was expected."""
    kind = scene.trouble.problem.rpartition("found ")[2].strip("'")
    if kind in ("-", "<block sequence start>"):
        return scene.note(faults_syntax.wrong_indentation, scene.at, "dash")
    if kind in ("]", "}"):
        return scene.note(faults_syntax.unclosed_bracket, scene.at, "extra", bracket=kind)
    if not scene.before.strip(" -"):
        return _stray_line(scene)
    return _after_value(scene)


def _stray_line(scene: _Scene) -> int:
    above = scene.at.line - 1
    lost = _LOST.search(scene.lines[above]) if above >= 0 else None
    if lost is not None:
        scene.note(faults_writing.text_lost_after_hash, Mark(above, lost.start(1)))
    return scene.note(faults_syntax.wrong_indentation, scene.at)


def _after_value(scene: _Scene) -> int:
    before, last = scene.before.rstrip(" "), scene.last_text
    if before.endswith(("]", "}")):
        mark = _CODE_MARK.search(scene.line)
        if mark is not None:
            return scene.note(faults_syntax.unquoted_code_mark, Mark(scene.at.line, mark.start(1)))
        return scene.note(faults_syntax.text_after_value, scene.at, "bracket")
    if before.endswith(("'", '"')):
        if last is not None and last.line < last.end_line == scene.at.line + 1:
            return scene.note(faults_syntax.unclosed_quote, Mark(last.line - 1, last.column - 1))
        return scene.note(faults_syntax.text_after_value, scene.at)
    return scene.note(faults_syntax.unreadable_yaml, scene.at)


def _in_brackets(scene: _Scene) -> int:
    if scene.trouble.problem.endswith("':'") and scene.at.line == scene.context.line:
        return scene.note(faults_syntax.colon_in_text, scene.at)
    return _unclosed_bracket(scene, scene.context)


def _unclosed_bracket(scene: _Scene, place: Mark) -> int:
    bracket = scene.lines[place.line][place.column : place.column + 1]
    return scene.note(faults_syntax.unclosed_bracket, place, bracket=bracket)


def _no_content(scene: _Scene) -> int:
    character = scene.line[scene.at.column : scene.at.column + 1]
    if character == ",":
        return scene.note(faults_syntax.unclosed_bracket, scene.at, "comma")
    if character in ("]", "}"):
        return scene.note(faults_syntax.unclosed_bracket, scene.at, "extra", bracket=character)
    if scene.open_bracket is not None:
        return _unclosed_bracket(scene, Mark(scene.open_bracket.line - 1, scene.open_bracket.column - 1))
    return scene.note(faults_syntax.unreadable_yaml, scene.at)


def _dash(scene: _Scene) -> int:
    return scene.note(faults_syntax.wrong_indentation, scene.at, "dash")


def _indentation(scene: _Scene) -> int:
    return scene.note(faults_syntax.wrong_indentation, scene.at)


def _reserved(scene: _Scene) -> int:
    return scene.note(faults_syntax.reserved_start, scene.at, character=scene.line[scene.at.column])


def _escape(scene: _Scene) -> int:
    if scene.trouble.place is None:
        return _escape_out_of_range(scene)
    backslash = scene.line.rfind("\\", 0, scene.at.column + 1)
    return scene.note(faults_syntax.wrong_escape, Mark(scene.at.line, max(backslash, 0)))


def _escape_out_of_range(scene: _Scene) -> int:
    """The parser forgets the place of this one; it is the first after the text read last."""
    first = scene.last_text.end_line - 1 if scene.last_text else 0
    for number, line in enumerate(scene.lines[first:], first):
        escape = _OUT_OF_RANGE.search(line)
        if escape is not None:
            return scene.note(faults_syntax.wrong_escape, Mark(number, escape.start()))
    return scene.note(faults_syntax.wrong_escape, scene.at)


def _block_mark(scene: _Scene) -> int:
    return scene.note(faults_syntax.text_after_block_mark, scene.at)


def _alias(scene: _Scene) -> int:
    return scene.note(faults.alias, scene.context, "anchor" if "anchor" in scene.trouble.context else "")


def _tag(scene: _Scene) -> int:
    return scene.note(faults.tag, scene.context)


_EXPLANATIONS: tuple[tuple[str, str, Callable[[_Scene], int]], ...] = (
    ("context", r"scanning an (?:anchor|alias)", _alias),
    ("context", r"\btag$", _tag),
    ("problem", r"escape", _escape),
    ("problem", r"mapping values are not allowed", _colon),
    ("problem", r"could not find expected ':'", _no_colon),
    ("problem", r"unexpected (?:end of stream|document separator)", _unclosed_quote),
    ("problem", r"^expected <block end>", _not_a_key),
    ("problem", r"^expected ',' or", _in_brackets),
    ("problem", r"^expected the node content", _no_content),
    ("problem", r"sequence entries are not allowed", _dash),
    ("problem", r"more indented follow up", _indentation),
    ("problem", r"cannot start any token|mapping keys are not allowed", _reserved),
    ("context", r"block scalar", _block_mark),
)
"""Where to look, in which words of the pure parser, and who explains; the first that fits."""


def without_entry(text: str, line: int) -> str:
    """The text with the entry that holds a line (from 0) made blank: the top-level one or the one just below it."""
    lines = text.split("\n")
    line = min(line, len(lines) - 1)
    first = next((at for at in range(line, -1, -1) if _depth(lines[at]) <= 2), 0)
    depth = _depth(lines[first])
    after = next((at for at in range(line + 1, len(lines)) if _depth(lines[at]) <= depth), len(lines))
    return "\n".join(lines[:first] + [""] * (after - first) + lines[after:])


def _depth(line: str) -> int:
    """Its indentation; a blank line or comment has none of its own and counts as deep."""
    bare = line.lstrip(" ")
    return len(line) - len(bare) if bare and not bare.startswith("#") else 1_000
