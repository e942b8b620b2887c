"""The lower margin of press sheets: ruler, advice, digits that tell editions apart, how to flip; none over another."""

from __future__ import annotations

import dataclasses
from typing import get_args

import pytest

from delictum_pnp.layout import margins
from delictum_pnp.layout.fingerprint import theme_mark
from delictum_pnp.layout.page import Placed, Text
from delictum_pnp.layout.profile import Sides
from delictum_pnp.layout.workshop import Paper, Workshop

PAPERS = [
    (Paper("a4", "A4", 210, 297), (10, 18.5, 190, 260)),
    (Paper("letter", "Carta", 215.9, 279.4), (12.95, 9.7, 190, 260)),
]


@pytest.mark.parametrize("sides", get_args(Sides))
@pytest.mark.parametrize(("paper", "block"), PAPERS, ids=["a4", "letter"])
def test_what_stands_in_the_lower_margin_does_not_touch(
    workshop: Workshop, paper: Paper, block: tuple[float, float, float, float], sides: Sides
) -> None:
    workshop = dataclasses.replace(workshop, paper=paper)
    label = margins.Label("Cartas", "C01", sides, "a1b2c3")
    for side in ("front", "back"):
        made = margins.furniture(workshop, label, 1, 11, side, (paper.width, paper.height), block)  # type: ignore[arg-type]
        below = next(m.drawing for m in made if isinstance(m, Placed) and m.drawing.name == "margin below")
        texts = [mark for mark in below.marks if isinstance(mark, Text)]
        assert texts[1].text == f"hoja a1b2c3 · diseño {theme_mark(workshop.theme)}"
        ends = [mark.x + workshop.setter.width(mark.text, "margin") for mark in texts]
        assert texts[0].x > margins.RULER
        for end, following in zip(ends, texts[1:], strict=False):
            assert following.x > end + 2
        assert ends[-1] == pytest.approx(below.width)
