"""More than one processor at the same work: each takes the next piece, this process too.

In: a function, what all pieces have in common, the pieces.  Out: what the function answers, in the order of the
pieces, whoever did them.  A helper that does not start, or that dies, is made up for here.  Helpers hear of the end of
this process by the end of their pipe, so none is left behind; an interrupt is for this process alone.
"""

from __future__ import annotations

import contextlib
import gc
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Any

FEWEST = 8
"""With less pieces the work is done before a helper has started."""
MOST = 8
"""Processes; more would wait for the one that has the largest piece."""

Work = Callable[[Any, Any], Any]
"""From what is common and a piece to the answer; both must be known by name to a new process."""


class Hands:
    """Helpers that wait for work; none of them when this process does it alone."""

    def __init__(self, work: Work, helpers: Sequence[tuple[Any, Any]] = (), ticket: Any = None) -> None:
        self._work, self._helpers, self._ticket = work, helpers, ticket

    def do(self, common: Any, pieces: Sequence[Any]) -> list[Any]:
        """The answers, in the order of the pieces; the first pieces are begun first."""
        done: dict[int, Any] = {}
        if self._helpers:
            asked = [pipe for _, pipe in self._helpers if _told(pipe, (common, pieces))]
            done |= _share(self._work, common, pieces, self._ticket)
            for pipe in asked:
                with contextlib.suppress(EOFError, OSError):
                    done |= pipe.recv()
        return [done[at] if at in done else self._work(common, piece) for at, piece in enumerate(pieces)]


@contextlib.contextmanager
def hands(work: Work, pieces: int) -> Iterator[Hands]:
    """Helpers for about so many pieces: none for a few, or on one processor.  They start while this process goes on."""
    wanted = min(_processors(), MOST) - 1 if pieces >= FEWEST else 0
    helpers: list[tuple[Any, Any]] = []
    ticket: Any = None
    try:
        if wanted > 0:
            with contextlib.suppress(OSError, ImportError), _uninterrupted():
                ticket = _start(work, wanted, helpers)
        yield Hands(work, helpers if ticket else (), ticket)
    finally:
        for process, pipe in helpers:
            pipe.close()
            process.terminate()
        for process, _ in helpers:
            process.join()


def _start(work: Work, wanted: int, helpers: list[tuple[Any, Any]]) -> Any:
    """Start helpers, entering each in the list; answers the ticket that says which piece is next."""
    import multiprocessing

    context = multiprocessing.get_context("spawn")
    ticket = context.Value("i", 0)
    for _ in range(wanted):
        ours, theirs = context.Pipe()
        process = context.Process(target=_help, args=(work, ticket, theirs), daemon=True)
        process.start()
        theirs.close()
        helpers.append((process, ours))
    return ticket


def _help(work: Work, ticket: Any, pipe: Any) -> None:
    """The life of a helper."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.disable()
    with contextlib.suppress(EOFError, OSError):
        common, pieces = pipe.recv()
        pipe.send(_share(work, common, pieces, ticket))


def _share(work: Work, common: Any, pieces: Sequence[Any], ticket: Any) -> dict[int, Any]:
    """Piece after piece, as long as there is one that nobody took; one that fails is left to whoever needs it."""
    done: dict[int, Any] = {}
    while True:
        with ticket.get_lock():
            at = ticket.value
            ticket.value += 1
        if at >= len(pieces):
            return done
        with contextlib.suppress(Exception):
            done[at] = work(common, pieces[at])


def _told(pipe: Any, message: Any) -> bool:
    try:
        pipe.send(message)
    except OSError:
        return False
    return True


def _processors() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextlib.contextmanager
def _uninterrupted() -> Iterator[None]:
    """What is started inside ignores interrupts from its first moment, where processes inherit that."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
