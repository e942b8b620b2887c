"""Small cases for the rules of play: YAML in, a `Dossier` out, with changes laid over it.

`dossier("hot", {"cards": {"P01": {"effects": []}}}, {"readings": {"notes": "later_too"}})`: over a mapping keys merge,
anything else is replaced, `None` removes.
"""

from __future__ import annotations

import functools
import pathlib
from collections.abc import Mapping
from typing import Any

from ruamel.yaml import YAML

from delictum_pnp.game.compile import FRESH, compile_rules
from delictum_pnp.game.table import Campaign, Rules
from delictum_pnp.model.build import build
from delictum_pnp.model.cards import CARD_TYPES
from delictum_pnp.model.case import Case, Solution
from delictum_pnp.model.codes import CardCode, CaseCode
from delictum_pnp.model.dossier import Dossier, dossiers
from delictum_pnp.model.kit import Kit, KitInfo
from delictum_pnp.model.play import SeedState
from delictum_pnp.source.kit_folder import read_kit

HERE = pathlib.Path(__file__).parent
FLAGSHIP = HERE.parents[1] / "cases" / "B01-sombras-de-poder"


@functools.cache
def _read(name: str) -> Any:
    return YAML(typ="safe", pure=True).load((HERE / f"{name}.yaml").read_text("utf-8"))


def dossier(
    name: str = "hot", case: Mapping[str, Any] | None = None, edition: Mapping[str, Any] | None = None, **kit: Any
) -> Dossier:
    data = merged(_read(name), case or {})
    cards = {
        CardCode(code): CARD_TYPES[code[0]].model_validate({"code": code, **card})
        for code, card in data["cards"].items()
    }
    solution = Solution.model_validate(data.pop("solution"))
    info = KitInfo.model_validate(merged(_read("tables"), {"edition": edition or {}, **kit}))
    whole = Case.model_construct(**Case.model_validate({**data, "cards": {}}).__dict__ | {"cards": cards})
    return Dossier(whole, solution, Kit(info=info, cases={}, pages={}))


def tiny(case: Mapping[str, Any] | None = None, edition: Mapping[str, Any] | None = None) -> Dossier:
    """Three turns with one event, after the second."""
    return dossier("tiny", case, merged({"case": {"turns": 3, "event_turns": [2]}}, edition or {}))


def rules_of(name: str = "hot", campaign: Campaign = FRESH, **changes: Any) -> Rules:
    return compile_rules(tiny(**changes) if name == "tiny" else dossier(name, **changes), campaign)


def reading(name: str, **readings: str) -> Rules:
    """The case under other readings of the edition."""
    return rules_of(name, edition={"readings": readings})


def after(*seeds: SeedState, wrong: bool = False) -> Campaign:
    """A campaign sheet with the seeds of C01, C02 …"""
    return Campaign(tuple((CaseCode(f"C{n:02}"), seed) for n, seed in enumerate(seeds, 1)), wrong)


@functools.cache
def flagship() -> Dossier:
    """The first case of the box."""
    reading = read_kit(FLAGSHIP, "kit")
    assert reading.tree is not None
    built = build(reading.tree, {name: text for name, (text, _) in reading.pages.items()})
    assert built.source is not None
    return dossiers(built.source)[0]


def merged(under: Any, over: Any) -> Any:
    if not (isinstance(under, Mapping) and isinstance(over, Mapping)):
        return over
    result = {key: value for key, value in under.items() if over.get(key, value) is not None}
    result.update({key: merged(under.get(key), value) for key, value in over.items() if value is not None})
    return result
