"""Faces made to fit the cards of a cutting plan, pages made larger for large print.

In: pairs of faces and a plan.  Out: the same pairs at the plan's size: as they are, or scaled and centred.  Type is
never made smaller than can be read: then the plan is refused with the size of card that it would need.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace

from ..layout.page import Clipped, Drawing, Face, Field, Mark, Page, Placed, Text
from .plan import CuttingPlan, DoesNotFit

LEAST_TYPE = 6.6
"""Points; smaller type is not made smaller still."""
Pair = tuple[Face, Face]


class TypeTooSmall(DoesNotFit):
    """Faces scaled to this plan would have type that cannot be read."""


def fitted(pairs: Sequence[Pair], plan: CuttingPlan) -> list[Pair]:
    """The pairs at the plan's size.  Raises `TypeTooSmall`."""
    return [(_fitted(front, plan), _fitted(back, plan)) for front, back in pairs]


def _fitted(face: Face, plan: CuttingPlan) -> Face:
    drawing = face.drawing
    scale = min(plan.card_width / drawing.width, plan.card_height / drawing.height)
    if scale == 1.0 and (drawing.width, drawing.height) == (plan.card_width, plan.card_height):
        return face
    smallest = min(type_sizes(drawing.marks), default=math.inf)
    if scale < 1.0 and smallest * scale < LEAST_TYPE - 1e-9:
        raise _refusal(plan, drawing, smallest, scale)
    x, y = (plan.card_width - drawing.width * scale) / 2, (plan.card_height - drawing.height * scale) / 2
    placed = (Placed(drawing, x, y, scale),)
    return replace(face, drawing=Drawing(drawing.name, placed, plan.card_width, plan.card_height))


def _refusal(plan: CuttingPlan, drawing: Drawing, smallest: float, scale: float) -> TypeTooSmall:
    least = min(1.0, LEAST_TYPE / smallest)
    card, type_ = f"{drawing.width * least:.4g} x {drawing.height * least:.4g}", f"{smallest * scale:.1f}"
    message = f"plan {plan.name} needs type of {type_} pt, and the least is {LEAST_TYPE:g}: cards of {card} mm or more"
    return TypeTooSmall("type_too_small", message, plan=plan.name, type=type_, least=f"{LEAST_TYPE:g}", needs=card)


def enlarged(page: Page, scale: float) -> Page:
    """The page and everything on it, its fields too, `scale` times as large; at 1 the page itself."""
    if scale == 1:
        return page
    fields = [
        m._replace(x=m.x * scale, y=m.y * scale, width=m.width * scale, height=m.height * scale, size=m.size * scale)
        for m in page.marks
        if isinstance(m, Field)
    ]
    printed = tuple(mark for mark in page.marks if not isinstance(mark, Field))
    whole = Drawing("enlarged", printed, page.width, page.height)
    width, height = round(page.width * scale, 4), round(page.height * scale, 4)
    trim = page.trim
    if trim:
        trim = (trim[0] * scale, trim[1] * scale, trim[2] * scale, trim[3] * scale)
    return replace(page, width=width, height=height, marks=(Placed(whole, scale=scale), *fields), trim=trim)


def type_sizes(marks: Iterable[Mark], scale: float = 1.0) -> Iterable[float]:
    """The size of every text, in points, as it is printed."""
    for mark in marks:
        if isinstance(mark, Text):
            yield mark.size * scale
        elif isinstance(mark, Placed):
            yield from type_sizes(mark.drawing.marks, scale * mark.scale)
        elif isinstance(mark, Clipped):
            yield from type_sizes(mark.marks, scale)
