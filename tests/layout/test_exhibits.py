"""Every kind of exhibit: its key marks, its height, its bounds, its overflows, its jitter."""

from __future__ import annotations

import zlib
from copy import deepcopy
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

from delictum_pnp.layout.exhibits import DRAWERS, Drawn, draw
from delictum_pnp.layout.exhibits.chart import Axis, clock, spread
from delictum_pnp.layout.exhibits.desk import Dice
from delictum_pnp.layout.page import Box, Line, Mark, Page, Path, Placed, Text, as_text, walk
from delictum_pnp.layout.workshop import Workshop
from delictum_pnp.model.exhibits import Exhibit

from .bounds import MM_PER_PT, Rectangle, bounds

WIDTH = 83.0
SLACK = 0.3
"""Millimetres that a line's thickness or a curve's control point may lie outside."""
EXHIBIT: TypeAdapter[Any] = TypeAdapter(Exhibit)

SAMPLES: dict[str, dict[str, Any]] = {
    "ticket": {
        "issuer": "River Lines",
        "fields": {"ticket": ["Ticket", "0093-118"], "sale": ["Sold", "12 JUN 19:48"], "time": ["Time", "23:30"]},
        "stub": "Copy", "seat": ["Seat", "22"], "stub_lines": {"desk": "DESK 3"}, "serial": "0093118842",
    },
    "log": {
        "head": "Night of the 12th", "columns": ["Hour", "Seen"],
        "still": {"art": "rampa", "caption": "RAMP", "stamp": "12 JUN 22:39", "mark": "706"},
        "rows": {"in": ["22:38", "The kitchen door opens."], "out": ["22:41", "The car leaves."]},
    },
    "transcript": {
        "device": "Answering machine", "stamp": "10 JUN",
        "lines": {"a": ["0:00", "Hello?"], "b": ["0:06", "*(Pause.)*"]},
    },
    "note": {"lines": {"a": "before _Friday_ noon", "b": "ask Ana"}, "ringed": "b"},
    "notebook": {
        "left_page": "30", "right_page": "31", "heads": ["_plot_", "parcel"],
        "pairs": {"a": ["PA-1", "R-03"], "b": ["PA-2", "R-04"]},
        "lines": {"a": "All face", "gap": "-", "b": "the river."}, "ringed": "b",
    },
    "receipt": {
        "issuer": "The Mooring", "title": "Order", "fields": {"booth": ["Booth", "3"]},
        "struck": ["Waiter", "R. PINO", "only U."], "rows": {"a": ["22:17", "1 whisky", "U.B."]},
        "total": ["Total", "on account _0019_"],
    },
    "form": {
        "issuer": "Sentinel", "subtitle": "a group", "title": "Order", "number": "0612-N",
        "cells": {"a": ["Received", "12 JUN"], "b": ["By", "desk"], "c": ["Client", "Office"]}, "wide": ["c"],
        "foot": ["Bill to", "the office"],
    },
    "letter": {
        "heading": "City Laboratory", "subtitle": "Reply", "rows": {"a": ["Piece", "A sample"], "b": ["Group", "A"]},
        "seal": ["LABORATORY", "CITY"], "signature": "The expert",
    },
    "statement": {
        "title": "Account", "subtitle": "savings", "fields": {"a": ["Holder", "VARELA"], "b": ["Paper", "24.518"]},
        "columns": ["Date", "What", "Amount"], "rows": {"a": ["11 JUN", "Withdrawal", "−240.000"]},
    },
    "table": {
        "title": "Night", "subtitle": "page 88", "columns": ["Pass", "Car", "In"], "widths": [1, 3, 1],
        "rows": {"a": ["0019", "grey, DVR 706", "20:40"]}, "amounts": True,
    },
    "chart": {
        "title": "Antennas", "subtitle": "12 June", "lanes": {"a": "North", "b": "South"}, "empty": "no records",
        "hours": ["21:15", "00:30"],
        "marks": {"bar": {"lane": "a", "at": "21:31", "until": "22:43"}, "dot": {"lane": "a", "at": "00:10"}},
        "text": "Cell 2 covers three sheds.", "foot": ["To the court", "sheet 1"],
    },
    "plan": {
        "height": 40, "walls": "M 0 0 H 83 V 40 H 0 Z", "partitions": "M 40 0 V 20", "doors": "M 40 20 V 25",
        "furniture": "M 5 5 H 10 V 8 H 5 Z", "labels": {"a": {"at": [20, 12], "text": "hall"}},
        "pins": {"A": [60, 20], "B": [20, 30]},
    },
    "specimen": {
        "art": "vaso", "caption": "A glass", "mark": "R3", "rows": {"a": ["Protocol", "5521"], "b": ["Dose", "one"]},
    },
}  # fmt: skip
SLIPS = {
    "hand": {"label": "On the back", "style": "hand", "lines": {"a": "in _cash_", "b": "before Friday"}},
    "print": {"label": "Stapled to the back of the sheet", "style": "print", "lines": {"a": "Seat 22"}},
}
KINDS = pytest.mark.parametrize("kind", sorted(SAMPLES))


