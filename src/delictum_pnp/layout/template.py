"""Faces as data: a YAML file of boxes and a plain value object become marks.

In: `templates/faces/*.yaml` through `Workshop.load`, and one value object per face.  Out: a `Drawing`.
A face file has `size: [width, height]`, `extends: other` and `boxes:` (name → box).  A box has a `kind`
(see `boxes.py`), what that kind needs, and perhaps `when:`, a condition that leaves it out.  A child file
changes single values of a box by name and removes a box with `~`.  `below:` and `above:` name boxes whose
extent must be known first; marks keep the written order, which is the reading order.

Raises `TemplateFault` for whatever is wrong with a template, with the place of the fault.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .issues import Overflow, Path
from .page import Drawing, Mark
from .setter import Block
from .words import Condition, Name, Reading, Words, WordsFault, condition, words
from .workshop import Workshop

NULL = (None, "", "~", "null")
"""How a removed box reads, whether the loader gives types to scalars or leaves them text."""
_NUMBER = re.compile(r"^-?\d+(\.\d+)?$")
_ALWAYS_WORDS = ("words",)
_NAMES = ("of",)
_FLAGS = ("even", "centred")


class TemplateFault(Exception):
    """A fault of a template: its file, the path inside it, the line of the words (1 for the first) if known."""

    def __init__(self, template: str, path: Path, message: str, line: int | None = None) -> None:
        self.template, self.path, self.message, self.line = template, path, message, line
        self.file = f"templates/{template}.yaml"
        spot = ".".join(str(step) for step in path)
        where = f"{self.file}:{line}" if line and line > 1 else self.file
        super().__init__(f"{where}: {spot}: {message}" if spot else f"{where}: {message}")


class Drawn(NamedTuple):
    """Marks of a box and its extent in y."""

    marks: Sequence[Mark]
    top: float
    bottom: float


class Kind(NamedTuple):
    """A kind of box: how it is drawn, the values that it needs and those it may have."""

    draw: Callable[[Mapping[str, Any], Desk], Drawn]
    needs: frozenset[str]
    may: frozenset[str] = frozenset()
    pure: bool = False
    """Equal values make equal marks: drawn once for all faces that share them."""


@dataclass(frozen=True, slots=True)
class BoxTemplate:
    """A prepared box: constant values apart from those that read the value object."""

    name: str
    kind: Kind
    origin: str
    constant: Mapping[str, Any]
    reading: tuple[tuple[str, Reading], ...]
    when: Condition | None
    made: dict[tuple[Any, ...], Drawn] = field(default_factory=dict)
    """What a pure kind drew, by the values that it read."""

    def draw(self, desk: Desk) -> Drawn:
        """The box for one face; nothing that found an issue is kept."""
        read = tuple([self._read(key, value, desk.view) for key, value in self.reading])
        if self.kind.pure and read in self.made:
            return self.made[read]
        found = len(desk.workshop.issues.overflows)
        values = {**self.constant, **dict(zip([key for key, _ in self.reading], read, strict=True))}
        drawn = self.kind.draw(values, desk)
        if self.kind.pure and found == len(desk.workshop.issues.overflows):
            self.made[read] = drawn
        return drawn

    def _read(self, key: str, value: Reading, view: object) -> Any:
        try:
            return value(view)
        except WordsFault as fault:
            raise TemplateFault(self.origin, ("boxes", self.name, key), fault.message, fault.line) from None

    def shown(self, view: object) -> bool:
        if self.when is None:
            return True
        try:
            return self.when(view)
        except WordsFault as fault:
            raise TemplateFault(self.origin, ("boxes", self.name, "when"), fault.message, fault.line) from None


@dataclass(frozen=True, slots=True)
class FaceTemplate:
    name: str
    width: float
    height: float
    boxes: Mapping[str, BoxTemplate]


class FaceTemplates:
    """The faces of `templates/faces/`, each prepared once."""

    def __init__(self, workshop: Workshop, kinds: Mapping[str, Kind]) -> None:
        self.workshop = workshop
        self._kinds = kinds
        self._ready: dict[str, FaceTemplate] = {}

    def draw(self, name: str, view: object, drawing: str, path: Path, face: str) -> Drawing:
        """The face `name` for a value object.  `path` leads to the object's texts, `face` names it in issues."""
        template = self._ready.get(name)
        if template is None:
            template = self._ready[name] = self._prepare(name)
        desk = Desk(self.workshop, template, view, path, face)
        return Drawing(drawing, tuple(desk.marks()), template.width, template.height)

    def _prepare(self, name: str) -> FaceTemplate:
        chain = self._chain(name)
        merged: dict[str, tuple[str, dict[str, Any]]] = {}
        size: Any = None
        for origin, data in reversed(chain):
            size = data.get("size", size)
            for box, raw in data.get("boxes", {}).items():
                if isinstance(raw, Mapping):
                    merged[box] = (origin, {**(merged[box][1] if box in merged else {}), **raw})
                elif raw in NULL and box in merged:
                    del merged[box]
                else:
                    raise TemplateFault(origin, ("boxes", box), "is no box, and there is none to remove")
        if not isinstance(size, Sequence) or len(size) != 2:
            raise TemplateFault(name, ("size",), "must be [width, height]")
        boxes = {box: self._box(origin, box, raw) for box, (origin, raw) in merged.items()}
        return FaceTemplate(name, float(size[0]), float(size[1]), boxes)

    def _chain(self, name: str) -> list[tuple[str, Mapping[str, Any]]]:
        """The file and those that it extends, nearest first."""
        chain: list[tuple[str, Mapping[str, Any]]] = []
        while True:
            if any(known == name for known, _ in chain):
                raise TemplateFault(chain[-1][0], ("extends",), f"{name} extends itself")
            data = self.workshop.load(name)
            chain.append((name, data))
            if "extends" not in data:
                return chain
            name = str(data["extends"])

    def _box(self, origin: str, name: str, raw: Mapping[str, Any]) -> BoxTemplate:
        kind = self._kinds.get(str(raw.get("kind")))
        if kind is None:
            known = ", ".join(sorted(self._kinds))
            raise TemplateFault(origin, ("boxes", name, "kind"), f"{raw.get('kind')} is none of {known}")
        given = raw.keys() - {"kind", "when"}
        for key in sorted(kind.needs - given):
            raise TemplateFault(origin, ("boxes", name), f"lacks {key}")
        for key in sorted(given - kind.needs - kind.may):
            raise TemplateFault(origin, ("boxes", name, key), "unknown here")
        constant: dict[str, Any] = {}
        reading: list[tuple[str, Reading]] = []
        key = "when"
        try:
            when = condition(raw["when"]) if "when" in raw else None
            for key in raw.keys() & given:
                value = _value(key, raw[key])
                if isinstance(value, Words | Name) and not (isinstance(value, Words) and value.literal is not None):
                    reading.append((key, value))
                else:
                    constant[key] = value.literal if isinstance(value, Words) else value
        except WordsFault as fault:
            raise TemplateFault(origin, ("boxes", name, key), fault.message, fault.line) from None
        return BoxTemplate(name, kind, origin, constant, tuple(sorted(reading, key=lambda pair: pair[0])), when)


