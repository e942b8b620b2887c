"""Small cases by chance: a few locations, some questions and routes, a rubric; calm, hot and gated families.

In: a number.  Out: the same `Dossier` for the same number, everywhere.
"""

from __future__ import annotations

from random import Random
from typing import Any, get_args

from delictum_pnp.model.cards import CARD_TYPES
from delictum_pnp.model.case import Case, Solution
from delictum_pnp.model.codes import CardCode
from delictum_pnp.model.dossier import Dossier
from delictum_pnp.model.kit import Kit, KitInfo, Readings
from tests.game.small import _read, merged

FAMILIES = ("calm", "hot", "gated", "disputed")


def made(number: int, actions: int = 9, turns: int = 5) -> Dossier:
    """One of the family `FAMILIES[number % 4]`."""
    chance = Random(number)
    cards = _cards(chance, FAMILIES[number % len(FAMILIES)], actions)
    sources = [code for code, card in cards.items() if card.get("group")]
    cards |= _events(chance, turns)
    counts = {"turns": turns, "event_turns": [2, 4] if turns < 8 else [4, 6, 8]}
    edition = {"case": counts, "readings": _readings(Random(f"readings {number}"))}
    data = {"code": "C02", "kind": "case", "title": "t", "accent": "ocre", "introduction": "i", "theory": {}}
    return assembled({**data, "cards": cards, "solution": _solution(chance, number, sources)}, edition)


READINGS: dict[str, tuple[str, ...]] = {
    field: get_args(Readings.model_fields[field].annotation) for field in Readings.model_fields
}


def _readings(chance: Random) -> dict[str, str]:
    """The edition's readings; every third case has others."""
    if chance.random() < 0.67:
        return {}
    return {field: chance.choice(known) for field, known in READINGS.items()}


def assembled(data: dict[str, Any], edition: dict[str, Any]) -> Dossier:
    cards = {
        CardCode(code): CARD_TYPES[code[0]].model_validate({"code": code, "title": "t", **card})
        for code, card in data["cards"].items()
    }
    solution = Solution.model_validate(data.pop("solution"))
    info = KitInfo.model_validate(merged(_read("tables"), {"edition": edition}))
    whole = Case.model_construct(**Case.model_validate({**data, "cards": {}}).__dict__ | {"cards": cards})
    return Dossier(whole, solution, Kit(info=info, cases={}, pages={}))


def _cards(chance: Random, family: str, actions: int) -> dict[str, dict[str, Any]]:
    clues, routes = actions // 2, 2 if actions < 15 else 4
    letters = ["P"] * clues + ["Q"] * (actions - clues - routes - 1) + ["X"] + (["F", "I"] * routes)[:routes]
    counts: dict[str, int] = {}
    cards: dict[str, dict[str, Any]] = {}
    for letter in letters:
        counts[letter] = counts.get(letter, 0) + 1
        cards[f"{letter}{counts[letter]:02}"] = _card(chance, family, letter, counts[letter], list(cards))
    for code in [code for code in cards if code[0] == "P" and chance.random() < 0.3]:
        note = {"specialist": chance.choice(["analista", "hacker"]), "clue": code, "group": cards[code]["group"]}
        cards[f"N{code[1:]}"] = {**note, "standing": "citable"}
    return cards


def _card(chance: Random, family: str, letter: str, number: int, before: list[str]) -> dict[str, Any]:
    card: dict[str, Any] = {"group": f"G{chance.randint(1, 8):02}", "standing": _standing(chance, letter)}
    if letter == "P":
        card |= {"location": f"L{(number + 1) // 2:02}", "approach": "AB"[number % 2], "kind": "object"}
    elif letter == "Q":
        card |= {"question": "q", "human": True}
        if chance.random() < 0.15:
            card = {"question": "q"}
    if letter != "P" and before and chance.random() < 0.75:
        card["requires"] = _requirement(chance, family, letter, before)
    if effects := _effects(chance, family, before):
        card["effects"] = effects
    if letter in "FI" and chance.random() < 0.6:
        card["cost"] = [{"heat": chance.randint(1, 2)} if letter == "I" else {"reputation": -1}]
    if letter in "PQ" and card.get("group") and chance.random() < 0.3:
        card["variants"] = [_variant(chance)]
    return card


