"""Shared by all rooms: where the flagship is, and one build of it for the whole run."""

from __future__ import annotations

import os
import pathlib
import shutil
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).parents[1]
KIT = ROOT / "cases" / "B01-sombras-de-poder"


WITHOUT_C_PARSER = "import sys; sys.modules['ruamel.yaml.cyaml'] = None; from delictum_pnp.cli import main; main()"
"""The program as it runs where there is no wheel of libyaml's parser."""


def delictum(
    *arguments: str, cwd: pathlib.Path = ROOT, pure: bool = False, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run the command line as its user does, in a clean environment; `pure`: without the C parser of YAML."""
    inherited = {key: os.environ[key] for key in ("PATH", "HOME", "SYSTEMROOT", "TEMP") if key in os.environ}
    program = ["-c", WITHOUT_C_PARSER] if pure else ["-m", "delictum_pnp"]
    return subprocess.run(
        [sys.executable, *program, *arguments],
        cwd=cwd,
        env={**inherited, "PYTHONUTF8": "1", **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )


@pytest.fixture(scope="session")
def first_case(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """The flagship with its first case only, once per worker: for what does not depend on how many there are."""
    folder = pathlib.Path(shutil.copytree(KIT, tmp_path_factory.mktemp("first") / KIT.name))
    kit = folder / "kit.yaml"
    first, *others = sorted(path.name for path in folder.glob("[CM][0-9][0-9]"))
    text = kit.read_text(encoding="utf-8")
    written = f"cases: [{', '.join([first, *others])}]"
    assert text.count(written) == 1
    kit.write_text(text.replace(written, f"cases: [{first}]"), encoding="utf-8")
    for name in others:
        shutil.rmtree(folder / name)
    return folder


@pytest.fixture
def kit_copy(first_case: pathlib.Path, tmp_path: pathlib.Path) -> pathlib.Path:
    """A copy of the flagship's first case, with its box, that a test may damage."""
    return pathlib.Path(shutil.copytree(first_case, tmp_path / "kit"))


@pytest.fixture(scope="session")
def flagship(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """The flagship built on A4, once per worker."""
    out = tmp_path_factory.mktemp("build")
    done = delictum("build", "--out", str(out))
    assert done.returncode == 0, done.stderr
    return out / "B01-pnp-v1.0" / "es" / "a4"
