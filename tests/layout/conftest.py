"""What the tests of layout share: a workshop with the real templates and a ruler whose glyphs are all alike."""

from __future__ import annotations

import pathlib
from functools import cache
from typing import Any

import pytest
from ruamel.yaml import YAML

from delictum_pnp.layout.issues import Issues
from delictum_pnp.layout.setter import Setter
from delictum_pnp.layout.theme import load_theme
from delictum_pnp.layout.workshop import Paper, Phrases, Workshop

ROOT = pathlib.Path(__file__).parents[2]
HERE = pathlib.Path(__file__).parent


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write the golden pages anew")


@cache
def read_yaml(path: pathlib.Path) -> Any:
    """A YAML file as plain data, all scalars text."""
    return YAML(typ="base", pure=True).load(path.read_text("utf-8"))


class UnitMetrics:
    """Every glyph is 0.41 em wide; characters beyond U+FFFF cannot be drawn."""

    def width(self, text: str) -> int:
        return 410 * len(text)

    def missing(self, text: str) -> str:
        return "".join(sorted({character for character in text if ord(character) > 0xFFFF}))


def load_template(name: str) -> Any:
    return read_yaml(ROOT / "templates" / f"{name}.yaml")


@cache
def _theme() -> Any:
    return load_theme(load_template("theme"), load_template("icons"))


@pytest.fixture
def workshop() -> Workshop:
    """Fresh issues; A4, Spanish."""
    return Workshop(
        Setter(_theme(), lambda font: UnitMetrics()),
        Phrases(load_template("phrases/es")),
        Paper("a4", "A4", 210, 297),
        "pnp-v1.0",
        "B01",
        "Delictum — Muestras",
        load_template,
        Issues(),
    )


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Any:
    """`golden(name, text)`: the text equals `golden/<name>.txt`, or becomes it with `--update-golden`."""

    def check(name: str, text: str) -> None:
        file = HERE / "golden" / f"{name}.txt"
        if request.config.getoption("--update-golden", False):
            file.write_text(text, "utf-8")
        assert text == file.read_text("utf-8")

    return check
