"""Solutions in words that can be looked for anywhere: in text, in letters drawn apart, in bytes.

In: the texts of the solutions, and those that players may read.  Out: `Canaries`, whose `search` answers the field
whose words stand in a text.  Texts are compared by their letters and digits alone, without case and accents, so that
neither hyphens nor spaces between letters hide anything.

A canary is a run of consecutive words of one text: at least five words and twenty letters, or thirty letters; of a
shorter text the whole.  Fourteen letters of it are no digits: dates and hours are found by everybody.  What also stands
in players' sources betrays nothing.
"""

from __future__ import annotations

import bisect
import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

WORDS, LETTERS_OF_WORDS, LETTERS = 5, 20, 30
LEAST = 14
"""Letters of the shortest canary."""
KEY = 8
STEP = LEAST - KEY + 1
"""Looking at each such letter of a text meets every canary in it: one of its keys begins there."""
WORD = re.compile(r"[^\W_]+")
APART = re.compile(r"[\W_]+")
OTHER_BYTES = bytes(code for code in range(256) if not chr(code).isascii() or not chr(code).isalnum())


def folded(text: str) -> str:
    """Letters and digits, without case and accents: marks of their own are no letters."""
    return APART.sub("", unicodedata.normalize("NFKD", text.casefold()))


def bare(data: bytes) -> str:
    """The ASCII letters and digits of bytes whose encoding is not known, without case."""
    return data.translate(None, OTHER_BYTES).decode("ascii").lower()


def bare_text(text: str) -> str:
    """A text as `bare` sees it in any encoding that keeps ASCII."""
    return bare(text.encode("ascii", "ignore"))


@dataclass(frozen=True)
class Secret:
    """One text, pressed; the canaries in it by where they begin and end, in order."""

    name: str
    letters: str
    starts: tuple[int, ...]
    ends: tuple[int, ...]

    def betrayed(self, start: int, end: int) -> bool:
        """Whether the stretch holds a canary whole."""
        first = bisect.bisect_left(self.starts, start)
        return first < len(self.starts) and self.ends[first] <= end


@dataclass(frozen=True)
class Index:
    """Secrets by every key in them."""

    secrets: tuple[Secret, ...]
    keys: Mapping[str, list[tuple[Secret, int]]] = field(repr=False)

    def search(self, letters: str) -> str:
        """The name of a secret that stands in pressed letters; empty when there is none."""
        keys = self.keys
        for at in range(0, len(letters) - KEY + 1, STEP):
            for secret, place in keys.get(letters[at : at + KEY], ()):
                if secret.betrayed(*_common(secret.letters, place, letters, at)):
                    return secret.name
        return ""


def _common(secret: str, place: int, letters: str, at: int) -> tuple[int, int]:
    """The longest stretch of the secret that agrees with the letters round a common key."""
    start, end = place, place + KEY
    back, ahead = at - 1, at + KEY
    while start > 0 and back >= 0 and secret[start - 1] == letters[back]:
        start, back = start - 1, back - 1
    while end < len(secret) and ahead < len(letters) and secret[end] == letters[ahead]:
        end, ahead = end + 1, ahead + 1
    return start, end


class Known:
    """Pressed texts that betray nothing.  Most canaries are told from them by their first letters alone."""

    def __init__(self, texts: Iterable[str]) -> None:
        self.letters = "\n".join(texts)
        self.firsts = {self.letters[at : at + LEAST] for at in range(len(self.letters) - LEAST + 1)}

    def __contains__(self, canary: str) -> bool:
        """Of at least `LEAST` letters."""
        return canary[:LEAST] in self.firsts and canary in self.letters


class Canaries:
    """What to look for.  `secrets` are texts by name (`C01.truth`); `known` is what players may read."""

    def __init__(self, secrets: Mapping[str, str], known: Iterable[str]) -> None:
        texts = list(known)
        self.text = _index(secrets, Known(map(folded, texts)), folded)
        self.bytes = _index(secrets, Known(map(bare_text, texts)), bare_text)
        self._seen: dict[bytes, str] = {}

    def in_text(self, text: str) -> str:
        """The field of the solution that a text tells; empty when it tells none."""
        return self.text.search(folded(text))

    def in_bytes(self, data: bytes) -> str:
        """The same of bytes in whatever encoding keeps ASCII, and of UTF-16; fonts come again in every file."""
        if data not in self._seen:
            found = self.bytes.search(bare(data))
            if not found and b"\0" not in data and not data.isascii():
                found = self.in_text(data.decode("utf-8", "ignore"))
            self._seen[data] = found
        return self._seen[data]


def _index(secrets: Mapping[str, str], known: Known, press: Callable[[str], str]) -> Index:
    made = []
    for name, text in secrets.items():
        secret = _secret(name, text, known, press)
        if secret.starts:
            made.append(secret)
    keys: dict[str, list[tuple[Secret, int]]] = {}
    for secret in made:
        for place in range(len(secret.letters) - KEY + 1):
            keys.setdefault(secret.letters[place : place + KEY], []).append((secret, place))
    return Index(tuple(made), keys)


def _secret(name: str, text: str, known: Known, press: Callable[[str], str]) -> Secret:
    words = [word for word in (press(word) for word in WORD.findall(text)) if word]
    letters = "".join(words)
    windows = [(start, end) for start, end in _windows(words) if _tells(letters[start:end], known)]
    return Secret(name, letters, tuple(start for start, _ in windows), tuple(end for _, end in windows))


def _tells(canary: str, known: Known) -> bool:
    return sum(map(str.isalpha, canary)) >= LEAST and canary not in known


def _windows(words: list[str]) -> Iterator[tuple[int, int]]:
    """Where the canaries of a text begin and end, in pressed letters."""
    offsets = [0]
    for word in words:
        offsets.append(offsets[-1] + len(word))
    some = False
    for first in range(len(words)):
        for last in range(first + 1, len(words) + 1):
            size = offsets[last] - offsets[first]
            if size >= LETTERS or (last - first >= WORDS and size >= LETTERS_OF_WORDS):
                some = True
                yield offsets[first], offsets[last]
                break
    if not some:
        yield 0, offsets[-1]
