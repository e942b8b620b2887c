"""Work for `test_hands.py`: in a module of its own, so that a new process has it soon."""

from __future__ import annotations

import os
import time


def squared(common: int, piece: int) -> tuple[int, int]:
    """The answer, and who gave it."""
    time.sleep(0.04)
    return common + piece * piece, os.getpid()


def fragile(common: int, piece: int) -> int:
    """Dies in every process but the one that it is told."""
    if os.getpid() != common:
        os._exit(1)
    time.sleep(0.02)
    return -piece


def faulty(common: int, piece: int) -> int:
    if piece == 7:
        raise ValueError("seven")
    return common + piece
