"""The product table: which files a kit makes, of what, for whom, flipped on which edge.

To add a product: its layout in `layout/`, a row here.  A row for players is made from `Kit` and
`Case`, which cannot hold a solution; only the rows of the solutions folder are given one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from . import decks
from .arrangement import Flip as Flip
from .arrangement import arrange
from .imposition import booklet, fitting, marks, sides
from .layout import (
    board,
    campaign,
    cards,
    casefile,
    code_list,
    envelope,
    investigation,
    printing,
    reference,
    rulebook,
    solutions,
    specialists,
)
from .layout.page import Page
from .layout.printing import SheetCount
from .layout.profile import Profile
from .layout.workshop import Workshop
from .model.case import Case, Solution
from .model.kit import Kit, KitSource

Sides = Literal["one", "two", "two_short", "manual"]
SIDES: dict[Flip, Sides] = {"long": "two", "short": "two_short", "none": "one", "manual": "manual"}


class Made(NamedTuple):
    """A product laid out: its pages, to be written as one PDF."""

    product: str
    file: str
    title: str
    pages: Sequence[Page]
    flip: Flip
    case: str | None

    @property
    def sides(self) -> Sides:
        return SIDES[self.flip]

    @property
    def sheets(self) -> int:
        return len(self.pages) if self.flip == "none" else -(-len(self.pages) // 2)


@dataclass(frozen=True, slots=True)
class BoxProduct:
    """Once per box."""

    name: str
    flip: Flip
    make: Callable[[Kit, Workshop], Sequence[Page]]


@dataclass(frozen=True, slots=True)
class CaseProduct:
    """Once per case."""

    name: str
    flip: Flip
    make: Callable[[Case, Kit, Workshop], Sequence[Page]]


@dataclass(frozen=True, slots=True)
class SolutionProduct:
    """Once per case, for the solutions folder."""

    name: str
    file: str
    title: str
    """What it is called (`product.…` of the phrases)."""
    flip: Flip
    make: Callable[[Case, Solution, Kit, Workshop], Sequence[Page]]


def _cards(case: Case, kit: Kit, workshop: Workshop) -> list[Page]:
    words = code_list.of_case(case, kit.info, workshop)
    pairs = cards.faces(case, kit.info, workshop)
    return decks.pages(decks.Deck(workshop.phrases("product.cartas"), case.code, pairs, words), workshop)


def _specialists(kit: Kit, workshop: Workshop) -> list[Page]:
    pairs = specialists.faces(kit.info, workshop)
    return decks.pages(decks.Deck(workshop.phrases("product.especialistas"), None, pairs), workshop)


def _rulebook(kit: Kit, workshop: Workshop) -> list[Page]:
    """The rulebook's pages two by two: on sheets that are folded, or in reading order on one side of each; in large
    print one by one."""
    leaves = rulebook.pages(kit, workshop)
    if workshop.profile.large:
        return leaves
    width, height = workshop.paper.height, workshop.paper.width
    flat = workshop.profile.sides in ("one", "fold")
    spreads = sides.side_by_side(len(leaves)) if flat else booklet.fold(len(leaves)) if leaves else []
    return [marks.booklet_page(spread, leaves, width, height) for spread in spreads]


BOX: tuple[BoxProduct, ...] = (
    BoxProduct("reglamento", "short", _rulebook),
    BoxProduct("tablero", "none", board.pages),
    BoxProduct("especialistas", "long", _specialists),
    BoxProduct("referencia", "none", reference.pages),
    BoxProduct("hoja-campana", "long", campaign.pages),
)
CASE: tuple[CaseProduct, ...] = (
    CaseProduct("cartas", "long", _cards),
    CaseProduct("sobre", "none", envelope.pages),
    CaseProduct("expediente", "long", casefile.pages),
    CaseProduct("hoja-investigacion", "long", investigation.pages),
)
SOLUTION: tuple[SolutionProduct, ...] = (
    SolutionProduct("soluciones", "solucion", "soluciones", "long", solutions.pages),
    SolutionProduct(
        "soluciones",
        "sobre-solucion",
        "sobre-solucion",
        "none",
        lambda case, solution, kit, workshop: envelope.solution_envelope(case.code, case.title, kit, workshop),
    ),
)
GUIDE = "imprimir"
"""The printing guide: made last, because it counts the sheets of the others."""

NAMES = (*(p.name for p in BOX), *(p.name for p in CASE), "soluciones", GUIDE)
"""Every product that a kit's `products:` may name."""


