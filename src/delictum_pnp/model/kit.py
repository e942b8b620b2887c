"""The box: edition data, tables that the printed box fixes, its cases; solutions apart.

Counts, turns, tables marked [R] and readings are data of the kit's YAML (`edition:`), so that an
editor who holds the printed box corrects them without Python.
"""

from __future__ import annotations

from typing import Literal

from .case import Case, Solution
from .codes import BoxCode, CaseCode
from .part import Part
from .play import Effect
from .text import PlayersText

CaseKind = Literal["case", "meta"]
ProductName = Literal[
    "reglamento", "tablero", "especialistas", "referencia", "hoja-campana",
    "cartas", "sobre", "expediente", "hoja-investigacion", "soluciones", "imprimir",
]  # fmt: skip
"""What a kit may ask to be built; the product table (`products.py`) makes each."""


class Counts(Part):
    """How many cards of each letter; `any` for as many as written (§2)."""

    L: int
    P: int
    Q: int
    X: int
    F: int
    I: int  # noqa: E741  the game's own letter
    V: int
    A: int
    S: int
    N: int | Literal["any"]
    turns: int
    event_turns: tuple[int, ...]
    approaches_per_location: int = 2


class Track(Part):
    """A track of the board: inclusive range and where it starts."""

    least: int
    most: int
    start: int


class Readings(Part):
    """Readings of the rules marked *edition* (rules §11)."""

    source_counts: Literal["after_effects", "before_effects"]
    event_condition: Literal["after_its_heat", "before_its_heat"]
    heat_excess: Literal["lost", "kept"]
    citable_groups: Literal["any_two", "decisive_two"]
    abogada: Literal["requirement_only", "requirement_and_cost"]
    mediador: Literal["one_line", "whole_requirement"]
    infiltrada: Literal["first_increase", "total"]
    periodista: Literal["both_unrevealed", "one_unrevealed"]
    notes: Literal["with_investigate_only", "later_too"]


class Edition(Part):
    """pnp-v1.0 as data."""

    name: str
    case: Counts
    meta: Counts
    heat: Track
    reputation: Track
    surveillance: tuple[int, int]
    """Heat range that switches on the printed variants (§7)."""
    crisis_resets_heat_to: int
    event_heat: int
    specialists_chosen: int
    sources_per_claim: int
    claims: int
    readings: Readings


class Action(Part):
    """A row of the table of main actions (§5 [R])."""

    card: str
    icon: str
    name: PlayersText
    asks: PlayersText
    gives: PlayersText
    meta_only: bool = False


class Specialist(Part):
    """A specialist card (§9 [R])."""

    code: str
    name: PlayersText
    note_name: PlayersText
    """«Nota de la Analista», on the back of her notes."""
    with_action: str
    """Key of `actions`."""
    article: PlayersText
    """«la Analista», inside a sentence."""
    quote: PlayersText
    power: PlayersText
    notes: bool = False
    """Acts only where the case prints a note."""


class CrisisOption(Part):
    """An option when Heat reaches 5 (§8)."""

    name: PlayersText
    icon: str
    text: PlayersText
    limit: PlayersText
    effects: tuple[Effect, ...] = ()
    only_if_none_left: bool = False


class Closing(Part):
    """How the table closes (§10 [R])."""

    name: PlayersText
    icon: str
    text: PlayersText


class KitInfo(Part):
    """`kit.yaml` without its cases."""

    box: BoxCode
    title: PlayersText
    subtitle: PlayersText
    language: str
    players: PlayersText
    duration: PlayersText
    licence: PlayersText
    colophon: PlayersText
    version: str
    date: str
    """ISO day of the edition; the fixed date of the PDFs."""
    edition: Edition
    actions: dict[str, Action]
    specialists: dict[str, Specialist]
    crisis: dict[str, CrisisOption]
    closings: dict[str, Closing]
    cases: tuple[CaseCode, ...]
    products: tuple[ProductName, ...]


class Kit(Part):
    """What players may see of the box."""

    info: KitInfo
    cases: dict[CaseCode, Case]
    pages: dict[str, PlayersText]
    """Running text of the kit (`rulebook/*.md`), by file name without ending."""


class ExampleCase(Part):
    """The invented case that the rulebook's examples are played on: checked like a case, never printed."""

    case: Case
    solution: Solution


class KitSource(Part):
    """The whole source: the players' kit and, apart, the solutions.  Only checks and the solutions
    product see this type; players' products take `Kit` or `Case`."""

    kit: Kit
    solutions: dict[CaseCode, Solution]
    example: ExampleCase | None = None
