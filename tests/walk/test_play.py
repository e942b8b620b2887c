"""The conversation: what a table sees and nothing more, on pipes, the same every time."""

from __future__ import annotations

import pathlib
import subprocess
import sys

import pytest

from delictum_pnp.diagnostics import Language
from delictum_pnp.game.compile import FRESH
from delictum_pnp.pipeline import Templates, workshop_for
from delictum_pnp.walk.play import Table, converse, replay_text
from tests.conftest import ROOT, delictum
from tests.examples.kit import example, source

WHOLE = "- | P01 P02 P03 P04 Q01 Q02 Q03 I01 !filtracion paso paso"


PUBLIC = (
    "Una caja fuerte amaneció abierta.",
    "¿Quién la abrió?",
    "Equipo: mediador",
    "Turno 1 de 10 · Calor 0",
    "P01  L01 La panadería · A: El mostrador.",
    "Q01  El vecino de enfrente: ¿Vio luz esa noche? [Requiere: Nada]  (con mediador)",
    "I01  Mirar el cuaderno del prestamista [Requiere: Nada; Cuesta: Calor +2]",
)


def table(language: Language = "es") -> Table:
    return Table(example(), workshop_for(source(), Templates(ROOT / "templates"), "a4"), FRESH, language)


def told(*lines: str, team: str | None = "-", language: Language = "es") -> str:
    """Everything after the opening."""
    found: list[str] = []
    assert converse(table(language), team, lines, found.append) == 0
    return "\n".join(found[2 if team is not None else 0 :])


def test_the_opening_shows_what_lies_open() -> None:
    found: list[str] = []
    converse(table(), "mediador", [], found.append)
    text = "\n".join(found)
    for public in PUBLIC:
        assert public in text
    for covered in ("Recibo", "Copia de una llave", "Miré el reloj", "G01", "Rumores", "Se abrió con una copia"):
        assert covered not in text
    assert "Q03" not in told("lista") and "[Requiere: Q02]  (solo con mediador)" in text


def test_an_action_shows_its_card_and_notes_its_source() -> None:
    text = told("P01")
    assert "── P01 · Recibo · G01\n   Copia de una llave de caja." in text
    assert "Se anota: P01 G01 citable" in text and "Turno 2 de 10" in text


def test_why_an_action_is_not_eligible_is_said_when_asked() -> None:
    assert told("?Q03") == told("porque Q03") == told("why Q03")
    assert told("?Q03") == "Q03: ahora no. pide 1 de Q02; obtenidas: —."
    assert told("Q03").startswith("Q03: ahora no. pide 1 de Q02")
    assert told("?P01") == "P01: se puede elegir."
    assert told("why Q03", language="en") == "Q03: not now. it asks for 1 of Q02; obtained: —."
    assert "«Z09» no es una acción de este caso" in told("Z09")


def test_a_crisis_offers_its_options_and_holds_the_card_back() -> None:
    text = told("P01", "P02", "P03", "I01")
    assert "CRISIS" not in text
    events = told("Q01", "Q02", "P01", "I01")
    assert "── A04 · Rumores" in events and "Calor 3" in events
    hot = told("Q01", "Q02", "I01", "P01", "P02", "P03")
    assert "── A06 · Un coche parado" in hot and "» Ahora también los sigue." in hot
    assert (
        "CRISIS. Elijan:\n  !filtracion" in hot
        and "!silenciar:Q01" in hot
        and "P04  L02" not in hot.partition("CRISIS")[2]
    )
    assert "presión pública" in told("Q01", "Q02", "I01", "P01", "P02", "P03", "!filtracion")


def test_undo_log_notes_and_reading_again() -> None:
    assert "Deshecho: P02\nTurno 2 de 10" in told("P01 P02", "deshacer")
    assert told("P01", "P02", "undo", "log").endswith("- | P01")
    assert told("undo") == "No hay nada que deshacer." and told("log") == "Todavía no se jugó nada."
    assert told("registro") == "Registro: vacío"
    assert told("P01", "registro").endswith("Registro: P01 G01 citable")
    assert told("P01", "leer P01").endswith("   Copia de una llave de caja.")
    assert "no es una acción" in told("leer P01")
    assert "guardar ARCHIVO" in told("?")


def test_the_team_is_asked_for_until_it_is_one() -> None:
    text = told("brujo", "mediador, hacker", "log", team=None)
    assert "Equipo: hacker, mediador" in text


def test_a_replay_is_the_same_every_time_and_shows_the_whole_walk() -> None:
    walks = []
    for _ in range(2):
        found: list[str] = []
        assert replay_text(table(), WHOLE, None, found.append) == 0
        walks.append("\n".join(found))
    assert walks[0] == walks[1]
    assert walks[0].count("\n> ") == 11 and "El expediente se cierra." in walks[0]
    assert "Se abrió con una copia" not in walks[0]


def test_a_replay_stops_at_what_the_rules_do_not_allow() -> None:
    found: list[str] = []
    assert replay_text(table("en"), "P01 P01 P02", None, found.append) == 1
    assert found[-1] == "P01: not now. P01 is already revealed."


def piped(text: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "delictum_pnp", "play", *arguments],
        input=text,
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={"DELICTUM_LANG": "es", "PYTHONUTF8": "1"},
    )


def test_a_game_on_pipes_is_saved_replayed_and_scored(tmp_path: pathlib.Path) -> None:
    line, sheet = tmp_path / "línea.txt", tmp_path / "hoja.yaml"
    cards = "P01 P02 P03 P04 P05 P06 P07 P08 P09 P10"
    done = piped(f"-\n{cards}\nguardar {line}\nhoja {sheet}\nsalir\n", "C01")
    assert done.returncode == 0, done.stderr
    assert line.read_text("utf-8") == f"- | {cards}\n"
    replayed = delictum("play", "C01", "--replay", str(line), DELICTUM_LANG="es")
    assert replayed.returncode == 0 and "El expediente se cierra." in replayed.stdout
    filled = sheet.read_text("utf-8").replace("right: , sources: []", "right: no, sources: [P01, P02]")
    filled = filled.replace("scope:\n", "scope: operative\n").replace("closing:\n", "closing: institucional\n")
    sheet.write_text(filled, "utf-8")
    scored = delictum("score", "C01", str(sheet), DELICTUM_LANG="en")
    assert (scored.returncode, scored.stderr) == (0, "")
    assert "Result: failure" in scored.stdout


@pytest.mark.parametrize(
    ("text", "arguments", "code"),
    [
        ("", ("C01",), 2),
        ("", ("C01", "--team", "brujo"), 2),
        ("", ("C77",), 2),
        ("", ("C01", "--replay", "P01 P01"), 1),
    ],
)
def test_exit_codes(text: str, arguments: tuple[str, ...], code: int) -> None:
    assert piped(text, *arguments).returncode == code
