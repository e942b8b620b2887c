"""Where a word may be parted.  In: a word.  Out: positions, last first; empty for what must stay whole.

Spanish by rule (a syllable starts at an onset and its vowel; vowels are never parted), with at
least three letters on each side (style guide); other languages by pyphen's dictionaries.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

LEAST = 3
"""Letters that must stay on each side."""

_SYLLABLE = re.compile(r"(?:[bcdfgkpt][lr]|ch|ll|rr|qu|gu(?=[eiéí])|gü|[bcdfghjklmnñpqrstvwxyz])(?=[aeiouáéíóúü])")
_CORE = re.compile(r"^[^\w]*([^\W\d_]{6,})[^\w]*$")

Hyphenator = Callable[[str], tuple[int, ...]]


@cache
def hyphenator(language: str) -> Hyphenator:
    """Function from a word, with its punctuation, to its break positions.

    Capitals (names, acronyms set in capitals) and words with digits or inner hyphens stay whole.
    """
    find = _spanish if language == "es" else _by_dictionary(language)

    @cache
    def points(word: str) -> tuple[int, ...]:
        match = _CORE.match(word)
        if not match or match.group(1).isupper():
            return ()
        core, offset = match.group(1), match.start(1)
        return tuple(offset + i for i in reversed(find(core)) if LEAST <= i <= len(core) - LEAST)

    return points


def _spanish(word: str) -> list[int]:
    return [match.start() for match in _SYLLABLE.finditer(word.lower())]


def _by_dictionary(language: str) -> Callable[[str], list[int]]:
    import pyphen

    dictionary = pyphen.Pyphen(lang=language, left=LEAST, right=LEAST)
    return lambda word: [int(i) for i in dictionary.positions(word)]
