"""Whatever is written, both parsers make the same tree and say the same, at the right place."""

from __future__ import annotations

import time
from typing import get_args

import pytest

from delictum_pnp.diagnostics import Span
from delictum_pnp.source.build import MOST_VALUES
from delictum_pnp.source.characters import MOST_BYTES
from delictum_pnp.source.events import HAS_C_PARSER, ParserName
from delictum_pnp.source.reader import Reading, read

from .broken import BROKEN

PARSERS = get_args(ParserName)


def both(text: str | bytes) -> Reading:
    """What both parsers say, which must be the same."""
    raw = text if isinstance(text, bytes) else text.encode()
    pure = read(raw, "f.yaml", "pure")
    if HAS_C_PARSER:
        assert read(raw, "f.yaml", "c") == pure
    return pure


def codes(reading: Reading) -> list[str]:
    return [fault.rule.code for fault in reading.diagnostics]


@pytest.mark.parametrize(
    ("text", "code", "line", "column"), [case[1:] for case in BROKEN], ids=[case[0] for case in BROKEN]
)
def test_broken(text: str, code: str, line: int, column: int) -> None:
    reading = both(text)
    places = [(fault.rule.code, fault.span.line, fault.span.column) for fault in reading.diagnostics]
    assert (code, line, column) in places
    for fault in reading.diagnostics:
        assert fault.message("en") and fault.message("es") and fault.hint("en") and fault.hint("es")


@pytest.mark.parametrize("case", [case for case in BROKEN if case[2] < "S046"], ids=lambda case: case[0])
def test_one_slip_is_told_once(case: tuple[str, str, str, int, int]) -> None:
    assert len(both(case[1]).diagnostics) <= 2


@pytest.mark.parametrize(
    "text",
    [
        "\ufeffa: b\r\nc: d\r\n",
        "a: b\rc: d\r",
        "---\na: b\nc: d\n...\n",
        "# head\na: b # short\n# own line\nc: d\n",
    ],
)
def test_line_ends_and_marks_are_fine(text: str) -> None:
    reading = both(text)
    assert reading.diagnostics == []
    assert reading.tree is not None
    assert reading.tree.data() == {"a": "b", "c": "d"}
    assert reading.tree.span(("c",)).column == 4


def test_scalars_stay_text() -> None:
    text = "a: 01\nb: 1e3\nc: no\nd: 0x1F\ne: 12:30\nf: 2024-01-02\ng: ~\nh: =\ni: 1_000\nj: null\n"
    reading = both(text)
    assert reading.diagnostics == []
    assert reading.tree is not None
    assert list(reading.tree.data().values()) == [
        "01", "1e3", "no", "0x1F", "12:30", "2024-01-02", "~", "=", "1_000", "null",
    ]  # fmt: skip


def test_quoting_and_style_are_kept() -> None:
    reading = both("a: x\nb: 'x'\nc: \"x\"\nd: |-\n  x\ne: >-\n  x\nf: [x]\n")
    assert reading.tree is not None
    nodes = [node for _, node in reading.tree.root.children()]
    assert [node.style for node in nodes] == ["", "'", '"', "|", ">", "{"]
    assert [node.quoted for node in nodes] == [False, True, True, True, True, False]
    assert {str(node.data()) for node in nodes} == {"x", "['x']"}


def test_spans_cover_values_and_keys() -> None:
    reading = both('uno:\n  dos: "tres"\n  seis:\n    - a\n    - {b: c}\n  ocho: |\n    x\n    y\n\nnueve: z\n')
    tree = reading.tree
    assert tree is not None
    assert tree.span(("uno", "dos")) == Span("f.yaml", 2, 8, 2, 14)
    assert tree.span(("uno", "dos"), on_key=True) == Span("f.yaml", 2, 3, 2, 6)
    assert tree.span(("uno", "seis", 1)) == Span("f.yaml", 5, 7, 5, 13)
    assert tree.span(("uno", "seis", 1, "b")) == Span("f.yaml", 5, 11, 5, 12)
    assert tree.span(("uno", "ocho")) == Span("f.yaml", 6, 9, 8, 6)
    assert tree.span(("uno",)) == Span("f.yaml", 2, 3, 8, 6)


