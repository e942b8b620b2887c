"""The lower margin of press sheets: ruler, advice, digits that tell editions apart, how to flip; none over another."""

from __future__ import annotations

import dataclasses
from typing import get_args

import pytest

from delictum_pnp.layout import margins
from delictum_pnp.layout.fingerprint import theme_mark
from delictum_pnp.layout.page import Box, Line, Mark, Placed, Text, walk
from delictum_pnp.layout.profile import Sides
from delictum_pnp.layout.workshop import Paper, Workshop

PAPERS = [
    (Paper("a4", "A4", 210, 297), (10, 18.5, 190, 260)),
    (Paper("letter", "Carta", 215.9, 279.4), (12.95, 9.7, 190, 260)),
]


def test_what_runs_upright_keeps_off_the_back_pattern(workshop: Workshop) -> None:
    paper, block = PAPERS[1]
    workshop = dataclasses.replace(workshop, paper=paper)
    label = margins.Label("Cartas", "C01", "long", "a1b2c3")
    made = margins.furniture(workshop, label, 1, 11, "back", (paper.width, paper.height), block)
    pattern = block[0] - (block[1] - paper.ink_margin)  # at the sides it runs on as far as at the ends
    for placed in (mark for mark in made if isinstance(mark, Placed)):
        foot = max(_foot(mark) for mark in placed.drawing.marks)
        assert foot <= pattern - paper.ink_margin - 0.5


def _foot(mark: Mark) -> float:
    """How far from the sheet's edge a mark of an upright line reaches."""
    if isinstance(mark, Text):
        return mark.y + (0.5 if set(mark.text) & set("gjpqy,") else 0.0)
    if isinstance(mark, Line):
        return max(mark.y1, mark.y2)
    return mark.y + mark.height if isinstance(mark, Box) else 0.0


def test_cards_with_nothing_on_their_backs_ask_for_nothing_by_hand(workshop: Workshop) -> None:
    paper, block = PAPERS[0]
    for by_hand in (True, False):
        label = margins.Label("Especialistas", None, "one", "a1b2c3", by_hand)
        made = margins.furniture(workshop, label, 1, 2, "single", (paper.width, paper.height), block)
        told = " ".join(mark.text for mark in walk(made) if isinstance(mark, Text))
        assert (workshop.phrases("sheet.one_sided") in told) == by_hand


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
