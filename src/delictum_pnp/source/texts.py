"""What single texts must be looked at for.  In: a text, as the parser gives it, and its place.  Out: faults.

Blanks in quoted codes, hidden characters behind escapes, missing values, texts cut by ` #`; and where a block ends.
"""

from __future__ import annotations

import re

from ..diagnostics import Span
from . import faults, faults_writing
from .characters import HIDDEN, codepoint
from .collect import Faults
from .spelling import is_code
from .tree import Node, Place

_COMMENT_BY_MARK = re.compile("[|>][-+0-9]*#")
_LOST = re.compile(r"( +)#(\S?)")
_NO_VALUE_BUT_COMMENT = re.compile(r" *: +#\S")
_NOT_PROSE = re.compile(r"[A-Z]{1,2}[0-9]+|[-+0-9.,:/]+|true|false|yes|no")


class Texts:
    """The texts of one file.  `cut_lines` are the lines, from 1, with a `#` that may cut a text.

    `doubtful` tells that the two parsers read a block differently.
    """

    __slots__ = ("_found", "_lines", "cut_lines", "doubtful")

    def __init__(self, text: str, found: Faults) -> None:
        self.doubtful = False
        self._found = found
        self._lines = text.split("\n")
        self.cut_lines = frozenset(number for number, line in enumerate(self._lines, 1) if "#" in line)

    def without_hidden(self, text: str, place: Place) -> str:
        """A text in double quotes without the hidden characters that an escape makes."""
        character = HIDDEN.search(text)
        if character is None:
            return text
        rule, name = faults.invisible_character, codepoint(character.group())
        self._found.add(rule, Span(*place), "escape", codepoint=name)
        return HIDDEN.sub("_", text)

    def block_place(self, place: Place) -> Place:
        """The parsers end a block text at the next token; it ends with its last line that is not blank."""
        name, first, column, line, end_column = place
        if _COMMENT_BY_MARK.match(self._lines[first - 1], column - 1):
            self.doubtful = True
        if end_column == 1:
            line -= 1
        while line > first and not self._lines[line - 1].strip(" "):
            line -= 1
        return name, first, column, line, len(self._lines[line - 1]) + 1

    def check_blanks(self, text: str, style: str, place: Place) -> None:
        """Note a code with a blank inside its quotes."""
        if style in ("'", '"') and is_code(text.strip(" ")):
            self._found.add(faults_writing.blank_in_code, Span(*place), meant=text.strip(" "))

    def check_cut(self, text: str, span: Span) -> None:
        """Note a plain text that ` #` cuts in the middle of a sentence."""
        comment = _LOST.match(self._lines[span.end_line - 1], span.end_column - 1)
        if comment is None:
            return
        runs_on = comment[2].isalnum() and not _NOT_PROSE.fullmatch(text)
        if runs_on or " " in text:
            self._found.at(faults_writing.text_lost_after_hash, span.end_line, span.end_column + len(comment[1]))

    def note_empty_entry(self, span: Span) -> None:
        self._found.at(faults_writing.no_value, span.line, max(span.column - 1, 1), 1, "entry")

    def note_no_value(self, key: str, key_span: Span) -> None:
        comment = _NO_VALUE_BUT_COMMENT.match(self._lines[key_span.end_line - 1], key_span.end_column - 1)
        self._found.add(faults_writing.no_value, key_span, "comment" if comment else "", key=key)


def is_code_mark(node: Node) -> bool:
    """`[[P04]]`: the mark for a code in a text, read as a list in a list."""
    for _ in range(2):
        if node.style != "{" or not isinstance(node.value, list) or len(node.value) != 1:
            return False
        node = node.value[0]
    return isinstance(node.value, str) and is_code(node.value)
