"""A product's pages as the printing profile wants them: with less ink, turned, shifted, in two passes.

In: pages made for a printer that turns the paper on `flip`.  Out: the pages as they are written, and how the file is
to be printed.  A back is shifted in its own page, right and down, on sheets that stand upright: what a printer
does to a sheet that lies across, its driver decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from .imposition import fitting, sides
from .layout import second_pass
from .layout.ink import LowInk
from .layout.page import Page
from .layout.workshop import Workshop

Flip = Literal["long", "short", "none", "manual"]


def arrange(pages: Sequence[Page], flip: Flip, title: str, workshop: Workshop) -> tuple[list[Page], Flip]:
    """The pages to write and their flip; `title` names the product on the page between two passes."""
    profile, made = workshop.profile, list(pages)
    if profile.ink == "low":
        low = LowInk()
        made = [low.page(page) for page in made]
    if flip == "none" or profile.sides in ("one", "fold"):
        return made, "none"
    wanted: Flip = "short" if profile.sides == "short" or (profile.sides == "long" and flip == "short") else "long"
    if wanted != flip:
        made = sides.turned(made)
    if any(profile.back_shift) and made[0].height > made[0].width:
        made = sides.shifted(made, *profile.back_shift)
    return (_two_passes(made, title, workshop), "manual") if profile.sides == "manual" else (made, wanted)


def _two_passes(pages: Sequence[Page], title: str, workshop: Workshop) -> list[Page]:
    first, reduced = pages[0], workshop.reduced()
    between = second_pass.page(pages, title, reduced)
    between = fitting.enlarged(between, reduced.paper.scale)
    blank = second_pass.blank(first.width, first.height, first.audience, workshop)
    return sides.two_passes(pages, between, blank, workshop.profile.tray == "face-up")
