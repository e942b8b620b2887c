"""The texts of a kit as one stretch of writing: what the style sheet is held against.

In: a `KitSource`.  Out: a `Prose` per text and per line of a running page, of Spanish kits only; and `slips`, the
findings of a pattern in one of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from ..diagnostics import Finding, Path
from ..model.kit import KitSource
from ..model.text import text_places

LANGUAGE = "es"
"""The style sheet is that of Spanish."""


class Prose(NamedTuple):
    """A text with its place.  `piece`: it stands in an exhibit, so a machine or a hand wrote it."""

    path: Path
    text: str
    solution: bool = False
    piece: bool = False

    @property
    def page(self) -> bool:
        """Whether it is a line of a running page, which is Markdown."""
        return self.path[0] == "pages"


def prose(source: KitSource) -> list[Prose]:
    """Every printed text in the author's order; empty when the kit speaks another language.

    A line `= …` of a running page is an example's move, which is played and not printed.
    """
    if source.kit.info.language != LANGUAGE:
        return []
    found = [Prose(path, text) for path, text in text_places(source.kit.info, ())]
    for code, case in source.kit.cases.items():
        found += [Prose(path, text, piece="exhibit" in path) for path, text in text_places(case, (code,))]
    for code, solution in source.solutions.items():
        found += [Prose(path, text, solution=True) for path, text in text_places(solution, (code, "solution"))]
    for name, page in source.kit.pages.items():
        lines = enumerate(page.splitlines(), 1)
        found += [Prose(("pages", name, number), line) for number, line in lines if line and not line.startswith("= ")]
    return found


def slips(
    place: Prose, pattern: re.Pattern[str], better: Callable[[re.Match[str]], str], text: str = "", variant: str = ""
) -> Iterator[Finding]:
    """A finding for every match with what to write instead; nothing where that is what was written.

    `text` stands for the text of the place when part of it is not to be looked at.
    """
    for match in pattern.finditer(text or place.text):
        if (instead := better(match)) != match[0]:
            yield slip(place, match[0], instead, variant)


def slip(place: Prose, found: str, better: str, variant: str = "") -> Finding:
    """A finding: what is written, in one line, and what should be."""
    values = {"found": found.replace("\n", " "), "better": better}
    return Finding(place.path, values, variant=variant, solution=place.solution)
