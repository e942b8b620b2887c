"""The kit as plain text beside its PDFs: `delictum build --format txt`.

In: the products as they were laid out, the players' kit, the workshop.  Out: `Output`s in the same two folders as the
PDFs.  A players' text is made of the pages of a players' product, or of the kit, which holds no solution; the bundle
refuses whatever is made of other pages.
"""

from __future__ import annotations

from collections.abc import Sequence

from . import bundle
from .bundle import Output, PlayersPages, SolutionPages
from .layout import plain
from .layout.workshop import Workshop
from .model.codes import CaseCode
from .model.kit import Kit
from .products import Made

FOLDER = "txt"
"""Name of the folder of a kit as text, where that of a printed one is called after its paper."""


def outputs(kit: Kit, players: Sequence[Made], solutions: Sequence[Made], workshop: Workshop) -> list[Output]:
    """The bytes of every text, and their checksums."""
    files = []
    for made in players:
        pages = PlayersPages(made.pages)
        files.append(bundle.players_output(_name(made), pages, _players_text(made, kit, workshop).encode()))
    for made in solutions:
        text = plain.product(made.title, made.pages, workshop)
        files.append(bundle.solution_output(_name(made), SolutionPages(made.pages), text.encode()))
    return [*files, Output("SHA256SUMS", bundle.checksums(files), "solution")]


def _name(made: Made) -> str:
    return made.file.removesuffix(".pdf") + ".txt"


def _players_text(made: Made, kit: Kit, workshop: Workshop) -> str:
    if made.product == "cartas" and made.case:
        return plain.cards(kit.cases[CaseCode(made.case)], kit.info, workshop)
    if made.product == "especialistas":
        return plain.specialists(kit.info, workshop)
    return plain.product(made.title, made.pages, workshop)
