"""Cards as value objects: what a face template prints.  In: a case and the box.  Out: `CardView`s.

All words are ready, in the language of the phrase table; codes, groups and standings are data.  Nothing here tells
true from false (rules §1): a card's words depend on its type and on what its author wrote.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from ..model.cards import (
    AnyCard,
    Clue,
    Confrontation,
    CovertRoute,
    Event,
    FormalRoute,
    Location,
    Question,
    Recovery,
    Route,
    Seed,
    SourceCard,
    SpecialistNote,
)  # fmt: skip
from ..model.case import Case
from ..model.codes import archive_code
from ..model.exhibits import Exhibit
from ..model.kit import KitInfo
from ..model.play import Effect, Standing, Variant
from . import wording
from .furniture import VariantWords
from .wording import EffectWords
from .workshop import Phrases, Workshop

Foot = Literal["effects", "note", "bare"]
"""What stands below the variants: effects, a line in small italics, nothing."""


class Row(NamedTuple):
    """A row of a back's panel or a strip: an icon or an approach disc, a label, lines of a value."""

    icon: str
    label: str
    lines: tuple[str, ...]
    disc: str = ""

    @property
    def value(self) -> str:
        return " ".join(self.lines)


class StateWords(NamedTuple):
    """A state of a seed; `sign` is `full`, `half` or `hollow`."""

    sign: str
    name: str
    when: str
    text: str


class EventWords(NamedTuple):
    turn: str
    before: str
    effect: EffectWords


@dataclass(slots=True)
class CardView:
    """One card as its two faces print it."""

    code: str
    letter: str
    accent: str
    case: str
    case_title: str
    archive: str
    kind: str
    """The word of its type: «Pista», «Nota de la Analista»."""
    eyebrow: str
    title: str
    text: str = ""
    exhibit: Exhibit | None = None
    where: str = ""
    group: str = ""
    standing: Standing | None = None
    foot: Foot = "bare"
    note: str = ""
    effects_label: str = ""
    effects: tuple[EffectWords, ...] = ()
    variants: tuple[VariantWords, ...] = ()
    question: str = ""
    approaches: Mapping[str, str] = field(default_factory=dict)
    states: tuple[StateWords, ...] = ()
    event: EventWords | None = None
    strip: Row | None = None
    public: str = ""
    public_part: str = "title"
    rows: tuple[Row, ...] = ()


def view(card: AnyCard, case: Case, info: KitInfo, workshop: Workshop) -> CardView:
    """The value object of one card of a case."""
    phrases, letter = workshop.phrases, card.code[0]
    kind = phrases(f"card.{letter}")
    archive = archive_code(workshop.box, case.code, card.code)
    made = CardView(
        code=card.code, letter=letter, accent=case.accent, case=case.code, case_title=case.title, kind=kind,
        archive=phrases("face.archive", archive_code=archive, version=workshop.edition), eyebrow=kind,
        title=card.title, effects_label=phrases("effect.label"), text=card.text or "", exhibit=card.exhibit,
    )  # fmt: skip
    if isinstance(card, SourceCard):
        made.group, made.standing = card.group or "", card.standing
    if isinstance(card, SourceCard | Event):
        _outcome(made, card.effects, card.variants, phrases)
    _OWN[type(card)](made, card, case, info, phrases)
    return made


def _outcome(made: CardView, effects: tuple[Effect, ...], variants: tuple[Variant, ...], phrases: Phrases) -> None:
    """Effects, the line that says there are none, variants."""
    made.effects = tuple(wording.effect(effect, phrases) for effect in effects)
    made.variants = tuple(
        VariantWords(
            wording.condition(variant.when, phrases), variant.text, variant.standing,
            tuple(wording.effect(effect, phrases) for effect in variant.effects),
        )
        for variant in variants
    )  # fmt: skip
    if made.effects:
        made.foot = "effects"
    elif made.group:
        made.foot, made.note = "note", phrases("effect.none")


def _location(made: CardView, card: Location, case: Case, info: KitInfo, phrases: Phrases) -> None:
    made.approaches = dict(sorted(card.approaches.items()))
    made.public = card.title
    made.rows = (Row("L", "", (phrases("back.public_location"),)),)


