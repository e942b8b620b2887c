"""The project's own data is read whole or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from delictum_pnp.source.data import SourceError, read_data


def test_data_is_plain(tmp_path: Path) -> None:
    path = tmp_path / "a4.yaml"
    path.write_text("width: 210\nn: [a, b] # mm\n", encoding="utf-8")
    assert read_data(path) == {"width": "210", "n": ["a", "b"]}


def test_a_warning_is_no_error(tmp_path: Path) -> None:
    path = tmp_path / "a4.yaml"
    path.write_text("name: A cuatro #4\n", encoding="utf-8")
    assert read_data(path) == {"name": "A cuatro"}


def test_faults_are_raised_with_their_places(tmp_path: Path) -> None:
    path = tmp_path / "a4.yaml"
    path.write_text("a: b\na: c\n\u0430: d\n", encoding="utf-8")
    with pytest.raises(SourceError, match=r"papers/a4\.yaml:2:1: S040 .*; papers/a4\.yaml:3:1: S047") as caught:
        read_data(path, "papers/a4.yaml")
    assert len(caught.value.diagnostics) == 2


def test_a_missing_file_is_the_callers(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_data(tmp_path / "no.yaml")
