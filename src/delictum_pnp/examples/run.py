"""One example, executed: its orders in turn, the moments that they lead to.

In: a `Stage` and orders such as `do I01 !filtracion`.  Out: `Run.moments`; what cannot be read, or is not so, is a
`Wrong`.

    start T6 C4 R+0 | P04c | - | -      the table, in the notation of positions
    do I01 !filtracion                  actions, each of them legal
    refuse P04 already_revealed         an action that is not, and the code of a reason
    cite operative.1 P01 P02            two sources for a claim
    close operative yes:P01+P02 no:P03+Q01 yes:Q02+Q03 institucional     a whole theory
    expect heat 3, reputation -1        facts of the last moment; or a whole position

Every action, refusal, citation and closing is a moment; `start` is number 0.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import cast, get_args

from ..diagnostics import Rule
from ..game.engine import apply
from ..game.errors import GameError, IllegalAction, NotationError
from ..game.notation import action_text, parse_action, parse_position, position_text
from ..game.reason import Reason
from ..game.scoring import Theory, claim_score, score
from ..game.state import Position
from ..game.why_not import why_not
from ..model.case import Scope
from ..model.codes import CardCode
from . import faults
from .facts import Moment, Stage, Value, Word, fact

RESULTS = {"full": "full_success", "partial": "partial_success", "failure": "failure"}
"""Results as words of their own: a truth may be partial too."""
ANSWER = re.compile(r"(yes|no):(\w+(?:\+\w+)*)")


@dataclass(eq=False)
class Wrong(Exception):
    """A fault of an example; `text` is what the diagnostic points at."""

    rule: Rule
    text: str
    variant: str = ""
    values: dict[str, object] = field(default_factory=dict)


@dataclass
class Run:
    stage: Stage
    moments: list[Moment] = field(default_factory=list)

    def obey(self, verb: str, words: str) -> None:
        """Raises `Wrong`."""
        if verb not in ORDERS:
            raise Wrong(faults.UNREADABLE, verb)
        if verb != "start" and not self.moments:
            raise Wrong(faults.UNREADABLE, verb, "not_started")
        try:
            ORDERS[verb](self, words)
        except NotationError as error:
            raise Wrong(faults.UNREADABLE, error.token or words, "notation") from None
        except GameError as error:
            raise Wrong(faults.DISAGREES, words, "refused", {"reasons": type(error).__name__}) from None

    @property
    def position(self) -> Position:
        return self.moments[-1].position

    def start(self, words: str) -> None:
        self.moments = [Moment(parse_position(self.stage.rules, words))]

    def do(self, words: str) -> None:
        for word in words.split():
            action = parse_action(self.stage.rules, word)
            try:
                after = apply(self.stage.rules, self.position, action)
            except IllegalAction as error:
                raise Wrong(faults.DISAGREES, word, "refused", {"reasons": _codes(error.reasons)}) from None
            self.moments.append(Moment(after))

    def refuse(self, words: str) -> None:
        word, _, code = words.partition(" ")
        action = parse_action(self.stage.rules, word)
        reasons = why_not(self.stage.rules, self.position, action)
        if code not in {reason.code for reason in reasons}:
            values: dict[str, object] = {"expected": code, "reasons": _codes(reasons)}
            raise Wrong(faults.DISAGREES, action_text(self.stage.rules, action), "allowed", values)
        self.moments.append(Moment(self.position, {"why": tuple(reason.code for reason in reasons)}))

    def cite(self, words: str) -> None:
        claim, *cards = words.split()
        if claim not in self.stage.rubric.claims:
            raise NotationError(words, claim)
        codes = tuple(self._held(card) for card in cards)
        judged = claim_score(self.stage.rules, self.stage.rubric.claims[claim], self.position, codes, right=True)
        proof = Word("demonstrated" if judged.demonstrated else "not_demonstrated")
        self.moments.append(Moment(self.position, {"proof": proof, "why": tuple(r.code for r in judged.reasons)}))

    def _held(self, card: str) -> CardCode:
        if card not in self.stage.rules.index or not self.stage.rules.bit(card) & self.position.obtained:
            raise NotationError(card, card)
        return CardCode(card)

    def close(self, words: str) -> None:
        scope, *parts = words.split()
        answers = [found for part in parts if (found := ANSWER.fullmatch(part))]
        closing, *named = parts[len(answers) :] or [""]
        if scope not in get_args(Scope) or closing not in self.stage.judge.closings:
            raise NotationError(words, scope if scope not in get_args(Scope) else closing)
        theory = Theory(
            scope=cast(Scope, scope),
            decisive=tuple(tuple(map(CardCode, found[2].split("+"))) for found in answers),
            right=tuple(found[1] == "yes" for found in answers),
            closing=closing,
            named=CardCode(named[0]) if named else None,
        )
        judged = score(self.stage.judge, self.position, theory)
        values: dict[str, Value] = {"truth": Word(judged.truth), "result": Word(RESULTS[judged.result])}
        if judged.seed:
            values["seed"] = Word(judged.seed)
        self.moments.append(Moment(judged.position, values))

    def expect(self, words: str) -> None:
        if re.match(r"T\d", words):
            return self._compare("position", words, position_text(self.stage.rules, self.position))
        for part in words.split(", "):
            name, _, expected = part.partition(" ")
            self._compare(name, expected, written(self.value(name)), part)
        return None

    def value(self, name: str, number: int = -1) -> Value:
        """A fact of a moment.  Raises `Wrong`."""
        try:
            return fact(self.stage, self.moments[number], name)
        except (KeyError, IndexError, GameError):
            raise Wrong(faults.UNREADABLE, name, "fact") from None

    def _compare(self, name: str, expected: str, found: str, text: str = "") -> None:
        if expected != found:
            values: dict[str, object] = {"name": name, "expected": expected, "found": found}
            raise Wrong(faults.DISAGREES, text or expected, "", values)


def written(value: Value) -> str:
    """A value as `expect` writes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ("+".join(value) or "-") if isinstance(value, tuple) else str(value)


def _codes(reasons: tuple[Reason, ...]) -> str:
    return ", ".join(reason.code for reason in reasons) or "-"


ORDERS: dict[str, Callable[[Run, str], None]] = {
    "start": Run.start,
    "do": Run.do,
    "refuse": Run.refuse,
    "cite": Run.cite,
    "close": Run.close,
    "expect": Run.expect,
}
