"""What is made for the editors of a case, beside the kit: the graph as SVG, the dossier as PDF.

In: a `Dossier`, its `Verdict`, a `Workshop`.  Out: `Output`s of audience `editor`, which no kit folder takes.
Both tell the solution.
"""

from __future__ import annotations

from . import bundle
from .bundle import EditorPages, Output
from .diagnostics import Language
from .layout import dossier as dossier_pages
from .layout import graph as graph_page
from .layout.workshop import Workshop
from .model.dossier import Dossier
from .pdf.fonts import FontBook
from .pdf.writer import Document, write
from .prover.tell import tell
from .prover.verdict import Verdict
from .svg.drawn import drawn


def graph(dossier: Dossier, workshop: Workshop) -> Output:
    """`C01-grafo.svg`: what opens what."""
    page = graph_page.page(dossier, workshop)
    text = drawn(page, workshop, dossier.info.language)
    return bundle.editor_output(f"{dossier.case.code}-grafo.svg", EditorPages([page]), text.encode("utf-8"))


def dossier(dossier: Dossier, verdict: Verdict, workshop: Workshop, epoch: int) -> Output:
    """`C01-legajo.pdf`: what the case demands and where it is weak."""
    info, fonts = dossier.info, workshop.setter.ruler
    assert isinstance(fonts, FontBook)
    language: Language = "es" if info.language == "es" else "en"
    lines = {str(t.scope): tell(t.strategy, dossier, language) for t in verdict.theses if t.strategy}
    pages = dossier_pages.pages(dossier, verdict, lines, workshop)
    case = workshop.phrases("case.titled", code=dossier.case.code, title=dossier.case.title)
    product = workshop.phrases("dossier.title")
    document = Document(
        title=workshop.phrases(
            "document.title_case", title=info.title, subtitle=info.subtitle, case=case, product=product
        ),
        subject=workshop.phrases("dossier.spoilers"),
        author=workshop.kit_title,
        language=info.language,
        epoch=epoch,
    )
    data = write(pages, document, fonts, workshop.theme.palette)
    return bundle.editor_output(f"{dossier.case.code}-legajo.pdf", EditorPages(pages), data)
