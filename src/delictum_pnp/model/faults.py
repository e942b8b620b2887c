"""Faults of shape: what `build` says when the sources do not have the form of a kit.  Codes M001–M019.

In: nothing.  Out: rules of the catalogue, found while the model is built (`build.py`).
"""

from __future__ import annotations

from ..diagnostics import Words, declare

MISSING = declare(
    "M001",
    "missing_field",
    message=Words("`{key}` is missing", "falta `{key}`"),
    hint=Words("add `{key}:` here", "añadan `{key}:` aquí"),
    bad="C01:\n  cards:\n    ⟦P01⟧: {title: ~delete}",
    good="C01:\n  cards:\n    P01: {title: Un pasaje}",
    why="""
    A card without one of its parts cannot be printed: the table would hold a blank.

    Una carta a la que le falta una parte no puede imprimirse: la mesa tendría un hueco en la mano.
    """,
)
UNKNOWN_KEY = declare(
    "M002",
    "unknown_key",
    message=Words("`{key}` is not a key known here", "aquí no se conoce la clave `{key}`"),
    hint=Words("keys known here: {known}", "claves conocidas aquí: {known}"),
    variants={
        "near": Words(
            "`{key}` is not a key known here; did you mean `{nearest}`?",
            "aquí no se conoce la clave `{key}`; ¿quisieron escribir `{nearest}`?",
        ),
    },
    bad="C01:\n  cards:\n    P01: {⟦efects⟧: []}",
    good="C01:\n  cards:\n    P01: {effects: []}",
    why="""
    A misspelt key would be silently ignored, and its effect would be missing from the printed card.

    Una clave mal escrita se ignoraría sin aviso, y su efecto faltaría en la carta impresa.
    """,
)
NOT_ALLOWED = declare(
    "M003",
    "value_not_allowed",
    message=Words("`{value}` is not allowed here", "`{value}` no se admite aquí"),
    hint=Words("allowed: {allowed}", "se admite: {allowed}"),
    variants={
        "near": Words(
            "`{value}` is not allowed here; did you mean `{nearest}`?",
            "`{value}` no se admite aquí; ¿quisieron escribir `{nearest}`?",
        )
    },
    bad="C01:\n  cards:\n    P01: {standing: ⟦citeable⟧}",
    good="C01:\n  cards:\n    P01: {standing: citable}",
    why="""
    The game knows a closed list of words here; another one would have no meaning at the table.

    El juego conoce aquí una lista cerrada de palabras; otra no significaría nada en la mesa.
    """,
)
NOT_A_NUMBER = declare(
    "M004",
    "not_a_number",
    message=Words("a whole number belongs here, not `{value}`", "aquí va un número entero, no `{value}`"),
    hint=Words(
        "write digits, with + or − in front if it changes a track", "escriban cifras, con + o − si cambia una pista"
    ),
    variants={"decimal": Words("a number belongs here, not `{value}`", "aquí va un número, no `{value}`")},
    bad="C01:\n  cards:\n    Q01: {effects: [{heat: ⟦mucho⟧}]}",
    good="C01:\n  cards:\n    Q01: {effects: [{heat: +1}]}",
    why="""
    The table moves a marker by this number.

    La mesa mueve un marcador tantos pasos como diga este número.
    """,
)
NOT_YES_OR_NO = declare(
    "M005",
    "not_yes_or_no",
    message=Words("`true` or `false` belongs here, not `{value}`", "aquí va `true` o `false`, no `{value}`"),
    hint=Words("write `true` or `false`", "escriban `true` (sí) o `false` (no)"),
    bad="C01:\n  cards:\n    Q01: {human: ⟦quizá⟧}",
    good="C01:\n  cards:\n    Q01: {human: true}",
    why="""
    Only a plain yes or no tells whether, say, a witness may be silenced.

    Solo un sí o un no claros dicen, por ejemplo, si un testigo puede ser silenciado.
    """,
)
BAD_CODE = declare(
    "M006",
    "badly_written_code",
    message=Words("`{value}` is not written as this place asks", "`{value}` no está escrito como pide este lugar"),
    hint=Words("an example of the right form: {example}", "un ejemplo de la forma correcta: {example}"),
    variants={
        "card": Words(
            "`{value}` is not a card code: one of the letters {letters} and two digits",
            "`{value}` no es un código de carta: una de las letras {letters} y dos cifras",
        ),
        "group": Words(
            "`{value}` is not an origin group: G and two digits", "`{value}` no es un grupo de origen: G y dos cifras"
        ),
        "case": Words("`{value}` is not a case: C or M and two digits", "`{value}` no es un caso: C o M y dos cifras"),
        "box": Words("`{value}` is not a box: B and two digits", "`{value}` no es una caja: B y dos cifras"),
        "reputation": Words(
            "`{value}` is not a Reputation requirement: >= and a whole number",
            "`{value}` no es un requisito de Reputación: >= y un número entero",
        ),
        "heat": Words(
            "`{value}` is not a Heat condition: a number from 0 to 5 or two with a hyphen",
            "`{value}` no es una condición de Calor: un número de 0 a 5 o dos con un guion",
        ),
    },
    bad="C01:\n  cards:\n    P01: {location: ⟦L1⟧}",
    good="C01:\n  cards:\n    P01: {location: L01}",
    why="""
    Players find a card by its code; every code has one written form.

    Se encuentra una carta por su código; cada código se escribe de una sola forma.
    """,
)
NOT_TEXT = declare(
    "M007",
    "text_expected",
    message=Words("`{key}` must be a text", "`{key}` debe ser un texto"),
    hint=Words("write one text after the colon", "escriban un solo texto tras los dos puntos"),
    bad="C01:\n  cards:\n    P01: {text: ⟦[a, b]⟧}",
    good="C01:\n  cards:\n    P01: {text: a b}",
    why="""
    A list or a mapping has no single wording to print.

    Una lista o un grupo no tienen una redacción única que imprimir.
    """,
)
EMPTY_TEXT = declare(
    "M008",
    "empty_text",
    message=Words("`{key}` is empty", "`{key}` está vacío"),
    hint=Words(
        "write the text, or remove the key if it may be absent", "escriban el texto, o quiten la clave si puede faltar"
    ),
    bad='C01:\n  cards:\n    P01: {title: ⟦""⟧}',
    good="C01:\n  cards:\n    P01: {title: Un pasaje}",
    why="""
    An empty text prints an empty box, and the table wonders whether the print failed.

    Un texto vacío imprime una caja vacía, y la mesa se pregunta si falló la impresora.
    """,
)
NOT_A_LIST = declare(
    "M009",
    "list_expected",
    message=Words("`{key}` must be a list", "`{key}` debe ser una lista"),
    hint=Words("put it in square brackets: [{value}]", "pónganlo entre corchetes: [{value}]"),
    bad="C01:\n  cards:\n    Q01: {requires: {all: ⟦P01⟧}}",
    good="C01:\n  cards:\n    Q01: {requires: {all: [P01]}}",
    why="""
    A list of one item is still a list: so a second one can be added without surprise.

    Una lista de un solo elemento sigue siendo una lista: así puede añadirse otro sin sorpresas.
    """,
)
NOT_A_MAPPING = declare(
    "M010",
    "mapping_expected",
    message=Words(
        "`{key}` must be a group of `key: value` lines", "`{key}` debe ser un grupo de líneas `clave: valor`"
    ),
    hint=Words("write its keys below it, indented", "escriban sus claves debajo, con sangría"),
    bad="C01:\n  cards:\n    P01: ⟦Un pasaje⟧",
    good="C01:\n  cards:\n    P01: {title: Un pasaje}",
    why="""
    Every part of a kit has a name, so that it can be printed in its place and translated.

    Cada parte de un kit tiene nombre, para imprimirla en su sitio y traducirla.
    """,
)
WRONG_LENGTH = declare(
    "M011",
    "wrong_number_of_items",
    message=Words(
        "`{key}` must have {expected} items, not {found}", "`{key}` debe tener {expected} elementos, no {found}"
    ),
    hint=Words(
        "write exactly {expected} items in the square brackets", "escriban {expected} elementos entre los corchetes"
    ),
    bad="C01:\n  cards:\n    P01: {exhibit: {kind: log, columns: ⟦[Hora]⟧, rows: {a: ['21:00', Entra]}}}",
    good="C01:\n  cards:\n    P01: {exhibit: {kind: log, columns: [Hora, Qué], rows: {a: ['21:00', Entra]}}}",
    why="""
    A printed row with a cell too few or too many shifts its values under the wrong heads.

    Una fila impresa con una celda de más o de menos corre sus valores bajo otros encabezados.
    """,
)
ONE_EFFECT = declare(
    "M012",
    "one_effect_per_item",
    message=Words("an effect must have exactly one key", "un efecto debe tener exactamente una clave"),
    hint=Words(
        "one item per effect, in printed order: [{{heat: +1}}, {{reputation: -1}}]",
        "un elemento por efecto, en el orden impreso: [{{heat: +1}}, {{reputation: -1}}]",
    ),
    bad="C01:\n  cards:\n    Q01: {effects: [⟦{heat: +1, reputation: -1}⟧]}",
    good="C01:\n  cards:\n    Q01: {effects: [{heat: +1}, {reputation: -1}]}",
    why="""
    Effects apply in the written order (§4), so each stands alone in the list.

    Los efectos se aplican en el orden escrito (§4); por eso cada uno va solo en la lista.
    """,
)
ONE_CONDITION = declare(
    "M013",
    "one_condition",
    message=Words("a condition must have exactly one key", "una condición debe tener exactamente una clave"),
    hint=Words("write either `heat:` or `previous:`", "escriban `heat:` o `previous:`, no ambos"),
    bad="C01:\n  cards:\n    A02: {variants: [{when: ⟦{heat: 3-4, previous: wrong}⟧, text: Llueve.}]}",
    good="C01:\n  cards:\n    A02: {variants: [{when: {heat: 3-4}, text: Llueve.}]}",
    why="""
    A variant with no condition, or with two, leaves the table to guess whether it applies.

    Una variante sin condición, o con dos, obliga a la mesa a adivinar si se aplica.
    """,
)
UNKNOWN_LETTER = declare(
    "M014",
    "unknown_card_letter",
    message=Words(
        "`{value}` begins with a letter of no card type",
        "`{value}` empieza con una letra que no es de ningún tipo de carta",
    ),
    hint=Words("card letters: {letters}", "letras de carta: {letters}"),
    bad="C01:\n  cards:\n    ⟦Z01⟧: {title: Otra}",
    good="C01:\n  cards:\n    N01: {title: Otra, specialist: analista, clue: P01, group: G01, standing: citable}",
    why="""
    The letter of the code says what a card is and how it is played (§2).

    La letra del código dice qué es una carta y cómo se juega (§2).
    """,
)
PLACE_SAYS_OTHERWISE = declare(
    "M015",
    "place_says_otherwise",
    message=Words("`{key}` says {value}, its place says {expected}", "`{key}` dice {value}; su lugar dice {expected}"),
    hint=Words("remove the line: the place of the entry says it", "quiten la línea: lo dice el lugar de la entrada"),
    bad="C01:\n  code: ⟦C02⟧",
    good="C01:\n  code: C01",
    why="""
    A copied entry that keeps the old code would be printed under it, and two cards would carry one code.

    Una entrada copiada que conserva el código viejo se imprimiría con él, y dos cartas llevarían el mismo.
    """,
)
