"""Running pages with their examples worked out.

In: a `KitSource` and its pages.  Out: `Worked`: lines whose places are values, and diagnostics; `printed` puts the
values into the words of the kit's language.

Inside `:::ejemplo TITLE … :::` a line that begins with `=` is an order for the engine and is not printed; `{=heat}` in
the text is the value after the last order before it, `{=heat@1}` that after the first action of the example.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from ..diagnostics import Diagnostic, Span
from ..game.errors import GameError
from ..model.dossier import example_dossier
from ..model.kit import KitSource
from ..model.text import PlayersText
from . import faults
from .facts import Change, Stage, Value, Word, stage_of
from .run import Run, Wrong

OPENING = ":::ejemplo"
CLOSING = ":::"
PLACE = re.compile(r"\{=([\w.]+)(?:@(\d+))?\}")
ORDER = re.compile(r"\s*=\s*(\S*)\s*(.*?)\s*$")
Piece = str | Value


class Say(Protocol):
    """The phrase table of the kit's language."""

    def __call__(self, key: str, **values: object) -> str: ...


class Fixed(str):
    """Text as it is written."""


@dataclass(frozen=True)
class Worked:
    pages: Mapping[str, Sequence[Sequence[Piece]]]
    """By name, the pieces of every line; orders leave an empty line, so that line numbers stay."""
    diagnostics: list[Diagnostic]


def work(source: KitSource, files: Mapping[str, str] | None = None) -> Worked:
    """Execute every example; `files` is how diagnostics call each page's file."""
    stage = _stage(source)
    found: list[Diagnostic] = []
    pages = {}
    for name, text in source.kit.pages.items():
        page = _Page((files or {}).get(name, f"{name}.md"), stage, text.split("\n"), found)
        pages[name] = page.worked()
    return Worked(pages, sorted(found, key=lambda fault: fault.order))


def printed(source: KitSource, say: Say) -> KitSource:
    """The same kit, its pages as they are printed."""
    pages = {
        name: PlayersText("\n".join("".join(_shown(piece, say) for piece in line) for line in lines))
        for name, lines in work(source).pages.items()
    }
    return _with_pages(source, pages)


def prose(source: KitSource) -> KitSource:
    """The same kit, its pages without the orders: what may be checked as prose."""
    pages = {
        name: PlayersText("\n".join("" if ORDER.match(line) else line for line in text.split("\n")))
        for name, text in source.kit.pages.items()
    }
    return _with_pages(source, pages)


def _with_pages(source: KitSource, pages: Mapping[str, PlayersText]) -> KitSource:
    return source.model_copy(update={"kit": source.kit.model_copy(update={"pages": pages})})


def _stage(source: KitSource) -> Stage | None:
    """A case that cannot be played has been reported by the checks."""
    dossier = example_dossier(source)
    try:
        return stage_of(dossier) if dossier else None
    except GameError:
        return None


def _shown(piece: Piece, say: Say) -> str:
    if isinstance(piece, bool):
        return say(f"example.{'yes' if piece else 'no'}")
    if isinstance(piece, int):
        sign = say("number.minus") if piece < 0 else say("number.plus") if isinstance(piece, Change) else ""
        return f"{sign}{abs(piece)}"
    if isinstance(piece, tuple):
        return say("list.separator").join(say(f"example.{code}") for code in piece)
    return say(f"example.{piece}") if isinstance(piece, Word) else piece


@dataclass
class _Page:
    file: str
    stage: Stage | None
    lines: list[str]
    found: list[Diagnostic]
    known: list[int] = field(default_factory=list)
    """By line of the example, the moment that its text speaks of."""
    sound: bool = True
    """Whether every order so far could be obeyed: one fault in an example is said once."""

    def worked(self) -> list[list[Piece]]:
        worked: list[list[Piece]] = []
        start = 0
        while start < len(self.lines):
            end = self._end(start)
            run = self._run(start, end)
            worked += [self._line(number, run, start) for number in range(start, end)]
            start = end
        return worked

    def _end(self, start: int) -> int:
        """An example up to its closing line; other text up to the next example."""
        inside = self.lines[start].strip().startswith(OPENING)
        for number in range(start + 1, len(self.lines)):
            line = self.lines[number].strip()
            if (inside and line == CLOSING) or (not inside and line.startswith(OPENING)):
                return number
        return len(self.lines)

    def _run(self, start: int, end: int) -> Run | None:
        """Obey the orders between two lines; None when this is no example, or has no case to be played on."""
        inside = self.lines[start].strip().startswith(OPENING)
        run = Run(self.stage) if self.stage and inside else None
        self.known, self.sound = [], True
        for number in range(start, end):
            order = ORDER.match(self.lines[number])
            if order and self.sound:
                self._obey(number, order, run, "no_case" if inside else "stray")
            self.known.append(len(run.moments) - 1 if run else -1)
        return run

    def _obey(self, number: int, order: re.Match[str], run: Run | None, variant: str) -> None:
        try:
            if run is None:
                raise Wrong(faults.UNREADABLE, order[0].strip(), variant)
            run.obey(order[1], order[2])
        except Wrong as wrong:
            self._note(number, wrong)
            self.sound = False

    def _line(self, number: int, run: Run | None, start: int) -> list[Piece]:
        line = self.lines[number]
        if ORDER.match(line):
            return [Fixed("")]
        return list(self._pieces(number, line, run, self.known[number - start]))

    def _pieces(self, number: int, line: str, run: Run | None, last: int) -> Iterator[Piece]:
        done = 0
        for place in PLACE.finditer(line):
            yield Fixed(line[done : place.start()])
            done = place.end()
            yield self._value(number, place, run, last)
        yield Fixed(line[done:])

    def _value(self, number: int, place: re.Match[str], run: Run | None, last: int) -> Piece:
        """The value of a place; the place itself when the example has another fault or none is to be had."""
        if self.sound:
            try:
                if run is None:
                    raise Wrong(faults.UNREADABLE, place[0], "stray")
                return run.value(place[1], int(place[2]) if place[2] else last)
            except Wrong as wrong:
                self._note(number, wrong)
        return Fixed(place[0])

    def _note(self, number: int, wrong: Wrong) -> None:
        at = max(self.lines[number].find(wrong.text), 0) + 1
        span = Span(self.file, number + 1, at, number + 1, at + len(wrong.text))
        self.found.append(Diagnostic(wrong.rule, span, {"text": wrong.text, **wrong.values}, wrong.variant))
