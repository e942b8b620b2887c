"""A small real kit, built once, and what it should be: the specialists' deck and one solution."""

from __future__ import annotations

import gc
import json
import pathlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import pytest

from delictum_pnp import bundle, expectations, pipeline, products
from delictum_pnp.bundle import Output, PlayersPages, SolutionPages
from delictum_pnp.layout.page import Page
from delictum_pnp.layout.workshop import Workshop
from delictum_pnp.model.kit import KitSource
from delictum_pnp.pdf.writer import Document, write
from delictum_pnp.verify.expected import Expected
from delictum_pnp.verify.run import Verified, verify_folder, verify_pdf
from tests.conftest import KIT, ROOT

PAPERS = ("a4", "letter")
NAME = "especialistas.pdf"


@dataclass(frozen=True)
class Press:
    """What makes PDFs of the flagship, as the pipeline does."""

    source: KitSource
    workshop: Workshop
    templates: pipeline.Templates

    def specialists(self) -> list[Page]:
        """The pages of the specialists' deck, six cards on two sheets."""
        [row] = [row for row in products.BOX if row.name == "especialistas"]
        return list(row.make(self.source.kit, self.workshop))

    def solution(self) -> list[Page]:
        row, case = products.SOLUTION[0], next(iter(self.source.kit.cases.values()))
        return list(row.make(case, self.source.solutions[case.code], self.source.kit, self.workshop))

    def pdf(self, pages: Sequence[Page]) -> bytes:
        fonts = self.workshop.setter.ruler
        document = Document("Especialistas", "pnp", "Delictum", "es", "long")
        return write(pages, document, fonts, self.workshop.theme.palette)  # type: ignore[arg-type]

    @property
    def facts(self) -> dict[str, object]:
        shop = self.workshop
        named = {"title": shop.kit_title, "edition": shop.edition, "kit": shop.box}
        return {**named, "language": "es", "paper": shop.paper.name}

    def kit(self) -> dict[str, bytes]:
        """A kit folder of one file for players and one of the solutions."""
        pages, apart = PlayersPages(self.specialists()), SolutionPages(self.solution())
        files = [
            bundle.players_output(NAME, pages, self.pdf(pages.pages)),
            bundle.solution_output("C01-solucion.pdf", apart, self.pdf(apart.pages)),
        ]
        return {o.name: o.data for o in self.completed(files)}

    def completed(self, files: Sequence[Output]) -> list[Output]:
        return bundle.complete(files, self.facts, "<p>Impriman al 100 %.</p>", "kit")


@pytest.fixture(autouse=True)
def one_shot() -> Iterator[None]:
    """Each test as the command is: memory is searched for garbage afterwards."""
    gc.disable()
    yield
    gc.enable()


@pytest.fixture(scope="session")
def press() -> Press:
    templates = pipeline.Templates(ROOT / "templates")
    checked, _ = pipeline.read(KIT, "kit")
    assert checked.source is not None
    return Press(checked.source, pipeline.workshop_for(checked.source, templates, "a4"), templates)


@pytest.fixture(scope="session")
def expected(press: Press) -> Expected:
    return expectations.expected(press.facts, press.templates, PAPERS, press.source)


@pytest.fixture(scope="session")
def small_kit(press: Press) -> dict[str, bytes]:
    return press.kit()


@pytest.fixture(scope="session")
def deck(small_kit: dict[str, bytes]) -> bytes:
    return small_kit[f"jugadores/{NAME}"]


@pytest.fixture(scope="session")
def phrase(press: Press, expected: Expected) -> str:
    """Nine words of a solution that no player reads before, in letters that every encoding has."""
    assert expected.canaries is not None
    for text in expectations.secrets(press.source).values():
        words = text.split()
        for start in range(len(words) - 9):
            found = " ".join(words[start : start + 9])
            if found.isascii() and found.replace(" ", "").isalpha() and expected.canaries.in_text(found):
                return found
    raise AssertionError("no phrase without accents")


Look = Callable[[bytes], Verified]


@pytest.fixture
def look(tmp_path: pathlib.Path, press: Press, expected: Expected, small_kit: dict[str, bytes]) -> Look:
    """Verify a deck as the specialists' file of the small kit."""

    def verified(data: bytes) -> Verified:
        path = tmp_path / "jugadores" / NAME
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(data)
        return verify_pdf(path, path.as_posix(), expected, json.loads(small_kit["manifest.json"]))

    return verified


LookAt = Callable[[dict[str, bytes]], Verified]


@pytest.fixture
def look_at(tmp_path: pathlib.Path, expected: Expected) -> LookAt:
    """Verify a kit folder with these files."""

    def verified(files: dict[str, bytes]) -> Verified:
        for name, data in files.items():
            path = tmp_path / "kit" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        return verify_folder(tmp_path / "kit", "kit", expected)

    return verified


def found(verified: Verified) -> set[tuple[str, str]]:
    """Code and variant of what was found."""
    return {(diagnostic.rule.code, diagnostic.variant) for diagnostic in verified.diagnostics}
