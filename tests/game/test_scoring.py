"""Truth given by people, proof, result, publication, seed; what may be cited."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from delictum_pnp.game.compile import compile_rules
from delictum_pnp.game.errors import NotASource, NotClosed, NotProtectable, UnknownCard, UnknownClosing, WrongCount
from delictum_pnp.game.reason import Reason
from delictum_pnp.game.rubric import (
    compile_rubric,
    demonstrable,
    held_pairs,
    open_disputes,
    publishable,
    strictly_publishable,
    thesis_demonstrable,
)
from delictum_pnp.game.scoring import (
    ClaimScore,
    Judge,
    Result,
    Score,
    Theory,
    Truth,
    close,
    judge_of,
    result_of,
    score,
    seed_of,
    truth_of,
)
from delictum_pnp.model.codes import CardCode
from delictum_pnp.model.dossier import Dossier
from delictum_pnp.model.play import SeedState
from tests.game.helpers import at
from tests.game.small import dossier

HELD = "T11 C0 R+1 | P01c P02c P03k P04c P05c P06c Q01c Q02c Q03c I01k N01c | - | {}"


def codes(text: str) -> tuple[CardCode, ...]:
    return tuple(CardCode(code) for code in text.split())


def judge(case: Dossier | None = None) -> Judge:
    case = case or dossier("hot")
    rules = compile_rules(case)
    return judge_of(case, rules, compile_rubric(case, rules))


JUDGE = judge()
PROVEN = Theory(
    scope="operative",
    decisive=(codes("P01 P02"), codes("P04 Q03"), codes("Q02 P05")),
    right=(True, True, True),
    closing="institucional",
)
"""Claim 1 rests on the disputed hour: it holds once F02 has settled it."""

SETTLED = HELD.format("-").replace(" I01k", " F02c I01k")


def judged(text: str = SETTLED, judge: Judge = JUDGE, **changes: Any) -> Score:
    return score(judge, at(judge.rules, text), replace(PROVEN, **changes))


def reasons(number: int, text: str = SETTLED, **changes: Any) -> tuple[Reason, ...]:
    return judged(text, **changes).claims[number - 1].reasons


@pytest.mark.parametrize(
    ("right", "truth"),
    [
        ((True, True, True), "right"),
        ((True, True, False), "partial"),
        ((True, False, True), "partial"),
        ((False, True, True), "wrong"),
        ((True, False, False), "wrong"),
        ((False, False, False), "wrong"),
    ],
)
def test_truth_is_what_people_judged(right: tuple[bool, ...], truth: Truth) -> None:
    assert truth_of(right) == truth


@pytest.mark.parametrize(
    ("truth", "demonstrated", "result", "seed", "capped"),
    [
        ("right", True, "full", "strong", "fragile"),
        ("right", False, "partial", "fragile", "fragile"),
        ("partial", True, "partial", "fragile", "fragile"),
        ("partial", False, "partial", "fragile", "fragile"),
        ("wrong", True, "failure", "absent", "absent"),
        ("wrong", False, "failure", "absent", "absent"),
    ],
)
def test_the_result_and_the_seed_that_it_leaves(
    truth: Truth, demonstrated: bool, result: Result, seed: SeedState, capped: SeedState
) -> None:
    assert result_of(truth, demonstrated) == result
    assert (seed_of(result, capped=False), seed_of(result, capped=True)) == (seed, capped)


def test_a_right_and_proven_theory_is_a_full_success() -> None:
    done = judged()
    assert (done.truth, done.result, done.seed, done.demonstrated) == ("right", "full", "strong", True)
    assert done.claims[1] == ClaimScore("operative.2", True, True, ())


def test_a_siege_in_the_last_turn_leaves_the_seed_fragile() -> None:
    done = judged(SETTLED.removesuffix("-") + "fragil")
    assert (done.result, done.seed) == ("full", "fragile")


def test_a_wrong_answer_is_not_demonstrated_whatever_is_cited() -> None:
    done = judged(right=(True, False, True))
    assert done.claims[1].reasons == (Reason("answer_wrong"),) and done.result == "partial"


def test_an_open_contradiction_leaves_its_claim_undemonstrated() -> None:
    assert reasons(1, HELD.format("-")) == (Reason("contradiction_open", {"name": "hora"}),)
    assert judged(HELD.format("-")).result == "partial"


def test_a_contradiction_is_open_on_obtained_sides_only() -> None:
    rules, rubric = JUDGE.rules, JUDGE.rubric
    for held, names in (("P01c", []), ("P03k P04c", []), ("P01c P04c", ["hora"]), ("P01c P03k", ["hora"])):
        position = at(rules, f"T3 C0 R+0 | {held} | - | -")
        assert [dispute.name for dispute in open_disputes(rubric, position)] == names


@pytest.mark.parametrize("settling", ["X01c", "F02c"])
def test_a_settling_card_obtained_earlier_keeps_it_closed(settling: str) -> None:
    position = at(JUDGE.rules, f"T3 C0 R+0 | P01c P04c {settling} | - | -")
    assert not open_disputes(JUDGE.rubric, position)


def test_two_sources_of_one_group_demonstrate_nothing() -> None:
    both = (codes("P03 Q03"), codes("P03 Q03"), codes("Q02 P05"))
    assert JUDGE.rules.group("P03") == JUDGE.rules.group("Q03")
    assert reasons(2, decisive=both) == (Reason("same_group", {"group": "G03"}),)


def test_one_source_never_fills_both_roles() -> None:
    """Q01 stands in both lists of claim 1."""
    alone = (codes("Q01 Q01"), *PROVEN.decisive[1:])
    assert reasons(1, decisive=alone) == (Reason("one_source", {"card": "Q01"}),)
    with_other = (codes("Q01 P01"), *PROVEN.decisive[1:])
    assert reasons(1, decisive=with_other) == ()
    with_neither = (codes("Q01 P05"), *PROVEN.decisive[1:])
    assert reasons(1, decisive=with_neither) == (Reason("role_not_filled", {"roles": ("when",)}),)


def test_both_roles_must_be_filled_in_any_order() -> None:
    assert reasons(3, decisive=(*PROVEN.decisive[:2], codes("P05 Q02"))) == ()
    assert reasons(3, decisive=(*PROVEN.decisive[:2], codes("P05 P06"))) == (
        Reason("role_not_filled", {"roles": ("who",)}),
    )


def test_confidential_sources_prove() -> None:
    assert reasons(3, decisive=(*PROVEN.decisive[:2], codes("I01 P05"))) == ()


def test_publication_is_limited_where_two_citable_groups_are_missing() -> None:
    """Any two admissible sources count, the decisive ones or not: claim 3 cites I01, Q02 stands in for it."""
    decisive = (*PROVEN.decisive[:2], codes("I01 P05"))
    assert judged(closing="exposicion", decisive=decisive).limited == ()
    hushed = SETTLED.replace("Q02c", "Q02k").replace("P06c", "P06k")
    assert judged(hushed, closing="exposicion", decisive=decisive).limited == ("operative.3",)
    assert judged(hushed, closing="institucional", decisive=decisive).limited == ()
    assert judged(hushed, closing="exposicion", decisive=decisive).result == "full"


def test_two_citable_sources_of_one_group_do_not_make_two() -> None:
    same = SETTLED.replace("P02c", "P02k").replace("Q01c", "Q01k")
    assert JUDGE.rules.group("P01") == JUDGE.rules.group("N01")
    assert judged(same, closing="exposicion").limited == ("operative.1",)


def test_the_decisive_two_themselves_must_be_citable_where_the_edition_says_so() -> None:
    strict = judge(dossier("hot", edition={"readings": {"citable_groups": "decisive_two"}}))
    assert judged(judge=strict, closing="exposicion").limited == ()
    decisive = (*PROVEN.decisive[:2], codes("I01 P05"))
    assert judged(judge=strict, closing="exposicion", decisive=decisive).limited == ("operative.3",)


def test_a_protected_source_becomes_confidential_and_still_proves() -> None:
    done = judged(closing="proteccion", named=CardCode("Q02"))
    assert done.position.confidential == at(JUDGE.rules, SETTLED.replace("Q02c", "Q02k")).confidential
    assert done.result == "full"


@pytest.mark.parametrize("named", [None, CardCode("P01"), CardCode("Q06"), CardCode("P77")])
def test_only_an_obtained_person_can_be_protected(named: CardCode | None) -> None:
    with pytest.raises(NotProtectable) as refused:
        judged(closing="proteccion", named=named)
    assert refused.value.card == named


def test_an_exposed_source_must_be_held() -> None:
    assert judged(closing="exposicion", named=CardCode("P01")).result == "full"
    with pytest.raises(NotASource):
        judged(closing="exposicion", named=CardCode("Q06"))


def test_nothing_is_judged_before_the_last_turn_is_over() -> None:
    with pytest.raises(NotClosed) as refused:
        judged(SETTLED.replace("T11", "T10"))
    assert (refused.value.turn, refused.value.turns) == (10, 10)


def test_a_closing_that_the_kit_does_not_have_is_refused() -> None:
    with pytest.raises(UnknownClosing):
        judged(closing="huida")


@pytest.mark.parametrize(
    "changes",
    [
        {"right": (True, True)},
        {"decisive": PROVEN.decisive[:2]},
        {"decisive": (*PROVEN.decisive[:2], codes("Q02 P05 P06"))},
    ],
)
def test_three_claims_and_two_decisive_sources_each(changes: dict[str, Any]) -> None:
    with pytest.raises(WrongCount):
        judged(**changes)


@pytest.mark.parametrize("card", ["Q06", "Q05", "P77"])
def test_only_an_obtained_source_can_be_cited(card: str) -> None:
    with_answer = SETTLED.replace("Q03c", "Q03c Q05")
    with pytest.raises(NotASource) as refused:
        judged(with_answer, decisive=(codes(f"P01 {card}"), *PROVEN.decisive[1:]))
    assert (refused.value.card, refused.value.claim) == (card, "operative.1")


def test_closing_alone_gives_the_last_table() -> None:
    position = at(JUDGE.rules, SETTLED)
    assert close(JUDGE, position, PROVEN) == position


def test_what_could_be_demonstrated_at_any_moment() -> None:
    rules, rubric = JUDGE.rules, JUDGE.rubric
    settled, disputed = at(rules, SETTLED), at(rules, HELD.format("-"))
    assert thesis_demonstrable(rubric, settled, "operative")
    assert not thesis_demonstrable(rubric, disputed, "operative")
    proof = rubric.claims["operative.2"]
    assert [pair.codes for pair in proof.pairs] == [("P03", "P04"), ("Q03", "P04")]
    few = at(rules, "T3 C0 R+0 | P03k P04c | - | -")
    assert [pair.codes for pair in held_pairs(proof, few)] == [("P03", "P04")] and demonstrable(proof, few)
    assert not demonstrable(proof, at(rules, "T3 C0 R+0 | P03k Q03c | - | -"))


def test_what_could_be_published_at_any_moment() -> None:
    rules, proof = JUDGE.rules, JUDGE.rubric.claims["operative.3"]
    loose = at(rules, "T3 C0 R+0 | P05c P06c I01k | - | -")
    assert publishable(rules, proof, loose) and not strictly_publishable(proof, loose)
    strict = at(rules, "T3 C0 R+0 | P05c Q02c | - | -")
    assert publishable(rules, proof, strict) and strictly_publishable(proof, strict)
    assert not publishable(rules, proof, at(rules, "T3 C0 R+0 | P05c I01k | - | -"))


def test_a_rubric_that_names_a_stranger_is_refused() -> None:
    roles = {"who": {"name": "n", "sources": ["S01"]}, "when": {"name": "n", "sources": ["P01"]}}
    claim = {"solution": {"theses": {"operative": {"claims": {"1": {"roles": roles}}}}}}
    with pytest.raises(UnknownCard):
        judge(dossier("hot", claim))
