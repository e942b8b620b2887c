"""Up to date or not: content decides, not clocks or places."""

from __future__ import annotations

import json
import os
import pathlib

from delictum_pnp import freshness, installation
from delictum_pnp.bundle import Output


def kit(folder: pathlib.Path, text: str = "a: 1") -> pathlib.Path:
    folder.mkdir(parents=True)
    (folder / "kit.yaml").write_text(text, encoding="utf-8")
    return folder


def test_the_digest_knows_content_not_place_or_time(tmp_path: pathlib.Path) -> None:
    one, two = kit(tmp_path / "one"), kit(tmp_path / "deep" / "two")
    os.utime(two / "kit.yaml", (0, 0))
    assert freshness.inputs_digest({"kit": one}, {}) == freshness.inputs_digest({"kit": two}, {})


def test_the_digest_changes_with_content_names_and_options(tmp_path: pathlib.Path) -> None:
    folder = kit(tmp_path / "kit")
    seen = {freshness.inputs_digest({"kit": folder}, {}), freshness.inputs_digest({"kit": folder}, {"paper": "a4"})}
    (folder / "kit.yaml").write_text("a: 2", encoding="utf-8")
    seen.add(freshness.inputs_digest({"kit": folder}, {}))
    (folder / "kit.yaml").rename(folder / "box.yaml")
    seen.add(freshness.inputs_digest({"kit": folder}, {}))
    assert len(seen) == 4


def test_editors_leftovers_do_not_count(tmp_path: pathlib.Path) -> None:
    folder = kit(tmp_path / "kit")
    before = freshness.inputs_digest({"kit": folder}, {})
    (folder / "kit.yaml~").write_text("old", encoding="utf-8")
    assert freshness.inputs_digest({"kit": folder}, {}) == before


def test_a_kit_is_fresh_only_while_every_file_is_as_written(tmp_path: pathlib.Path) -> None:
    target = tmp_path / "kit"
    assert not freshness.is_fresh(target, "x")
    installation.install([Output("jugadores/a.pdf", b"a", "players")], target, {"inputs": "x"})
    assert freshness.is_fresh(target, "x")
    assert not freshness.is_fresh(target, "y")
    (target / "jugadores/a.pdf").write_bytes(b"b")
    assert not freshness.is_fresh(target, "x")
    (target / "jugadores/a.pdf").unlink()
    assert not freshness.is_fresh(target, "x")
    (target / freshness.STAMP).write_text(json.dumps([1]), encoding="utf-8")
    assert not freshness.is_fresh(target, "x")
