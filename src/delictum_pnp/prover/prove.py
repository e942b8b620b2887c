"""The whole proof of a case.

In: a `Dossier` and how many positions its proof may cost.  Out: a `Verdict`.
Raises what `game.compile` raises for a case that cannot be played at all (`UnknownCard`, `UnplayableKit`).
"""

from __future__ import annotations

from ..game.compile import FRESH
from ..model.case import Scope
from ..model.dossier import Dossier
from .ablation import Ablation, Ban, bans, relaxed_hangs
from .bench import Bench, Budget, bench_of
from .dead import dead_cards, dead_end, out_of_reach
from .explain import causes
from .exposure import expositions
from .goals import SCOPES, Goal, claim_goal, thesis_goal
from .replay import replay
from .search import MOST_NODES, Found, Question
from .sets import NO_ACTION
from .specialists import helps
from .starts import starts
from .verdict import Cause, ClaimVerdict, Hang, Outcome, ThesisVerdict, Verdict


def prove(dossier: Dossier, most_nodes: int = MOST_NODES) -> Verdict:
    """Everything that rules §10 asks of a case, played without specialists from a fresh start where nothing else is
    said."""
    budget = Budget(most_nodes)
    bench = bench_of(dossier, FRESH, budget)
    all_bans = bans(dossier, bench.rules)
    theses = tuple(_thesis(bench, scope, all_bans) for scope in SCOPES if bench.rubric.thesis(scope))
    claims = tuple(
        ClaimVerdict(name, relaxed_hangs(bench, claim_goal(proof), all_bans))
        for name, proof in bench.rubric.claims.items()
    )
    after = list(starts(dossier, budget))
    ends = (
        dead_end(bench.rules, FRESH),
        *(dead_end(other.rules, tried[0].campaign) for other, tried in after if tried),
    )
    return Verdict(
        case=dossier.case.code,
        kind=dossier.case.kind,
        turns=bench.turns,
        theses=theses,
        claims=claims,
        starts=tuple(start for _, tried in after for start in tried),
        dead_ends=tuple(end for end in ends if end),
        dead=dead_cards(dossier, bench),
        out_of_reach=tuple(out_of_reach(bench)),
        gave_up=tuple(dict.fromkeys(budget.undecided)),
    )


def _thesis(bench: Bench, scope: Scope, all_bans: tuple[Ban, ...]) -> ThesisVerdict:
    goal = thesis_goal(bench.rubric, scope)
    friendly, worst = bench.both(goal)
    _play_again(bench, goal, friendly, worst)
    cooperative = _outcome(bench, scope, friendly.answer, adversarial=False)
    adversarial = _outcome(bench, scope, worst.answer, adversarial=True)
    hangs: tuple[Hang, ...] = ()
    if worst.yes:
        ablation = Ablation(bench, goal)
        ablation.certify(worst.strategy)
        hangs = tuple(ablation.hangs(all_bans))
    return ThesisVerdict(
        scope=scope,
        actions=_actions(bench, scope),
        cooperative=cooperative,
        adversarial=adversarial,
        slack=bench.turns - adversarial.fewest if adversarial.fewest else None,
        causes=_causes(bench, scope, worst.answer),
        hangs_on=hangs,
        exposition=expositions(bench, scope),
        help=helps(bench, goal, adversarial.fewest),
        strategy=worst.strategy or friendly.strategy,
    )


def _play_again(bench: Bench, goal: Goal, friendly: Found, worst: Found) -> None:
    """A proof that the engine does not follow is a fault of ours: `NotAStrategy`, `IllegalAction`."""
    for found, adversarial in ((friendly, worst.yes), (worst, True)):
        if found.yes:
            replay(bench.rules, Question(goal, adversarial, bench.turns, True), found.strategy)


def _actions(bench: Bench, scope: Scope) -> int | None:
    sets = bench.sets(thesis_goal(bench.rubric, scope))
    return sets[0].bit_count() if sets not in ((), NO_ACTION) else None


def _outcome(bench: Bench, scope: Scope, held: str, adversarial: bool) -> Outcome:
    if held != "yes":
        return Outcome("no" if held == "no" else "gave_up")
    return bench.fewest(thesis_goal(bench.rubric, scope), adversarial)


def _causes(bench: Bench, scope: Scope, answer: str) -> tuple[Cause, ...]:
    if answer == "yes":
        return ()
    return causes(bench, scope) if answer == "no" else (Cause("not_decided"),)
