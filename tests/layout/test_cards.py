"""Cards: golden faces of one card per type, deck order, what is found while laying out, the safe area."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from delictum_pnp.layout import cards
from delictum_pnp.layout.page import Box, Clipped, Face, Line, Mark, Page, Placed, Text, as_text
from delictum_pnp.layout.workshop import Workshop
from delictum_pnp.model.cards import CARD_TYPES

from . import sample_cards, sheet_kit
from .conftest import UnitMetrics

EFFECTS: list[dict[str, Any]] = [{"heat": 1}, {"reputation": -1}, {"obtain": "P03"}, {"lose_action": 2}]
SAFE = (6.0, 6.0, 89.0, 124.0)


def faces(workshop: Workshop, letters: str, **changes: Any) -> tuple[Face, Face]:
    """The two faces of the only sample of a letter."""
    case = sample_cards.case(letters, **changes)
    found = cards.faces(case, sample_cards.info(), workshop)
    return next(pair for pair in found if pair[0].code != "L01")


def text_of(pair: tuple[Face, Face]) -> str:
    return "\n".join(
        f"{face.code} {face.side} {face.audience}\n" + as_text(Page(95, 130, face.drawing.marks)) for face in pair
    )


def words_of(face: Face) -> list[str]:
    return [mark.text for mark in flat(face.drawing.marks) if isinstance(mark, Text)]


def flat(marks: Any, dx: float = 0.0, dy: float = 0.0) -> Iterator[Mark]:
    """Marks with those of unshared, unturned drawings moved to their places."""
    for mark in marks:
        if isinstance(mark, Placed) and not mark.drawing.shared:
            yield from flat(mark.drawing.marks, dx + mark.x, dy + mark.y)
        elif not isinstance(mark, Placed | Clipped):
            yield moved(mark, dx, dy)


def moved(mark: Any, dx: float, dy: float) -> Mark:
    if isinstance(mark, Line):
        return mark._replace(x1=mark.x1 + dx, x2=mark.x2 + dx, y1=mark.y1 + dy, y2=mark.y2 + dy)
    return mark._replace(x=mark.x + dx, y=mark.y + dy)


@pytest.mark.parametrize("letter", sample_cards.LETTERS)
def test_sample_of_each_type(letter: str, workshop: Workshop, golden: Any) -> None:
    golden(letter, text_of(faces(workshop, letter)))
    assert workshop.issues.overflows == [] and workshop.issues.missing == []


def test_seed_of_a_metacase_shows_where_it_comes_from_and_what_it_asks(workshop: Workshop) -> None:
    requires = {"any": ["V01"], "when": {"seed": ["fragile", "absent"]}}
    case = sample_cards.case("S", meta=True, group="G13", standing="citable", requires=requires)
    _, (front, back) = cards.faces(case, sample_cards.info(), workshop)
    assert "Lo que quedó de C01" in words_of(back)
    assert "Si está frágil o\u00a0ausente, antes V01" in " ".join(words_of(back))
    assert "Se cita como S01" in words_of(front)


def test_every_type_has_a_face_and_a_sample(workshop: Workshop) -> None:
    for letter in CARD_TYPES:
        assert workshop.load(f"faces/front-{letter}")["extends"] == "faces/front"
        assert letter in sample_cards.LETTERS


def test_deck_order_is_by_type_then_by_code() -> None:
    case = sample_cards.case()
    assert cards.deck(case) == ["L01", "L02", "P01", "Q01", "X01", "F01", "I01", "V01", "A04", "N01", "S01"]


def test_backs_of_a_type_differ_in_words_only(workshop: Workshop) -> None:
    short = faces(workshop, "P", title="Uno", text="Corto.", standing="citable")[1]
    long = faces(workshop, "P", title="Otro", text="Largo. " * 40, standing="confidential", variants=[])[1]
    assert as_text(Page(95, 130, short.drawing.marks)) == as_text(Page(95, 130, long.drawing.marks))


def test_card_text_is_printed_and_never_compiled(workshop: Workshop) -> None:
    front, _ = faces(workshop, "P", title="{{ code }} {% if %}", text="{{ 1 + 1 }}")
    assert {"{{ code }} {% if %}", "{{ 1 + 1 }}"} <= set(words_of(front))


def test_too_long_a_text_is_found_and_drawn_at_its_least_size(workshop: Workshop) -> None:
    front, _ = faces(workshop, "P", text="palabra " * 400)
    overflow = workshop.issues.overflows[0]
    assert (overflow.path, overflow.face, overflow.box) == (("C02", "cards", "P01", "text"), "P01 front", "passage")
    assert overflow.lines_over > 10 and overflow.characters_over > 200
    assert {mark.size for mark in flat(front.drawing.marks) if isinstance(mark, Text) and "palabra" in mark.text} == {
        8.5
    }


def test_too_long_a_title_is_found_on_the_front_and_on_the_back(workshop: Workshop) -> None:
    faces(workshop, "X", title="palabra " * 60)
    assert [(o.path[-1], o.box, o.face) for o in workshop.issues.overflows] == [
        ("title", "title", "X01 front"), ("title", "panel", "X01 back"),
    ]  # fmt: skip


def test_missing_glyphs_are_named_once_with_their_text(workshop: Workshop) -> None:
    variant = {"when": {"heat": "3"}, "text": "Dos 🗝 y 🗝."}
    faces(workshop, "P", title="Llave 🗝", variants=[variant])
    assert [(m.path, m.font, m.characters) for m in workshop.issues.missing] == [
        (("C02", "cards", "P01", "title"), "serif-semibold", "🗝"),
        (("C02", "cards", "P01", "variants", 0, "text"), "sans-regular", "🗝"),
    ]


@pytest.mark.parametrize("words, size", [(20, 10.0), (240, 10.0), (264, 9.5), (288, 9.0), (330, 8.5)])
def test_the_passage_gives_way_in_steps(words: int, size: float, workshop: Workshop) -> None:
    front, _ = faces(workshop, "I", text="sol " * words)
    found = {mark.size for mark in flat(front.drawing.marks) if isinstance(mark, Text) and "sol sol" in mark.text}
    assert found == {size} and not workshop.issues.overflows


@pytest.mark.parametrize("effect", [{"reputation": -1}, {"heat": 1}])
def test_the_consequence_stands_on_the_line_of_its_condition(effect: dict[str, int]) -> None:
    variant = {"when": {"previous": "wrong"}, "effects": [effect], "text": "Nada."}
    front, _ = faces(sheet_kit.workshop("a4"), "A", variants=[variant])
    texts = [mark for mark in flat(front.drawing.marks) if isinstance(mark, Text)]
    condition = next(mark for mark in texts if mark.text.startswith("Si la teoría"))
    consequence = next(mark for mark in texts if mark.text in ("Reputación", "Calor") and mark.y > 60)
    assert abs(consequence.y - condition.y) < 1 and condition.size >= 8


def test_a_passage_that_ends_in_a_box_keeps_off_the_note_below() -> None:
    shop = sheet_kit.workshop("a4")
    for words in range(20, 52, 2):
        front, _ = faces(shop, "S", text="sol " * 60, strong="sol " * words)
        boxes = [mark for mark in flat(front.drawing.marks) if isinstance(mark, Box)]
        assert max(box.y + box.height for box in boxes) <= 111.6 + 1.1 + 1e-6
    assert not shop.issues.overflows


def test_first_baselines_stand_on_the_grid(workshop: Workshop) -> None:
    for letter in "LPQXFIN":
        front, _ = faces(workshop, letter)
        for mark in flat(front.drawing.marks):
            if isinstance(mark, Text) and mark.font == "serif-regular":
                assert ((mark.y - 29.4) / 1.1) % 1 == pytest.approx(0, abs=1e-6) or ((mark.y - 29.4) / 1.1) % 1 > 0.999


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    letter=st.sampled_from(sample_cards.LETTERS),
    title=st.integers(1, 30),
    words=st.integers(1, 300),
    variant=st.integers(1, 60),
    effects=st.lists(st.sampled_from(EFFECTS), max_size=3),
)  # fmt: skip
def test_marks_stay_in_the_safe_area_or_an_overflow_says_so(
    letter: str, title: int, words: int, variant: int, effects: list[Any], workshop: Workshop
) -> None:
    workshop.issues.overflows.clear()
    front, _ = faces(
        workshop, letter, title="Casilla " * title, text="rumor " * words, effects=effects,
        variants=[{"when": {"heat": "3-4"}, "text": "aviso " * variant}],
    )  # fmt: skip
    outside = [mark for mark in flat(front.drawing.marks) if beyond(mark)]
    assert not outside or workshop.issues.overflows


def beyond(mark: Mark) -> bool:
    """Whether a text or box leaves the safe area."""
    left, top, right, bottom = SAFE
    if isinstance(mark, Text):
        end = mark.x + UnitMetrics().width(mark.text) * mark.size / 1000 / (72 / 25.4)
        return mark.x < left - 0.05 or end > right + 0.05 or not top < mark.y < bottom
    if isinstance(mark, Box):
        return mark.x < left - 0.05 or mark.x + mark.width > right + 0.05 or mark.y + mark.height > bottom
    return False
