from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from delictum_pnp.layout.net import Net, NetTooSmall, card_net, folds, outline, pocket_net

from .conftest import load_template

AT = {name: float(value) for name, value in load_template("products/sobre")["all"].items()}
thicknesses = st.integers(10, 60).map(lambda hundredths: hundredths / 100)
counts = st.integers(1, 80)


def corners(net: Net) -> list[tuple[float, float]]:
    numbers = [float(value) for value in re.findall(r"-?[\d.]+", re.sub(r"H\S+ ", "", outline(net)))]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


@given(counts, thicknesses)
def test_an_envelope_holds_its_cards_or_says_what_it_needs(cards: int, thickness: float) -> None:
    stack = cards * thickness
    try:
        net = card_net({**AT, "card-thickness": thickness}, cards)
    except NetTooSmall as problem:
        assert stack > AT["gusset"] == problem.available
        assert problem.needed == pytest.approx(stack)
    else:
        assert stack <= net.gusset + 1e-6
        assert net.front >= AT["card-width"] and net.body >= AT["card-height"]


@given(counts, thicknesses, st.sampled_from([(281.0, 194.0), (263.4, 199.9)]))
def test_a_gusset_made_for_a_stack_fits_the_sheet_or_says_how_much_it_lacks(
    cards: int, thickness: float, area: tuple[float, float]
) -> None:
    stack = cards * thickness
    net = card_net({**AT, "card-thickness": thickness, "gusset": stack + 0.01}, cards)
    try:
        assert net.fitting(*area) is net
        assert net.width <= area[0] and net.height <= area[1]
    except NetTooSmall as problem:
        assert problem.needed == {"width": net.width, "height": net.height}[problem.part] > problem.available


@pytest.mark.parametrize(
    ("net", "width", "height"),
    [
        (card_net(AT, 46), 12 + 98 + 14 + 98 + 14, 19.6 + 14 + 132 + 14 + 14),
        (pocket_net(AT, (210, 297)), 12 + 110 + 110, 27 + 152 + 13),
        (pocket_net(AT, (215.9, 279.4)), 12 + 2 * 112.95, 27 + 143.2 + 13),
    ],
)
def test_the_parts_add_up(net: Net, width: float, height: float) -> None:
    assert net.width == pytest.approx(width)
    assert net.height == pytest.approx(height)
    xs, ys = zip(*corners(net), strict=True)
    assert min(xs) >= 0 and max(xs) == pytest.approx(width)
    assert min(ys) == 0 and max(ys) == pytest.approx(height)


@pytest.mark.parametrize("net", [card_net(AT, 44), pocket_net(AT, (210, 297))])
def test_every_fold_is_told_once_and_lies_inside(net: Net) -> None:
    lines = folds(net)
    assert len(lines) == len(set(lines)) == (12 if net.gusset else 4)
    for x, y in (end for line in lines for end in line):
        assert 0 < x <= net.width and 0 < y < net.height


def test_forty_seven_cards_are_too_many() -> None:
    with pytest.raises(NetTooSmall, match=r"gusset needs 14\.1 mm and has 14\.0 mm"):
        card_net(AT, 47)


def test_a_net_larger_than_the_sheet_says_so() -> None:
    with pytest.raises(NetTooSmall) as problem:
        card_net({**AT, "flap": 40}, 44).fitting(281, 194)
    details: Any = problem.value
    assert details.part == "height" and details.needed == pytest.approx(214)
