"""One way to write hours, dates and sums in a Spanish kit.

In: a `Prose`.  Out: findings M120–M122.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..diagnostics import Finding, Words, rule
from .prose import Prose, slip, slips

MONTHS = (
    "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre",
    "diciembre",
)  # fmt: skip
COUNTED = (
    "pesos", "personas", "habitantes", "votos", "firmas", "copias", "unidades", "ampollas", "dosis", "metros",
    "kilómetros", "kilos", "litros", "hectáreas", "parcelas", "ejemplares", "becas",
)  # fmt: skip
"""Words that make the number before them a quantity: serials, documents and telephones count nothing."""

FIGURE = re.compile(r"\d")
HOURLIKE = re.compile(r"\d[.:h]\d|\d[ ~]?[ap]\.?[ ~]?m\b", re.IGNORECASE)
HOUR = r"([01]?\d|2[0-3])"
HALF_DAY = re.compile(r"(?<![\w:.])(\d{1,2})(?:[:.](\d\d))?[ ~]?([ap])\.?[ ~]?m\b\.?", re.IGNORECASE)
POINTED = re.compile(rf"(?:(?<=\blas )|(?<=\bla )|(?<![\w.,:/-])(?=\d\d[.h])){HOUR}[.h]([0-5]\d)(?![\w,:%/-]|\.\d)")
SHORT = re.compile(r"(?<![\w:.])(\d{1,2}):(\d{1,2})(?![\d:])")
SHORT_IN_PIECE = re.compile(r"(?<![\w:.])(\d{1,2}):(\d)(?![\d:])")
SUFFIX = re.compile(r"(?<![\w:.])(\d{1,2}):(\d\d)[ ~](?:h|hs|hrs|horas)\b\.?")

MONTH = "|".join(MONTHS)
QUOTED = re.compile(r"«[^»]*»")
FIGURES = re.compile(r"(?<![\w/.,-])(0?[1-9]|[12]\d|3[01])([/-])(0?[1-9]|1[0-2])(?:\2(\d{4}|\d\d))?(?![\w/-])")
ISO = re.compile(r"(?<![\w/.-])(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(?![\w-])")
SHORTENED = re.compile(
    rf"(?<![\w/.,:-])(\d{{1,2}})[ ~](?:de[ ~])?({'|'.join(month[:3] for month in MONTHS)}|sept)\b\.?", re.IGNORECASE
)
NAMED = re.compile(rf"(?<![\w/.,:-])(\d{{1,2}})(?:ero|ro|\.?º|°)?[ ~](?:de[ ~])?({MONTH})\b", re.IGNORECASE)

LONG = re.compile(r"\d[ ~,]\d{3}|\d{5}")
UNIT = rf"(?=[ ~](?:{'|'.join(COUNTED)})\b)"
COMMAS = re.compile(r"(?<![\w.,-])\d{1,3}(?:,\d{3})+(?![\w,])")
SPACED = re.compile(rf"(?:(?<=\$)|(?<=\$[ ~])|(?<![\w.,$-]))\d{{1,3}}(?:[ ~]\d{{3}})+(?!\d){UNIT}")
BARE = re.compile(rf"(?<![\w.,-])[1-9]\d{{4,}}{UNIT}|(?<=\$)[1-9]\d{{4,}}|(?<=\$[ ~])[1-9]\d{{4,}}")


@rule(
    "M120",
    severity="warning",
    message=Words(
        "the hour `{found}` is not written as the others are", "la hora `{found}` no va escrita como las demás"
    ),
    hint=Words("write {better}", "escriban {better}"),
    variants={"impossible": Words("there is no hour `{found}`", "no existe la hora `{found}`")},
    bad="""\
C01:
  cards:
    P01: {text: ⟦Cerró a las 11.40 pm.⟧}
    P02: {text: ⟦Entró a las 9:5.⟧}
""",
    good="""\
C01:
  cards:
    P01: {text: Cerró a las 23:40.}
    P02: {text: Entró a las 09:05.}
