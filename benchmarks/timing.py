"""Whole processes timed in turn.  In: named commands.  Out: wall seconds and peak memory of each run.

A B C A B C …: the speed of a machine drifts, so only runs of the same round are compared, and what
is said is the median of the rounds' ratios.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple


class Run(NamedTuple):
    seconds: float
    peak: float
    """MiB; of the process and what it waited for."""


class Command(NamedTuple):
    words: Sequence[str]
    environment: Mapping[str, str] = {}
    prepare: Callable[[], object] = lambda: None
    """Called before every run, outside the time."""


def once(command: Command, compiled: str) -> Run:
    """One run; `compiled` is where Python keeps compiled modules.

    Raises `RuntimeError` with what the process said when it fails.
    """
    command.prepare()
    start = time.perf_counter()
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": compiled, **command.environment}
    process = subprocess.Popen(command.words, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    assert process.stderr is not None
    said = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise RuntimeError(f"{' '.join(command.words)}: {said.decode(errors='replace')[-400:]}")
    return Run(seconds, usage.ru_maxrss / (2**20 if sys.platform == "darwin" else 2**10))


def in_turn(commands: Mapping[str, Command], rounds: int) -> dict[str, list[Run]]:
    """The runs of every command, after one unmeasured round, in which modules are compiled as by installing."""
    runs: dict[str, list[Run]] = {name: [] for name in commands}
    with tempfile.TemporaryDirectory() as compiled:
        for number in range(rounds + 1):
            for name, command in commands.items():
                run = once(command, compiled)
                if number:
                    runs[name].append(run)
    return runs


def ratio(ours: Sequence[Run], theirs: Sequence[Run]) -> float:
    """Median of the rounds' ratios of time."""
    return statistics.median(mine.seconds / other.seconds for mine, other in zip(ours, theirs, strict=True))


def median(runs: Sequence[Run]) -> Run:
    return Run(statistics.median(r.seconds for r in runs), statistics.median(r.peak for r in runs))
