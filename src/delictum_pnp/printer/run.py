"""Printing from beginning to end.  In: a built kit, what was asked, a user, a system.  Out: an exit code.

Exit codes: 0 printed, 1 stopped by the user, 2 asked for what is not there, 3 the printer or its commands failed.
"""

from __future__ import annotations

import shlex
import unicodedata
from collections.abc import Sequence

from ..diagnostics import Language
from . import lp, windows
from .desk import System, User
from .kit import BuiltKit, PrintFile
from .plan import TESTED, Job, Wanted, by_hand, chosen, first_apart, whole
from .press import Asked, Press, Stop
from .words import SOLUTION_WORDS, say

OTHER_PAPER = {"a4": "letter", "letter": "a4"}


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
    if _letters(typed or "") != _letters(words):
        raise Stop(1, "solution_no")


def _letters(text: str) -> str:
    """Without case, accents and marks, which not every keyboard has."""
    return "".join(mark for mark in unicodedata.normalize("NFKD", text).lower() if mark.isalpha())


def _press(files: Sequence[PrintFile], asked: Asked, user: User, system: System, language: Language) -> Press:
    """The printer, known and able.  Raises `Stop`."""
    if system.windows:
        press = Press(asked.printer, windows.sumatra(system), asked, user, system, language)
        if press.program is None:
            press.tell("no_sumatra")
        else:
            press.tell("unknown", printer=press.name)
        return press
    if system.which("lp") is None:
        if not asked.dry_run:
            raise Stop(3, "no_lp")
        return Press(asked.printer, "lp", asked, user, system, language)
    known = lp.printers(system.ask)
    printer = asked.printer or lp.default(system.ask)
    if asked.dry_run and not (known and printer):
        return Press(printer, "lp", asked, user, system, language)
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
            other = OTHER_PAPER[file.paper]
            key = "no_paper" if other in able.papers else "no_paper_at_all"
            raise Stop(2, key, printer=printer, paper=press.words(f"paper_{file.paper}"), other=other)
        needed = file.sides != "one-sided" and not press.asked.manual
        if needed and able.sides is not None and file.sides not in able.sides:
            raise Stop(2, "no_duplex", printer=printer, sides=press.words(file.sides))


def _summary(jobs: Sequence[Job], press: Press) -> None:
    sheets = sum(len(job.sheets) for job in jobs)
    paper = press.words(f"paper_{jobs[0].file.paper}")
    press.tell("summary", files=len(jobs), sheets=sheets, paper=paper, printer=press.name)
    for job in jobs:
        sides = press.words("by-hand" if _in_two_passes(job, press) else job.sides)
        press.tell("row", sheets=len(job.sheets), sides=sides, file=job.file.path.name)


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
        press.note(question)
    elif not press.user.confirm(question if rest else press.words("ask_all")):
        raise Stop(1, "stopped")
    _one(test, press)
    if rest and not press.asked.dry_run:
        look = press.words("look_two" if test.file.product in TESTED else "look_one")
        if not press.user.confirm(look):
            raise Stop(1, "not_right")
    return rest


def _one(job: Job, press: Press) -> None:
    """Print a job, by hand if asked to or made for it.  Raises `Stop`."""
    send = _opened if press.program is None else _send
    if not _in_two_passes(job, press):
        return send(job, press)
    fronts, backs = by_hand(job, press.asked.tray)
    press.tell("fronts", file=job.file.path.name)
    send(fronts, press)
    if backs is not None:
        _pause(fronts, backs, press)
        send(backs, press)
    return None


def _in_two_passes(job: Job, press: Press) -> bool:
    return job.file.flip == "manual" or (press.asked.manual and job.sides != "one-sided")


def _pause(fronts: Job, backs: Job, press: Press) -> None:
    """How to turn the sheets over; the last one is laid aside when it has no back."""
    drawing = "draw_short" if fronts.file.sides == "two-sided-short-edge" else "draw_long"
    text = press.words("turn", drawing=press.words(drawing))
    if len(fronts.numbers) > len(backs.numbers):
        text = f"{press.words('aside', page=fronts.numbers[-1])}\n{text}"
    if press.asked.dry_run:
        press.note(text)
    elif press.user.typed(text) is None:
        raise Stop(1, "not_turned", file=fronts.file.path.name)


def _send(job: Job, press: Press) -> None:
    """Hand a job over, or show the order in a dry run.  Raises `Stop`."""
    if press.system.windows:
        arguments = windows.arguments(job, press.program or windows.PROGRAM, press.printer)
    else:
        arguments = lp.arguments(job, press.printer or press.words("stand_in"))
    if press.asked.dry_run:
        return press.user.tell(windows.typed(arguments) if press.system.windows else shlex.join(arguments))
    taken, answer = press.system.send(arguments)
    if not taken:
        raise Stop(3, "failed", file=job.file.path.name, answer=answer)
    press.tell("sent", file=job.file.path.name, answer=answer or "ok")
    return None


def _opened(job: Job, press: Press) -> None:
    """Without a program that prints: the reader opens the file, the user chooses the settings.  Raises `Stop`."""
    file = job.file.path.name
    sides, paper = press.words(job.sides), press.words(f"paper_{job.file.paper}")
    text = press.words("open", file=file, paper=paper, sides=sides, pages=_some_pages(job, press))
    if press.asked.dry_run:
        return press.note(text)
    try:
        press.system.open(str(job.file.path))
    except OSError as problem:
        raise Stop(3, "not_opened", file=file, detail=problem.strerror or problem) from problem
    if press.user.typed(text) is None:
        raise Stop(1, "stopped_at", file=file)
    return None


def _some_pages(job: Job, press: Press) -> str:
    """Which pages to type into a reader's dialog; nothing when they are all of the file's."""
    if job.start == "any" and not job.runs:
        return ""
    runs = [str(a) if a == b else f"{a}-{b}" for a, b in job.runs]
    pages = ", ".join(runs if job.start == "any" else map(str, job.numbers))
    return press.words("open_pages", pages=pages, order=press.words("open_reverse") if job.start == "last" else "")
