"""LEEME.html: what is in the kit folder, for whoever opens it first.

In: what was made and the phrase table.  Out: one page of HTML without scripts, links to outside or
any word of a solution; it works offline.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from .layout.workshop import Phrases
from .model.kit import KitInfo
from .products import Made

STYLE = (
    "body{font:17px/1.5 Georgia,serif;color:#1b1b1d;max-width:44rem;margin:2.5rem auto;padding:0 1rem}"
    "h1,h2{font-family:Arial Narrow,Arial,sans-serif}h1{border-bottom:3px solid}"
    "table{border-collapse:collapse;width:100%}"
    "th,td{text-align:left;padding:.3rem .5rem;border-bottom:1px solid #bdb7ab}th{background:#f2efe9}"
    "code{font-size:.92em}.stop{border:2px solid;padding:.6rem 1rem}"
)


def html(info: KitInfo, players: Sequence[Made], phrases: Phrases, language: str, paper: str) -> str:
    """The page; the solutions folder is named, not listed."""

    def p(key: str, **values: object) -> str:
        return escape(phrases(f"readme.{key}", **values)).replace("~", "&nbsp;")

    title = p("heading", title=info.title, subtitle=info.subtitle)
    rows = "\n".join(_row(made, phrases) for made in players)
    heads = "".join(f"<th>{p(f'column_{name}')}</th>" for name in ("file", "what", "sheets", "sides"))
    first = next((made.file for made in players if made.product == "imprimir"), players[0].file if players else "")
    return f"""<!doctype html>
<html lang="{escape(info.language)}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>{STYLE}</style>
<h1>{title}</h1>
<p>{p("intro", version=info.version, language=language, paper=paper)}</p>
<p><strong>{p("start", file=f"jugadores/{first}")}</strong></p>
<p>{p("print_settings")} {p("print_settings_short")} {p("check_ruler")}</p>
<h2>{p("players_folder")}: <code>jugadores/</code></h2>
<p>{p("players_folder_help")}</p>
<table>
<tr>{heads}</tr>
{rows}
</table>
<h2>{p("solutions_folder")}: <code>soluciones/</code></h2>
<p class="stop">{p("solutions_folder_help")}</p>
<p>{p("checksums")}</p>
<p>{p("licence")}: {escape(info.licence)}. {p("printed_rules")}</p>
</html>
"""


def _row(made: Made, phrases: Phrases) -> str:
    what = phrases(f"product.{made.product}") + (f" · {made.case}" if made.case else "")
    sides = phrases(f"printing.sides_{made.sides}")
    file = escape(made.file)
    return (
        f'<tr><td><a href="jugadores/{file}">{file}</a></td><td>{escape(what)}</td>'
        f"<td>{made.sheets}</td><td>{escape(sides)}</td></tr>"
    )
