"""One way to write dashes, quotation marks, spaces and question marks in a Spanish kit.

In: a `Prose`.  Out: findings M123–M127.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..diagnostics import Finding, Words, rule
from .prose import Prose, slip, slips

QUOTED = re.compile(r"«[^»]*»")
"""Labels and machines have dashes of their own."""
DASH = re.compile(r"[-–]|—[ ~]")
SPEECH = re.compile(r"^([*]{0,2})(?:[-–]+[ ~]*|—[ ~]+)([^\W\d]\w*|[¿¡«“…*])", re.MULTILINE)
MARKDOWN_ITEM = re.compile(r"\s*[-*] ")
INNER = re.compile(r"([^\W\d]+[ ~])(?:--?|–)[ ~]([^\W\d]+|[¿¡«]|$)")
STRAIGHT = re.compile(r"\"|'")
QUOTES = {"«": "»", "“": "”"}
LEADER = re.compile(r"([^\W_]*)(?<!\.)\.{3}(?!\.)")
SPACED = re.compile(r"\.\.\.|  |[ ~\u00a0][,;:.?!»”)]|[¿¡«“(][ ~\u00a0]")
"""What a fault of spacing has to contain."""
DOUBLED = re.compile(r"(\S+) {2,}(?=(\S+))")
BEFORE_MARK = re.compile(r"([^\s|.]+)[ ~\u00a0]+([,;:?!»”)]|\.(?!\.))(?![\w:])")
AFTER_MARK = re.compile(r"([¿¡«“(])[ ~\u00a0]+(\S+)")
QUESTIONS = {"¿": "?", "¡": "!"}
DOUBTED = re.compile(r"\([?!]+\)")
MINUS = re.compile(r"(?<![\w.,)–—-])-(\d+)")
RANGE = re.compile(r"(?<![\w.,:/-])(\d{1,3}|\d\d:\d\d)[ ~]?-[ ~]?(\d{1,3}|\d\d:\d\d)(?![\w:/-]|[.,]\d)")


@rule(
    "M123",
    severity="warning",
    message=Words("the dash in `{found}` is not that of speech", "la raya de `{found}` no es la de diálogo"),
    hint=Words("write {better}, without a space after it", "escriban {better}, sin espacio detrás"),
    bad="""\
C01:
  cards:
    Q01: {text: ⟦'- Vi pasar a una persona.'⟧}
    Q02: {text: ⟦'Arreglé la cuerda - dijo - ayer.'⟧}
""",
    good="""\
C01:
  cards:
    Q01: {text: —Vi pasar a una persona.}
    Q02: {text: '—Arreglé la cuerda —dijo— ayer.'}
""",
)
def speech_without_dash(place: Prose) -> Iterator[Finding]:
    """The dash tells who speaks from who tells.

    La raya separa a quien habla de quien cuenta.
    """
    if not DASH.search(place.text):
        return
    if not (place.page and MARKDOWN_ITEM.match(place.text)):
        yield from slips(place, SPEECH, lambda match: f"{match[1]}—{match[2]}")
    yield from slips(place, INNER, lambda match: f"{match[1]}—{match[2]}", QUOTED.sub("«»", place.text))


@rule(
    "M124",
    severity="warning",
    message=Words("the mark {found} is not a quotation mark here", "la marca {found} no es aquí una comilla"),
    hint=Words("write {better}", "escriban {better}"),
    variants={
        "open": Words("{found} is not closed", "{found} no está cerrada"),
        "close": Words("{found} closes nothing", "{found} no cierra nada"),
    },
    bad="""\
C01:
  cards:
    P01: {text: ⟦'La etiqueta dice "uso único".'⟧}
    P02: {text: ⟦'El libro dice «a las nueve.'⟧}
""",
    good="""\
C01:
  cards:
    P01: {text: La etiqueta dice «uso único».}
    P02: {text: 'El libro dice «vino “el de siempre” a las nueve».'}
