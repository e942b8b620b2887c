"""The calibration sheet as a file; it belongs to a printer, not to a kit.

In: the templates, a paper, a language (Spanish where the phrase table has no other).  Out: `Output`.
"""

from __future__ import annotations

import pathlib

from .bundle import Output
from .layout import calibration
from .layout.workshop import TemplateMissing
from .pdf.fonts import FontBook
from .pdf.writer import Document, write
from .pipeline import Templates, bare_workshop


def sheet(templates: pathlib.Path, paper: str, language: str) -> Output:
    """`calibracion-a4.pdf`: one sheet, both sides."""
    library = Templates(templates)
    try:
        library(f"phrases/{language}")
    except TemplateMissing:
        language = "es"
    workshop = bare_workshop(library, paper, language)
    fonts = workshop.setter.ruler
    assert isinstance(fonts, FontBook)
    title = workshop.phrases("calibration.document")
    document = Document(title=title, subject=title, author="", language=language)
    data = write(calibration.pages(workshop), document, fonts, workshop.theme.palette)
    return Output(f"calibracion-{paper}.pdf", data, "players")
