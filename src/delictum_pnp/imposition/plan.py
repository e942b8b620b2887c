"""Cutting plans: how many cards stand on a sheet and where.  Millimetres.

In: a plan from `templates/plans/` and a paper's size.  Out: `Grid`, the places of the cells on each
side.  The block of cards is centred, so its cut lines mirror with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

Flip = Literal["long", "short"]
Side = Literal["front", "back"]
MARGIN_LINE = 5.0
"""Height that the line of the margin needs above and below the block."""


class PlanTooLarge(ValueError):
    """The block of cards and its ink-free edge do not fit the paper; the message gives the measure needed."""


@dataclass(frozen=True, slots=True)
class CuttingPlan:
    """A grid of equal cards that share their cut lines."""

    name: str
    columns: int
    rows: int
    card_width: float
    card_height: float
    landscape: bool = False

    @property
    def cells(self) -> int:
        return self.columns * self.rows


@dataclass(frozen=True, slots=True)
class Grid:
    """A plan on a paper: `left`, `top` of the block, the sheet's size as it lies in the plan."""

    plan: CuttingPlan
    width: float
    height: float
    left: float
    top: float

    @property
    def block(self) -> tuple[float, float, float, float]:
        """x, y, width, height of all cards together: the trim box."""
        plan = self.plan
        return self.left, self.top, plan.columns * plan.card_width, plan.rows * plan.card_height

    def place(self, row: int, column: int) -> tuple[float, float]:
        """Upper left of a cell."""
        return self.left + column * self.plan.card_width, self.top + row * self.plan.card_height

    def bleed(self, ink_margin: float, most: float = 3.0) -> tuple[float, float]:
        """How far a back pattern may run past the outer cut, at the sides and above and below: `most` or
        what the ink-free edge leaves; where the margin line has to run at the sides, no more there
        than at the ends (style guide, «Sheets»)."""
        side, end = min(most, self.left - ink_margin), min(most, self.top - ink_margin)
        return (min(side, end) if self.top - ink_margin < MARGIN_LINE else side), end


def load_plan(raw: Mapping[str, Any]) -> CuttingPlan:
    """A plan from plain data; scalars may be text."""
    width, height = raw["card"]
    return CuttingPlan(
        raw["name"],
        int(raw["columns"]),
        int(raw["rows"]),
        float(width),
        float(height),
        str(raw.get("landscape", "no")) in ("yes", "true"),
    )


def lay(plan: CuttingPlan, paper_width: float, paper_height: float, ink_margin: float = 0.0) -> Grid:
    """The plan centred on a paper (given upright).  Raises `PlanTooLarge`."""
    width, height = (paper_height, paper_width) if plan.landscape else (paper_width, paper_height)
    left = (width - plan.columns * plan.card_width) / 2
    top = (height - plan.rows * plan.card_height) / 2
    if min(left, top) < ink_margin - 1e-6:
        need = (plan.columns * plan.card_width + 2 * ink_margin, plan.rows * plan.card_height + 2 * ink_margin)
        raise PlanTooLarge(
            f"plan {plan.name} needs a sheet of {need[0]:g} x {need[1]:g} mm, not {width:g} x {height:g} mm"
        )
    return Grid(plan, width, height, round(left, 4), round(top, 4))
