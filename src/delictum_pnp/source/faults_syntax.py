"""Faults of YAML's grammar, in plain words.  Out: rules S020–S030 in the catalogue."""

from __future__ import annotations

from ..diagnostics import Words, declare

colon_in_text = declare(
    "S020",
    "colon_in_text",
    message=Words('the text has ": " and must be quoted', "el texto lleva «: » y debe ir entre comillas"),
    hint=Words(
        'put the whole text in "…", or after a line that ends in >',
        'pongan todo el texto entre "…" o debajo de una línea que acabe en >',
    ),
    bad="text: Dijo⟦:⟧ no fui yo",
    good='text: "Dijo: no fui yo"',
    why="""
    A colon and a space make a key; the parser cannot know that here it is a sentence.

    Dos puntos y un espacio forman una clave; el programa no puede saber que aquí son parte de una frase.
    """,
)

unclosed_quote = declare(
    "S021",
    "unclosed_quote",
    message=Words("the quote that opens here is not closed", "la comilla que se abre aquí no se cierra"),
    hint=Words(
        "close it at the end of the text; a quote inside \"…\" is written \\\", inside '…' it is doubled ''",
        "ciérrenla al final del texto; una comilla dentro de \"…\" se escribe \\\", dentro de '…' se duplica ''",
    ),
    bad='title: ⟦"⟧Sombras\nbox: B01',
    good='title: "Sombras"\nbox: B01',
    why="""
    Everything up to the next quote, however far away, would become part of this text.

    Todo hasta la comilla siguiente, por lejos que esté, pasaría a ser parte de este texto.
    """,
)

unclosed_bracket = declare(
    "S022",
    "unclosed_bracket",
    message=Words(
        "the `{bracket}` that opens here is not closed, or a comma is missing in it",
        "el `{bracket}` que se abre aquí no se cierra o le falta una coma",
    ),
    variants={
        "extra": Words("this `{bracket}` closes nothing", "este `{bracket}` no cierra nada"),
        "comma": Words("nothing stands before this comma", "no hay nada antes de esta coma"),
    },
    hint=Words(
        "close it, put commas between the entries, and quote texts that hold , [ ] {{ }}",
        "ciérrenlo, separen los elementos con comas y pongan entre comillas los textos con , [ ] {{ }}",
    ),
    bad="sources: ⟦[⟧P01, P02\nbox: B01",
    good="sources: [P01, P02]\nbox: B01",
    why="""
    The list would go on into the lines below.

    La lista seguiría en las líneas de abajo.
    """,
)

wrong_indentation = declare(
    "S023",
    "wrong_indentation",
    message=Words(
        "this line is not aligned with the others of its level", "esta línea no está alineada con las demás de su nivel"
    ),
    variants={
        "deeper": Words(
            "this line is deeper than the value above, which is already complete",
            "esta línea está más adentro que el valor de arriba, que ya está completo",
        ),
        "dash": Words("a list entry `-` cannot stand here", "un elemento de lista `-` no puede ir aquí"),
    },
    hint=Words(
        "entries of one level begin in the same column; a text that goes on here must be quoted",
        "las líneas de un nivel empiezan en la misma columna; si aquí sigue un texto, pónganlo entre comillas",
    ),
    bad="C01:\n    title: Sombras\n  ⟦kind⟧: case",
    good="C01:\n    title: Sombras\n    kind: case",
    why="""
    Indentation says what belongs to what; one space too many moves a field to another card.

    La sangría dice qué pertenece a qué; un espacio de más pasa un campo a otra carta.
    """,
)

text_after_value = declare(
    "S024",
    "text_after_value",
    message=Words("text stands after the closing quote", "hay texto después de la comilla de cierre"),
    variants={"bracket": Words("text stands after the closing bracket", "hay texto después del corchete de cierre")},
    hint=Words(
        "put the whole text in quotes; a quote inside \"…\" is written \\\", inside '…' it is doubled ''",
        "pongan todo el texto entre comillas; una comilla dentro de \"…\" se escribe \\\", dentro de '…' se duplica ''",
    ),
    bad='text: "Nadie" ⟦abrió⟧',
    good="text: '\"Nadie\" abrió'",
    why="""
    Only a whole text can be quoted, not its first word.

    Solo un texto entero puede ir entre comillas, no su primera palabra.
    """,
)

