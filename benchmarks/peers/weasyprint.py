"""WeasyPrint, from HTML by Jinja.   python -m benchmarks.peers.weasyprint deck.json out.pdf

CSS has no "shrink until it fits": the size of the body is guessed from its length, and nothing says
when it overflows.
"""

from __future__ import annotations

import pathlib
from typing import Any

import jinja2
import weasyprint

from .. import geometry as g

TEMPLATE = pathlib.Path(__file__).with_name("deck.html.j2")


def size(card: Any) -> float:
    length = sum(map(len, card["body"]))
    return g.MOST if length < 1000 else 9.0 if length < 1500 else 8.25


def main() -> None:
    cards, out = g.arguments()
    template = jinja2.Environment(autoescape=True).from_string(TEMPLATE.read_text(encoding="utf-8"))
    fonts = {name: g.font_file(name) for name in g.FONT_FILES}
    html = template.render(g=g, fonts=fonts, size=size, sheets=g.sheets(cards))
    weasyprint.HTML(string=html, base_url=".").write_pdf(out)


if __name__ == "__main__":
    main()
