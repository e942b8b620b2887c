"""The engine against the game on paper: random games decision by decision, and every table of a tiny case."""

from __future__ import annotations

import random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from delictum_pnp.game.compile import compile_rules
from delictum_pnp.game.engine import apply, closed, in_crisis, start
from delictum_pnp.game.notation import parse_action
from delictum_pnp.game.table import Campaign
from delictum_pnp.model.codes import CaseCode
from delictum_pnp.model.play import SeedState
from tests.game.helpers import may, paper_picture, picture, reached
from tests.game.paper import Paper
from tests.game.small import dossier, flagship, tiny

CASES = {"hot": dossier(), "meta": dossier("meta"), "tiny": tiny(), "flagship": flagship()}
TEAM = sorted(CASES["hot"].info.specialists)
STATES: tuple[SeedState, ...] = ("strong", "fragile", "absent")


class Game(RuleBasedStateMachine):
    """A game where any table may sit down; `decide` takes any decision that is offered."""

    @initialize(
        name=st.sampled_from(["hot", "hot", "meta", "tiny", "flagship"]),
        team=st.lists(st.sampled_from(TEAM), max_size=4, unique=True),
        seeds=st.tuples(st.sampled_from(STATES), st.sampled_from(STATES)),
        wrong=st.booleans(),
    )
    def sit_down(self, name: str, team: list[str], seeds: tuple[SeedState, SeedState], wrong: bool) -> None:
        self.case, self.team, self.wrong = CASES[name], team, wrong
        self.seeds = dict(zip(("C01", "C02"), seeds, strict=True))
        left = tuple((CaseCode(case), seed) for case, seed in self.seeds.items())
        self.table = compile_rules(self.case, Campaign(left, wrong))
        self.position = start(self.table, team)
        self.log: list[str] = []

    @precondition(lambda self: not closed(self.table, self.position))
    @rule(pick=st.integers(min_value=0, max_value=10_000))
    def decide(self, pick: int) -> None:
        offered = sorted(may(self.table, self.position))
        assert offered
        before = self.position
        self.log.append(offered[pick % len(offered)])
        self.position = apply(self.table, before, parse_action(self.table, self.log[-1]))
        assert before.obtained & ~self.position.obtained == 0
        assert before.options & ~self.position.options == 0

    @precondition(lambda self: closed(self.table, self.position))
    @rule()
    def stay_closed(self) -> None:
        assert not may(self.table, self.position)

    @invariant()
    def the_paper_says_the_same(self) -> None:
        paper = Paper(self.case, self.team, dict(self.seeds), self.wrong).play(self.log)
        assert picture(self.table, self.position) == paper_picture(paper)
        assert may(self.table, self.position) == paper.may()

    @invariant()
    def the_markers_stay_on_the_board(self) -> None:
        position = self.position
        assert 0 <= position.heat <= 5 and -2 <= position.reputation <= 2 and position.lost >= 0
        assert in_crisis(self.table, position) == bool(position.pending)

    @invariant()
    def no_card_and_no_specialist_acts_twice(self) -> None:
        acts = [said.split("+") for said in self.log if said[0] in "PQXFIV"]
        cards, helpers = [act[0] for act in acts], [act[1] for act in acts if len(act) > 1]
        assert len(set(cards)) == len(cards) and len(set(helpers)) == len(helpers)

    @invariant()
    def every_turn_has_its_action_or_its_reason(self) -> None:
        turns = [said for said in self.log if not said.startswith("!")]
        assert len(turns) == self.position.turn - 1 + in_crisis(self.table, self.position)

    @invariant()
    def only_obtained_sources_are_confidential(self) -> None:
        assert self.position.confidential & ~(self.position.obtained & self.table.sources) == 0


TestGame = Game.TestCase
TestGame.settings = settings(max_examples=40, stateful_step_count=20, deadline=None, database=None, derandomize=True)


@pytest.mark.parametrize("name", CASES)
def test_random_games_are_those_on_paper(name: str) -> None:
    chance = random.Random(name)
    game = Game()
    for _ in range(25):
        seeds = (chance.choice(STATES), chance.choice(STATES))
        game.sit_down(name, chance.sample(TEAM, 4), seeds, chance.random() < 0.5)
        while not closed(game.table, game.position):
            game.decide(chance.randrange(10_000))
            game.the_paper_says_the_same()


@pytest.mark.parametrize("team", [(), ("analista", "periodista", "mediador", "abogada"), ("infiltrada", "mediador")])
def test_every_table_of_the_tiny_case_is_one_on_paper(team: tuple[str, ...]) -> None:
    """Counts at each depth, from the rules' text: every log tried on paper, tables counted once."""
    case = CASES["tiny"]
    rules = compile_rules(case)
    positions = {start(rules, team)}
    logs: list[list[str]] = [[]]
    for _ in range(4):
        logs = [[*log, said] for log in logs for said in Paper(case, team).play(log).may()]
        on_paper = {paper_picture(Paper(case, team).play(log)) for log in logs}
        positions = reached(rules, positions)
        assert {picture(rules, position) for position in positions} == on_paper
        assert len(positions) == len(on_paper) > 0
