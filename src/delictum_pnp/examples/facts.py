"""What an example may ask of a moment: numbers, codes and words that come from the rules of play.

In: a `Stage`, a `Moment`, the name of a fact.  Out: a `Value`; `KeyError` when there is no such fact.

| name | value |
| --- | --- |
| `turn`, `heat`, `reputation`, `lost` | of the position |
| `crisis`, `pressure`, `closed`, `capped` | yes or no |
| `top`, `calm`, `turns` | Heat that brings a crisis, Heat after it, turns of a case |
| `proof`, `why` | after `cite`: demonstrated or not, and the codes of what is missing |
| `truth`, `result`, `seed` | after `close` |
| `P01.group`, `P01.standing` | of a card: standing as it is obtained now |
| `I01.heat`, `I01.reputation` | printed cost |
| `filtracion.reputation`, `event.heat` | what an option of a crisis, an event changes |
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from ..game.compile import compile_rules
from ..game.eligible import closed, in_crisis
from ..game.rubric import Rubric, compile_rubric
from ..game.scoring import Judge, judge_of
from ..game.state import Position
from ..game.table import Rules
from ..model.cards import Route
from ..model.codes import CardCode
from ..model.dossier import Dossier
from ..model.play import Effect


class Change(int):
    """An amount that is printed with its sign."""


class Word(str):
    """A value that the kit's language has a word for (`example.words` of the phrase table)."""


Value = int | bool | Change | Word | str | tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Stage:
    """The example case, ready to be played and judged."""

    dossier: Dossier
    rules: Rules
    rubric: Rubric
    judge: Judge


class Moment(NamedTuple):
    """A position, and what has just been judged."""

    position: Position
    judged: Mapping[str, Value] = {}


def stage_of(dossier: Dossier) -> Stage:
    """Raises what `compile_rules` and `compile_rubric` raise."""
    rules = compile_rules(dossier)
    rubric = compile_rubric(dossier, rules)
    return Stage(dossier, rules, rubric, judge_of(dossier, rules, rubric))


def fact(stage: Stage, moment: Moment, name: str) -> Value:
    """The value of a fact at a moment."""
    if name in moment.judged:
        return moment.judged[name]
    owner, dot, what = name.partition(".")
    return _of_part(stage, moment.position, owner, what) if dot else _plain(stage, moment.position)[name]


def _plain(stage: Stage, position: Position) -> dict[str, Value]:
    rules = stage.rules
    return {
        "turn": position.turn,
        "heat": position.heat,
        "reputation": position.reputation,
        "lost": position.lost,
        "crisis": in_crisis(rules, position),
        "pressure": position.pressure,
        "closed": closed(rules, position),
        "capped": position.capped,
        "top": rules.heat[1],
        "calm": rules.crisis_heat,
        "turns": rules.turns,
    }


def _of_part(stage: Stage, position: Position, owner: str, what: str) -> Value:
    info = stage.dossier.info
    options = {stage.rules.words[key]: option for key, option in info.crisis.items()}
    if owner in options:
        return _amounts(options[owner].effects)[what]
    if owner == "event":
        return {"heat": Change(info.edition.event_heat)}[what]
    card = stage.dossier.case.cards[CardCode(owner)]
    values: dict[str, Value] = dict(_amounts(card.cost)) if isinstance(card, Route) else {}
    if stage.rules.group(owner):
        values["group"] = stage.rules.group(owner)
    bit = stage.rules.bit(owner)
    if bit & position.obtained & stage.rules.sources:
        values["standing"] = Word("confidential" if bit & position.confidential else "citable")
    return values[what]


def _amounts(effects: Iterable[Effect]) -> dict[str, Change]:
    listed = list(effects)
    return {
        "heat": Change(sum(effect.heat or 0 for effect in listed)),
        "reputation": Change(sum(effect.reputation or 0 for effect in listed)),
    }
