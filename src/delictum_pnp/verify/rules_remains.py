"""What a file may not hold beside what it shows.  In: a file as it was read.  Out: findings K009, K010."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..diagnostics import Finding, Words, rule

if TYPE_CHECKING:
    from .subjects import FileRead


@rule(
    "K009",
    message=Words(
        "the file was changed after it was made: it holds {count} earlier versions of itself",
        "el archivo se cambió después de hacerlo: guarda {count} versiones anteriores",
    ),
    hint=Words(
        "build the kit again; what a program takes out of a file often stays in it",
        "vuelvan a compilar el kit; lo que un programa saca de un archivo muchas veces queda adentro",
    ),
    variants={
        "objects": Words(
            "the file holds {count} objects that its table does not mention",
            "el archivo tiene {count} objetos que su tabla no menciona",
        ),
        "outside": Words(
            "{count} bytes stand before the beginning or after the end of the file",
            "hay {count} bytes antes del comienzo o después del final del archivo",
        ),
    },
    bad="",
    good="",
)
def file_amended(file: FileRead) -> Iterator[Finding]:
    """A name that was covered, a page that was cut out: whoever opens the file with another program finds them.

    Un nombre tapado, una página quitada: quien abre el archivo con otro programa los encuentra.
    """
    for variant, count in zip(("", "objects", "outside"), file.remains, strict=True):
        if count:
            yield Finding((file.name,), {"count": count}, variant=variant)


@rule(
    "K010",
    message=Words(
        "the file holds pictures, and what they show nobody can search",
        "el archivo tiene imágenes, y lo que muestran no se puede revisar",
    ),
    hint=Words("kits are made of text and lines only", "los kits se hacen solo con texto y líneas"),
    bad="",
    good="",
)
def picture_unsearchable(file: FileRead) -> Iterator[Finding]:
    """A page of the solution, photographed, passes every search for its words.

    Una página de la solución, fotografiada, pasa cualquier búsqueda de sus palabras.
    """
    if file.pictures:
        yield Finding((file.name,), {})
