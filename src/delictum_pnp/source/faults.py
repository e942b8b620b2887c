"""Faults of a file as a whole: its bytes, its characters, and the YAML that a kit does without.

Out: rules S001–S012 in the catalogue.  `faults_syntax.py` and `faults_writing.py` hold the others.
"""

from __future__ import annotations

from ..diagnostics import Words, declare

not_utf8 = declare(
    "S001",
    "not_utf8",
    message=Words(
        "this character (byte {byte}) is not saved as UTF-8", "este carácter (byte {byte}) no está guardado como UTF-8"
    ),
    variants={
        "utf16": Words("the file is saved as UTF-16, not UTF-8", "el archivo está guardado como UTF-16, no como UTF-8")
    },
    hint=Words(
        "save the file again with the encoding UTF-8", "guarden el archivo de nuevo y elijan la codificación UTF-8"
    ),
    bad="title: Cami⟦ó⟧n",
    good="title: Camión",
    why="""
    Saved in another encoding, ñ and accented letters would be printed as something else.

    Guardadas en otra codificación, la ñ y las vocales con tilde se imprimirían como otros signos.
    """,
)

file_too_large = declare(
    "S002",
    "file_too_large",
    message=Words(
        "the file has {size} bytes; {limit} are allowed", "el archivo tiene {size} bytes; se permiten {limit}"
    ),
    hint=Words(
        "split it: each top-level key may stand in a file of its own",
        "divídanlo: cada clave principal puede ir en su propio archivo",
    ),
    bad="",
    good="title: Sombras",
    why="""
    A kit's text is small; a huge file is a mistake or an attack, and is refused before it is read.

    El texto de un kit ocupa poco; un archivo enorme es un descuido o un ataque, y se rechaza sin leerlo.
    """,
)

invisible_character = declare(
    "S003",
    "invisible_character",
    message=Words("control character {codepoint} in the text", "hay un carácter de control, {codepoint}, en el texto"),
    variants={
        "bidi": Words(
            "{codepoint} changes the direction of the text unseen",
            "{codepoint} cambia el sentido de lectura sin que se vea",
        ),
        "invisible": Words("invisible character {codepoint}", "hay un carácter que no se ve, {codepoint}"),
        "lost": Words(
            "{codepoint} stands where a letter was lost in a conversion",
            "{codepoint} está donde se perdió una letra al convertir el archivo",
        ),
        "escape": Words(
            "a code with \\ in these quotes makes {codepoint}, which cannot be printed",
            "un código con \\ entre estas comillas produce {codepoint}, que no se puede imprimir",
        ),
    },
    hint=Words("delete it and type the place again", "bórrenlo y vuelvan a escribir ese punto"),
    bad="title: Som⟦\u202e⟧bras",
    good="title: Sombras",
    why="""
    It cannot be printed, breaks codes that look right, and can hide from a reviewer what the file says.

    No se puede imprimir, estropea códigos que parecen correctos y puede ocultar a quien revisa lo que dice el archivo.
    """,
)

tab = declare(
    "S004",
    "tab",
    message=Words("a tab stands here", "aquí hay un tabulador"),
    variants={"indentation": Words("this line is indented with a tab", "esta línea empieza con un tabulador")},
    hint=Words(
        "use spaces; set the editor to insert spaces for Tab",
        "usen espacios; configuren el editor para que la tecla Tab inserte espacios",
    ),
    bad="C01:\n⟦\t⟧title: Sombras",
    good="C01:\n  title: Sombras",
    why="""
    The width of a tab differs between editors, so that what looks aligned may not be.

    El ancho de un tabulador cambia de un editor a otro: lo que parece alineado puede no estarlo.
    """,
)

odd_space = declare(
    "S005",
    "odd_space",
    message=Words(
        "this line is indented with {codepoint}, not with a plain space",
        "esta línea empieza con {codepoint}, que no es un espacio normal",
    ),
    variants={
        "after": Words(
            "after `{mark}` stands {codepoint}, not a plain space",
            "tras `{mark}` hay {codepoint}, que no es un espacio normal",
        )
    },
    hint=Words("delete it and type a plain space", "bórrenlo y escriban un espacio normal"),
    bad="title:⟦\u00a0⟧Sombras",
    good="title: Sombras",
    why="""
    Text pasted from a word processor or the web brings spaces that look plain and that YAML does not count.

    El texto pegado de un procesador o de la web trae espacios que parecen normales y que YAML no cuenta.
    """,
)

