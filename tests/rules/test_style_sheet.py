"""The style sheet: what each rule finds, what to write instead, and what it lets pass."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from delictum_pnp.diagnostics import Finding
from delictum_pnp.model.build import build
from delictum_pnp.rules.names import codes_disagree, names_disagree
from delictum_pnp.rules.prose import Prose, prose
from delictum_pnp.rules.punctuation import (
    hyphen_for_minus_or_range,
    question_unopened,
    quotation_mark_out_of_style,
    spacing_out_of_style,
    speech_without_dash,
)
from delictum_pnp.rules.typography import date_out_of_style, hour_out_of_style, quantity_out_of_style
from tests.rules.small_kit import laid_over

Rule = Callable[[Prose], Iterable[Finding]]
CARD = ("C01", "cards", "P01", "text")

BAD: list[tuple[Rule, str, list[str]]] = [
    (hour_out_of_style, "a las 23.40", ["23:40"]),
    (hour_out_of_style, "a las 11:40 pm, a las 8 a. m.", ["23:40", "08:00"]),
    (hour_out_of_style, "a las 12 p.m. y a las 12 a.m.", ["12:00", "00:00"]),
    (hour_out_of_style, "entre 21.00 y 22h30", ["21:00", "22:30"]),
    (hour_out_of_style, "a las 7:5 y a las 9:00", ["07:05", "09:00"]),
    (hour_out_of_style, "a las 23:40 hs", ["23:40"]),
    (hour_out_of_style, "a las 25:10 o 12:75", ["00:00–24:00", "00:00–24:00"]),
    (date_out_of_style, "el 12/06/2025, el 12-06-25 y el 2025-06-12", ["12 de junio"] * 3),
    (date_out_of_style, "12 JUN, 12 jun. y 12 junio", ["12 de junio"] * 3),
    (date_out_of_style, "05 de junio, 1º de junio y 12 de Junio", ["5 de junio", "1 de junio", "12 de junio"]),
    (quantity_out_of_style, "240,000 y 1,988,400", ["240.000", "1.988.400"]),
    (quantity_out_of_style, "240 000 pesos, 240000~pesos", ["240.000", "240.000"]),
    (quantity_out_of_style, "$ 240000 y 12000 personas", ["12.000", "240.000"]),
    (speech_without_dash, "—Hola.\n- Adiós.", ["—Adiós"]),
    (speech_without_dash, "– Hola", ["—Hola"]),
    (speech_without_dash, "— Hola", ["—Hola"]),
    (speech_without_dash, "—Hola -- dijo", ["Hola —dijo"]),
    (quotation_mark_out_of_style, '"hola" d\'ella', ["« »", "« »", "’"]),
    (quotation_mark_out_of_style, "«hola", ["«»"]),
    (quotation_mark_out_of_style, "hola»", ["«»"]),
    (quotation_mark_out_of_style, "“hola”", ["«»"]),
    (quotation_mark_out_of_style, "«a «b» c»", ["“”"]),
    (spacing_out_of_style, "hola... dos  espacios", ["hola…", "dos espacios"]),
    (spacing_out_of_style, "hola , ¡ no!", ["hola,", "¡no!"]),
    (question_unopened, "Qué? ¡Nada", ["¿…?", "¡…!"]),
    (question_unopened, "¿qué ¿cómo?", ["¿…?"]),
    (hyphen_for_minus_or_range, "-1, 2-4 y 21:00-24:00", ["−1", "2–4", "21:00–24:00"]),
]
GOOD: list[tuple[Rule, str]] = [
    (hour_out_of_style, "a las 23:40; de 21:00 a 24:00; 10,5 cm; doc. 24.518.663; el 23.4 %; versión 1.2"),
    (date_out_of_style, "12 de junio, 12~de~junio, «19 AGO 17:35», 24/7, 1/2 taza, 4410/22, 5 mar adentro"),
    (quantity_out_of_style, "1200 pesos, 24.518.663, pasaje 118842, precinto 30612 abierto, lotes 311, 312, 4,125 kg"),
    (speech_without_dash, "—Hola —dijo—, adiós.\n\n*Seca* la copa. «Robledo – jueves»"),
    (speech_without_dash, "-"),
    (quotation_mark_out_of_style, "«hola “tú” ya» y «…»"),
    (spacing_out_of_style, "hola… no, 72 % .................. ¿qué?"),
    (question_unopened, "¿¡Qué!? ¡No! ¿Sí? Lo firmó (?)."),
    (hyphen_for_minus_or_range, "−1, 0612-N, 40-1186, 0093-118842, R-03, PA-11, 15-2, 2–4"),
]


def named(case: object) -> str:
    return case.__name__ if callable(case) else str(case)[:24]


@pytest.mark.parametrize(("rule", "text", "better"), BAD, ids=named)
def test_a_slip_is_found_and_mended(rule: Rule, text: str, better: list[str]) -> None:
    assert sorted(str(found.values["better"]) for found in rule(Prose(CARD, text))) == sorted(better)


@pytest.mark.parametrize(("rule", "text"), GOOD, ids=named)
def test_what_looks_like_a_slip_is_let_pass(rule: Rule, text: str) -> None:
    assert list(rule(Prose(CARD, text))) == []


def test_machines_may_shorten_dates_and_count_seconds() -> None:
    exhibit = Prose((*CARD[:3], "exhibit", "stamp"), "12 JUN 0:04", piece=True)
    assert [*date_out_of_style(exhibit), *hour_out_of_style(exhibit)] == []


def test_a_hand_carries_a_quotation_to_the_next_line() -> None:
    line = Prose((*CARD[:3], "exhibit", "lines", "a"), "Once «predios", piece=True)
    assert list(quotation_mark_out_of_style(line)) == []


def test_a_list_of_a_page_is_not_speech() -> None:
    assert list(speech_without_dash(Prose(("pages", "reglamento", 3), "- Calor"))) == []
    assert list(speech_without_dash(Prose(("pages", "reglamento", 3), "– Calor")))


def texts_of(snippet: str, pages: dict[str, str] | None = None) -> list[Prose]:
    source = build(laid_over(snippet), pages or {}).source
    assert source is not None
    return prose(source)


def test_another_language_has_another_style_sheet() -> None:
    assert texts_of("language: pt\n") == []


def test_pages_are_looked_at_line_by_line_without_their_moves() -> None:
    places = texts_of("", {"reglamento": "Uno\n\n= do P01\nDos"})
    assert [place.path for place in places if place.page] == [("pages", "reglamento", 1), ("pages", "reglamento", 4)]


def test_the_solution_is_a_secret() -> None:
    [found] = [
        finding
        for place in texts_of("C01: {solution: {truth: Fue a las 23.40.}}\n")
        for finding in hour_out_of_style(place)
    ]
    assert found.solution and found.path == ("C01", "solution", "truth")


def disagreements(one: str, other: str) -> list[tuple[object, object]]:
    """What is said of a box that writes `one` twice and `other` once."""
    written = {"Q01": one, "P02": one, "Q02": other}
    cards = ", ".join(f"{card}: {{text: 'Vio pasar a {name}.'}}" for card, name in written.items())
    source = build(laid_over(f"C01: {{cards: {{{cards}}}}}\n"), {}).source
    assert source is not None
    found = [*names_disagree(source), *codes_disagree(source)]
    return [(finding.values["found"], finding.values["better"]) for finding in found]


@pytest.mark.parametrize(
    ("one", "other", "said"),
    [
        ("Nora Zubeldía", "N. Zubeldia", ("Zubeldia", "Zubeldía")),
        ("Elena Sarratea", "E.~Saratea", ("Saratea", "Sarratea")),
        ("Raúl Amuchástegui", "Raúl Amuchástgeui", ("Amuchástgeui", "Amuchástegui")),
        ("un DVR 706", "un DVR~760", ("DVR 760", "DVR 706")),
        ("un IR-0091", "un IR-0019", ("IR-0019", "IR-0091")),
    ],
)
def test_a_name_with_a_slip(one: str, other: str, said: tuple[str, str]) -> None:
    assert disagreements(one, other) == [said]


@pytest.mark.parametrize(
    ("one", "other"),
    [("Berta Roca", "Delfina Roa"), ("Julio Mendoza", "Julia Mendoza"), ("DVR 706", "DVR 710"), ("DVR 706", "MTA 318")],
)
def test_names_that_are_two(one: str, other: str) -> None:
    assert disagreements(one, other) == []
