"""Printing from beginning to end.  In: a built kit, what was asked, a user, a system.  Out: an exit code.

Exit codes: 0 printed, 1 stopped by the user, 2 asked for what is not there, 3 the printer or its commands failed.
"""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import dataclass, field

from ..diagnostics import Language
from . import lp, windows
from .desk import System, User
from .kit import BuiltKit, PrintFile
from .plan import TESTED, Job, Tray, Wanted, by_hand, chosen, first_apart, whole
from .words import SOLUTION_WORDS, say

OTHER_PAPER = {"a4": "letter", "letter": "a4"}
PLACEHOLDER = "PRINTER"
"""Stands for the printer in a dry run where none is known."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What the command line said."""

    printer: str | None = None
    wanted: Wanted = field(default_factory=Wanted)
    manual: bool = False
    tray: Tray = "face-down"
    dry_run: bool = False
    yes: bool = False


class Stop(Exception):
    """Printing ends here, with an exit code and a sentence."""

    def __init__(self, code: int, key: str, **values: object) -> None:
        super().__init__(key)
        self.code, self.key, self.values = code, key, values


@dataclass(frozen=True, slots=True)
class Press:
    """A printer ready to take jobs.  `program` is SumatraPDF's path on Windows; None there: files are opened."""

    printer: str | None
    program: str | None
    asked: Asked
    user: User
    system: System
    language: Language

    def tell(self, key: str, **values: object) -> None:
        self.user.tell(say(key, self.language, **values))

    def words(self, key: str, **values: object) -> str:
        return say(key, self.language, **values)


def run(kit: BuiltKit, asked: Asked, user: User, system: System, language: Language) -> int:
    """Print; every way out ends in an exit code."""
    try:
        files = _files(kit, asked)
        _solutions(files, asked, user, language)
        press = _press(files, asked, user, system, language)
        jobs = [whole(file, asked.wanted.sheets) for file in files]
        _summary(jobs, press)
        _print(jobs, press)
    except Stop as stop:
        user.tell(say(stop.key, language, **stop.values), error=True)
        return stop.code
    return 0


def _files(kit: BuiltKit, asked: Asked) -> list[PrintFile]:
    """The files that were asked for.  Raises `Stop`."""
    wanted = asked.wanted
    files = chosen(kit.files, wanted)
    if not files:
        if chosen(kit.files, Wanted(wanted.products, wanted.cases, solutions=True)):
            raise Stop(2, "nothing_apart")
        products = sorted({file.product for file in kit.files})
        cases = sorted({file.case for file in kit.files if file.case})
        raise Stop(2, "nothing", products=", ".join(products), cases=", ".join(cases) or "—")
    if wanted.sheets and len(files) > 1:
        raise Stop(2, "sheets_one_file", count=len(files))
    if wanted.sheets and not 1 <= min(wanted.sheets) <= max(wanted.sheets) <= files[0].sheets:
        raise Stop(2, "no_such_sheet", file=files[0].path.name, sheets=files[0].sheets)
    return files


def _solutions(files: Sequence[PrintFile], asked: Asked, user: User, language: Language) -> None:
    """A solution needs words typed, whatever else was agreed to.  Raises `Stop`."""
    apart = [file.path.name for file in files if file.solution]
    if not apart or asked.dry_run:
        return
    words = SOLUTION_WORDS.in_language(language, {})
    typed = user.typed(say("solution_ask", language, files=", ".join(apart), words=words))
    if (typed or "").strip().strip("«».").lower() != words:
        raise Stop(1, "solution_no")


def _press(files: Sequence[PrintFile], asked: Asked, user: User, system: System, language: Language) -> Press:
    """The printer, known and able.  Raises `Stop`."""
    if system.windows:
        press = Press(asked.printer, windows.sumatra(system), asked, user, system, language)
        if press.program is None:
            press.tell("no_sumatra")
        return press
    if system.which("lp") is None:
        if not asked.dry_run:
            raise Stop(3, "no_lp")
        return Press(asked.printer or PLACEHOLDER, "lp", asked, user, system, language)
    known = lp.printers(system.ask)
    printer = asked.printer or lp.default(system.ask)
    if asked.dry_run and not (known and printer):
        return Press(printer or PLACEHOLDER, "lp", asked, user, system, language)
    if printer is None:
        raise Stop(2, "no_printer", known=", ".join(known) or "—")
    if printer.split("/")[0] not in known:
        raise Stop(2, "no_such_printer", printer=printer, known=", ".join(known) or "—")
    press = Press(printer, "lp", asked, user, system, language)
    _able(files, press, printer)
    return press


