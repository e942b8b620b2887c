"""A line of play as one text: `analista hacker | P02 Q01+mediador !filtracion`, or without a team `P02 Q01`.

In: text, which may run over several lines with `#` comments.  Out: team and words of the notation, and back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

NOBODY = "-"


class Line(NamedTuple):
    team: tuple[str, ...]
    words: tuple[str, ...]


def parse_line(text: str) -> Line:
    """Whether the words mean something is for the case's rules to say."""
    bare = " ".join(line.partition("#")[0] for line in text.splitlines())
    before, bar, after = bare.partition("|")
    return Line(team_of(before) if bar else (), tuple((after if bar else before).split()))


def team_of(text: str) -> tuple[str, ...]:
    """Names separated by blanks or commas; `-` for nobody."""
    return tuple(name for name in text.replace(",", " ").split() if name != NOBODY)


def line_text(team: Sequence[str], words: Sequence[str]) -> str:
    return f"{' '.join(team) or NOBODY} | {' '.join(words)}\n"
