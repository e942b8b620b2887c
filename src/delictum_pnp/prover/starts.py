"""Where a game may start: what earlier cases left (rulebook §11).

In: a `Dossier`.  Out: the `Campaign`s that it can meet; for each a `Bench` and a `Start` per thesis.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import get_args

from ..game.table import Campaign
from ..model.cards import Seed
from ..model.case import Scope
from ..model.codes import CaseCode
from ..model.dossier import Dossier
from ..model.play import SeedState
from .bench import Bench, Budget, bench_of
from .goals import SCOPES, thesis_goal
from .verdict import Start

STATES: tuple[SeedState, ...] = get_args(SeedState)


def campaigns(dossier: Dossier) -> tuple[Campaign, ...]:
    """Metacase: every state of its seeds.  A case: an earlier seed strong where an interview opens early, the
    previous theory wrong where an event looks at it; nothing else that is printed depends on them."""
    if dossier.case.kind == "meta":
        codes = [CaseCode(f"C{card.code[1:]}") for card in dossier.case.of(Seed)]
        return tuple(Campaign(tuple(zip(codes, states, strict=True))) for states in product(STATES, repeat=len(codes)))
    return tuple(_left_to_a_case(dossier))


def _left_to_a_case(dossier: Dossier) -> Iterator[Campaign]:
    early = dossier.case.early_interview
    if early:
        yield Campaign(((early.seed, "strong"),))
    variants = (variant for card in dossier.case.cards.values() for variant in getattr(card, "variants", ()))
    if any(variant.when.previous for variant in variants):
        yield Campaign(previous_wrong=True)


def starts(dossier: Dossier, budget: Budget) -> Iterator[tuple[Bench, tuple[Start, ...]]]:
    """Each campaign on its bench, with a `Start` per thesis."""
    bench: Bench | None = None
    for campaign in campaigns(dossier):
        bench = bench_of(dossier, campaign, budget, bench.rules if bench else None)
        yield bench, tuple(_start(bench, campaign, scope) for scope in SCOPES if bench.rubric.thesis(scope))


def _start(bench: Bench, campaign: Campaign, scope: Scope) -> Start:
    goal = thesis_goal(bench.rubric, scope)
    asked = bench.both(goal)
    fewest = bench.fewest(goal, adversarial=True).fewest if asked.adversarial.yes else None
    return Start(campaign, scope, asked.cooperative.answer, asked.adversarial.answer, fewest)
