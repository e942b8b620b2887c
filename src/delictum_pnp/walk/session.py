"""A walk as a conversation: one command in, what a table would see out.

In: a `Look`, a `Walk`, a language.  Out: text; `done` after the command to leave.  Files are written by `save` and
`sheet` only.
"""

from __future__ import annotations

import pathlib
from collections.abc import Callable, Iterator
from itertools import groupby

from ..diagnostics import Language
from ..game.actions import Action, Crisis, Play
from ..game.eligible import closed, in_crisis, legal_actions
from ..game.errors import IllegalAction, NotationError
from ..game.notation import action_text, parse_action
from ..game.reason import Reason
from ..game.why_not import why_not
from ..model.cards import Recovery
from ..model.codes import CardCode
from ..refusals import refusal
from ..sheets.table import standing
from ..sheets.template import template
from .line import line_text
from .look import Look, plain, wrapped
from .steps import Reading, Step, Walk
from .words import COMMANDS, say


class Session:
    def __init__(self, walk: Walk, look: Look, language: Language) -> None:
        self.walk, self.look, self.language, self.done = walk, look, language, False

    def say(self, key: str, **values: object) -> str:
        return say(key, self.language, **values)

    # -- what is seen --------------------------------------------------------------------------
    def opening(self) -> str:
        """The table before turn 1."""
        case = self.walk.dossier.case
        lines = [f"{case.code} · {plain(case.title)}", "", *wrapped(case.introduction)]
        for scope, asked in case.theory.items():
            lines += ["", self.say("questions", scope=self.say(scope))]
            lines += [f"  {number}. {plain(question)}" for number, question in sorted(asked.claims.items())]
        lines += ["", self.say("locations"), *self.look.locations(), ""]
        team = ", ".join(self.walk.rules.team(self.walk.first.team)) or self.say("nobody")
        return "\n".join([*lines, self.say("team", team=team)])

    def board(self) -> str:
        rules, position = self.walk.rules, self.walk.position
        turn = min(position.turn, rules.turns)
        said = [self.say("board", turn=turn, turns=rules.turns, heat=position.heat, reputation=position.reputation)]
        said += [self.say("lost", lost=position.lost)] if position.lost else []
        said += [self.say(mark) for mark in ("pressure", "capped") if getattr(position, mark)]
        return " · ".join(said)

    def offer(self) -> str:
        """The board and what may be chosen now."""
        rules, position = self.walk.rules, self.walk.position
        if closed(rules, position) and not in_crisis(rules, position):
            return f"{self.board()}\n{self.say('closed', case=rules.case)}"
        actions = legal_actions(rules, position)
        if not isinstance(actions[0], Play | Crisis):
            return f"{self.board()}\n{self.say('only', action=action_text(rules, actions[0]))}"
        head = self.say("crisis" if in_crisis(rules, position) else "may")
        return "\n".join([self.board(), head, *self._offered(actions)])

    def _offered(self, actions: tuple[Action, ...]) -> Iterator[str]:
        rules = self.walk.rules
        for card, group in groupby(actions, key=lambda one: one.card if isinstance(one, Play) else None):
            if card is None:
                yield from (f"  {action_text(rules, one):<18}{self._option(one)}" for one in group)
                continue
            ways = [one.specialist for one in group if isinstance(one, Play)]
            helpers = ", ".join(name for name in ways if name)
            helped = f"  ({self.say('with' if None in ways else 'only_with', names=helpers)})" if helpers else ""
            yield f"  {card}  {self.look.public(card)}{helped}"

    def _option(self, action: Action) -> str:
        return plain(self.walk.dossier.info.crisis[action.option].text) if isinstance(action, Crisis) else ""

    # -- commands ------------------------------------------------------------------------------
    def command(self, text: str) -> str:
        """What a line of the editor brings about."""
        word, _, argument = text.strip().partition(" ")
        if word.startswith("?") and len(word) > 1:
            word, argument = "why", word[1:]
        if word.lower() in COMMANDS:
            return DO[COMMANDS[word.lower()]](self, argument.strip())
        answers = [self.act(one) for one in text.split()]
        return "\n".join([*answers, self.offer()])

    def act(self, text: str) -> str:
        """Take an action: what is read, what is noted; or why not."""
        rules = self.walk.rules
        try:
            action = parse_action(rules, text)
            before = self.walk.position
            step = self.walk.take(action)
        except NotationError:
            return self.say("not_understood", text=text)
        except IllegalAction as error:
            return self.say("cannot", action=text, why=self._reasons(error.reasons))
        lines = [line for reading in step.readings for line in self._read(reading)]
        new = rules.codes(step.after.obtained & ~before.obtained & rules.sources)
        lines += [self.say("noted", sources=self._sources(new))] if new else []
        return "\n".join(lines)

    def _read(self, reading: Reading) -> list[str]:
        campaign, card = self.walk.campaign, self.walk.dossier.case.cards[reading.card]
        seed = campaign.of(card.seed) if isinstance(card, Recovery) else "absent"
        back = [self.say("put_back", card=reading.card)] if reading.put_back else []
        return [*back, *self.look.front(reading, campaign.previous_wrong, seed)]

    def _sources(self, codes: tuple[CardCode, ...]) -> str:
        rules, position = self.walk.rules, self.walk.position
        phrases = self.look.workshop.phrases
        named = ((code, phrases(f"standing.{standing(rules, position, code)}").lower()) for code in codes)
        return ", ".join(f"{code} {rules.group(code)} {kept}" for code, kept in named)

    def _reasons(self, reasons: tuple[Reason, ...]) -> str:
        return "; ".join(refusal(self.walk.rules, reason, self.language) for reason in reasons)

    def _why(self, text: str) -> str:
        rules = self.walk.rules
        try:
            reasons = why_not(rules, self.walk.position, parse_action(rules, text))
        except NotationError:
            return self.say("not_understood", text=text)
        if reasons:
            return self.say("cannot", action=text, why=self._reasons(reasons))
        return self.say("can", action=text)

    def _again(self, code: str) -> str:
        """A card read before; others stay covered."""
        known = {one.card: one for step in self.walk.steps for one in step.readings if not one.put_back}
        return "\n".join(self._read(known[CardCode(code)])) if code in known else self.say("not_understood", text=code)

    def _notes(self, _: str) -> str:
        held = self.walk.rules.codes(self.walk.position.obtained & self.walk.rules.sources)
        return self.say("sheet", sources=self._sources(held) or self.say("empty"))

    def _undo(self, _: str) -> str:
        step: Step | None = self.walk.undo()
        if step is None:
            return self.say("nothing_to_undo")
        return f"{self.say('undone', action=action_text(self.walk.rules, step.action))}\n{self.offer()}"

    def line(self) -> str:
        rules = self.walk.rules
        return line_text(rules.team(self.walk.first.team), [action_text(rules, s.action) for s in self.walk.steps])

    def _log(self, _: str) -> str:
        return self.line().rstrip("\n") if self.walk.steps else self.say("no_log")

    def _save(self, file: str) -> str:
        return self._written(file, self.line())

    def _sheet(self, file: str) -> str:
        rules, position = self.walk.rules, self.walk.position
        words = [action_text(rules, step.action) for step in self.walk.steps]
        text = template(self.walk.dossier, rules, position, rules.team(position.team), words)
        return self._written(file, text) if file else text.rstrip("\n")

    def _written(self, file: str, text: str) -> str:
        try:
            pathlib.Path(file or "linea.txt").write_text(text, encoding="utf-8")
        except OSError as error:
            return self.say("not_saved", file=file, reason=type(error).__name__)
        return self.say("saved", file=file or "linea.txt")

    def _quit(self, _: str) -> str:
        self.done = True
        return ""


DO: dict[str, Callable[[Session, str], str]] = {
    "help": lambda session, _: session.say("help"),
    "why": Session._why,
    "list": lambda session, _: session.offer(),
    "table": lambda session, _: session.opening(),
    "notes": Session._notes,
    "read": Session._again,
    "undo": Session._undo,
    "log": Session._log,
    "save": Session._save,
    "sheet": Session._sheet,
    "quit": Session._quit,
}
