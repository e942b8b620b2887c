"""Where Spanish words may be parted (Ortografía 2010; three letters on each side, style guide)."""

from __future__ import annotations

import pytest

from delictum_pnp.layout.hyphenation import hyphenator


def parted(word: str, language: str = "es") -> str:
    for position in hyphenator(language)(word):
        word = f"{word[:position]}-{word[position:]}"
    return word


@pytest.mark.parametrize(
    "word",
    [
        "inves-ti-ga-ción", "ven-ta-ni-lla", "extraor-di-na-rio", "con-tra-dic-ción", "obs-truc-ción", "carroza",
        "cigüe-ñas", "anti-güe-dad", "ave-ri-güe", "gue-rrero", "alqui-lado", "mucha-cho", "trans-porte", "tea-tro",
        "abs-tracto", "cons-ti-tuir", "aflo-jar", "apli-car", "llu-via", "aéreo", "cigüeña", "perro", "casa", "año",
    ],
)  # fmt: skip
def test_syllables(word: str) -> None:
    """The places with three letters on each side, in words of six letters and more."""
    assert parted(word.replace("-", "")) == word


@pytest.mark.parametrize("word", ["PASAJE", "VARELA", "pnp-v1.0", "118841", "P04", "Ulloa", "«casa»", ""])
def test_what_stays_whole(word: str) -> None:
    assert parted(word) == word


@pytest.mark.parametrize(
    ("word", "found"),
    [("«investigación».", "«inves-ti-ga-ción»."), ("¿Ventanilla?", "¿Ven-ta-ni-lla?"), ("(cigüeñas,", "(cigüe-ñas,")],
)
def test_punctuation_is_no_letter(word: str, found: str) -> None:
    assert parted(word) == found


def test_places_come_last_first() -> None:
    assert hyphenator("es")("investigación") == (9, 7, 5)


@pytest.mark.parametrize("word", ["habichuela", "bellota", "irregular", "correr", "sombrilla", "chaqueta", "guitarra"])
def test_no_pair_of_one_sound_is_parted(word: str) -> None:
    found = parted(word)
    assert not any(f"{pair[0]}-{pair[1]}" in found for pair in ("ch", "ll", "rr", "qu", "gu"))


def test_other_languages_go_by_their_dictionary() -> None:
    assert parted("hyphenation", "en_US").replace("-", "") == "hyphenation"
    assert "-" in parted("hyphenation", "en_US")
