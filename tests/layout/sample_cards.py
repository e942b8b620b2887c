"""The sample cards as parts of the model: one of each type, in one small case."""

from __future__ import annotations

from typing import Any

from delictum_pnp.model.cards import CARD_TYPES
from delictum_pnp.model.case import Case
from delictum_pnp.model.kit import KitInfo

from .conftest import HERE, read_yaml

CODES = {"L": "L02", "P": "P01", "A": "A04"}
LETTERS = "LPQXFIVANS"


def info() -> KitInfo:
    return KitInfo.model_validate(read_yaml(HERE / "samples" / "kit.yaml"))


def case(letters: str = LETTERS, meta: bool = False, **changes: Any) -> Case:
    """The case with the sample cards of some letters; `changes` are laid over each of these cards."""
    data = read_yaml(HERE / "samples" / "case.yaml")
    cards = dict(data["cards"])
    for letter in letters:
        own = read_yaml(HERE / "samples" / f"{letter}.yaml")
        known = CARD_TYPES[letter].model_fields
        code = CODES.get(letter, f"{letter}01")
        cards[code] = {**own, **{key: value for key, value in changes.items() if key in known}}
    built = {code: CARD_TYPES[code[0]].model_validate({**card, "code": code}) for code, card in cards.items()}
    own_code = {"code": "M01", "kind": "meta"} if meta else {}
    return Case.model_validate({**data, **own_code, "cards": built})
