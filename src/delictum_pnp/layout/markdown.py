"""The kit's prose into blocks.  In: Markdown of `rulebook/*.md`.  Out: `FlowBlock`s.  Home of markdown-it-py.

The dialect: `# 4 Title` (chapter with its number), `## Section`, `### Label`, paragraphs, `-` and `1.` lists,
pipe tables, and special blocks whose delimiters stand alone on their lines:

    :::pasos            1. {icon} **Verb.** text      up to `:::`
    :::ejemplo TITLE    paragraphs and lists          up to `:::`
    :::data NAME        a table from the kit's data
    :::nueva-pagina     a page break

Inside paragraphs only the kit's small markup counts; all else is literal: no HTML, no links.
Raises `MarkdownFault` with the line for a special block that is unknown, unclosed or badly formed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Literal, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token

from .flow_blocks import Cell, Data, Example, FlowBlock, Heading, Items, PageBreak, Paragraph, Step, Steps, Table

_NUMBER = re.compile(r"^(\d+)\s+(.+)$", re.DOTALL)
_STEP = re.compile(r"^\{([\w-]+)\}\s+\*\*(.+?)\.?\*\*\s*(.*)$", re.DOTALL)
_FENCE = ":::"


class MarkdownFault(ValueError):
    """What is wrong with a text, at which line (from 1); `text` is what stands there."""

    def __init__(self, line: int, kind: Literal["block", "unclosed", "step"], text: str) -> None:
        self.line, self.kind, self.text = line, kind, text
        super().__init__(f"line {line}: {kind}: {text}")


class _Part(NamedTuple):
    """A stretch of lines, plain (`name` empty) or inside a special block; `line` is that of its opening."""

    name: str
    argument: str
    lines: Sequence[str]
    line: int


def parse(text: str) -> tuple[FlowBlock, ...]:
    """The blocks of a text, in order."""
    return tuple(block for part in _parts(text.splitlines()) for block in _blocks(part))


def _parts(lines: Sequence[str]) -> Iterator[_Part]:
    """The text cut at its special blocks; `data` and `nueva-pagina` have no content and no end line."""
    start = number = 0
    while number < len(lines):
        line = lines[number].strip()
        if not line.startswith(_FENCE):
            number += 1
            continue
        yield _Part("", "", lines[start:number], start + 1)
        name, _, argument = line[len(_FENCE) :].partition(" ")
        end = number if name in ("data", "nueva-pagina") else _end(lines, number, name)
        yield _Part(name, argument.strip(), lines[number + 1 : end], number + 1)
        start = number = end + 1
    yield _Part("", "", lines[start:], start + 1)


def _end(lines: Sequence[str], opening: int, name: str) -> int:
    if name not in ("pasos", "ejemplo"):
        raise MarkdownFault(opening + 1, "block", _FENCE + name)
    for number in range(opening + 1, len(lines)):
        if lines[number].strip() == _FENCE:
            return number
        if lines[number].strip().startswith(_FENCE):
            break
    raise MarkdownFault(opening + 1, "unclosed", _FENCE + name)


def _blocks(part: _Part) -> tuple[FlowBlock, ...]:
    match part.name:
        case "data":
            return (Data(part.argument),)
        case "nueva-pagina":
            return (PageBreak(),)
        case "pasos":
            return (Steps(tuple(_steps(part))),)
        case "ejemplo":
            return (Example(part.argument, tuple(_plain(part.lines))),)
        case _:
            return tuple(_plain(part.lines))


def _steps(part: _Part) -> Iterator[Step]:
    for block in _plain(part.lines):
        for item in block.items if isinstance(block, Items) else ("",):
            found = _STEP.match(item)
            if not found:
                raise MarkdownFault(part.line, "step", item[:40])
            yield Step(*found.groups())


@cache
def _reader() -> MarkdownIt:
    return MarkdownIt("zero").enable(["heading", "list", "table"])


def _plain(lines: Sequence[str]) -> Iterator[FlowBlock]:
    """Blocks of plain Markdown.  Tokens come nested by their opening and closing ones."""
    tokens = iter(_reader().parse("\n".join(lines)))
    for token in tokens:
        if token.type == "heading_open":
            yield _heading(int(token.tag[1:]), next(tokens).content)
        elif token.type == "paragraph_open":
            yield Paragraph(next(tokens).content)
        elif token.type in ("bullet_list_open", "ordered_list_open"):
            inside = list(_until(tokens, token.type.replace("open", "close"), token.level))
            yield Items(tuple(_item_texts(inside)), token.type.startswith("ordered"))
        elif token.type == "table_open":
            yield _table(list(_until(tokens, "table_close", token.level)))


def _until(tokens: Iterator[Token], closing: str, level: int) -> Iterator[Token]:
    for token in tokens:
        if token.type == closing and token.level == level:
            return
        yield token


def _heading(level: int, text: str) -> Heading:
    numbered = _NUMBER.match(text) if level == 1 else None
    return Heading(level, numbered[2], numbered[1]) if numbered else Heading(level, text)


def _item_texts(tokens: Sequence[Token]) -> Iterator[str]:
    """One text per item; its paragraphs stay parted by a blank line."""
    texts: list[str] = []
    for token in tokens:
        if token.type == "inline":
            texts.append(token.content)
        elif token.type == "list_item_close":
            yield "\n\n".join(texts)
            texts = []


def _table(tokens: Sequence[Token]) -> Table:
    rows: list[list[str]] = []
    for token in tokens:
        if token.type == "tr_open":
            rows.append([])
        elif token.type == "inline":
            rows[-1].append(token.content)
    head, *body = rows
    return Table(tuple(head), tuple(tuple(Cell(text) for text in row) for row in body))
