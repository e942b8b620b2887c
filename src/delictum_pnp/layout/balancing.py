"""Greedy breaking's number of lines, with the slack shared over the paragraph.

In: a measured paragraph, its greedy lines and a limit.  Out: lines.  The best break has the least sum of squared slack;
a hyphen costs, two running cost more, a very short last line costs, and so does parting a number from its noun.  The
last line is never the rest of a parted word alone, unless the whole word is too wide.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

from .breaking import HYPHEN, Cut, Line, Paragraph, Parts, Run, Word, line_of, merged

HYPHEN_COST = 0.016
RUNNING_HYPHENS_COST = 0.03
SHORT_END = 0.18
SHORT_END_COST = 0.03
TIE_COST = 0.2
"""Of a line that ends between a number and its noun: as bad as leaving nearly half of the line white."""
REST_ALONE_COST = 4.0
"""More than the slack of any line."""


_NOUN = re.compile(r"[^\W\d_]{4,}$")
_NUMBER = re.compile(r"[«(]?[−+≥≤]?\d")
_DAY = re.compile(r"\d{1,2}$")


def ties(words: Sequence[Word]) -> list[bool]:
    """For each word, whether a line had better not begin with it: `Dársena 118`, `código P04`, `9 de junio`."""
    found, day = [False], False
    for before, word in pairwise(words):
        last, (first, variant) = before.runs[-1].text, word.runs[0]
        numbered = _NOUN.search(last) and (variant == "code" or _NUMBER.match(first))
        month, day = day, first == "de" and bool(_DAY.match(last))
        found.append(bool(numbered) or day or month)
    return found[: len(words)]


def balanced(paragraph: Paragraph, cuts: Sequence[Cut], limit: float, parts: Parts) -> list[Line]:
    """As many lines as the greedy `cuts` of the paragraph at this limit, none wider unless theirs are."""
    if len(cuts) > 1:
        best = _Balancer(_atoms(paragraph, parts), limit, paragraph.space).lines(len(cuts))
        if best:
            return best
    return [line_of(paragraph, cut) for cut in cuts]


class _Atom(NamedTuple):
    """A piece that is never parted: a word, or a syllable group of one."""

    word: Word
    space_before: bool
    hyphen_width: int
    """Width of this piece with a hyphen after it, less its own width; -1 where it ends a word."""
    tied: bool = False
    """It should stand on the line of the word before."""


def _atoms(paragraph: Paragraph, parts: Parts) -> list[_Atom]:
    atoms: list[_Atom] = []
    for word, bound in zip(paragraph.words, ties(paragraph.words), strict=True):
        places = parts(word)
        if not places:
            atoms.append(_Atom(word, True, -1, bound))
            continue
        text, variant = word.runs[0]
        edges = [0, *[part.position for part in reversed(places)], len(text)]
        for start, end in pairwise(edges):
            piece = parts.word(text[start:end], variant)
            hyphen = parts.word(text[start:end] + HYPHEN, variant).width - piece.width if end < len(text) else -1
            atoms.append(_Atom(piece, start == 0, hyphen, bound and start == 0))
    return atoms


class _Balancer:
    """Finds the best break of atoms into a number of lines."""

    def __init__(self, atoms: Sequence[_Atom], limit: float, space: int) -> None:
        self._atoms, self._limit, self._space = atoms, limit, space
        spaces = [space if atom.space_before else 0 for atom in atoms]
        self._ends = [0, *accumulate([atom.word.width + gap for atom, gap in zip(atoms, spaces, strict=True)])]
        self._starts = [end + gap for end, gap in zip(self._ends, [*spaces, 0], strict=True)]
        self._hyphens = [0, *[max(atom.hyphen_width, 0) for atom in atoms]]

    def _width(self, start: int, end: int) -> int:
        return self._ends[end] - self._starts[start] + self._hyphens[end]

    def lines(self, count: int) -> list[Line] | None:
        """The best break into exactly `count` lines; None when there is none without overflow."""
        earliest, latest = self._earliest(count), self._latest(count)
        layers: list[dict[int, tuple[float, int]]] = [{0: (0.0, 0)}]
        for line in range(1, count + 1):
            ends = range(earliest[line], latest[line] + 1)
            layers.append({end: best for end in ends if (best := self._best(layers[-1], end)) is not None})
        return self._trace(layers) if len(self._atoms) in layers[-1] else None

    def _latest(self, count: int) -> list[int]:
        """How far so many lines can reach; the width of a line grows with its end but for hyphens."""
        reached = [0]
        for _ in range(count):
            start = reached[-1]
            ends = range(len(self._atoms), start, -1)
            reached.append(next((end for end in ends if self._width(start, end) <= self._limit), start))
        return reached

    def _earliest(self, count: int) -> list[int]:
        """From where the lines that remain can still reach the end."""
        reached = [len(self._atoms)]
        for _ in range(count):
            end = reached[-1]
            starts = range(end)
            reached.append(next((start for start in starts if self._may_reach(start, end)), end))
        return reached[::-1]

    def _may_reach(self, start: int, end: int) -> bool:
        """Whether a line from `start` can reach `end` or beyond, its hyphen left out of account."""
        return self._ends[end] - self._starts[start] <= self._limit

    def _best(self, before: dict[int, tuple[float, int]], end: int) -> tuple[float, int] | None:
        """The least cost of a line that ends here, with the cost of those before it, and where it starts."""
        best: tuple[float, int] | None = None
        for start in reversed(before):
            if start >= end:
                continue
            if self._width(start, end) > self._limit:
                break
            cost = before[start][0] + self._cost(start, end)
            if best is None or cost < best[0]:
                best = cost, start
        return best

    def _cost(self, start: int, end: int) -> float:
        width, limit = self._width(start, end), self._limit
        if end == len(self._atoms):
            cost = SHORT_END_COST if width < limit * SHORT_END else 0.0
            if not any(atom.space_before for atom in self._atoms[start:]):
                cost += REST_ALONE_COST
        else:
            slack = (limit - width) / limit
            cost = slack * slack + (TIE_COST if self._atoms[end].tied else 0.0)
        if self._atoms[end - 1].hyphen_width >= 0:
            running = start > 0 and self._atoms[start - 1].hyphen_width >= 0
            cost += HYPHEN_COST + (RUNNING_HYPHENS_COST if running else 0.0)
        return cost

    def _trace(self, layers: Sequence[dict[int, tuple[float, int]]]) -> list[Line]:
        lines: list[Line] = []
        end = len(self._atoms)
        for layer in reversed(layers[1:]):
            start = layer[end][1]
            lines.append(Line(self._width(start, end), merged(self._words(start, end))))
            end = start
        return lines[::-1]

    def _words(self, start: int, end: int) -> list[Word]:
        """The atoms of a line joined to words, the last with its hyphen."""
        words: list[Word] = []
        for atom in self._atoms[start:end]:
            if words and not atom.space_before:
                words[-1] = _longer(words[-1], atom.word.runs[0].text)
            else:
                words.append(atom.word)
        if self._atoms[end - 1].hyphen_width >= 0:
            words[-1] = _longer(words[-1], HYPHEN)
        return words


def _longer(word: Word, text: str) -> Word:
    """A word of one run with more text; its width is no longer of use."""
    return Word(0, (Run(word.runs[0].text + text, word.runs[0].variant),))
