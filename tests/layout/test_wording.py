"""Requirements, costs, effects, conditions in Spanish: one row per wording."""

from __future__ import annotations

from typing import Any

import pytest

from delictum_pnp.layout import wording
from delictum_pnp.layout.workshop import Workshop
from delictum_pnp.model.play import Condition, Effect, Requirement

REQUIREMENTS: list[tuple[dict[str, Any], str]] = [
    ({"any": ["Q05", "I01"]}, "Q05 o I01"),
    ({"any": ["P01", "P02", "Q03"]}, "P01, P02 o Q03"),
    ({"all": ["Q05"]}, "Q05"),
    ({"all": ["P01", "Q05"]}, "P01 y Q05"),
    ({"all": ["P01", "I02"]}, "P01 e I02"),
    ({"all": ["Q05"], "any": ["P03", "P08"]}, "Q05, y además P03 o P08"),
    ({"all": ["P01", "P02"], "any": ["P03", "P08"]}, "P01 y P02, y además P03 o P08"),
    ({"at_least": {"n": 2, "of": ["P01", "P02", "Q03"]}}, "al menos dos de P01, P02 y Q03"),
    ({"at_least": {"n": 11, "of": ["P01", "P02"]}}, "al menos 11 de P01 y P02"),
    ({"reputation": ">=1"}, "Reputación ≥ 1"),
    ({"reputation": ">=-1"}, "Reputación ≥ −1"),
    ({"reputation": ">=0", "any": ["P01", "Q01"]}, "Reputación ≥ 0, y además P01 o Q01"),
    ({"reputation": ">=1", "all": ["Q11"]}, "Reputación ≥ 1, y además Q11"),
    (
        {"reputation": ">=1", "all": ["Q11"], "any": ["P01", "P02"]},
        "Reputación ≥ 1, y además Q11, y además P01 o P02",
    ),
    ({"all": ["Q11"], "citable": True}, "Q11, citable"),
    ({"any": ["P01", "P02"], "citable": True}, "P01 o P02, citables"),
    ({"citable": True}, "fuentes citables"),
    ({"any": ["V01"], "when": {"seed": ["fragile", "absent"]}}, "Si está frágil o ausente, antes V01"),
    (
        {"all": ["P01"], "any": ["P02", "Q02"], "when": {"seed": ["absent"]}},
        "Si está ausente, antes P01, y además P02 o Q02",
    ),
    ({}, "Nada"),
]


def untied(text: str) -> str:
    """The last item of a list is tied to its conjunction, so that no line ends in «o»."""
    assert all(word not in text for word in (" o P", " o Q", " o F", " y P", " y Q"))
    return text.replace("~", " ")


@pytest.mark.parametrize("asked, said", REQUIREMENTS)
def test_requirements(asked: dict[str, Any], said: str, workshop: Workshop) -> None:
    requirement = Requirement.model_validate(asked)
    assert untied(wording.requirement(requirement, workshop.phrases)) == said
    assert untied(" ".join(wording.requirement_lines(requirement, workshop.phrases))) == said


def test_no_requirement_says_so(workshop: Workshop) -> None:
    assert wording.requirement(None, workshop.phrases) == "Nada"


def test_a_requirement_is_parted_between_its_clauses(workshop: Workshop) -> None:
    asked = Requirement.model_validate({"reputation": ">=0", "any": ["P01", "Q01"]})
    assert wording.requirement_lines(asked, workshop.phrases) == ("Reputación ≥ 0,", "y además P01 o~Q01")


@pytest.mark.parametrize(
    "done, icon, said",
    [
        ({"heat": 2}, "heat", "Calor +2"),
        ({"heat": -1}, "heat", "Calor −1"),
        ({"heat": 0}, "heat", "Calor 0"),
        ({"reputation": -1}, "rep", "Reputación −1"),
        ({"obtain": "P03"}, "ok", "Obtienen P03"),
        ({"obtain": "self"}, "ok", "Anoten esta fuente"),
        ({"lose_action": 1}, "delay", "Pierden la próxima acción"),
        ({"lose_action": 2}, "delay", "Pierden las próximas 2 acciones"),
    ],
)
def test_effects(done: dict[str, Any], icon: str, said: str, workshop: Workshop) -> None:
    effect = wording.effect(Effect.model_validate(done), workshop.phrases)
    assert (effect.icon, effect.text) == (icon, said)
    assert icon in workshop.theme.icon_paths


def test_lists_of_effects_and_costs(workshop: Workshop) -> None:
    two = (Effect(heat=1), Effect(reputation=-1))
    assert wording.effects(two, workshop.phrases) == "Calor +1 y~Reputación −1"
    three = (Effect(lose_action=1), *two, Effect.model_validate({"obtain": "P03"}))
    assert wording.effects(three, workshop.phrases) == (
        "Pierden la próxima acción. Calor +1 y~Reputación −1. Obtienen P03"
    )
    assert wording.effects((), workshop.phrases) == "Sin efectos"
    assert wording.cost((), workshop.phrases) == "Nada"
    assert wording.cost(two[:1], workshop.phrases) == "Calor +1"


@pytest.mark.parametrize(
    "when, icon, said",
    [
        ({"heat": "3-4"}, "eye", "Con Calor 3–4"),
        ({"heat": "3"}, "eye", "Con Calor 3"),
        ({"previous": "wrong"}, "prev", "Si la teoría anterior fue errónea"),
    ],
)
def test_conditions(when: dict[str, Any], icon: str, said: str, workshop: Workshop) -> None:
    assert wording.condition(Condition.model_validate(when), workshop.phrases) == (icon, said)
    assert icon in workshop.theme.icon_paths


def test_standings(workshop: Workshop) -> None:
    assert wording.standing("citable", workshop.phrases) == "Citable"
    assert wording.standing("confidential", workshop.phrases) == "Confidencial"


@pytest.mark.parametrize(
    ("names", "told"),
    [
        ([], ""),
        (["Hacker"], "Hacker"),
        (["Analista", "Hacker"], "Analista y~Hacker"),
        (["Analista", "Hacker", "Infiltrada"], "Analista, Hacker e~Infiltrada"),
    ],
)
def test_the_conjunction_of_a_list_follows_its_last_word(names: list[str], told: str, workshop: Workshop) -> None:
    assert wording.listed(names, workshop.phrases) == told
