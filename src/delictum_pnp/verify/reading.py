"""PDFs as subjects of the rules.  In: bytes and what they should be.  Out: `FileRead`, `SheetRead`s, page by page.

The first reader is pypdf with our own walk through the operators; the second, PDFium, is asked when it is there.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from ..imposition.plan import CuttingPlan
from ..pdf.content import MM_PER_PT, Fonts, shown
from ..pdf.inside import fonts, information, open_pdf, raw_parts
from . import measures, sheets
from .expected import Expected, Flip, Paper, apart
from .remains import pictures, remains
from .second_reader import SecondPage
from .subjects import Box, FileRead, PageRead, SheetRead

CASE = re.compile(r"([CM][0-9]{2})-")
SAME = 1.0
"""Millimetres within which a page is taken for one of a paper."""
TOO_NEAR = 0.2
"""Ink so much nearer to the edge than allowed, in mm, is the breath of a line's edge."""


def read_file(name: str, data: bytes, expected: Expected, facts: Mapping[str, Any]) -> FileRead:
    """A PDF by the first reader; `facts` is the manifest, empty for a bare file."""
    try:
        return _Reading(name, data, expected, facts).file()
    except Exception as problem:  # whatever pypdf stumbles over, the file is not what a printer should get
        return FileRead(name, problem=f"{type(problem).__name__}: {problem}"[:160])


class _Reading:
    """One PDF as the first reader sees it, and what is asked of its pages."""

    def __init__(self, name: str, data: bytes, expected: Expected, facts: Mapping[str, Any]) -> None:
        self.name, self.data, self.expected, self.facts = name, data, expected, facts
        self.reader = open_pdf(data)
        self.pages = list(self.reader.pages)
        self.fonts: Fonts = {}
        self.described = information(self.reader)
        self.case, self.product = product_of(name)
        self.flip = self._flip()
        self.paper = self._paper()
        foreign = self.product not in expected.flips
        self.deck = self.product in expected.decks or (foreign and any(map(_has_trim, self.pages)))
        self.pairs = _pairs(self.flip, len(self.pages), self._sheets())
        if self.deck and expected.sides == "fold":
            self.pairs = [(number, number) for number in range(len(self.pages))]

    def file(self) -> FileRead:
        described, raw = self.described, tuple(raw_parts(self.data))
        pages = tuple(self._page(number, page) for number, page in enumerate(self.pages, 1))
        return FileRead(
            self.name, self.flip, described.version, described.preferences, described.language, described.title,
            fonts(self.reader), pages, tuple(self.pairs), self._codes(),
            remains(self.data, self.reader), pictures(raw), reader=self.reader, raw=raw,
        )  # fmt: skip

    def _flip(self) -> Flip | None:
        if len(self.pages) == 1:
            return "none"
        by_name: dict[str, Flip] = {"DuplexFlipLongEdge": "long", "DuplexFlipShortEdge": "short", "Simplex": "none"}
        said = by_name.get(self.described.preferences.get("Duplex", ""))
        return self.expected.flips.get(self.product) or said

    def _paper(self) -> Paper | None:
        """The manifest's paper; of a bare file the one that its first page is like."""
        papers = self.expected.papers
        if "paper" in self.facts:
            return papers.get(str(self.facts["paper"]))
        first = self.pages[0].mediabox
        short, long = sorted((float(first.width) * MM_PER_PT, float(first.height) * MM_PER_PT))
        near = (p for p in papers.values() if abs(p.width - short) < SAME and abs(p.height - long) < SAME)
        return next(near, None)

    def _entry(self) -> Mapping[str, Any]:
        """What the manifest says of the file; nothing when it does not."""
        entry = self.facts.get("files", {}).get(self.name, {})
        return entry if isinstance(entry, Mapping) else {}

    def _sheets(self) -> Sequence[int]:
        """The sheet on which each page falls."""
        return [int(number) for number in self._entry().get("pages", ())]

    def _codes(self) -> dict[int, tuple[str, ...]]:
        """The cards whose fronts are on each page, by its number."""
        return {int(page): tuple(told["codes"]) for page, told in self._entry().get("press", {}).items()}

    def _page(self, number: int, page: Any) -> PageRead:
        text, media = shown(page, self.fonts), page.mediabox
        left, top = float(media.left), float(media.top)

        def box(found: Any) -> Box:
            edges = (float(found.left) - left, top - float(found.top), float(found.width), float(found.height))
            a, b, c, d = (edge * MM_PER_PT for edge in edges)
            return a, b, c, d

        width, height = box(media)[2:]
        blank = not any(run.text.strip() for run in text.runs)
        labels = () if blank and apart(self.name, self.expected.solutions) else self._labels(number)
        turned, enlarged = int(page.get("/Rotate", 0)), float(page.get("/UserUnit", 1))
        return PageRead(
            self.name, number, (left * MM_PER_PT, float(media.bottom) * MM_PER_PT, width, height), box(page.cropbox),
            box(page.trimbox), turned, enlarged, text.runs, text.lost_fonts, labels, self.paper,
            self._block(number, width < height), self._margin(number, width < height),
        )  # fmt: skip

    def _is_sheet(self, number: int) -> bool:
        """Whether a page is a side of a press sheet; the page between two passes and a list of codes are not."""
        in_pairs = any(number - 1 in pair for pair in self.pairs)
        return self.deck and (in_pairs or (self.expected.sides == "one" and _has_trim(self.pages[number - 1])))

    def _is_back(self, number: int) -> bool:
        return any(back == number - 1 != front for front, back in self.pairs)

    def _block(self, number: int, upright: bool) -> Box | None:
        """Where the cards stand: in the middle of the sheet, but for backs that are shifted for their printer."""
        if not self._is_sheet(number) or self.paper is None:
            return None
        plan, paper = self.expected.plan, self.paper
        width, height = plan.size
        across, down = (paper.height, paper.width) if plan.landscape else (paper.width, paper.height)
        x, y = self.expected.shift if upright and self._is_back(number) else (0.0, 0.0)
        return (across - width) / 2 + x, (down - height) / 2 + y, width, height

    def _margin(self, number: int, upright: bool) -> float | None:
        shift = max(map(abs, self.expected.shift)) if upright and self._is_back(number) else 0.0
        return self.paper.ink_margin - shift if self.paper else None

    def _labels(self, number: int) -> tuple[str, ...]:
        """What a page says of itself: the edition everywhere; on a press sheet all that a lost sheet needs."""
        say, facts = self.expected.say, self.facts
        labels = [str(facts["edition"])] if "edition" in facts else []
        if self._is_sheet(number):
            back, sides = self._is_back(number), self.expected.sides
            labels += [say("sheet.back" if back else "sheet.single" if sides in ("one", "fold") else "sheet.front")]
            labels += [say("sheet.ruler"), *([say(f"sheet.flip_{sides}")] if sides in ("long", "short") else [])]
            if self.product in self.expected.decks:
                labels.append(self._product_line(number))
            if facts and self.paper:
                line = say("sheet.paper_line", paper=self.paper.title, version=facts["edition"])
                labels += [str(facts["title"]), line]
        return tuple(labels)

    def _product_line(self, number: int) -> str:
        of = len(self.pairs) or sum(map(_has_trim, self.pages))
        sheet = next((at for at, pair in enumerate(self.pairs, 1) if number - 1 in pair), number)
        key = "sheet.product_line" if self.case else "sheet.product_line_box"
        product = self.expected.say(f"product.{self.product}")
        return self.expected.say(key, case=self.case, product=product, n=sheet, m=of)


