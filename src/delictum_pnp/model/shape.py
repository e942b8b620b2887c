"""Walks the model's types along a pydantic error location.

In: a model class and the `loc` of an error.  Out: the path in the author's data (union tags and
labels removed) and what the model allows there.  The trap: pydantic puts the tag of a
discriminated union (`exhibit.ticket.fields`) and the label of a plain union into `loc`.
"""

from __future__ import annotations

import inspect
import types
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel

from ..diagnostics import Path

KEY_MARK = "[key]"
"""Last item of `loc` when a key of a mapping, not its value, is at fault."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where an error stands and what may stand there."""

    path: Path
    options: tuple[Any, ...]
    """Types allowed at the path; of an unknown key, those of its parent."""
    on_key: bool = False


def place(model: type[BaseModel], location: Iterable[str | int]) -> Place:
    """Follow `location` through the fields of `model`."""
    path: list[str | int] = []
    options: tuple[Any, ...] = (model,)
    keys: tuple[Any, ...] = ()
    on_key = False
    for item in location:
        models = _models(options)
        if item == KEY_MARK:
            on_key, options = True, keys
        elif len(models) > 1:
            options = tuple(option for option in models if item in kinds((option,)))
        elif inner := _inside(options, item):
            path.append(item)
            keys, options = _keys(options), inner
        elif models:
            path.append(item)
    return Place(tuple(path), options, on_key)


def known_keys(options: Iterable[Any]) -> list[str]:
    """Keys that a mapping of one of these types may have, in the order of the model."""
    return [field.alias or name for model in _models(options) for name, field in model.model_fields.items()]


def literals(options: Iterable[Any]) -> list[str]:
    """The words allowed by the `Literal`s among the options."""
    return [str(value) for option in options if get_origin(option) is Literal for value in get_args(option)]


def kinds(options: Iterable[Any]) -> list[str]:
    """Tags of a discriminated union (`kind`)."""
    fields = [model.model_fields.get("kind") for model in _models(options)]
    return literals(field.annotation for field in fields if field)


def length(options: Iterable[Any]) -> int | None:
    """Number of items of a tuple of fixed length, else None."""
    for option in options:
        if get_origin(option) is tuple and Ellipsis not in get_args(option):
            return len(get_args(option))
    return None


def _models(options: Iterable[Any]) -> list[type[BaseModel]]:
    return [option for option in options if inspect.isclass(option) and issubclass(option, BaseModel)]


def _flat(annotation: Any) -> tuple[Any, ...]:
    """The alternatives of an annotation, without `None`, constraints and aliases of unions."""
    origin = get_origin(annotation)
    if origin is Annotated:
        return _flat(get_args(annotation)[0])
    if origin in (Union, types.UnionType):
        return tuple(flat for option in get_args(annotation) for flat in _flat(option))
    return () if annotation is type(None) else (annotation,)


def _inside(options: Iterable[Any], item: str | int) -> tuple[Any, ...]:
    """Types that stand under `item`; none when it is no key or index of the options."""
    found: list[Any] = []
    for option in options:
        origin, arguments = get_origin(option), get_args(option)
        if origin is dict:
            found += _flat(arguments[1])
        elif origin is tuple and isinstance(item, int):
            found += _flat(arguments[0] if Ellipsis in arguments else arguments[min(item, len(arguments) - 1)])
        elif origin is frozenset:
            found += _flat(arguments[0])
    for model in _models(options):
        if (field := model.model_fields.get(str(item))) is not None:
            found += _flat(field.annotation)
    return tuple(found)


def _keys(options: Iterable[Any]) -> tuple[Any, ...]:
    return tuple(flat for option in options if get_origin(option) is dict for flat in _flat(get_args(option)[0]))
