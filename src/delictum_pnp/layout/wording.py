"""What a card asks and does, in words.  In: parts of the model and the phrase table.  Out: text and icons.

Requirements §4.2, costs and effects §4–§7, surveillance §7, campaign conditions §11.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Literal, NamedTuple

from ..model.play import AtLeast, Condition, Effect, Requirement, SeedCondition, Standing
from .workshop import Phrases

EFFECT_ICONS = {"heat": "heat", "reputation": "rep", "obtain": "ok", "lose_action": "delay"}
CONDITION_ICONS = {"heat": "eye", "previous": "prev"}


class EffectWords(NamedTuple):
    """`value` is empty when the label says all."""

    icon: str
    label: str
    value: str = ""

    @property
    def text(self) -> str:
        return f"{self.label} {self.value}".strip()


class ConditionWords(NamedTuple):
    icon: str
    text: str


def signed(number: int, phrases: Phrases) -> str:
    """`+1`, `−1`, `0`."""
    sign = phrases("number.plus") if number > 0 else phrases("number.minus") if number < 0 else ""
    return f"{sign}{abs(number)}"


def plain(number: int, phrases: Phrases) -> str:
    """`1`, `−1`: a sign only below zero."""
    return f"{phrases('number.minus') if number < 0 else ''}{abs(number)}"


def listed(items: Sequence[str], phrases: Phrases, conjunction: Literal["and", "or"] = "and") -> str:
    """`A`, `A y B`, `A, B y C`."""
    if len(items) < 2:
        return "".join(items)
    key = f"list.{conjunction}"
    if conjunction == "and" and items[-1][0] in "Ii":
        key = "list.and_before_i"
    return phrases("list.separator").join(items[:-1]) + phrases(key) + items[-1]


def clauses(requirement: Requirement, phrases: Phrases) -> tuple[str, ...]:
    """What a requirement asks, one text for each thing that must hold: Reputation first, then sources."""
    asked: list[str] = []
    if requirement.least_reputation is not None:
        asked.append(phrases("requirement.reputation", n=plain(requirement.least_reputation, phrases)))
    sources = [listed(requirement.all, phrases)] if requirement.all else []
    if requirement.any:
        sources.append(listed(requirement.any, phrases, "or"))
    if requirement.at_least:
        sources.append(at_least(requirement.at_least, phrases))
    if requirement.citable:
        sources = _citable(sources, len(requirement.codes) == 1, phrases)
    return (*asked, *sources)


def _citable(sources: list[str], single: bool, phrases: Phrases) -> list[str]:
    if not sources:
        return [phrases("requirement.citable_sources")]
    key = "requirement.citable_suffix_one" if single else "requirement.citable_suffix"
    return [phrases(key, list=source) for source in sources]


def at_least(wanted: AtLeast, phrases: Phrases) -> str:
    """`al menos dos de P01, P02 y Q03`."""
    words = phrases.group("number.words")
    return phrases("requirement.at_least", n=words.get(str(wanted.n), wanted.n), list=listed(wanted.of, phrases))


def requirement(asked: Requirement | None, phrases: Phrases) -> str:
    """The whole requirement in one text."""
    return " ".join(requirement_lines(asked, phrases))


def requirement_lines(asked: Requirement | None, phrases: Phrases) -> tuple[str, ...]:
    """The same, parted where a line may best be broken."""
    if asked is None:
        return (phrases("requirement.nothing"),)
    said = clauses(asked, phrases) or (phrases("requirement.nothing"),)
    joint = phrases("list.clause")
    mark, rest = joint[: len(joint) - len(joint.lstrip(",; "))].rstrip(), joint.lstrip(",; ")
    lines = [f"{clause}{mark if i + 1 < len(said) else ''}" for i, clause in enumerate(said)]
    lines = [lines[0], *(f"{rest}{clause}" for clause in lines[1:])]
    if asked.when:
        lines[0] = phrases("requirement.when", states=seed_states(asked.when, phrases), asked=lines[0])
    return tuple(lines)


def seed_states(condition: SeedCondition, phrases: Phrases) -> str:
    """`frágil o ausente`."""
    return listed([phrases(f"requirement.seed_{state}") for state in condition.seed], phrases, "or")


def effect(done: Effect, phrases: Phrases) -> EffectWords:
    """One effect: icon, name, amount."""
    if done.heat is not None:
        return EffectWords(EFFECT_ICONS["heat"], phrases("effect.heat"), signed(done.heat, phrases))
    if done.reputation is not None:
        return EffectWords(EFFECT_ICONS["reputation"], phrases("effect.reputation"), signed(done.reputation, phrases))
    if done.obtain is not None:
        said = phrases("effect.obtain_self") if done.obtain == "self" else phrases("effect.obtain", code=done.obtain)
        return EffectWords(EFFECT_ICONS["obtain"], said)
    if done.lose_action == 1:
        return EffectWords(EFFECT_ICONS["lose_action"], phrases("effect.lose_action"))
    return EffectWords(EFFECT_ICONS["lose_action"], phrases("effect.lose_actions", n=done.lose_action))


def effects(done: Sequence[Effect], phrases: Phrases) -> str:
    """`Calor +1 y Reputación −1. Obtienen P03`; the phrase for nothing when there is none."""
    return phrases("list.sentence").join(effect_lines(done, phrases)) or phrases("effect.none")


def effect_lines(done: Sequence[Effect], phrases: Phrases) -> tuple[str, ...]:
    """In the written order: amounts that follow one another in one text, a text for each other effect."""
    lines: list[str] = []
    for amounts, group in itertools.groupby((effect(one, phrases) for one in done), key=lambda one: bool(one.value)):
        said = [one.text for one in group]
        lines += [listed(said, phrases)] if amounts else said
    return tuple(lines)


def cost_lines(paid: Sequence[Effect], phrases: Phrases) -> tuple[str, ...]:
    """A printed cost, parted where a line may best be broken, or the phrase for none."""
    return effect_lines(paid, phrases) or (phrases("effect.no_cost"),)


def cost(paid: Sequence[Effect], phrases: Phrases) -> str:
    """The same in one text."""
    return phrases("list.sentence").join(cost_lines(paid, phrases))


def condition(when: Condition, phrases: Phrases) -> ConditionWords:
    """`Con Calor 3–4`, `Si la teoría anterior fue errónea`."""
    if when.heat is None:
        return ConditionWords(CONDITION_ICONS["previous"], phrases("condition.previous_wrong"))
    low, dash, high = when.heat.partition("-")
    heat = phrases("number.range", low=low, high=high) if dash else low
    return ConditionWords(CONDITION_ICONS["heat"], phrases("condition.heat", range=heat))


def standing(name: Standing, phrases: Phrases) -> str:
    return phrases(f"standing.{name}")
