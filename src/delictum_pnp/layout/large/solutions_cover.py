"""The warning that lies on a solution, in large print: the warning alone, then what to do before opening.

In: a `Case`, never its `Solution`; measures of `products/soluciones`.  Out: marks of a page each.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...model.case import Case
from ...model.kit import Kit
from .. import case_mark
from ..page import Mark
from ..sheet import Sheet
from ..solutions_cover import Leaf, foot, named
from ..solutions_cover import checks as framed_checks
from ..workshop import Workshop

MARK = 1.6
"""How much larger the case's mark is than beside a title."""


def front(case: Case, kit: Kit, workshop: Workshop, measure: Mapping[str, float], leaf: Leaf) -> list[Mark]:
    """«Alto», whose solution it is, the warning."""
    sheet, middle, width = Sheet(workshop, "soluciones"), workshop.paper.width / 2, measure["text"]
    x, y = middle - width / 2, measure["stop"]
    sheet.text(middle, measure["title"], kit.info.title, "cover-kit")
    sheet.text(middle, measure["title"] + 6, kit.info.subtitle, "cover-kit-sub")
    sheet.text(middle, y, sheet.say("solutions.stop"), "seal-word")
    sheet.text(middle, y + 9, named(case, sheet.say), "seal-case")
    mark = middle - case_mark.width(case.code, MARK) / 2
    sheet.add(*case_mark.marks(case.code, mark, y + 16, case.accent, MARK))
    sheet.rule(x, y + 22, x + width, line=1.2)
    end = sheet.block(x, measure["warning"], width, sheet.say("solutions.do_not_turn"), "warning", "center")
    sheet.block(x, end + 9, width, sheet.say("solutions.warning_large"), "warning-text", "center")
    foot(sheet, case, x, workshop.paper.height - measure["foot"], width, leaf)
    return sheet.marks


def checks(case: Case, kit: Kit, workshop: Workshop, measure: Mapping[str, float], leaf: Leaf) -> list[Mark]:
    """What must be true before the next page is read."""
    sheet, width = Sheet(workshop, "soluciones"), measure["text"]
    x = (workshop.paper.width - width) / 2
    sheet.text(x, measure["title"], named(case, sheet.say), "book-running")
    sheet.text(x + width, measure["title"], kit.info.title, "book-running", "right")
    framed_checks(sheet, x, measure["checks"], width, measure["check_row"])
    foot(sheet, case, x, workshop.paper.height - measure["foot"], width, leaf)
    return sheet.marks
