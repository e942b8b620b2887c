"""What counts as telling, and what does not."""

from __future__ import annotations

import pytest

from delictum_pnp.verify.canaries import Canaries, folded

TRUTH = "La dueña pidió a su sobrino la llave del depósito y volvió antes del último tren de la noche."
KNOWN = "El depósito se abre con llave. Antes del último tren de la noche no pasa nadie."


@pytest.fixture(scope="module")
def canaries() -> Canaries:
    return Canaries({"truth": TRUTH, "hour": "viernes 21, 22:51", "name": "Esteban Irigoyen Paz"}, [KNOWN])


@pytest.mark.parametrize(
    "text",
    [
        TRUTH,
        "LA DUENA PIDIO A SU SOBRINO LA LLAVE",
        "la due-\nña pi\u00addió / a su_sobrino la llave",
        "p i d i ó  a  s u  s o b r i n o  l a  l l a v e",
        "xxla llave del depo\u0301sito y volvio\u0301yy",
        "Fue Esteban Irigoyen Paz.",
    ],
)
def test_it_is_told(canaries: Canaries, text: str) -> None:
    assert canaries.in_text(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "pidió a su sobrino",
        "la llave del depósito",
        KNOWN,
        "antes del último tren de la noche",
        "el viernes 21, a las 22:51",
        "Esteban Irigoyen",
        "noche la de tren último del antes volvió y depósito del llave la sobrino su a pidió dueña la",
    ],
)
def test_it_is_not_told(canaries: Canaries, text: str) -> None:
    assert not canaries.in_text(text)


@pytest.mark.parametrize("encoding", ["utf-8", "latin-1", "utf-16", "utf-16-be", "cp1252", "mac-roman"])
def test_bytes_in_any_encoding_that_keeps_ascii(canaries: Canaries, encoding: str) -> None:
    assert canaries.in_bytes(b"\xff\x00\x07" + TRUTH.encode(encoding)) == "truth"
    assert not canaries.in_bytes(KNOWN.encode(encoding))


@pytest.mark.parametrize("start", range(20))
def test_it_is_found_wherever_it_begins(canaries: Canaries, start: int) -> None:
    """Texts are looked at every few letters: no place may fall through."""
    assert canaries.in_text("z" * start + "Esteban Irigoyen Paz") == "name"


def test_letters_are_pressed() -> None:
    assert folded("¡Ñandú, 3 º–ﬁn_Straße!") == "nandu3ofinstrasse"
