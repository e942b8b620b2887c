"""The two sides that printing talks to: its user and the operating system.  Tests put others in their place."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

SECONDS = 60
"""How long a command of the system may take: it hands the file over, it does not wait for paper."""


class User(Protocol):
    """Whoever stands at the printer."""

    def tell(self, text: str, error: bool = False) -> None: ...

    def confirm(self, question: str) -> bool: ...

    def typed(self, question: str) -> str | None:
        """What was typed; None when nobody is there."""
        ...


@dataclass(frozen=True, slots=True)
class System:
    """The operating system: its commands run without a shell."""

    windows: bool
    environment: Mapping[str, str]

    def which(self, program: str) -> str | None:
        return shutil.which(program, path=self.environment.get("PATH"))

    def ask(self, arguments: Sequence[str]) -> str:
        """What a command prints, in English; empty when it fails or is not there."""
        try:
            done = self._run(arguments)
        except (OSError, subprocess.TimeoutExpired):
            return ""
        return done.stdout if done.returncode == 0 else ""

    def send(self, arguments: Sequence[str]) -> tuple[bool, str]:
        """Whether the printer took a job, and what the command answered."""
        try:
            done = self._run(arguments)
        except (OSError, subprocess.TimeoutExpired) as problem:
            return False, str(problem)
        return done.returncode == 0, " ".join((done.stdout or done.stderr).split())

    def open(self, path: str) -> None:
        """Open a file with the program that the user reads such files with."""
        os.startfile(path)  # type: ignore[attr-defined,unused-ignore]

    def _run(self, arguments: Sequence[str]) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            list(arguments),
            env={**self.environment, "LC_ALL": "C"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=SECONDS,
        )