def _standing(chance: Random, letter: str) -> str:
    return "confidential" if letter == "I" or chance.random() < 0.2 else "citable"


def _requirement(chance: Random, family: str, letter: str, before: list[str]) -> dict[str, Any]:
    some = chance.sample(before, min(len(before), chance.randint(1, 3)))
    asks: dict[str, Any] = chance.choice(
        [{"any": some}, {"all": some[:1]}, {"all": some[:1], "any": some[1:]}, {"at_least": {"n": 1, "of": some}}]
    )
    if len(some) > 1 and chance.random() < 0.3:
        asks = {"at_least": {"n": 2, "of": some}}
    if chance.random() < (0.6 if family == "gated" else 0.15):
        asks["reputation"] = f">={chance.randint(-1, 2)}"
    if chance.random() < (0.4 if family == "gated" else 0.1):
        asks["citable"] = True
    return asks


def _effects(chance: Random, family: str, before: list[str]) -> list[dict[str, Any]]:
    effects: list[dict[str, Any]] = []
    if chance.random() < {"hot": 0.8, "gated": 0.4}.get(family, 0.2):
        effects += [{"heat": chance.randint(1, 3)}] * chance.choice([1, 1, 2])
    if chance.random() < 0.25:
        effects.append({"reputation": chance.choice([-1, 1])})
    if chance.random() < 0.08:
        effects.append({"heat": -1})
    if chance.random() < 0.06:
        effects.append({"lose_action": 1})
    if before and chance.random() < 0.06:
        effects.append({"obtain": chance.choice(before)})
    if effects and chance.random() < 0.3:
        effects.insert(chance.randint(0, len(effects)), {"obtain": "self"})
    return effects


def _variant(chance: Random) -> dict[str, Any]:
    variant: dict[str, Any] = {"when": {"heat": chance.choice(["3-4", "0-2", "2-4"])}, "text": "v"}
    if chance.random() < 0.7:
        variant["standing"] = "confidential"
    if chance.random() < 0.4:
        variant["effects"] = [{"heat": 1}]
    return variant


def _events(chance: Random, turns: int) -> dict[str, Any]:
    kinds = [[], [{"heat": 1}], [{"reputation": 1}], [{"reputation": -1}], [{"lose_action": 1}]]
    when = [2, 4] if turns < 8 else [4, 6, 8]
    return {
        f"A{turn:02}": {
            "effects": chance.choice(kinds),
            "variants": [{"when": {"heat": "3-4"}, "text": "v", "effects": chance.choice(kinds)}],
        }
        for turn in when
    }


def _solution(chance: Random, number: int, sources: list[str]) -> dict[str, Any]:
    shared = chance.sample(sources, min(len(sources), 6))
    theses = {scope: {"claims": {n: _claim(chance, shared) for n in "123"}} for scope in ("operative", "structural")}
    disputes = {}
    for name in ("uno", "dos")[: 2 if FAMILIES[number % len(FAMILIES)] == "disputed" else chance.randint(0, 1)]:
        a, b, *settling = chance.sample(sources, min(len(sources), chance.randint(2, 4)))
        affects = chance.sample(["operative.1", "operative.2", "structural.1", "structural.3"], 2)
        disputes[name] = {"fact": "f", "a": [a], "b": [b], "settled_by": settling, "affects": affects}
    return {
        "case": "C02", "groups": {}, "truth": "t", "timeline": {}, "theses": theses, "contradictions": disputes,
        "misleading": {}, "reactions": {},
    }  # fmt: skip


def _claim(chance: Random, sources: list[str]) -> dict[str, Any]:
    roles = {
        name: {"name": "n", "sources": chance.sample(sources, min(len(sources), chance.randint(1, 3)))}
        for name in ("uno", "dos")
    }
    return {"answer": "a", "must_state": {}, "roles": roles}
