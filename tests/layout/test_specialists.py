"""Specialists: golden faces, order, what is found."""

from __future__ import annotations

from typing import Any

from delictum_pnp.layout import specialists
from delictum_pnp.layout.workshop import Workshop

from . import sample_cards
from .test_cards import text_of, words_of


def test_a_specialist(workshop: Workshop, golden: Any) -> None:
    golden("E", text_of(specialists.faces(sample_cards.info(), workshop)[0]))
    assert workshop.issues.overflows == []


def test_specialists_stand_in_the_order_of_their_codes(workshop: Workshop) -> None:
    pairs = specialists.faces(sample_cards.info(), workshop)
    assert [front.code for front, _ in pairs] == ["E01", "E02"]
    assert "Elijan cuatro de dos por caso" in words_of(pairs[0][0])


def test_too_long_a_power_is_found(workshop: Workshop) -> None:
    info = sample_cards.info()
    long = info.specialists["hacker"].model_copy(update={"power": "palabra " * 60})
    specialists.faces(info.model_copy(update={"specialists": {"hacker": long}}), workshop)
    assert [(o.path, o.face) for o in workshop.issues.overflows] == [(("specialists", "hacker", "power"), "E02 front")]
