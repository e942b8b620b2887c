"""Prints of drawings: what changes which hash, and what changes none."""

from __future__ import annotations

import dataclasses

import pytest

from delictum_pnp.layout.fingerprint import Fingerprints, theme_mark
from delictum_pnp.layout.page import Box, Clipped, Drawing, Face, Field, Mark, Path, Placed, Text
from delictum_pnp.layout.workshop import Workshop

PALETTE = {"ink": "#111111", "white": "#ffffff"}
TEXT = Text(5, 10, "El sereno vio", "serif", 10)


def prints(*marks: Mark, edition: str = "pnp-v1.0", **palette: str) -> tuple[str, str]:
    return Fingerprints({**PALETTE, **palette}, edition).of(marks)


def shared(data: str) -> Drawing:
    return Drawing("icon", (Path(data, fill="ink"),), 24, 24, shared=True)


BASE = (TEXT, Text(5, 15, "una lancha.", "serif", 10), Box(0, 0, 9, 9, fill="white"), Placed(shared("M 0 0 H 5"), 1, 1))


@pytest.mark.parametrize(
    ("marks", "changed"),
    [
        (BASE, (False, False)),
        ((TEXT._replace(text="El sereno oyó"), *BASE[1:]), (True, True)),
        ((TEXT._replace(text="El sereno"), Text(5, 15, "vio una lancha.", "serif", 10), *BASE[2:]), (False, True)),
        ((TEXT._replace(text="El se\u00ad"), TEXT._replace(text="reno vio"), *BASE[1:]), (False, True)),
        ((TEXT._replace(size=9), *BASE[1:]), (False, True)),
        ((TEXT._replace(color="white"), *BASE[1:]), (False, True)),
        ((*BASE[:3], Placed(shared("M 0 0 H 6"), 1, 1)), (False, True)),
        ((*BASE[:3], Placed(shared("M 0 0 H 5"), 2, 1)), (False, True)),
        ((*BASE[:3], Clipped(0, 0, 5, 5, BASE[3:])), (False, True)),
        ((*BASE, Field("name", "text", 1, 1, 5, 5)), (False, True)),
    ],
)
def test_words_and_look(marks: tuple[Mark, ...], changed: tuple[bool, bool]) -> None:
    before, after = prints(*BASE), prints(*marks)
    assert (before[0] != after[0], before[1] != after[1]) == changed


def test_the_value_of_a_colour_is_look_where_it_is_used() -> None:
    assert prints(*BASE, ink="#000000")[0] == prints(*BASE)[0]
    assert prints(*BASE, ink="#000000")[1] != prints(*BASE)[1]
    assert prints(BASE[2], ink="#000000") == prints(BASE[2])


def test_the_name_of_the_edition_is_left_out() -> None:
    one, two = (Text(x, 9, f"B01.C01.P04 · {name}", "sans", 7) for x, name in ((50, "pnp-v1.0"), (49, "pnp-v1.10")))
    assert prints(one) == prints(two, edition="pnp-v1.10")
    assert prints(one) != prints(one._replace(text="B01.C01.P05 · pnp-v1.0"))


def test_a_sheet_is_its_cards_in_their_order() -> None:
    take = Fingerprints(PALETTE, "pnp-v1.0")
    one, two = (Face(code, "front", Drawing(code, (TEXT._replace(text=code),), 95, 130)) for code in ("P01", "P02"))
    assert take.sheet([one, two]) == take.sheet([one, two])
    assert take.sheet([one, two]) != take.sheet([two, one])
    assert len(take.sheet([one])) == 6


def test_the_mark_of_a_theme_changes_with_it(workshop: Workshop) -> None:
    theme = workshop.theme
    other = dataclasses.replace(theme, palette={**theme.palette, "ink": "#000001"})
    assert len(theme_mark(theme)) == 4
    assert theme_mark(theme) != theme_mark(other)
