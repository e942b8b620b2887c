"""What a table may do at one step of a game.

In: codes and keys of the kit.  Out: hashable values that `engine.legal_actions` offers and `engine.apply` takes.
`notation` writes them: `P04`, `P04+analista`, `!filtracion`, `!silenciar:Q03`, `perdido`, `paso`.
"""

from __future__ import annotations

from typing import NamedTuple

from ..model.codes import CardCode


class Play(NamedTuple):
    """A main action: reveal `card`, with at most one specialist (rulebook §5, §9).

    With the Periodista the table looks at both clues of the location and reveals `card`; the other one goes back.
    """

    card: CardCode
    specialist: str | None = None
    note: CardCode | None = None
    """A note taken after its clue; only where the edition reads `notes: later_too`."""


class Crisis(NamedTuple):
    """The option chosen when Heat has reached its top; `card` is the testimony that Silence takes (§8)."""

    option: str
    card: CardCode | None = None


class Lost(NamedTuple):
    """The turn whose action is lost: no card, no specialist, its event all the same (§4)."""

    name: str = "lost"


class Pass(NamedTuple):
    """The turn without any eligible action (§4)."""

    name: str = "pass"


LOST = Lost()
PASS = Pass()

Action = Play | Crisis | Lost | Pass
