"""Pages into the bytes of a PDF.

In: `layout.page.Page`s, a `FontBook`, the palette and what the document says of itself.  Out:
bytes: PDF 1.7, embedded subset fonts only, the same bytes for the same pages.  Page streams are
written and packed here; fonts, outline, forms and the file's frame are reportlab's.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from reportlab.pdfbase import pdfdoc
from reportlab.pdfgen.canvas import Canvas

from ..layout.page import PT_PER_MM, Bookmark, Drawing, Field, Page
from ..layout.reading import Lines
from .fonts import FontBook
from .forms import FormWriter, fields_of
from .metadata import packet
from .operators import Encoding, OperatorWriter
from .settings import Stamp
from .tagged import TaggedWriter
from .tags import TagTree

PROGRAM = "delictum-pnp"
AFTER_ASCII = 128
"""First code for other characters; reportlab would give them the control codes first, which strings must escape."""
Flip = Literal["long", "short", "none"]
DUPLEX = {"long": "DuplexFlipLongEdge", "short": "DuplexFlipShortEdge", "none": "Simplex"}


@dataclass(frozen=True, slots=True)
class Document:
    """What a PDF says of itself."""

    title: str
    subject: str
    author: str
    language: str
    flip: Flip = "long"
    keywords: str = ""
    epoch: int = 0
    """When it was made, in seconds since 1970, UTC."""
    tagged: bool = False
    """Whether it can be read aloud: with the structure of `tags`."""


def write(pages: Iterable[Page], document: Document, fonts: FontBook, palette: Mapping[str, str]) -> bytes:
    """The bytes of a PDF with these pages.  Pages are taken one by one and not kept.

    Raises `ValueError` when there is no page, when a bookmark lies two levels below the one before,
    and for path data or fields that cannot be written.
    """
    file = _File(document, fonts, palette)
    for page in pages:
        file.add(page)
    return file.finish()


class _File:
    """One PDF in the making."""

    def __init__(self, document: Document, fonts: FontBook, palette: Mapping[str, str]) -> None:
        self._fonts = fonts
        self._canvas = Canvas("", pdfVersion=(1, 7), lang=document.language, initialFontName=fonts.any_name())
        self._doc = self._canvas._doc
        self._digest = hashlib.blake2b(repr(document).encode(), digest_size=16)
        self._encodings: dict[str, Encoding] = {}
        self._operators = OperatorWriter(self._encoding, palette, self._form)
        self._tags = TagTree(self._doc, Lines(fonts)) if document.tagged else None
        self._tagged = TaggedWriter(self._encoding, palette, self._form, self._tags) if self._tags else None
        self._outline: list[tuple[Bookmark, int, str]] = []
        self._form_names: dict[Drawing, str] = {}
        self._used: dict[str, None] = {}
        self._resources: dict[tuple[str, ...], Any] = {}
        self._fields = FormWriter(self._canvas, fonts, self._tags)
        _describe(self._canvas, document)

    def add(self, page: Page) -> None:
        """Write one page."""
        canvas, height = self._canvas, page.height * PT_PER_MM
        canvas.setPageSize((page.width * PT_PER_MM, height))
        canvas.setTrimBox(_trim(page))
        number = canvas.getPageNumber()
        for mark in page.bookmarks:
            anchor = f"p{len(self._outline)}"
            canvas.bookmarkPage(anchor)
            self._outline.append((mark, number, anchor))
        fields = fields_of(page)
        key = self._tags.page(self._doc.thisPageName()) if self._tags else None
        marks = [mark for mark in page.marks if not isinstance(mark, Field)] if fields else page.marks
        self._used = {}
        flip = f"q {PT_PER_MM:.6f} 0 0 {-PT_PER_MM:.6f} 0 {height:.4f} cm"
        operators = self._tagged.page(page, marks) if self._tagged else self._operators.marks(marks)
        stream = self._stream([flip, *operators, "Q"])
        self._fields.page(fields, page.height)
        resources = self._resources_with(self._used)
        canvas.showPage()
        made = self._doc.Pages[-1]
        made.Contents, made.Resources = stream, resources
        if key is not None:
            made.__NoDefault__ = [*made.__NoDefault__, "StructParents", "Tabs"]
            made.StructParents, made.Tabs = key, pdfdoc.PDFName("S")

    def finish(self) -> bytes:
        if not self._doc.Pages.pages:
            raise ValueError("a PDF needs a page")
        self._fields.finish()
        for mark, _, anchor in sorted(self._outline, key=_outline_order):
            self._canvas.addOutlineEntry(mark.text, anchor, mark.level, closed=False)
        if self._tags:
            self._digest.update(self._tags.finish().encode())
        name = self._digest.hexdigest().encode()
        self._doc._ID = b"[<%b><%b>]" % (name, name)
        data: bytes = self._canvas.getpdfdata()
        return data

    def _encoding(self, name: str) -> Encoding:
        found = self._encodings.get(name)
        if found is None:
            font, doc = self._fonts.font(name), self._doc

            def assign(character: str) -> tuple[int, int]:
                [(subset, codes)] = font.splitString(character, doc)
                return subset, codes[0]

            font.splitString(" ", doc)
            font.state[doc].nextCode = AFTER_ASCII
            found = Encoding(assign, lambda subset: font.getSubsetInternalName(subset, doc)[1:])
            self._encodings[name] = found
        return found

    def _form(self, drawing: Drawing) -> str:
        """The name of a shared drawing, written when it is first placed; the page or form in hand uses it."""
        name = self._form_names.get(drawing)
        if name is None:
            outer, self._used = self._used, {}
            operators = self._operators.marks(drawing.marks)
            name = self._form_names[drawing] = f"d{len(self._form_names)}"
            form = {"Type": "/XObject", "Subtype": "/Form", "BBox": _form_box(drawing)}
            form["Resources"] = self._resources_with(self._used)
            self._doc.Reference(self._stream(operators, form), name)
            self._used = outer
        self._used[name] = None
        return name

    def _stream(self, operators: list[str], entries: Mapping[str, Any] = {}) -> Any:
        """A packed stream."""
        data = ("\n".join(operators) + "\n").encode("latin-1")
        self._digest.update(data)
        dictionary = pdfdoc.PDFDictionary({**entries, "Filter": "/FlateDecode"})
        return pdfdoc.PDFStream(dictionary, zlib.compress(data))

    def _resources_with(self, forms: Iterable[str]) -> Any:
        """Reference to the resources of pages and forms that use these forms: all fonts, and no other form."""
        names = tuple(sorted(forms))
        found = self._resources.get(names)
        if found is None:
            resources = pdfdoc.PDFResourceDictionary()
            resources.basicFonts()
            resources.XObject = {name: pdfdoc.PDFObjectReference(name) for name in names}
            found = self._resources[names] = self._doc.Reference(resources, f"Resources{len(self._resources)}")
        return found


def _outline_order(entry: tuple[Bookmark, int, str]) -> tuple[bool, int]:
    """Entries in the order in which a document is read, then those that have no place in it, by their pages."""
    mark, number, _ = entry
    return not mark.place, mark.place or number


def _describe(canvas: Canvas, document: Document) -> None:
    canvas.setTitle(document.title)
    canvas.setSubject(document.subject)
    canvas.setAuthor(document.author)
    canvas.setKeywords(document.keywords)
    canvas.setCreator(PROGRAM)
    canvas.setProducer(PROGRAM)
    canvas._doc._timeStamp = Stamp(document.epoch)
    catalog = canvas._doc.Catalog
    kind = pdfdoc.PDFDictionary({"Type": "/Metadata", "Subtype": "/XML"})
    catalog.Metadata = canvas._doc.Reference(pdfdoc.PDFStream(kind, packet(document, PROGRAM)), "metadata")
    catalog.__NoDefault__ = [*catalog.__NoDefault__, "Metadata"]
    catalog.ViewerPreferences = pdfdoc.PDFDictionary(
        {
            "PrintScaling": "/None",
            "Duplex": f"/{DUPLEX[document.flip]}",
            "PickTrayByPDFSize": "true",
            "DisplayDocTitle": "true",
        }
    )


def _trim(page: Page) -> list[float]:
    """Left, bottom, right, top of what remains after cutting, in points from the lower left."""
    x, y, width, height = page.trim or (0.0, 0.0, page.width, page.height)
    edges = (x, page.height - y - height, x + width, page.height - y)
    return [edge * PT_PER_MM for edge in edges]


def _form_box(drawing: Drawing) -> Any:
    """Three times as wide and high as the drawing, which must not be clipped: lines have a width."""
    width, height = max(drawing.width, 10.0), max(drawing.height, 10.0)
    return pdfdoc.PDFArray([-width, -height, 2 * width, 2 * height])
