"""The flagship with another rulebook, or with its edition changed."""

from __future__ import annotations

import functools
from typing import Any

from delictum_pnp.model.build import build
from delictum_pnp.model.dossier import Dossier, example_dossier
from delictum_pnp.model.kit import KitSource
from delictum_pnp.source.kit_folder import read_kit
from tests.conftest import KIT


@functools.cache
def flagship() -> KitSource:
    reading = read_kit(KIT, "kit")
    assert reading.tree is not None
    built = build(reading.tree, {name: text for name, (text, _) in reading.pages.items()})
    assert built.source is not None
    return built.source


def source(page: str | None = None, **edition: Any) -> KitSource:
    """`page` stands alone as `rulebook/reglamento.md`; `edition` replaces values of the edition."""
    made = flagship()
    changed = made.kit.info.edition.model_copy(update=edition)
    info = made.kit.info.model_copy(update={"edition": changed})
    pages = made.kit.pages if page is None else {"reglamento": page}
    return made.model_copy(update={"kit": made.kit.model_copy(update={"info": info, "pages": pages})})


def example(**edition: Any) -> Dossier:
    found = example_dossier(source(**edition))
    assert found is not None
    return found
