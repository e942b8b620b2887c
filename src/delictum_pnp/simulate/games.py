"""One game from the first turn to the close, watched.

In: a `Table`, a policy, a team, a `Luck`.  Out: `Game`, what happened in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from ..game.actions import LOST, PASS, Action, Crisis
from ..game.engine import apply_legal, legal_actions
from ..game.rubric import publishable
from ..game.state import Position
from ..model.case import Scope
from .luck import Luck, pick, pick_bit
from .policies import Moment, Policy
from .table import Table

NEVER = 0
"""As the number of a turn."""


class Game(NamedTuple):
    """Card masks are those of the rules, claim masks those of `Watch`."""

    close: Position
    eligible: int
    """Cards that could be played at some turn, alone or with a specialist of the team."""
    cited: int
    """Cards of one decisive pair for each claim that the best theory demonstrates."""
    heats: tuple[int, ...]
    """After each turn, its event and its crises."""
    crises: tuple[str, ...]
    """Options in the order in which they were chosen."""
    plays: int
    lost: int
    passes: int
    first_claim: int
    """Turn after which some claim could be demonstrated; NEVER."""
    first_thesis: dict[Scope, int]
    """The same for a whole thesis, by scope."""
    shown: int
    """Claims that can be demonstrated at the close."""
    proven: tuple[Scope, ...]
    """Scopes that can be demonstrated whole at the close."""
    best: int
    """Claims demonstrated of the theory that demonstrates most."""
    public: bool
    """Some thesis can be demonstrated and has two citable groups for each claim."""
    log: tuple[Action, ...]


@dataclass(slots=True)
class Track:
    """What is kept while a game is played."""

    opened: int
    """Cards for which one card is enough, and it is obtained; cards that ask nothing."""
    seen: int
    """What was obtained when this was last brought up to date."""
    eligible: int = 0
    before: int = 0
    """Open to all at the last main action."""
    plays: int = 0
    lost: int = 0
    passes: int = 0
    held: int = 0
    shown: int = 0
    heats: list[int] = field(default_factory=list)
    crises: list[str] = field(default_factory=list)
    first: dict[str, int] = field(default_factory=dict)
    log: list[Action] = field(default_factory=list)


ANY = "any"
"""Key of the first claim, beside the scopes."""


def play(table: Table, policy: Policy, team: int, luck: Luck) -> Game:
    """All turns; the table never closes early (§4)."""
    rules, position = table.rules, table.openers[team]
    track, top, turns = _fresh_track(table, position), rules.heat[1], rules.turns
    plan = _plan(table, luck.plan)
    while True:
        if position.heat >= top:
            action: Action = _crisis(table, policy, position, luck, track)
        elif position.turn > turns:
            return _closed(table, position, track, luck)
        elif position.lost:
            action = LOST
            track.lost += 1
        else:
            action = _main(table, policy, position, luck, track, plan)
        track.log.append(action)
        after = apply_legal(rules, position, action)
        if after.turn != position.turn:
            _look(table, after, position.turn, track)
        position = after


def _plan(table: Table, number: float) -> int:
    """A proof set: first the thesis, each as likely as the other, then the set."""
    theses = table.plans
    return pick(pick(theses, number), number * len(theses) % 1) if theses else 0


def _fresh_track(table: Table, position: Position) -> Track:
    obtained = position.obtained
    return Track(
        opened=table.openings.free | table.openings.opened_by(obtained),
        seen=obtained,
        held=table.watch.held(obtained, obtained),
    )


def _main(table: Table, policy: Policy, position: Position, luck: Luck, track: Track, plan: int) -> Action:
    to_all, helped = table.openings.eligible(position, track.opened)
    eligible = to_all | helped
    if not eligible:
        track.passes += 1
        return PASS
    fresh = to_all & ~track.before if track.before else 0
    track.before = to_all
    track.eligible |= eligible
    track.plays += 1
    turn = position.turn - 1
    bit = pick_bit(policy.cards(table.sight, Moment(position, eligible, fresh, plan)), luck.cards[turn])
    ways = table.openings.ways(position, bit, bool(to_all & bit))
    if len(ways) > 1:
        return pick(policy.ways(table.sight, ways), luck.ways[turn]).action
    return ways[0].action


def _crisis(table: Table, policy: Policy, position: Position, luck: Luck, track: Track) -> Crisis:
    """First the option, each as likely as the others; then which testimony Silence takes."""
    choices = [action for action in legal_actions(table.rules, position) if isinstance(action, Crisis)]
    liked = policy.options(table.sight, choices)
    key = pick(list(dict.fromkeys(choice.option for choice in liked)), luck.crisis())
    track.crises.append(key)
    same = [choice for choice in liked if choice.option == key]
    return pick(same, luck.crisis()) if len(same) > 1 else same[0]


def _look(table: Table, position: Position, turn: int, track: Track) -> None:
    """The end of a turn: Heat, what is open from now on, what could be demonstrated."""
    track.heats.append(position.heat)
    obtained = position.obtained
    new = obtained & ~track.seen
    if not new:
        return
    watch, track.seen = table.watch, obtained
    track.opened |= table.openings.opened_by(new)
    track.held |= watch.held(obtained, new)
    if not track.held:
        return
    track.shown = track.held & ~watch.in_doubt(obtained)
    if track.shown:
        track.first.setdefault(ANY, turn)
        for scope, claims in watch.theses.items():
            if track.shown & claims == claims:
                track.first.setdefault(scope, turn)


def _closed(table: Table, position: Position, track: Track, luck: Luck) -> Game:
    theses, shown = table.watch.theses, track.shown
    proven = tuple(scope for scope, claims in theses.items() if shown & claims == claims)
    best = max(theses.values(), key=lambda claims: (shown & claims).bit_count(), default=0)
    return Game(
        close=position,
        eligible=track.eligible,
        cited=_cited(table, position, shown & best, luck.citing),
        heats=tuple(track.heats),
        crises=tuple(track.crises),
        plays=track.plays,
        lost=track.lost,
        passes=track.passes,
        first_claim=track.first.get(ANY, NEVER),
        first_thesis={scope: track.first.get(scope, NEVER) for scope in theses},
        shown=shown,
        proven=proven,
        best=(shown & best).bit_count(),
        public=any(_public(table, position, theses[scope]) for scope in theses if scope in proven),
        log=tuple(track.log),
    )


def _cited(table: Table, position: Position, claims: int, numbers: Sequence[float]) -> int:
    """For each claim a pair by chance among those that the table holds."""
    found = 0
    for claim, number in enumerate(numbers):
        if claims >> claim & 1:
            held = [pair for pair in table.watch.pairs[claim] if pair & position.obtained == pair]
            found |= pick(held, number)
    return found


def _public(table: Table, position: Position, claims: int) -> bool:
    proofs = (proof for n, proof in enumerate(table.rubric.claims.values()) if claims >> n & 1)
    return all(publishable(table.rules, proof, position) for proof in proofs)
