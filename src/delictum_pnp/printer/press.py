"""What a run of printing carries along: what was asked, the printer with its user, and how it ends early."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..diagnostics import Language
from .desk import System, User
from .plan import Tray, Wanted
from .words import say


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
        self.note(say(key, self.language, **values))

    def note(self, text: str) -> None:
        """Say something; in a dry run as a comment, so that what is shown can be run as it stands."""
        mark = "# " if self.asked.dry_run else ""
        self.user.tell("\n".join(f"{mark}{line}" for line in text.splitlines()))

    @property
    def name(self) -> str:
        if self.printer or self.system.windows:
            return self.printer or self.words("this_printer")
        return self.words("some_printer", stand_in=self.words("stand_in"))

    def words(self, key: str, **values: object) -> str:
        return say(key, self.language, **values)
