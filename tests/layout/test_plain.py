"""The plain-text edition: everything that a card says, in lines; what is public first."""

from __future__ import annotations

from typing import Any

import pytest

from delictum_pnp.bundle import AudienceError
from delictum_pnp.layout import campaign, investigation, plain
from delictum_pnp.layout.page import Drawing, Field, Page, Placed, Tag, Text
from delictum_pnp.layout.plain_exhibits import exhibit_lines, unmarked
from delictum_pnp.layout.workshop import Workshop
from delictum_pnp.model.exhibits import Chart, Note, Receipt
from delictum_pnp.model.text import texts
from delictum_pnp.products import Made
from delictum_pnp.text_edition import outputs

from . import sample_cards, sheet_kit


def _text(words: str, x: float, y: float, **more: Any) -> Text:
    return Text(x, y, words, more.pop("font", "serif-regular"), more.pop("size", 10.0), **more)


def _flat(text: str) -> str:
    return "".join(text.split())


def test_every_text_of_a_case_is_told(workshop: Workshop) -> None:
    case = sample_cards.case()
    made = _flat(plain.cards(case, sample_cards.info(), workshop))
    marks = {code: texts(card, code) for code, card in case.cards.items()}
    for found in marks.values():
        for path, text in found:
            if ".requires." not in path and ".waive" not in path:
                for paragraph in str(text).split("\n\n"):
                    assert _flat(unmarked(paragraph)) in made, path


def test_public_sides_come_before_the_first_front(workshop: Workshop) -> None:
    case = sample_cards.case()
    made = plain.cards(case, sample_cards.info(), workshop)
    backs, fronts = made.split(workshop.phrases("plain.fronts"))
    for code, card in case.cards.items():
        assert f"### {code} · reverso" in backs and f"### {code} · frente" in fronts
        if card.text:
            assert _flat(unmarked(str(card.text).split("\n\n")[0])) not in _flat(backs)


def test_lines_are_short_and_the_same_each_time(workshop: Workshop) -> None:
    made = [plain.cards(sample_cards.case(), sample_cards.info(), workshop) for _ in range(2)]
    assert made[0] == made[1]
    assert max(map(len, made[0].splitlines())) <= 80
    assert made[0].endswith("\n") and "\n\n\n" not in made[0] and "\u00ad" not in made[0]


def test_markup_is_left_out() -> None:
    assert unmarked("**Dos** *veces* la [[P04]], a las~9 de la _noche_") == "Dos veces la P04, a las 9 de la noche"


def test_what_is_struck_or_ringed_is_said(workshop: Workshop) -> None:
    note = Note(kind="note", lines={"a": "Uno", "b": "Dos"}, ringed="b")  # type: ignore[dict-item]
    assert list(exhibit_lines(note, "Un papel", workshop.phrases)) == [
        "Nota manuscrita: Un papel", "Uno", "Dos (dentro de un círculo)",
    ]  # fmt: skip
    receipt = Receipt.model_validate(
        {"kind": "receipt", "issuer": "Bar", "title": "Comanda", "fields": {}, "struck": ["Mozo", "PINO", "U. B."],
         "rows": {"a": ["21:41", "agua", "U.B."]}}
    )  # fmt: skip
    assert list(exhibit_lines(receipt, "Una comanda", workshop.phrases))[-2:] == [
        "Mozo · PINO (tachado) · U. B.", "21:41 · agua · U.B.",
    ]  # fmt: skip


def test_marks_of_a_chart_follow_their_lane(workshop: Workshop) -> None:
    chart = Chart.model_validate(
        {"kind": "chart", "title": "Celdas", "lanes": {"a": "Muelle", "b": "Centro"}, "hours": ["21:00", "23:00"],
         "empty": "sin señal",
         "marks": {"m": {"lane": "a", "at": "21:10", "until": "21:40"}, "n": {"lane": "a", "at": "22:00"}}}
    )  # fmt: skip
    assert list(exhibit_lines(chart, "Señales", workshop.phrases)) == [
        "Gráfico de horas: Señales", "Celdas", "21:00–23:00", "Muelle: 21:10–21:40, 22:00", "Centro: sin señal",
    ]  # fmt: skip


def test_cells_of_a_row_are_parted_and_headings_stand_apart(workshop: Workshop) -> None:
    head = _text("Materiales", 20, 20, font="head-regular", size=15.0)
    marks = (head, _text("Pistas", 20, 40), _text("12", 90, 40), _text("Dos por locación.", 20, 60))
    assert plain.product("Caja", [Page(210, 297, marks)], workshop) == (
        "# Caja\n\n## Materiales\nPistas | 12\nDos por locación.\n"
    )


def test_a_booklet_is_told_by_its_page_numbers(workshop: Workshop) -> None:
    def leaf(number: int) -> Placed:
        drawing = Drawing("page", (_text(f"hoja {number}", 1, 9),), 1, 1, tag=Tag("part", place=number))
        return Placed(drawing)

    sheets = [Page(9, 9, (leaf(4), leaf(1))), Page(9, 9, (leaf(2), leaf(3)))]
    made = plain.product("Libro", sheets, workshop).split()
    assert [word for word in made if word.isdecimal()] == ["1", "2", "3", "4"]


def test_places_to_write_are_lines_to_fill_in(workshop: Workshop) -> None:
    marks = (
        _text("Equipo", 20, 20),
        Field("team", "text", 40, 15, 60, 6, "Equipo"),
        Field("turn.1", "check", 20, 30, 5, 5, "Turno 1"),
        _text("1", 30, 35),
        _text("Escriban claro.", 20, 60),
        Field("answer", "text", 20, 70, 90, 6, "Respuesta"),
    )
    assert plain.product("Hoja", [Page(210, 297, marks)], workshop) == (
        "# Hoja\n\nEquipo: ____\n[ ] Turno 1\nEscriban claro.\nRespuesta: ____\n"
    )


@pytest.mark.parametrize("make", ["investigation", "campaign"])
def test_every_place_of_a_play_sheet_is_in_its_text(make: str) -> None:
    kit, tools = sheet_kit.kit(), sheet_kit.workshop("a4")
    case = next(iter(kit.cases.values()))
    pages = investigation.pages(case, kit, tools) if make == "investigation" else campaign.pages(kit, tools)
    told = plain.product("Hoja", pages, tools)
    places = [mark for page in pages for mark in page.marks if isinstance(mark, Field)]
    assert (told.count("[ ]"), told.count("____")) == (
        sum(one.kind == "check" for one in places), sum(one.kind == "text" for one in places)
    )  # fmt: skip
    joined = " ".join(told.split())
    assert all(" ".join(one.tooltip.split()) in joined for one in places)


def test_pages_of_the_solution_make_no_players_text(workshop: Workshop) -> None:
    kit = sheet_kit.kit()
    apart = Page(210, 297, (_text("quién fue", 20, 20),), "solution")
    made = Made("soluciones", "C01-solucion.pdf", "Solución", [apart], "long", None)
    [text, _] = outputs(kit, [], [made], workshop)
    assert text.name == "soluciones/C01-solucion.txt" and text.audience == "solution"
    with pytest.raises(AudienceError):
        outputs(kit, [made], [], workshop)
