"""The campaign sheet, kept as a plain dict, and what the next case finds on it."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from delictum_pnp.game.campaign import CampaignRecord, CaseRecord, case_record
from delictum_pnp.game.errors import BadRecord, FalseClaimMissing
from delictum_pnp.game.table import Campaign
from delictum_pnp.model.codes import CardCode, CaseCode
from tests.game.test_scoring import JUDGE, PROVEN, SETTLED, judged

ORDER = ("C01", "C02", "C03", "M01")
RECORD = CaseRecord(
    case=CaseCode("C01"),
    scope="structural",
    text="Lo mandaron",
    truth="right",
    result="full",
    closing="proteccion",
    named=CardCode("Q03"),
    pressure=True,
    reputation=-1,
    seed="strong",
    false_claim="",
)
WRONG = replace(RECORD, case=CaseCode("C02"), truth="wrong", result="failure", seed="absent", false_claim="que huyó")


def test_a_case_is_recorded_as_it_closed() -> None:
    text = SETTLED.removesuffix("-") + "!filtracion presion"
    theory = replace(PROVEN, text="Fue así", closing="proteccion", named=CardCode("Q02"))
    done = judged(text, closing="proteccion", named=CardCode("Q02"))
    assert case_record(JUDGE.rules, theory, done) == CaseRecord(
        CaseCode("C02"), "operative", "Fue así", "right", "full", "proteccion", CardCode("Q02"), True, 1, "strong", ""
    )


def test_a_wrong_theory_is_recorded_with_its_false_claim() -> None:
    done = judged(right=(False, True, True))
    with pytest.raises(FalseClaimMissing):
        case_record(JUDGE.rules, PROVEN, done)
    assert case_record(JUDGE.rules, replace(PROVEN, false_claim="que huyó"), done).false_claim == "que huyó"


def test_a_campaign_comes_back_from_plain_data() -> None:
    campaign = CampaignRecord().with_case(RECORD).with_case(WRONG)
    assert CampaignRecord.from_dict(json.loads(json.dumps(campaign.to_dict()))) == campaign


def test_the_next_case_finds_seeds_and_the_wrong_theory_just_before_it() -> None:
    campaign = CampaignRecord((RECORD, WRONG))
    strong = ((CaseCode("C01"), "strong"),)
    assert campaign.before("C01", ORDER) == Campaign()
    assert campaign.before("C02", ORDER) == Campaign(strong, previous_wrong=False)
    both = (*strong, (CaseCode("C02"), "absent"))
    assert campaign.before("C03", ORDER) == Campaign(both, previous_wrong=True)
    assert campaign.before("M01", ORDER) == Campaign(both, previous_wrong=False)
    assert campaign.before("M01", ORDER).of("S01") == "strong"
    assert campaign.before("M01", ORDER).of("S03") == "absent"


def test_a_case_is_closed_once() -> None:
    with pytest.raises(BadRecord):
        CampaignRecord((RECORD,)).with_case(RECORD)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("scope", "total"),
        ("truth", "maybe"),
        ("result", "draw"),
        ("seed", "weak"),
        ("reputation", "1"),
        ("pressure", 1),
        ("text", None),
        ("named", "Q3"),
        ("named", 3),
        ("case", "X01"),
        ("colour", "red"),
    ],
)
def test_a_record_from_outside_is_checked(name: str, value: Any) -> None:
    with pytest.raises(BadRecord) as refused:
        CaseRecord.from_dict({**RECORD.to_dict(), name: value})
    assert (refused.value.place, refused.value.value) == (name, value)


def test_a_record_lacks_nothing() -> None:
    data = RECORD.to_dict()
    del data["truth"]
    with pytest.raises(BadRecord):
        CaseRecord.from_dict(data)
    with pytest.raises(BadRecord):
        CampaignRecord.from_dict({"games": []})
