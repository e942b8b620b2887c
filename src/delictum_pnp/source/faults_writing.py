"""Faults of content that any YAML reader would let pass.  Out: rules S040–S049 in the catalogue."""

from __future__ import annotations

from ..diagnostics import Words, declare

duplicate_key = declare(
    "S040",
    "duplicate_key",
    message=Words("`{key}` already stands in line {first_line}", "`{key}` ya está en la línea {first_line}"),
    hint=Words("keep one of the two, or rename one", "dejen una de las dos o cambien el nombre de una"),
    bad="P01: uno\n⟦P01⟧: dos",
    good="P01: uno\nP02: dos",
    why="""
    One of the two would be lost without a word, usually the card that was written first.

    Una de las dos se perdería sin aviso, casi siempre la carta que se escribió primero.
    """,
)

empty_file = declare(
    "S041",
    "empty_file",
    message=Words("the file is empty", "el archivo está vacío"),
    hint=Words("write its keys, or delete the file", "escriban sus claves o borren el archivo"),
    bad="⟦⟧# cards.yaml",
    good="cards: {}",
    why="""
    An empty file is most often one that was not saved.

    Un archivo vacío suele ser uno que no se guardó.
    """,
)

root_not_mapping = declare(
    "S042",
    "root_not_mapping",
    message=Words(
        "the file must consist of `key: value` lines", "el archivo debe estar hecho de líneas `clave: valor`"
    ),
    hint=Words("begin with a key, such as `title: …`", "empiecen por una clave, como `title: …`"),
    bad="⟦- P01⟧\n- P02",
    good="sources:\n  - P01\n  - P02",
    why="""
    Only keys tell the compiler what a value is.

    Solo las claves dicen al compilador qué es cada valor.
    """,
)

key_not_text = declare(
    "S043",
    "key_not_text",
    message=Words(
        "a key must be a plain word, not a list or a group of fields",
        "una clave debe ser una palabra, no una lista ni un grupo de campos",
    ),
    hint=Words(
        "put the key in quotes if it is text that begins with [ or {{",
        "pongan la clave entre comillas si es un texto que empieza por [ o {{",
    ),
    bad="⟦[P01, P02]⟧: juntos",
    good="juntos: [P01, P02]",
    why="""
    Fields, codes and texts are all found by their word.

    Campos, códigos y textos se encuentran todos por su palabra.
    """,
)

empty_key = declare(
    "S044",
    "empty_key",
    message=Words("the key is empty", "la clave está vacía"),
    hint=Words("write a word before the colon", "escriban una palabra antes de los dos puntos"),
    bad='⟦""⟧: Sombras',
    good="title: Sombras",
    why="""
    Nothing could refer to it.

    Nada podría referirse a ella.
    """,
)

no_value = declare(
    "S045",
    "no_value",
    message=Words("`{key}` has no value", "`{key}` no tiene valor"),
    variants={
        "entry": Words("this list entry is empty", "este elemento de la lista está vacío"),
        "comment": Words(
            "the value of `{key}` is lost: after ` #` everything is a comment",
            "se pierde el valor de `{key}`: tras ` #` todo es comentario",
        ),
    },
    hint=Words(
        'write its value, delete the line, or write "" for an empty text',
        'escriban su valor, borren la línea o escriban "" si es un texto vacío',
    ),
    bad="title: Sombras\n⟦text⟧:",
    good='title: Sombras\ntext: ""',
    why="""
    A forgotten value should be told where it was forgotten, not where it is missed.

    Un valor olvidado debe señalarse donde se olvidó, no donde se echa en falta.
    """,
)

text_lost_after_hash = declare(
    "S046",
    "text_lost_after_hash",
    severity="warning",
    message=Words(
        "the text ends before ` #`: what follows is a comment",
        "el texto acaba antes de ` #`: lo que sigue es un comentario",
    ),
    hint=Words(
        "put the whole text in quotes, or the comment on a line of its own",
        "pongan todo el texto entre comillas, o el comentario en su propia línea",
    ),
    bad="text: El recibo ⟦#⟧42 no existe",
    good='text: "El recibo #42 no existe"',
    why="""
    The rest of the sentence would silently be missing on the card.

    El resto de la frase faltaría en la carta sin que nadie se diera cuenta.
    """,
)

look_alike_letters = declare(
    "S047",
    "look_alike_letters",
    message=Words(
        "`{written}` has letters that only look right; meant is `{meant}`",
        "`{written}` tiene letras que solo se parecen a las debidas; se quiso escribir `{meant}`",
    ),
    hint=Words("type `{meant}` again", "vuelvan a escribir `{meant}`"),
    bad="source: ⟦\u042003⟧",
    good="source: P03",
    why="""
    A Cyrillic Р in a code looks the same and is another code: no reference would find it.

    Una Р cirílica en un código se ve igual y es otro código: ninguna referencia lo encontraría.
    """,
)

misspelt_code = declare(
    "S048",
    "misspelt_code",
    message=Words(
        "the card code `{written}` should be `{meant}`", "el código de carta `{written}` debería ser `{meant}`"
    ),
    variants={
        "number": Words(
            "`{written}` is no card code: its letter is missing",
            "`{written}` no es un código de carta: le falta la letra",
        )
    },
    hint=Words(
        "a card code is a capital letter and two digits, such as P03",
        "un código de carta es una mayúscula y dos cifras, como P03",
    ),
    bad="cards:\n  ⟦p3⟧: {title: Recibo}",
    good="cards:\n  P03: {title: Recibo}",
    why="""
    Codes are printed, spoken and sorted; each has exactly one form.

    Los códigos se imprimen, se dicen y se ordenan; cada uno tiene una sola forma.
    """,
)

blank_in_code = declare(
    "S049",
    "blank_in_code",
    message=Words(
        "a blank stands inside the quotes of the code `{meant}`",
        "hay un espacio dentro de las comillas del código `{meant}`",
    ),
    hint=Words("write {meant} without the blank", "escriban {meant} sin el espacio"),
    bad="source: ⟦'P03 '⟧",
    good="source: P03",
    why="""
    With the blank it is another code, and nobody sees it.

    Con el espacio es otro código, y nadie lo ve.
    """,
)
