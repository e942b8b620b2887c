"""No words of the solution in what players read (rules §10.8).

In: a dossier or the whole source.  Out: findings M100, M102.
The files that are printed are read back later, in `bundle`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from ..diagnostics import Finding, Words, rule
from ..model.case import Solution
from ..model.dossier import Dossier
from ..model.kit import KitSource
from ..model.text import text_places

RUN = 5
"""So many consecutive words make a quotation."""

TELLING = 2
"""So many of them must say something: four letters or more, no name and no number. A date with its hour is evidence."""

WORD = re.compile(r"[^\W_]+")
ACCENTS = re.compile(r"[\u0300-\u036f]")


@rule(
    "M100",
    message=Words("this text quotes the solution: «{quote}»", "este texto cita la solución: «{quote}»"),
    hint=Words(
        "say it in other words, or leave the conclusion to the table",
        "díganlo con otras palabras, o dejen la conclusión a la mesa",
    ),
    bad="""\
C01:
  cards:
    P01: {text: ⟦La dueña pidió a su sobrino la llave.⟧}
""",
    good="""\
C01:
  cards:
    P01: {text: La llave fue usada.}
""",
)
def solution_quoted(dossier: Dossier) -> Iterator[Finding]:
    """Who recognises the wording later, or sooner, has been told instead of having found out.

    A quien reconozca la frase, antes o después, se lo habrán contado en vez de haberlo descubierto.
    """
    secrets = _secrets(dossier.solution)
    for place in dossier.players_texts:
        if quote := _quotation(place.text, secrets):
            yield Finding(place.path, {"quote": quote}, solution=True)


@rule(
    "M102",
    message=Words(
        "page `{page}` quotes the solution of {case}: «{quote}»",
        "la página `{page}` cita la solución de {case}: «{quote}»",
    ),
    hint=Words("choose an example that is in no case", "elijan un ejemplo que no esté en ningún caso"),
    bad="# Un ejemplo\n\n⟦La dueña⟧ pidió a su sobrino la llave.\n",
    good="# Un ejemplo\n\nUna persona pidió a otra la llave.\n",
)
def page_quotes_solution(source: KitSource) -> Iterator[Finding]:
    """The rulebook is read before the first case.

    El reglamento se lee antes del primer caso.
    """
    for code, solution in source.solutions.items():
        secrets = _secrets(solution)
        for page, text in source.kit.pages.items():
            if quote := _quotation(text, secrets):
                values = {"page": page, "case": code, "quote": quote}
                yield Finding(("pages", page, _line(text, quote)), values, solution=True)


@lru_cache(maxsize=8192)
def words(text: str) -> tuple[str, ...]:
    """The words of a text without accents, markup and punctuation, in the writer's case."""
    return tuple(WORD.findall(ACCENTS.sub("", unicodedata.normalize("NFD", text))))


def _secrets(solution: Solution) -> frozenset[tuple[str, ...]]:
    """What must not be quoted: the solution but for the names of its groups, which are origins, not conclusions."""
    texts = (text for path, text in text_places(solution, ()) if path[0] != "groups")
    return frozenset(run for text in texts for run in _runs(words(text.casefold())))


def _quotation(text: str, secrets: frozenset[tuple[str, ...]]) -> str:
    """The first run of words that is a secret; empty when there is none."""
    for start, run in enumerate(_runs(words(text.casefold()))):
        if run in secrets and sum(map(_is_telling, words(text)[start : start + RUN])) >= TELLING:
            return " ".join(run)
    return ""


def _line(text: str, quote: str) -> int:
    """Line, from 1, where a quotation begins."""
    spoken = words(text.casefold())
    start = list(_runs(spoken)).index(tuple(quote.split()))
    return next(number for number, line in enumerate(text.splitlines(), 1) if (start := start - len(words(line))) < 0)


def _is_telling(word: str) -> bool:
    return len(word) >= 4 and word[0].islower()


def _runs(spoken: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    return zip(*(spoken[start:] for start in range(RUN)), strict=False)