def sample(kind: str, **changes: Any) -> dict[str, Any]:
    return {"kind": kind, **deepcopy(SAMPLES[kind]), **changes}


def drawn(workshop: Workshop, raw: dict[str, Any], code: str = "P04", size: float = 10.0) -> Drawn:
    exhibit = EXHIBIT.validate_python(raw)
    return draw(exhibit, workshop, width=WIDTH, size=size, code=code, path=("C01", "cards", code, "exhibit"))


def bounds_of(found: Drawn, workshop: Workshop) -> Rectangle:
    """The rectangle that holds all marks."""
    left, upper, right, lower = zip(*(place for _, place in bounds(found.marks, workshop.setter.ruler)), strict=True)
    return min(left), min(upper), max(right), max(lower)


def inside(found: Drawn, workshop: Workshop) -> bool:
    left, upper, right, lower = bounds_of(found, workshop)
    return min(left, upper) >= -SLACK and right <= WIDTH + SLACK and lower <= found.height + SLACK


def width_of(text: Text, workshop: Workshop) -> float:
    return workshop.setter.ruler(text.font).width(text.text) * text.size / 1000 * MM_PER_PT


def texts(marks: list[Mark]) -> list[str]:
    return [mark.text.replace("\u00a0", " ") for mark in walk(marks) if isinstance(mark, Text)]


def paths(marks: list[Mark], **wanted: Any) -> list[Path]:
    found = [mark for mark in walk(marks) if isinstance(mark, Path)]
    return [path for path in found if all(getattr(path, name) == value for name, value in wanted.items())]


def values(raw: Any) -> list[str]:
    """Every text of a sample that must be printed."""
    if isinstance(raw, dict):
        return [text for key, value in raw.items() if key not in NOT_PRINTED for text in values(value)]
    if isinstance(raw, list):
        return [text for value in raw for text in values(value)]
    return [raw] if isinstance(raw, str) else []


NOT_PRINTED = {
    "kind", "art", "ringed", "wide", "widths", "lane", "hours", "walls", "partitions", "doors", "furniture", "style",
}  # fmt: skip


def test_every_kind_of_the_model_has_a_drawer_and_a_sample() -> None:
    kinds = {get_args(part.model_fields["kind"].annotation)[0] for part in get_args(get_args(Exhibit)[0])}
    assert kinds == set(DRAWERS) == set(SAMPLES)


@KINDS
def test_all_texts_are_printed_and_nothing_overflows(workshop: Workshop, kind: str) -> None:
    raw = sample(kind, slip=SLIPS["hand"])
    printed = "".join(texts(drawn(workshop, raw).marks)).replace(" ", "").lower()
    for text in values(raw):
        plain = text.replace("_", "").replace("*", "").replace(" ", "").lower()
        assert plain in printed or plain == "-", text
    assert workshop.issues.overflows == []


@KINDS
@pytest.mark.parametrize("size", [10.0, 9.5, 9.0, 8.5])
def test_everything_lies_inside_the_width_and_height(workshop: Workshop, kind: str, size: float) -> None:
    for slip in (None, *SLIPS.values()):
        found = drawn(workshop, sample(kind, slip=slip), size=size)
        assert inside(found, workshop), bounds_of(found, workshop)


@KINDS
def test_no_text_is_smaller_than_its_least_size(workshop: Workshop, kind: str) -> None:
    for mark in walk(drawn(workshop, sample(kind), size=8.5).marks):
        if isinstance(mark, Text):
            assert mark.size >= (6.2 if len(mark.text) == 1 else 6.6)


@KINDS
def test_the_code_changes_the_jitter_and_never_a_text(workshop: Workshop, kind: str) -> None:
    raw = sample(kind, slip=SLIPS["hand"])
    one, other = (drawn(workshop, raw, code) for code in ("P04", "P11"))
    assert texts(one.marks) == texts(other.marks)
    assert one.height == other.height
    assert turns(one.marks) != turns(other.marks)
    assert as_lines(one.marks) == as_lines(drawn(workshop, raw, "P04").marks)