directive = declare(
    "S006",
    "directive",
    message=Words(
        "a line that begins with % is an order to the YAML reader",
        "una línea que empieza por % es una orden para el lector de YAML",
    ),
    hint=Words("delete the line", "borren la línea"),
    bad="⟦%⟧YAML 1.1\n---\ntitle: Sombras",
    good="title: Sombras",
    why="""
    Directives change how the rest is read; kits are all read in the same way.

    Esas órdenes cambian cómo se lee el resto; todos los kits se leen del mismo modo.
    """,
)

several_documents = declare(
    "S007",
    "several_documents",
    message=Words("a second document begins here", "aquí empieza un segundo documento"),
    hint=Words(
        "delete the line `---` or move what follows to a file of its own",
        "borren la línea `---` o pasen lo que sigue a otro archivo",
    ),
    bad="title: Sombras\n⟦---⟧\nbox: B01",
    good="title: Sombras\nbox: B01",
    why="""
    Everything after the line would be lost.

    Se perdería todo lo que va después de esa línea.
    """,
)

alias = declare(
    "S008",
    "alias",
    message=Words(
        "a text that begins with * must be quoted; unquoted it is a YAML alias",
        "un texto que empieza por * va entre comillas; sin ellas es un «alias» de YAML",
    ),
    variants={
        "anchor": Words(
            "a text that begins with & must be quoted; unquoted it is a YAML anchor",
            "un texto que empieza por & va entre comillas; sin ellas es un «ancla» de YAML",
        ),
        "merge": Words(
            "`<<` copies fields from elsewhere, a YAML merge", "`<<` copia campos de otro sitio, una «fusión» de YAML"
        ),
    },
    hint=Words(
        "if it is text, put the whole text in quotes; if you wanted to reuse a value, write it out",
        "si es texto, pónganlo entero entre comillas; si querían repetir un valor, escríbanlo completo",
    ),
    bad="text: ⟦**Nadie**⟧ abrió.",
    good='text: "**Nadie** abrió."',
    why="""
    A text that opens in bold must be quoted; repeated values by reference hide what a card says.

    Un texto que empieza en negrita va entre comillas; un valor repetido por referencia oculta lo que dice una carta.
    """,
)

tag = declare(
    "S009",
    "tag",
    message=Words(
        "a text that begins with ! must be quoted; unquoted it is a YAML tag",
        "un texto que empieza por ! va entre comillas; sin ellas es una «etiqueta» de YAML",
    ),
    hint=Words(
        "if it is text, put the whole text in quotes; otherwise delete the tag",
        "si es texto, pónganlo entero entre comillas; si no, borren la etiqueta",
    ),
    bad="title: ⟦!Alto⟧ ahí",
    good='title: "!Alto ahí"',
    why="""
    Tags ask the reader to make other things than text, lists and mappings; a kit has none.

    Las etiquetas piden leer algo que no es texto, lista ni campo; un kit no tiene nada así.
    """,
)

too_deep = declare(
    "S010",
    "too_deep",
    message=Words("more than {limit} levels, one inside the other", "hay más de {limit} niveles, unos dentro de otros"),
    hint=Words(
        "nothing in a kit is that deep: look for `[` or `-` repeated by mistake",
        "nada en un kit llega tan hondo: busquen `[` o `-` repetidos por error",
    ),
    bad="a: " + "[" * 31 + "⟦[⟧" + "]" * 32,
    good="a: [[b]]",
    why="""
    Deep nesting is a mistake or an attack; the reading stops there.

    Tantos niveles son un descuido o un ataque; la lectura se detiene ahí.
    """,
)

too_many_values = declare(
    "S011",
    "too_many_values",
    message=Words("more than {limit} values in one file", "hay más de {limit} valores en un archivo"),
    hint=Words(
        "split it: each top-level key may stand in a file of its own",
        "divídanlo: cada clave principal puede ir en su propio archivo",
    ),
    bad="",
    good="a: [b, c]",
    why="""
    A kit's file is far smaller; the reading stops there.

    Un archivo de un kit es mucho más corto; la lectura se detiene ahí.
    """,
)

decomposed_letters = declare(
    "S012",
    "decomposed_letters",
    severity="warning",
    message=Words(
        "a letter and its accent are two characters here; read as one",
        "aquí una letra y su tilde son dos caracteres; se leen como uno",
    ),
    hint=Words(
        "type the letter again, or save with Unicode form NFC",
        "vuelvan a escribir la letra o guarden en la forma Unicode NFC",
    ),
    bad="title: Se⟦n\u0303⟧as",
    good="title: Señas",
    why="""
    Files from macOS or PDFs bring such pairs; a search would miss the word.  The compiler composes them.

    Los archivos de macOS o de un PDF traen esas parejas, y una búsqueda no hallaría la palabra. El compilador las une.
    """,
)
