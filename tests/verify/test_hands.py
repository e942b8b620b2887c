"""Work that several processes do: the same answers in the same order, and nobody is left behind."""

from __future__ import annotations

import os
import pathlib
import signal
import subprocess
import sys
import time

import pytest

from delictum_pnp.verify import hands as room
from delictum_pnp.verify.hands import Hands, hands
from tests.conftest import ROOT
from tests.verify import edits
from tests.verify.work import faulty, fragile, squared

PIECES = list(range(24, 0, -1))


def test_helpers_take_a_share(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "_processors", lambda: 3)
    with hands(squared, len(PIECES)) as several:
        done = several.do(100, PIECES)
    assert [answer for answer, _ in done] == [100 + piece * piece for piece in PIECES]
    assert len({process for _, process in done}) > 1


@pytest.mark.parametrize(("processors", "pieces"), [(1, 24), (8, 3)])
def test_nobody_helps_where_it_would_not_pay(monkeypatch: pytest.MonkeyPatch, processors: int, pieces: int) -> None:
    monkeypatch.setattr(room, "_processors", lambda: processors)
    with hands(squared, pieces) as alone:
        assert {process for _, process in alone.do(0, PIECES[:pieces])} == {os.getpid()}


def test_helpers_that_cannot_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError("no semaphores here")

    monkeypatch.setattr(room, "_processors", lambda: 4)
    monkeypatch.setattr(room, "_start", refuse)
    with hands(squared, len(PIECES)) as alone:
        assert {process for _, process in alone.do(0, PIECES)} == {os.getpid()}


def test_helpers_that_die(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "_processors", lambda: 3)
    with hands(fragile, len(PIECES)) as several:
        assert several.do(os.getpid(), PIECES) == [-piece for piece in PIECES]


def test_a_fault_comes_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "_processors", lambda: 2)
    with hands(faulty, len(PIECES)) as several, pytest.raises(ValueError, match="seven"):
        several.do(0, PIECES)
    with pytest.raises(ValueError, match="seven"):
        Hands(faulty).do(0, PIECES)


PROGRAM = (
    "from delictum_pnp.verify import hands; hands._processors = lambda: {}; from delictum_pnp.cli import main; main()"
)


@pytest.fixture
def many(tmp_path: pathlib.Path, deck: bytes) -> pathlib.Path:
    """A folder of many PDFs, some of them with faults."""
    (tmp_path / "jugadores").mkdir()
    for number in range(9):
        data = edits.with_content(deck, number % 4, lambda old: old + b"\n0 g 6 400 3 3 re f\n") if number < 4 else deck
        (tmp_path / "jugadores" / f"C{number:02}-cartas.pdf").write_bytes(data)
    return tmp_path


def command(folder: pathlib.Path, processors: int) -> subprocess.Popen[bytes]:
    program = [sys.executable, "-c", PROGRAM.format(processors), "verify", str(folder)]
    return subprocess.Popen(program, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def test_findings_are_the_same_whoever_looks(many: pathlib.Path) -> None:
    alone, together = command(many, 1), command(many, 3)
    one, several = alone.communicate()[0], together.communicate()[0]
    assert alone.returncode == together.returncode == 1
    assert one == several and one.count(b"I005") == 4


@pytest.mark.skipif(os.name == "nt", reason="interrupts are another thing there")
@pytest.mark.parametrize("blow", [signal.SIGINT, signal.SIGKILL])
def test_no_helper_outlives_the_command(many: pathlib.Path, blow: signal.Signals) -> None:
    """Its pipe ends only when every process that inherited it has ended."""
    running = command(many, 3)
    time.sleep(0.8)
    running.send_signal(blow)
    out, said = running.communicate(timeout=20)
    assert running.returncode and out == b"" and b"Traceback" not in said