reserved_start = declare(
    "S025",
    "reserved_start",
    message=Words(
        "a text cannot begin with `{character}` unless it is quoted",
        "un texto no puede empezar por `{character}` si no va entre comillas",
    ),
    hint=Words("put the whole text in quotes", "pongan todo el texto entre comillas"),
    bad="title: ⟦@⟧sombras",
    good='title: "@sombras"',
    why="""
    YAML keeps some characters for itself at the beginning of a value.

    YAML se reserva algunos signos al principio de un valor.
    """,
)

wrong_escape = declare(
    "S026",
    "wrong_escape",
    message=Words(
        'inside "…" a backslash gives the next sign another meaning, and this sign has none',
        'dentro de "…" la barra \\ da otro sentido al signo que la sigue, y este no lo tiene',
    ),
    hint=Words(
        "write \\\\ for a backslash, or use '…', where it is plain",
        "escriban \\\\ para una barra, o usen '…', donde la barra es solo una barra",
    ),
    bad='text: "C:⟦\\⟧casos"',
    good="text: 'C:\\casos'",
    why="""
    The parser would have to guess which character is meant.

    El programa tendría que adivinar qué signo se quería.
    """,
)

missing_colon = declare(
    "S027",
    "missing_colon",
    message=Words("this line is not of the form `key: value`", "esta línea no tiene la forma `clave: valor`"),
    variants={"space": Words("a space is missing after the colon", "falta un espacio tras los dos puntos")},
    hint=Words(
        "write `key: value` with a space after the colon; indent a line that goes on a text",
        "escriban `clave: valor` con un espacio tras los dos puntos; si la línea continúa un texto, va más adentro",
    ),
    bad="title: Sombras\n⟦box⟧\nkind: case",
    good="title: Sombras\nbox: B01\nkind: case",
    why="""
    Without the colon the words belong to no field.

    Sin los dos puntos, las palabras no pertenecen a ningún campo.
    """,
)

text_after_block_mark = declare(
    "S028",
    "text_after_block_mark",
    message=Words(
        "after `|` or `>` the text begins on the next line, indented",
        "tras `|` o `>` el texto empieza en la línea siguiente, más adentro",
    ),
    hint=Words(
        "move the text to the next line; quote it if it begins with | or >",
        "pasen el texto a la línea siguiente; pónganlo entre comillas si empieza por | o >",
    ),
    bad="text: > ⟦N⟧adie abrió",
    good="text: >\n  Nadie abrió",
    why="""
    The mark announces a block of lines, and only how its line breaks are kept may follow.

    El signo anuncia un bloque de líneas, y tras él solo cabe decir cómo se conservan los saltos de línea.
    """,
)

unreadable_yaml = declare(
    "S029",
    "unreadable_yaml",
    message=Words("the file cannot be read as YAML from here on", "el archivo no se puede leer como YAML desde aquí"),
    hint=Words(
        "look for a missing quote, bracket or colon here or just above",
        "busquen una comilla, un corchete o dos puntos que falten aquí o justo arriba",
    ),
    bad="[P01]\n⟦box⟧: B01",
    good="sources: [P01]\nbox: B01",
    why="""
    The parser found something that fits no form that it knows.

    El programa encontró algo que no tiene ninguna de las formas que conoce.
    """,
)

unquoted_code_mark = declare(
    "S030",
    "unquoted_code_mark",
    message=Words("a text that begins with [[ must be quoted", "un texto que empieza por [[ debe ir entre comillas"),
    hint=Words("put the whole text in quotes", "pongan todo el texto entre comillas"),
    bad="text: ⟦[[⟧P04]] estaba cerrada",
    good='text: "[[P04]] estaba cerrada"',
    why="""
    Without quotes YAML reads a list in a list.

    Sin comillas, YAML lee una lista dentro de otra.
    """,
)
