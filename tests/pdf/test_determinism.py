"""The same pages make the same bytes, whatever the surroundings are."""

from __future__ import annotations

import hashlib
import os
import pathlib
import subprocess
import sys

import pytest

from delictum_pnp.pdf.writer import Document
from tests.pdf.readback import read

from .support import ROOT, page, text, written

PROGRAM = """
import hashlib
from tests.pdf.test_determinism import sample
print(hashlib.sha256(sample()).hexdigest())
"""
HOSTILE = {
    "RL_invariant": "0",
    "RL_pageCompression": "0",
    "RL_useA85": "1",
    "RL_ttfAsciiReadable": "0",
    "RL_canvas_basefontname": "Courier",
    "RL_documentLang": "xx",
    "RL_canvas_baseColor": "red",
    "RL_verbose": "no number",
}
SETTINGS = "pageCompression = 0\nuseA85 = 1\ninvariant = 0\nopen(__import__('os').environ['PROOF'], 'w').close()\n"


def sample() -> bytes:
    marks = [
        text("Íñigo — «sí» (1)", y=20 + 9 * i, font=name) for i, name in enumerate(("serif-regular", "head-regular"))
    ]
    return written([page(*marks, bookmark="Hoja")])


def elsewhere(cwd: pathlib.Path, **environment: str) -> str:
    """Digest of the sample made by another process."""
    path = os.pathsep.join([environment.pop("PYTHONPATH", str(ROOT)), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": path, **environment},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_neither_hash_seed_nor_place_nor_language_matters(tmp_path: pathlib.Path) -> None:
    expected = hashlib.sha256(sample()).hexdigest()
    assert elsewhere(tmp_path, PYTHONHASHSEED="1", TZ="Pacific/Kiritimati", LANG="C", LC_ALL="C") == expected
    assert elsewhere(ROOT, PYTHONHASHSEED="2", TZ="America/Lima", LANG="de_DE.UTF-8") == expected


def test_reportlab_s_settings_do_not_reach_us(tmp_path: pathlib.Path) -> None:
    """Variables, a module on the path, a file in the home folder; none of these is even run."""
    home, path, proof = tmp_path / "home", tmp_path / "path", tmp_path / "was-run"
    for folder, name in ((home, ".reportlab_settings"), (path, "reportlab_settings.py")):
        folder.mkdir()
        (folder / name).write_text(SETTINGS, encoding="utf-8")
    expected = hashlib.sha256(sample()).hexdigest()
    assert elsewhere(tmp_path, HOME=str(home), PROOF=str(proof), **HOSTILE) == expected
    assert elsewhere(tmp_path, PYTHONPATH=str(path), PROOF=str(proof), SOURCE_DATE_EPOCH="1000") == expected
    assert not proof.exists()


def test_a_junk_source_date_epoch_does_not_matter_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pipeline has read and judged it; the document carries the date."""
    expected = sample()
    for value in ("junk", "", "-1", "99999999999999999999"):
        monkeypatch.setenv("SOURCE_DATE_EPOCH", value)
        assert sample() == expected


def test_the_identity_follows_the_content() -> None:
    def identity(words: str, epoch: int = 0) -> bytes:
        data = written([page(text(words))], Document("t", "s", "a", "es", epoch=epoch))
        return data[data.index(b"/ID") :]

    assert identity("uno") == identity("uno")
    assert len({identity("uno"), identity("dos"), identity("uno", epoch=1)}) == 3


def test_dates_are_the_document_s() -> None:
    back = read(written([page(text("x"))], Document("t", "s", "a", "es", epoch=951_782_400)))
    assert back.info["CreationDate"] == back.info["ModDate"] == "D:20000229000000+00'00'"


def test_environment_is_as_it_was_after_setting_up() -> None:
    """reportlab's variables are hidden only while it is imported."""
    code = (
        "import os, sys; import delictum_pnp.pdf; print(os.environ['RL_useA85'], 'reportlab_settings' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "RL_useA85": "7"}, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["7", "False"]
