"""Cutting plans: how many cards stand on a sheet and where.  Millimetres.

In: a plan from `templates/plans/` and a paper's size.  Out: `Grid`, the places of the cells on each
side.  The block of cards is centred, so its cut lines mirror with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

Flip = Literal["long", "short"]
Side = Literal["front", "back", "single"]
MARGIN_LINE = 5.0
"""Height that the line of the margin needs above and below the block."""
MARGIN_LINE_FOOT = 14.4
"""How far from the paper's edge that line reaches."""


class DoesNotFit(ValueError):
    """A kit cannot be printed in this way; the message gives the measure that it would need.

    `kind` and `values` are the same as data, for whoever says it in another language.
    """

    def __init__(self, kind: str, message: str, **values: str) -> None:
        super().__init__(message)
        self.kind, self.values = kind, values


class PlanTooLarge(DoesNotFit):
    """The block of cards and its ink-free edge do not fit the paper."""


@dataclass(frozen=True, slots=True)
class CuttingPlan:
    """A grid of equal cards that share their cut lines, or stand `gap` apart."""

    name: str
    columns: int
    rows: int
    card_width: float
    card_height: float
    landscape: bool = False
    gap: float = 0.0

    @property
    def cells(self) -> int:
        return self.columns * self.rows

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of all cards and what is between them."""
        return (
            self.columns * self.card_width + (self.columns - 1) * self.gap,
            self.rows * self.card_height + (self.rows - 1) * self.gap,
        )


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
        return (self.left, self.top, *self.plan.size)

    def place(self, row: int, column: int) -> tuple[float, float]:
        """Upper left of a cell."""
        plan = self.plan
        return self.left + column * (plan.card_width + plan.gap), self.top + row * (plan.card_height + plan.gap)

    def bleed(self, ink_margin: float, most: float = 3.0) -> tuple[float, float]:
        """How far a back pattern may run past the outer cut, at the sides and above and below: `most` or
        what the ink-free edge and the margin line leave; where that line has to run at the sides, no more there
        than at the ends (style guide, «Sheets»)."""
        side, end = min(most, self.left - ink_margin), min(most, self.top - ink_margin)
        if self.top - ink_margin < MARGIN_LINE:
            return min(side, end), end
        return side, min(end, self.top - MARGIN_LINE_FOOT)


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
        float(raw.get("gap", 0)),
    )


def lay(plan: CuttingPlan, paper_width: float, paper_height: float, ink_margin: float = 0.0) -> Grid:
    """The plan centred on a paper (given upright).  Raises `PlanTooLarge`."""
    width, height = (paper_height, paper_width) if plan.landscape else (paper_width, paper_height)
    left, top = (width - plan.size[0]) / 2, (height - plan.size[1]) / 2
    if min(left, top) < ink_margin - 1e-6:
        need = f"{plan.size[0] + 2 * ink_margin:g} x {plan.size[1] + 2 * ink_margin:g}"
        has = f"{width:g} x {height:g}"
        message = f"plan {plan.name} needs a sheet of {need} mm, not {has} mm"
        raise PlanTooLarge("plan_too_large", message, plan=plan.name, needs=need, has=has)
    return Grid(plan, width, height, round(left, 4), round(top, 4))
