"""The case mark: one, two or three discs, or the arch of the bridge for a metacase.

In grey all accents fall together on purpose: the mark, not the colour, tells the case (style guide).
"""

from __future__ import annotations

from .page import Mark, Path

DISCS = 3
SPACING = 2.7
"""Distance of two discs, in radii."""
ARCH = "M 0 0 C 0.4 -2.5 4.6 -2.5 5 0 H 3.8 C 3.5 -1.4 1.5 -1.4 1.2 0 Z"
ARCH_WIDTH = 5.0


def width(case: str, radius: float = 0.85) -> float:
    """Width of the mark in mm."""
    return ARCH_WIDTH * radius / 0.85 if case.startswith("M") else radius * (2 + SPACING * (DISCS - 1))


def marks(case: str, x: float, y: float, color: str, radius: float = 0.85) -> list[Mark]:
    """The mark of a case code with its left at `x` and its middle at `y`."""
    if case.startswith("M"):
        return [Path(ARCH, x, y + radius, radius / 0.85, fill=color)]
    number = int(case[1:])
    return [
        Path(
            f"O {x + radius + i * SPACING * radius:.3f} {y:.3f} {radius - 0.08:.3f}",
            fill=color if i < number else None,
            stroke=color,
            line=0.45,
        )
        for i in range(DISCS)
    ]
