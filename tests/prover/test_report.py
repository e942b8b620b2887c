"""The table, the line of play in words, and the JSON; nothing of the solution unless it is asked for."""

from __future__ import annotations

import json

import pytest

from delictum_pnp.prover.bench import bench_of
from delictum_pnp.prover.goals import thesis_goal
from delictum_pnp.prover.prove import prove
from delictum_pnp.prover.report import json_text, text
from delictum_pnp.prover.tell import tell
from delictum_pnp.prover.words import TABLE
from tests.conftest import delictum
from tests.game.small import flagship


@pytest.fixture(scope="module")
def proved() -> list:
    return [(flagship(), prove(flagship()))]


def test_both_languages_say_everything_differently(proved: list) -> None:
    english, spanish = (text(proved, language, spoilers=True) for language in ("en", "es"))
    assert english != spanish
    assert english.count("\n") == spanish.count("\n")
    assert "{" not in english + spanish


def test_a_line_of_play_is_told_only_when_asked_for(proved: list) -> None:
    title = str(flagship().case.cards["P07"].title)
    assert title not in text(proved, "es", spoilers=False)
    assert title in text(proved, "es", spoilers=True)
    assert title not in json_text(proved, "es", spoilers=False)


def test_every_turn_is_told() -> None:
    bench = bench_of(flagship())
    found = bench.held(thesis_goal(bench.rubric, "operative"), adversarial=False)
    lines = tell(found.strategy, flagship(), "es")
    assert [line.split(":")[0] for line in lines if line.startswith("Turno")] == [f"Turno {n}" for n in range(1, 11)]


def test_json_is_the_verdict(proved: list) -> None:
    (case,) = json.loads(json_text(proved, "en", spoilers=False))
    assert case["case"] == "C01"
    assert [thesis["adversarial"]["held"] for thesis in case["theses"]] == ["yes", "yes"]


@pytest.mark.parametrize("key", [key for key in TABLE if key != "no"])
def test_words_have_the_same_places_in_both_languages(key: str) -> None:
    words = TABLE[key]
    assert [part.split("}")[0] for part in words.en.split("{")[1:]] == [
        part.split("}")[0] for part in words.es.split("{")[1:]
    ]


class TestCommand:
    def test_the_flagship_is_proved(self) -> None:
        done = delictum("prove")
        assert (done.returncode, done.stderr) == (0, "")
        assert "C01" in done.stdout

    def test_one_case_alone(self) -> None:
        assert [case["case"] for case in json.loads(delictum("prove", "C01", "--json").stdout)] == ["C01"]

    def test_an_unknown_case(self) -> None:
        done = delictum("prove", "C09")
        assert done.returncode == 2
        assert "C09" in done.stderr

    def test_giving_up_is_no_success(self) -> None:
        done = delictum("prove", "--nodes", "1")
        assert done.returncode == 1
        assert "P032" in done.stdout

    def test_a_check_proves_on_demand(self, kit_copy) -> None:
        solution = kit_copy / "C01" / "solution.yaml"
        solution.write_text(solution.read_text("utf-8").replace("sources: [P10, Q10]", "sources: [P10]"), "utf-8")
        assert "P023" not in delictum("check", str(kit_copy)).stdout
        done = delictum("check", str(kit_copy), "--prove")
        assert done.returncode == 1
        assert "P023" in done.stdout
        assert "P10" not in done.stdout.split("P023")[1].split("\n")[0]