def _value(key: str, raw: Any) -> Any:
    """A written value with its type: words, the name of a value, numbers, lists, mappings."""
    if key in _ALWAYS_WORDS:
        return words(str(raw))
    if key in _NAMES:
        return Name(str(raw))
    if key in _FLAGS:
        return str(raw).lower() in ("yes", "true")
    if isinstance(raw, Mapping):
        return {inner: _value(inner, value) for inner, value in raw.items()}
    if isinstance(raw, list | tuple):
        return tuple(_value("", value) for value in raw)
    if isinstance(raw, str):
        return float(raw) if _NUMBER.match(raw) else words(raw) if "{" in raw else raw
    return raw


@dataclass(slots=True)
class Desk:
    """One face while it is drawn: what a kind of box may ask for."""

    workshop: Workshop
    template: FaceTemplate
    view: Any
    path: Path
    face: str
    _drawn: dict[str, Drawn | None] = field(default_factory=dict)

    def marks(self) -> list[Mark]:
        """Marks of all boxes, in the written order."""
        boxes = self.template.boxes
        return [mark for name in boxes for drawn in (self._draw(name),) if drawn for mark in drawn.marks]

    def top_of(self, name: str) -> float:
        return self._extent(name).top

    def bottom_of(self, name: str) -> float:
        return self._extent(name).bottom

    def overflow(self, part: Path, box: str, block: Block, lines: int) -> None:
        """Note that a text is `lines` too long for its box."""
        characters = sum(len(run.text) for line, _ in block.lines[-lines:] for run in line.runs)
        self.workshop.issues.overflows.append(Overflow((*self.path, *part), self.face, box, lines, characters))

    def _extent(self, name: str) -> Drawn:
        drawn = self._draw(name) if name in self.template.boxes else None
        if drawn is None:
            raise TemplateFault(self.template.name, ("boxes", name), "is needed by another box and is not there")
        return drawn

    def _draw(self, name: str) -> Drawn | None:
        if name in self._drawn:
            return self._drawn[name]
        box = self.template.boxes[name]
        self._drawn[name] = None
        if box.shown(self.view):
            try:
                self._drawn[name] = box.draw(self)
            except KeyError as missing:
                message = f"there is no style, colour, icon or phrase {missing}"
                raise TemplateFault(box.origin, ("boxes", name), message) from missing
        return self._drawn[name]
