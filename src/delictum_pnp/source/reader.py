"""One YAML file.  In: its bytes.  Out: a `Reading`: the tree, when there is one, and every fault that could be found.

Order: bytes, characters, grammar with what must not stand in a kit, then codes and keys.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ..diagnostics import Diagnostic
from . import faults_writing
from .build import Builder, Refused
from .characters import Clean, decode, scan
from .collect import Faults
from .events import HAS_C_PARSER, ParserName, Trouble, YAMLError, c_events, pure_events
from .syntax import explain, without_entry
from .tree import Node, Tree
from .writing import check_writing

MOST_REPAIRS = 10
"""How often the reading goes on after a fault of grammar, without the entry that holds it."""


@dataclass(frozen=True, slots=True)
class Reading:
    """`tree` is None when the file could not be read as a mapping; it may be there beside faults."""

    tree: Tree | None
    diagnostics: list[Diagnostic]


def read(text: bytes, name: str, parser: ParserName = "auto") -> Reading:
    """Read a file; `name` is what diagnostics call it.  Raises nothing whatever the bytes are.

    Where the C parser is not installed the pure one is used, whatever `parser` says; both give the same `Reading`.
    """
    found = Faults(name)
    decoded = decode(text, found)
    root = None
    if decoded is not None:
        clean = scan(decoded, found)
        root = _read_clean(clean, found, parser) if clean.aligned else None
    return Reading(Tree(root) if root else None, sorted(found.found, key=lambda fault: fault.order))


def _read_clean(clean: Clean, found: Faults, parser: ParserName) -> Node | None:
    root, whole = _parse(clean, found, parser)
    if root is None:
        return None
    if not isinstance(root.value, dict):
        found.add(faults_writing.root_not_mapping, root.span)
        return None
    check_writing(root, clean.foreign, found)
    return root if whole else None


def _parse(clean: Clean, found: Faults, parser: ParserName) -> tuple[Node | None, bool]:
    """The root and whether it holds the whole file."""
    if parser != "pure" and HAS_C_PARSER:
        attempt = Faults(found.name)
        builder = Builder(clean.text, clean.composed, attempt)
        end = _grow_fast(builder, clean.text)
        if end != "unsure":
            found.found += attempt.found
            return (_root(builder, found), True) if end == "whole" else (None, False)
    return _parse_with_repairs(clean, found)


def _grow_fast(builder: Builder, text: str) -> Literal["whole", "refused", "unsure"]:
    """How the C parser comes through: unsure when it stops, or meets what the pure parser reads differently.

    The pure parser, whose words `explain` knows, then has the last word.
    """
    end: Literal["whole", "refused"] = "whole"
    try:
        builder.grow(c_events(text))
    except YAMLError:
        return "unsure"
    except Refused:
        end = "refused"
    return "unsure" if builder.doubtful else end


def _parse_with_repairs(clean: Clean, found: Faults) -> tuple[Node | None, bool]:
    text = clean.text
    for repairs in range(1 + min(MOST_REPAIRS, 1 + 1_000_000 // (len(text) + 1))):
        attempt = Faults(found.name)
        builder = Builder(text, clean.composed, attempt)
        try:
            builder.grow(pure_events(text))
        except Refused:
            _merge(found, attempt, repairs)
            return None, False
        except Trouble as trouble:
            line = explain(trouble, text, builder.last_text, builder.open_bracket, attempt)
            _merge(found, attempt, repairs, broken=True)
            text = without_entry(text, line)
        else:
            _merge(found, attempt, repairs)
            return (builder.root, False) if repairs else (_root(builder, found), True)
    return None, False


def _merge(found: Faults, attempt: Faults, repairs: int, broken: bool = False) -> None:
    """Keep what is new.

    After a repair a key may have no value only because of the repair; in a broken text a quote that seems to hold a
    code may be of another text.
    """
    known = {(fault.rule.code, fault.span, fault.variant) for fault in found.found}
    for fault in attempt.found:
        is_repair = repairs > 0 and fault.rule is faults_writing.no_value
        is_doubtful = broken and fault.rule is faults_writing.blank_in_code
        if not is_repair and not is_doubtful and (fault.rule.code, fault.span, fault.variant) not in known:
            found.found.append(fault)


def _root(builder: Builder, found: Faults) -> Node | None:
    root = builder.root
    if root is None or root.value == "":
        found.at(faults_writing.empty_file, 1, 1)
        return None
    return root