def _clue(made: CardView, card: Clue, case: Case, info: KitInfo, phrases: Phrases) -> None:
    name = case.cards[card.location].title
    made.eyebrow = phrases("face.eyebrow_kind", card=made.kind, kind=phrases(f"kind.{card.kind}"))
    made.where = phrases("face.place", location=card.location, name=name, approach=card.approach)
    place = phrases("back.location", location=card.location, approach=card.approach)
    made.rows = (Row("", place, (name,), card.approach),)


def _requires(card: Question | Confrontation | Route | Seed, phrases: Phrases) -> Row:
    lines = wording.requirement_lines(card.requires, phrases)
    return Row("req", phrases("requirement.label"), lines)


def _question(made: CardView, card: Question, case: Case, info: KitInfo, phrases: Phrases) -> None:
    made.question = made.public = card.question
    made.public_part = "question"
    made.rows = (Row("E", phrases("back.whom"), (card.title,)), _requires(card, phrases))


def _confrontation(made: CardView, card: Confrontation, case: Case, info: KitInfo, phrases: Phrases) -> None:
    made.public = card.title
    made.rows = (_requires(card, phrases),)


def _route(made: CardView, card: Route, case: Case, info: KitInfo, phrases: Phrases) -> None:
    made.public = card.title
    made.rows = (_requires(card, phrases), _cost("heat", "effect.cost", card.cost, phrases))


def _cost(icon: str, label: str, paid: tuple[Effect, ...], phrases: Phrases) -> Row:
    lines = wording.cost_lines(paid, phrases)
    stop = phrases("list.sentence").rstrip()
    return Row(icon, phrases(label), (*(line + stop for line in lines[:-1]), lines[-1]))


def _recovery(made: CardView, card: Recovery, case: Case, info: KitInfo, phrases: Phrases) -> None:
    made.public = card.title
    made.foot, made.note = "note", phrases("recovery.result", code=card.seed)
    absent, fragile = (phrases(f"recovery.if_{state}", code=card.seed) for state in ("absent", "fragile"))
    made.states = (
        StateWords("hollow", phrases("recovery.recover"), absent, card.recover.text),
        StateWords("half", phrases("recovery.verify"), fragile, card.verify.text),
    )
    made.rows = (
        Row("S", phrases("recovery.seed", code=card.seed), (phrases("recovery.states"),)),
        _cost("V", "recovery.recover", card.recover.cost, phrases),
        _cost("ok", "recovery.verify", card.verify.cost, phrases),
    )


def _event(made: CardView, card: Event, case: Case, info: KitInfo, phrases: Phrases) -> None:
    turn = card.code.number
    heat = Effect(heat=info.edition.event_heat)
    before = phrases("event.before_reading")
    made.event = EventWords(phrases("event.turn", n=turn), before, wording.effect(heat, phrases))
    made.rows = (Row("turn", "", (phrases("back.event", n=turn),)),)


def _note(made: CardView, card: SpecialistNote, case: Case, info: KitInfo, phrases: Phrases) -> None:
    specialist = info.specialists[card.specialist]
    value = phrases("back.note_value", clue=card.clue, specialist=specialist.article)
    made.kind = made.eyebrow = specialist.note_name
    made.strip = Row(card.specialist, phrases("back.next_to"), (value,))
    made.rows = (made.strip,)


def _seed(made: CardView, card: Seed, case: Case, info: KitInfo, phrases: Phrases) -> None:
    made.states = tuple(
        StateWords(sign, phrases(f"seed.{state}"), phrases(f"seed.{state}_after"), getattr(card, state))
        for state, sign in (("strong", "full"), ("fragile", "half"), ("absent", "hollow"))
    )
    if case.kind == "meta":
        made.public = card.title
        left = phrases("back.seed_meta", case=f"C{card.code.number:02}")
        made.foot, made.note = "note", phrases("seed.cite_as", code=card.code)
        made.rows = (Row("S", "", (left,)), *((_requires(card, phrases),) if card.requires else ()))
    else:
        made.foot, made.note = "note", phrases("seed.not_a_source_yet")
        made.rows = (Row("S", "", (phrases("back.seed"),)),)


_OWN: Mapping[type[AnyCard], Callable[[CardView, Any, Case, KitInfo, Phrases], None]] = {
    Location: _location, Clue: _clue, Question: _question, Confrontation: _confrontation, FormalRoute: _route,
    CovertRoute: _route, Recovery: _recovery, Event: _event, SpecialistNote: _note, Seed: _seed,
}  # fmt: skip
"""What each type adds to the common fields."""
