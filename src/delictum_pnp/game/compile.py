"""A dossier becomes `Rules`: requirements as masks, effects as steps, specialists' powers as further moves.

In: a `Dossier` and the `Campaign` before it.  Out: `Rules`, for `engine`.
Raises `UnknownCard` for a code that cannot be obtained here, `UnplayableKit` for a crisis without last resort.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from ..model.cards import Event, Recovery, Seed, SpecialistNote
from ..model.dossier import Dossier
from ..model.kit import CrisisOption, Track
from .actions import Crisis
from .errors import UnplayableKit
from .ground import Ground
from .moves import MoveMaker
from .scripts import event_script, heeds_campaign, plain_ops
from .state import ADVANCE, HEAT, LOSE, READ, Op, Ops
from .table import ByHeat, Campaign, Choice, Option, Rules

FRESH = Campaign()
"""A box that was just opened."""


def compile_rules(dossier: Dossier, campaign: Campaign = FRESH, like: Rules | None = None) -> Rules:
    """The tables of one case; made once, used for every game.

    `like` are the rules of the same dossier after another campaign: what no campaign can change is taken from them.
    """
    ground = Ground(dossier, campaign)
    edition, counts, sources = dossier.info.edition, dossier.counts, ground.sources
    choices = tuple(MoveMaker(ground, _lasting(dossier, like) if like else {}).choices())
    strong = [card.code for card in ground.cards if isinstance(card, Seed) and campaign.of(card.code) == "strong"]
    recoveries = [card for card in ground.cards if isinstance(card, Recovery)]
    once, last_resort = _crisis(dossier)
    return Rules(
        case=dossier.case.code,
        kind=dossier.case.kind,
        cards=tuple(card.code for card in ground.cards),
        index=ground.index,
        sources=ground.mask(sources),
        human=ground.mask(code for code, card in sources.items() if card.human),
        testimonies=ground.mask(code for code in sources if code.letter == "Q"),
        groups=tuple(sources[card.code].group or "" if card.code in sources else "" for card in ground.cards),
        strong=ground.mask(strong),
        closed_routes=ground.mask(card.code for card in recoveries if card.seed in strong),
        specialists=tuple(dossier.info.specialists),
        team_size=edition.specialists_chosen,
        turns=counts.turns,
        heat=_track(edition.heat),
        reputation=_track(edition.reputation),
        crisis_heat=edition.crisis_resets_heat_to,
        excess_kept=edition.readings.heat_excess == "kept",
        choices=choices,
        moves={move.action: move for choice in choices for move in (choice.plain, *choice.helped)},
        crisis=once,
        last_resort=last_resort,
        options={option.key: option for option in (*once, last_resort)},
        silence=sum(option.bit for option in once if option.key == "silence"),
        leak=sum(option.bit for option in once if option.key == "leak"),
        words={key: folded(option.name) for key, option in dossier.info.crisis.items()},
        event_opening={turn: _opening(ground, turn) for turn in range(1, counts.turns + 1)},
        event_text={turn: _event_text(ground, turn) for turn in counts.event_turns},
    )


def _lasting(dossier: Dossier, like: Rules) -> dict[str, Choice]:
    """The choices that stand whatever earlier cases left."""
    if any(heeds_campaign(card, dossier) for card in dossier.case.of(SpecialistNote)):
        return {}
    made = {choice.plain.action.card: choice for choice in like.choices}
    return {code: made[code] for code in made if not heeds_campaign(dossier.case.cards[code], dossier)}


def folded(words: str) -> str:
    """`Filtración` → `filtracion`: how the notation writes a word of the kit."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", words) if not unicodedata.combining(c))
    return "-".join(plain.replace("~", " ").casefold().split())


def _track(track: Track) -> tuple[int, int, int]:
    return track.least, track.most, track.start


def _crisis(dossier: Dossier) -> tuple[tuple[Option, ...], Option]:
    """Options taken once, in the kit's order, and the one that is left when none of them is available (§8)."""
    once: list[Option] = []
    last: list[Option] = []
    for key, printed in dossier.info.crisis.items():
        kept = last if printed.only_if_none_left else once
        kept.append(_option(key, printed, 0 if printed.only_if_none_left else 1 << len(once)))
    if not last:
        raise UnplayableKit("only_if_none_left")
    return tuple(once), last[0]


def _option(key: str, printed: CrisisOption, bit: int) -> Option:
    """Heat becomes what the edition says after the option: an option's own Heat would not be seen."""
    ops = tuple(op for op in plain_ops(printed.effects) if op.kind != HEAT)
    return Option(key, bit, ops, Crisis(key), loses=any(op.kind == LOSE for op in ops))


def _opening(ground: Ground, turn: int) -> ByHeat:
    """What follows the action of a turn: its event, if it has one, and the marker (§4.5, §4.6)."""
    return tuple((*_event_step(ground, turn, heat), Op(ADVANCE)) for heat in ground.heats)


def _event_step(ground: Ground, turn: int, heat: int) -> Ops:
    if turn not in ground.dossier.counts.event_turns:
        return ()
    rise = Op(HEAT, ground.dossier.info.edition.event_heat)
    if ground.readings.event_condition == "after_its_heat":
        return rise, Op(READ)
    return rise, *_event_text(ground, turn)[heat]


def _event_text(ground: Ground, turn: int) -> ByHeat:
    events = list(_events(ground, turn))
    campaign, obtain = ground.campaign, ground.obtain
    return tuple(tuple(op for e in events for op in event_script(e, heat, campaign, obtain)) for heat in ground.heats)


def _events(ground: Ground, turn: int) -> Iterator[Event]:
    return (event for event in ground.dossier.case.of(Event) if event.code.number == turn)
