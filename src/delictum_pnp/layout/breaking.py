"""Words into lines.  In: marked-up text and a width.  Out: lines of runs, in integer font units.

A word is measured once, in thousandths of an em, for all sizes: a width of w mm at s points is a
limit of w / s units.  Greedy breaking answers "how many lines"; `layout.balancing` takes the same
number of lines and shares the slack over the paragraph.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import NamedTuple, Protocol

from .hyphenation import Hyphenator

HYPHEN = "\u00ad"
"""Drawn as a hyphen, extracted as a soft hyphen: search and copy join the word again."""
CODE_SCALE = 0.92
NO_LIMIT = 1 << 30
_TOKEN = re.compile(r"(\*\*|\*|\[\[|\]\])")
_TIES = "\u00a0\u2007\u202f"
_BREAKING = " \t\n\r"
_BETWEEN_TIES = re.compile(f"[^{_BREAKING}]+")
UNHYPHENATED: Hyphenator = lambda word: ()  # noqa: E731


class Metrics(Protocol):
    """Widths of one font."""

    def width(self, text: str) -> int:
        """Thousandths of an em."""
        ...

    def missing(self, text: str) -> str:
        """The characters that the font cannot draw."""
        ...


class Run(NamedTuple):
    text: str
    variant: str
    """`regular`, `bold`, `italic`, `bold-italic`, `code`."""


class Word(NamedTuple):
    width: int
    runs: tuple[Run, ...]


Measure = Callable[[str, str], int]
"""From a text and its variant to its width."""


class Line(NamedTuple):
    """Runs with the spaces between words inside them; `width` in thousandths of an em."""

    width: int
    runs: tuple[Run, ...]


def has_markup(paragraph: str) -> bool:
    return "*" in paragraph or "[[" in paragraph or "]]" in paragraph


def spaced(text: str) -> list[str]:
    """Words between spaces at which a line may end; `~` and the no-break spaces tie."""
    if "~" in text:
        text = text.replace("~", "\u00a0")
    tied = not text.isascii() and any(tie in text for tie in _TIES)
    return _BETWEEN_TIES.findall(text) if tied else text.split()


def parse(paragraph: str, base: str = "regular") -> list[list[Run]]:
    """A paragraph's words, each a list of runs.  `**`, `*`, `[[ ]]` switch; `~` ties; the rest is literal."""
    words: list[list[Run]] = []
    bold, italic, code, open_word = base.startswith("bold"), base.endswith("italic"), False, False
    for token in _TOKEN.split(paragraph):
        if token == "**":
            bold = not bold
        elif token == "*":
            italic = not italic
        elif token in ("[[", "]]"):
            code = token == "[["
        elif token:
            variant = "code" if code else _variant(bold, italic)
            open_word = _append(words, token, variant, open_word)
    return words


def _variant(bold: bool, italic: bool) -> str:
    if bold:
        return "bold-italic" if italic else "bold"
    return "italic" if italic else "regular"


def _append(words: list[list[Run]], token: str, variant: str, open_word: bool) -> bool:
    """Add a token's words; the first joins the last word when no space stands between them.

    Answers whether the last word is still open: whether the next token may join it.
    """
    parts = spaced(token)
    for position, part in enumerate(parts):
        run = Run(part, variant)
        if position == 0 and open_word and token[0] not in _BREAKING:
            words[-1].append(run)
        else:
            words.append([run])
    return bool(parts) and token[-1] not in _BREAKING


class Paragraph:
    """Measured words, ready to be broken at any size.

    `ends[i]` is the width of all words up to `i`, each with a space after it.  A paragraph in one `variant`
    has the words' `texts`, too: its lines are joined at once.  One that `asks` is a question: its words are not parted.
    """

    __slots__ = ("asks", "ends", "space", "texts", "variant", "words")

    def __init__(self, words: Sequence[Word], space: int, variant: str = "", texts: Sequence[str] = ()) -> None:
        self.words, self.space = words, space
        self.variant, self.texts = variant, texts
        self.ends = list(accumulate([word.width + space for word in words]))
        self.asks = bool(words) and words[0].runs[0].text.startswith("¿") and words[-1].runs[-1].text.endswith("?")


class Part(NamedTuple):
    """Where a word may be parted: width of its head with a hyphen, position, width of the rest."""

    width: int
    position: int
    rest: int


