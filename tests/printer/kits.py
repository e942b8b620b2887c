"""Small kits to print: files with declared sides, and the folder that a build would leave."""

from __future__ import annotations

import hashlib
import json
import pathlib
from collections.abc import Sequence
from dataclasses import dataclass, field

from delictum_pnp.printer.kit import Flip, PrintFile, Sides

SIDES: dict[Flip, Sides] = {
    "none": "one-sided",
    "long": "two-sided-long-edge",
    "short": "two-sided-short-edge",
    "manual": "one-sided",
}


def sheets(flip: Flip, pages: int) -> tuple[int, ...]:
    """The sheet of every page, as a build writes it."""
    if flip == "manual":
        fronts = tuple(range(1, (pages - 1) // 2 + 1))
        return (*fronts, 0, *fronts)
    return tuple(n if flip == "none" else (n + 1) // 2 for n in range(1, pages + 1))


def a_file(
    product: str = "cartas",
    case: str | None = "C01",
    pages: int = 6,
    flip: Flip = "long",
    solution: bool = False,
    paper: str = "a4",
) -> PrintFile:
    folder = "soluciones" if solution else "jugadores"
    path = pathlib.PurePosixPath("/kit", folder, f"{case}-{product}.pdf" if case else f"{product}.pdf")
    return PrintFile(
        pathlib.Path(path), f"Kit · {product}", product, case, solution, sheets(flip, pages), paper, SIDES[flip], flip
    )


BOX = (
    a_file("imprimir", None, 2),
    a_file("reglamento", None, 10, "short"),
    a_file("tablero", None, 1, "none"),
    a_file("cartas", "C01", 6),
    a_file("cartas", "C02", 4),
    a_file("soluciones", "C01", 4, solution=True),
)


def write(folder: pathlib.Path, files: Sequence[PrintFile] = BOX) -> pathlib.Path:
    """A kit folder with these files."""
    rows = {}
    for file in files:
        name = file.path.relative_to("/kit").as_posix()
        data = b"%PDF " + name.encode()
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
        rows[name] = {
            "product": file.product,
            "case": file.case,
            "title": file.title,
            "pages": file.pages,
            "paper": file.paper,
            "sides": file.sides,
            "flip": file.flip,
            "audience": "solution" if file.solution else "players",
            "sha256": hashlib.sha256(data).hexdigest(),
        }
    (folder / "manifest.json").write_text(json.dumps({"kit": "B01", "files": rows}), encoding="utf-8")
    return folder


@dataclass
class Scripted:
    """A user who answers what the test says, and remembers what was said."""

    answers: list[bool] = field(default_factory=list)
    words: list[str | None] = field(default_factory=list)
    said: list[str] = field(default_factory=list)

    def tell(self, text: str, error: bool = False) -> None:
        self.said.append(text)

    def confirm(self, question: str) -> bool:
        self.said.append(question)
        return self.answers.pop(0)

    def typed(self, question: str) -> str | None:
        self.said.append(question)
        return self.words.pop(0)