""",
)
def hour_out_of_style(place: Prose) -> Iterator[Finding]:
    """Tables compare hours across cards: 23:40 and 11:40 pm do not look like the same moment.

    En la mesa se comparan horas de una carta con otra: 23:40 y 11:40 pm no parecen el mismo momento.
    """
    if not HOURLIKE.search(place.text):
        return
    yield from slips(place, HALF_DAY, _full_day)
    yield from slips(place, POINTED, lambda match: _hour(match[1], match[2]), HALF_DAY.sub(" ", place.text))
    yield from slips(place, SUFFIX, lambda match: _hour(match[1], match[2]))
    text = SUFFIX.sub(" ", HALF_DAY.sub(" ", place.text))
    for match in (SHORT_IN_PIECE if place.piece else SHORT).finditer(text):
        if int(match[1]) > 24 or int(match[2]) > 59:
            yield slip(place, match[0], "00:00–24:00", "impossible")
        elif len(match[0]) < len("00:00"):
            yield slip(place, match[0], _hour(match[1], match[2]))


def _hour(hours: str, minutes: str | None) -> str:
    return f"{int(hours):02}:{int(minutes or 0):02}"


def _full_day(match: re.Match[str]) -> str:
    hours = int(match[1]) % 12 + (12 if match[3] in "pP" else 0)
    return _hour(str(hours), match[2])


@rule(
    "M121",
    severity="warning",
    message=Words(
        "the date `{found}` is not written as the others are", "la fecha `{found}` no va escrita como las demás"
    ),
    hint=Words(
        "write {better}; only what a machine prints may shorten it, in an exhibit or in « »",
        "escriban {better}; solo lo que imprime una máquina puede abreviarla, en una pieza o entre « »",
    ),
    bad="""\
C01:
  cards:
    P01: {text: ⟦La llave se usó el 12/06.⟧}
    P02: {text: ⟦Hay una visita del 3 jun.⟧}
""",
    good="""\
C01:
  cards:
    P01: {text: La llave se usó el 12 de junio.}
    P02: {text: 'El sello dice «3 JUN 10:15».'}
""",
)
def date_out_of_style(place: Prose) -> Iterator[Finding]:
    """12/06 is June to some readers and December to others.

    12/06 es junio para unos y diciembre para otros.
    """
    if place.piece or not FIGURE.search(place.text):
        return
    text = QUOTED.sub("«»", place.text)
    yield from slips(place, ISO, lambda match: _date(match[3], int(match[2])), text)
    yield from slips(place, FIGURES, _figured, text)
    yield from slips(place, SHORTENED, _whole, text)
    yield from slips(place, NAMED, lambda match: _tied(match, _date(match[1], _month(match[2]))), text)


def _figured(match: re.Match[str]) -> str:
    """The date in words; 1/2, 3-4 and 24/7 are none."""
    is_date = match[4] or (match[2] == "/" and len(match[3]) == 2)
    return _date(match[1], int(match[3])) if is_date else match[0]


def _whole(match: re.Match[str]) -> str:
    """The date with the name of its month; «mar» is the sea."""
    return match[0] if match[0].endswith("mar") else _date(match[1], _month(match[2]))


def _month(written: str) -> int:
    return next(number for number, month in enumerate(MONTHS, 1) if month[:3] == written[:3].casefold())


def _date(day: str, month: int) -> str:
    return f"{int(day)} de {MONTHS[month - 1]}"


def _tied(match: re.Match[str], date: str) -> str:
    """The date with the ties that its author wrote."""
    return match[0] if match[0].replace("~", " ") == date else date


@rule(
    "M122",
    severity="warning",
    message=Words(
        "the quantity `{found}` is not written as the others are", "la cantidad `{found}` no va escrita como las demás"
    ),
    hint=Words("write {better}", "escriban {better}"),
    bad="""\
C01:
  cards:
    P01: {text: ⟦El sobre tenía 240000 pesos.⟧}
    P02: {text: ⟦'Se pagaron 1,988,400.'⟧}
""",
    good="""\
C01:
  cards:
    P01: {text: El sobre tenía 240.000 pesos.}
    P02: {text: 'Del pasaje 118842, expediente 24518, se pagaron 1200 pesos.'}
""",
)
def quantity_out_of_style(place: Prose) -> Iterator[Finding]:
    """A sum is evidence when it turns up twice: it has to be recognised at sight.

    Una suma es prueba cuando aparece dos veces: tiene que reconocerse a simple vista.
    """
    for pattern in (COMMAS, SPACED, BARE) if LONG.search(place.text) else ():
        yield from slips(place, pattern, _grouped)


def _grouped(match: re.Match[str]) -> str:
    digits = re.sub(r"\D", "", match[0])
    return f"{int(digits):,}".replace(",", ".") if len(digits) >= 5 else match[0]
