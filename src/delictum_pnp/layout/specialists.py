"""Product «especialistas»: the specialists' cards.  In: the box.  Out: (front, back) per specialist, in code order.

Front: emblem, words, the action that the power goes with, the power (rulebook §9).  Back: the card is turned when its
specialist has acted.  Raises `TemplateFault` for a fault of a face template.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..model.kit import KitInfo, Specialist
from . import river
from .issues import Path
from .page import Face
from .specialist_boxes import EMBLEM, EMBLEM_RIVER, SPECIALIST_KINDS
from .template import FaceTemplates
from .workshop import Phrases, Workshop


@dataclass(frozen=True, slots=True)
class SpecialistView:
    """What the two faces of a specialist print."""

    icon: str
    name: str
    eyebrow: str
    once: str
    quote: str
    action_icon: str
    with_label: str
    action: str
    power: str
    archive: str
    choose: str
    used: str
    used_help: str
    flip: str


def faces(info: KitInfo, workshop: Workshop) -> list[tuple[Face, Face]]:
    """Front and back of every specialist."""
    river.pattern(workshop)
    workshop.drawings.setdefault(EMBLEM, river.drawing(EMBLEM_RIVER, EMBLEM))
    templates = FaceTemplates(workshop, SPECIALIST_KINDS)
    pairs = []
    for key, specialist in sorted(info.specialists.items(), key=lambda item: item[1].code):
        shown = view(key, specialist, info, workshop)
        path: Path = ("specialists", key)
        code = specialist.code
        front = templates.draw("faces/specialist-front", shown, f"{code} front", path, f"{code} front")
        back = templates.draw("faces/specialist-back", shown, f"{code} back", path, f"{code} back")
        pairs.append((Face(code, "front", front), Face(code, "back", back)))
    return pairs


def view(key: str, specialist: Specialist, info: KitInfo, workshop: Workshop) -> SpecialistView:
    phrases, action = workshop.phrases, info.actions[specialist.with_action]
    archive = f"{workshop.box}.{specialist.code}"
    return SpecialistView(
        icon=key, name=specialist.name, eyebrow=phrases("specialists.eyebrow"), once=phrases("specialists.once"),
        quote=specialist.quote, action_icon=action.icon, with_label=phrases("specialists.with"), action=action.name,
        power=specialist.power, archive=phrases("face.archive", archive_code=archive, version=workshop.edition),
        choose=_choose(info, phrases), used=phrases("specialists.used"), used_help=phrases("specialists.used_help"),
        flip=phrases("specialists.flip"),
    )  # fmt: skip


def _choose(info: KitInfo, phrases: Phrases) -> str:
    """«Elijan cuatro de seis por caso»."""
    words = phrases.group("number.words")
    chosen, all_of_them = info.edition.specialists_chosen, len(info.specialists)
    n, m = (words.get(str(number), number) for number in (chosen, all_of_them))
    return phrases("specialists.choose", n=n, m=m)
