"""Printing on Linux and macOS, with the commands of CUPS.  In: jobs, a printer's name.  Out: argument lists, and what
the printer says that it can do.

Nothing is left to the queue's defaults, which `lpadmin` and `lpoptions` may have set: paper, sides, scale and pages on
a side are spelled out (a queue on Letter shrinks A4 to 90 %), as IPP names them, so that they hold on any printer.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from .kit import Sides
from .plan import Job, Start

MEDIA: Mapping[str, str] = {"a4": "iso_a4_210x297mm", "letter": "na_letter_8.5x11in"}
ALWAYS = ("print-scaling=none", "fit-to-page=false", "number-up=1")
"""The second is for printing systems that are too old to know the first."""
ORDERS: Mapping[Start, str] = {"first": "normal", "last": "reverse"}
MEDIA_NAMES: Mapping[str, tuple[str, ...]] = {
    "a4": ("a4", "iso_a4", "iso-a4"),
    "letter": ("letter", "na_letter", "na-letter", "usletter"),
}
"""How printers call them, in lower case; followed by a size or «.Borderless» or by nothing."""
DUPLEX: Mapping[Sides, tuple[str, ...]] = {
    "two-sided-long-edge": ("two-sided-long-edge", "duplexnotumble"),
    "two-sided-short-edge": ("two-sided-short-edge", "duplextumble"),
}
ABSENT = ("false", "none", "notinstalled")
CHOICES = re.compile(r"^(?P<key>[^/:\s]+)(?:/[^:]*)?:\s*(?P<values>.*)$")

Ask = Callable[[Sequence[str]], str]
"""Runs a command that only asks, answers what it printed; empty when it failed."""


@dataclass(frozen=True, slots=True)
class Abilities:
    """What a printer says of itself.  None: it says nothing."""

    sides: frozenset[Sides] | None
    papers: frozenset[str] | None


def printers(ask: Ask) -> list[str]:
    """The names of the queues and printers that can be used."""
    return [line.split()[0] for line in ask(["lpstat", "-e"]).splitlines() if line.strip()]


def default(ask: Ask) -> str | None:
    """The printer used when none is named."""
    found = re.match(r".*: *(\S+)\s*$", ask(["lpstat", "-d"]).strip())
    return found[1] if found else None


def abilities(printer: str, ask: Ask) -> Abilities:
    """From the printer's options: which sides and which of our papers."""
    options = _options(ask(["lpoptions", "-p", printer, "-l"]))
    return Abilities(_sides(options), _papers(options))


def _options(text: str) -> dict[str, list[str]]:
    """`Duplex/2-Sided Printing: *None DuplexNoTumble` → `{"duplex": ["*none", "duplexnotumble"]}`."""
    found = (CHOICES.match(line) for line in text.splitlines())
    return {match["key"].lower(): match["values"].lower().split() for match in found if match}


def _sides(options: Mapping[str, Sequence[str]]) -> frozenset[Sides] | None:
    """Two-sided printing that the printer has, and that is installed where the duplexer is an extra."""
    if not options:
        return None
    about = {key: values for key, values in options.items() if key == "sides" or "duplex" in key}
    has = {side: any(_plain(values) & set(names) for values in about.values()) for side, names in DUPLEX.items()}
    extras = [values for values in about.values() if not any(_plain(values) & set(names) for names in DUPLEX.values())]
    if any(f"*{word}" in values for values in extras for word in ABSENT):
        return frozenset()
    return frozenset(side for side, there in has.items() if there)


def _papers(options: Mapping[str, Sequence[str]]) -> frozenset[str] | None:
    choices = {choice for key in ("pagesize", "media") for choice in _plain(options.get(key, ()))}
    if not choices:
        return None
    return frozenset(paper for paper, names in MEDIA_NAMES.items() if any(_is(choice, names) for choice in choices))


def _is(choice: str, names: Sequence[str]) -> bool:
    return choice in names or choice.startswith(tuple(f"{name}{mark}" for name in names for mark in "._"))


def _plain(values: Sequence[str]) -> set[str]:
    """Choices without the star of the one in force."""
    return {value.lstrip("*") for value in values}


def arguments(job: Job, printer: str) -> list[str]:
    """The order to print a job, everything spelled out."""
    options = [f"media={MEDIA[job.file.paper]}", f"sides={job.sides}", *ALWAYS]
    if job.runs:
        options.append("page-ranges=" + ",".join(str(a) if a == b else f"{a}-{b}" for a, b in job.runs))
    if job.page_set != "all":
        options.append(f"page-set={job.page_set}")
    if job.start in ORDERS:
        options.append(f"outputorder={ORDERS[job.start]}")
    spelled = [part for option in options for part in ("-o", option)]
    return ["lp", "-d", printer, *spelled, "-t", job.file.title, "--", str(job.file.path)]
