"""Editions of a small kit, made as a build makes them: faces on press sheets, prints taken, a manifest written."""

from __future__ import annotations

import pathlib
from collections.abc import Mapping, Sequence

from delictum_pnp import bundle, contents, installation
from delictum_pnp.arrangement import Flip
from delictum_pnp.bundle import PlayersPages, SolutionPages
from delictum_pnp.imposition import marks
from delictum_pnp.imposition.plan import CuttingPlan, lay
from delictum_pnp.imposition.press_sheet import impose
from delictum_pnp.layout.fingerprint import Fingerprints
from delictum_pnp.layout.page import Box, Drawing, Face, Mark, Page, Text
from delictum_pnp.products import Made

PLAN = CuttingPlan("cards", 2, 2, 95, 130)
PALETTE = {"ink": "#111111", "accent": "#aa0000", "pale": "#eeeeee", "cut": "#cccccc"}
WORDS = (
    "El sereno vio una lancha junto al muelle cuando faltaba poco para el cambio de guardia",
    "La planilla del depósito tiene dos firmas distintas sobre la misma línea del martes",
    "Ningún vecino recuerda haber escuchado motores durante aquella madrugada de niebla",
    "El recibo nombra mercadería que jamás figuró entre las existencias declaradas",
    "Su coartada depende enteramente del reloj detenido en la oficina del despachante",
    "Dos maletas idénticas salieron hacia destinos diferentes con etiquetas cambiadas",
)
CARDS: Mapping[str, str] = {f"P{number:02d}": words for number, words in enumerate(WORDS, 1)}


def drawing(name: str, text: str, size: float = 10, color: str = "ink", broken: int = 30) -> Drawing:
    """A card's side: its text broken into lines of about so many characters."""
    lines: list[str] = [""]
    for word in text.split():
        if len(lines[-1]) + len(word) > broken:
            lines.append("")
        lines[-1] += f"{word} "
    made: list[Mark] = [Text(5, 10 + 5 * n, line.strip(), "serif", size, color) for n, line in enumerate(lines)]
    return Drawing(name, (Box(0, 0, 95, 130, fill="pale"), *made), 95, 130)


def deck(
    cards: Mapping[str, str], size: float = 10, broken: int = 30, back: str = "Archivo", edition: str = "pnp-v1.0"
) -> list[Page]:
    pairs = [
        (
            Face(code, "front", drawing(f"{code} front", f"{code} {text} {edition}", size, broken=broken)),
            Face(code, "back", drawing(f"{code} back", f"{code} {back}")),
        )
        for code, text in cards.items()
    ]
    grid = lay(PLAN, 210, 297)
    sheets = impose(len(pairs), PLAN)
    made = [marks.sheet_pages(sheet, grid, marks.Deck(pairs), lambda n, of, side: [], 8) for sheet in sheets]
    return [page for sheet in made for page in sheet]


def sheet(*texts: str, audience: bundle.Audience = "players") -> list[Page]:
    """Pages without cards."""
    return [Page(210, 297, (Text(20, 20, text, "sans", 12),), audience) for text in texts]


def write(
    folder: pathlib.Path,
    cards: Sequence[Page],
    leaves: Sequence[Page] = (),
    solution: str = "uno",
    edition: str = "pnp-v1.0",
    flip: Flip = "long",
    palette: Mapping[str, str] = PALETTE,
) -> pathlib.Path:
    """A kit folder, with its manifest and ZIPs, of a deck and perhaps a sheet."""
    take = Fingerprints(palette, edition)
    outputs = []
    for name, pages, turned in (("cartas", cards, flip), ("expediente", leaves, "long")):
        if pages:
            made = Made(name, f"C01-{name}.pdf", name, pages, turned, "C01")  # type: ignore[arg-type]
            told = {**contents.printing(made, "a4", "face-down"), **contents.prints(made, take)}
            data = repr([page.marks for page in pages]).encode() + edition.encode() + repr(palette).encode()
            outputs.append(bundle.players_output(made.file, PlayersPages(pages), data, told))
    apart = SolutionPages(sheet("s", audience="solution"))
    outputs.append(
        bundle.solution_output("C01-solucion.pdf", apart, solution.encode(), {"case": "C01", "pages": [1, 1]})
    )
    facts = {"kit": "B01", "edition": edition, "paper": "a4", "layout": "abcd"}
    installation.install(bundle.complete(outputs, facts, "<p>", "B01"), folder, {})
    return folder
