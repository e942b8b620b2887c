"""The graph: layers respect requirements, every card stands once, nothing overlaps, whatever asks for what."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from delictum_pnp.layout import graph
from delictum_pnp.layout.graph.cards import faces
from delictum_pnp.layout.graph.layers import Layered, Stretch, Way, layered
from delictum_pnp.layout.graph.network import Thread, network, ranks
from delictum_pnp.layout.graph.order import crossings, ordered
from delictum_pnp.layout.graph.plan import Plan, plan
from delictum_pnp.layout.graph.spread import Spacing, least_height, loosened, spread
from delictum_pnp.layout.page import Text, as_text, walk
from delictum_pnp.model.dossier import Dossier
from delictum_pnp.model.play import Requirement

from . import sheet_kit
from .bounds import bounds
from .case_dossier import asking, first

TINY = 1e-6
ASKING = [code for code in first().case.cards if code[0] in "QXFI"]
ASKED = [code for code in first().case.cards if code[0] in "PQXFIN"]
some = st.lists(st.sampled_from(ASKED), max_size=3, unique=True).map(tuple)
requirements = st.dictionaries(
    st.sampled_from(ASKING), st.builds(Requirement, all=some, any=some), min_size=4, max_size=len(ASKING)
)
"""Circles are among them."""


def planned(dossier: Dossier, paper: str = "a4") -> Plan:
    return plan(network(dossier), sheet_kit.workshop(paper))


def frames(done: Plan) -> list[tuple[float, float, float, float]]:
    """Left, top, right, foot of every card and every claim."""
    half, last = done.measure["card"] / 2, done.columns[-1]
    cards = [
        (column.x, done.middles[card.code] - half, column.right, done.middles[card.code] + half)
        for card in done.network.cards
        for column in [done.columns[done.network.layers[card.code]]]
    ]
    return cards + [(last.x, top, last.right, top + claim.height) for claim, top in done.claims]


def overlap(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    across = min(one[2], other[2]) - max(one[0], other[0])
    return across > TINY and min(one[3], other[3]) - max(one[1], other[1]) > TINY


class TestNetwork:
    def test_layers_respect_requirements(self) -> None:
        done = network(first())
        for code, asks in first().requirements.items():
            for asked in asks.codes:
                assert done.layers[asked] < done.layers[code], (asked, code)

    def test_locations_and_clues_stand_at_the_left(self) -> None:
        layers = network(first()).layers
        assert {layers[code] for code in layers if code[0] == "L"} == {0}
        assert {layers[code] for code in layers if code[0] == "P"} == {1}
        assert min(layer for code, layer in layers.items() if code[0] not in "LP") == 2

    def test_threads_tell_what_they_are(self) -> None:
        dossier = asking({"Q01": Requirement(all=("P01",), any=("P02", "P03")), "Q02": Requirement(any=("P04",))})
        threads = set(network(dossier).threads)
        assert Thread("P01", "Q01", "all") in threads
        assert Thread("P02", "Q01", "any") in threads
        assert Thread("P04", "Q02", "all") in threads, "one alternative alone is no alternative"
        assert Thread("L01", "P01", "place") in threads
        assert Thread("P04", "operative.1.sedation", "operative") in threads
        assert Thread("X01", "contradiction.way_out", "settles") in threads

    def test_a_circle_is_cut_and_a_stranger_left_out(self) -> None:
        dossier = asking({"Q01": Requirement(all=("Q02",)), "Q02": Requirement(all=("Q01", "P77"))})
        done = network(dossier)
        between = [t for t in done.threads if {t.source, t.target} <= {"Q01", "Q02", "P77"}]
        assert len(between) == 1

    def test_events_without_threads_stand_apart(self) -> None:
        assert [card.code for card in network(first()).apart] == ["A04", "A06", "A08", "S01"]


class TestLayers:
    def test_a_long_thread_passes_every_layer_and_joins_its_like(self) -> None:
        done = layered({"a": 0, "b": 1, "c": 3}, [Thread("a", "c", "any"), Thread("b", "c", "any")])
        way = Way("c", "any", 2)
        assert done.keys == (("a",), ("b", Way("c", "any", 1)), (way,), ("c",))
        assert Stretch(1, Way("c", "any", 1), way, "any", "c") in done.stretches
        assert Stretch(1, "b", way, "any", "c") in done.stretches
        assert len(done.stretches) == 4

    def test_order_undoes_a_crossing(self) -> None:
        crossed = Layered(
            (("a", "b"), ("c", "d"), ("e", "f")),
            (
                Stretch(0, "a", "d", "all", "d"),
                Stretch(0, "b", "c", "all", "c"),
                Stretch(1, "c", "e", "all", "e"),
                Stretch(1, "d", "f", "all", "f"),
            ),
        )
        rows = ordered(crossed)
        assert rows == (("b", "a"), ("c", "d"), ("e", "f"))
        assert crossings(crossed.keys, crossed.right_of()) == 1
        assert crossings(rows, crossed.right_of()) == 0

    def test_ranks_are_longest_ways(self) -> None:
        threads = [Thread("a", "b", "all"), Thread("b", "c", "all"), Thread("a", "c", "all")]
        assert ranks({"a": 0, "b": 0, "c": 0, "d": 4}, threads) == {"a": 0, "b": 1, "c": 2, "d": 4}


class TestSpread:
    @given(wishes=st.lists(st.floats(0, 100), min_size=2, max_size=8))
    def test_a_layer_keeps_its_order_and_its_distances(self, wishes: list[float]) -> None:
        row: tuple[str | Way, ...] = tuple(f"k{i}" for i in range(len(wishes)))
        ends = {f"e{i}": wish for i, wish in enumerate(wishes)}
        right = {f"k{i}": [f"e{i}"] for i in range(len(wishes))}
        spacing = Spacing(10, 2, 1)
        middles = spread((row, tuple(ends)), {}, right, ends, 100, spacing)
        placed = [middles[key] for key in row]
        assert all(lower - upper >= 12 - TINY for upper, lower in pairwise(placed))
        assert placed[0] >= 5 - TINY and placed[-1] <= 95 + TINY

    def test_a_lone_card_stands_where_its_threads_lead(self) -> None:
        middles = spread((("a",), ("x", "y")), {}, {"a": ["x", "y"]}, {"x": 20, "y": 60}, 100, Spacing(10, 2, 1))
        assert middles["a"] == pytest.approx(40)

    def test_white_grows_only_where_there_is_room(self) -> None:
        spacing, rows = Spacing(10, 2, 1), (("a", "b", "c"), ("d", Way("x", "all", 1)))
        assert least_height(rows[0], spacing) == 34
        assert loosened(rows, spacing, 36, 3) == Spacing(10, 3, 1.5)
        assert loosened(rows, spacing, 99, 3) == Spacing(10, 6, 3)
        assert loosened(rows, spacing, 30, 3) == spacing


class TestPage:
    @settings(max_examples=25, deadline=None)
    @given(asks=requirements)
    def test_nothing_overlaps_whatever_asks_for_what(self, asks: dict[str, Requirement]) -> None:
        dossier = asking(asks)
        done = planned(dossier)
        boxes = frames(done)
        assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]
        margin = done.measure["margin"]
        for left, top, right, foot in boxes:
            assert margin - TINY <= left and right <= done.width - margin + TINY
            assert done.top - TINY <= top and foot <= done.foot + TINY
        for key, middle in done.middles.items():
            if isinstance(key, Way):
                column = done.columns[key.layer]
                assert not [box for box in boxes if overlap(box, (column.x, middle - 0.4, column.right, middle + 0.4))]

    @settings(max_examples=20, deadline=None)
    @given(asks=requirements)
    def test_every_card_appears_once(self, asks: dict[str, Requirement]) -> None:
        dossier = asking(asks)
        done = network(dossier)
        assert Counter(card.code for card in (*done.cards, *done.apart)) == Counter(list(dossier.case.cards))
        assert all(done.layers[t.source] < done.layers[t.target] for t in done.threads if t.target in done.layers)

    @pytest.mark.parametrize("paper", ["a4", "letter"])
    def test_the_first_case_fits_the_smallest_sheet(self, paper: str) -> None:
        workshop = sheet_kit.workshop(paper)
        page = graph.page(first(), workshop)
        assert (page.width, page.height) == (workshop.paper.height, workshop.paper.width)
        assert page.audience == "editor"
        edge = workshop.paper.ink_margin
        for mark, (left, top, right, foot) in bounds(page.marks, sheet_kit.fonts()):
            assert left >= edge - 0.3 and top >= edge - 0.3, mark
            assert right <= page.width - edge + 0.3 and foot <= page.height - edge + 0.3, mark

    def test_codes_are_printed_once_and_type_is_not_too_small(self) -> None:
        page = graph.page(first(), sheet_kit.workshop("a4"))
        texts = [mark for mark in walk(page.marks) if isinstance(mark, Text)]
        heads = Counter(mark.text for mark in texts if mark.size == 9.6)
        assert heads == Counter({card.code: 1 for card in network(first()).cards})
        assert min(mark.size for mark in texts) >= 6.6

    def test_it_is_drawn_alike_every_time(self) -> None:
        one, two = (as_text(graph.page(first(), sheet_kit.workshop("a4"))) for _ in range(2))
        assert one == two

    def test_texts_of_a_card_stay_inside_it(self) -> None:
        workshop = sheet_kit.workshop("a4")
        done = planned(first())
        for code, face in faces(first(), workshop).items():
            if code in done.network.layers:
                column = done.columns[done.network.layers[code]]
                marks = graph.cards.marks(face, column.x, 50, column.width, done.measure["card"], workshop)
                for mark, (left, top, right, foot) in bounds(marks, sheet_kit.fonts()):
                    if isinstance(mark, Text):
                        assert column.x < left and right < column.right, (code, mark)
                        assert top > 50 - done.measure["card"] / 2 and foot < 50 + done.measure["card"] / 2, (
                            code,
                            mark,
                        )
