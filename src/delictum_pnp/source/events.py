"""The one place that knows ruamel.yaml.  In: text.  Out: its parsing events, from the C parser or the pure one.

Events say what stands where, before anything is built: no alias is followed, no tag is resolved.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)

try:
    from ruamel.yaml.cyaml import CParser  # type: ignore[attr-defined]
except ImportError:  # no wheel for this interpreter: the pure parser reads the same
    CParser = None

__all__ = [
    "HAS_C_PARSER", "AliasEvent", "DocumentStartEvent", "MappingEndEvent", "MappingStartEvent", "ParserName",
    "ScalarEvent", "SequenceEndEvent", "SequenceStartEvent", "Trouble", "YAMLError", "c_events",
    "pure_events",
]  # fmt: skip

ParserName = Literal["auto", "c", "pure"]
HAS_C_PARSER = CParser is not None


class Mark(NamedTuple):
    """A place; line and column count from 0."""

    line: int
    column: int


class Trouble(Exception):
    """The parser cannot go on.  `problem` and `context` are its words, each with its place when it knows it."""

    def __init__(self, problem: str, place: Mark | None, context: str = "", context_place: Mark | None = None) -> None:
        super().__init__(problem)
        self.problem = problem
        self.place = place
        self.context = context
        self.context_place = context_place


def c_events(text: str) -> Iterator[Any]:
    """Events from the C parser; raises `YAMLError`, whose words nobody reads: the pure parser is asked then."""
    return iter(CParser(text).get_event, None)


def pure_events(text: str) -> Iterator[Any]:
    """Events from the pure parser; raises `Trouble`."""
    try:
        yield from YAML(typ="safe", pure=True).parse(text)
    except YAMLError as error:
        raise _trouble(error) from error
    except (ValueError, OverflowError) as error:  # `\\U` with more than Unicode has
        raise Trouble("escape out of range", None) from error


def _trouble(error: YAMLError) -> Trouble:
    if not isinstance(error, MarkedYAMLError):
        return Trouble(str(error), None)
    return Trouble(error.problem or "", _mark(error.problem_mark), error.context or "", _mark(error.context_mark))


def _mark(mark: Any) -> Mark | None:
    return Mark(mark.line, mark.column) if mark is not None else None
