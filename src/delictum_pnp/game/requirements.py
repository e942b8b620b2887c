"""Printed requirements as masks (rulebook §4.2, §5, §9).

In: a `Requirement`, the bits of the cards, the campaign.  Out: `Asks`, plain or as a specialist softens it.
Each code of `all` is one line, the whole `any` list is one, `at_least` is one.
"""

from __future__ import annotations

from collections.abc import Callable

from ..model.play import Requirement
from .table import NOTHING, Asks, Campaign, Line

BitOf = Callable[[str], int]
ANY_CITABLE = 2
"""`citable` without a list prints «fuentes citables»: the plural asks two, whichever they are."""


def asks(requirement: Requirement | None, bit: BitOf, sources: int, campaign: Campaign) -> Asks:
    if requirement is None or not _stands(requirement, campaign):
        return NOTHING
    lines = [Line(bit(code)) for code in requirement.all]
    if requirement.any:
        lines.append(Line(_mask(requirement.any, bit)))
    if requirement.at_least:
        lines.append(Line(_mask(requirement.at_least.of, bit), requirement.at_least.n))
    if requirement.citable and not lines:
        lines.append(Line(sources, ANY_CITABLE))
    return Asks(tuple(lines), requirement.least_reputation, requirement.citable)


def without_reputation(plain: Asks) -> Asks:
    """The Abogada: the Reputation asked for is ignored."""
    return plain._replace(reputation=None)


def with_a_part_less(plain: Asks, reading: str) -> Asks:
    """The Mediador: one line falls, n of a list becomes n − 1; Reputation is no source."""
    readings: dict[str, Asks] = {"one_line": plain._replace(slack=1), "whole_requirement": plain._replace(lines=())}
    return readings[reading]


def _mask(codes: tuple[str, ...], bit: BitOf) -> int:
    found = 0
    for code in codes:
        found |= bit(code)
    return found


def _stands(requirement: Requirement, campaign: Campaign) -> bool:
    """`when` speaks of the seeds that the requirement names; it counts while one of them stands so."""
    if requirement.when is None:
        return True
    seeds = [code for code in requirement.codes if code.letter == "S"]
    return any(campaign.of(seed) in requirement.when.seed for seed in seeds)
