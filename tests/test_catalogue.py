"""What was forgotten: every list against what exists."""

from __future__ import annotations

import string
from typing import get_args

import pytest
from ruamel.yaml import YAML

from delictum_pnp import products
from delictum_pnp.diagnostics import CATALOGUE, Words
from delictum_pnp.imposition.plan import lay, load_plan
from delictum_pnp.layout import printing_profiles
from delictum_pnp.layout.exhibits import DRAWERS
from delictum_pnp.layout.profile import load_profile
from delictum_pnp.model.cards import CARD_TYPES
from delictum_pnp.model.exhibits import Exhibit
from delictum_pnp.model.kit import ProductName
from delictum_pnp.rules import catalogue
from tests.conftest import ROOT

TEMPLATES = ROOT / "templates"
SAMPLES = ROOT / "tests" / "layout" / "samples"
KITS = sorted(path for path in (ROOT / "cases").iterdir() if path.is_dir())


def load(path: object) -> dict:
    with open(path, encoding="utf-8") as file:  # noqa: PTH123
        return YAML(typ="base").load(file)


@pytest.mark.parametrize("letter", CARD_TYPES)
def test_every_card_type_has_a_face_a_name_and_a_sample(letter: str) -> None:
    assert (TEMPLATES / "faces" / f"front-{letter}.yaml").is_file()
    assert letter in load(TEMPLATES / "phrases" / "es.yaml")["card"]
    assert any(sample.stem.upper().startswith(letter) for sample in SAMPLES.glob("*.yaml"))
    assert letter in load(TEMPLATES / "icons.yaml")["icons"]


def test_every_exhibit_has_a_drawing() -> None:
    kinds = {cls.model_fields["kind"].annotation for cls in get_args(get_args(Exhibit)[0])}
    assert {get_args(kind)[0] for kind in kinds} == set(DRAWERS)


def test_every_product_is_built_by_some_kit_and_named() -> None:
    wanted = {name for kit in KITS for name in load(kit / "kit.yaml")["products"]}
    assert wanted == set(products.NAMES) == set(get_args(ProductName))
    assert wanted <= set(load(TEMPLATES / "phrases" / "es.yaml")["product"])


@pytest.mark.parametrize("plan", sorted(path.stem for path in (TEMPLATES / "plans").glob("*.yaml")))
def test_every_plan_fits_a4_and_the_cards_fit_letter_too(plan: str) -> None:
    for paper in ("a4", "letter") if plan == "cards" else ("a4",):
        size = load(TEMPLATES / "papers" / f"{paper}.yaml")
        lay(load_plan(load(TEMPLATES / "plans" / f"{plan}.yaml")), float(size["width"]), float(size["height"]), 8.0)


def test_every_profile_is_sound_named_and_described() -> None:
    page = (ROOT / "docs" / "printing.md").read_text(encoding="utf-8")
    phrases = load(TEMPLATES / "phrases" / "es.yaml")
    imprimir = load(TEMPLATES / "products" / "imprimir.yaml")
    for path in sorted((TEMPLATES / "profiles").glob("*.yaml")):
        made = load_profile({path.stem: load(path)})
        assert (TEMPLATES / "plans" / f"{made.plan}.yaml").is_file()
        assert path.stem in phrases["profile"]
        assert f"| `{path.stem}` |" in page
        told = {made.sides, made.ink, made.plan, "stack" if made.stack else ""} & set(phrases["printing"]["about"])
        assert told or made == load_profile({path.stem: {}})
    steps = {key for own in imprimir["steps"].values() for key in own.values()}
    assert steps == set(phrases["printing"]["step"]) == set(printing_profiles.STEPS)


def places(words: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(words) if name}


@pytest.mark.parametrize("code", sorted(CATALOGUE))
def test_every_rule_speaks_both_languages(code: str) -> None:
    rule = CATALOGUE[code]
    for words in (rule.message, *rule.variants.values()):
        assert words.en and words.es and words.en != words.es
        assert places(words.es) == places(words.en)
    assert all(isinstance(words, Words) for words in (rule.message, rule.hint))
    assert rule.reason("en") and rule.reason("es") != rule.reason("en")


def test_the_rules_page_is_fresh() -> None:
    assert (ROOT / "docs" / "rules.md").read_text(encoding="utf-8") == catalogue.rules_page()


def test_every_colour_and_family_that_a_style_names_exists() -> None:
    theme = load(TEMPLATES / "theme.yaml")
    for name, style in theme["styles"].items():
        assert style["family"] in theme["families"], name
        assert style.get("color", "ink") in theme["palette"], name
    fonts = {font for family in theme["families"].values() for font in family.values()}
    assert fonts <= set(theme["fonts"])
