"""Source → model: the one place that meets pydantic's errors and says them in the kit's words.

In: a `Tree` (root = keys of `kit.yaml`, and one entry per case with its `cards` and `solution`) and
the running pages.  Out: `Built`: the `KitSource`, or diagnostics M001–M015 of everything that has not
the shape of a kit.  Faults of one part never hide those of another: kit, each case, each card and
each solution are built by themselves.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from ..diagnostics import Diagnostic, Finding, Path, Rule, placed
from ..source.kit_folder import EXAMPLE
from ..source.tree import Tree
from . import faults, shape
from .cards import CARD_TYPES, Card
from .case import Case, Solution
from .codes import LETTERS, BoxCode, CardCode, CaseCode, Code, GroupCode
from .kit import Kit, KitInfo, KitSource

PartT = TypeVar("PartT", bound=BaseModel)
CASE_KEY = re.compile(r"[CM][0-9]{2}")
PATTERNS: dict[str, tuple[str, str]] = {
    CardCode.pattern.pattern: ("card", "P03"),
    GroupCode.pattern.pattern: ("group", "G04"),
    CaseCode.pattern.pattern: ("case", "C01"),
    BoxCode.pattern.pattern: ("box", "B01"),
    r"^>=-?[0-9]+$": ("reputation", "'>=1'"),
    r"^[0-5](-[0-5])?$": ("heat", "'3-4'"),
}
"""Pattern → variant of M006 and an example."""

WRONG_TYPES: dict[str, tuple[Rule, str]] = {
    "string_type": (faults.NOT_TEXT, ""),
    "string_too_short": (faults.EMPTY_TEXT, ""),
    "int_parsing": (faults.NOT_A_NUMBER, ""),
    "int_type": (faults.NOT_A_NUMBER, ""),
    "int_from_float": (faults.NOT_A_NUMBER, ""),
    "int_parsing_size": (faults.NOT_A_NUMBER, ""),
    "float_parsing": (faults.NOT_A_NUMBER, "decimal"),
    "float_type": (faults.NOT_A_NUMBER, "decimal"),
    "bool_parsing": (faults.NOT_YES_OR_NO, ""),
    "bool_type": (faults.NOT_YES_OR_NO, ""),
    "tuple_type": (faults.NOT_A_LIST, ""),
    "frozen_set_type": (faults.NOT_A_LIST, ""),
    "dict_type": (faults.NOT_A_MAPPING, ""),
    "model_type": (faults.NOT_A_MAPPING, ""),
    "model_attributes_type": (faults.NOT_A_MAPPING, ""),
}
OWN_ERRORS = {"one_effect_per_item": faults.ONE_EFFECT, "one_condition": faults.ONE_CONDITION}
Fault = tuple[Rule, Finding]


@dataclass(frozen=True, slots=True)
class Built:
    """`source` is None when something has not the shape of a kit."""

    source: KitSource | None
    diagnostics: list[Diagnostic]


def build(tree: Tree, pages: Mapping[str, str]) -> Built:
    """The kit of the tree, or what keeps it from being one."""
    builder = _Builder()
    source = builder.kit_source(tree.data(), pages)
    found = sorted((placed(rule, finding, tree) for rule, finding in builder.faults), key=lambda d: d.order)
    return Built(None if found else source, found)


def build_part(model: type[PartT], tree: Tree) -> tuple[PartT | None, list[Diagnostic]]:
    """A file of its own, such as a filled sheet: the part that its whole tree is, or what keeps it from being one."""
    builder = _Builder()
    part = builder.part(model, tree.data(), ())
    return part, sorted((placed(rule, finding, tree) for rule, finding in builder.faults), key=lambda d: d.order)


@dataclass
class _Builder:
    """Collects the faults of every part."""

    faults: list[Fault] = field(default_factory=list)

    def kit_source(self, data: Any, pages: Mapping[str, str]) -> KitSource | None:
        if not isinstance(data, Mapping):
            self.faults.append((faults.NOT_A_MAPPING, Finding((), {"key": "kit"})))
            return None
        codes = [key for key in data if CASE_KEY.fullmatch(str(key))]
        info = self.part(KitInfo, {key: value for key, value in data.items() if key not in codes}, ())
        pairs = {code: self.case_and_solution(code, data[code]) for code in codes}
        example = pairs.pop(EXAMPLE, None)
        cases = {code: case for code, (case, _) in pairs.items()}
        solutions = {code: solution for code, (_, solution) in pairs.items()}
        if self.faults:
            return None
        kit = Kit.model_validate({"info": info, "cases": cases, "pages": {k: v for k, v in pages.items() if v}})
        shown = {"case": example[0], "solution": example[1]} if example else None
        return KitSource.model_validate({"kit": kit, "solutions": solutions, "example": shown})

    def case_and_solution(self, code: str, data: Any) -> tuple[Case | None, Solution | None]:
        if not isinstance(data, Mapping):
            self.faults.append((faults.NOT_A_MAPPING, Finding((code,), {"key": code})))
            return None, None
        own = {key: value for key, value in data.items() if key not in ("cards", "solution")}
        if "cards" in data:
            own["cards"] = self.cards(data["cards"], (code, "cards"))
        case = self.part(Case, own, (code,), code=code)
        if "solution" not in data:
            self.faults.append((faults.MISSING, Finding((code,), {"key": "solution"}, on_key=True)))
            return case, None
        return case, self.part(Solution, data["solution"], (code, "solution"), case=code)

    def cards(self, data: Any, path: Path) -> dict[str, Card]:
        if not isinstance(data, Mapping):
            self.faults.append((faults.NOT_A_MAPPING, Finding(path, {"key": "cards"})))
            return {}
        built = {key: self.card(key, entry, (*path, key)) for key, entry in data.items()}
        return {key: card for key, card in built.items() if card is not None}

    def card(self, key: str, data: Any, path: Path) -> Card | None:
        letters = ", ".join(LETTERS)
        if key[:1] not in CARD_TYPES:
            values = {"value": key, "letters": letters}
            self.faults.append((faults.UNKNOWN_LETTER, Finding(path, values, on_key=True)))
            return None
        if not CardCode.pattern.match(key):
            values = {"value": key, "letters": letters, "example": f"{key[0]}01"}
            self.faults.append((faults.BAD_CODE, Finding(path, values, on_key=True, variant="card")))
        return self.part(CARD_TYPES[key[0]], data, path, code=key)

    def part(self, model: type[PartT], data: Any, path: Path, **given: str) -> PartT | None:
        """A part of the kit; `given` are the fields that follow from its place."""
        if isinstance(data, Mapping):
            for key, expected in given.items():
                if key in data and data[key] != expected:
                    values = {"key": key, "value": _shown(data[key]), "expected": expected}
                    self.faults.append((faults.PLACE_SAYS_OTHERWISE, Finding((*path, key), values)))
            data = {**data, **given}
        try:
            return model.model_validate(data)
        except ValidationError as error:
            self.faults += translate(model, error, path, given)
            return None


def translate(model: type[BaseModel], error: ValidationError, path: Path, given: Mapping[str, str]) -> list[Fault]:
    """One fault per place of a pydantic error; the errors of `given` fields are said elsewhere."""
    by_place: dict[tuple[Path, bool], list[tuple[ErrorDetails, shape.Place]]] = {}
    for detail in error.errors(include_url=False):
        where = shape.place(model, detail["loc"])
        key = (where.path, detail["type"] == "missing" or where.on_key)
        if not (where.path and where.path[0] in given):
            by_place.setdefault(key, []).append((detail, where))
    return [fault for group in by_place.values() for fault in _faults_at(group, path, given)]


def _faults_at(group: list[tuple[ErrorDetails, shape.Place]], path: Path, given: Mapping[str, str]) -> Iterator[Fault]:
    detail, where = group[0]
    if len(group) > 1:
        yield faults.NOT_ALLOWED, _not_allowed((*path, *where.path), detail["input"], _allowed(where.options))
    else:
        yield _fault(detail, where, path, given)


def _fault(detail: ErrorDetails, where: shape.Place, prefix: Path, given: Mapping[str, str]) -> Fault:
    """The fault that a single pydantic error stands for."""
    kind, path, value = detail["type"], (*prefix, *where.path), detail["input"]
    key = next((item for item in reversed(path) if isinstance(item, str)), "kit")
    if kind == "missing":
        return _missing(path, len(value) if isinstance(value, list | tuple) else None, where)
    if kind == "union_tag_not_found":
        return faults.MISSING, Finding(path, {"key": "kind"}, on_key=True)
    if kind == "union_tag_invalid":
        return faults.NOT_ALLOWED, _not_allowed((*path, "kind"), value["kind"], shape.kinds(where.options))
    if kind == "extra_forbidden":
        return faults.UNKNOWN_KEY, _unknown(path, [k for k in shape.known_keys(where.options) if k not in given])
    if kind == "literal_error":
        finding = _not_allowed(path, value, shape.literals(where.options), where.on_key)
        return faults.NOT_ALLOWED, finding
    if kind == "string_pattern_mismatch":
        return faults.BAD_CODE, _badly_written(path, value, detail["ctx"]["pattern"], where.on_key)
    if kind in ("too_long", "too_short"):
        return _wrong_length(path, shape.length(where.options) or detail["ctx"]["max_length"], len(value), key)
    if kind == "value_error":
        return OWN_ERRORS[str(detail["ctx"]["error"])], Finding(path)
    rule, variant = WRONG_TYPES[kind]
    return rule, Finding(path, {"key": key, "value": _shown(value)}, variant=variant)


def _missing(path: Path, found: int | None, where: shape.Place) -> Fault:
    """A missing key stands at its parent; a missing item makes a list too short."""
    if found is not None:
        key = next(item for item in reversed(path) if isinstance(item, str))
        return _wrong_length(path[:-1], int(path[-1]) + 1, found, key)
    return faults.MISSING, Finding(path[:-1], {"key": path[-1]}, on_key=True)


def _wrong_length(path: Path, expected: int, found: int, key: str) -> Fault:
    return faults.WRONG_LENGTH, Finding(path, {"key": key, "expected": expected, "found": found})


def _unknown(path: Path, known: list[str]) -> Finding:
    key = str(path[-1])
    values = {"key": key, "known": ", ".join(known), "nearest": _nearest(key, known)}
    return Finding(path, values, on_key=True, variant="near" if values["nearest"] else "")


def _not_allowed(path: Path, value: object, allowed: list[str], on_key: bool = False) -> Finding:
    shown = _shown(value)
    values = {"value": shown, "allowed": ", ".join(allowed), "nearest": _nearest(shown, allowed)}
    return Finding(path, values, on_key=on_key, variant="near" if values["nearest"] else "")


def _badly_written(path: Path, value: object, pattern: str, on_key: bool) -> Finding:
    variant, example = PATTERNS[pattern]
    values = {"value": _shown(value), "letters": ", ".join(LETTERS), "example": example}
    return Finding(path, values, on_key=on_key, variant=variant)


def _allowed(options: tuple[Any, ...]) -> list[str]:
    """Words of a plain union such as `CardCode | Literal["self"]`, by example."""
    examples = [
        PATTERNS[option.pattern.pattern][1]
        for option in options
        if isinstance(option, type) and issubclass(option, Code)
    ]
    numbers = ["0, 1, 2…"] if int in options else []
    return examples + numbers + shape.literals(options)


def _nearest(word: str, known: list[str]) -> str:
    return next(iter(difflib.get_close_matches(word, known, n=1)), "")


def _shown(value: object) -> str:
    """A value as a message quotes it: short, on one line."""
    if isinstance(value, Mapping):
        return "{…}"
    if isinstance(value, list | tuple):
        return "[…]"
    text = " ".join(str("" if value is None else value).split())
    return text if len(text) <= 40 else f"{text[:39]}…"
