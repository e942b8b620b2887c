"""Which profiles a build is given: those that were named and agree, and what a printer brings."""

from __future__ import annotations

import pathlib
from itertools import combinations

import pytest

from delictum_pnp import calibrated, print_options
from delictum_pnp.calibrated import Flip, Printer
from delictum_pnp.layout.profile import KEYS, NAMED
from delictum_pnp.messages import TABLE
from delictum_pnp.print_options import Contradiction, How, NoSuchProfile
from delictum_pnp.source.data import read_data
from tests.conftest import ROOT

TEMPLATES = ROOT / "templates"
PROFILES = print_options.known(TEMPLATES)
SIDES = ("gutterfold", "long-edge", "manual", "one-sided", "short-edge")
EITHER_OR = (SIDES, ("grey", "low-ink"), ("large-print", "poker", "sleeves"))
"""Profiles of which one at most can be asked for."""


def how(*profiles: str, printer: str | None = None) -> How:
    return print_options.how(TEMPLATES, profiles, False, printer, None)


@pytest.fixture
def office(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A printer that turns the paper on its short edge."""
    return kept(tmp_path, monkeypatch, "short")


def kept(folder: pathlib.Path, monkeypatch: pytest.MonkeyPatch, flip: Flip) -> str:
    monkeypatch.setattr(calibrated, "folder", lambda: folder)
    calibrated.save("Oficina", Printer(0.5, 0.0, flip), folder)
    return "Oficina"


@pytest.mark.parametrize("name", PROFILES)
def test_a_profile_says_what_the_reader_of_yaml_reads(name: str) -> None:
    assert print_options.said(TEMPLATES, name) == {
        key: str(value) for key, value in read_data(TEMPLATES / "profiles" / f"{name}.yaml").items()
    }


def test_a_value_may_be_quoted_and_have_a_remark(tmp_path: pathlib.Path) -> None:
    (tmp_path / "profiles").mkdir()
    (tmp_path / "profiles" / "x.yaml").write_text("# sides: one\nsides: 'fold' # once\nscale: 1.5\n", encoding="utf-8")
    assert print_options.said(tmp_path, "x") == {"sides": "fold", "scale": "1.5"}


@pytest.mark.parametrize(("one", "other"), list(combinations(PROFILES, 2)))
def test_two_profiles_go_together_unless_they_contradict_each_other(one: str, other: str) -> None:
    if any(one in group and other in group for group in EITHER_OR):
        with pytest.raises(Contradiction) as caught:
            how(other, "stack", one)
        assert {caught.value.one, caught.value.other} == {one, other}
    else:
        assert set(how(one, other).profiles) == {one, other}


def test_one_named_twice_is_named_once() -> None:
    assert how("manual", "low-ink", "manual").profiles == ("manual", "low-ink")


def test_every_key_that_profiles_can_disagree_on_has_a_name() -> None:
    assert {f"profile_{key}" for key in (*KEYS, *NAMED, "scale")} <= set(TABLE)


def test_a_printer_brings_its_edge_and_yields_to_what_was_named(office: str) -> None:
    assert how(printer=office).profiles == ("short-edge",)
    assert how("low-ink", printer=office).profiles == ("short-edge", "low-ink")
    for name in SIDES:
        assert how("low-ink", name, printer=office).profiles == ("low-ink", name)


def test_a_printer_that_turns_on_the_long_edge_brings_nothing(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    printer = kept(tmp_path, monkeypatch, "long")
    assert how(printer=printer).profiles == ("long-edge",)
    assert how("grey", printer=printer).profiles == ("grey",)


@pytest.mark.parametrize(
    ("name", "near"), [("pocker", "poker"), ("Gutterfold", "gutterfold"), ("onesided", "one-sided"), ("zzz", "")]
)
def test_an_unknown_profile_names_the_likeliest_first_and_all(name: str, near: str) -> None:
    with pytest.raises(NoSuchProfile) as caught:
        how(name)
    assert caught.value.near == near
    assert sorted(caught.value.known) == PROFILES
    assert not near or caught.value.known[0] == near


def test_the_profile_that_decides_a_key() -> None:
    assert print_options.speaker(TEMPLATES, ("poker", "low-ink"), "plan") == "poker"
    assert print_options.speaker(TEMPLATES, ("low-ink",), "plan") == "long-edge"
