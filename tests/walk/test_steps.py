"""What is read when: after the printed cost, after the event's own Heat, after the crisis that either causes."""

from __future__ import annotations

import pytest

from delictum_pnp.game.compile import FRESH, compile_rules
from delictum_pnp.game.engine import start
from delictum_pnp.game.notation import parse_action, parse_position
from delictum_pnp.walk.line import Line, line_text, parse_line
from delictum_pnp.walk.steps import Reading, Walk
from tests.game.small import dossier
from tests.game.small import tiny as tiny_case

CARDS = {
    "I01": {"effects": [{"heat": 1}]},
    "P02": {"effects": [{"heat": 2}]},
}


def walk(position: str, before_its_heat: bool = False) -> Walk:
    readings = {"readings": {"event_condition": "before_its_heat"}} if before_its_heat else {}
    case = tiny_case({"cards": CARDS}, readings)
    rules = compile_rules(case)
    return Walk(case, rules, FRESH, parse_position(rules, position))


def read(made: Walk, line: str) -> list[list[str]]:
    """By decision, the cards turned over, with the Heat that decides their variants."""
    found = []
    for word in line.split():
        step = made.take(parse_action(made.rules, word))
        found.append([f"{one.card}@{one.heat}{'-' if one.put_back else ''}" for one in step.readings])
    return found


@pytest.mark.parametrize(
    ("position", "line", "readings"),
    [
        ("T1 C0 R+0 | - | - | -", "P01", [["P01@0"]]),
        ("T2 C0 R+0 | - | - | -", "P01", [["P01@0", "A02@1"]]),
        ("T2 C1 R+0 | - | - | -", "P02", [["P02@1", "A02@4"]]),
        ("T1 C4 R+0 | - | - | -", "I01 !filtracion", [[], ["I01@4"]]),
        ("T1 C2 R+0 | - | - | -", "I01 !filtracion", [["I01@2"], []]),
        ("T2 C4 R+0 | - | - | -", "P01 !filtracion", [["P01@4"], ["A02@3"]]),
        ("T2 C4 R+0 | - | - | -", "I01 !filtracion !demora", [[], ["I01@4"], ["A02@3"]]),
        ("T1 C0 R+0 | - | analista | -", "P01+analista", [["P01@0", "N01@0"]]),
        ("T1 C0 R+0 | - | periodista | -", "P01+periodista", [["P01@0", "P02@0-"]]),
        ("T2 C0 R+0 | - | - | -1", "perdido", [["A02@1"]]),
    ],
)
def test_cards_are_read_in_their_moment(position: str, line: str, readings: list[list[str]]) -> None:
    assert read(walk(position), line) == readings


def test_under_the_other_reading_an_event_is_decided_before_its_heat() -> None:
    assert read(walk("T2 C2 R+0 | - | - | -", before_its_heat=True), "P01") == [["P01@2", "A02@2"]]


def test_undo_goes_back_to_the_first_position_and_no_further() -> None:
    made = walk("T1 C0 R+0 | - | - | -")
    read(made, "P01 P02")
    assert [made.undo() is not None for _ in range(3)] == [True, True, False]
    assert made.position == made.first


def test_a_seed_is_read_as_what_it_was() -> None:
    meta = dossier("meta")
    rules = compile_rules(meta)
    made = Walk(meta, rules, FRESH, start(rules))
    assert made.take(parse_action(rules, "V01")).readings == (Reading("V01", 0),)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("P01 Q02", Line((), ("P01", "Q02"))),
        ("analista hacker | P01\n# comentario\nQ02 # otro", Line(("analista", "hacker"), ("P01", "Q02"))),
        ("- | P01", Line((), ("P01",))),
        ("", Line((), ())),
    ],
)
def test_a_line_is_read(text: str, line: Line) -> None:
    assert parse_line(text) == line
    assert parse_line(line_text(*line)) == line
