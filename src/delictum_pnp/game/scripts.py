"""Printed effects as steps (rulebook §4.3, §5, §7).

In: a card, the Heat visible when its variants are decided, the readings of the edition.  Out: its `Ops`, in order:
printed cost, effects, those of the variants that hold; the source where `obtain: self` stands, else where the
edition says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from ..model.cards import Card, CovertRoute, Event, Recovery, Route, SourceCard
from ..model.dossier import Dossier
from ..model.play import Condition, Effect, SeedState, Standing, Variant
from .state import HEAT, LOSE, OBTAIN, REPUTATION, Op, Ops
from .table import Campaign

OBTAIN_SELF = Effect(obtain="self")
Obtain = Callable[[str, int], Op]
"""Code and visible Heat → the step that obtains it."""


def standing(card: SourceCard, heat: int, wrong: bool) -> Standing:
    """As printed; the last variant that holds and speaks of it decides.  A covert route gives a confidential source."""
    printed = card.standing or ("confidential" if isinstance(card, CovertRoute) else "citable")
    for variant in holding(card.variants, heat, wrong):
        printed = variant.standing or printed
    return printed


def source_script(card: SourceCard, heat: int, campaign: Campaign, obtain: Obtain, source_counts: str) -> Ops:
    """Everything that revealing a card does."""
    effects = [*card.effects, *_variant_effects(card.variants, heat, campaign)]
    if not any(effect.obtain == "self" for effect in effects):
        place = {"after_effects": len(effects), "before_effects": 0}[source_counts]
        effects.insert(place, OBTAIN_SELF)
    paid = card.cost if isinstance(card, Route) else ()
    return _ops((*paid, *effects), lambda code: obtain(card.code if code == "self" else code, heat))


def heeds_heat(card: Card) -> bool:
    """Whether what a card does may depend on the visible Heat: it has variants, or gives another card's source."""
    return bool(getattr(card, "variants", ())) or any(code not in (None, "self") for code in _given(card))


def heeds_campaign(card: Card, dossier: Dossier) -> bool:
    """Whether what a card asks or does may depend on what earlier cases left."""
    early, requires = dossier.case.early_interview, getattr(card, "requires", None)
    return (
        isinstance(card, Recovery)
        or bool(requires and requires.when)
        or bool(early and early.question == card.code)
        or any(variant.when.previous for variant in getattr(card, "variants", ()))
        or any(code not in (None, "self") for code in _given(card))
    )


def _given(card: Card) -> Iterator[str | None]:
    """What the effects of a card obtain."""
    return (effect.obtain for effect in (*getattr(card, "effects", ()), *getattr(card, "cost", ())))


def event_script(event: Event, heat: int, campaign: Campaign, obtain: Obtain) -> Ops:
    """The text of an event without its own Heat."""
    effects = (*event.effects, *_variant_effects(event.variants, heat, campaign))
    return _ops(effects, lambda code: obtain(code, heat))


def recovery_script(card: Recovery, state: SeedState) -> Ops:
    """The cost of the way that the seed asks for: a fragile one is verified, an absent one recovered (§11)."""
    return plain_ops((card.verify if state == "fragile" else card.recover).cost)


def plain_ops(effects: Iterable[Effect]) -> Ops:
    """Effects that obtain nothing: costs, options of a crisis."""
    return _ops((effect for effect in effects if effect.obtain is None), lambda code: Op(OBTAIN, 0))


def softened(ops: Ops, reading: str) -> Ops:
    """The Infiltrada: the first increase of Heat is one less; or all of them together, as one increase."""
    rises = [index for index, op in enumerate(ops) if op.kind == HEAT and op.value > 0]
    if not rises:
        return ops
    first = rises[0]
    if reading == "total":
        total = sum(ops[index].value for index in rises)
        rest = tuple(op for index, op in enumerate(ops) if index > first and index not in rises)
        return (*ops[:first], *_heat(total - 1), *rest)
    return (*ops[:first], *_heat(ops[first].value - 1), *ops[first + 1 :])


def without_reputation_cost(card: Route, ops: Ops) -> Ops:
    """The Abogada under `requirement_and_cost`: Reputation printed as cost is not paid."""
    paid = plain_ops(card.cost)
    return (*(op for op in paid if op.kind != REPUTATION), *ops[len(paid) :])


def _heat(value: int) -> Ops:
    return (Op(HEAT, value),) if value else ()


def holding(variants: Iterable[Variant], heat: int, wrong: bool) -> Iterable[Variant]:
    """The variants that hold at this visible Heat, and when the previous case was `wrong`."""
    return (variant for variant in variants if _holds(variant.when, heat, wrong))


def _holds(when: Condition, heat: int, wrong: bool) -> bool:
    if when.heat is None:
        return wrong
    low, _, high = when.heat.partition("-")
    return int(low) <= heat <= int(high or low)


def _variant_effects(variants: Iterable[Variant], heat: int, campaign: Campaign) -> list[Effect]:
    return [effect for variant in holding(variants, heat, campaign.previous_wrong) for effect in variant.effects]


def _ops(effects: Iterable[Effect], obtain: Callable[[str], Op]) -> Ops:
    return tuple(op for effect in effects if (op := _op(effect, obtain)).value)


def _op(effect: Effect, obtain: Callable[[str], Op]) -> Op:
    if effect.heat is not None:
        return Op(HEAT, effect.heat)
    if effect.reputation is not None:
        return Op(REPUTATION, effect.reputation)
    if effect.lose_action is not None:
        return Op(LOSE, effect.lose_action)
    assert effect.obtain is not None
    return obtain(effect.obtain)
