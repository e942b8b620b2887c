"""`delictum play`: a conversation on any pair of streams, or a whole line at once.

In: a dossier, a workshop for the words of its cards, the campaign behind it, lines of text.  Out: text.
"""

from __future__ import annotations

import pathlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from ..diagnostics import Diagnostic, Language
from ..game.compile import FRESH, compile_rules
from ..game.engine import start
from ..game.errors import WrongTeam
from ..game.table import Campaign
from ..layout.workshop import Workshop
from ..model.dossier import Dossier
from ..sheets.record import read_record
from .line import parse_line, team_of
from .look import Look
from .session import Session
from .steps import Walk
from .words import say

Echo = Callable[[str], None]
WRONG_USE = 2


@dataclass(frozen=True, eq=False)
class Table:
    """A case laid out to be played."""

    dossier: Dossier
    workshop: Workshop
    campaign: Campaign
    language: Language

    def session(self, team: Sequence[str]) -> Session:
        """Raises `WrongTeam`."""
        rules = compile_rules(self.dossier, self.campaign)
        walk = Walk(self.dossier, rules, self.campaign, start(rules, team))
        return Session(walk, Look(self.dossier, self.workshop), self.language)

    def choose_team(self, lines: Iterable[str], echo: Echo) -> Session | None:
        """Ask until there is a team; None when the lines end first."""
        edition, known = self.dossier.info.edition, ", ".join(self.dossier.info.specialists)
        echo(say("choose_team", self.language, most=edition.specialists_chosen, known=known))
        for text in lines:
            try:
                return self.session(team_of(text))
            except WrongTeam as error:
                echo(say("wrong_team", self.language, team=", ".join(error.team)))
        return None


def campaign_before(dossier: Dossier, file: str | None) -> tuple[Campaign, list[Diagnostic]]:
    """What the campaign's record says of the cases before this one; of a faulty record, only its faults."""
    if file is None:
        return FRESH, []
    record, found = read_record(pathlib.Path(file).read_bytes(), file)
    if record is None:
        return FRESH, found
    return record.before(dossier.case.code, dossier.info.cases), found


def converse(table: Table, team: str | None, lines: Iterable[str], echo: Echo) -> int:
    """Until the lines end or the editor leaves.  Answers the exit code."""
    source = iter(lines)
    session = _session(table, team, echo) if team is not None else table.choose_team(source, echo)
    if session is None:
        return WRONG_USE
    echo(session.opening())
    echo(session.offer())
    for text in source:
        if text.strip():
            echo(session.command(text))
        if session.done:
            break
    return 0


def replay_text(table: Table, text: str, team: str | None, echo: Echo) -> int:
    """The whole walk of a line, or of a file that holds one; 1 when an action of it is not allowed."""
    is_file = pathlib.Path(text).is_file()
    line = parse_line(pathlib.Path(text).read_text(encoding="utf-8") if is_file else text)
    session = _session(table, " ".join(line.team) if team is None else team, echo)
    if session is None:
        return WRONG_USE
    echo(session.opening())
    for word in line.words:
        echo(f"\n{session.board()}\n> {word}")
        taken = len(session.walk.steps)
        echo(session.act(word))
        if len(session.walk.steps) == taken:
            return 1
    echo(f"\n{session.offer()}")
    return 0


def _session(table: Table, team: str, echo: Echo) -> Session | None:
    try:
        return table.session(team_of(team))
    except WrongTeam as error:
        echo(say("wrong_team", table.language, team=", ".join(error.team)))
        return None
