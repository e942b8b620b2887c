"""What a finished file holds, for the manifest: how to print it, and the prints of its cards and pages.

In: a product laid out.  Out: plain data that JSON can hold.  `delictum print` reads the first part, `delictum diff` the
second, which only players' files have: of a solution nothing but the file's own hash is told.
"""

from __future__ import annotations

from collections.abc import Mapping

from .arrangement import Flip
from .layout.fingerprint import Fingerprints
from .layout.page import Face
from .layout.profile import Tray
from .products import Made

SIDES: Mapping[Flip, str] = {
    "none": "one-sided",
    "long": "two-sided-long-edge",
    "short": "two-sided-short-edge",
    "manual": "one-sided",
}
"""As printers name them (IPP, RFC 8011 §5.2.8); what is made for two passes by hand is printed on one side twice."""


def printing(made: Made, paper: str, tray: Tray) -> dict[str, object]:
    """How to print a file: product, case, title, pages, paper, flip, sides; and the sheet on which each page falls
    (0: the page of advice between two passes)."""
    return {
        "product": made.product,
        "case": made.case,
        "title": made.title,
        "paper": paper,
        "flip": made.flip,
        "sides": SIDES[made.flip],
        "pages": [_sheet(number, len(made.pages), made.flip, tray) for number in range(1, len(made.pages) + 1)],
    }


def _sheet(page: int, pages: int, flip: Flip, tray: Tray) -> int:
    fronts = (pages - 1) // 2
    if flip == "none" or (flip == "manual" and page <= fronts):
        return page
    if flip == "manual":
        back = page - fronts - 1
        return fronts + 1 - back if back and tray == "face-up" else back
    return (page + 1) // 2


def prints(made: Made, take: Fingerprints) -> dict[str, object]:
    """`cards` by code and `press`, the codes and digits of pages with fronts, both empty but for decks; `leaves`, the
    prints of pages without cards.  Pages are named by their numbers."""
    backs = {face.code: face for page in made.pages for face in page.faces if face.side == "back"}
    fronts = {
        number: [face for face in page.faces if face.side == "front"]
        for number, page in enumerate(made.pages, 1)
        if page.faces
    }
    return {
        "cards": {face.code: _card(face, backs.get(face.code), take) for faces in fronts.values() for face in faces},
        "press": {
            str(number): {
                "codes": [face.code for face in faces],
                "content": take.sheet([*faces, *(backs[face.code] for face in faces if face.code in backs)]),
            }
            for number, faces in fronts.items()
            if faces
        },
        "leaves": {
            str(number): take.of(page.marks)._asdict()
            for number, page in enumerate(made.pages, 1)
            if number not in fronts
        },
    }


def _card(front: Face, back: Face | None, take: Fingerprints) -> dict[str, object]:
    return {
        "front": take.face(front)._asdict(),
        "back": take.face(back)._asdict() if back else None,
        "words": take.sketch(front.drawing.marks),
    }
