"""What the tests of pdf share: the real fonts, a document, and a second, independent reader."""

from __future__ import annotations

import pathlib
from collections.abc import Sequence
from functools import cache
from typing import Any

import pypdfium2
from ruamel.yaml import YAML

from delictum_pnp.layout.page import Mark, Page, Text
from delictum_pnp.pdf.fonts import FontBook
from delictum_pnp.pdf.writer import Document, write

ROOT = pathlib.Path(__file__).parents[2]
DOCUMENT = Document("Prueba", "Un asunto", "Quien la escribió", "es", keywords="uno, dos", epoch=1_767_225_600)
SCALE = 4
"""Pixels to a point when a page is looked at."""
PIXELS_PER_MM = SCALE * 72 / 25.4


@cache
def look() -> Any:
    """`templates/theme.yaml` as plain data."""
    return YAML(typ="base", pure=True).load((ROOT / "templates" / "theme.yaml").read_text("utf-8"))


@cache
def fonts() -> FontBook:
    return FontBook({name: (place[0], place[1]) for name, place in look()["fonts"].items()})


def written(pages: Sequence[Page], document: Document = DOCUMENT) -> bytes:
    return write(pages, document, fonts(), look()["palette"])


def page(*marks: Mark, **more: Any) -> Page:
    """An A4 page."""
    return Page(210, 297, marks, **more)


def text(words: str, x: float = 20, y: float = 30, font: str = "serif-regular", size: float = 11, **more: Any) -> Text:
    return Text(x, y, words, font, size, **more)


def pdfium_text(data: bytes, number: int = 0) -> str:
    """The text of a page as pdfium gives it; it writes U+FFFE for a soft hyphen at a line's end."""
    document = pypdfium2.PdfDocument(data)
    found: str = document[number].get_textpage().get_text_range().replace("\r\n", "\n")
    document.close()
    return found


def raster(data: bytes, number: int = 0) -> Any:
    """A page as a picture."""
    document = pypdfium2.PdfDocument(data)
    picture = document[number].render(scale=SCALE).to_pil().convert("RGB")
    document.close()
    return picture


def color_at(picture: Any, x: float, y: float) -> tuple[int, int, int]:
    """The colour at a place in millimetres."""
    red, green, blue = picture.getpixel((round(x * PIXELS_PER_MM), round(y * PIXELS_PER_MM)))
    return red, green, blue


def ink_box(picture: Any) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of all that is not white, in millimetres."""
    inverted = picture.convert("L").point(lambda value: 255 if value < 128 else 0)
    left, top, right, bottom = inverted.getbbox()
    return left / PIXELS_PER_MM, top / PIXELS_PER_MM, right / PIXELS_PER_MM, bottom / PIXELS_PER_MM
