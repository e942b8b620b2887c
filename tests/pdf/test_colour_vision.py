"""Seen in grey or with another colour vision, nothing is lost: text stays readable, types differ by shape and word.

Greys and the two commonest colour deficiencies are applied to the rendered pages (linear RGB; matrices of Viénot,
Brettel and Mollon 1999).
"""

from __future__ import annotations

import itertools
import pathlib
import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple

import pypdfium2
import pytest
from ruamel.yaml import YAML

from tests.conftest import KIT

from .support import look

LEAST = 4.5
"""WCAG 2.2, 1.4.3: text against what is behind it."""
SCALE = 5
"""Pixels to a point: thin stems of small type must cover one."""
MM_PER_PT = 25.4 / 72
PIXELS_PER_MM = SCALE * 72 / 25.4
Matrix = tuple[tuple[float, float, float], ...]
VISIONS: Mapping[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
    "protanopia": ((0.11238, 0.88762, 0), (0.11238, 0.88762, 0), (0.00401, -0.00401, 1)),
    "deuteranopia": ((0.29275, 0.70725, 0), (0.29275, 0.70725, 0), (-0.02234, 0.02234, 1)),
}
GROUNDS = {"white": ("white", "pale"), "ink": ("ink", "wine", "pharmacy", "ember", "night", "grey")}
"""Grounds of dark text, and grounds of white text."""
NO_TEXT = {"mid", "line", "hair", "current", "cut", "car", "white", "pale"}
"""Colours of lines and grounds, which text never has on white (style guide)."""


def linear(value: int) -> float:
    part = value / 255
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


LINEAR = [linear(value) for value in range(256)]


def seen(color: Iterable[int], vision: str) -> tuple[float, ...]:
    """A colour in linear RGB as a vision has it."""
    red, green, blue = (LINEAR[value] for value in color)
    return tuple(min(1.0, max(0.0, a * red + b * green + c * blue)) for a, b, c in VISIONS[vision])


