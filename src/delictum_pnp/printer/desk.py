"""The two sides that printing talks to: its user and the operating system.  Tests put others in their place."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

ASKING, SENDING = 60, 900
"""Seconds that a command of the system may take.  `lp` hands a file over at once; SumatraPDF draws every page of it in
the printer's resolution first."""


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
            done = self._run(arguments, ASKING)
        except (OSError, subprocess.TimeoutExpired):
            return ""
        return done.stdout if done.returncode == 0 else ""

    def send(self, arguments: Sequence[str]) -> tuple[bool, str]:
        """Whether the printer took a job, and what the command answered; its exit code when it said nothing."""
        try:
            done = self._run(arguments, SENDING)
        except OSError as problem:
            return False, str(problem)
        except subprocess.TimeoutExpired:
            return False, f"{SENDING} s"
        return done.returncode == 0, " ".join((done.stdout or done.stderr).split()) or str(done.returncode)

    def open(self, path: str) -> None:
        """Open a file with the program that the user reads such files with.  Raises `OSError` when there is none."""
        os.startfile(path)  # type: ignore[attr-defined,unused-ignore]

    def _run(self, arguments: Sequence[str], seconds: int) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            list(arguments),
            env={**self.environment, "LC_ALL": "C"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=seconds,
        )