class Parts:
    """The parts of words, the longest head first.  A word's are measured once, for all lines and sizes."""

    def __init__(self, measure: Measure, points: Hyphenator = UNHYPHENATED) -> None:
        self._measure, self._points = measure, points
        self._known: dict[tuple[Run, ...], tuple[Part, ...]] = {}

    def __call__(self, word: Word) -> tuple[Part, ...]:
        found = self._known.get(word.runs)
        if found is None:
            found = self._known[word.runs] = self._measured(word)
        return found

    def _measured(self, word: Word) -> tuple[Part, ...]:
        if len(word.runs) > 1:
            return ()
        (text, variant), measure = word.runs[0], self._measure
        hyphen = measure(HYPHEN, variant)
        heads = [(i, measure(text[:i], variant)) for i in self._points(text)]
        return tuple([Part(head + hyphen, i, word.width - head) for i, head in heads])

    def word(self, text: str, variant: str) -> Word:
        return Word(self._measure(text, variant), (Run(text, variant),))


class Cut(NamedTuple):
    """One line of a paragraph: the rest of a parted word, whole words, the head of a parted word with its hyphen.

    The rest is of the word before `start`, the head of the word at `stop`: the same one when it is parted twice.
    """

    width: int
    tail: str
    start: int
    stop: int
    head: str


def greedy_cuts(paragraph: Paragraph, limit: float, parts: Parts, most: int = NO_LIMIT) -> list[Cut] | None:
    """Lines no wider than `limit`, first fit; None as soon as more than `most` are needed.

    A word wider than the limit, without a place to part it, stands alone and sticks out.
    """
    words, ends, space = paragraph.words, paragraph.ends, paragraph.space
    cuts: list[Cut] = []
    start, count, tail = 0, len(words), ""
    base = 0  # where the line's left end lies in the measure of `ends`
    while start < count or tail:
        if len(cuts) >= most:
            return None
        stop = bisect_right(ends, base + limit + space, start)
        before = ends[stop - 1] if stop else 0
        if stop == start and tail and before - base - space > limit:
            word = Word(before - base - space, (Run(tail, words[start - 1].runs[0].variant),))
            room, stop = limit, start - 1
        elif stop == count:
            cuts.append(Cut(before - base - space, tail, start, stop, ""))
            break
        else:
            word, room = words[stop], limit - (before - base)
        part = _fitting(parts(word), room)
        if part:
            text = word.runs[0].text
            head = text[: part.position] + HYPHEN
            width = part.width if stop < start else before - base + part.width
            cuts.append(Cut(width, "" if stop < start else tail, start, stop, head))
            start, tail, base = stop + 1, text[part.position :], ends[stop] - space - part.rest
        elif stop == start and not tail:
            cuts.append(Cut(word.width, "", start, stop + 1, ""))
            start, base = stop + 1, ends[stop]
        else:
            stop = max(stop, start)
            cuts.append(Cut(before - base - space, tail, start, stop, ""))
            start, tail, base = stop, "", before
    return cuts


def _fitting(parts: Sequence[Part], room: float) -> Part | None:
    """The part with the longest head that fits the room."""
    if room > 0:
        for part in parts:
            if part.width <= room:
                return part
    return None


def line_of(paragraph: Paragraph, cut: Cut) -> Line:
    """The runs of a line."""
    width, tail, start, stop, head = cut
    if paragraph.variant:
        texts = [*([tail] if tail else ()), *paragraph.texts[start:stop], *([head] if head else ())]
        return Line(width, (Run(" ".join(texts), paragraph.variant),))
    words = list(paragraph.words[start:stop])
    if tail:
        words.insert(0, Word(0, (Run(tail, paragraph.words[start - 1].runs[0].variant),)))
    if head:
        words.append(Word(0, (Run(head, paragraph.words[stop].runs[0].variant),)))
    return Line(width, merged(words))


def merged(words: Sequence[Word]) -> tuple[Run, ...]:
    """Runs of a line; a space belongs to the run before it, so codes and emphasis keep their edges."""
    runs: list[Run] = []
    for word in words:
        if runs:
            runs[-1] = Run(runs[-1].text + " ", runs[-1].variant)
        for run in word.runs:
            if runs and runs[-1].variant == run.variant:
                runs[-1] = Run(runs[-1].text + run.text, run.variant)
            else:
                runs.append(run)
    return tuple(runs)
