"""The page between the two passes of printing both sides by hand: what to do with the sheets, with drawings.

In: the pages of a product and its title.  Out: one page; and the page that stands for the back of a last sheet without
one.
"""

from __future__ import annotations

from collections.abc import Sequence

from . import second_pass_drawings
from .page import Audience, Box, Page, Placed
from .sheet import Sheet, measures
from .sheet_parts import paper_name
from .workshop import Workshop

PRODUCT = "segunda-pasada"
STEPS = ("take", "turn", "print")


def page(pages: Sequence[Page], title: str, workshop: Workshop) -> Page:
    """Three steps: take this sheet away, turn the pile, print the pages that follow.  It stands upright, as the
    paper does."""
    fronts, audience, cards = -(-len(pages) // 2), pages[0].audience, bool(pages[0].faces)
    say, at, paper = workshop.phrases, measures(workshop, PRODUCT), workshop.paper
    sheet, left, right = Sheet(workshop, PRODUCT), at["margin"], paper.width - at["margin"]
    many = "many" if fronts > 1 else "one"
    sheet.text(left, at["head"], say("second_pass.title"), "print-title", size=at["title"])
    sheet.text(right, at["line"], say(f"second_pass.line.{many}", product=title, n=fronts), "print-line")
    sheet.rule(left, at["line"] + 3.4, right, line=1.3)
    values = {"first": fronts + 2, "last": 2 * fronts + 1}
    drawings = second_pass_drawings.drawings(workshop, cards)
    check = "cards" if cards else "solution" if audience == "solution" else "pages"
    for number, (key, drawing) in enumerate(zip(STEPS, drawings, strict=True)):
        y, scale = at["steps"] + number * at["step"], at["picture"] / drawing.height
        wide = drawing.width * scale
        frame = Box(left, y, wide, at["picture"], stroke="ink", line=0.8)
        sheet.add(frame, Placed(drawing, left, y, scale))
        x = left + wide + at["gutter"]
        sheet.text(x + at["number"], y + at["verb_baseline"] + 1, f"{number + 1}", "print-number", size=at["numeral"])
        step, beside = say.group(f"second_pass.{key}"), x + at["number"] + at["number_gap"]
        verb = step.get(f"verb_{min(fronts, 3)}", step["verb"]).format_map(values)
        text = step["text"] + (step.get(f"check_{check}", "") if fronts > 1 else "")
        base = sheet.block(beside, y + at["verb_baseline"], right - beside, verb, "print-step", size=at["verb"])
        x += at["indent"]
        sheet.fitted(x, base + at["text_gap"], right - x, at["room"], text, "second-pass", key)
    y = at["steps"] + len(STEPS) * at["step"] + at["note"]
    sheet.block(left, y, right - left, say(f"second_pass.{workshop.profile.tray}"), "print-text")
    foot = paper.height - at["foot"]
    sheet.text(left, foot, say(f"second_pass.footer.{many}", until=fronts + 1), "footer")
    edition = say("sheet.paper_line", paper=paper_name(workshop), version=workshop.edition)
    sheet.text(right, foot, edition, "footer", "right")
    return Page(paper.width, paper.height, tuple(sheet.marks), audience, say("second_pass.bookmark"))


def blank(width: float, height: float, audience: Audience, workshop: Workshop) -> Page:
    """A back with nothing but a word in its margin: printers skip pages that are quite empty."""
    marks = workshop.setter.line(width / 2, height - 11, workshop.phrases("second_pass.blank"), "footer", "center")
    return Page(width, height, tuple(marks), audience)
