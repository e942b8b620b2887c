"""The parts of a passage, by the name that a template gives them (`parts:`).

In: a stack with the value object of a card.  Out: the stack with one part more; a part without words adds nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from . import exhibits, furniture
from .exhibits.alt import alternative
from .issues import Issues
from .page import Box, Drawing, Line, Mark, Path, Placed, Tag
from .stack import Stack
from .views import StateWords

VOICE_INDENT = 5.0
APPROACH_INDENT = 7.0
APPROACH_GAP = 4.4
APPROACH_RADIUS = 2.3
STATE_GAP = 3.3
STATE_INSET = 2.4
STATE_TEXT = 6.6
"""From the left of a state's column to its name."""
LEAST_STATE = 10.4
SIGNS = {"full": "O 0 0 1.5", "half": "M 0 -1.5 C -2 -1.5 -2 1.5 0 1.5 Z"}
WAY_BAND, WAY_NAME, WAY_TEXT, WAY_FOOT, WAY_GAP = 6.6, 4.4, 4.8, 2.3, 1.8
"""Of a way of a V: height of its band, baseline in it, to the first baseline of its text, below the last, between."""
BAR_HEIGHT = 9.6
BAR_TURN = 26.0


def question(stack: Stack) -> None:
    style = stack.setter.style("question")
    size = max(style.least, style.size - stack.setter.style("prose").size + stack.size)
    stack.text(stack.setter.set(stack.view.question, style, stack.width, size), stack.x)


def exhibit(stack: Stack) -> None:
    if stack.view.exhibit is None:
        return
    if stack.size not in stack.exhibits:
        stack.exhibits[stack.size] = _draw_exhibit(stack)
    y, (drawn, _) = stack.room_for_box(), stack.exhibits[stack.size]
    tag = Tag("figure", alternative(stack.view.exhibit, stack.view.title, stack.workshop.phrases))
    drawing = Drawing(f"{stack.view.code}.exhibit", tuple(drawn.marks), stack.width, drawn.height, tag=tag)
    stack.marks.append(Placed(drawing, stack.x, y))
    stack.box(y + drawn.height)


def _draw_exhibit(stack: Stack) -> tuple[exhibits.Drawn, Issues]:
    """What an exhibit finds while it is drawn counts only if that size is chosen: kept apart until then."""
    apart = replace(stack.workshop, issues=Issues())
    path = (*stack.desk.path, "exhibit")
    view = stack.view
    drawn = exhibits.draw(view.exhibit, apart, width=stack.width, size=stack.size, code=view.code, path=path)
    return drawn, apart.issues


def prose(stack: Stack) -> None:
    if stack.view.text:
        stack.text(stack.set(stack.view.text, stack.width), stack.x)


def voice(stack: Stack) -> None:
    """Spoken text beside its accent bar: no face, no portrait."""
    if not stack.view.text:
        return
    block = stack.set(stack.view.text, stack.width - VOICE_INDENT)
    first = stack.text(block, stack.x + VOICE_INDENT)
    bar = stack.x + 1.2
    stack.marks.append(Line(bar, first - 3, bar, first + block.last + 1, stack.view.accent, 1.4))


def approaches(stack: Stack) -> None:
    for letter, text in stack.view.approaches.items():
        before = len(stack.marks)
        first = stack.text(stack.set(text, stack.width - APPROACH_INDENT), stack.x + APPROACH_INDENT)
        place = (stack.x + APPROACH_RADIUS, first - 1.25)
        stack.marks[before:before] = furniture.disc(stack.workshop, *place, letter, APPROACH_RADIUS)
        stack.after = APPROACH_GAP


def states(stack: Stack) -> None:
    """One row for each state of a seed, its sign and name in a pale column; only one of them is read."""
    x, column, top = stack.x, _state_column(stack), stack.room_for_box(STATE_GAP)
    y = top
    rules: list[Mark] = []
    rows: list[Mark] = []
    for state in stack.view.states:
        block = stack.set(state.text, stack.width - column - 2 * STATE_INSET)
        height = max(block.height + 2.6, LEAST_STATE)
        middle = y + height / 2
        if y > top:
            rules.append(Line(x, y, x + stack.width, y, "ink", 0.5))
        rows += _state_name(stack, state, x, middle)
        rows += stack.setter.draw(block, x + column + STATE_INSET, middle - block.last / 2 + 0.12 * stack.size)
        stack.last = block
        y += height
    stack.marks.append(Box(x, top, column, y - top, fill="pale"))
    stack.marks.append(Line(x + column, top, x + column, y, "ink", 0.6))
    stack.marks += rules
    stack.marks.append(Box(x, top, stack.width, y - top, stroke="ink", line=0.7))
    stack.marks += rows
    stack.box(y)


