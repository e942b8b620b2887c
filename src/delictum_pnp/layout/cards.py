"""Product «cartas»: a case's cards as faces.  In: a case, the box, the workshop.  Out: (front, back) in deck order.

Deck order is that of the codes inside each type, L P Q X F I V A N S: neither the order nor the layout tells true
from false (rules §1).  Raises `TemplateFault` for a fault of a face template.
"""

from __future__ import annotations

from ..model.cards import AnyCard
from ..model.case import Case
from ..model.codes import CardCode
from ..model.kit import KitInfo
from ..model.text import texts
from . import river
from .card_boxes import CARD_KINDS
from .issues import MissingGlyph, Path
from .page import Face
from .template import FaceTemplates
from .views import view
from .workshop import Workshop

ORDER = "LPQXFIVANS"
STYLES = {
    "title": "title", "question": "question", "text": "prose", "approaches": "prose", "strong": "prose",
    "fragile": "prose", "absent": "prose", "recover": "prose", "verify": "prose", "variants": "variant",
}  # fmt: skip
"""Key of a card → the style of its texts; an exhibit looks after its own."""
CHECKED = ("regular", "bold", "italic", "bold-italic")


def faces(case: Case, info: KitInfo, workshop: Workshop) -> list[tuple[Face, Face]]:
    """Front and back of every card of the case, in deck order."""
    river.pattern(workshop)
    templates = FaceTemplates(workshop, CARD_KINDS)
    return [_card(code, case, info, templates) for code in deck(case)]


def deck(case: Case) -> list[CardCode]:
    """The codes of a case in the order in which the cards are printed."""
    return sorted(case.cards, key=lambda code: (ORDER.index(code.letter), code))


def _card(code: CardCode, case: Case, info: KitInfo, templates: FaceTemplates) -> tuple[Face, Face]:
    card, workshop = case.cards[code], templates.workshop
    path: Path = (case.code, "cards", code)
    _look_for_glyphs(card, path, workshop)
    shown = view(card, case, info, workshop)
    front = templates.draw(f"faces/front-{code.letter}", shown, f"{code} front", path, f"{code} front")
    back = templates.draw("faces/back", shown, f"{code} back", path, f"{code} back")
    return Face(code, "front", front), Face(code, "back", back)


def _look_for_glyphs(card: AnyCard, path: Path, workshop: Workshop) -> None:
    """Note the characters that the fonts of a card's texts lack, once for each text."""
    values = ((key, getattr(card, key, None)) for key in STYLES)
    own = [(tuple(name.split(".")), text) for key, value in values for name, text in texts(value, key)]
    characters = "".join({character for _, text in own for character in text})
    families = {workshop.setter.style(STYLES[steps[0]]).family for steps, _ in own}
    metrics = (workshop.setter.family(family).metrics(variant) for family in families for variant in CHECKED)
    if not any(metric.missing(characters) for metric in metrics):
        return
    for steps, text in own:
        style = workshop.setter.style(STYLES[steps[0]])
        lacking = workshop.setter.missing(text, style)
        if lacking:
            font = workshop.setter.family(style.family).font(style.variant)
            part = tuple(int(step) if step.isdigit() else step for step in steps)
            workshop.issues.missing.append(MissingGlyph((*path, *part), font, lacking))
