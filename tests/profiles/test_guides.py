"""The printing guide of every profile: it says what holds for that way of printing, and nothing that does not."""

from __future__ import annotations

import re
from functools import cache
from typing import Literal

import pytest

from delictum_pnp import pipeline
from delictum_pnp.layout import printing
from delictum_pnp.layout.page import Text, walk
from delictum_pnp.layout.printing import SheetCount
from delictum_pnp.model.kit import Kit
from tests.conftest import KIT

from .conftest import PAPERS, PROFILES, profile, workshop

TWO_SIDED = ("grey", "long-edge", "low-ink", "poker", "sleeves", "stack")
"""For printers that turn the paper on its long edge."""
BOTH_SIDES = ("doble faz", "contraluz", "reversos no coinciden", "páginas impares", "borde largo", "borde corto")
WRONG = {
    "one-sided": BOTH_SIDES,
    "gutterfold": (*BOTH_SIDES, "160 a 200", "código va a mano"),
    "manual": ("páginas impares", "impriman las pares", "una sola cara", "doble faz por"),
    "short-edge": ("voltear por el borde largo", "a borde largo"),
    "large-print": ("doblen las hojas juntas", "160 a 200"),
    **dict.fromkeys(TWO_SIDED, ("hoja con instrucciones", "voltear por el borde corto")),
}
RIGHT = {
    "one-sided": ("última es la lista de códigos", "engrapen a la izquierda"),
    "gutterfold": ("80 a 90 g", "pegamento en barra", "engrapen a la izquierda"),
    "manual": ("C01, C02 1–12 13–23", "C01, C02 1–6 7–11", "M01 1–7 8–13"),
    "short-edge": ("voltear por el borde corto", "a borde corto"),
    "large-print": ("cada hoja es una carta",),
    "sleeves": ("no caben en el sobre",),
    "stack": ("la pila 1 arriba",),
}


@cache
def kit() -> Kit:
    checked, _ = pipeline.read(KIT, "kit")
    assert checked.source is not None
    return checked.source.kit


def told(name: str, paper: str) -> str:
    """The guide's words as they are read, without the parting of lines."""
    made = profile(name)
    sides: Literal["manual", "two"] = "manual" if made.sides == "manual" else "two"
    counts = [
        SheetCount("cartas", "C01-cartas.pdf", 12, sides, "C01"),
        SheetCount("cartas", "C02-cartas.pdf", 12, sides, "C02"),
        SheetCount("tablero", "tablero.pdf", 1, "one"),
        *(SheetCount("soluciones", f"{code}-solucion.pdf", 6, sides, code) for code in ("C01", "C02")),
        SheetCount("soluciones", "M01-solucion.pdf", 7, sides, "M01"),
    ]
    tools = workshop(paper, made).reduced()
    pages = printing.pages(kit(), counts, tools)
    assert not tools.issues.overflows and not tools.issues.texts
    words = " ".join(mark.text for page in pages for mark in walk(page.marks) if isinstance(mark, Text))
    return re.sub(r"\s+", " ", words).lower()


def squeezed(words: str) -> str:
    """Letters and digits alone: lines may be parted anywhere."""
    return re.sub(r"\W", "", words.lower())


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", PROFILES)
def test_the_guide_contradicts_neither_its_files_nor_itself(name: str, paper: str) -> None:
    said = squeezed(told(name, paper))
    assert [words for words in WRONG[name] if squeezed(words) in said] == []
    assert [words for words in RIGHT.get(name, ()) if squeezed(words) not in said] == []


def test_files_are_listed_in_the_order_of_printing() -> None:
    said = told("long-edge", "a4")
    places = [said.index(words) for words in ("qué imprimir", "cartas dos", "tablero una", "soluciones, aparte")]
    assert places == sorted(places)


def test_only_what_was_made_for_it_is_said_to_come_out_in_order() -> None:
    assert "quedan por código" in told("stack", "a4")
    assert "quedan por código" not in told("long-edge", "a4")