def test_the_fault_of_a_first_key_is_told_with_both_places() -> None:
    (fault,) = both("a: b\na: c\n").diagnostics
    assert fault.also == (Span("f.yaml", 1, 1, 1, 2),)


def test_faults_of_several_kinds_are_told_at_once() -> None:
    text = (
        "cards:\n  P01:\n    text: Dijo: no\n  P02:\n    text: bien\n  P03:\n    text: 'x' y\n"
        "  P02:\n    text: otra\n  P04: {a: b\n  p5: {title: \u00e9}\n  \u041006: {a: \u202ex}\n"
    )
    told = {(fault.rule.code, fault.span.line) for fault in both(text).diagnostics}
    assert {("S020", 3), ("S024", 7), ("S040", 8), ("S022", 10), ("S048", 11), ("S047", 12), ("S003", 12)} <= told


def test_a_repair_makes_no_faults() -> None:
    assert codes(both("cards:\n  P01:\n    text: Dijo: no\n")) == ["S020"]


@pytest.mark.parametrize(
    ("raw", "byte", "line", "column"),
    [(b"a: Cami\xf3n\n", "F3", 1, 8), ("a: ñ\nb: ".encode() + b"\x80", "80", 2, 4)],
)
def test_not_utf8(raw: bytes, byte: str, line: int, column: int) -> None:
    reading = both(raw)
    (fault,) = reading.diagnostics
    assert reading.tree is None
    assert (fault.rule.code, fault.values["byte"], fault.span.line, fault.span.column) == ("S001", byte, line, column)


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be"])
def test_utf16_is_named(encoding: str) -> None:
    mark = "\ufeff" if encoding != "utf-16" else ""
    (fault,) = both(f"{mark}a: b\n".encode(encoding)).diagnostics
    assert (fault.rule.code, fault.variant) == ("S001", "utf16")


def test_no_break_spaces_and_colons_in_texts_are_the_authors() -> None:
    assert (
        codes(both("a: 20\u00a0kg\nb: >\n  Nota:\u00a0algo\n   \u00a0y sangrado\nc: 'x #y'\nd: soft\u00adhyphen\n"))
        == []
    )


def test_comments_after_codes_and_flow_values_are_fine() -> None:
    assert (
        codes(both("a: L01 # la estación\nb: [uno dos, tres] # nota\nc: 12 #x\nd: casa # nota\ne: 'un texto' # nota\n"))
        == []
    )


def test_decomposed_letters_are_read_composed() -> None:
    tree = both("an\u0303o: Espan\u0303a\n").tree
    assert tree is not None
    assert tree.data() == {"a\u00f1o": "Espa\u00f1a"}


def test_too_large_is_refused_unread() -> None:
    assert codes(both(b"a: " + b"x" * MOST_BYTES)) == ["S002"]


def test_too_many_values_are_refused() -> None:
    assert codes(both("a: [" + "b," * (MOST_VALUES + 1) + "]\n")) == ["S011"]


@pytest.mark.parametrize("parser", PARSERS)
def test_an_alias_bomb_is_refused_at_once(parser: ParserName) -> None:
    bomb = "a0: &a0 [x, x]\n" + "".join(f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 9)}]\n" for i in range(1, 10))
    start = time.perf_counter()
    reading = read(bomb.encode(), "f.yaml", parser)
    assert time.perf_counter() - start < 0.5
    assert set(codes(reading)) == {"S008"}


@pytest.mark.parametrize("text", ["[" * 500_000, "- " * 500_000, "? " * 500_000, "{a: " * 300_000, "\t\n" * 500_000])
def test_nests_and_floods_are_refused_quickly(text: str) -> None:
    start = time.perf_counter()
    assert read(text.encode(), "f.yaml").tree is None
    assert time.perf_counter() - start < 5


@pytest.mark.parametrize("parser", PARSERS)
def test_the_pure_parser_serves_where_there_is_no_other(parser: ParserName, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("delictum_pnp.source.events.CParser", None)
    monkeypatch.setattr("delictum_pnp.source.reader.HAS_C_PARSER", False)
    reading = read(b"a: [b, 01]\n", "f.yaml", parser)
    assert reading.tree is not None
    assert reading.tree.data() == {"a": ["b", "01"]}
