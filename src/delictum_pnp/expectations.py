"""What a finished kit should be, for `verify`: from the templates, the product table, and the kit's source if at hand.

In: the manifest of a kit folder (or nothing, for a bare PDF), templates, a `KitSource` or None.  Out: `Expected`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Protocol

from . import products
from .bundle import FOLDERS
from .freshness import STAMP
from .imposition.plan import load_plan
from .layout.profile import DEFAULT, Profile, load_profile
from .layout.workshop import Paper, Phrases
from .model.kit import KitSource
from .model.text import text_places
from .verify.canaries import Canaries
from .verify.expected import Binding, Expected, Flip

LANGUAGE = "es"
"""Of a bare PDF, which does not say in which words its margins are set."""
BOOKLETS = ("reglamento",)
"""Products whose pages are numbered and bound."""


class Load(Protocol):
    """Templates by name (`pipeline.Templates`)."""

    def __call__(self, name: str) -> Mapping[str, Any]: ...


def expected(facts: Mapping[str, Any], load: Load, papers: tuple[str, ...], source: KitSource | None) -> Expected:
    """Raises `TemplateMissing` for a profile or language that there is none of, `ProfileFault` for a bad one."""
    phrases = load(f"phrases/{facts.get('language', LANGUAGE)}")
    profile = load_profile({str(name): load(f"profiles/{name}") for name in facts.get("profile", (DEFAULT,))})
    shift = [float(value) for value in facts.get("back_shift", (0, 0))]
    return Expected(
        papers={name: _paper(load(f"papers/{name}")) for name in papers},
        plan=load_plan(load(f"plans/{profile.plan}")),
        flips={name: _flip(flip, profile) for name, flip in products.flips(profile.large).items()},
        sides=profile.sides,
        shift=(shift[0], shift[1]),
        decks=products.DECKS,
        booklets={name: _binding(profile) for name in BOOKLETS},
        solutions=FOLDERS["solution"],
        stamp=STAMP,
        say=Phrases(phrases),
        canaries=Canaries(secrets(source), known(source, phrases)) if source else None,
    )


def secrets(source: KitSource) -> dict[str, str]:
    """Every text of every solution by its path: `C01.solution.truth`; but for the names of its groups, which are
    origins that players read on documents, not conclusions (as rule M100 has it)."""
    return {
        ".".join((code, "solution", *map(str, path))): str(text)
        for code, solution in source.solutions.items()
        for path, text in text_places(solution, ())
        if path[0] != "groups"
    }


def known(source: KitSource, phrases: Mapping[str, Any]) -> list[str]:
    """What players may read: the kit, its cases, its pages and the compiler's own words."""
    parts = (source.kit.info, *source.kit.cases.values())
    texts = [str(text) for part in parts for _, text in text_places(part, ())]
    return [*texts, *map(str, source.kit.pages.values()), *_leaves(phrases)]


def _leaves(table: Any) -> Iterator[str]:
    if isinstance(table, Mapping):
        for value in table.values():
            yield from _leaves(value)
    else:
        yield str(table)


def _flip(flip: products.Flip, profile: Profile) -> Flip:
    """A product's flip when it is printed as the profile says."""
    if flip == "none" or profile.sides in ("one", "fold"):
        return "none"
    if profile.sides == "manual":
        return "manual"
    return "short" if profile.sides == "short" else flip


def _binding(profile: Profile) -> Binding:
    """How a booklet's pages come when it is printed as the profile says."""
    if profile.large:
        return "single"
    return "beside" if profile.sides in ("one", "fold") else "folded"


def _paper(raw: Mapping[str, Any]) -> Paper:
    return Paper(raw["name"], raw["title"], float(raw["width"]), float(raw["height"]))
