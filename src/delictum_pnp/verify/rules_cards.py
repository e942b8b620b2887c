"""Which cards a deck holds.  In: a `SheetRead`.  Out: findings I009."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..diagnostics import Finding, Words, rule

if TYPE_CHECKING:
    from .subjects import SheetRead

CODE = re.compile("[A-Z][0-9]{2}")


@rule(
    "I009",
    message=Words(
        "on the sheet are {found}; the manifest says {wanted}", "en la hoja están {found}; el manifiesto dice {wanted}"
    ),
    hint=Words("build the kit again", "vuelvan a compilar el kit"),
    variants={
        "unlisted": Words(
            "the list of what is written on the backs lacks {found}",
            "la lista de lo que se escribe en los reversos no tiene {found}",
        ),
    },
    bad="",
    good="",
)
def card_missing(sheet: SheetRead) -> Iterator[Finding]:
    """A card that is there twice has taken the place of another, and a case may hang on that one.

    Una carta repetida ocupa el lugar de otra, y de esa puede depender el caso.
    """
    place, names = (sheet.file, sheet.front), [card.name for card in sheet.cards if card.name]
    if sheet.codes is not None and not _are(names, sheet.codes):
        yield Finding(place, {"found": ", ".join(names), "wanted": ", ".join(sheet.codes)})
    for name in names:
        if sheet.listed is not None and name.casefold() not in sheet.listed and (sheet.listed or CODE.fullmatch(name)):
            yield Finding(place, {"found": name}, variant="unlisted")


def _are(names: list[str], codes: tuple[str, ...]) -> bool:
    """Whether these are the cards; some are called by a name, which the manifest does not know."""
    if len(names) != len(codes):
        return False
    return all(
        not CODE.fullmatch(name) or name == code for name, code in zip(sorted(names), sorted(codes), strict=True)
    )
