"""A card's length must not tell true from false (rules §1).

In: a dossier.  Out: findings M101.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from statistics import fmean, pstdev

from ..diagnostics import Finding, Words, rule
from ..model.dossier import Dossier

DEVIATIONS, SHARE = 1.5, 0.25
"""Farther from the mean than both: so many standard deviations, and such a share of the mean."""

FEWEST = 3
"""Fewer cards to compare with say nothing."""


@rule(
    "M101",
    severity="note",
    message=Words(
        "{card} has {found} words; the other cards of type {letter} have about {mean}",
        "{card} tiene {found} palabras; las demás cartas de tipo {letter} tienen unas {mean}",
    ),
    hint=Words("bring it nearer to the others", "acérquenla a las demás"),
    bad="""\
C01:
  cards:
    ⟦P04⟧: {text: Nada.}
""",
    good="""\
C01:
  cards:
    P04: {text: En el cajón hay un pasaje sin usar.}
""",
)
def misleading_card_stands_out(dossier: Dossier) -> Iterator[Finding]:
    """Tables learn fast that the short card, or the long one, is the false one.

    Las mesas aprenden pronto que la carta corta, o la larga, es la falsa.
    """
    lengths = _lengths(dossier)
    misleading = [code for code in dossier.solution.misleading if code in dossier.case.cards]
    for code in misleading:
        own = lengths[code]
        others = [length for other, length in lengths.items() if other[0] == code[0] and other not in misleading]
        if len(others) >= FEWEST and _stands_out(own, others):
            values = {"card": code, "found": own, "letter": code.letter, "mean": round(fmean(others))}
            yield Finding((*dossier.path, "cards", code), values, on_key=True)


def _lengths(dossier: Dossier) -> Counter[str]:
    """Words on each card."""
    lengths: Counter[str] = Counter()
    for place in dossier.players_texts:
        if place.path[1] == "cards":
            lengths[str(place.path[2])] += len(place.text.split())
    return lengths


def _stands_out(length: int, others: list[int]) -> bool:
    mean = fmean(others)
    return abs(length - mean) > max(DEVIATIONS * pstdev(others), SHARE * mean)
