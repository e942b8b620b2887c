"""Markup into words, words into lines.  Every glyph is one unit wide here, code too."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from delictum_pnp.layout.balancing import TIE_COST, balanced, ties
from delictum_pnp.layout.breaking import (
    HYPHEN,
    NO_LIMIT,
    Line,
    Paragraph,
    Parts,
    Run,
    Word,
    greedy_cuts,
    has_markup,
    line_of,
    parse,
    spaced,
)
from delictum_pnp.layout.hyphenation import hyphenator

MARKS = {"regular": "", "bold": "B", "italic": "I", "bold-italic": "X", "code": "C"}
WHOLE = Parts(lambda text, variant: len(text))
SPANISH = Parts(lambda text, variant: len(text), hyphenator("es"))
PROSE = (
    "Hoja de calco que queda en la caja de la ventanilla cuando se entrega el pasaje: está en su sitio, entre el "
    "118841 y el 118843, sin enmiendas ni raspaduras; véase la correspondencia extraordinariamente comprometedora."
)


def shown(words: list[list[Run]]) -> str:
    """Words parted by bars, each run after the letter of its variant: `Ba|b`."""
    return "|".join("".join(MARKS[run.variant] + run.text for run in word) for word in words)


def paragraph(text: str) -> Paragraph:
    if not has_markup(text):
        texts = spaced(text)
        return Paragraph([WHOLE.word(word, "regular") for word in texts], 1, "regular", texts)
    words = [Word(sum(len(run.text) for run in word), tuple(word)) for word in parse(text)]
    return Paragraph(words, 1)


def texts(lines: Sequence[Line]) -> list[str]:
    return ["".join(run.text for run in line.runs) for line in lines]


def greedy(text: str, limit: float, parts: Parts = WHOLE, most: int = NO_LIMIT) -> list[Line] | None:
    source = paragraph(text)
    cuts = greedy_cuts(source, limit, parts, most)
    return None if cuts is None else [line_of(source, cut) for cut in cuts]


def evened(text: str, limit: float, parts: Parts = WHOLE) -> list[Line]:
    source = paragraph(text)
    cuts = greedy_cuts(source, limit, parts)
    assert cuts is not None
    return balanced(source, cuts, limit, parts)


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("a b", "a|b"),
        ("**a** b", "Ba|b"),
        ("«**a** b»", "«Ba|b»"),
        ("a**b**c", "aBbc"),
        ("«a**b**c»", "«aBbc»"),
        ("[[P04]].", "CP04."),
        ("véase [[P04]], o", "véase|CP04,|o"),
        ("([[P04]])", "(CP04)"),
        ("*x* ~ y", "Ix|\u00a0|y"),
        ("*x*~y", "Ix\u00a0y"),
        ("a~b c", "a\u00a0b|c"),
        ("*a b* c", "Ia|Ib|c"),
        ("*a **b** c*", "Ia|Xb|Ic"),
        ("***a***", "Xa"),
        ("**a [[P04]] b**", "Ba|CP04|Bb"),
        ("a* b*", "a|Ib"),
        ("a\u00a0b *c*", "a\u00a0b|Ic"),
        ("", ""),
        ("**", ""),
    ],
)
def test_markup_is_read(source: str, words: str) -> None:
    assert shown(parse(source)) == words


def test_markup_switches_within_its_base() -> None:
    assert shown(parse("a *b* **c**", "italic")) == "Ia|b|Xc"
    assert shown(parse("a **b**", "bold")) == "Ba|b"


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("a  b\n c\t", ["a", "b", "c"]),
        ("3~km", ["3\u00a0km"]),
        ("3\u00a0km y\u202fm", ["3\u00a0km", "y\u202fm"]),
        (" ", []),
    ],
)
def test_words_are_parted_at_spaces_that_do_not_tie(source: str, words: list[str]) -> None:
    assert spaced(source) == words


@pytest.mark.parametrize(
    ("source", "limit", "lines"),
    [
        ("aa bb cc", 8, ["aa bb cc"]),
        ("aa bb cc", 7, ["aa bb", "cc"]),
        ("aa bb cc", 5, ["aa bb", "cc"]),
        ("aa bb cc", 4.9, ["aa", "bb", "cc"]),
        ("aa muylarga bb", 4, ["aa", "muylarga", "bb"]),
        ("muylarga", 4, ["muylarga"]),
        ("aa~bb cc", 5, ["aa\u00a0bb", "cc"]),
        ("a **bb** c", 4, ["a bb", "c"]),
        ("", 5, []),
    ],
)
def test_lines_take_what_fits(source: str, limit: float, lines: list[str]) -> None:
    assert texts(greedy(source, limit) or []) == lines


@pytest.mark.parametrize(
    ("source", "limit", "lines"),
    [
        ("la investigación", 10, ["la inves-", "tigación"]),
        ("la investigación", 9, ["la inves-", "tigación"]),
        ("la investigación", 8, ["la", "investi-", "gación"]),
        ("extraordinariamente", 9, ["extraor-", "dinaria-", "mente"]),
        ("extraordinariamente **a**", 9, ["extraor-", "dinaria-", "mente a"]),
        ("ÍÑIGO PEÑALVER", 7, ["ÍÑIGO", "PEÑALVER"]),
    ],
)
def test_words_are_parted_when_they_do_not_fit(source: str, limit: float, lines: list[str]) -> None:
    found = [text.replace(HYPHEN, "-") for text in texts(greedy(source, limit, SPANISH) or [])]
    assert found == lines


def test_a_space_belongs_to_the_run_before_it() -> None:
    (line,) = greedy("véase [[P04]] **ya** mismo", 99) or []
    assert [tuple(run) for run in line.runs] == [
        ("véase ", "regular"), ("P04 ", "code"), ("ya ", "bold"), ("mismo", "regular"),
    ]  # fmt: skip


@pytest.mark.parametrize(("most", "fits"), [(0, False), (1, False), (2, True), (3, True)])
def test_more_lines_than_allowed_are_none(most: int, fits: bool) -> None:
    assert (greedy("aa bb cc", 5, most=most) is not None) == fits


WORDS = st.lists(st.text("abñ", min_size=1, max_size=7), min_size=1, max_size=9)
SPANISH_WORDS = st.lists(st.sampled_from([*PROSE.split(), "**hoja**", "[[P04]],"]), min_size=1, max_size=40)
LIMITS = st.integers(1, 40)


def least_lines(widths: Sequence[int], limit: int) -> int:
    """By trying every place to end a line."""

    @cache
    def best(start: int) -> int:
        if start == len(widths):
            return 0
        ends = range(start + 1, len(widths) + 1)
        lines = [end for end in ends if sum(widths[start:end]) + end - start - 1 <= limit or end == start + 1]
        return 1 + min(best(end) for end in lines)

    return best(0)


@given(WORDS, LIMITS)
def test_greedy_takes_the_fewest_lines(words: list[str], limit: int) -> None:
    assert len(greedy(" ".join(words), limit) or []) == least_lines(tuple(map(len, words)), limit)


@given(SPANISH_WORDS, LIMITS, st.booleans(), st.booleans())
def test_nothing_is_lost_and_widths_are_true(words: list[str], limit: int, hyphenate: bool, even: bool) -> None:
    source, parts = " ".join(words), SPANISH if hyphenate else WHOLE
    lines = evened(source, limit, parts) if even else greedy(source, limit, parts) or []
    assert [line.width for line in lines] == [len(text) for text in texts(lines)]
    joined = " ".join(texts(lines)).replace(HYPHEN + " ", "")
    assert joined == " ".join("".join(run.text for run in word) for word in parse(source))


@given(SPANISH_WORDS, LIMITS, st.booleans())
def test_balanced_lines_are_as_many_and_none_wider(words: list[str], limit: int, hyphenate: bool) -> None:
    source, parts = " ".join(words), SPANISH if hyphenate else WHOLE
    first = greedy(source, limit, parts) or []
    even = evened(source, limit, parts)
    assert len(even) == len(first)
    assert max(line.width for line in even) <= max(limit, *[line.width for line in first])


@given(SPANISH_WORDS, LIMITS)
def test_balanced_lines_are_no_less_even(words: list[str], limit: int) -> None:
    def unevenness(lines: Sequence[Line]) -> int:
        return sum((limit - line.width) ** 2 for line in lines[:-1])

    first, even = greedy(" ".join(words), limit) or [], evened(" ".join(words), limit)
    short_end, ties = 0.03 * limit**2, TIE_COST * limit**2 * torn_ties(first)  # what else may cost a break
    assert unevenness(even) <= unevenness(first) + short_end + ties + 1e-6


@given(SPANISH_WORDS, st.integers(8, 40), st.integers(0, 10))
def test_a_wider_measure_never_takes_more_lines(words: list[str], limit: int, more: int) -> None:
    source = " ".join(words)
    assert len(greedy(source, limit + more) or []) <= len(greedy(source, limit) or [])


def torn_ties(lines: Sequence[Line]) -> int:
    """Lines that begin with a number without its noun, or inside a date."""
    words = [[WHOLE.word(word, run.variant) for run in line.runs for word in spaced(run.text)] for line in lines]
    bound = ties([word for line in words for word in line])
    starts = itertools.accumulate(map(len, words[:-1]))
    return sum(bound[start] for start in starts)


@pytest.mark.parametrize(
    ("source", "bound"),
    [
        ("la Dársena 118, de noche", "118,"),
        ("el jueves 28", "28"),
        ("con Calor 3–4", "3–4"),
        ("Reputación −1", "−1"),
        ("el 9 de junio de 1958", "de junio"),
        ("con el código [[S02]].", "S02."),
        ("en [[L01]]", ""),
        ("el caso, 2 a 3", ""),
        ("en 1958 de nuevo", ""),
        ("", ""),
    ],
)
def test_a_number_stays_with_its_noun_and_a_day_with_its_month(source: str, bound: str) -> None:
    words = paragraph(source).words
    found = zip(words, ties(words), strict=True)
    assert " ".join("".join(run.text for run in word.runs) for word, tie in found if tie) == bound


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("Un bulto en la Dársena 118 y otro", ["Un bulto en la", "Dársena 118 y otro"]),
        ("Lo vio salir el 9 de junio", ["Lo vio salir el", "9 de junio"]),
    ],
)
def test_balanced_lines_do_not_part_what_is_tied(source: str, lines: list[str]) -> None:
    assert texts(evened(source, 22)) == lines


@given(SPANISH_WORDS, st.integers(20, 40))
def test_the_rest_of_a_parted_word_is_never_the_last_line(words: list[str], limit: int) -> None:
    lines = texts(evened(" ".join(words), limit, SPANISH))
    assert not (len(lines) > 1 and lines[-2].endswith(HYPHEN) and " " not in lines[-1])


def test_a_rest_alone_takes_the_whole_word_down() -> None:
    source = "la correspondencia comprometedora"
    assert texts(greedy(source, 28, SPANISH) or []) == ["la correspondencia comprome" + HYPHEN, "tedora"]
    assert texts(evened(source, 28, SPANISH)) == ["la correspondencia", "comprometedora"]


@pytest.mark.parametrize(
    ("source", "asks"), [("¿Quién fue?", True), ("Dijo: ¿quién fue?", False), ("¿Quién? Él.", False)]
)
def test_a_question_is_known_by_its_marks(source: str, asks: bool) -> None:
    assert paragraph(source).asks == asks


def test_slack_is_shared() -> None:
    assert texts(greedy("aaa bb cc ddddd", 9) or []) == ["aaa bb cc", "ddddd"]
    assert texts(evened("aaa bb cc ddddd eeee", 9)) == ["aaa bb", "cc ddddd", "eeee"]


def test_fewer_hyphens_run_in_a_balanced_paragraph() -> None:
    def running(lines: Sequence[Line]) -> int:
        ends = [text.endswith(HYPHEN) for text in texts(lines)]
        return sum(one and other for one, other in itertools.pairwise(ends))

    for limit in range(22, 60, 3):
        assert running(evened(PROSE, limit, SPANISH)) <= running(greedy(PROSE, limit, SPANISH) or [])