def ways(stack: Stack) -> None:
    """The two ways of a V: a pale band with sign, name and condition, its text below; only one of them is read."""
    x, y = stack.x, stack.room_for_box(STATE_GAP)
    for state in stack.view.states:
        block = stack.set(state.text, stack.width - 2 * STATE_INSET)
        first = y + WAY_BAND + WAY_TEXT
        stack.marks.append(Box(x, y, stack.width, WAY_BAND, fill="pale"))
        stack.marks.append(Line(x, y + WAY_BAND, x + stack.width, y + WAY_BAND, "ink", 0.4))
        stack.marks += _sign(state, x + 3.9, y + WAY_BAND / 2)
        stack.marks += stack.setter.line(x + STATE_TEXT + 0.4, y + WAY_NAME, state.name, "state")
        stack.marks += stack.setter.line(x + stack.width - STATE_INSET, y + WAY_NAME, state.when, "state-when", "right")
        stack.marks += stack.setter.draw(block, x + STATE_INSET, first)
        stack.last = block
        end = first + block.last + WAY_FOOT
        stack.marks.append(Box(x, y, stack.width, end - y, stroke="ink", line=0.7))
        y = end + WAY_GAP
    stack.box(y - WAY_GAP)


def _state_column(stack: Stack) -> float:
    """As wide as the widest name or condition asks."""
    width = stack.setter.width
    names = [STATE_TEXT + width(state.name, "state") for state in stack.view.states]
    return max(*names, *(2 + width(state.when, "state-when") for state in stack.view.states)) + 2.6


def _state_name(stack: Stack, state: StateWords, x: float, middle: float) -> list[Mark]:
    """Sign, name, and below them when it holds."""
    marks = _sign(state, x + 3.5, middle - 1.2)
    marks += stack.setter.line(x + STATE_TEXT, middle, state.name, "state")
    return marks + stack.setter.line(x + 2, middle + 3.9, state.when, "state-when")


def _sign(state: StateWords, x: float, y: float) -> list[Mark]:
    """A full, half or hollow disc around a point."""
    marks: list[Mark] = [Path("O 0 0 1.5", x, y, fill="white", stroke="ink", line=0.8)]
    return [*marks, Path(SIGNS[state.sign], x, y, fill="ink")] if state.sign in SIGNS else marks


def turn(stack: Stack) -> None:
    """The order bar of an event: its turn, and the Heat that comes before reading."""
    event, x, y, setter = stack.view.event, stack.x, stack.room_for_box(), stack.setter
    before = x + BAR_TURN + 3
    heat = before + setter.width(event.before, "before") + 4
    value = heat + 6.2 + setter.width(event.effect.label, "before-effect") + 1.6
    stack.marks += [
        Box(x, y, stack.width, BAR_HEIGHT, stroke="ink", line=0.9),
        Box(x, y, BAR_TURN, BAR_HEIGHT, fill="ink"),
        *setter.line(x + BAR_TURN / 2, y + 6.6, event.turn, "turn-bar"),
        *setter.line(before, y + 6, event.before, "before"),
        stack.workshop.theme.icon(event.effect.icon, heat, y + 2.2, 5.2),
        *setter.line(heat + 6.2, y + 6, event.effect.label, "before-effect"),
        *setter.line(value, y + 6.5, event.effect.value, "before-value"),
    ]
    stack.box(y + BAR_HEIGHT)


def strip(stack: Stack) -> None:
    """Who sees what a note says: the specialist's icon and the clue."""
    row, y = stack.view.strip, stack.room_for_box()
    stack.marks += furniture.strip(stack.workshop, stack.x, y, stack.width, row.icon, row.label, row.value)
    stack.box(y + furniture.STRIP_HEIGHT)


PARTS: Mapping[str, Callable[[Stack], None]] = {
    "question": question, "exhibit": exhibit, "prose": prose, "voice": voice, "approaches": approaches,
    "states": states, "ways": ways, "turn": turn, "strip": strip,
}  # fmt: skip
