"""A page into SVG with the tools of a workshop: its palette, its fonts by name, its measure of type.

In: a `Page`, a `Workshop`.  Out: a file of its own, or a fragment that stands in a page of HTML.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from typing import Any

from ..layout.page import Page, Text
from ..layout.workshop import Workshop
from .writer import MM_PER_PT, Face, svg

FACES = "svg"
"""Template that names the fonts for style sheets."""


def drawn(page: Page, workshop: Workshop, language: str) -> str:
    """The page as a file; its bookmark is the title."""
    faces = _faces(workshop.load(FACES)["faces"])
    return svg(page, workshop.theme.palette, faces, _measure(workshop), language)


def inline(page: Page, workshop: Workshop, language: str) -> str:
    """The same as an element of HTML: a picture that is read out as its bookmark says."""
    text = drawn(page, workshop, language)
    label = escape(page.bookmark or "")
    return text[text.index("<svg ") :].replace("<svg ", f'<svg role="img" aria-label="{label}" ', 1)


def _faces(raw: Mapping[str, Any]) -> dict[str, Face]:
    """Font name → how a style sheet calls it, from plain data."""
    return {
        name: Face(str(face["family"]), int(face["weight"]), str(face.get("italic", "no")) in ("yes", "true"))
        for name, face in raw.items()
    }


def _measure(workshop: Workshop) -> Callable[[Text], float]:
    def width(mark: Text) -> float:
        letters = workshop.setter.ruler(mark.font).width(mark.text) * mark.size / 1000
        return (letters + mark.tracking * len(mark.text)) * MM_PER_PT

    return width
