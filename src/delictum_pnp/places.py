"""Where kits and templates are: in a checkout, beside the editor's work, or inside the installed package."""

from __future__ import annotations

import pathlib

PACKAGED = pathlib.Path(__file__).parent / "_data"
FLAGSHIP = "B01-sombras-de-poder"


class KitNotFound(Exception):
    """No kit of that name or at that path; `known` are the names that would have been found."""

    def __init__(self, asked: str, known: list[str]) -> None:
        super().__init__(asked)
        self.asked, self.known = asked, known


def home(start: pathlib.Path) -> pathlib.Path:
    """The folder with `cases/` and `templates/`: here or above, else the checkout that this program runs
    from, else the installed package's data."""
    checkout = pathlib.Path(__file__).resolve().parents[2]
    for folder in (start, *start.parents, checkout):
        if (folder / "cases").is_dir() and (folder / "templates" / "theme.yaml").is_file():
            return folder
    return PACKAGED


def templates(start: pathlib.Path) -> pathlib.Path:
    return home(start) / "templates"


def find_kit(asked: str | None, start: pathlib.Path) -> tuple[pathlib.Path, str]:
    """The folder of a kit and how to show it in messages.

    `asked` is a path, the name of a folder in `cases/`, or a box code that one begins with; the
    flagship when None.  Raises `KitNotFound`.
    """
    if asked and pathlib.Path(asked).is_dir():
        return pathlib.Path(asked).resolve(), pathlib.Path(asked).as_posix()
    cases = home(start) / "cases"
    names = sorted(path.name for path in cases.iterdir() if path.is_dir()) if cases.is_dir() else []
    wanted = asked or FLAGSHIP
    for name in names:
        if name == wanted or name.startswith(f"{wanted}-"):
            folder = cases / name
            shown = folder.relative_to(start) if folder.is_relative_to(start) else folder
            return folder, shown.as_posix()
    raise KitNotFound(wanted, names)
