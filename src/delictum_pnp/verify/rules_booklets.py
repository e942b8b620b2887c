"""What a booklet may not do.  In: a `BookletRead`.  Out: findings I008."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..diagnostics import Finding, Words, rule

if TYPE_CHECKING:
    from .subjects import BookletRead, Leaf

OFF = 0.5
"""A page's number may stand so far from its place, in mm: figures differ in their breath."""


@rule(
    "I008",
    message=Words(
        "where page {wanted} should be read stands page {found}",
        "donde se debería leer la página {wanted} está la {found}",
    ),
    hint=Words(
        "printed on both sides, folded and laid together, the pages must be read as 1, 2, 3 …",
        "impresas a doble faz, dobladas y encajadas, las páginas se tienen que leer como 1, 2, 3 …",
    ),
    variants={
        "unnumbered": Words("page {wanted} has no number at its foot", "la página {wanted} no tiene número al pie"),
        "shifted": Words(
            "the number of page {wanted} stands {off:.1f} mm from its place",
            "el número de la página {wanted} está a {off:.1f} mm de su lugar",
        ),
        "upside_down": Words(
            "the page lies upside down when the sheet is turned", "la página queda cabeza abajo al voltear la hoja"
        ),
        "cover": Words("the cover is not where page 1 should be", "la tapa no está donde va la página 1"),
    },
    bad="",
    good="",
)
def booklet_disordered(booklet: BookletRead) -> Iterator[Finding]:
    """Nobody reads a rulebook twice to find out that its sheets were laid the wrong way round.

    Nadie lee dos veces un reglamento para descubrir que las hojas iban al revés.
    """
    for page in booklet.upside_down:
        yield Finding((booklet.file, page), {}, variant="upside_down")
    leaves = booklet.leaves
    for wanted, leaf in enumerate(leaves, 1):
        values = {"wanted": wanted, "found": leaf.folio, "off": leaf.off}
        place = (booklet.file, leaf.page)
        if leaf.folio is None and 1 < wanted < len(leaves):
            yield Finding(place, values, variant="unnumbered")
        elif leaf.folio not in (None, wanted):
            yield Finding(place, values)
        elif leaf.off > OFF:
            yield Finding(place, values, variant="shifted")
    if leaves and not _is_cover(leaves):
        yield Finding((booklet.file, leaves[0].page), {}, variant="cover")


def _is_cover(leaves: tuple[Leaf, ...]) -> bool:
    """Covers have no numbers; the front one has the largest type."""
    return leaves[0].largest == max(leaf.largest for leaf in leaves)
