"""Every Spanish word that a kit prints is in the dictionary or in the kit's own list, `palabras.txt`.

The dictionary is Hunspell's (Debian packages hunspell and hunspell-es, which `.ci/run` installs).
"""

from __future__ import annotations

import pathlib
import re
import shutil
import subprocess
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from delictum_pnp.diagnostics import Span
from delictum_pnp.model.build import build
from delictum_pnp.rules.prose import prose
from delictum_pnp.source.kit_folder import read_kit
from delictum_pnp.source.reader import read
from delictum_pnp.source.tree import Node
from tests.conftest import ROOT

DICTIONARY = "es_ES"
PHRASES = ROOT / "templates" / "phrases" / "es.yaml"
KITS = sorted(path.parent for path in (ROOT / "cases").glob("*/kit.yaml"))
LISTS = sorted((ROOT / "cases").glob("*/palabras.txt"))
WORD = re.compile(r"[^\W\d_]+")
NOT_PROSE = re.compile(r"`[^`]*`|\[\[\w+\]\]|\{[^{}]*\}|^:::data .*|\w*\d\w*|\b\w\b|\b[A-ZÑ]{2,3}\b")
"""Commands, codes, places to fill, tables of the rulebook, figures, initials and abbreviations in capitals."""


class Written(NamedTuple):
    """A text and where it stands."""

    span: Span
    text: str


def known_words(path: pathlib.Path) -> set[str]:
    lines = path.read_text("utf-8").split("\n") if path.is_file() else []
    return {line for line in lines if line and not line.startswith("#")}


def kit_texts(kit: pathlib.Path) -> Iterator[Written]:
    """The texts of a kit; those of a running page stand in `rulebook/`."""
    reading = read_kit(kit, kit.relative_to(ROOT).as_posix())
    assert reading.tree is not None
    built = build(reading.tree, {name: text for name, (text, _) in reading.pages.items()})
    assert built.source is not None
    for place in prose(built.source):
        if place.page:
            _, name, line = place.path
            yield Written(Span(reading.pages[str(name)][1], int(line), 1, int(line), 1), place.text)
        else:
            yield Written(reading.tree.span(place.path), place.text)


def phrases() -> Iterator[Written]:
    tree = read(PHRASES.read_bytes(), PHRASES.relative_to(ROOT).as_posix()).tree
    assert tree is not None
    yield from leaves(tree.root)


def leaves(node: Node) -> Iterator[Written]:
    """Every text below a node, but for the names of icons."""
    if isinstance(node.value, str):
        yield Written(node.span, node.value)
    for key, child in node.children():
        if key != "icon":
            yield from leaves(child)


def words(text: str) -> list[str]:
    return WORD.findall(NOT_PROSE.sub(" ", text))


def unknown_words(candidates: set[str], known: set[str]) -> set[str]:
    """What neither the dictionary nor the list holds; a name may be printed in capitals."""
    done = subprocess.run(
        ["hunspell", "-l", "-d", DICTIONARY, "-i", "utf-8"],
        input="\n".join(sorted(candidates)),
        env={"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    return {word for word in done.stdout.split() if not {word, word.lower(), word.capitalize()} & known}


def misspelt(texts: list[Written], known: set[str]) -> list[str]:
    """`file:line:column: word`, for each unknown word of the texts."""
    unknown = unknown_words({word for written in texts for word in words(written.text)}, known)
    return [
        f"{place(written.span, word)}: {word}"
        for written in texts
        for word in dict.fromkeys(words(written.text))
        if word in unknown
    ]


def place(span: Span, word: str) -> str:
    """Where the word stands in the lines of its text."""
    lines = (ROOT / span.file).read_text("utf-8").split("\n")
    for number in range(span.line, span.end_line + 1):
        found = re.search(rf"\b{word}\b", lines[number - 1][span.column - 1 if number == span.line else 0 :])
        if found:
            return f"{span.file}:{number}:{found.start() + (span.column if number == span.line else 1)}"
    return f"{span.file}:{span.line}:{span.column}"


def has_dictionary() -> bool:
    if shutil.which("hunspell") is None:
        return False
    listed = subprocess.run(["hunspell", "-D"], stdin=subprocess.DEVNULL, capture_output=True, text=True)
    return f"/{DICTIONARY}\n" in listed.stderr


needs_dictionary = pytest.mark.skipif(
    not has_dictionary(), reason="needs hunspell and its Spanish dictionary: apt-get install hunspell hunspell-es"
)


@needs_dictionary
@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.name)
def test_every_word_of_a_kit_is_known(kit: pathlib.Path) -> None:
    assert misspelt(list(kit_texts(kit)), known_words(kit / "palabras.txt")) == []


@needs_dictionary
def test_every_word_of_the_phrases_is_known() -> None:
    known = set().union(*map(known_words, LISTS))
    assert misspelt(list(phrases()), known) == []


@needs_dictionary
def test_a_misspelling_is_found_at_its_place() -> None:
    span = Span("cases/B01-sombras-de-poder/kit.yaml", 1, 1, 60, 1)
    assert misspelt([Written(span, "Una reconstruida y una reconstruída, [[P03]] a las 23h")], set()) == [
        "cases/B01-sombras-de-poder/kit.yaml:1:1: reconstruída"
    ]


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.parent.name)
def test_a_list_of_words_is_sorted_and_says_why(path: pathlib.Path) -> None:
    """Groups of words under a comment each; no word twice."""
    groups = [group.split("\n") for group in path.read_text("utf-8").strip("\n").split("\n\n")]
    listed = [word for group in groups for word in group if not word.startswith("#")]
    assert len(listed) == len(set(listed))
    for group in groups:
        assert group[0].startswith("# ")
        inside = [line for line in group if not line.startswith("#")]
        assert inside == sorted(inside), group[0]
