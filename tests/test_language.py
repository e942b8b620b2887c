"""Which language the editor is spoken to in."""

from __future__ import annotations

import pytest

from delictum_pnp.language import editor_language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "es"),
        ({"LANG": "C"}, "es"),
        ({"LANG": "C.UTF-8"}, "es"),
        ({"LANG": "es_AR.UTF-8"}, "es"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE"}, "en"),
        ({"LANG": "es_ES", "LC_ALL": "en_US.UTF-8"}, "en"),
        ({"LANG": "en_US", "DELICTUM_LANG": "es"}, "es"),
    ],
)
def test_language_of_an_environment(environment: dict[str, str], language: str) -> None:
    assert editor_language(environment) == language
