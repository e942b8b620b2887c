"""The words of a template: literal text, `{{ a.name }}`, or any other Jinja2.

In: a string of a template.  Out: `Words`, which print a value object.  The text of a value is printed, never
compiled.  Undefined names are faults.  Jinja2 is imported only for a template that needs more than names.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    import jinja2

_DOTTED = r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*"
_SINGLE = re.compile(rf"^\{{\{{\s*({_DOTTED})\s*\}}\}}$")
_PLAIN_CONDITION = re.compile(rf"^(not )?\s*({_DOTTED})$")
_MARKS = ("{{", "{%", "{#")
_CONSTANTS = {"true", "false", "none", "True", "False", "None"}
Condition: TypeAlias = Callable[[object], bool]


class WordsFault(Exception):
    """What is wrong with words, and in which of their lines if that is known."""

    def __init__(self, message: str, line: int | None = None) -> None:
        self.message, self.line = message, line
        super().__init__(message)


class Name:
    """A dotted name; answers the value itself."""

    __slots__ = ("steps",)

    def __init__(self, dotted: str) -> None:
        self.steps = tuple(dotted.split("."))

    def __call__(self, view: object) -> Any:
        found: Any = view
        for number, step in enumerate(self.steps):
            try:
                found = getattr(found, step)
            except AttributeError:
                try:
                    found = found[step]
                except (TypeError, LookupError, AttributeError):
                    raise WordsFault(_undefined(found, step, number), 1) from None
        return found


def _undefined(owner: object, step: str, depth: int) -> str:
    return f"'{type(owner).__name__} object' has no attribute '{step}'" if depth else f"'{step}' is undefined"


class Words:
    """Words that print a value object; `literal` when they are the same for all."""

    __slots__ = ("_print", "literal")

    def __init__(self, printer: Callable[[object], str], literal: str | None = None) -> None:
        self._print, self.literal = printer, literal

    def __call__(self, view: object) -> str:
        return self._print(view)


Reading: TypeAlias = Words | Name


def words(source: str) -> Words:
    """Words from their template.  Raises `WordsFault` when it is no valid template."""
    if not any(mark in source for mark in _MARKS):
        return Words(lambda view: source, literal=source)
    single = _SINGLE.match(source)
    if single and single[1] not in _CONSTANTS:
        name = Name(single[1])
        return Words(lambda view: str(name(view)))
    return Words(_compiled(source))


def condition(source: object) -> Condition:
    """A condition: `name`, `not name` or a Jinja2 expression; `yes` and `no` as they are."""
    text = str(source)
    if text.lower() in ("true", "yes"):
        return lambda view: True
    if text.lower() in ("false", "no"):
        return lambda view: False
    plain = _PLAIN_CONDITION.match(text)
    if plain and plain[2] not in _CONSTANTS:
        name, wanted = Name(plain[2]), not plain[1]
        return lambda view: bool(name(view)) is wanted
    return _expression(text)


def namespace(view: object) -> dict[str, Any]:
    """What Jinja2 sees: the fields of the value object."""
    if isinstance(view, dict):
        return view
    assert is_dataclass(view)
    return {field.name: getattr(view, field.name) for field in fields(view)}


@cache
def _environment() -> jinja2.Environment:
    from jinja2 import Environment, StrictUndefined

    environment = Environment(undefined=StrictUndefined, autoescape=False, keep_trailing_newline=True)
    environment.globals.clear()
    return environment


def _compiled(source: str) -> Callable[[object], str]:
    from jinja2 import TemplateError, TemplateSyntaxError

    try:
        template = _environment().from_string(source)
    except TemplateSyntaxError as fault:
        raise WordsFault(fault.message or "no valid template", fault.lineno) from None

    def printer(view: object) -> str:
        try:
            return template.render(namespace(view))
        except TemplateError as fault:
            raise WordsFault(fault.message or "cannot be printed", _line(fault)) from None

    return printer


def _expression(source: str) -> Condition:
    from jinja2 import TemplateError, TemplateSyntaxError

    try:
        expression = _environment().compile_expression(source, undefined_to_none=False)
    except TemplateSyntaxError as fault:
        raise WordsFault(fault.message or "no valid condition", fault.lineno) from None

    def check(view: object) -> bool:
        try:
            return bool(expression(namespace(view)))
        except TemplateError as fault:
            raise WordsFault(fault.message or "cannot be decided", _line(fault)) from None

    return check


def _line(fault: BaseException) -> int | None:
    """The line of a template in which rendering failed: Jinja2 writes it into the traceback."""
    trace, line = fault.__traceback__, None
    while trace:
        if trace.tb_frame.f_code.co_filename == "<template>":
            line = trace.tb_lineno
        trace = trace.tb_next
    return line
