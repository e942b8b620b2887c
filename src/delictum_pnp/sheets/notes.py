"""Gathers what is wrong with a sheet.  In: rule, path, values.  Out: faults, to be placed by whoever has the tree."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ..diagnostics import Finding, Path, Rule

Fault = tuple[Rule, Finding]


class Stop(Exception):
    """Nothing further can be judged; the reason is among the faults."""


@dataclass
class Notes:
    faults: list[Fault] = field(default_factory=list)

    def note(
        self, rule: Rule, path: Path, values: Mapping[str, object], variant: str = "", on_key: bool = False
    ) -> None:
        self.faults.append((rule, Finding(path, values, on_key=on_key, variant=variant)))

    def stop(
        self, rule: Rule, path: Path, values: Mapping[str, object], variant: str = "", on_key: bool = False
    ) -> Stop:
        """Note a fault, to be raised: it leaves nothing to go on with."""
        self.note(rule, path, values, variant, on_key)
        return Stop()

    def stop_at_errors(self) -> None:
        """Raises `Stop` when there is an error among the faults."""
        if any(rule.severity == "error" for rule, _ in self.faults):
            raise Stop
