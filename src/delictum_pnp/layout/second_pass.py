"""The page between the two passes of printing both sides by hand: what to do with the sheets, with drawings.

In: how many fronts there are, the product's title, whose pages they are.  Out: one page; and the page that stands
for the back of a last sheet without one.
"""

from __future__ import annotations

from . import printing_profiles
from .page import Audience, Box, Page, Placed
from .sheet import Sheet, measures
from .sheet_parts import paper_name
from .workshop import Workshop

PRODUCT = "segunda-pasada"
STEPS = ("take", "turn", "print")


def page(fronts: int, title: str, audience: Audience, workshop: Workshop) -> Page:
    """Three steps: take this sheet away, turn the pile, print the pages that follow.  It stands upright, as the
    paper does."""
    say, at, paper = workshop.phrases, measures(workshop, PRODUCT), workshop.paper
    sheet, left, right = Sheet(workshop, PRODUCT), at["margin"], paper.width - at["margin"]
    many = "many" if fronts > 1 else "one"
    sheet.text(left, at["head"], say("second_pass.title"), "print-title")
    sheet.text(right, at["head"], say(f"second_pass.line.{many}", product=title, n=fronts), "print-line")
    sheet.rule(left, at["head"] + 3.4, right, line=1.3)
    values = {"first": fronts + 2, "last": 2 * fronts + 1}
    drawings = printing_profiles.second_pass(workshop)
    for number, (key, drawing) in enumerate(zip(STEPS, drawings, strict=True)):
        y = at["steps"] + number * at["step"]
        sheet.add(Box(left, y, drawing.width, drawing.height, stroke="ink", line=0.8), Placed(drawing, left, y))
        x = left + drawing.width + at["gutter"]
        sheet.text(x + at["number"], y + 11, f"{number + 1}", "print-number", size=30)
        x += at["number"] + 4
        step = say.group(f"second_pass.{key}")
        verb = step.get(f"verb_{many}", step["verb"]).format_map(values)
        base = sheet.block(x, y + 10, right - x, verb, "print-step", size=16)
        sheet.fitted(x, base + 8, right - x, drawing.height - 20, step["text"], "second-pass", key)
    y = at["steps"] + len(STEPS) * at["step"] + at["note"]
    sheet.block(left, y, right - left, say(f"second_pass.{workshop.profile.tray}"), "print-text")
    foot = paper.height - at["foot"]
    sheet.text(left, foot, say("second_pass.footer", until=fronts + 1), "footer")
    edition = say("sheet.paper_line", paper=paper_name(workshop), version=workshop.edition)
    sheet.text(right, foot, edition, "footer", "right")
    return Page(paper.width, paper.height, tuple(sheet.marks), audience, say("second_pass.bookmark"))


def blank(width: float, height: float, audience: Audience, workshop: Workshop) -> Page:
    """A back with nothing but a word in its margin: printers skip pages that are quite empty."""
    marks = workshop.setter.line(width / 2, height - 11, workshop.phrases("second_pass.blank"), "footer", "center")
    return Page(width, height, tuple(marks), audience)
