"""What players are given must not tell the solution.  In: a `Leak`.  Out: K020."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..diagnostics import Finding, Words, rule

if TYPE_CHECKING:
    from .subjects import Leak


@rule(
    "K020",
    message=Words("the text tells the solution ({field})", "el texto cuenta la solución ({field})"),
    hint=Words(
        "players' files are made of players' texts only; never cut them out of a file that held the solution",
        "los archivos de jugadores se hacen solo con textos de jugadores; nunca recortando un archivo con la solución",
    ),
    variants={
        "invisible": Words(
            "invisible text tells the solution ({field})", "un texto invisible cuenta la solución ({field})"
        ),
        "white": Words("white text tells the solution ({field})", "un texto blanco cuenta la solución ({field})"),
        "off_page": Words(
            "text outside the page tells the solution ({field})",
            "un texto fuera de la página cuenta la solución ({field})",
        ),
        "metadata": Words("the metadata tell the solution ({field})", "los metadatos cuentan la solución ({field})"),
        "outline": Words("a bookmark tells the solution ({field})", "un marcador cuenta la solución ({field})"),
        "name": Words(
            "the name of a place or form field tells the solution ({field})",
            "el nombre de un destino o de un campo cuenta la solución ({field})",
        ),
        "attachment": Words("an attachment tells the solution ({field})", "un adjunto cuenta la solución ({field})"),
        "object": Words(
            "an object that no page shows tells the solution ({field})",
            "un objeto que ninguna página muestra cuenta la solución ({field})",
        ),
        "bytes": Words(
            "bytes between the objects of the file tell the solution ({field})",
            "bytes entre los objetos del archivo cuentan la solución ({field})",
        ),
        "file_name": Words(
            "the file's name tells the solution ({field})", "el nombre del archivo cuenta la solución ({field})"
        ),
        "zip_name": Words(
            "a name or comment in the archive tells the solution ({field})",
            "un nombre o comentario en el ZIP cuenta la solución ({field})",
        ),
        "zip_content": Words(
            "a file in the archive tells the solution ({field})",
            "un archivo dentro del ZIP cuenta la solución ({field})",
        ),
        "readme": Words("the file tells the solution ({field})", "el archivo cuenta la solución ({field})"),
    },
    bad="",
    good="",
)
def solution_told(leak: Leak) -> Iterator[Finding]:
    """A table that has read one sentence of the truth, in a bookmark or a search hit, has nothing left to find out.

    A la mesa que leyó una frase de la verdad, en un marcador o en una búsqueda, ya no le queda nada por averiguar.
    """
    place = (leak.file, leak.page) if leak.page else (leak.file,)
    yield Finding(place, {"field": leak.field}, variant="" if leak.where == "text" else leak.where)
