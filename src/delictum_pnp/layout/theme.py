"""The look as data: `templates/theme.yaml` and `templates/icons.yaml` become palette, styles, icons.

In: plain data read by the pipeline.  Out: `Theme`.  Raises `KeyError` with the missing name when a
face or product asks for a style, colour or icon that the theme lacks: a fault of the templates.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal

from .page import Drawing, Mark, Path, Placed

Align = Literal["left", "center", "right"]


@dataclass(frozen=True, slots=True)
class Style:
    """How a text is set.  `size`, `least`, `step`, `tracking` in points; `leading`, `gap` in millimetres at `size`."""

    name: str
    family: str
    size: float
    leading: float
    least: float
    variant: str = "regular"
    color: str = "ink"
    step: float = 0.5
    tracking: float = 0.0
    gap: float = 1.1
    align: Align = "left"
    hyphenate: bool = False
    balanced: bool = True
    caps: bool = False

    @property
    def sizes(self) -> tuple[float, ...]:
        """From the nominal size down by steps; the least is always the last."""
        count = int(round((self.size - self.least) / self.step, 6))
        down = tuple(self.size - self.step * i for i in range(count + 1))
        return down if down[-1] - self.least < 1e-6 else (*down, self.least)

    def leading_at(self, size: float) -> float:
        return self.leading * size / self.size


@dataclass(frozen=True)
class Theme:
    palette: Mapping[str, str]
    families: Mapping[str, Mapping[str, str]]
    """Family → variant (`regular`, `bold`, `italic`, `bold-italic`) → font name."""
    fonts: Mapping[str, tuple[str, str]]
    """Font name → package and file inside it."""
    styles: Mapping[str, Style]
    icon_paths: Mapping[str, tuple[tuple[str, str, float], ...]]
    """Icon → strokes and fills on a 24 grid: (`fill`|`stroke`|`hole`|`hole-stroke`, path data, width)."""
    _icons: dict[tuple[str, str, str], Drawing] = field(default_factory=dict, compare=False, repr=False)

    def style(self, name: str) -> Style:
        return self.styles[name]

    def font(self, family: str, variant: str) -> str:
        """Font name of a variant; a family without it falls back to its regular."""
        faces = self.families[family]
        return faces.get(variant) or faces["regular"]

    @cached_property
    def code_font(self) -> str:
        return self.families["head"]["regular"]

    def icon(self, name: str, x: float, y: float, size: float, color: str = "ink", ground: str = "white") -> Placed:
        """The icon with its upper left at x, y and a side of `size` mm; `ground` shows through its holes."""
        key = (name, color, ground)
        drawing = self._icons.get(key)
        if drawing is None:
            drawing = self._icons[key] = Drawing(
                f"icon.{name}.{color}.{ground}", tuple(self._icon_marks(name, color, ground)), 24, 24, shared=True
            )
        return Placed(drawing, x, y, size / 24)

    def _icon_marks(self, name: str, color: str, ground: str) -> list[Mark]:
        inks = {"fill": color, "stroke": color, "hole": ground, "hole-stroke": ground}
        marks: list[Mark] = []
        for kind, data, width in self.icon_paths[name]:
            if kind.endswith("stroke"):
                marks.append(Path(data, stroke=inks[kind], line=width * 72 / 25.4))
            else:
                marks.append(Path(data, fill=inks[kind]))
        return marks


def laid_over(theme: Mapping[str, Any], over: Mapping[str, Any]) -> Mapping[str, Any]:
    """The theme's data with what `over` says otherwise: colours, families, single properties of styles.  Raises
    `KeyError` for a group or a name that the theme has not: a fault of the templates."""
    made = {group: dict(names) for group, names in theme.items()}
    for group, names in over.items():
        for name, value in names.items():
            old = made[group][name]
            made[group][name] = {**old, **value} if isinstance(value, Mapping) else value
    return made


def load_theme(theme: Mapping[str, Any], icons: Mapping[str, Any]) -> Theme:
    """Theme from plain data; scalars may be text (raw YAML)."""
    return Theme(
        palette={name: str(value) for name, value in theme["palette"].items()},
        families={name: dict(faces) for name, faces in theme["families"].items()},
        fonts={name: (place[0], place[1]) for name, place in theme["fonts"].items()},
        styles={name: _style(name, raw) for name, raw in theme["styles"].items()},
        icon_paths={
            name: tuple((str(op[0]), str(op[1]), float(op[2]) if len(op) > 2 else 0.0) for op in ops)
            for name, ops in icons["icons"].items()
        },
    )


def _style(name: str, raw: Mapping[str, Any]) -> Style:
    values: dict[str, Any] = {"name": name}
    for key, value in raw.items():
        if key in ("size", "leading", "least", "step", "tracking", "gap"):
            values[key] = float(value)
        elif key in ("hyphenate", "balanced", "caps"):
            values[key] = str(value).lower() in ("yes", "true")
        elif key in ("family", "variant", "color", "align"):
            values[key] = value
        else:
            raise KeyError(f"style {name}: unknown {key}")
    values.setdefault("least", values["size"])
    return Style(**values)
