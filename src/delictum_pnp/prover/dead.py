"""Dead ends and dead cards, without any search.

In: a `Dossier`, its `Bench`.  Out: `DeadEnd`, `DeadCards`, `OutOfReach`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import or_

from ..game.table import Asks, Campaign, Rules
from ..model.cards import Recovery, SpecialistNote
from ..model.codes import CardCode
from ..model.dossier import Dossier
from ..model.references import card_effects
from .bench import Bench
from .goals import SCOPES, thesis_goal
from .sets import NO_ACTION, given_along
from .verdict import DeadCards, DeadEnd, OutOfReach

MAIN_ACTIONS = "PQXFIV"


def dead_end(rules: Rules, campaign: Campaign) -> DeadEnd | None:
    """Cards that can always be played, whatever Heat, Reputation and standing do: with as many as turns, some action
    is eligible until the last one, for what is obtained stays obtained."""
    playable = always_playable(rules)
    return DeadEnd(campaign, playable, rules.turns) if playable < rules.turns else None


def always_playable(rules: Rules) -> int:
    given = given_along(rules)
    choices = [c for c in rules.choices if not c.bit & (rules.closed_routes | given)]
    held, open_now = rules.strong, 0
    while True:
        more = sum(c.bit for c in choices if not c.bit & open_now and _always(c.plain.asks, held))
        if not more:
            return open_now.bit_count()
        open_now |= more
        held |= more


def _always(asks: Asks, held: int) -> bool:
    conditional = asks.reputation is not None or asks.citable
    return not conditional and all((line.mask & held).bit_count() >= line.least for line in asks.lines)


def dead_cards(dossier: Dossier, bench: Bench) -> DeadCards:
    actions = [code for code in dossier.case.cards if code.letter in MAIN_ACTIONS]
    declared = set(dossier.solution.misleading)
    seeds = {code: card.seed for code, card in dossier.case.cards.items() if isinstance(card, Recovery)}
    served = dossier.supports | dossier.opens | dossier.settles | declared
    useless = [code for code in actions if code not in served and seeds.get(code) not in served]
    living = _living(dossier) | declared
    return DeadCards(
        tuple(useless),
        tuple(code for code in actions if code not in living and code not in useless),
        tuple(_in_no_set(bench, [code for code in actions if code in living - declared])),
    )


def _in_no_set(bench: Bench, living: list[CardCode]) -> Iterator[CardCode]:
    """It says nothing as long as one of the theses has no proof at all."""
    needed = 0
    for scope in SCOPES:
        sets = bench.sets(thesis_goal(bench.rubric, scope))
        if sets in ((), NO_ACTION):
            return
        needed |= reduce(or_, sets)
    yield from (code for code in living if not bench.rules.bit(code) & needed)


def _living(dossier: Dossier) -> set[CardCode]:
    """Cards from which some chain leads to a role."""
    living = set(dossier.supports | dossier.settles)
    while True:
        more = {code for code in dossier.case.cards if code not in living and _leads_to(dossier, code, living)}
        if not more:
            return living
        living |= more


def _leads_to(dossier: Dossier, code: CardCode, living: set[CardCode]) -> bool:
    card = dossier.case.cards[code]
    asked = any(code in asks.codes for other, asks in dossier.requirements.items() if other in living)
    observed = any(note.clue == code and note.code in living for note in dossier.case.of(SpecialistNote))
    effects = [effect for _, effect in card_effects(card)]
    given = any(effect.obtain in living for effect in effects) or (isinstance(card, Recovery) and card.seed in living)
    asks_reputation = any(dossier.requirements[c].reputation for c in living if c in dossier.requirements)
    return asked or observed or given or (asks_reputation and any((e.reputation or 0) > 0 for e in effects))


def out_of_reach(bench: Bench) -> Iterator[OutOfReach]:
    """Main actions that no game can choose, however it goes."""
    known = bench.supports()
    for number, card in enumerate(bench.rules.cards):
        if card.letter in MAIN_ACTIONS and number not in known.by_card:
            helpers = (key for key in bench.rules.specialists if number in bench.supports((key,)).by_card)
            yield OutOfReach(card, tuple(helpers))
