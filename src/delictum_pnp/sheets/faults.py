"""What may be wrong with a filled sheet.  Out: rules W001–W009 of the catalogue, reported by `judge` and `record`."""

from __future__ import annotations

from ..diagnostics import Words, declare
from ..refusals import REASONS

UNKNOWN = declare(
    "W001",
    "sheet_names_unknown",
    looks_at="sheet",
    message=Words(
        "case {case} has no card {value} to be obtained", "el caso {case} no tiene ninguna carta {value} que obtener"
    ),
    variants={
        "case": Words("this is a sheet of {value}, not of {case}", "esta hoja es de {value}, no de {case}"),
        "specialist": Words(
            "{value} is no team: at most {most}, each once, of {known}",
            "{value} no es un equipo: hasta {most}, una vez cada uno, de {known}",
        ),
        "closing": Words("there is no closing {value}: {known}", "no hay ningún cierre {value}: {known}"),
        "seed": Words("no case {value} is played before {case}", "ningún caso {value} se juega antes de {case}"),
    },
    hint=Words(
        "`delictum score --template CASE` prints a sheet with the names that exist",
        "`delictum score --template CASO` imprime una hoja con los nombres que existen",
    ),
    bad="closing: ⟦portada⟧",
    good="closing: exposicion",
    why="""
    A name that the case does not have cannot be judged; a sheet of another case must not be.

    Un nombre que el caso no tiene no se puede juzgar; una hoja de otro caso no se debe.
    """,
)
ILLEGAL = declare(
    "W002",
    "line_breaks_rules",
    looks_at="sheet",
    message=Words("`{action}` is not in the notation of this case", "`{action}` no está en la notación de este caso"),
    variants={
        code: Words(f"`{{action}}` was not allowed: {words.en}", f"`{{action}}` no se podía: {words.es}")
        for code, words in REASONS.items()
    },
    hint=Words(
        "compare with the sheet: a turn may be missing, or the table made a mistake; `delictum play` tries it out",
        "comparen con la hoja: quizá falte un turno, o la mesa se equivocó; `delictum play` permite probarlo",
    ),
    bad="line: [P01, ⟦P01⟧]",
    good="line: [P01, P02]",
    why="""
    What was obtained by an action that the rules do not allow was not obtained.

    Lo que se obtuvo con una acción que las reglas no permiten no se obtuvo.
    """,
)
UNFINISHED = declare(
    "W003",
    "line_not_finished",
    looks_at="sheet",
    message=Words("the line ends in turn {turn} of {turns}", "la línea de juego termina en el turno {turn} de {turns}"),
    variants={"crisis": Words("the line ends inside a crisis", "la línea de juego termina dentro de una crisis")},
    hint=Words(
        "all turns are played before a theory is judged", "se juegan todos los turnos antes de juzgar una teoría"
    ),
    bad="⟦line⟧: [P01]",
    good="line: [P01, P02, P03, P04, P05, P06, P07, P08, P09, P10]",
    why="""
    Events of later turns may still silence a source or cost Reputation.

    Los eventos de los turnos que faltan todavía pueden silenciar una fuente o costar Reputación.
    """,
)
INCOMPLETE = declare(
    "W004",
    "sheet_incomplete",
    looks_at="sheet",
    message=Words(
        "neither a line of play nor sources with a group stand on the sheet",
        "en la hoja no hay ni línea de juego ni fuentes con grupo",
    ),
    variants={
        "reputation": Words("the final Reputation is missing", "falta la Reputación final"),
        "reputation_range": Words(
            "Reputation {value} is not on the board ({least} to {most})",
            "la Reputación {value} no está en el tablero ({least} a {most})",
        ),
        "standing": Words(
            "{card} needs its standing: citable or confidential",
            "a {card} le falta la condición: citable o confidential",
        ),
        "answers": Words("{found} answers; there are {asked}", "{found} respuestas; son {asked}"),
        "decisive": Words(
            "{found} decisive sources; an answer has {asked}", "{found} fuentes decisivas; cada respuesta lleva {asked}"
        ),
        "false_claim": Words(
            "a wrong theory is recorded with its main false claim: `false_claim`",
            "una teoría errónea se anota con su afirmación falsa principal: `false_claim`",
        ),
    },
    hint=Words("copy it from the table's sheet", "cópienlo de la hoja de la mesa"),
    bad="⟦sources⟧: {}",
    good="sources: {P01: {group: G01, standing: citable}}",
    why="""
    Proof is judged by what the table held at the close, and with which standing.

    La prueba se juzga por lo que la mesa tenía al cerrar, y con qué condición.
    """,
)
MISCOPIED = declare(
    "W005",
    "group_miscopied",
    severity="warning",
    looks_at="sheet",
    message=Words(
        "the sheet gives {card} group {written}; the card says {printed}",
        "la hoja da a {card} el grupo {written}; la carta dice {printed}",
    ),
    hint=Words("the card decides; tell the table", "vale la carta; avisen a la mesa"),
    bad="sources: {P01: {group: ⟦G02⟧, standing: citable}}",
    good="sources: {P01: {group: G01, standing: citable}}",
    why="""
    Two origins that are one on the cards are the commonest mistake of a theory.

    Dos orígenes que en las cartas son uno solo: el error más frecuente de una teoría.
    """,
)
DIFFERS = declare(
    "W006",
    "sheet_differs_from_line",
    severity="warning",
    looks_at="sheet",
    message=Words(
        "the sheet says {what} {written}; by the line of play it is {played}",
        "la hoja dice {what} {written}; según la línea de juego es {played}",
    ),
    hint=Words("the line is judged; one of the two was copied wrong", "se juzga la línea; una de las dos se copió mal"),
    bad="reputation: ⟦2⟧",
    good="reputation: 0",
    why="""
    A table that keeps its sheet otherwise than the rules has met a rule that it did not understand.

    Una mesa que lleva la hoja de otro modo que las reglas se topó con una regla que no entendió.
    """,
)
UNPROTECTED = declare(
    "W007",
    "closing_names_nobody",
    looks_at="sheet",
    message=Words(
        "this closing names one human source that was obtained, not {card}",
        "este cierre nombra una fuente humana obtenida, no {card}",
    ),
    hint=Words("write its code under `named`", "escriban su código en `named`"),
    bad="⟦closing⟧: proteccion",
    good="closing: proteccion\nnamed: Q01",
    why="""
    Who is protected decides what may still be shown.

    De quién se proteja depende qué se puede mostrar todavía.
    """,
)
RECORDED = declare(
    "W008",
    "case_recorded_otherwise",
    looks_at="sheet",
    message=Words(
        "{case} is recorded already, and otherwise: {what}", "{case} ya está anotado, y de otro modo: {what}"
    ),
    hint=Words(
        "a case is closed once; take its entry out of the record to judge it anew",
        "un caso se cierra una sola vez; quiten su entrada de la campaña para juzgarlo de nuevo",
    ),
    bad="⟦case⟧: C01",
    good="case: C02",
    why="""
    A second theory, written after the solution was read, would not be one.

    Una segunda teoría, escrita después de leer la solución, no sería una teoría.
    """,
)
SEEDS = declare(
    "W009",
    "seeds_differ_from_record",
    looks_at="sheet",
    message=Words(
        "the sheet says that {case} left a seed {written}; the campaign's record says {recorded}",
        "la hoja dice que {case} dejó una semilla {written}; la campaña dice {recorded}",
    ),
    hint=Words(
        "leave `campaign` out, or use the record that belongs to it",
        "quiten `campaign` o usen la campaña que le corresponde",
    ),
    bad="campaign: {C01: ⟦strong⟧}",
    good="campaign: {C01: fragile}",
    why="""
    Seeds open interviews and routes: with other seeds the same line is another game.

    Las semillas abren entrevistas y vías: con otras semillas, la misma línea es otra partida.
    """,
)