def with_second(file: FileRead, pages: Sequence[SecondPage], plan: CuttingPlan) -> tuple[FileRead, list[SheetRead]]:
    """The same with what the second reader sees, and the press sheets as both see them."""
    seen = [
        replace(page, nearest_ink=_nearest_ink(page, other), other_text=other.text)
        for page, other in zip(file.pages, pages, strict=True)
    ]
    file = replace(file, pages=tuple(seen))
    return file, press_sheets(file, plan, pages)


def press_sheets(file: FileRead, plan: CuttingPlan, second: Sequence[SecondPage] = ()) -> list[SheetRead]:
    """The press sheets of a deck; as the first reader alone sees them when there is no second."""
    found = []
    for one, other in file.pairs:
        front, back = file.pages[one], file.pages[other]
        if front.block and back.block:
            both = (second[one], second[other]) if second else None
            found.append(sheets.sheet(front, back, file.flip != "short", plan, both))
    if not file.pairs:
        lists = [page for page in file.pages if not page.block]
        listed = frozenset(run.text.strip().casefold() for page in lists for run in page.seen)
        for at, front in enumerate(file.pages):
            if front.block:
                found.append(sheets.front_alone(front, plan, second[at] if second else None, listed))
    return [replace(sheet, codes=file.codes.get(sheet.front)) for sheet in sheets.among_fellows(found)]


def _nearest_ink(page: PageRead, second: SecondPage) -> float | None:
    return measures.nearest_ink(second, page.margin - TOO_NEAR) if page.margin is not None else None


def _pairs(flip: Flip | None, pages: int, declared: Sequence[int]) -> list[tuple[int, int]]:
    """Fronts and backs by position from 0.  By hand, the fronts come first; of which sheet a back is, is declared."""
    if flip in ("long", "short"):
        return [(at, at + 1) for at in range(0, pages - 1, 2)]
    fronts = (pages - 1) // 2
    if flip == "manual" and len(declared) == pages:
        backs = {sheet: at for at, sheet in enumerate(declared) if at > fronts}
        return [(at, backs[sheet]) for at, sheet in enumerate(declared[:fronts]) if sheet in backs]
    return []


def product_of(name: str) -> tuple[str, str]:
    """Case, if any, and product of a file."""
    stem = name.rpartition("/")[2].removesuffix(".pdf")
    case = CASE.match(stem)
    return (case.group(1), stem[case.end() :]) if case else ("", stem)


def _has_trim(page: Any) -> bool:
    return "/TrimBox" in page and float(page.trimbox.width) < float(page.mediabox.width) - 1
