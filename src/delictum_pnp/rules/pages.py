"""What the laid-out pages may not do: lose text.

In: an issue of layout.  Out: findings L010–L014.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..diagnostics import Finding, Words, rule
from ..layout.issues import BadText, MissingGlyph, Overflow, TooLarge, UnknownName


@rule(
    "L010",
    message=Words(
        "the text does not fit in box `{box}` of {face}: {lines} lines too long",
        "el texto no cabe en la caja `{box}` de {face}: sobran {lines} líneas",
    ),
    hint=Words("cut about {characters} characters", "quiten unos {characters} caracteres"),
    bad="""\
C01:
  cards:
    P01: {text: ⟦Un texto larguísimo.⟧}
""",
    good="""\
C01:
  cards:
    P01: {text: Un texto.}
""",
)
def text_overflows(overflow: Overflow) -> Iterator[Finding]:
    """Even at the least size that can be read, the last lines would be cut off: they may hold the clue.

    Ni en el menor tamaño legible cabe: se cortarían las últimas líneas, y quizá lleven la pista.
    """
    values = {"box": overflow.box, "face": overflow.face}
    amounts = {"lines": overflow.lines_over, "characters": overflow.characters_over}
    yield Finding(overflow.path, {**values, **amounts})


@rule(
    "L011",
    message=Words("font {font} has no glyph for {characters}", "la fuente {font} no tiene glifo para {characters}"),
    hint=Words(
        "write another character, or choose a font that has it",
        "escriban otro carácter, o elijan una fuente que lo tenga",
    ),
    bad="""\
C01:
  cards:
    P01: {text: ⟦Un reloj ⏱.⟧}
""",
    good="""\
C01:
  cards:
    P01: {text: Un reloj.}
""",
)
def glyph_missing(missing: MissingGlyph) -> Iterator[Finding]:
    """An empty box would be printed in its place.

    En su lugar se imprimiría un cuadro vacío.
    """
    shown = ", ".join(f"«{character}» (U+{ord(character):04X})" for character in missing.characters)
    yield Finding(missing.path, {"font": missing.font, "characters": shown})


@rule(
    "L012",
    message=Words("there is no drawing `{name}`", "no hay ningún dibujo `{name}`"),
    hint=Words(
        "drawings are the files of templates/art/; colours stand under `palette` in templates/theme.yaml",
        "los dibujos son los archivos de templates/art/; los colores, los de `palette` en templates/theme.yaml",
    ),
    variants={"accent": Words("there is no colour `{name}`", "no hay ningún color `{name}`")},
    bad="""\
C01:
  cards:
    P01: {exhibit: {kind: specimen, art: ⟦vazo⟧, rows: {a: [Protocolo, '5521']}}}
""",
    good="""\
C01:
  cards:
    P01: {exhibit: {kind: specimen, art: vaso, rows: {a: [Protocolo, '5521']}}}
""",
)
def look_unknown(unknown: UnknownName) -> Iterator[Finding]:
    """The card would show an empty place where the object should be, or no colour of its case.

    La carta mostraría un hueco donde debería estar el objeto, o quedaría sin el color de su caso.
    """
    variant = "accent" if unknown.kind == "accent" else ""
    yield Finding(unknown.path, {"name": unknown.name}, variant=variant)


@rule(
    "L013",
    message=Words(
        "the {product} has {available:.1f} mm of room and needs {needed:.1f} mm",
        "el {product} tiene {available:.1f} mm de lugar y necesita {needed:.1f} mm",
    ),
    hint=Words(
        "drop some cards, or widen the gusset in templates/products/sobre.yaml",
        "quiten algunas cartas o ensanchen el fuelle en templates/products/sobre.yaml",
    ),
    bad="""\
C01:
  ⟦cards⟧: {}
""",
    good="""\
C01:
  cards: {}
""",
)
def product_too_small(large: TooLarge) -> Iterator[Finding]:
    """The envelope would not close over its cards.

    El sobre no cerraría con todas sus cartas adentro.
    """
    values = {"product": large.product, "needed": large.needed, "available": large.available}
    yield Finding(large.path, values, on_key=True)


@rule(
    "L014",
    message=Words("there is no block `{text}`", "no hay ningún bloque `{text}`"),
    hint=Words(
        "blocks are :::pasos, :::ejemplo, :::data and :::nueva-pagina; `:::` alone on a line closes the first two",
        "los bloques son :::pasos, :::ejemplo, :::data y :::nueva-pagina; una línea `:::` cierra los dos primeros",
    ),
    variants={
        "missing": Words("the kit has no page `{text}`", "el kit no tiene la página `{text}`"),
        "unclosed": Words("`{text}` is not closed", "`{text}` no está cerrado"),
        "step": Words(
            "`{text}` is not a step: write `1. {{icon}} **Verb.** text`",
            "`{text}` no es un paso: escriban `1. {{icono}} **Verbo.** texto`",
        ),
        "table": Words("there is no table `{text}`", "no hay ninguna tabla `{text}`"),
        "icon": Words("there is no icon `{text}`", "no hay ningún icono `{text}`"),
    },
    bad="""\
⟦⟧:::caja
Texto.
:::
""",
    good="""\
:::ejemplo UN TURNO
Texto.
:::
""",
)
def running_text_unprintable(text: BadText) -> Iterator[Finding]:
    """The rulebook would lose a page, a step or a table, and nobody would miss it before the game.

    El reglamento perdería una página, un paso o una tabla, y nadie lo notaría antes de jugar.
    """
    yield Finding(text.path, {"text": text.text}, variant="" if text.kind == "block" else text.kind)
