"""Texts that carry their audience as a type.

In: the scalars of the sources.  Out: `PlayersText`, `SolutionText`, `EditorText`: strings that a
players' product, the solutions, and an editor's report may print, in that order.  The three are
siblings: a type checker refuses one where another is asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from pydantic import BaseModel, GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

from ..diagnostics import Path


class Text(str):
    """A text that the kit prints; never empty.  Markup: `**strong**`, `*emphasis*`, `[[P04]]`, `~` (tie)."""

    __slots__ = ()

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.no_info_after_validator_function(cls, core_schema.str_schema(min_length=1))


class PlayersText(Text):
    """Players may read it before the case is closed."""

    __slots__ = ()


class SolutionText(Text):
    """Read only after the theory is written (rulebook §10)."""

    __slots__ = ()


class EditorText(Text):
    """Never printed in the kit."""

    __slots__ = ()


def texts(part: object, prefix: str) -> Iterator[tuple[str, Text]]:
    """Every text of a part with its stable id (`C01.P03.text`), in the order of the model.

    A list has no stable ids, so the model keeps every group of texts as a mapping with named keys.
    """
    for path, text in text_places(part, ()):
        yield ".".join((prefix, *(str(step) for step in path))), text


def text_places(part: object, path: Path) -> list[tuple[Path, Text]]:
    """Every text of a part with its path, in the order of the model."""
    found: list[tuple[Path, Text]] = []
    _collect(part, path, found)
    return found


def _collect(part: object, path: Path, found: list[tuple[Path, Text]]) -> None:
    if isinstance(part, Text):
        found.append((path, part))
    elif isinstance(part, BaseModel):
        for name, written in _fields(type(part)):
            _collect(getattr(part, name), (*path, written), found)
    elif isinstance(part, Mapping):
        for key, value in part.items():
            _collect(value, (*path, key), found)
    elif isinstance(part, tuple):
        for position, value in enumerate(part):
            _collect(value, (*path, position), found)


@cache
def _fields(part: type[BaseModel]) -> tuple[tuple[str, str], ...]:
    """Name and written key of each field."""
    return tuple((name, field.alias or name) for name, field in part.model_fields.items())
