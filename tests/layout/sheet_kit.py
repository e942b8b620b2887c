"""A kit for the tests of the box's sheets: the real box and edition, cases of empty cards in the right numbers."""

from __future__ import annotations

from functools import cache
from typing import Any

from delictum_pnp.layout.issues import Issues
from delictum_pnp.layout.setter import Setter
from delictum_pnp.layout.theme import load_theme
from delictum_pnp.layout.workshop import Paper, Phrases, Workshop
from delictum_pnp.model.cards import CARD_TYPES
from delictum_pnp.model.kit import Kit, KitInfo
from delictum_pnp.pdf.fonts import FontBook

from .conftest import ROOT, load_template, read_yaml

BOX = ROOT / "cases" / "B01-sombras-de-poder"
CASES = {
    "C01": ("El pasajero que no subió", "wine"),
    "C02": ("La dosis imposible", "pharmacy"),
    "C03": ("El archivo quemado", "ember"),
    "M01": ("La Mesa del Puente", "night"),
}
NOTES = 4
QUESTION = "¿Qué ganaban con que {who} no llegara al viernes, y quién lo supo antes que nadie en {place}?"
OWN: dict[str, dict[str, Any]] = {
    "L": {"approaches": {"A": "a", "B": "b"}},
    "P": {"location": "L01", "approach": "A", "kind": "photo"},
    "Q": {"question": "q"},
    "V": {"recover": {"text": "a"}, "verify": {"text": "b"}},
    "S": {"strong": "a", "fragile": "b", "absent": "c"},
    "N": {"specialist": "hacker", "clue": "P01"},
}
"""What a card of a letter cannot be without."""


@cache
def fonts() -> FontBook:
    return FontBook(load_theme(load_template("theme"), load_template("icons")).fonts)


def workshop(paper: str) -> Workshop:
    """A workshop for a paper with the real fonts, for what must fit."""
    data = load_template(f"papers/{paper}")
    theme = load_theme(load_template("theme"), load_template("icons"))
    return Workshop(
        Setter(theme, fonts()),
        Phrases(load_template("phrases/es")),
        Paper(data["name"], data["title"], float(data["width"]), float(data["height"])),
        "pnp-v1.0",
        "B01",
        "Delictum — Sombras de Poder",
        load_template,
        Issues(),
    )


def kit(turns: int = 10) -> Kit:
    """The kit; `turns` of a case change with the edition."""
    data = {**read_yaml(BOX / "kit.yaml"), **read_yaml(BOX / "edition.yaml"), "cases": list(CASES)}
    edition = data["edition"]
    data["edition"] = {**edition, "case": {**edition["case"], "turns": turns}}
    info = KitInfo.model_validate(data)
    return Kit.model_validate({"info": info, "cases": {code: _case(info, code) for code in CASES}, "pages": {}})


def _case(info: KitInfo, code: str) -> dict[str, Any]:
    title, accent = CASES[code]
    counts = info.edition.meta if code == "M01" else info.edition.case
    numbers = {letter: getattr(counts, letter) for letter in "LPQXFIVS"} | {"N": NOTES}
    cards = {f"{letter}{i:02d}": _card(letter, i) for letter, count in numbers.items() for i in range(1, count + 1)}
    for turn in counts.event_turns:
        changes = [{"when": {"previous": "wrong"}, "text": "x"}] if code in ("C02", "C03") and turn == 4 else []
        cards[f"A{turn:02d}"] = CARD_TYPES["A"].model_validate(
            {"code": f"A{turn:02d}", "title": "x", "variants": changes}
        )
    questions = {"claims": {number: QUESTION.format(who="Varela", place="la costa") for number in "123"}}
    early = {"C02": {"seed": "C01", "question": "Q07"}, "C03": {"seed": "C02", "question": "Q05"}}.get(code)
    return {
        "code": code,
        "kind": "meta" if code == "M01" else "case",
        "title": title,
        "accent": accent,
        "introduction": "x",
        "theory": {"operative": questions, "structural": questions},
        "cards": cards,
        "early_interview": early,
    }


def _card(letter: str, number: int) -> Any:
    own = {**OWN.get(letter, {}), **({"seed": f"S{number:02d}"} if letter == "V" else {})}
    return CARD_TYPES[letter].model_validate({"code": f"{letter}{number:02d}", "title": "T", **own})
