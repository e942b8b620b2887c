"""A position: everything that the table's markers, cards and sheet show, and nothing else.

In: small integers and bit masks over the cards of one compiled `Rules`.  Out: a hashable value.
Bit i of a card mask is `rules.cards[i]`; of a team mask, `rules.specialists[i]`; of an option mask, `rules.crisis[i]`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

HEAT: Final = 0
"""Raise or lower Heat by `value`."""
REPUTATION: Final = 1
"""Raise or lower Reputation by `value`."""
OBTAIN: Final = 2
"""The cards of the mask `value` count from now on, the sources among them citable."""
OBTAIN_CONFIDENTIAL: Final = 3
"""The same, confidential."""
LOSE: Final = 4
"""`value` more actions are lost."""
END: Final = 5
"""The action is over: the event step of this turn comes, if it has one."""
READ: Final = 6
"""The event card is read: its variants are decided now."""
ADVANCE: Final = 7
"""The turn marker moves on."""


class Op(NamedTuple):
    """One step of a card or of the turn; `kind` is one of the constants above."""

    kind: int
    value: int = 0


Ops = tuple[Op, ...]


class Position(NamedTuple):
    """Between two decisions.  Heat at its top means that a crisis is to be chosen; `pending` then holds what is
    left of the card and of the turn.  After the last turn `turn` is one more than the turns of the case."""

    turn: int
    heat: int
    reputation: int
    obtained: int
    """Cards that count: sources, answers without group, recoveries, seeds."""
    confidential: int
    """Those of the obtained that may not be published."""
    used: int
    """Cards whose main action was taken."""
    team: int
    """Specialists chosen for this case."""
    spent: int
    """Specialists that have acted."""
    options: int
    """Crisis options taken, those that may repeat left out."""
    lost: int
    """Main actions still to be lost."""
    pressure: bool
    """Public pressure is marked."""
    capped: bool
    """The seed of this case will be fragile at best."""
    pending: Ops = ()


def bits(mask: int) -> Iterator[int]:
    """The numbers of the bits set, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
