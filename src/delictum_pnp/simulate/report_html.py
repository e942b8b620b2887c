"""One page for the editor: what a simulation came to, in tables and plots.

In: a `Report`, a language.  Out: HTML that needs nothing from outside and runs nothing.  It is solution.
"""

from __future__ import annotations

from html import escape

from ..diagnostics import Language
from .run import Report
from .sections import Sections
from .words import say

STYLE = (
    "body{font:16px/1.5 Georgia,serif;color:#1b1b1d;max-width:56rem;margin:2rem auto;padding:0 1rem}"
    "h1,h2,th,svg{font-family:Arial Narrow,Arial,sans-serif}h1{border-bottom:3px solid}h2{margin:2.2rem 0 .4rem}"
    "svg{display:block;width:100%;height:auto}svg text{font-size:12px}"
    "table{border-collapse:collapse;width:100%;font-size:.86em;margin:.5rem 0 1rem}"
    "td{font-variant-numeric:tabular-nums;vertical-align:top}"
    "th,td{text-align:left;padding:.2rem .5rem;border-bottom:1px solid #d3cdc1}th{background:#f2efe9}"
    ".stop{border:2px solid #7a1f2b;padding:.5rem 1rem}.small{color:#5c5a56;font-size:.88em}"
    "@media print{body{margin:0;max-width:none}svg,tr{break-inside:avoid}h2{break-after:avoid}}"
)


def html(report: Report, language: Language) -> str:
    title = escape(say("title", language, case=report.table.rules.case))
    made_of = say("made_of", language, games=report.games, seed=report.seed)
    sections = Sections(report, language)
    return "\n".join(
        [
            f'<!DOCTYPE html>\n<html lang="{language}">\n<head>',
            '<meta charset="utf-8"/><meta name="viewport" content="width=device-width"/>',
            f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>",
            f"<h1>{title}</h1>",
            f'<p class="stop"><strong>{escape(say("spoiler", language))}</strong></p>',
            f"<p>{escape(_name(report))} · {escape(made_of)}</p>",
            f"<p>{escape(say('no_players', language))}</p>",
            sections.about(),
            *sections.all(),
            "</body>\n</html>\n",
        ]
    )


def _name(report: Report) -> str:
    info, case = report.table.dossier.info, report.table.dossier.case
    return f"{info.title} · {info.version} · {case.code} «{case.title}»".replace("~", "\u00a0")
