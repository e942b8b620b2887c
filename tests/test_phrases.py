"""No phrase is left over: what the tables of words hold is asked for somewhere.

Read without running anything: a key stands as it is in the sources, or an f-string makes it of words that stand in the
sources or the templates.  Common words hide a few that are left over; none is reported that is needed.
"""

from __future__ import annotations

import ast
import importlib
import pathlib
import re
import string
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from delictum_pnp.diagnostics import Words
from delictum_pnp.source.data import read_data
from tests.conftest import ROOT

SOURCES = ROOT / "src" / "delictum_pnp"
TEMPLATES = ROOT / "templates"
WORD = re.compile(r"[\w.-]+")


def leaves(group: Mapping[str, Any], at: str = "") -> Iterator[str]:
    for key, value in group.items():
        if isinstance(value, Mapping):
            yield from leaves(value, f"{at}{key}.")
        else:
            yield f"{at}{key}"


def tables_of(tree: ast.Module) -> Iterator[tuple[str, ast.Dict]]:
    """The tables of sentences by name that a module writes down: what they are called, and what is written."""
    for node in tree.body:
        if isinstance(node, ast.AnnAssign | ast.Assign) and isinstance(node.value, ast.Dict) and node.value.keys:
            (target,) = [node.target] if isinstance(node, ast.AnnAssign) else node.targets
            if isinstance(target, ast.Name) and all(map(_is_entry, node.value.keys, node.value.values)):
                yield target.id, node.value


def _is_entry(key: ast.expr | None, value: ast.expr) -> bool:
    named = isinstance(key, ast.Constant) and isinstance(key.value, str) and len(key.value) > 1
    return named and isinstance(value, ast.Call) and ast.unparse(value.func) == "Words"


def parsed(path: pathlib.Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def names_of_tables() -> Iterator[str]:
    for path in sorted(SOURCES.rglob("*.py")):
        module = ".".join(path.relative_to(SOURCES.parent).with_suffix("").parts)
        yield from (f"{module}:{name}" for name, _ in tables_of(parsed(path)))


def table(name: str) -> Mapping[str, Words]:
    module, variable = name.split(":")
    found: Mapping[str, Words] = getattr(importlib.import_module(module), variable)
    return found


TABLES = list(names_of_tables())


def templates_words(data: object) -> Iterator[str]:
    if isinstance(data, Mapping):
        for key, value in data.items():
            yield str(key)
            yield from templates_words(value)
    elif isinstance(data, list):
        for value in data:
            yield from templates_words(value)
    elif isinstance(data, str):
        yield from WORD.findall(data) if "{" in data else [data]


class Asked:
    """Everything that could be a key, or a part of one."""

    def __init__(self) -> None:
        self.words: set[str] = {path.stem for path in TEMPLATES.rglob("*.yaml")}
        self.patterns: list[re.Pattern[str]] = []
        self.groups: list[re.Pattern[str]] = []
        for path in SOURCES.rglob("*.py"):
            tree = parsed(path)
            self._source(tree, {key for _, written in tables_of(tree) for key in written.keys})
        for path in TEMPLATES.rglob("*.yaml"):
            if path.parent.name != "phrases":
                self.words |= set(templates_words(read_data(path)))

    def _source(self, tree: ast.Module, skipped: set[ast.expr | None]) -> None:
        """A table's own keys do not ask for it."""
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in skipped:
                self.words |= {node.value} if WORD.fullmatch(node.value) else set()
            elif isinstance(node, ast.JoinedStr):
                self.patterns += _pattern(node)
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "group":
                self.groups += [pattern for asked in node.args[:1] for pattern in _pattern(asked)]

    def asks_for(self, key: str) -> bool:
        parts = key.split(".")
        heads = [".".join(parts[:n]) for n in range(1, len(parts))]
        return (
            key in self.words
            or any(self._made(pattern, key) for pattern in self.patterns)
            or any(self._made(pattern, head) for pattern in self.groups for head in heads)
        )

    def _made(self, pattern: re.Pattern[str], key: str, deep: bool = True) -> bool:
        """Whether an f-string can make a key: its gaps hold words, or what another f-string makes."""
        found = pattern.fullmatch(key)
        return found is not None and all(self._filled(part, deep) for part in found.groups())

    def _filled(self, part: str, deep: bool) -> bool:
        known = part in self.words or part.isdigit() or len(part) == 1
        return known or (deep and any(self._made(pattern, part, deep=False) for pattern in self.patterns))


def _pattern(node: ast.expr) -> list[re.Pattern[str]]:
    """What an f-string, or a string, can be; nothing when it is no key: without a letter of its own, or prose."""
    pieces = node.values if isinstance(node, ast.JoinedStr) else [node]
    fixed = [str(piece.value) for piece in pieces if isinstance(piece, ast.Constant)]
    if not re.search(r"\w", "".join(fixed)) or not all(re.fullmatch(r"[\w.-]*", one) for one in fixed):
        return []
    made = (re.escape(str(p.value)) if isinstance(p, ast.Constant) else "([^.]+)" for p in pieces)
    return [re.compile("".join(made))]


@pytest.fixture(scope="module")
def asked() -> Asked:
    return Asked()


def test_every_phrase_is_asked_for(asked: Asked) -> None:
    assert [key for key in leaves(read_data(TEMPLATES / "phrases" / "es.yaml")) if not asked.asks_for(key)] == []


@pytest.mark.parametrize("name", TABLES)
def test_every_sentence_is_asked_for(name: str, asked: Asked) -> None:
    assert [key for key in table(name) if not asked.asks_for(key)] == []


def test_what_nobody_asks_for_is_found(asked: Asked) -> None:
    invented = ("sheet.zigzag", "kit_zigzag", "zigzag.title", "printing.step.zigzag.verb")
    assert not any(asked.asks_for(key) for key in invented)


def test_tables_are_found() -> None:
    assert {"delictum_pnp.messages:TABLE", "delictum_pnp.printer.words:TABLE"} <= set(TABLES)


@pytest.mark.parametrize("name", TABLES)
def test_both_languages_have_the_same_places(name: str) -> None:
    for key, words in table(name).items():
        english, spanish = ({place for _, place, _, _ in string.Formatter().parse(text) if place} for text in words)
        assert english == spanish, key
