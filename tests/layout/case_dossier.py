"""The dossier of the flagship's first case, and the same with other requirements."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from delictum_pnp.model.build import build
from delictum_pnp.model.dossier import Dossier, dossiers
from delictum_pnp.model.play import Requirement
from delictum_pnp.source.kit_folder import read_kit

from .sheet_kit import BOX


@cache
def first() -> Dossier:
    reading = read_kit(BOX, "kit")
    assert reading.tree is not None
    built = build(reading.tree, {name: text for name, (text, _) in reading.pages.items()})
    assert built.source is not None, built.diagnostics
    return dossiers(built.source)[0]


def asking(requirements: Mapping[str, Requirement | None]) -> Dossier:
    """The first case with these requirements in place of its own."""
    whole = first()
    cards = {
        code: card.model_copy(update={"requires": requirements[code]}) if code in requirements else card
        for code, card in whole.case.cards.items()
    }
    return Dossier(whole.case.model_copy(update={"cards": cards}), whole.solution, whole.kit)
