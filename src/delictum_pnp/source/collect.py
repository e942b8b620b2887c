"""Gathers the diagnostics of one file while it is read.  In: rule and place.  Out: `Diagnostic`s."""

from __future__ import annotations

from collections import Counter

from ..diagnostics import Diagnostic, Rule, Span

MOST_OF_ONE_RULE = 100
"""Further findings of one rule in one file are left out: they would hide the others."""


class Faults:
    """The diagnostics of one file, in the order found."""

    __slots__ = ("_counts", "found", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self.found: list[Diagnostic] = []
        self._counts: Counter[str] = Counter()

    def add(self, rule: Rule, span: Span, variant: str = "", also: tuple[Span, ...] = (), **values: object) -> None:
        """Note a fault at a place."""
        self._counts[rule.code] += 1
        if self._counts[rule.code] <= MOST_OF_ONE_RULE:
            self.found.append(Diagnostic(rule, span, values, variant, also))

    def at(self, rule: Rule, line: int, column: int, width: int = 1, variant: str = "", **values: object) -> None:
        """Note a fault in one line; line and column count from 1."""
        self.add(rule, Span(self.name, line, column, line, column + width), variant, (), **values)