def as_lines(marks: list[Mark]) -> str:
    return as_text(Page(WIDTH, 200, tuple(marks)))


def turns(marks: list[Mark]) -> list[float]:
    return [mark.turn for mark in walk(marks) if isinstance(mark, Placed)]


@pytest.mark.parametrize(
    ("kind", "group", "row"),
    [
        ("ticket", "fields", ["Passenger", "VARELA TOMÁS, JUAN ANTONIO"]),
        ("log", "rows", ["22:50", "Nothing."]),
        ("transcript", "lines", ["0:50", "Nothing."]),
        ("note", "lines", "and then call"),
        ("notebook", "lines", "and then call"),
        ("receipt", "rows", ["22:50", "free", "U.B."]),
        ("form", "cells", ["More", "Nothing"]),
        ("letter", "rows", ["More", "Nothing"]),
        ("statement", "rows", ["12 JUN", "Balance", "6.120"]),
        ("table", "rows", ["0020", "white", "21:00"]),
        ("chart", "lanes", "West"),
        ("specimen", "rows", ["More", "a very long finding that needs more than one line, and more than two"]),
    ],
)
def test_height_grows_with_rows(workshop: Workshop, kind: str, group: str, row: Any) -> None:
    raw = sample(kind)
    low = drawn(workshop, raw).height
    raw[group] |= {"extra": row, "more": row}
    assert drawn(workshop, raw).height > low + 2


def test_a_plan_is_as_high_as_its_data_says(workshop: Workshop) -> None:
    low, high = (drawn(workshop, sample("plan", height=height)).height for height in (40, 60))
    assert 40 < low < 41
    assert high - low == pytest.approx(20, abs=0.3)


# -- key marks ---------------------------------------------------------------------------------
def test_ticket_has_bars_waves_and_a_tear_line(workshop: Workshop) -> None:
    marks = drawn(workshop, sample("ticket")).marks
    bars = [mark for mark in marks if isinstance(mark, Box) and mark.fill == "ink"]
    assert len(bars) > 8
    assert len(paths(marks, stroke="line", line=0.3)) == 3
    assert any(getattr(mark, "dash", ()) for mark in marks)


def test_ticket_places_short_fields_side_by_side(workshop: Workshop) -> None:
    fields = {"a": ["One", "1"], "b": ["Two", "2"], "c": ["Three", "3"], "d": ["Four", "4"]}
    marks = drawn(workshop, sample("ticket", fields=fields)).marks
    places = [mark.y for mark in walk(marks) if isinstance(mark, Text) and mark.text in ("1", "2", "3", "4")]
    assert len(set(places)) == 1


def test_log_shows_its_still_with_the_plate(workshop: Workshop) -> None:
    marks = drawn(workshop, sample("log")).marks
    assert "art.rampa" in [mark.drawing.name for mark in marks if isinstance(mark, Placed)]
    plate = next(mark for mark in marks if isinstance(mark, Text) and mark.text == "706")
    assert 51 < plate.x < 61.6 and 13 < plate.y < 16.2


def test_art_is_drawn_once_per_build(workshop: Workshop) -> None:
    one, other = (drawn(workshop, sample("specimen"), code).marks for code in ("P04", "P05"))
    drawings = [next(mark.drawing for mark in marks if isinstance(mark, Placed)) for marks in (one, other)]
    assert drawings[0] is drawings[1] and drawings[0].shared


def test_handwriting_is_unsteady_within_its_limits(workshop: Workshop) -> None:
    lines = [mark for mark in drawn(workshop, sample("note")).marks if isinstance(mark, Placed)]
    assert len(lines) == 2
    assert all(abs(line.turn) <= 0.35 for line in lines)


def test_underscores_become_a_line_under_the_word(workshop: Workshop) -> None:
    line = next(mark for mark in drawn(workshop, sample("note")).marks if isinstance(mark, Placed))
    text, under = line.drawing.marks
    assert isinstance(text, Text) and isinstance(under, Path)
    assert text.text == "before Friday noon"
    assert under.data.startswith(f"M {width_of(text._replace(text='before '), workshop):.2f} ")


def test_only_the_ringed_line_has_a_ring(workshop: Workshop) -> None:
    with_ring = drawn(workshop, sample("note")).marks
    without = drawn(workshop, sample("note", ringed=None)).marks
    assert len(paths(with_ring)) == len(paths(without)) + 1


