"""Printing on Windows: SumatraPDF where it is installed, else the reader opens and the settings are told.

In: jobs, a printer's name.  Out: argument lists of SumatraPDF, and how they are typed.  Windows' own «print» verb is
not used: it gives no control of the scale.
"""

from __future__ import annotations

import pathlib
import re
import subprocess
from collections.abc import Mapping, Sequence

from .desk import System
from .kit import Sides
from .plan import Job

PLAIN = re.compile(r"[\w.:\\/=-]+")
"""What means nothing else to the command prompt."""
PROGRAM = "SumatraPDF.exe"
SIDES: Mapping[Sides, str] = {
    "one-sided": "simplex",
    "two-sided-long-edge": "duplexlong",
    "two-sided-short-edge": "duplexshort",
}
PAPERS: Mapping[str, str] = {"a4": "A4", "letter": "letter"}
FOLDERS = ("LOCALAPPDATA", "PROGRAMFILES", "PROGRAMFILES(X86)")
"""Environment variables of the places where its installer puts it."""


def sumatra(system: System) -> str | None:
    """The path of SumatraPDF, on the PATH or where its installer puts it."""
    folders = [system.environment[key] for key in FOLDERS if system.environment.get(key)]
    places = [pathlib.Path(folder, "SumatraPDF", PROGRAM) for folder in folders]
    return system.which("SumatraPDF") or next((str(place) for place in places if place.is_file()), None)


def arguments(job: Job, program: str, printer: str | None) -> list[str]:
    """The order to print a job, everything spelled out; to the default printer when none is named."""
    target = ["-print-to", printer] if printer else ["-print-to-default"]
    return [program, *target, "-print-settings", settings(job), "-silent", str(job.file.path)]


def typed(arguments: Sequence[str]) -> str:
    """The order as a line for the command prompt."""
    return " ".join(part if PLAIN.fullmatch(part) else _quoted(part) for part in arguments)


def _quoted(part: str) -> str:
    quoted = subprocess.list2cmdline([part])
    return quoted if quoted.startswith('"') else f'"{quoted}"'


def settings(job: Job) -> str:
    """`duplexlong,noscale,paper=A4,5-6`."""
    pages = _pages(job)
    parity = [job.page_set] if job.page_set != "all" and job.start != "last" else []
    return ",".join([SIDES[job.sides], "noscale", f"paper={PAPERS[job.file.paper]}", *pages, *parity])


def _pages(job: Job) -> list[str]:
    """Runs of pages; in reverse, which SumatraPDF has no word for, the pages one by one."""
    if job.start == "last":
        return [str(page) for page in job.numbers]
    return [str(a) if a == b else f"{a}-{b}" for a, b in job.runs]
