"""The text of a page, found by walking its operators: fast, and for files that anybody wrote.

In: a page or a stream as pypdf decoded it.  Out: `Run`s in millimetres, y downwards, with what hides them.  Paths and
pictures are passed over.  Never raises for odd operators: what is not understood is skipped.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from pypdf.generic import DictionaryObject

from ..layout.page import MM_PER_PT as MM_PER_PT
from .codes import NO_FONT, Font, font_of, whole
from .codes import Fonts as Fonts
from .tokens import Token, string, tokens

Hidden = Literal["", "invisible", "white", "off_page"]
Matrix = tuple[float, float, float, float, float, float]
IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
DEEPEST = 12
"""So many drawings may stand in one another; more is a ring."""
WHITES = {"g": (1.0,), "rg": (1.0,) * 3, "k": (0.0,) * 4}


class Run(NamedTuple):
    """Text shown by one operator: from `x`, `y` to `end_x`, `end_y` on its baseline; `size` in points."""

    text: str
    x: float
    y: float
    end_x: float
    end_y: float
    size: float
    hidden: Hidden


class Shown(NamedTuple):
    """The text of a page in the order in which it is shown, and the fonts that it asks for and lacks."""

    runs: tuple[Run, ...]
    lost_fonts: tuple[str, ...]


def shown(page: Any, fonts: Fonts) -> Shown:
    """What a page of pypdf shows; `fonts` keeps those of a file from page to page."""
    box = page.mediabox
    walker = _Walker(float(box.left), float(box.top), float(box.width), float(box.height), fonts)
    contents = page.get_contents()
    if contents is not None:
        walker.walk(contents.get_data(), whole(page.get("/Resources", {})), _State(), 0)
    return Shown(tuple(walker.found), tuple(sorted(walker.lost)))


class _State(NamedTuple):
    """What `q` keeps."""

    place: Matrix = IDENTITY
    font: Font = NO_FONT
    size: float = 0.0
    spacing: float = 0.0
    mode: int = 0
    white: bool = False
    clear: bool = False


@dataclass
class _Walker:
    left: float
    top: float
    width: float
    height: float
    fonts: Fonts
    found: list[Run] = field(default_factory=list)
    lost: set[str] = field(default_factory=set)

    def walk(self, data: bytes, resources: Any, state: _State, depth: int) -> None:
        """One stream; drawings inside it are walked where they are placed, if they hold text."""
        operands: list[Token] = []
        kept: list[_State] = []
        text = line = IDENTITY
        leading = 0.0
        for token in tokens(data):
            if token.kind != "operator":
                operands.append(token)
                continue
            operator = token.data.decode("latin-1")
            if operator == "q":
                kept.append(state)
            elif operator == "Q":
                state = kept.pop() if kept else state
            elif operator == "cm" and len(operands) >= 6:
                state = state._replace(place=product(_matrix(operands), state.place))
            elif operator == "Do" and operands and depth < DEEPEST:
                self._drawing(operands[-1], resources, state, depth)
            elif operator in ("BDC", "DP"):
                self._replacement(operands, state)
            elif operator == "BT":
                text = line = IDENTITY
            elif operator == "Tm" and len(operands) >= 6:
                text = line = _matrix(operands)
            elif operator in ("Td", "TD") and len(operands) >= 2:
                x, y = _numbers(operands)[-2:]
                leading = -y if operator == "TD" else leading
                text = line = product((1.0, 0.0, 0.0, 1.0, x, y), line)
            elif operator == "TL" and operands:
                leading = _numbers(operands)[-1]
            elif operator in ("Tj", "TJ", "'", '"', "T*"):
                if operator in ("'", '"', "T*"):
                    text = line = product((1.0, 0.0, 0.0, 1.0, 0.0, -leading), line)
                text = self._shown(operands, state, text)
            else:
                state = self._set(operator, operands, resources, state)
            operands = []

    def _replacement(self, operands: Sequence[Token], state: _State) -> None:
        """Words that a mark puts in the place of what is drawn (`/ActualText`): read aloud and copied, never seen."""
        for token in operands:
            if token.kind in ("literal", "hex"):
                data, (x, y) = string(token), self._spot(state.place)
                text = data.decode("utf-16", "replace") if data[:2] == b"\xfe\xff" else data.decode("latin-1")
                self.found.append(Run(text, x, y, x, y, 0.0, "invisible"))

    def _drawing(self, name: Token, resources: Any, state: _State, depth: int) -> None:
        form = whole(whole(resources.get("/XObject", {})).get(name.data.decode("latin-1")))
        if not hasattr(form, "get_data") or form.get("/Subtype") != "/Form":
            return
        data = form.get_data()
        if b"BT" in data or b"Do" in data:
            own = tuple(float(value) for value in form.get("/Matrix", IDENTITY))
            inside = state._replace(place=product(own, state.place))  # type: ignore[arg-type]
            self.walk(data, whole(form.get("/Resources", resources)), inside, depth + 1)

    def _set(self, operator: str, operands: Sequence[Token], resources: Any, state: _State) -> _State:
        """The state after an operator that sets it."""
        if operator == "Tf" and len(operands) >= 2:
            return state._replace(font=self._font(operands[-2], resources), size=_numbers(operands)[-1])
        if operator == "Tc" and operands:
            return state._replace(spacing=_numbers(operands)[-1])
        if operator == "Tr" and operands:
            return state._replace(mode=int(_numbers(operands)[-1]))
        if operator in WHITES:
            return state._replace(white=tuple(_numbers(operands)) == WHITES[operator])
        if operator in ("sc", "scn"):
            numbers = _numbers(operands)
            return state._replace(white=len(numbers) in (1, 3) and min(numbers) == 1.0)
        if operator == "gs" and operands:
            named = whole(whole(resources.get("/ExtGState", {})).get(operands[-1].data.decode("latin-1"))) or {}
            return state._replace(clear=float(named["/ca"]) == 0) if "/ca" in named else state
        return state

    def _font(self, name: Token, resources: Any) -> Font:
        dictionary = whole(whole(resources.get("/Font", {})).get(name.data.decode("latin-1")))
        if not isinstance(dictionary, DictionaryObject):
            self.lost.add(name.data.decode("latin-1")[1:])
            return NO_FONT
        if id(dictionary) not in self.fonts:
            self.fonts[id(dictionary)] = font_of(dictionary)
        return self.fonts[id(dictionary)]

    def _shown(self, operands: Sequence[Token], state: _State, text: Matrix) -> Matrix:
        """Keep what is shown; answers the text position after it."""
        data = [(string(t), 0.0) if t.kind in ("literal", "hex") else (b"", _number(t)) for t in operands]
        shown = b"".join(part for part, _ in data)
        codes = state.font.codes(shown)
        moved = sum(-back / 1000 * state.size for part, back in data if not part)
        wide = sum([state.font.widths.get(code, 0.0) for code in codes]) / 1000 * state.size
        end = product((1.0, 0.0, 0.0, 1.0, wide + moved + len(codes) * state.spacing, 0.0), text)
        if shown:
            last = product((1.0, 0.0, 0.0, 1.0, wide + moved + (len(codes) - 1) * state.spacing, 0.0), text)
            self._keep(state.font.text(shown), product(text, state.place), product(last, state.place), state)
        return end

    def _keep(self, text: str, place: Matrix, last: Matrix, state: _State) -> None:
        (x, y), (end_x, end_y) = self._spot(place), self._spot(last)
        size = state.size * (place[2] ** 2 + place[3] ** 2) ** 0.5
        inside = _between(x, end_x, self.width * MM_PER_PT) and _between(y, end_y, self.height * MM_PER_PT)
        hidden: Hidden = (
            "invisible"
            if state.mode in (3, 7) or state.clear
            else "off_page"
            if not inside
            else "white"
            if state.white
            else ""
        )
        self.found.append(Run(text, x, y, end_x, end_y, size, hidden))

    def _spot(self, place: Matrix) -> tuple[float, float]:
        return (place[4] - self.left) * MM_PER_PT, (self.top - place[5]) * MM_PER_PT


def product(first: Matrix, then: Matrix) -> Matrix:
    a, b, c, d, e, f = first
    g, h, i, j, k, m = then
    return a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + m


def _between(start: float, end: float, most: float) -> bool:
    """Whether any of a stretch is on the page."""
    return max(start, end) >= 0 and min(start, end) <= most


def _matrix(operands: Sequence[Token]) -> Matrix:
    a, b, c, d, e, f = _numbers(operands[-6:])
    return a, b, c, d, e, f


def _numbers(operands: Sequence[Token]) -> list[float]:
    return [_number(token) for token in operands if token.kind == "number"] or [0.0]


def _number(token: Token) -> float:
    return float(token.data) if token.kind == "number" else 0.0