def test_form_cells_stand_in_pairs_unless_wide(workshop: Workshop) -> None:
    marks = drawn(workshop, sample("form")).marks
    at = {mark.text: (mark.x, mark.y) for mark in marks if isinstance(mark, Text)}
    assert at["12 JUN"][1] == at["desk"][1]
    assert at["Office"][0] == at["12 JUN"][0] and at["Office"][1] > at["12 JUN"][1]


@pytest.mark.parametrize("value", ["expedientes 311 a 314", "1.988.400 pesos", "25 AGO", "a"])
def test_a_value_keeps_off_the_lines_of_its_cell(workshop: Workshop, value: str) -> None:
    raw = sample("form", cells={"one": ["Uno", value], "two": ["Dos", "1.988.400 pesos"]}, wide=[])
    marks = list(walk(drawn(workshop, raw).marks))
    edges = [mark.x1 for mark in marks if isinstance(mark, Line) and mark.x1 == mark.x2]
    for text in (mark for mark in marks if isinstance(mark, Text) and mark.text in (value, "1.988.400 pesos")):
        right = text.x + width_of(text, workshop)
        assert all(edge >= right + 2 for edge in [*edges, WIDTH] if edge > text.x)


def test_the_first_column_of_a_receipt_is_as_wide_as_what_is_written_there(workshop: Workshop) -> None:
    def column(hour: str) -> float:
        marks = drawn(workshop, sample("receipt", rows={"a": [hour, "free", "U.B."]})).marks
        return min(mark.x1 for mark in marks if isinstance(mark, Line) and mark.x1 == mark.x2)

    assert column("25 AGOSTO") > column("8:00") + 2


def test_no_text_of_a_letter_lies_under_its_seal(workshop: Workshop) -> None:
    marks = drawn(workshop, sample("letter")).marks
    circle = next(path.data.split() for path in paths(marks, line=0.9))
    top = float(circle[2]) - float(circle[3])
    for mark in marks:
        if isinstance(mark, Text) and mark.text != "The expert":
            assert mark.y < top


def test_a_letter_without_seal_and_signature_is_lower(workshop: Workshop) -> None:
    full = drawn(workshop, sample("letter")).height
    assert drawn(workshop, sample("letter", seal=None, signature=None)).height < full - 12


def test_amounts_end_at_one_edge(workshop: Workshop) -> None:
    rows = {"a": ["11 JUN", "Withdrawal", "−240.000"], "b": ["12 JUN", "Balance", "6.120"]}
    marks = drawn(workshop, sample("statement", rows=rows)).marks
    edges = [
        mark.x + width_of(mark, workshop)
        for mark in marks
        if isinstance(mark, Text) and mark.text in ("−240.000", "6.120")
    ]
    assert edges[0] == pytest.approx(edges[1])


def test_plan_has_four_weights_of_line_and_both_pins(workshop: Workshop) -> None:
    marks = drawn(workshop, sample("plan")).marks
    assert [path.line for path in paths(marks)[:4]] == [0.5, 0.5, 1.3, 2.2]
    assert len(paths(marks, fill="ink")) == 2
    assert {"A", "B", "hall"} <= set(texts(marks))


def test_slips_by_hand_lean_and_printed_ones_do_not(workshop: Workshop) -> None:
    for style, lean in (("hand", -1.6), ("print", 0.0)):
        marks = drawn(workshop, sample("form", slip=SLIPS[style])).marks
        slip = next(mark for mark in marks if isinstance(mark, Placed) and mark.drawing.name.startswith("slip"))
        assert slip.turn == lean


# -- the chart ---------------------------------------------------------------------------------
def test_hours_are_read_across_midnight() -> None:
    axis = Axis(22 * 60, 26 * 60, 0, 40)
    assert clock("21:15") == 1275 and clock("noon") is None
    assert axis.minutes("01:00") == 25 * 60
    assert axis.minutes("03:00") is None
    assert axis.x(24 * 60) == 20
    assert axis.ticks() == [22 * 60, 23 * 60, 24 * 60, 25 * 60, 26 * 60]


def test_a_mark_that_the_axis_has_not_is_an_overflow_with_its_path(workshop: Workshop) -> None:
    marks = {"late": {"lane": "a", "at": "05:00"}, "lost": {"lane": "z", "at": "22:00"}}
    drawn(workshop, sample("chart", marks=marks))
    found = [overflow.path[4:] for overflow in workshop.issues.overflows]
    assert found == [("marks", "late", "at"), ("marks", "lost", "lane")]