def luminance(color: Iterable[int], vision: str) -> float:
    red, green, blue = seen(color, vision)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Iterable[int], other: Iterable[int], vision: str) -> float:
    light, dark = sorted((luminance(one, vision), luminance(other, vision)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def of(name: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(look()["palette"][name][1:]))


def test_the_contrast_formula_is_that_of_wcag() -> None:
    assert contrast((0, 0, 0), (255, 255, 255), "normal") == pytest.approx(21)
    assert contrast((0x77,) * 3, (255,) * 3, "normal") == pytest.approx(4.48, abs=0.01)
    assert all(sum(row) == pytest.approx(1, abs=0.01) for matrix in VISIONS.values() for row in matrix)


@pytest.mark.parametrize("vision", VISIONS)
def test_every_colour_of_text_is_readable_on_every_ground(vision: str) -> None:
    for name in sorted(look()["palette"].keys() - NO_TEXT):
        for ground in GROUNDS["white"]:
            assert contrast(of(name), of(ground), vision) >= LEAST, (name, ground)
    for ground in GROUNDS["ink"]:
        assert contrast(of("white"), of(ground), vision) >= LEAST, ground


def test_styles_take_no_colour_that_is_not_for_text() -> None:
    colors = {name: style.get("color", "ink") for name, style in look()["styles"].items()}
    assert not {name: color for name, color in colors.items() if color in NO_TEXT - {"white"}}


# ---------------------------------------------------------------- proofs of rendered pages
@cache
def proof(path: pathlib.Path, number: int) -> tuple[Any, list[tuple[str, int, int, int, int]]]:
    """A page as a picture, and the boxes in pixels of its letters and figures."""
    document = pypdfium2.PdfDocument(path)
    shown = document[number]
    picture = shown.render(scale=SCALE).to_pil().convert("RGB")
    words = shown.get_textpage()
    boxes = []
    for index in range(words.count_chars()):
        character = words.get_text_range(index, 1)
        if character.isalnum():
            left, bottom, right, top = words.get_charbox(index)
            height = shown.get_height()
            box = (
                int(left * SCALE),
                int((height - top) * SCALE),
                int(right * SCALE) + 1,
                int((height - bottom) * SCALE) + 1,
            )
            boxes.append((character, *box))
    document.close()
    return picture, boxes


PAGES = (
    ("C01-cartas", 0),
    ("C01-cartas", 1),
    ("C02-cartas", 4),
    ("M01-cartas", 2),
    ("tablero", 0),
    ("especialistas", 0),
)


@pytest.mark.parametrize(("name", "number"), PAGES)
def test_every_letter_of_a_page_stands_out_from_its_ground(flagship: pathlib.Path, name: str, number: int) -> None:
    picture, boxes = proof(flagship / "jugadores" / f"{name}.pdf", number)
    assert len(boxes) > 100
    for character, left, top, right, bottom in boxes:
        extremes = _extremes(picture.crop((left - 2, top - 2, right + 2, bottom + 2)))
        for vision in VISIONS:
            assert contrast(*extremes, vision) >= LEAST, (character, left / PIXELS_PER_MM, top / PIXELS_PER_MM, vision)


def _extremes(piece: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The darkest and the lightest colour of a piece: a letter and its ground, or a ground and its letter."""
    colors = [color for _, color in piece.getcolors(piece.width * piece.height)]
    return min(colors, key=sum), max(colors, key=sum)


def test_types_standings_and_groups_are_words_besides_their_colour(flagship: pathlib.Path) -> None:
    """Each front tells its type in a word and, if it is a source, its standing in another and its group by a number."""
    fronts = [front for front in _fronts(flagship / "jugadores" / "C01-cartas.pdf") if front.letter != "N"]
    phrases = _phrases()
    standings = {phrases["standing"][key].upper() for key in ("citable", "confidential")}
    assert len(fronts) == 39
    for front in fronts:
        assert phrases["card"][front.letter].upper() in front.words
        groups = re.findall(r"\bG[0-9]{2}\b", front.head)
        assert len(groups) == sum(standing in front.head for standing in standings) <= 1
    assert {standing for standing in standings for front in fronts if standing in front.head} == standings


@pytest.mark.parametrize("vision", [vision for vision in VISIONS if vision != "normal"])
def test_icons_of_types_differ_by_shape_in_one_colour(flagship: pathlib.Path, vision: str) -> None:
    """Squares of two types, in two tones as this vision has them, differ in a twentieth of their points or more."""
    path = flagship / "jugadores" / "C01-cartas.pdf"
    shapes = {}
    for front in _fronts(path):
        picture, _ = proof(path, front.page)
        left, top = (round(edge * PIXELS_PER_MM) for edge in (front.x + 6, front.y + 6))
        side = round(9 * PIXELS_PER_MM)
        square = picture.crop((left, top, left + side, top + side)).tobytes()
        colors = zip(*[iter(square)] * 3, strict=True)
        shapes.setdefault(front.letter, [luminance(color, vision) > 0.4 for color in colors])
    assert sorted(shapes) == sorted("LPQXFIANS")
    for one, other in itertools.combinations(sorted(shapes), 2):
        apart = sum(a != b for a, b in zip(shapes[one], shapes[other], strict=True))
        assert apart >= 0.05 * len(shapes[one]), (one, other)


class Front(NamedTuple):
    """A front on a press sheet: page, corner of the card in mm, letter, all its words, those of its head."""

    page: int
    x: float
    y: float
    letter: str
    words: str
    head: str


@cache
def _fronts(path: pathlib.Path) -> list[Front]:
    """The fronts of a deck, cell by cell."""
    document = pypdfium2.PdfDocument(path)
    found = []
    for number in range(0, len(document), 2):
        page = document[number]
        left, _, _, top = (edge * MM_PER_PT for edge in page.get_trimbox())
        words = page.get_textpage()
        for row, column in itertools.product(range(2), range(2)):
            x, y = left + 95 * column, page.get_height() * MM_PER_PT - top + 130 * row

            def within(x1: float, y1: float, x2: float, y2: float, x: float = x, y: float = y) -> str:
                high = page.get_height()  # noqa: B023
                edges = (x + x1, y + y2, x + x2, y + y1)
                box = [edge / MM_PER_PT if i % 2 == 0 else high - edge / MM_PER_PT for i, edge in enumerate(edges)]
                return str(words.get_text_bounded(*box))  # noqa: B023

            code = within(16, 4, 37, 16).strip()
            if code:
                found.append(Front(number, x, y, code[0], within(0, 0, 95, 130), within(16, 4, 95, 16)))
    document.close()
    return found


@cache
def _phrases() -> Any:
    path = KIT.parents[1] / "templates" / "phrases" / "es.yaml"
    return YAML(typ="base", pure=True).load(path.read_text("utf-8"))
