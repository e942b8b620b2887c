"""reportlab's platypus: a Paragraph for every block, shrunk until it fits.

python -m benchmarks.peers.platypus deck.json out.pdf
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any
from xml.sax.saxutils import escape

from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Paragraph

from .. import geometry as g

WIDTH, HEIGHT, MARGIN = g.CARD_WIDTH / g.PT, g.CARD_HEIGHT / g.PT, g.MARGIN / g.PT
BODY_WIDTH, BODY_HEIGHT, BODY_TOP = g.BODY_WIDTH / g.PT, g.BODY_HEIGHT / g.PT, g.BODY_TOP / g.PT
BAND, EFFECTS_HEIGHT = g.BAND / g.PT, g.EFFECTS / g.PT


def style(name: str, size: float, **more: Any) -> ParagraphStyle:
    return ParagraphStyle(
        name, fontName=more.pop("fontName", g.BODY), fontSize=size, leading=size * g.LEADING,
        hyphenationLang="es", embeddedHyphenation=1, **more,
    )  # fmt: skip


@cache
def body_style(size: float) -> ParagraphStyle:
    return style(f"body{size}", size, spaceAfter=size * g.PARAGRAPH_GAP)


TITLE = style("title", 13, fontName=g.HEAD, textColor="white")
EFFECTS = style("effects", 8.5, fontName=g.SANS)
QUESTION = style("question", 16, fontName=g.HEAD, alignment=1)


def put(canvas: Canvas, text: str, look: ParagraphStyle, x: float, top: float, width: float) -> None:
    paragraph = Paragraph(escape(text), look)
    _, height = paragraph.wrap(width, 9999)
    paragraph.drawOn(canvas, x, top - height)


def fit(card: Any) -> tuple[list[Paragraph], ParagraphStyle]:
    size = g.MOST
    while True:
        look = body_style(size)
        paragraphs = [Paragraph(escape(text), look) for text in card["body"]]
        height = sum(p.wrap(BODY_WIDTH, 9999)[1] for p in paragraphs) + look.spaceAfter * (len(paragraphs) - 1)
        if height <= BODY_HEIGHT or size <= g.LEAST:
            return paragraphs, look
        size -= g.STEP


def front(canvas: Canvas, card: Any) -> None:
    canvas.setFillColor(g.BANDS[card["group"]])
    canvas.rect(0, HEIGHT - BAND, WIDTH, BAND, stroke=0, fill=1)
    put(canvas, card["title"], TITLE, MARGIN, HEIGHT - 10, BODY_WIDTH - 45)
    canvas.setFillColorRGB(1, 1, 1)
    canvas.setFont(g.HEAD, 14)
    canvas.drawRightString(WIDTH - MARGIN, HEIGHT - 24, card["code"])
    canvas.setFillColorRGB(0, 0, 0)
    canvas.setFont(g.SANS, 8)
    canvas.drawString(MARGIN, HEIGHT - BAND - 12, card["group"])
    paragraphs, look = fit(card)
    y = HEIGHT - BODY_TOP
    for paragraph in paragraphs:
        paragraph.drawOn(canvas, MARGIN, y - paragraph.height)
        y -= paragraph.height + look.spaceAfter
    canvas.rect(MARGIN, MARGIN, BODY_WIDTH, EFFECTS_HEIGHT)
    put(canvas, " · ".join(card["effects"]), EFFECTS, MARGIN + 4, MARGIN + EFFECTS_HEIGHT - 4, BODY_WIDTH - 8)


def back(canvas: Canvas, card: Any) -> None:
    canvas.setFillColor(g.BACK)
    canvas.rect(0, 0, WIDTH, HEIGHT, stroke=0, fill=1)
    canvas.setFillColorRGB(0, 0, 0)
    canvas.setFont(g.HEAD, 40)
    canvas.drawCentredString(WIDTH / 2, HEIGHT * 0.62, card["code"])
    put(canvas, card["question"], QUESTION, MARGIN, HEIGHT * 0.5, BODY_WIDTH)


def main() -> None:
    cards, out = g.arguments()
    for name in g.FONT_FILES:
        pdfmetrics.registerFont(TTFont(name, str(g.font_file(name))))
    size = (g.PAGE_WIDTH / g.PT, g.PAGE_HEIGHT / g.PT)
    canvas = Canvas(out, pagesize=size, invariant=1, pageCompression=1, lang="es", initialFontName=g.BODY)
    sides: tuple[Callable[[Canvas, Any], None], ...] = (front, back)
    for sheet in g.sheets(cards):
        for face, items in zip(sides, sheet, strict=True):
            for x, y, card in items:
                canvas.saveState()
                canvas.translate(x / g.PT, size[1] - y / g.PT - HEIGHT)
                face(canvas, card)
                canvas.restoreState()
            canvas.showPage()
    canvas.save()


if __name__ == "__main__":
    main()
