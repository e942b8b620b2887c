"""Places to write on screen: `Field` marks become an AcroForm.

In: the fields of each page, in millimetres.  Out: widgets on the canvas's pages and one AcroForm whose
only font is embedded whole, so that every Latin-1 character can be typed.  A dot in a name parts
levels: `turn.4.action`.  Raises `ValueError` for two fields of one name, for a name that is also a
level.  A field inside a drawing has no place of its own on the page: `pdf.operators` refuses it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from reportlab.pdfbase import pdfdoc

from ..layout.page import PT_PER_MM, Field, Page
from .fonts import FontBook
from .tags import TagTree

FONT = "sans-regular"
FONT_KEY = "Sans"
"""Name of the font in the form's resources."""
INK = "0.1059 0.1059 0.1137"
ON = "Si"
PRINTED = 4
MULTILINE = 1 << 12
NONSYMBOLIC = 1 << 5
WIDE = 1.3
"""A box to tick that is wider than this is ringed, not crossed: a word or sign stands in it."""


def fields_of(page: Page) -> list[Field]:
    """The fields of a page in the order in which they are filled."""
    return [mark for mark in page.marks if isinstance(mark, Field)]


class FormWriter:
    """Collects the fields of a document's pages; writes nothing when there are none."""

    def __init__(self, canvas: Any, fonts: FontBook, tags: TagTree | None = None) -> None:
        self._canvas, self._document, self._fonts = canvas, canvas._doc, fonts
        self._tags = tags
        self._kids: dict[str, Any] = {"": pdfdoc.PDFArray([])}
        self._terminal: set[str] = set()
        self._pages: list[int] = []

    def page(self, fields: Sequence[Field], height: float) -> None:
        """Put fields on the canvas's current page, `height` mm high."""
        if fields:
            self._pages.append(self._canvas.getPageNumber() - 1)
        for field in fields:
            parent, _, own = field.name.rpartition(".")
            if field.name in self._kids or field.name in self._terminal:
                raise ValueError(f"two form fields are named {field.name}")
            self._terminal.add(field.name)
            widget = self._widget(field, own, height)
            if parent:
                widget["Parent"] = self._level(parent)
            if self._tags:
                widget["StructParent"] = self._tags.widget(self._document.refAnnotation(field.name).name, field.node)
            self._canvas._addAnnotation(pdfdoc.PDFDictionary(widget), field.name)
            self._kids[parent].sequence.append(self._document.refAnnotation(field.name))

    def finish(self) -> None:
        """Write the AcroForm; tab order follows the order of the fields."""
        if not self._terminal:
            return
        for number in self._pages:
            page = self._document.Pages.pages[number]
            page.__NoDefault__ = [*page.__NoDefault__, "Tabs"]
            page.Tabs = pdfdoc.PDFName("S")
        self._document.Catalog.AcroForm = pdfdoc.PDFDictionary(
            {
                "Fields": self._kids[""],
                "NeedAppearances": "true",
                "DA": pdfdoc.PDFString(_typed_in(10)),
                "DR": pdfdoc.PDFDictionary({"Font": pdfdoc.PDFDictionary({FONT_KEY: self._font()})}),
            }
        )

    def _level(self, name: str) -> Any:
        """Reference to the level of that name, made with those above it when first asked for."""
        if name in self._terminal:
            raise ValueError(f"the form field {name} is also a level of names")
        known = name in self._kids
        if not known:
            parent, _, own = name.rpartition(".")
            self._kids[name] = pdfdoc.PDFArray([])
            node = {"T": pdfdoc.PDFString(own), "Kids": self._kids[name]}
            if parent:
                node["Parent"] = self._level(parent)
            reference = self._document.Reference(pdfdoc.PDFDictionary(node), f"Level.{name}")
            self._kids[parent].sequence.append(reference)
        return pdfdoc.PDFObjectReference(f"Level.{name}")

    def _widget(self, field: Field, own: str, height: float) -> dict[str, Any]:
        """The dictionary of a field that is its own widget."""
        left, top = field.x * PT_PER_MM, (height - field.y) * PT_PER_MM
        rectangle = (left, top - field.height * PT_PER_MM, left + field.width * PT_PER_MM, top)
        widget = {
            "Type": pdfdoc.PDFName("Annot"),
            "Subtype": pdfdoc.PDFName("Widget"),
            "Rect": pdfdoc.PDFArray([round(value, 3) for value in rectangle]),
            "F": PRINTED,
            "T": pdfdoc.PDFString(own),
            "TU": pdfdoc.PDFString(field.tooltip),
        }
        return {**widget, **(self._check(field) if field.kind == "check" else _text(field))}

    def _check(self, field: Field) -> dict[str, Any]:
        size = (round(field.width * PT_PER_MM, 3), round(field.height * PT_PER_MM, 3))
        looks = {name: self._look(name, operators, size) for name, operators in (("Off", ""), (ON, _tick(*size)))}
        return {
            "FT": pdfdoc.PDFName("Btn"),
            "V": pdfdoc.PDFName("Off"),
            "AS": pdfdoc.PDFName("Off"),
            "AP": pdfdoc.PDFDictionary({"N": pdfdoc.PDFDictionary(looks)}),
        }

    def _look(self, state: str, operators: str, size: tuple[float, float]) -> Any:
        """Appearance of a box to tick; one for all of a size."""
        name = f"Look.{state}.{size[0]:g}.{size[1]:g}"
        if name not in self._document.idToObject:
            box = pdfdoc.PDFArray([0, 0, *size])
            entries = {"Type": "/XObject", "Subtype": "/Form", "BBox": box, "Resources": pdfdoc.PDFDictionary({})}
            self._document.Reference(pdfdoc.PDFStream(pdfdoc.PDFDictionary(entries), operators), name)
        return pdfdoc.PDFObjectReference(name)

    def _font(self) -> Any:
        """The font of all that is typed: the whole file, WinAnsi codes."""
        face, metrics = self._fonts.font(FONT).face, self._fonts(FONT)
        data = self._fonts.file(FONT).read_bytes()
        file = pdfdoc.PDFStream(pdfdoc.PDFDictionary({"Length1": len(data)}), data, [pdfdoc.PDFZCompress])
        name = pdfdoc.PDFName(face.name.decode("ascii"))
        descriptor = {
            "Type": "/FontDescriptor",
            "FontName": name,
            "Flags": NONSYMBOLIC,
            "FontBBox": pdfdoc.PDFArray(face.bbox),
            "ItalicAngle": face.italicAngle,
            "Ascent": face.ascent,
            "Descent": face.descent,
            "CapHeight": face.capHeight,
            "StemV": face.stemV,
            "FontFile2": self._document.Reference(file, "FormFontFile"),
        }
        codes = range(32, 256)
        font = {
            "Type": "/Font",
            "Subtype": "/TrueType",
            "BaseFont": name,
            "Encoding": "/WinAnsiEncoding",
            "FirstChar": codes.start,
            "LastChar": codes.stop - 1,
            "Widths": pdfdoc.PDFArray([metrics.width(_character(code)) for code in codes]),
            "FontDescriptor": self._document.Reference(pdfdoc.PDFDictionary(descriptor), "FormFontDescriptor"),
        }
        return self._document.Reference(pdfdoc.PDFDictionary(font), "FormFont")


def _text(field: Field) -> dict[str, Any]:
    return {
        "FT": pdfdoc.PDFName("Tx"),
        "Ff": MULTILINE if field.multiline else 0,
        "DA": pdfdoc.PDFString(_typed_in(field.size)),
    }


def _typed_in(size: float) -> str:
    return f"/{FONT_KEY} {size:g} Tf {INK} rg"


def _tick(width: float, height: float) -> str:
    """Operators of a ticked box in points: a cross, or a ring round what stands in a wide one."""
    if width > WIDE * height:
        return f"{INK} RG 1.6 w 1 j 0.8 0.8 {width - 1.6:.3f} {height - 1.6:.3f} re S"
    half = min(width, height) * 0.36
    x, y = width / 2, height / 2
    strokes = (
        f"{x - half:.3f} {y - half:.3f} m {x + half:.3f} {y + half:.3f} l "
        f"{x - half:.3f} {y + half:.3f} m {x + half:.3f} {y - half:.3f} l S"
    )
    return f"{INK} RG 1.6 w 1 J {strokes}"


def _character(code: int) -> str:
    """The character of a WinAnsi code; the five codes without one are bullets."""
    return bytes([code]).decode("cp1252", errors="replace").replace("\ufffd", "•")
