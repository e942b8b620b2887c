"""Every printing profile, on both papers, of every kit: what is built is verified, and nothing is found.

So that it is quick, a kit is cut down to few cards of its first case, a form and the rulebook; `.ci/run` verifies whole
boxes.
"""

from __future__ import annotations

import json
import pathlib
from functools import cache

import pytest

from delictum_pnp import decks, expectations, pipeline
from delictum_pnp.imposition.plan import DoesNotFit
from delictum_pnp.layout import cards
from delictum_pnp.layout.page import Face, Page
from delictum_pnp.layout.workshop import Workshop
from delictum_pnp.model.case import Case
from delictum_pnp.model.kit import KitInfo, KitSource
from delictum_pnp.print_options import How
from delictum_pnp.verify.run import verify_folder
from tests.conftest import ROOT
from tests.verify.conftest import PAPERS

KITS = [path.name for path in sorted((ROOT / "cases").iterdir()) if (path / "kit.yaml").is_file()]
PROFILES = [path.stem for path in sorted((ROOT / "templates" / "profiles").glob("*.yaml"))]
PRODUCTS = ("reglamento", "especialistas", "hoja-campana", "cartas")
CARDS = 5
"""Of each deck: a full sheet and a short one."""
REFUSED = {("poker", "a4"): "95 x 130 mm", ("poker", "letter"): "205 x 280 mm"}
"""What has no room, or would have too small a type, and the size that is needed, as the refusal says."""
PAGES, FACES = decks.pages, cards.faces
TEMPLATES = pipeline.Templates(ROOT / "templates")


@cache
def cut(name: str) -> KitSource:
    """A kit with one case."""
    checked, _ = pipeline.read(ROOT / "cases" / name, name)
    assert checked.source is not None
    source = checked.source
    code, case = next(iter(source.kit.cases.items()))
    info = source.kit.info.model_copy(update={"cases": (code,), "products": PRODUCTS})
    kit = source.kit.model_copy(update={"info": info, "cases": {code: case}})
    return source.model_copy(update={"kit": kit, "solutions": {code: source.solutions[code]}})


def few_faces(case: Case, info: KitInfo, workshop: Workshop) -> list[tuple[Face, Face]]:
    """The first cards of a case."""
    return FACES(case.model_copy(update={"cards": dict(list(case.cards.items())[:CARDS])}), info, workshop)


def few(deck: decks.Deck, workshop: Workshop) -> list[Page]:
    """The pages of a deck of which only the first cards are printed."""
    return PAGES(deck._replace(pairs=deck.pairs[:CARDS]), workshop)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("kit", KITS)
def test_what_is_built_is_verified(
    kit: str, profile: str, paper: str, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decks, "pages", few)
    monkeypatch.setattr(cards, "faces", few_faces)
    source = cut(kit)
    workshop = pipeline.workshop_for(source, TEMPLATES, paper, pipeline.profile_for(How((profile,)), TEMPLATES))
    if (profile, paper) in REFUSED:
        with pytest.raises(DoesNotFit, match=REFUSED[profile, paper]):
            pipeline.lay_out(source, workshop)
        return
    files = pipeline.outputs(source, pipeline.lay_out(source, workshop), workshop, 0, {})
    for output in files:
        path = tmp_path / output.name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(output.data)
    facts = json.loads((tmp_path / "manifest.json").read_bytes())
    verified = verify_folder(tmp_path, kit, expectations.expected(facts, TEMPLATES, PAPERS, source))
    assert [diagnostic.message("en") for diagnostic in verified.diagnostics] == []
    assert verified.skipped == () and verified.cards == 2 * CARDS
