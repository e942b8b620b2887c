"""The passage of a card's front: exhibit and text, in one size, from below the title down to the variants.

In: the value object of a card and the room.  Out: marks.  The size is the first that fits: the largest with wide gaps
between paragraphs, then the style's, from 10 to 8.5 (style guide, Overflow).  What does not fit at the least size is an
`Overflow`.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from .exhibits import Drawn as DrawnExhibit
from .issues import Issues
from .passage_parts import PARTS
from .stack import AFTER_TEXT, Stack
from .template import Desk, Drawn, TemplateFault

WIDE_GAP = 2.2
WIDE_ROOM = 4.4
"""Wide gaps are for cards that have at least this much left below."""
TINY = 1e-6


def passage(values: Mapping[str, Any], desk: Desk) -> Drawn:
    """The box kind: `x`, `width`, `below` with `drop`, `above`, `parts`, `style`.  When no size fits, the one that is
    least over may come nearer to what is below by `tight`.  A drawn part ends no lower than the variants would.
    """
    top = desk.bottom_of(values["below"]) + values["drop"]
    style = desk.workshop.setter.style(values["style"])
    drawn_exhibits: dict[float, tuple[DrawnExhibit, Issues]] = {}
    nearest: tuple[float, Stack] | None = None
    for number, (size, gap) in enumerate([(style.size, WIDE_GAP), *((size, style.gap) for size in style.sizes)]):
        shaped = desk.workshop.setter.style(style, gap=gap * style.size / size)
        stack = Stack(desk, values["x"], values["width"], shaped, size, top, drawn_exhibits)
        _fill(stack, values["parts"])
        over = stack.y - _room(stack, values, desk) - TINY
        if over <= (0 if number else -WIDE_ROOM):
            break
        if number and (nearest is None or over < nearest[0] - TINY):
            nearest = over, stack
    else:
        assert nearest
        over, stack = nearest
        if over > values["tight"]:
            _overflow(desk, stack, over)
    if stack.size in drawn_exhibits:
        found, issues = drawn_exhibits[stack.size][1], desk.workshop.issues
        issues.overflows.extend(found.overflows)
        issues.missing.extend(found.missing)
    return Drawn(stack.marks, top, stack.y)


def _room(stack: Stack, values: Mapping[str, Any], desk: Desk) -> float:
    """How far down the passage may reach."""
    bottom, lowest = desk.top_of(values["above"]), desk.bottom_of(values["above"])
    return bottom if stack.after == AFTER_TEXT else min(bottom, lowest)


def _fill(stack: Stack, parts: tuple[str, ...]) -> None:
    for part in parts:
        if part not in PARTS:
            known = ", ".join(PARTS)
            raise TemplateFault(stack.desk.template.name, ("boxes", "passage", "parts"), f"{part} is none of {known}")
        PARTS[part](stack)


def _overflow(desk: Desk, stack: Stack, excess: float) -> None:
    """The whole passage is too long: what is over is counted in lines of its last text."""
    block = stack.last or stack.set("", stack.width)
    part = ("text",) if desk.view.text else ("exhibit",)
    desk.overflow(part, "passage", block, math.ceil(excess / block.leading - TINY))
