"""What every table of a case is made from: its obtainable cards, their bits, how a source arrives.

In: a `Dossier` and the `Campaign` before it.  Out: `Ground`, for `moves` and `compile` only.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from ..model.cards import Card, Seed, SourceCard
from ..model.codes import CardCode
from ..model.dossier import Dossier
from ..model.kit import Readings
from .errors import UnknownCard
from .scripts import standing
from .state import OBTAIN, OBTAIN_CONFIDENTIAL, Op
from .table import Campaign

ORDER = "PQXFIVSN"
"""Main actions in the order of the rulebook's table, then what comes along with them."""


@dataclass(frozen=True, eq=False)
class Ground:
    dossier: Dossier
    campaign: Campaign

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """What can be obtained.  A case's own seed is read at the close: it is no source there."""
        letters = ORDER if self.dossier.case.kind == "meta" else ORDER.replace("S", "")
        cards = (card for card in self.dossier.case.cards.values() if card.letter in letters)
        return tuple(sorted(cards, key=lambda card: (ORDER.index(card.letter), card.code)))

    @cached_property
    def index(self) -> Mapping[str, int]:
        return {card.code: number for number, card in enumerate(self.cards)}

    @cached_property
    def sources(self) -> Mapping[CardCode, SourceCard]:
        return {card.code: card for card in self.cards if isinstance(card, SourceCard) and card.is_source}

    @property
    def readings(self) -> Readings:
        return self.dossier.info.edition.readings

    def bit(self, code: str) -> int:
        """Raises `UnknownCard`."""
        if code not in self.index:
            raise UnknownCard(code, self.dossier.case.code)
        return 1 << self.index[code]

    def mask(self, codes: Iterable[str]) -> int:
        found = 0
        for code in codes:
            found |= self.bit(code)
        return found

    def obtain(self, code: str, heat: int) -> Op:
        """The step that obtains a card, with the standing that it has at this Heat; a seed always arrives citable."""
        bit, card = self.bit(code), self.sources.get(CardCode(code))
        confidential = (
            card is not None
            and not isinstance(card, Seed)
            and standing(card, heat, self.campaign.previous_wrong) == "confidential"
        )
        return Op(OBTAIN_CONFIDENTIAL if confidential else OBTAIN, bit)

    @property
    def heats(self) -> range:
        """Every Heat that may be visible when variants are decided."""
        return range(self.dossier.info.edition.heat.most + 1)
