"""Names, plates and lots that differ by a slip between two texts of the box.

In: a `KitSource`.  Out: findings M128–M129.
"""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterator, Mapping
from itertools import combinations

from ..diagnostics import Finding, Words, rule
from ..model.kit import KitSource
from .prose import Prose, prose

LEAST = 5
"""Shorter names differ by a letter without being each other's slip: Paz and Luz."""
CAPITAL = r"[A-ZÁÉÍÓÚÑ][a-záéíóúüñ]+"
FULL_NAME = re.compile(rf"\b(?:({CAPITAL})|[A-Z]\.)[ ~\u00a0]({CAPITAL})(?:-({CAPITAL}))?\b")
INSIDE = re.compile(rf"(?<=[a-záéíóúüñ,;][ ~])({CAPITAL})\b")
CODES = (re.compile(r"\b[A-Z]{3}[ ~]\d{3}\b"), re.compile(r"\b[A-Z]{2}-\d{4}\b"))
"""Plates and lots."""
Places = Mapping[str, list[Prose]]


@rule(
    "M128",
    severity="warning",
    message=Words(
        "`{found}` here and `{better}` in {other}: one name or two?",
        "`{found}` aquí y `{better}` en {other}: ¿un nombre o dos?",
    ),
    hint=Words("write {better}, or waive it if they are two", "escriban {better}, o dispénsenlo si son dos"),
    bad="""\
C01:
  cards:
    Q01: {text: Vio pasar a Nora Zubeldía.}
    Q02: {text: ⟦Se lo pidió N. Zubeldia.⟧}
    X01: {text: Nora Zubeldía se corrige.}
""",
    good="""\
C01:
  cards:
    Q01: {text: Vio pasar a Nora Zubeldía.}
    Q02: {text: Se lo pidió N. Zubeldía.}
""",
)
def names_disagree(source: KitSource) -> Iterator[Finding]:
    """A misspelt name is read as a second person, and a table will look for them.

    Un nombre mal escrito se lee como otra persona, y la mesa va a buscarla.
    """
    places: defaultdict[str, list[Prose]] = defaultdict(list)
    full: set[str] = set()
    for place in prose(source):
        names = [word for match in FULL_NAME.finditer(place.text) for word in match.groups() if word]
        full.update(names)
        for word in dict.fromkeys((*names, *INSIDE.findall(place.text))):
            if len(word) >= LEAST:
                places[word].append(place)
    for rare, common in _near(places):
        if {rare, common} & full:
            yield from _two(places, rare, common)


def _near(places: Places) -> Iterator[tuple[str, str]]:
    """Pairs, rarer first, of words that differ by an accent or one inner letter."""
    groups: defaultdict[str, list[str]] = defaultdict(list)
    for word in places:
        groups[_plain(word)[0]].append(word)
    for words in groups.values():
        for one, other in combinations(words, 2):
            rare, common = sorted((one, other), key=lambda word: len(places[word]))
            if _plain(one) == _plain(other) or (len(places[rare]) == 1 and _one_slip(_plain(one), _plain(other))):
                yield rare, common


def _plain(word: str) -> str:
    """The word without accents; ñ stays a letter of its own."""
    kept = unicodedata.normalize("NFD", word).replace("n\u0303", "ñ")
    return re.sub(r"[\u0300-\u036f]", "", kept)


def _one_slip(one: str, other: str) -> bool:
    """One letter changed, missing or too many, but for the ending, which may be another word's."""
    if len(one) == len(other):
        differing = [index for index, pair in enumerate(zip(one, other, strict=True)) if pair[0] != pair[1]]
        swapped = len(differing) == 2 and differing[1] - differing[0] == 1 and sorted(one) == sorted(other)
        return (len(differing) == 1 and differing[0] < len(one) - 1) or swapped
    short, long = sorted((one, other), key=len)
    return len(long) - len(short) == 1 and any(long[:cut] + long[cut + 1 :] == short for cut in range(len(long) - 1))


@rule(
    "M129",
    severity="warning",
    message=Words(
        "`{found}` only here, and `{better}` in {other}: one thing or two?",
        "`{found}` solo aquí, y `{better}` en {other}: ¿una cosa o dos?",
    ),
    hint=Words("write {better}, or waive it if they are two", "escriban {better}, o dispénsenlo si son dos"),
    bad="""\
C01:
  cards:
    P01: {text: El coche DVR 706 estaba abierto.}
    P02: {text: El libro anota el DVR 706.}
    P03: {text: ⟦Se vio salir el DVR 760.⟧}
""",
    good="""\
C01:
  cards:
    P01: {text: El coche DVR 706 estaba abierto.}
    P02: {text: El libro anota el DVR 706.}
    P03: {text: Se vio salir el MTA 318.}
""",
)
def codes_disagree(source: KitSource) -> Iterator[Finding]:
    """Two figures changed round send a table after a car that does not exist.

    Dos cifras cambiadas de lugar mandan a la mesa detrás de un coche que no existe.
    """
    texts = prose(source)
    for pattern in CODES:
        places: defaultdict[str, list[Prose]] = defaultdict(list)
        for place in texts:
            for code in dict.fromkeys(match.replace("~", " ") for match in pattern.findall(place.text)):
                places[code].append(place)
        for one, other in combinations(places, 2):
            rare, common = sorted((one, other), key=lambda code: len(places[code]))
            if len(places[rare]) == 1 < len(places[common]) and sorted(one) == sorted(other):
                yield from _two(places, rare, common)


def _two(places: Places, rare: str, common: str) -> Iterator[Finding]:
    """Each place of the rarer, with the first of the other."""
    there = places[common][0]
    values = {"found": rare, "better": common, "other": ".".join(map(str, there.path))}
    for here in places[rare]:
        yield Finding(here.path, values, solution=here.solution or there.solution)
