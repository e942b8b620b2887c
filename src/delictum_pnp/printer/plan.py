"""What to send to the printer, as data.  In: the files of a kit and what was asked.  Out: `Job`s in order.

By hand («manual»), a two-sided file is two jobs: the odd pages, then, with the sheets turned over, the even ones.
A file that was made for two passes is two jobs in any case: its fronts, then its backs.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Literal

from .kit import PrintFile, Sides

PageSet = Literal["all", "odd", "even"]
Tray = Literal["face-down", "face-up"]
"""How printed sheets lie in the output tray: face down they come out in order, face up in reverse."""
Start = Literal["any", "first", "last"]
"""Which sheet is printed first.  `any`: as the printer likes; one whose tray holds sheets face up starts at the end."""
ORDER = (
    "imprimir",
    "cartas",
    "especialistas",
    "tablero",
    "sobre",
    "expediente",
    "hoja-investigacion",
    "hoja-campana",
    "referencia",
    "reglamento",
)
"""Products in the order of printing, which changes the paper in the tray least; the guide and LEEME.html have the same
(`templates/products/imprimir.yaml`)."""
TESTED = ("cartas", "especialistas")
"""Products whose first sheet shows at once that scale and sides are right: a ruler, and backs behind fronts."""


@dataclass(frozen=True, slots=True)
class Job:
    """One order to the printer: pages of a file, those of a set alone, starting with either end."""

    file: PrintFile
    sides: Sides
    pages: tuple[int, ...]
    page_set: PageSet = "all"
    start: Start = "any"

    @property
    def numbers(self) -> list[int]:
        """The pages that it prints, in the order of printing."""
        found = [n for n in self.pages if self.page_set == "all" or n % 2 == (self.page_set == "odd")]
        return found[::-1] if self.start == "last" else found

    @property
    def sheets(self) -> list[int]:
        """The file's sheets that it prints on."""
        return sorted({self.file.pages[page - 1] for page in self.numbers} - {0})

    @property
    def runs(self) -> list[tuple[int, int]]:
        """Its pages as runs, both ends included; none when they are all of the file's."""
        if len(self.pages) == len(self.file.pages):
            return []
        breaks = [n for n, (one, two) in enumerate(pairwise(self.pages), 1) if two != one + 1]
        cuts = [0, *breaks, len(self.pages)]
        return [(self.pages[start], self.pages[end - 1]) for start, end in pairwise(cuts)]


@dataclass(frozen=True, slots=True)
class Wanted:
    """What was asked for; empty means everything for players."""

    products: tuple[str, ...] = ()
    cases: tuple[str, ...] = ()
    sheets: tuple[int, ...] = ()
    solutions: bool = False


def chosen(files: Iterable[PrintFile], wanted: Wanted) -> list[PrintFile]:
    """The files to print, in the order of printing; a solution only when solutions are asked for."""
    found = [
        file
        for file in files
        if file.solution <= wanted.solutions
        and (not wanted.products or file.product in wanted.products)
        and (not wanted.cases or file.case in wanted.cases)
    ]
    return sorted(found, key=_order)


def _order(file: PrintFile) -> tuple[bool, int, str, str]:
    rank = ORDER.index(file.product) if file.product in ORDER else len(ORDER)
    return file.solution, rank, file.case or "", file.path.name


def whole(file: PrintFile, sheets: Sequence[int] = ()) -> Job:
    """All of a file, or some of its sheets."""
    return Job(file, file.sides, tuple(n for n, sheet in enumerate(file.pages, 1) if not sheets or sheet in sheets))


def first_apart(jobs: Sequence[Job]) -> tuple[Job, list[Job]]:
    """The first sheet of the first deck (of the first file, if there is no deck), and everything else: the test sheet
    is a sheet of the kit, so it is not printed twice."""
    picked = next((n for n, job in enumerate(jobs) if job.file.product in TESTED), 0)
    job = jobs[picked]
    first, *others = job.sheets
    rest = [_only(job, others)] if others else []
    return _only(job, [first]), [*jobs[:picked], *rest, *jobs[picked + 1 :]]


def _only(job: Job, sheets: Sequence[int]) -> Job:
    return replace(job, pages=tuple(page for page in job.pages if job.file.pages[page - 1] in sheets))


def by_hand(job: Job, tray: Tray) -> tuple[Job, Job | None]:
    """Fronts, then backs (None when there are none).  A last sheet without a back is not in the second job: the user is
    told to lay it aside.  Neither's order is left to the printer: the backs have to find their fronts."""
    if job.file.flip == "manual":
        advice = job.file.pages.index(0) + 1
        parts = [tuple(n for n in job.pages if n < advice), tuple(n for n in job.pages if n > advice)]
        return replace(job, pages=parts[0], start="first"), replace(job, pages=parts[1], start="first")
    if job.sides == "one-sided":
        return job, None
    fronts = replace(job, sides="one-sided", page_set="odd", start="first")
    backs = replace(fronts, page_set="even", start="last" if tray == "face-up" else "first")
    return fronts, backs if backs.numbers else None
