"""Games become whole numbers, which add up in any order.

In: a `Table`, a policy, a range of game numbers.  Out: `Counts`: how often each thing happened, by key.  Counts of two
ranges are added with `+`.  The keys, each a tuple:

| key | counts |
| --- | --- |
| `games`; `plays`, `lost`, `passes`; `crises` | games; turns of each kind; crises |
| `idle` | plays of cards that are in no proof set |
| `capped`, `public`, `either` | games: last-turn siege, publishable thesis, some thesis demonstrated at the close |
| `eligible`, `revealed`, `cited` + card | games |
| `claim` + name, `open` + contradiction | games, at the close |
| `proven` + scope, `claims` + number | games, at the close; claims of the theory that demonstrates most |
| `heat` + turn + Heat | games |
| `crisis` + option; `crises in a game` + number | times; games |
| `first claim` + turn, `first` + scope + turn, `first either` + turn | games; turn 0 is never |
| `misled` + card + revealed + success | games |
| `pair` + specialist + with + without | games: success with the specialist and without |
| `pair claims` + specialist + difference | games: claims of the best theory, with minus without |
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ..game.state import bits
from .games import NEVER, Game, play
from .luck import Luck, luck_of, pick
from .policies import Policy
from .table import Table

Key = tuple[str | int | bool, ...]
Counts = Counter[Key]


class BitCounter:
    """Adds masks up bit by bit; `planes[i]` holds the i-th binary digit of every bit's sum."""

    def __init__(self) -> None:
        self.planes: list[int] = []

    def add(self, mask: int) -> None:
        for number, plane in enumerate(self.planes):
            self.planes[number] = plane ^ mask
            mask &= plane
            if not mask:
                return
        self.planes.append(mask)

    def total(self, bit: int) -> int:
        return sum((plane >> bit & 1) << number for number, plane in enumerate(self.planes))


def count(table: Table, policy: Policy, seed: int, numbers: range) -> Counts:
    """Play and count the games of these numbers, and each again without one of its specialists."""
    counts, masks, keys = Counter[Key](), BitCounter(), _mask_keys(table)
    for number in numbers:
        luck = luck_for(table, seed, number)
        team = pick(table.teams, luck.team)
        game = play(table, policy, team, luck)
        masks.add(_mask(table, game))
        counts.update(_things(table, game))
        if team:
            member = pick(tuple(bits(team)), luck.left_out)
            without = play(table, policy, team ^ 1 << member, luck_for(table, seed, number))
            counts.update(_pair(table.rules.specialists[member], game, without))
    counts.update({key: masks.total(number) for number, key in enumerate(keys)})
    return counts


def luck_for(table: Table, seed: int, number: int) -> Luck:
    """The luck of a game of this case."""
    return luck_of(seed, number, table.rules.turns, len(table.rubric.claims))


def _mask_keys(table: Table) -> Sequence[Key]:
    """What each bit of `_mask` says."""
    cards = table.rules.cards
    per_card: list[Key] = [(name, code) for name in ("eligible", "revealed", "cited") for code in cards]
    claims: list[Key] = [("claim", name) for name in table.rubric.claims]
    return [*per_card, *claims, *(("open", dispute.name) for dispute in table.rubric.disputes)]


def _mask(table: Table, game: Game) -> int:
    """Everything about a game that is yes or no for a card, a claim, a contradiction, in one number."""
    size, claims = len(table.rules.cards), len(table.rubric.claims)
    cards = game.eligible | _revealed(table, game) << size | game.cited << 2 * size
    disputes = sum(1 << n for n, d in enumerate(table.rubric.disputes) if d.is_open(game.close.obtained))
    return cards | game.shown << 3 * size | disputes << 3 * size + claims


def _revealed(table: Table, game: Game) -> int:
    return (game.close.obtained & ~table.rules.strong) | game.close.used


def _things(table: Table, game: Game) -> dict[Key, int]:
    found: dict[Key, int] = {
        ("games",): 1,
        ("plays",): game.plays,
        ("lost",): game.lost,
        ("passes",): game.passes,
        ("crises",): len(game.crises),
        ("capped",): game.close.capped,
        ("public",): game.public,
        ("either",): bool(game.proven),
        ("claims", game.best): 1,
        ("crises in a game", len(game.crises)): 1,
        ("first claim", game.first_claim): 1,
        ("first either", min((t for t in game.first_thesis.values() if t != NEVER), default=NEVER)): 1,
    }
    for scope, turn in game.first_thesis.items():
        found["first", scope, turn] = 1
        found["proven", scope] = scope in game.proven
    for turn, heat in enumerate(game.heats, 1):
        found["heat", turn, heat] = 1
    for option in game.crises:
        found["crisis", option] = found.get(("crisis", option), 0) + 1
    if table.useful is not None:
        found["idle",] = (game.close.used & ~table.useful).bit_count()
    found.update(_misled(table, game))
    return found


def _misled(table: Table, game: Game) -> Iterator[tuple[Key, int]]:
    revealed, success = _revealed(table, game), bool(game.proven)
    for code, bit in table.misleading:
        yield ("misled", code, bool(revealed & bit), success), 1


def _pair(specialist: str, game: Game, without: Game) -> tuple[Key, Key]:
    return (
        ("pair", specialist, bool(game.proven), bool(without.proven)),
        ("pair claims", specialist, game.best - without.best),
    )
