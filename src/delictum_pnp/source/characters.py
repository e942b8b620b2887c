"""Looks at the characters of a file before YAML does.

In: the bytes of a file.  Out: a `Clean` text without byte order mark, tabs and hidden characters, with `\\n` line
ends and the same columns as the file, or None when it cannot be read; what was found goes to `Faults`.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from itertools import islice

from ..diagnostics import Rule
from . import faults
from .collect import MOST_OF_ONE_RULE, Faults
from .spelling import FOREIGN

MOST_BYTES = 2_000_000
BIDI = "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"
CONTROL = "\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufffe\uffff"
INVISIBLE = "\u115f\u1160\u180e\u200b\u2060-\u2065\u3164\ufeff\ufff9-\ufffb\U000e0000-\U000e007f"
HIDDEN = re.compile(f"[{BIDI}{CONTROL}{INVISIBLE}\ufffd]")
_BIDI = re.compile(f"[{BIDI}]")
_CONTROL = re.compile(f"[{CONTROL}]")
_ODD = "[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]"
_TAB = re.compile(r"^([^\t\n]*)\t(?=[ \t]*[^ \t\n])", re.MULTILINE)
_ANY_ODD_SPACE = re.compile(_ODD)
_ODD_SPACE = re.compile(
    rf"""^[ ]*(?:-[ ]+)*(?:(?:(-)|[\w.]+(:)|"[^"\n]*"(:)|'[^'\n]*'(:))[ ]*)?({_ODD})""", re.MULTILINE
)
_BLOCK_MARK = re.compile(r"^( *)(?:.*[:-] +)?[|>][-+0-9]* *(?:#.*)?$")
_DIRECTIVE = re.compile(r"^%", re.MULTILINE)
_COMMON = b"\n" + bytes(range(0x20, 0x7F))


@dataclass(frozen=True, slots=True)
class Clean:
    """A text fit for the parsers, and what they need not look for again."""

    text: str
    aligned: bool
    """Whether its indentation can be trusted: no line is indented with a tab."""
    composed: bool
    """Whether each letter and its accent are one character (NFC)."""
    foreign: bool
    """Whether it has a letter that can be taken for a plain one."""


def codepoint(character: str) -> str:
    """`U+202E RIGHT-TO-LEFT OVERRIDE`."""
    return f"U+{ord(character):04X} {unicodedata.name(character, '')}".rstrip()


def decode(raw: bytes, found: Faults) -> str | None:
    """The text of a file; None, with one fault, when it is too large or not UTF-8."""
    if len(raw) > MOST_BYTES:
        found.at(faults.file_too_large, 1, 1, size=len(raw), limit=MOST_BYTES)
        return None
    if raw[:2] in (b"\xff\xfe", b"\xfe\xff"):
        found.at(faults.not_utf8, 1, 1, variant="utf16")
        return None
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = raw[: error.start].decode("utf-8-sig")
        line, column = _place(_plain_line_ends(before), None)
        found.at(faults.not_utf8, line, column, byte=f"{error.object[error.start]:02X}")
        return None
    return _plain_line_ends(text)


def _plain_line_ends(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


def read_prose(raw: bytes, found: Faults) -> str | None:
    """The text of a file that is not YAML, composed (NFC); tabs and spaces are left as they are."""
    text = decode(raw, found)
    if text is None:
        return None
    return _composed(_without_hidden(text, found), found)


def scan(text: str, found: Faults) -> Clean:
    """Note the faults of single characters; the text made readable."""
    rare = _rare(text)
    if HIDDEN.search(rare):
        text = _without_hidden(text, found)
    aligned = True
    if "\t" in rare:
        text, aligned = _without_tabs(text, found)
    if _ANY_ODD_SPACE.search(rare):
        text = _without_odd_spaces(text, found)
    if text.startswith("%") or "\n%" in text:
        text = _without_directives(text, found)
    return Clean(text, aligned, _composed(text, found) == text, FOREIGN.search(rare) is not None)


def _rare(text: str) -> str:
    """Its characters beyond printable ASCII, which are few: what is searched for among them is found fast."""
    return text.encode().translate(None, _COMMON).decode()


def _place(text: str, offset: int | None) -> tuple[int, int]:
    """Line and column, from 1, of an offset (None: the end)."""
    end = len(text) if offset is None else offset
    return text.count("\n", 0, end) + 1, end - text.rfind("\n", 0, end)


def _note(found: Faults, rule: Rule, text: str, offset: int, variant: str = "", **values: object) -> None:
    line, column = _place(text, offset)
    found.at(rule, line, column, 1, variant, **values)


def hidden_kind(character: str) -> str:
    """Which message of `invisible_character` speaks of this character."""
    if _BIDI.match(character):
        return "bidi"
    if _CONTROL.match(character):
        return ""
    return "lost" if character == "\ufffd" else "invisible"


def _without_hidden(text: str, found: Faults) -> str:
    for match in islice(HIDDEN.finditer(text), MOST_OF_ONE_RULE):
        rule, character = faults.invisible_character, match.group()
        _note(found, rule, text, match.start(), hidden_kind(character), codepoint=codepoint(character))
    return HIDDEN.sub("_", text)


def _without_tabs(text: str, found: Faults) -> tuple[str, bool]:
    aligned = True
    for match in islice(_TAB.finditer(text), MOST_OF_ONE_RULE):
        indents = not match[1].strip(" ")
        aligned = aligned and not indents
        _note(found, faults.tab, text, match.end(1), "indentation" if indents else "")
    return text.replace("\t", " "), aligned


def _without_odd_spaces(text: str, found: Faults) -> str:
    places = [(match, match.start(5)) for match in islice(_ODD_SPACE.finditer(text), MOST_OF_ONE_RULE)]
    block = _block_lines(text)
    characters = list(text)
    for match, offset in places:
        line, column = _place(text, offset)
        if line in block:
            continue
        mark = next((group for group in match.groups()[:4] if group), "")
        variant, name = "after" if mark else "", codepoint(match[5])
        found.at(faults.odd_space, line, column, variant=variant, mark=mark, codepoint=name)
        characters[offset] = " "
    return "".join(characters)


def _block_lines(text: str) -> set[int]:
    """The lines, from 1, inside a block text (`|`, `>`), where any space is the author's."""
    inside: set[int] = set()
    indent = -1
    for number, line in enumerate(text.split("\n"), 1):
        depth = len(line) - len(line.lstrip(" "))
        if indent >= 0 and (depth > indent or depth == len(line)):
            inside.add(number)
            continue
        mark = _BLOCK_MARK.match(line)
        indent = len(mark[1]) if mark else -1
    return inside


def _without_directives(text: str, found: Faults) -> str:
    for match in islice(_DIRECTIVE.finditer(text), MOST_OF_ONE_RULE):
        _note(found, faults.directive, text, match.start())
    return _DIRECTIVE.sub("#", text)


def _composed(text: str, found: Faults) -> str:
    if unicodedata.is_normalized("NFC", text):
        return text
    for number, line in enumerate(text.split("\n"), 1):
        composed = unicodedata.normalize("NFC", line)
        if composed != line:
            same = (a == b for a, b in zip(line, composed, strict=False))
            column = next((at for at, equal in enumerate(same, 1) if not equal), len(composed))
            found.at(faults.decomposed_letters, number, column, width=2)
    return unicodedata.normalize("NFC", text)
