"""What every product needs to lay out its pages: the setter, the phrase table, the paper, the templates.

Product modules take a `Workshop` and a part of the kit and answer `Page`s or `Face`s.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from .fingerprint import Fingerprints
from .issues import Issues
from .page import Drawing
from .profile import Profile
from .setter import Setter
from .theme import Theme

Template = Mapping[str, Any]


class TemplateMissing(KeyError):
    """There is no template of that name."""


@dataclass(frozen=True)
class Paper:
    """A paper from `templates/papers/`: measures in millimetres, portrait."""

    name: str
    title: str
    width: float
    height: float
    ink_margin: float = 8.0
    """Nothing is printed nearer to the edge."""
    scale: float = 1.0
    """How much larger than it is laid out a page is printed: 1, or large print's."""

    def reduced(self, scale: float) -> Paper:
        """The paper on which to lay out what is then enlarged to this one."""
        width, height, edge = (value / scale for value in (self.width, self.height, self.ink_margin))
        return Paper(self.name, self.title, width, height, edge, scale)


class Phrases:
    """The compiler's own words in one language, by dotted key."""

    def __init__(self, table: Mapping[str, Any]) -> None:
        self._table = table

    def __call__(self, key: str, **values: object) -> str:
        """The phrase with its `{places}` filled.  Raises `KeyError` with the whole key when it is missing."""
        found: Any = self._table
        for part in key.split("."):
            if not isinstance(found, Mapping) or part not in found:
                raise KeyError(f"phrase {key}")
            found = found[part]
        if not isinstance(found, str):
            raise KeyError(f"phrase {key} is a group")
        return found.format_map(values) if values else found

    def group(self, key: str) -> Mapping[str, Any]:
        """All phrases under a key, in the table's order."""
        found: Any = self._table
        for part in key.split("."):
            found = found[part]
        if not isinstance(found, Mapping):
            raise KeyError(f"phrase {key} is no group")
        return found


@dataclass(frozen=True)
class Workshop:
    """The tools of layout for one language and one paper."""

    setter: Setter
    phrases: Phrases
    paper: Paper
    edition: str
    """Printed in margins and footers: `pnp-v1.0`."""
    box: str
    """Box code, `B01`."""
    kit_title: str
    """«Delictum — Sombras de Poder»."""
    load: Callable[[str], Template]
    """From a template's name (`faces/front`) to its data; raises `TemplateMissing`."""
    issues: Issues
    profile: Profile = field(default_factory=Profile)
    """How it is printed: sides, ink, plan, order."""

    def reduced(self) -> Workshop:
        """The same on the paper that the profile's large print is laid out on: itself when there is none."""
        return replace(self, paper=self.paper.reduced(self.profile.scale)) if self.profile.large else self

    @property
    def large(self) -> bool:
        """Whether what is laid out here is enlarged: its measures are large print's."""
        return self.paper.scale > 1

    @property
    def theme(self) -> Theme:
        return self.setter.theme

    @cached_property
    def drawings(self) -> dict[str, Drawing]:
        """Shared drawings made once per build, by name."""
        return {}

    @cached_property
    def fingerprints(self) -> Fingerprints:
        """Takes each drawing's print once per build."""
        return Fingerprints(self.theme.palette, self.edition)