def _able(files: Sequence[PrintFile], press: Press, printer: str) -> None:
    """Refuse what the printer cannot do.  Raises `Stop`."""
    able = lp.abilities(printer, press.system.ask)
    if able.sides is None or able.papers is None:
        press.tell("unknown", printer=printer)
    for file in files:
        if able.papers is not None and file.paper not in able.papers:
            raise Stop(2, "no_paper", printer=printer, paper=file.paper.upper(), other=OTHER_PAPER[file.paper])
        needed = file.sides != "one-sided" and not press.asked.manual
        if needed and able.sides is not None and file.sides not in able.sides:
            raise Stop(2, "no_duplex", printer=printer, sides=press.words(file.sides))


def _summary(jobs: Sequence[Job], press: Press) -> None:
    sheets = sum(len(job.sheets) for job in jobs)
    paper = jobs[0].file.paper.upper()
    printer = press.printer or press.words("this_printer")
    press.tell("summary", files=len(jobs), sheets=sheets, paper=paper, printer=printer)
    for job in jobs:
        press.tell("row", sheets=len(job.sheets), sides=press.words(job.sides), file=job.file.path.name)


def _print(jobs: Sequence[Job], press: Press) -> None:
    """A test sheet, then everything else.  Raises `Stop`."""
    rest = list(jobs)
    if press.program is not None and not press.asked.yes:
        rest = _test(jobs, press)
    for job in rest:
        _one(job, press)
    if not press.asked.dry_run:
        press.tell("done", sheets=sum(len(job.sheets) for job in jobs))


def _test(jobs: Sequence[Job], press: Press) -> list[Job]:
    """Print one sheet, have it looked at; answers what remains.  Raises `Stop`."""
    test, rest = first_apart(jobs)
    question = press.words("ask_test", file=test.file.path.name, sheet=test.sheets[0])
    if press.asked.dry_run:
        press.user.tell(f"# {question}")
    elif not press.user.confirm(question if rest else press.words("ask_all")):
        raise Stop(1, "stopped")
    _one(test, press)
    if rest and not press.asked.dry_run:
        look = press.words("look_two" if test.file.product in TESTED else "look_one")
        if not press.user.confirm(look):
            raise Stop(1, "not_right")
    return rest


def _one(job: Job, press: Press) -> None:
    """Print a job, by hand if asked to, or by opening it.  Raises `Stop`."""
    if press.program is None:
        return _opened(job, press)
    if job.file.flip != "manual" and not (press.asked.manual and job.sides != "one-sided"):
        return _send(job, press)
    fronts, backs = by_hand(job, press.asked.tray)
    press.tell("fronts", file=job.file.path.name)
    _send(fronts, press)
    if backs is not None:
        _pause(fronts, backs, press)
        _send(backs, press)
    return None


def _pause(fronts: Job, backs: Job, press: Press) -> None:
    """How to turn the sheets over; the last one is laid aside when it has no back."""
    drawing = "draw_short" if fronts.file.sides == "two-sided-short-edge" else "draw_long"
    text = press.words("turn", drawing=press.words(drawing))
    if len(fronts.numbers) > len(backs.numbers):
        text = f"{press.words('aside', page=fronts.numbers[-1])}\n{text}"
    if press.asked.dry_run:
        press.user.tell("\n".join(f"# {line}" for line in text.splitlines()))
    elif press.user.typed(text) is None:
        raise Stop(1, "not_turned", file=fronts.file.path.name)


def _send(job: Job, press: Press) -> None:
    """Hand a job over, or show the order in a dry run.  Raises `Stop`."""
    if press.system.windows:
        arguments = windows.arguments(job, press.program or windows.PROGRAM, press.printer)
    else:
        arguments = lp.arguments(job, press.printer or PLACEHOLDER)
    if press.asked.dry_run:
        return press.user.tell(shlex.join(arguments))
    taken, answer = press.system.send(arguments)
    if not taken:
        raise Stop(3, "failed", file=job.file.path.name, answer=answer)
    press.tell("sent", file=job.file.path.name, answer=answer or "ok")
    return None


def _opened(job: Job, press: Press) -> None:
    """Without a program that prints: the reader opens the file, the user chooses three settings."""
    pages = ", ".join(f"{first}-{last}" for first, last in job.runs)
    text = press.words(
        "open",
        file=job.file.path.name,
        paper=job.file.paper.upper(),
        sides=press.words(job.sides),
        pages=press.words("open_pages", pages=pages) if pages else "",
    )
    if press.asked.dry_run:
        return press.user.tell(text)
    press.system.open(str(job.file.path))
    if press.user.typed(text) is None:
        raise Stop(1, "stopped_at", file=job.file.path.name)
    return None
