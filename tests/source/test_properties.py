"""Whatever the text, nothing is raised and both parsers agree; whatever the data, it comes back as written."""

from __future__ import annotations

import json
import unicodedata
from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from delictum_pnp.source.characters import HIDDEN
from delictum_pnp.source.reader import read

from .broken import BROKEN
from .test_reader import both

YAML_ALPHABET = " \n:-#'\"[]{},&*!|>%@`?ab0P3\\~=<\t\u00a0\u0420\u0303n\u00f1\u202e\ufeff\r"
FRAGMENTS = (
    "a", "P03", "b c", ": ", ":", "- ", "-", "\n", "\n  ", "\n    ", " #", "# x", "'", '"', "[", "]", "{", "}",
    ", ", "&x", "*x", "!t", "|", ">", "|-", ">+", "|2", "---", "...", "%YAML", "? ", "<<", "\\", "\\x", "\\u12", "\\n",
    "@", "`", "\t", "cards:", "p3", "\u00a0", "[[P04]]", "**", "=", "''", '""', "\r\n", "\n\n", "~",
)  # fmt: skip
plain_text = st.text(
    st.characters(codec="utf-8", exclude_characters="\u00ad").filter(lambda character: not HIDDEN.search(character))
)
words = st.from_regex(r"[a-z\u00f1\u00e1][a-z0-9_\u00f1]{0,8}", fullmatch=True).filter(lambda word: word != "cards")
data = st.dictionaries(
    words,
    st.recursive(
        plain_text,
        lambda inner: st.lists(inner, min_size=1, max_size=4) | st.dictionaries(words, inner, min_size=1, max_size=4),
        max_leaves=12,
    ),
    min_size=1,
    max_size=5,
)


@given(st.binary(max_size=200))
def test_bytes_never_raise(raw: bytes) -> None:
    both(raw)


@given(st.text(max_size=200))
def test_text_never_raises(text: str) -> None:
    both(text.encode("utf-8", "surrogatepass"))


@settings(max_examples=300)
@given(st.text(YAML_ALPHABET, max_size=60))
def test_yaml_like_text_never_raises(text: str) -> None:
    both(text)


@settings(max_examples=500)
@given(st.lists(st.sampled_from(FRAGMENTS), max_size=25).map("".join))
@example("a: b\n...\n- c")
def test_yaml_like_fragments_never_raise(text: str) -> None:
    both(text)


@given(st.sampled_from(BROKEN), st.data())
def test_a_broken_input_with_one_more_slip_never_raises(
    case: tuple[str, str, str, int, int], more: st.DataObject
) -> None:
    at = more.draw(st.integers(0, len(case[1])))
    both(case[1][:at] + more.draw(st.sampled_from(FRAGMENTS)) + case[1][at:])


def written(value: Any, indent: int, flow: bool) -> str:
    """Data as YAML: texts in double quotes, mappings and lists as blocks or in brackets."""
    if flow or isinstance(value, str):
        return f" {json.dumps(value, ensure_ascii=False)}"
    pad = "\n" + "  " * indent
    if isinstance(value, dict):
        return "".join(f"{pad}{key}:{written(child, indent + 1, flow)}" for key, child in value.items())
    return "".join(f"{pad}-{written(child, indent + 1, flow)}" for child in value)


@settings(max_examples=100)
@given(data, st.booleans())
def test_data_comes_back_as_written(value: dict[str, Any], flow: bool) -> None:
    reading = both(written(value, 0, flow))
    assert reading.tree is not None
    assert composed(reading.tree.data()) == composed(value)


def composed(value: Any) -> Any:
    """The reader composes letters and accents; the comparison must not care."""
    return json.loads(unicodedata.normalize("NFC", json.dumps(value, ensure_ascii=False)))


@settings(max_examples=100)
@given(data)
def test_spans_cover_what_was_written(value: dict[str, Any]) -> None:
    text = written(value, 0, False)
    lines = text.split("\n")
    reading = read(text.encode(), "f.yaml")
    assert reading.tree is not None
    for path, node in reading.tree.walk():
        if isinstance(node.value, str):
            place = node.span
            assert place.line == place.end_line
            covered = lines[place.line - 1][place.column - 1 : place.end_column - 1]
            assert unicodedata.normalize("NFC", json.loads(covered)) == node.value
        if node.key_span is not None:
            place = node.key_span
            assert (
                unicodedata.normalize("NFC", lines[place.line - 1][place.column - 1 : place.end_column - 1]) == path[-1]
            )
