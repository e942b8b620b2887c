"""Counts become figures.

In: `Counts` of one policy.  Out: `Figures`; `to_dict` of everything is what `--json` prints.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from .counting import Counts, Key
from .games import NEVER
from .rates import Difference, Rate, mean_difference, short, success_difference
from .table import Table

RARE: Final = 0.02
"""A card revealed in fewer games than this is practically never met."""


class When(NamedTuple):
    """The turn after which something was first so; None for never."""

    median: int | None
    p90: int | None
    never: Rate
    by_turn: tuple[float, ...]
    """Share of the games in which it was so by the end of each turn."""

    def to_dict(self) -> dict[str, Any]:
        by_turn = [short(share) for share in self.by_turn]
        return {"median": self.median, "p90": self.p90, "never": self.never.to_dict(), "by_turn": by_turn}


class HeatAt(NamedTuple):
    """After a turn."""

    mean: float
    watched: Rate
    """Surveillance holds."""

    def to_dict(self) -> dict[str, Any]:
        return {"mean": short(self.mean), "watched": self.watched.to_dict()}


class Met(NamedTuple):
    """A card."""

    eligible: Rate
    revealed: Rate
    cited: Rate

    def to_dict(self) -> dict[str, Any]:
        return {name: rate.to_dict() for name, rate in self._asdict().items()}


class Misled(NamedTuple):
    """A misleading card: success of the games that revealed it, and of the others."""

    revealed: Rate
    success_with: Rate
    success_without: Rate

    def to_dict(self) -> dict[str, Any]:
        return {name: rate.to_dict() for name, rate in self._asdict().items()}


class Help(NamedTuple):
    """A specialist: what changes when only it stays away."""

    success: Difference
    claims: Difference

    def to_dict(self) -> dict[str, Any]:
        return {name: difference.to_dict() for name, difference in self._asdict().items()}


@dataclass(frozen=True, slots=True)
class Figures:
    """Of one policy.  Means are per game."""

    games: int
    turns: int
    plays: float
    lost: float
    passes: int
    """In all games together; it must be 0."""
    idle: float | None
    """Plays of cards that are in no proof set."""
    crises: float
    crises_in_a_game: tuple[Rate, ...]
    """Games with 0, 1, 2, … of them."""
    options: Mapping[str, float]
    """Times a game that each option was taken."""
    capped: Rate
    proven: Mapping[str, Rate]
    """Each thesis, demonstrated at the close; `either`; `public`: one that may be published whole."""
    claims: tuple[Rate, ...]
    """Games whose best theory demonstrates 0, 1, 2, 3 claims."""
    by_claim: Mapping[str, Rate]
    first: Mapping[str, When]
    """`claim`: any one; each thesis; `either`."""
    heat: tuple[HeatAt, ...]
    """By turn, from 1."""
    cards: Mapping[str, Met]
    misleading: Mapping[str, Misled]
    specialists: Mapping[str, Help]
    open: Mapping[str, Rate]
    """Contradictions open at the close."""

    @property
    def mean_claims(self) -> float:
        return sum(number * rate.share for number, rate in enumerate(self.claims))

    @property
    def rare(self) -> tuple[str, ...]:
        """Cards that this policy practically never meets."""
        return tuple(code for code, met in self.cards.items() if met.revealed.share < RARE)

    def to_dict(self) -> dict[str, Any]:
        return {name: _plain(getattr(self, name)) for name in self.__slots__}


def figures(table: Table, counts: Counts) -> Figures:
    games, turns = counts["games",], table.rules.turns
    theses = tuple(table.watch.theses)

    def rate(*key: str | int | bool) -> Rate:
        return Rate(counts[key], games)

    return Figures(
        games=games,
        turns=turns,
        plays=counts["plays",] / games,
        lost=counts["lost",] / games,
        passes=counts["passes",],
        idle=counts["idle",] / games if table.useful is not None else None,
        crises=counts["crises",] / games,
        crises_in_a_game=tuple(rate("crises in a game", n) for n in range(_most(counts, "crises in a game") + 1)),
        options={key: counts["crisis", key] / games for key in table.rules.options},
        capped=rate("capped"),
        proven={
            **{scope: rate("proven", scope) for scope in theses},
            "either": rate("either"),
            "public": rate("public"),
        },
        claims=tuple(rate("claims", n) for n in range(_largest(table) + 1)),
        by_claim={name: rate("claim", name) for name in table.rubric.claims},
        first={
            "claim": _when(counts, ("first claim",), turns),
            **{scope: _when(counts, ("first", scope), turns) for scope in theses},
            "either": _when(counts, ("first either",), turns),
        },
        heat=tuple(_heat(table, counts, turn) for turn in range(1, turns + 1)),
        cards={code: Met(*(rate(name, code) for name in Met._fields)) for code in _playable(table)},
        misleading={code: _misled(counts, code) for code, _ in table.misleading},
        specialists={key: _help(counts, key, _largest(table)) for key in table.rules.specialists},
        open={dispute.name: rate("open", dispute.name) for dispute in table.rubric.disputes},
    )


def _most(counts: Counts, name: str) -> int:
    return max(int(key[1]) for key in counts if key[0] == name)


def _largest(table: Table) -> int:
    return max((claims.bit_count() for claims in table.watch.theses.values()), default=0)


def _playable(table: Table) -> Iterator[str]:
    """Everything that can be revealed."""
    seeds = {code for code in table.rules.cards if code.letter == "S"}
    return (code for code in table.rules.cards if code not in seeds)


def _when(counts: Counts, key: Key, turns: int) -> When:
    games = counts["games",]
    first = [counts[(*key, turn)] for turn in range(1, turns + 1)]
    so_far = [sum(first[: turn + 1]) for turn in range(turns)]
    return When(
        median=_reached(so_far, games / 2),
        p90=_reached(so_far, games * 0.9),
        never=Rate(counts[(*key, NEVER)], games),
        by_turn=tuple(number / games for number in so_far),
    )


def _reached(so_far: list[int], number: float) -> int | None:
    return next((turn for turn, games in enumerate(so_far, 1) if games >= number), None)


def _heat(table: Table, counts: Counts, turn: int) -> HeatAt:
    games, heats = counts["games",], range(table.rules.heat[0], table.rules.heat[1] + 1)
    watched = sum(counts["heat", turn, heat] for heat in heats if heat >= table.sight.surveillance)
    return HeatAt(sum(heat * counts["heat", turn, heat] for heat in heats) / games, Rate(watched, games))


def _misled(counts: Counts, code: str) -> Misled:
    won, failed = ({met: counts["misled", code, met, success] for met in (True, False)} for success in (True, False))
    met, unmet = won[True] + failed[True], won[False] + failed[False]
    return Misled(Rate(met, counts["games",]), Rate(won[True], met), Rate(won[False], unmet))


def _help(counts: Counts, key: str, most: int) -> Help:
    both = {(a, b): counts["pair", key, a, b] for a in (True, False) for b in (True, False)}
    claims = {int(k[2]): number for k, number in counts.items() if k[0] == "pair claims" and k[1] == key}
    return Help(
        success_difference(both[True, False], both[False, True], sum(both.values())), mean_difference(claims, most)
    )


def _plain(value: Any) -> Any:
    if hasattr(value, "to_dict"):
        return value.to_dict()
    if isinstance(value, Mapping):
        return {str(key): _plain(inside) for key, inside in value.items()}
    if isinstance(value, tuple):
        return [_plain(inside) for inside in value]
    return short(value) if isinstance(value, float) else value
