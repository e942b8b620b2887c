"""A second opinion on tagged PDFs, in the manner of the Matterhorn checkpoints for PDF/UA-1 (ISO 14289-1).

In: the bytes of a file.  Out: a line for every fault, which begins with the number of its checkpoint.  Only pypdf is
used: it knows nothing of how our files are written.  Checked is what a machine can tell; whether an alternative text is
true, a person must say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from io import BytesIO
from typing import Any

from pypdf import PdfReader
from pypdf.generic import ContentStream, DictionaryObject

PAINTS = {b"S", b"s", b"f", b"F", b"f*", b"B", b"B*", b"b", b"b*", b"sh", b"Do", b"EI", b"Tj", b"TJ", b"'", b'"'}
GROUPS = {"Document", "Sect", "Table", "TR", "L", "LI", "TOC", "TOCI"}
"""Hold elements, never content."""
BLOCKS = {"H1", "H2", "H3", "P", "Figure", "Table", "L", "TOC", "Form"}
KIDS: Mapping[str, set[str]] = {
    "Document": {*BLOCKS, "Sect"},
    "Sect": {*BLOCKS, "Sect"},
    "Table": {"TR"},
    "TR": {"TH", "TD"},
    "TH": BLOCKS,
    "TD": BLOCKS,
    "L": {"LI"},
    "LI": {"Lbl", "LBody"},
    "LBody": BLOCKS,
    "TOC": {"TOCI"},
    "TOCI": {"Lbl", "P", "Reference"},
    "Figure": set(),
    "Form": set(),
    "Lbl": set(),
    "P": set(),
    **{f"H{level}": set() for level in range(1, 7)},
}
"""Role → the roles that may stand in it.  A role that is not here is no standard one that we use."""
ARTIFACTS = {"/Pagination", "/Layout", "/Page", "/Background"}


def faults(data: bytes) -> list[str]:
    """Everything that is wrong with a file."""
    reader = PdfReader(BytesIO(data), strict=True)
    return [*_document(reader), *_Checker(reader).faults()]


def _document(reader: PdfReader) -> Iterator[str]:
    root: Any = reader.trailer["/Root"]
    if not root.get("/MarkInfo", {}).get("/Marked", False) or root["/MarkInfo"].get("/Suspects", False):
        yield "06-000 the file does not say that it is tagged"
    if not (reader.metadata and reader.metadata.title):
        yield "06-003 the document has no title"
    if not root.get("/ViewerPreferences", {}).get("/DisplayDocTitle", False):
        yield "07-001 a reader's window shows the file's name, not the title"
    if not root.get("/Lang"):
        yield "11-006 the document has no language"


class _Checker:
    def __init__(self, reader: PdfReader) -> None:
        self.reader = reader
        root: Any = reader.trailer["/Root"]
        self.tree: Any = root.get("/StructTreeRoot", DictionaryObject())
        nums = self.tree["/ParentTree"]["/Nums"] if "/ParentTree" in self.tree else []
        self.parents: dict[int, Any] = dict(zip(nums[::2], nums[1::2], strict=True))
        self.pages = {page.indirect_reference.idnum: page for page in reader.pages if page.indirect_reference}
        self.used: Counter[tuple[int, int]] = Counter()
        self.forms: set[int] = set()
        self.level = 0

    def faults(self) -> Iterator[str]:
        if "/K" not in self.tree:
            yield "01-005 there is no structure tree"
            return
        yield from self._element(self.tree.raw_get("/K"), self.tree.indirect_reference)
        for number, page in self.pages.items():
            yield from self._page(number, page)

    # -- the tree --------------------------------------------------------------------------------
    def _element(self, reference: Any, parent: Any) -> Iterator[str]:
        element = reference.get_object()
        role = str(element.get("/S", "/none"))[1:]
        if element.raw_get("/P") != parent:
            yield f"09-000 {role} names another parent than it has"
        if role not in KIDS:
            yield f"02-001 {role} is no role that we use"
            return
        kids = _kids(element)
        inner = [kid for kid in kids if _is_element(kid)]
        roles = [str(kid.get_object()["/S"])[1:] for kid in inner]
        yield from (f"09-004 {kid} stands in {role}" for kid in roles if kid not in KIDS[role])
        if role in GROUPS and len(inner) < len(kids):
            yield f"09-005 {role} holds content of its own"
        if not kids and role not in ("TH", "TD"):
            yield f"09-006 {role} is empty"
        yield from self._rules(role, element, roles)
        for kid in kids:
            if _is_element(kid):
                yield from self._element(kid, reference)
            else:
                yield from self._content(role, reference, element, kid)

    def _rules(self, role: str, element: Any, roles: Sequence[str]) -> Iterator[str]:
        """What each role asks for besides."""
        attributes = element.get("/A", {})
        if role[0] == "H" and role[1:].isdecimal():
            if int(role[1:]) > self.level + 1:
                yield f"14-003 {role} follows H{self.level}" if self.level else f"14-002 the first heading is {role}"
            self.level = int(role[1:])
        if role == "Figure" and not str(element.get("/Alt", "")).strip():
            yield "13-004 a figure has no alternative text"
        if role == "Figure" and len(attributes.get("/BBox", [])) != 4:
            yield "13-000 a figure does not say where it stands"
        if role == "TH" and attributes.get("/Scope") not in ("/Row", "/Column"):
            yield "15-003 a heading cell does not say what it heads"
        if role == "Table":
            counts = {len(_kids(row.get_object())) for row in _kids(element)}
            if len(counts) != 1:
                yield f"15-004 rows of one table have {sorted(counts)} cells"
        if role == "LI" and (roles[-1:] != ["LBody"] or len(roles) > 2):
            yield f"16-000 an item holds {roles}"
        labels = [kid for item in _kids(element) for kid in _kids(item.get_object())] if role == "L" else []
        if any(kid.get_object()["/S"] == "/Lbl" for kid in labels) and "/ListNumbering" not in attributes:
            yield "16-001 a list with labels does not say how it counts"

    def _content(self, role: str, reference: Any, element: Any, kid: Any) -> Iterator[str]:
        """Marked content or an annotation: it must lead back to the element that claims it."""
        found = kid.get_object()
        if isinstance(found, int) and "/Pg" not in element:
            yield f"01-006 content {found} of {role} stands on no page"
        elif isinstance(found, int):
            yield from self._marked(role, reference, element.raw_get("/Pg").idnum, found)
        elif found.get("/Type") == "/MCR":
            yield from self._marked(role, reference, found.raw_get("/Pg").idnum, found["/MCID"])
        else:
            widget = found["/Obj"]
            self.forms.add(found.raw_get("/Obj").idnum)
            if role != "Form":
                yield f"28-010 a widget stands in {role}"
            if self.parents.get(widget.get("/StructParent")) != reference:
                yield "28-011 a widget does not lead back to its element"

    def _marked(self, role: str, reference: Any, page: int, number: int) -> Iterator[str]:
        self.used[page, number] += 1
        ways = self.parents.get(self.pages[page].get("/StructParents"))
        ways = ways.get_object() if ways is not None else []
        if number >= len(ways) or ways[number] != reference:
            yield f"01-007 content {number} of {role} does not lead back to it"

    # -- pages -----------------------------------------------------------------------------------
    def _page(self, number: int, page: Any) -> Iterator[str]:
        widgets = [each for each in page.get("/Annots", []) if each.get_object()["/Subtype"] == "/Widget"]
        if widgets and page.get("/Tabs") != "/S":
            yield "28-009 the tab key does not follow the structure"
        for widget in widgets:
            if widget.idnum not in self.forms:
                yield "28-002 a field is in no element"
            if not str(widget.get_object().get("/TU", "")).strip():
                yield "28-005 a field says nothing of itself"
        numbers: Counter[int] = Counter()
        yield from self._stretches(page, numbers)
        for each, count in numbers.items():
            if (count, self.used[number, each]) != (1, 1):
                yield f"01-008 content {each} stands {count} times on its page, {self.used[number, each]} in the tree"
        missing = {each for where, each in self.used if where == number} - numbers.keys()
        yield from (f"01-009 content {each} is in the tree only" for each in missing)

    def _stretches(self, page: Any, numbers: Counter[int]) -> Iterator[str]:
        """Every painting operator in one stretch of marked content, none in two."""
        depth = 0
        for operands, operator in ContentStream(page.get_contents(), self.reader).operations:
            if operator in (b"BMC", b"BDC"):
                depth += 1
                if depth > 1:
                    yield "01-003 marked content stands in marked content"
                yield from self._begins(operands, numbers)
            elif operator == b"EMC":
                depth -= 1
            elif operator in PAINTS and not depth:
                yield f"01-005 {operator.decode()} paints what is neither content nor artifact"
        if depth:
            yield "01-000 marked content does not end"

    def _begins(self, operands: Sequence[Any], numbers: Counter[int]) -> Iterator[str]:
        properties = operands[1] if len(operands) > 1 else {}
        if operands[0] != "/Artifact":
            numbers[int(properties["/MCID"])] += 1
        elif properties and properties["/Type"] not in ARTIFACTS:
            yield f"18-000 there are no artifacts of the type {properties['/Type']}"


def _kids(element: Any) -> list[Any]:
    """References to elements, numbers of marked content, references to it and to annotations."""
    if "/K" not in element:
        return []
    found = element.raw_get("/K")
    whole = found.get_object()
    return list(whole) if isinstance(whole, list) else [found]


def _is_element(kid: Any) -> bool:
    found = kid.get_object()
    return isinstance(found, DictionaryObject) and "/S" in found
