"""The deck by this project's layout, imposition and pdf.   python -m benchmarks.ours deck.json out.pdf"""

from __future__ import annotations

import pathlib
from collections.abc import Iterator
from typing import Any

from delictum_pnp.imposition.plan import CuttingPlan, lay
from delictum_pnp.imposition.press_sheet import Cell, impose
from delictum_pnp.layout.page import Box, Drawing, Mark, Page, Placed
from delictum_pnp.layout.setter import Setter
from delictum_pnp.layout.theme import Style, Theme
from delictum_pnp.one_shot import never_collect
from delictum_pnp.pdf.fonts import FontBook
from delictum_pnp.pdf.writer import Document, write

from . import geometry as g

PALETTE = {"ink": "#000000", "white": "#ffffff", "back": g.BACK, **g.BANDS}
PLAN = CuttingPlan("deck", g.COLUMNS, g.ROWS, g.CARD_WIDTH, g.CARD_HEIGHT)


def _style(family: str, size: float, leading: float, **more: Any) -> Style:
    more.setdefault("least", size)
    return Style(family, family, size, leading * g.PT, balanced=False, gap=g.PARAGRAPH_GAP * size * g.PT, **more)


BODY = _style("body", g.MOST, g.MOST * g.LEADING, least=g.LEAST, step=g.STEP, hyphenate=True)
TITLE = _style("head", 13, 13 * 1.15, color="white")
CODE = _style("head", 14, 14, color="white", align="right")
GROUP = _style("sans", 8, 8)
EFFECTS = _style("sans", 8.5, 10.5)
BACK_CODE = _style("head", 40, 40, align="center")
QUESTION = _style("head", 16, 20, align="center")


def theme() -> Theme:
    families = {"body": {"regular": g.BODY}, "head": {"regular": g.HEAD}, "sans": {"regular": g.SANS}}
    return Theme(palette=PALETTE, families=families, fonts=g.FONT_FILES, styles={}, icon_paths={})


def front(card: Any, setter: Setter) -> Drawing:
    body, lines_over = setter.fit("\n\n".join(card["body"]), BODY, g.BODY_WIDTH, g.BODY_HEIGHT)
    if lines_over:
        raise SystemExit(f"{card['id']}: {lines_over} lines too many")
    box = g.CARD_HEIGHT - g.MARGIN - g.EFFECTS
    marks: list[Mark] = [
        Box(0, 0, g.CARD_WIDTH, g.BAND, fill=card["group"]),
        *setter.draw(setter.set(card["title"], TITLE, g.BODY_WIDTH - 45 * g.PT), g.MARGIN, 17 * g.PT),
        *setter.line(g.CARD_WIDTH - g.MARGIN, 24 * g.PT, card["code"], CODE),
        *setter.line(g.MARGIN, g.BAND + 12 * g.PT, card["group"], GROUP),
        *setter.draw(body, g.MARGIN, g.BODY_TOP + body.size * g.PT),
        Box(g.MARGIN, box, g.BODY_WIDTH, g.EFFECTS, stroke="ink", line=1),
        *setter.draw(
            setter.set(" · ".join(card["effects"]), EFFECTS, g.BODY_WIDTH - 8 * g.PT),
            g.MARGIN + 4 * g.PT,
            box + 12 * g.PT,
        ),
    ]
    return Drawing(card["id"], tuple(marks), g.CARD_WIDTH, g.CARD_HEIGHT)


def back(card: Any, setter: Setter) -> Drawing:
    middle = g.CARD_WIDTH / 2
    question = setter.set(card["question"], QUESTION, g.BODY_WIDTH)
    marks: list[Mark] = [
        Box(0, 0, g.CARD_WIDTH, g.CARD_HEIGHT, fill="back"),
        *setter.line(middle, g.CARD_HEIGHT * 0.38, card["code"], BACK_CODE),
        *setter.draw(question, g.MARGIN, g.CARD_HEIGHT / 2 + 16 * g.PT),
    ]
    return Drawing(card["id"], tuple(marks), g.CARD_WIDTH, g.CARD_HEIGHT)


def pages(cards: list[Any], setter: Setter) -> Iterator[Page]:
    """Fronts and backs in turn, each laid out when it is asked for."""
    grid = lay(PLAN, g.PAGE_WIDTH, g.PAGE_HEIGHT)

    def placed(cell: Cell, drawing: Drawing) -> Placed:
        return Placed(drawing, *grid.place(cell.row, cell.column))

    for sheet in impose(len(cards), PLAN):
        for cells, face in ((sheet.front, front), (sheet.back, back)):
            marks = [placed(cell, face(cards[cell.card], setter)) for cell in cells if cell.card is not None]
            yield Page(grid.width, grid.height, tuple(marks))


def main() -> None:
    never_collect()
    cards, out = g.arguments()
    look = theme()
    fonts = FontBook(look.fonts)
    document = Document("Mazo", "Mazo", "bench", "es")
    data = write(pages(cards, Setter(look, fonts)), document, fonts, look.palette)
    pathlib.Path(out).write_bytes(data)


if __name__ == "__main__":
    main()
