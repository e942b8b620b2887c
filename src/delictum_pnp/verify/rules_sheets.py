"""What a printed sheet may not do.  In: pages and press sheets as they were read.  Out: findings I001–I007."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..diagnostics import Finding, Words, rule

if TYPE_CHECKING:
    from .measures import Block
    from .subjects import FileRead, PageRead, SheetRead

OFF = 0.3
"""A name may stand so far from its place, in mm."""
UNLIKE = 0.045
"""The same letter drawn on front and back differs by up to 0.02, an `E` and an `F`, a `D` and an `O` by 0.06."""
CARD_OFF = 0.1
"""Cards are right to so many mm."""
TURN_OFF = 0.2
"""Cut marks of front and back coincide to so many mm."""


@rule(
    "I001",
    message=Words(
        "{pages} pages: the last front has no back, and every further file would print on it",
        "{pages} páginas: el último frente no tiene reverso, y el archivo siguiente se imprimiría en él",
    ),
    hint=Words("a two-sided file has front, back, front, back", "un archivo a doble faz lleva frente, reverso, frente"),
    bad="",
    good="",
)
def page_unpaired(file: FileRead) -> Iterator[Finding]:
    """Sheets are printed in pairs of pages: one page too few, and fronts stand on backs.

    Las hojas se imprimen de a dos páginas: si falta una, los frentes caen sobre los reversos.
    """
    if file.flip in ("long", "short") and len(file.pages) % 2:
        yield Finding((file.name, len(file.pages)), {"pages": len(file.pages)})


@rule(
    "I002",
    message=Words("behind {name} stands {back}", "detrás de {name} está {back}"),
    hint=Words(
        "odd pages are fronts; the next holds their backs, mirrored for the edge on which the sheet is flipped",
        "las páginas impares son frentes; la siguiente lleva sus reversos, en espejo según el borde de volteo",
    ),
    variants={
        "absent": Words("nothing stands behind {name}", "detrás de {name} no hay nada"),
        "stray": Words("the back {back} has no front", "el reverso {back} no tiene frente"),
        "shifted": Words(
            "the back of {name} stands {off:.1f} mm from its place",
            "el reverso de {name} está a {off:.1f} mm de su lugar",
        ),
        "front_shifted": Words(
            "the front of {name} stands {off:.1f} mm from its place",
            "el frente de {name} está a {off:.1f} mm de su lugar",
        ),
        "unlike": Words(
            "what is drawn behind {name} is not its name", "lo que está dibujado detrás de {name} no es su nombre"
        ),
        "ink": Words(
            "front and back of a place do not both have ink: {name}{back}",
            "en un lugar solo una de las dos caras tiene tinta: {name}{back}",
        ),
    },
    bad="",
    good="",
)
def back_not_behind(sheet: SheetRead) -> Iterator[Finding]:
    """A card with another's back tells the table which card it is not, and the deck cannot be used.

    Una carta con el reverso de otra engaña a la mesa, y el mazo no sirve.
    """
    place = (sheet.file, sheet.back)
    for card in sheet.cards if sheet.back else ():
        values = {"name": card.name, "back": card.back}
        if card.name != card.back:
            variant = "absent" if not card.back else "stray" if not card.name else ""
            yield Finding(place, values, variant=variant)
            continue
        off = max(card.back_off, abs(card.second_off))
        if card.front_off > OFF:
            yield Finding((sheet.file, sheet.front), {**values, "off": card.front_off}, variant="front_shifted")
        if off > OFF:
            yield Finding(place, {**values, "off": off}, variant="shifted")
        if card.likeness is not None and card.likeness > UNLIKE:
            yield Finding(place, values, variant="unlike")
        if card.inked and card.inked != (bool(card.name), bool(card.back)):
            yield Finding(place, values, variant="ink")


@rule(
    "I003",
    message=Words("the block of cards measures {found}, not {wanted}", "el bloque de cartas mide {found}, no {wanted}"),
    hint=Words(
        "nothing may scale the pages; measured are the outer cut marks",
        "nada debe escalar las páginas; se miden las marcas de corte exteriores",
    ),
    variants={
        "unmarked": Words(
            "the cut marks of the {found} edge are missing", "faltan las marcas de corte del borde {found}"
        )
    },
    bad="",
    good="",
)
def card_off_size(sheet: SheetRead) -> Iterator[Finding]:
    """Cards of two sizes can be told apart in the hand, and the envelope is made for one.

    Las cartas de dos tamaños se distinguen en la mano, y el sobre está hecho para uno solo.
    """
    for page, marks in zip((sheet.front, sheet.back), sheet.marks, strict=False):
        place = (sheet.file, page)
        if lost := [sign for sign, pair in zip("←→↑↓", marks, strict=True) if None in pair]:
            yield Finding(place, {"found": " ".join(lost), "wanted": ""}, variant="unmarked")
        if edges := _edges(marks):
            found, wanted = (edges[1] - edges[0], edges[3] - edges[2]), sheet.block[2:]
            if max(abs(found[0] - wanted[0]), abs(found[1] - wanted[1])) > CARD_OFF:
                yield Finding(place, {"found": _said(found), "wanted": _said(wanted)})


@rule(
    "I004",
    message=Words(
        "cut marks of front and back stand {off:.1f} mm apart when the sheet is flipped",
        "al voltear la hoja, las marcas de corte de frente y reverso quedan a {off:.1f} mm",
    ),
    hint=Words(
        "the block of cards stands in the middle of the sheet, on both sides",
        "el bloque de cartas va al centro de la hoja, en las dos caras",
    ),
    bad="",
    good="",
)
def cut_marks_apart(sheet: SheetRead) -> Iterator[Finding]:
    """A knife that follows the front cuts into the backs: the deck is marked.

    El corte que sigue los frentes entra en los reversos: el mazo queda marcado.
    """
    edges = [found for found in map(_edges, sheet.marks) if found]
    if len(edges) == 2:
        front, back = edges[0], tuple(edge - sheet.shift[number // 2] for number, edge in enumerate(edges[1]))
        if sheet.upright_axis:
            back = (sheet.width - back[1], sheet.width - back[0], back[2], back[3])
        else:
            back = (back[0], back[1], sheet.height - back[3], sheet.height - back[2])
        off = max(abs(one - other) for one, other in zip(front, back, strict=True))
        if off > TURN_OFF:
            yield Finding((sheet.file, sheet.back), {"off": off})


@rule(
    "I005",
    message=Words(
        "ink {near:.1f} mm from the edge; printers reach {margin:g} mm",
        "hay tinta a {near:.1f} mm del borde; se imprime hasta {margin:g} mm",
    ),
    hint=Words("move it inwards", "llévenla hacia adentro"),
    bad="",
    good="",
)
def ink_outside(page: PageRead) -> Iterator[Finding]:
    """A home printer leaves an edge free: what stands there is lost, or the whole sheet is shrunk to save it.

    Una impresora hogareña deja un borde sin imprimir: lo que está ahí se pierde, o se achica la hoja entera.
    """
    if page.nearest_ink is not None and page.margin is not None:
        yield Finding((page.file, page.number), {"near": page.nearest_ink, "margin": page.margin})


@rule(
    "I006",
    message=Words("the page does not say «{label}»", "la página no dice «{label}»"),
    hint=Words("templates/phrases/ holds the words of the margin", "templates/phrases/ tiene las palabras del margen"),
    bad="",
    good="",
)
def sheet_unlabelled(page: PageRead) -> Iterator[Finding]:
    """A sheet that falls from the tray must say of which kit, paper and side it is.

    Una hoja que se cae de la bandeja debe decir de qué kit, papel y cara es.
    """
    seen = " ".join(run.text for run in page.seen)
    for label in page.labels:
        if label not in seen or (page.other_text is not None and _pressed(label) not in _pressed(page.other_text)):
            yield Finding((page.file, page.number), {"label": label})


@rule(
    "I007",
    message=Words(
        "one reader finds «{first}», the other «{second}»", "un lector encuentra «{first}» y el otro «{second}»"
    ),
    hint=Words(
        "the file is read differently by different programs: look at its fonts and at hidden text",
        "el archivo se lee distinto según el programa: miren sus fuentes y si hay texto oculto",
    ),
    bad="",
    good="",
)
def readers_disagree(sheet: SheetRead) -> Iterator[Finding]:
    """What two readers see differently, two printers may print differently.

    Lo que dos lectores ven distinto, dos impresoras pueden imprimirlo distinto.
    """
    for card in sheet.cards:
        pairs = ((card.name, card.second_front, sheet.front), (card.back, card.second_back, sheet.back))
        for first, second, page in pairs:
            if second is not None and first != second and card.name == card.back:
                yield Finding((sheet.file, page), {"first": first, "second": second})


def _edges(marks: Block) -> tuple[float, ...]:
    """Left, right, top, bottom: of the ends of each edge their middle; nothing when an edge has no mark at all."""
    ends = [[value for value in pair if value is not None] for pair in marks]
    return tuple(sum(pair) / len(pair) for pair in ends) if all(ends) else ()


def _said(size: tuple[float, ...]) -> str:
    return f"{size[0]:.2f} × {size[1]:.2f} mm"


def _pressed(text: str) -> str:
    return "".join(text.split())
