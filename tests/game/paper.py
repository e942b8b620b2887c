"""The game as a table plays it on paper: written from the rules' text, not from the engine.

In: a dossier, a team, what earlier cases left, and a log in the notation.  Out: the sheet after it.  It shares
nothing with the engine but the model: no masks, no queue; a crisis in the middle of a card is simply met there and
reads its choice from the log.  When the log ends, the table waits: `waiting` says for what.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from delictum_pnp.model.codes import CardCode
from delictum_pnp.model.dossier import Dossier
from delictum_pnp.model.play import Condition, Effect, Requirement

WORDS = {"leak": "!filtracion", "silence": "!silenciar", "delay": "!demora", "siege": "!asedio"}


class LogEnds(Exception):
    """Nothing more is written; the table waits."""


class Paper:
    def __init__(self, dossier: Dossier, team: Sequence[str], seeds: dict[str, str] | None = None, wrong: bool = False):
        self.case, self.info, self.counts = dossier.case, dossier.info, dossier.counts
        self.readings = self.info.edition.readings
        self.team, self.seeds, self.wrong = list(team), seeds or {}, wrong
        self.turn, self.heat, self.reputation = 1, 0, 0
        self.sheet: dict[str, str] = {}
        self.used: set[str] = set()
        self.spent: set[str] = set()
        self.options: set[str] = set()
        self.lost, self.pressure, self.capped = 0, False, False
        self.passes, self.losses, self.crises = 0, 0, 0
        self.waiting = "action"
        self.log: Iterator[str] = iter(())
        for code in self.case.cards:
            if self.case.kind == "meta" and code.letter == "S" and self.seed(code) == "strong":
                self.sheet[code] = "c"

    def play(self, log: Sequence[str]) -> Paper:
        self.log = iter(log)
        try:
            while self.turn <= self.counts.turns:
                self.take_turn()
            self.waiting = "nothing"
        except LogEnds:
            pass
        return self

    def choice(self, waiting: str) -> str:
        self.waiting = waiting
        written = next(self.log, None)
        if written is None:
            raise LogEnds
        return written

    # -- a turn

    def take_turn(self) -> None:
        said = self.choice("action")
        if said == "perdido":
            self.lost -= 1
            self.losses += 1
        elif said == "paso":
            self.passes += 1
        else:
            self.act(*said.split("+"))
        if self.turn in self.counts.event_turns:
            self.event()
        self.turn += 1

    def act(self, code: str, specialist: str = "") -> None:
        before = self.heat
        self.used.add(code)
        self.spent |= {specialist} - {""}
        if code[0] == "V":
            return self.recover(code)
        card: Any = self.case.cards[CardCode(code)]
        self.softening = specialist == "infiltrada"
        for effect in getattr(card, "cost", ()):
            self.do(effect, code, before)
        self.read(code, before)
        self.softening = False
        for note in self.notes(code, specialist):
            self.read(note, before)
        return None

    def read(self, code: str, before: int) -> None:
        card: Any = self.case.cards[CardCode(code)]
        written = list(card.effects)
        for variant in card.variants:
            if self.holds(variant.when, before):
                written += variant.effects
        says_when = any(effect.obtain == "self" for effect in written)
        for effect in written:
            self.do(effect, code, before)
        if not says_when:
            self.obtain(code, before)

    def recover(self, code: str) -> None:
        card: Any = self.case.cards[CardCode(code)]
        way = card.recover if self.seed(card.seed) == "absent" else card.verify
        for effect in way.cost:
            self.do(effect, code, self.heat)
        self.sheet[card.seed] = "c"
        self.sheet[code] = ""

    softening = False

    def do(self, effect: Effect, code: str, before: int) -> None:
        if effect.heat is not None:
            by = effect.heat
            if self.softening and by > 0:
                by, self.softening = by - 1, False
            self.warm(by)
        elif effect.reputation is not None:
            self.reputation = sorted((-2, self.reputation + effect.reputation, 2))[1]
        elif effect.lose_action is not None:
            self.lost += effect.lose_action
        else:
            self.obtain(code if effect.obtain == "self" else str(effect.obtain), before)

    def obtain(self, code: str, before: int) -> None:
        if code in self.sheet:
            return
        card: Any = self.case.cards[CardCode(code)]
        standing = card.standing
        for variant in card.variants:
            if self.holds(variant.when, before) and variant.standing:
                standing = variant.standing
        self.sheet[code] = "" if card.group is None else {"citable": "c", "confidential": "k"}[standing]

    def holds(self, when: Condition, heat: int) -> bool:
        if when.previous == "wrong":
            return self.wrong
        low, high = str(when.heat)[0], str(when.heat)[-1]
        return int(low) <= heat <= int(high)

    def notes(self, code: str, specialist: str) -> list[str]:
        cards = self.case.cards
        return [n for n in cards if n[0] == "N" and cards[n].clue == code and cards[n].specialist == specialist]  # type: ignore[union-attr]

    # -- Heat, crisis, event

    def warm(self, by: int) -> None:
        self.heat = max(0, self.heat + by)
        if by > 0 and self.heat >= 5:
            self.heat = 5
            self.crisis()

    def crisis(self) -> None:
        said, _, testimony = self.choice("crisis").partition(":")
        self.crises += 1
        option = next(key for key, word in WORDS.items() if word == said)
        last = self.turn == self.counts.turns
        if option == "leak":
            self.reputation = max(-2, self.reputation - 1)
            self.pressure = True
        elif option == "silence":
            self.sheet[testimony] = "k"
        elif option == "siege" and last:
            self.capped = True
        else:
            self.lost += 1
        if option != "siege":
            self.options.add(option)
        self.heat = 3

    def event(self) -> None:
        self.warm(1)
        code = CardCode(f"A{self.turn:02}")
        if code not in self.case.cards:
            return
        event: Any = self.case.cards[code]
        seen = self.heat
        held = [variant for variant in event.variants if self.holds(variant.when, seen)]
        for effect in event.effects:
            self.do(effect, code, seen)
        for variant in held:
            for effect in variant.effects:
                self.do(effect, code, seen)

    # -- what may be chosen

    def may(self) -> set[str]:
        if self.waiting == "nothing":
            return set()
        if self.waiting == "crisis":
            return set(self.crisis_choices())
        if self.lost:
            return {"perdido"}
        return set(self.plays()) or {"paso"}

    def crisis_choices(self) -> Iterator[str]:
        testimonies = [code for code, standing in self.sheet.items() if code[0] == "Q" and standing == "c"]
        none = True
        if "leak" not in self.options:
            none = False
            yield "!filtracion"
        if "silence" not in self.options and testimonies:
            none = False
            yield from (f"!silenciar:{code}" for code in testimonies)
        if "delay" not in self.options and self.turn != self.counts.turns:
            none = False
            yield "!demora"
        if none:
            yield "!asedio"

    def plays(self) -> Iterator[str]:
        ready = [name for name in self.team if name not in self.spent]
        for code in self.case.cards:
            if code[0] not in "PQXFIV" or code in self.sheet:
                continue
            card: Any = self.case.cards[code]
            if code[0] == "V":
                if self.seed(card.seed) != "strong":
                    yield code
                continue
            wants: Requirement | None = getattr(card, "requires", None)
            early = self.case.early_interview
            if early and early.question == code and self.seeds.get(early.seed) == "strong":
                wants = None
            if wants is None or self.met(wants):
                yield code
            for name in ready:
                if self.helps(name, code, wants):
                    yield f"{code}+{name}"

    def helps(self, name: str, code: str, wants: Requirement | None) -> bool:
        met = wants is None or self.met(wants)
        if name in ("analista", "hacker"):
            return code[0] == "P" and any(note not in self.sheet for note in self.notes(code, name))
        if name == "periodista":
            return code[0] == "P" and not any(other in self.sheet for other in self.neighbours(code))
        if name == "abogada":
            return code[0] == "F" and (wants is None or self.met(wants, reputation=False))
        if name == "infiltrada":
            return code[0] == "I" and met
        return code[0] == "Q" and (wants is None or any(self.met(less) for less in [wants, *self.one_part_less(wants)]))

    def neighbours(self, code: str) -> list[str]:
        cards: Any = self.case.cards
        return [c for c in cards if c[0] == "P" and c != code and cards[c].location == cards[code].location]

    def met(self, wants: Requirement, reputation: bool = True) -> bool:
        if wants.when and not any(self.seed(c) in wants.when.seed for c in wants.codes if c.letter == "S"):
            return True
        if reputation and wants.least_reputation is not None and self.reputation < wants.least_reputation:
            return False
        have = [code for code, standing in self.sheet.items() if standing == "c" or not wants.citable]
        if not all(code in have for code in wants.all):
            return False
        if wants.any and not any(code in have for code in wants.any):
            return False
        return not wants.at_least or len([c for c in wants.at_least.of if c in have]) >= wants.at_least.n

    def one_part_less(self, wants: Requirement) -> Iterator[Requirement]:
        for left_out in wants.all:
            yield wants.model_copy(update={"all": tuple(code for code in wants.all if code != left_out)})
        if wants.any:
            yield wants.model_copy(update={"any": ()})
        if wants.at_least:
            fewer = wants.at_least.model_copy(update={"n": wants.at_least.n - 1})
            yield wants.model_copy(update={"at_least": fewer})

    def seed(self, code: str) -> str:
        return self.seeds.get("C" + code[1:], "absent")