""",
)
def quotation_mark_out_of_style(place: Prose) -> Iterator[Finding]:
    """What is quoted is evidence: where it begins and where it ends must be seen.

    Lo que se cita es prueba: debe verse dónde empieza y dónde termina.
    """
    yield from slips(place, STRAIGHT, lambda match: "« »" if match[0] == '"' else "’")
    if not (place.piece and "lines" in place.path):  # lines of a hand carry a quotation over to the next
        yield from _unbalanced(place)


def _unbalanced(place: Prose) -> Iterator[Finding]:
    opened: list[str] = []
    for mark in re.findall("[«»“”]", place.text):
        if mark in QUOTES:
            wanted = "“" if opened else "«"
            if mark != wanted:
                yield slip(place, mark, wanted + QUOTES[wanted])
            opened.append(mark)
        elif opened and QUOTES[opened[-1]] == mark:
            opened.pop()
        else:
            yield slip(place, mark, "«»", "close")
    for mark in opened:
        yield slip(place, mark, mark + QUOTES[mark], "open")


@rule(
    "M125",
    severity="warning",
    message=Words("`{found}`: three points, or a space too many", "`{found}`: tres puntos, o un espacio de más"),
    hint=Words("write {better}", "escriban {better}"),
    bad="""\
C01:
  cards:
    P01: {text: ⟦El vidrio... está entero.⟧}
    P02: {text: ⟦'El libro anota una  visita .'⟧}
""",
    good="""\
C01:
  cards:
    P01: {text: El vidrio… está entero.}
    P02: {text: El libro anota una visita.}
""",
)
def spacing_out_of_style(place: Prose) -> Iterator[Finding]:
    """A gap in a line looks like a missing word, and in this game a missing word is a clue.

    Un hueco en el renglón parece una palabra que falta, y en este juego eso es una pista.
    """
    if not SPACED.search(place.text):
        return
    yield from slips(place, LEADER, lambda match: f"{match[1]}…")
    yield from slips(place, DOUBLED, lambda match: f"{match[1]} {match[2]}")
    yield from slips(place, BEFORE_MARK, lambda match: match[1] + match[2])
    yield from slips(place, AFTER_MARK, lambda match: match[1] + match[2])


@rule(
    "M126",
    severity="warning",
    message=Words("`{found}` without its other half", "`{found}` sin su otra mitad"),
    hint=Words("write {better}", "escriban {better}"),
    bad="""\
C01:
  cards:
    Q01: {question: ⟦Quién entró?⟧}
    Q02: {text: ⟦'—¡Qué sé yo.'⟧}
""",
    good="""\
C01:
  cards:
    Q01: {question: ¿Quién entró?}
    Q02: {text: '—¡Qué sé yo!'}
""",
)
def question_unopened(place: Prose) -> Iterator[Finding]:
    """Read aloud, a question is heard from its first word.

    En voz alta, una pregunta se oye desde la primera palabra.
    """
    text = DOUBTED.sub("", place.text)
    for opening, closing in QUESTIONS.items():
        is_open = False
        for mark in re.findall(f"[{opening}{closing}]", text):
            if (mark == opening) == is_open:
                yield slip(place, mark, f"{opening}…{closing}")
            is_open = mark == opening
        if is_open:
            yield slip(place, opening, f"{opening}…{closing}")


@rule(
    "M127",
    severity="warning",
    message=Words(
        "`{found}` has a hyphen for a minus or a range", "`{found}` lleva un guion por menos o por intervalo"
    ),
    hint=Words("write {better}", "escriban {better}"),
    bad="""\
C01:
  cards:
    P01: {text: ⟦Reputación -1.⟧}
    P02: {text: ⟦'Abierto de 21:00-24:00.'⟧}
""",
    good="""\
C01:
  cards:
    P01: {text: Reputación −1.}
    P02: {text: 'Orden 0612-N, serie 40-1186, lote SB-2207, 21:00–24:00.'}
""",
)
def hyphen_for_minus_or_range(place: Prose) -> Iterator[Finding]:
    """In small type a hyphen before a number is overlooked, and the effect is played the wrong way.

    En letra chica no se ve un guion ante un número, y el efecto se juega al revés.
    """
    if "-" not in place.text:
        return
    yield from slips(place, MINUS, lambda match: f"−{match[1]}")
    yield from slips(place, RANGE, _range)


def _range(match: re.Match[str]) -> str:
    """The range with its dash; from more to less it is a number of some kind."""
    hours = ":" in match[1] and ":" in match[2]
    rises = ":" not in match[1] + match[2] and int(match[1]) < int(match[2])
    return f"{match[1]}–{match[2]}" if hours or rises else match[0]
