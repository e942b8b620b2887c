"""What opens what in a case: cards, claims with their roles, and the threads between them.

In: a `Dossier`.  Out: a `Network`, before anything is measured.  A thread to or from a card that the case lacks, and
one that closes a circle of requirements, is left out: the checks name both.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from ...model.cards import Card, Clue, SpecialistNote
from ...model.case import Contradiction, Scope
from ...model.codes import LETTERS
from ...model.dossier import Dossier
from ...model.play import Requirement
from ...model.references import card_effects

Kind = Literal["place", "note", "gives", "all", "any", "some", "operative", "structural", "settles"]
"""Clue of a location, note on a clue, effect; all, any, so many of a requirement; role of a thesis; contradiction."""
LEAST_LAYER: Mapping[str, int] = {"L": 0, "P": 1, "V": 1}
"""By letter; all others stand to the right of the clues."""
OTHERS = 2


class Thread(NamedTuple):
    """From what is had to what it serves: card to card, or card to port."""

    source: str
    target: str
    kind: Kind


class Port(NamedTuple):
    """A row of a claim that threads lead to: a role, or a contradiction on the claim's fact."""

    key: str
    text: str
    contradiction: Contradiction | None = None


class ClaimBox(NamedTuple):
    """A claim with its ports; `scope` is None for contradictions that affect no claim."""

    scope: Scope | None
    number: str
    question: str
    ports: tuple[Port, ...]


@dataclass(frozen=True, slots=True)
class Network:
    cards: tuple[Card, ...]
    """Those that stand in layers, by letter and number."""
    apart: tuple[Card, ...]
    """Events and seeds that no thread touches."""
    claims: tuple[ClaimBox, ...]
    threads: tuple[Thread, ...]
    layers: Mapping[str, int]
    """Layer of each card: the longest way to it."""

    @property
    def depth(self) -> int:
        """The claims' layer: the one after the last of the cards."""
        return max(self.layers.values(), default=0) + 1


def network(dossier: Dossier) -> Network:
    cards = sorted(dossier.case.cards.values(), key=lambda card: (LETTERS.index(card.letter), card.code))
    known = {card.code for card in cards}
    between = [thread for thread in _between(dossier, cards) if {thread.source, thread.target} <= known]
    claims = tuple(_claims(dossier))
    ends = [thread for thread in _ends(dossier, claims) if thread.source in known]
    touched = {end for thread in (*between, *ends) for end in thread[:2]}
    apart = tuple(card for card in cards if card.letter in "AS" and card.code not in touched)
    placed = tuple(card for card in cards if card not in apart)
    layers = ranks({card.code: LEAST_LAYER.get(card.letter, OTHERS) for card in placed}, between)
    forward = [thread for thread in between if layers[thread.source] < layers[thread.target]]
    return Network(placed, apart, claims, tuple(dict.fromkeys((*forward, *ends))), layers)


def ranks(least: Mapping[str, int], threads: Sequence[Thread]) -> dict[str, int]:
    """Longest-path layers, each at least as given; a thread that closes a circle counts for nothing."""
    before: dict[str, list[str]] = {key: [] for key in least}
    for thread in threads:
        before[thread.target].append(thread.source)
    found: dict[str, int] = {}
    open_now: set[str] = set()

    def rank(key: str) -> int:
        if key not in found:
            open_now.add(key)
            ways = [rank(source) + 1 for source in before[key] if source not in open_now]
            open_now.remove(key)
            found[key] = max([least[key], *ways])
        return found[key]

    return {key: rank(key) for key in least}


def _between(dossier: Dossier, cards: Sequence[Card]) -> Iterator[Thread]:
    for card in cards:
        if isinstance(card, Clue):
            yield Thread(card.location, card.code, "place")
        if isinstance(card, SpecialistNote):
            yield Thread(card.clue, card.code, "note")
        if asks := dossier.requirements.get(card.code):
            yield from _asked(card.code, asks)
        for _, effect in card_effects(card):
            if effect.obtain not in (None, "self", card.code):
                yield Thread(card.code, str(effect.obtain), "gives")


def _asked(code: str, asks: Requirement) -> Iterator[Thread]:
    """One alternative alone is no alternative."""
    yield from (Thread(source, code, "all") for source in asks.all)
    yield from (Thread(source, code, "any" if len(asks.any) > 1 else "all") for source in asks.any)
    if asks.at_least:
        yield from (Thread(source, code, "some") for source in asks.at_least.of)


def _claims(dossier: Dossier) -> Iterator[ClaimBox]:
    """Each contradiction stands at the first claim that it affects."""
    names = {entry.name for entry in dossier.claims}
    at: dict[str, list[Port]] = {}
    for name, dispute in dossier.solution.contradictions.items():
        home = next((claim for claim in dispute.affects if claim in names), "")
        at.setdefault(home, []).append(Port(f"contradiction.{name}", dispute.fact, dispute))
    for entry in dossier.claims:
        scope, number = scope_and_number(entry.name)
        roles = (Port(f"{entry.name}.{key}", role.name) for key, role in entry.claim.roles.items())
        yield ClaimBox(scope, number, question(dossier, entry.name), (*roles, *at.get(entry.name, ())))
    if "" in at:
        yield ClaimBox(None, "", "", tuple(at[""]))


def scope_and_number(claim: str) -> tuple[Scope, str]:
    """Of `operative.1`."""
    scope, _, number = claim.partition(".")
    return ("operative" if scope == "operative" else "structural"), number


def question(dossier: Dossier, claim: str) -> str:
    """The public question that a claim answers; empty when the case asks none."""
    scope, number = scope_and_number(claim)
    asked = dossier.case.theory.get(scope)
    return next((text for key, text in asked.claims.items() if key == number), "") if asked else ""


def _ends(dossier: Dossier, claims: tuple[ClaimBox, ...]) -> Iterator[Thread]:
    """From sources to roles, from cards that settle to contradictions."""
    for entry in dossier.claims:
        for key, role in entry.claim.roles.items():
            yield from (
                Thread(source, f"{entry.name}.{key}", scope_and_number(entry.name)[0]) for source in role.sources
            )
    for claim in claims:
        for port in claim.ports:
            if port.contradiction:
                yield from (Thread(source, port.key, "settles") for source in port.contradiction.settled_by)
