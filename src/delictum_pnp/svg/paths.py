"""Outlines as SVG path data.

In: path data of a mark: absolute `M L H V C Q Z`, and `O cx cy r` for a circle.  Out: the same for SVG, which
has no `O`.
"""

from __future__ import annotations

import re

_CIRCLE = re.compile(r"O\s*" + r"[\s,]*".join([r"([-+]?(?:\d+\.?\d*|\.\d+))"] * 3))


def outline(data: str) -> str:
    """The data with each circle as two half turns."""
    return _CIRCLE.sub(_circle, data)


def _circle(found: re.Match[str]) -> str:
    x, y, radius = (float(value) for value in found.groups())
    turn = f"A{radius:g} {radius:g} 0 0 1"
    return f"M{x + radius:g} {y:g} {turn} {x - radius:g} {y:g} {turn} {x + radius:g} {y:g} Z"
