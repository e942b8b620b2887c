"""The dialect of the kit's prose, one row per thing that an author may write."""

from __future__ import annotations

import pytest

from delictum_pnp.layout.flow_blocks import (
    Cell,
    Data,
    Example,
    FlowBlock,
    Heading,
    Items,
    PageBreak,
    Paragraph,
    Step,
    Steps,
    Table,
)
from delictum_pnp.layout.markdown import MarkdownFault, parse

WRITTEN: dict[str, tuple[FlowBlock, ...]] = {
    "": (),
    "# 4 Cómo va un turno": (Heading(1, "Cómo va un turno", "4"),),
    "# 19 Palabras": (Heading(1, "Palabras", "19"),),
    "# Colofón": (Heading(1, "Colofón"),),
    "## 3 maneras": (Heading(2, "3 maneras"),),
    "### Rótulo": (Heading(3, "Rótulo"),),
    "Una **clave** y *otra*, [[P04]], caso~1.": (Paragraph("Una **clave** y *otra*, [[P04]], caso~1."),),
    "Dos\nrenglones.": (Paragraph("Dos\nrenglones."),),
    "Uno.\n\nDos.": (Paragraph("Uno."), Paragraph("Dos.")),
    "- a\n- b": (Items(("a", "b")),),
    "1. a\n2. b": (Items(("a", "b"), numbered=True),),
    "- a\n\n  b\n- c": (Items(("a\n\nb", "c")),),
    "- a\n  sigue": (Items(("a\nsigue",)),),
    "| A | B |\n| --- | --- |\n| 1 | **2** |": (Table(("A", "B"), ((Cell("1"), Cell("**2**")),)),),
    ":::data crisis": (Data("crisis"),),
    "a\n\n:::nueva-pagina\n\nb": (Paragraph("a"), PageBreak(), Paragraph("b")),
    "a\n:::data crisis\nb": (Paragraph("a"), Data("crisis"), Paragraph("b")),
    ":::ejemplo CALOR 4\nUno.\n\n- a\n:::\nb": (
        Example("CALOR 4", (Paragraph("Uno."), Items(("a",)))),
        Paragraph("b"),
    ),
    ":::pasos\n1. {Q} **Conversar.** Hablen.\n2. {req} **¿Falta algo?** No.\n:::": (
        Steps((Step("Q", "Conversar", "Hablen."), Step("req", "¿Falta algo?", "No."))),
    ),
    # What is literal: no HTML, no links, no code, no quotes.
    "<b>a</b> & `b` [c](d) > e": (Paragraph("<b>a</b> & `b` [c](d) > e"),),
    "a\n---": (Paragraph("a\n---"),),
}


@pytest.mark.parametrize(("text", "blocks"), WRITTEN.items())
def test_what_is_written_becomes_blocks(text: str, blocks: tuple[FlowBlock, ...]) -> None:
    assert parse(text) == blocks


@pytest.mark.parametrize(
    ("text", "line", "kind"),
    [
        ("a\n\n:::cuadro\nb\n:::", 3, "block"),
        (":::ejemplo A\nb", 1, "unclosed"),
        ("a\n:::pasos\n1. {Q} **A.** b\n:::ejemplo C\n:::", 2, "unclosed"),
        ("\n:::pasos\n1. Sin icono.\n:::", 2, "step"),
        (":::pasos\nSin lista.\n:::", 1, "step"),
        ("a\n:::", 2, "block"),
    ],
)
def test_a_special_block_that_is_wrong_is_told_with_its_line(text: str, line: int, kind: str) -> None:
    with pytest.raises(MarkdownFault) as fault:
        parse(text)
    assert (fault.value.line, fault.value.kind) == (line, kind)
