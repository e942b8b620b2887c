"""The deck that every engine sets: invented Spanish cards, the same for the same number and seed.

    python -m benchmarks.deck --cards 192 deck.json

One card in twelve has a long body (170 to 200 words), so that fitting has to shrink something; the
others have 60 to 90 words in two paragraphs.
"""

from __future__ import annotations

import argparse
import json
import pathlib
from random import Random
from typing import TypedDict

from .geometry import BANDS

DATA = pathlib.Path(__file__).parent / "data"
WORDS = (DATA / "words.txt").read_text(encoding="utf-8").split()
STEMS = (DATA / "stems.txt").read_text(encoding="utf-8").split()
"""Inflected forms keep the vocabulary about as large as in real prose: caches of words would look too good."""
ENDS = (DATA / "endings.txt").read_text(encoding="utf-8").split()
NAMES = (
    "Íñigo Peñalver", "Begoña Muñoz", "Óscar Güell", "Ángela Ibáñez", "Úrsula Añón",
    "Martín Núñez", "Sofía Ordóñez", "Julián Echegaray", "Inés Viñas", "Andrés Íñiguez",
)  # fmt: skip
TITLES = ("El {} del {}", "La {} y el {}", "Nadie vio el {} ni la {}", "{} sin {}", "¿Y el {}? ¿Y la {}?")
CARDS_PER_CASE = 48


class Card(TypedDict):
    id: str
    code: str
    group: str
    title: str
    body: list[str]
    effects: list[str]
    question: str


def make(cards: int = 192, seed: int = 7) -> list[Card]:
    """The first `cards` cards."""
    random = Random(seed)
    return [_card(random, number) for number in range(cards)]


def _card(random: Random, number: int) -> Card:
    case, place = divmod(number, CARDS_PER_CASE)
    words = random.randint(170, 200) if number % 12 == 5 else random.randint(60, 90)
    cut = random.randint(words // 3, 2 * words // 3)
    return {
        "id": f"c{case + 1:02d}-{place + 1:03d}",
        "code": f"{chr(65 + place // 16)}{random.randint(0, 999):03d}",
        "group": list(BANDS)[random.randrange(4)],
        "title": random.choice(TITLES).format(random.choice(WORDS), random.choice(WORDS)).capitalize(),
        "body": [_paragraph(random, cut), _paragraph(random, words - cut)],
        "effects": _effects(random),
        "question": "¿" + _sentence(random, random.randint(6, 12)).strip("¿?«»—.") + "?",
    }


def _effects(random: Random) -> list[str]:
    all_three = [
        f"+{random.randint(1, 3)} pista",
        f"Tiempo {random.randint(5, 30)} min",
        f"Abre {chr(65 + random.randrange(3))}{random.randint(0, 999):03d}",
    ]
    return all_three[: random.randint(1, 3)]


def _paragraph(random: Random, words: int) -> str:
    sentences, count = [], 0
    while count < words:
        length = min(random.randint(6, 16), max(4, words - count))
        sentences.append(_sentence(random, length))
        count += length
    return " ".join(sentences)


def _sentence(random: Random, length: int) -> str:
    words = [_word(random) for _ in range(length)]
    if length > 9 and random.random() < 0.5:
        words[length // 2] += ","
    if random.random() < 0.25:
        words[-1] = random.choice(NAMES)
    text = " ".join(words)
    text = text[0].upper() + text[1:]
    kind = random.random()
    if kind < 0.08:
        return f"¿{text}?"
    if kind < 0.14:
        return f"«{text}»."
    return f"—{text}." if kind < 0.2 else f"{text}."


def _word(random: Random) -> str:
    return random.choice(WORDS) if random.random() < 0.68 else random.choice(STEMS) + random.choice(ENDS)


def save(cards: int, file: pathlib.Path) -> None:
    """Write the deck as JSON."""
    file.write_text(json.dumps(make(cards), ensure_ascii=False, indent=0), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the deck as JSON.")
    parser.add_argument("--cards", type=int, default=192)
    parser.add_argument("file", type=pathlib.Path)
    options = parser.parse_args()
    save(options.cards, options.file)


if __name__ == "__main__":
    main()