@given(st.lists(st.tuples(st.floats(0, 40), st.floats(2, 8)), max_size=6))
def test_labels_are_moved_apart_and_keep_their_order(labels: list[tuple[float, float]]) -> None:
    labels.sort()
    centres, widths = [x for x, _ in labels], [width for _, width in labels]
    placed = spread(centres, widths, -5, 60)
    for i in range(len(placed) - 1):
        assert placed[i + 1] - widths[i + 1] / 2 >= placed[i] + widths[i] / 2 + 0.9 - 1e-6
    if placed:
        assert placed[0] - widths[0] / 2 >= -5 - 1e-6 and placed[-1] + widths[-1] / 2 <= 60 + 1e-6


def test_the_ends_of_a_bar_that_is_a_dot_have_one_label(workshop: Workshop) -> None:
    marks = {"a": {"lane": "home", "at": "22:49", "until": "22:51"}}
    lanes = {"home": "Home"}
    raw = sample("chart", lanes=lanes, marks=marks, hours=["22:30", "03:30"])
    assert "22:49–22:51" in texts(drawn(workshop, raw).marks)
    wide = sample("chart", lanes=lanes, marks=marks, hours=["22:45", "22:55"])
    assert {"22:49", "22:51"} <= set(texts(drawn(workshop, wide).marks))


def test_labels_with_room_stay_where_they_are() -> None:
    assert spread([10, 30], [6, 6], 0, 40) == [10, 30]


# -- overflow ----------------------------------------------------------------------------------
def test_a_word_that_cannot_fit_is_noted_once_with_its_path(workshop: Workshop) -> None:
    raw = sample("letter", rows={"a": ["Piece", "x" * 80]})
    for size in (10.0, 8.5):
        drawn(workshop, raw, size=size)
    (found,) = workshop.issues.overflows
    assert found.path == ("C01", "cards", "P04", "exhibit", "rows", "a", 1)
    assert found.face == "P04 front" and found.characters_over > 0


def test_a_value_shrinks_before_it_wraps_and_wraps_before_it_overflows(workshop: Workshop) -> None:
    room = WIDTH - 8.6 - 3 - 1.2
    word = width_of(Text(0, 0, "yyyy ", "mono-regular", 8.6), workshop)

    def value(share: float) -> list[Text]:
        """What is printed of a value that needs this share of its cell at full size."""
        text = " ".join(["yyyy"] * round(room * share / word))
        marks = drawn(workshop, sample("form", cells={"a": ["Client", text]})).marks
        return [mark for mark in marks if isinstance(mark, Text) and "y" in mark.text]

    (full,), (shrunk,), wrapped = value(0.5), value(1.1), value(1.6)
    assert full.size == 8.6
    assert 7.4 <= shrunk.size < 8.6
    assert len(wrapped) == 2 and wrapped[0].size == 8.6
    assert workshop.issues.overflows == []


def test_the_dice_are_the_same_everywhere() -> None:
    dice = Dice("P04/bars")
    numbers = [dice(0, 1) for _ in range(200)]
    state = (zlib.crc32(b"P04/bars") * 1664525 + 1013904223) % 2**32
    assert numbers[0] == (state >> 8) / 2**24
    assert 0 <= min(numbers) < 0.1 and 0.9 < max(numbers) < 1


WORDS = st.text(alphabet="abn ñé_~*«»1:-", min_size=1, max_size=60).filter(lambda text: text.strip(" _~*"))


def filled(raw: Any, words: st.SearchStrategy[str]) -> st.SearchStrategy[Any]:
    """The sample with other texts."""
    if isinstance(raw, dict):
        return st.fixed_dictionaries(
            {key: st.just(value) if key in NOT_PRINTED else filled(value, words) for key, value in raw.items()}
        )
    if isinstance(raw, list):
        return st.tuples(*(filled(value, words) for value in raw))
    return words if isinstance(raw, str) else st.just(raw)


@KINDS
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_any_texts_stay_inside_or_are_noted(workshop: Workshop, kind: str, data: st.DataObject) -> None:
    workshop.issues.overflows.clear()
    raw = sample(kind, slip=SLIPS[data.draw(st.sampled_from(sorted(SLIPS)))])
    found = drawn(workshop, data.draw(filled(raw, WORDS)), size=data.draw(st.sampled_from([10.0, 9.0, 8.5])))
    assert inside(found, workshop) or workshop.issues.overflows