DECKS = ("cartas", "especialistas")
"""Products that are cards on press sheets: their plan says how large."""
LARGE = {"sobre": "etiquetas", "sobre-solucion": "etiqueta-solucion"}
"""Products that are another thing in large print, and are called so."""


def flips(large: bool = False) -> dict[str, Flip]:
    """Product, as its file is called without the case → the edge on which its sheets are flipped; in large print."""
    box, cases = {row.name: _flip(row, large) for row in BOX}, {row.name: row.flip for row in CASE}
    return {**box, **cases, **{row.file: row.flip for row in SOLUTION}, GUIDE: "long"}


def called(product: str, profile: Profile) -> str:
    """The key of a product's name in the phrases."""
    return LARGE.get(product, product) if profile.large else product


def _flip(row: BoxProduct, large: bool) -> Flip:
    """A booklet that large print does not fold is turned like everything else."""
    return "long" if large and row.flip == "short" else row.flip


def players_products(kit: Kit, workshop: Workshop) -> Iterator[Made]:
    """What players get, in the order of the table; no solution is at hand here."""
    wanted = set(kit.info.products)
    for row in BOX:
        if row.name in wanted:
            pages = row.make(kit, _reduced(row.name, workshop))
            flip = _flip(row, workshop.profile.large)
            yield _made(row.name, row.name, pages, flip, None, kit, workshop)
    for case in kit.cases.values():
        for entry in CASE:
            if entry.name in wanted:
                pages = entry.make(case, kit, _reduced(entry.name, workshop))
                yield _made(entry.name, f"{case.code}-{entry.name}", pages, entry.flip, case, kit, workshop)


def solution_products(source: KitSource, workshop: Workshop) -> Iterator[Made]:
    """What stays apart until a case is closed."""
    if "soluciones" not in source.kit.info.products:
        return
    for code, solution in source.solutions.items():
        case = source.kit.cases[code]
        for row in SOLUTION:
            pages = row.make(case, solution, source.kit, _reduced(row.name, workshop))
            yield _made(row.name, f"{code}-{row.file}", pages, row.flip, case, source.kit, workshop, row.title)


def guide(kit: Kit, made: Sequence[Made], workshop: Workshop) -> Iterator[Made]:
    """The printing guide, with the sheet counts of what was made."""
    if GUIDE in kit.info.products:
        pages = printing.pages(kit, counted(made), _reduced(GUIDE, workshop))
        yield _made(GUIDE, GUIDE, pages, "long", None, kit, workshop)


def counted(made: Sequence[Made]) -> list[SheetCount]:
    """How many sheets each has: all that the guide and LEEME.html learn of a solution."""
    return [SheetCount(m.product, m.file, m.sheets, m.sides, m.case) for m in made]


def _reduced(product: str, workshop: Workshop) -> Workshop:
    """The tools of a product: those of large print, which is laid out small and enlarged, for all but the decks."""
    return workshop if product in DECKS else workshop.reduced()


def _made(
    name: str,
    file: str,
    pages: Sequence[Page],
    flip: Flip,
    case: Case | None,
    kit: Kit,
    workshop: Workshop,
    title: str | None = None,
) -> Made:
    phrases, info = workshop.phrases, kit.info
    product = phrases(f"product.{called(title or name, workshop.profile)}")
    names = {"title": info.title, "subtitle": info.subtitle, "product": product}
    told = (
        phrases("document.title_case", **names, case=phrases("case.titled", code=case.code, title=case.title))
        if case
        else phrases("document.title", **names)
    )
    label = f"{case.code} · {product}" if case else product
    if name not in DECKS:
        pages = [fitting.enlarged(page, workshop.profile.scale) for page in pages]
    pages, flip = arrange(pages, flip if len(pages) > 1 else "none", label, workshop)
    return Made(name, f"{file}.pdf", told, pages, flip, case.code if case else None)
