"""LEEME.html: what is in the kit folder and how it is printed, for whoever opens it first.

In: the kit, its players' products laid out, how many sheets the solutions have, the workshop; words from `readme` of
the phrase table; which words and drawings stand where, and the look, from `templates/readme/page.yaml`.  Out: one page
of HTML without scripts, links to outside or any word of a solution; it works offline and can itself be printed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any

from .layout import passes, printing, printing_profiles, printing_steps
from .layout.page import Page
from .layout.printing import SheetCount
from .layout.sheet_parts import decimal
from .layout.workshop import Workshop
from .model.kit import Kit
from .products import Made, called
from .svg.drawn import inline

TEMPLATE = "readme/page"
PICTURES = {**{step.__name__: step for step in printing_steps.STEPS}, **printing_profiles.STEPS}
CONTENTS = {"pasos": "steps", "archivos": "files", "dialogo": "dialog", "regla": "ruler", "soluciones": "solutions"}
"""Sections that other places lead to: anchor → heading."""
MARKUP = (
    (re.compile(r"\*\*(.+?)\*\*"), r"<strong>\1</strong>"),
    (re.compile(r"`(.+?)`"), r"<code>\1</code>"),
    (re.compile(r"\[([^\]]+)\]\((#\w+)\)"), r'<a href="\2">\1</a>'),
    (re.compile(r"~|(?<=\d) (?=(?:g|mm|%)(?!\w))"), "&nbsp;"),
)
"""What phrases may hold: strong, code, a link inside the page, a space that does not break, a number with its unit."""


def html(kit: Kit, players: Sequence[Made], apart: Sequence[SheetCount], workshop: Workshop) -> str:
    """The page; the solutions folder is named, not listed: of what stands `apart` only pages are told."""
    return _Readme(kit, players, apart, workshop).page()


class _Readme:
    def __init__(self, kit: Kit, players: Sequence[Made], apart: Sequence[SheetCount], workshop: Workshop) -> None:
        self.kit, self.players, self.apart, self.workshop = kit, players, apart, workshop
        self.profile, self.template = workshop.profile, workshop.load(TEMPLATE)
        self.papers: Mapping[str, Sequence[str]] = workshop.load("products/imprimir")["files"]

    # -- words ---------------------------------------------------------------------------------
    def say(self, key: str, **values: object) -> str:
        """A phrase as HTML: of `readme`, or of the whole table when its key is dotted; values are HTML already."""
        text = escape(self.workshop.phrases(key if "." in key else f"readme.{key}"), quote=False)
        for mark, element in MARKUP:
            text = mark.sub(element, text)
        return text.format_map(values) if values else text

    def chosen(self, choices: Mapping[str, Any]) -> Any:
        """What holds for the way of printing: its plan's, its sides', or the common one; in large print, where nothing
        need be cut, its sides' first."""
        profile = self.profile
        for asked in (profile.sides, profile.plan) if profile.large else (profile.plan, profile.sides):
            if asked in choices:
                return choices[asked]
        return choices["common"]

    def link(self, made: Made) -> str:
        return f'<a href="jugadores/{escape(made.file)}"><code>{escape(made.file)}</code></a>'

    def links(self) -> dict[str, object]:
        """What phrases call by name: files that steps begin with, the page on the other side of the first."""
        first = {made.product: made for made in reversed(self.players)}
        named: dict[str, object] = {
            "cards": self.link(first["cartas"]) if "cartas" in first else self.say("product.cartas"),
            "rulebook": self.link(first["reglamento"]) if "reglamento" in first else self.say("product.reglamento"),
            "paper": escape(self.workshop.paper.title),
            "passes": self.passes(),
        }
        if "cartas" in first:
            pages = len(first["cartas"].pages)
            named["back"] = pages if self.profile.tray == "face-up" else (pages - 1) // 2 + 2
        return named

    def passes(self) -> str:
        """The pages of both passes of every solution, where both sides are printed by hand."""
        phrases = self.workshop.phrases
        return phrases("readme.passes_separator").join(
            self.passed("passes_of", group[0].sheets, cases=escape(passes.cases(group, phrases)))
            for group in passes.by_length(self.apart)
        )

    def passed(self, key: str, sheets: int, **values: object) -> str:
        """A phrase with the pages of both passes of a file."""
        first, second = passes.ranges(sheets, self.workshop.phrases)
        return self.say(key, first=first, second=second, **values)

    # -- the page ------------------------------------------------------------------------------
    def page(self) -> str:
        info = self.kit.info
        title = self.say("heading", title=escape(info.title), subtitle=escape(info.subtitle))
        colours = "".join(f"--{name}:{value};" for name, value in self.workshop.theme.palette.items())
        style = self.template["style"] + (self.template["large"] if self.profile.large else "")
        parts = [*self._head(title), *self._steps(), *self._files(), *self._dialog(), *self._ruler()]
        parts += [*self._solutions(), *self._whole()]
        return "\n".join(
            [
                "<!doctype html>",
                f'<html lang="{escape(info.language)}">',
                '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
                f"<title>{title}</title>",
                f"<style>\n:root {{ {colours} }}\n{style}</style></head>",
                '<body><div class="page">',
                *parts,
                f"<footer><p>{self.say('licence', licence=escape(info.licence))}</p></footer>",
                "</div></body>",
                "</html>\n",
            ]
        )

    def _head(self, title: str) -> Iterator[str]:
        say, info = self.say, self.kit.info
        paper, language = escape(self.workshop.paper.title), say("language.name")
        yield f"<header><h1>{title}</h1>"
        yield f'<p class="edition">{say("intro", version=escape(info.version), language=language, paper=paper)}</p>'
        guide = [self.link(made) for made in self.players if made.product == "imprimir"]
        yield f"<p>{' '.join([say('lead'), *(say('start', file=file) for file in guide)])}</p></header>"
        yield f'<div class="box"><p>{say("stop")}</p></div>'
        if about := self._about():
            yield f'<div class="box">{"".join(f"<p>{text}</p>" for text in about)}</div>'
        links = "".join(f'<li><a href="#{anchor}">{say(heading)}</a></li>' for anchor, heading in CONTENTS.items())
        yield f'<nav aria-label="{say("contents")}"><ul>{links}</ul></nav>'

    def _about(self) -> list[str]:
        """What is not as usual in these files; nothing for the common way of printing."""
        profile, say = self.profile, self.say
        asked = (profile.ink, "stack" if profile.stack else "", profile.plan)
        told = [say(f"printing.about.{key}") for key in asked if key in self.template["about"]]
        if any(profile.back_shift):
            right, down = (decimal(self.workshop.phrases, value, 2) for value in profile.back_shift)
            told.append(say("profile.shifted", right=right, down=down))
        if not told and profile.sides == "long":
            return []
        names = say("list.separator").join(say(f"profile.{name}") for name in profile.names)
        return [f"<strong>{say('profile.of_files', profiles=names)}.</strong>", *told]

    def _steps(self) -> Iterator[str]:
        yield self._heading("pasos")
        links = self.links()
        for number, (name, step) in enumerate(self.template["steps"].items(), 1):
            words = "".join(f"<li>{self.say(key, **links)}</li>" for key in self.chosen(step["words"]))
            drawn = "\n".join(map(self._picture, self.chosen(step["pictures"])))
            yield f'<section class="step"><div class="number" aria-hidden="true">{number}</div>'
            yield f"<div><h3>{self.say(name)}</h3><ul>{words}</ul></div>"
            yield f'<div class="pictures">\n{drawn}</div></section>'

    def _heading(self, anchor: str) -> str:
        return f'<h2 id="{anchor}">{self.say(CONTENTS[anchor])}</h2>'

    def _picture(self, name: str) -> str:
        label = self.workshop.phrases(f"readme.picture.{name}")
        marks = tuple(PICTURES[name](self.workshop))
        page = Page(printing_steps.WIDTH, printing_steps.HEIGHT, marks, bookmark=label)
        return inline(page, self.workshop, self.kit.info.language)

    # -- the folder ----------------------------------------------------------------------------
    def _files(self) -> Iterator[str]:
        say = self.say
        yield self._heading("archivos")
        yield f"<p>{say('files_help')} {self._total()}</p>"
        heads = "".join(
            f'<th scope="col"{_count(name)}>{say(f"column_{name}")}</th>'
            for name in ("file", "sheets", "sides", "paper")
        )
        yield f"<table><thead><tr>{heads}</tr></thead>"
        loads = [(name, self._load(products)) for name, products in self.template["loads"].items()]
        filled = [(name, rows) for name, rows in loads if rows]
        for number, (name, rows) in enumerate(filled, 1):
            yield f"<tbody>{self._load_head(number, name)}"
            yield from map(self._row, rows)
            yield "</tbody>"
        yield f"<tbody>{self._load_head(len(filled) + 1, 'solutions')}"
        yield f'<tr><td colspan="4">{say(self.chosen(self.template["apart"]))}</td></tr></tbody></table>'

    def _total(self) -> str:
        """Sheets of the whole box, and of what one case needs."""
        every = sum(made.sheets for made in self.players)
        first = next(iter(self.kit.cases))
        some = sum(made.sheets for made in self.players if made.case in (None, first))
        return self.say("files_total", all=every, some=some, case=escape(first))

    def _load(self, products: Sequence[str]) -> list[Made]:
        return [made for product in products for made in self.players if made.product == product]

    def _load_head(self, number: int, name: str) -> str:
        text = self.say("load_numbered", n=number, load=self.say(f"readme.load.{self._called(name)}"))
        return f'<tr><th class="load" scope="rowgroup" colspan="4">{text}</th></tr>'

    def _called(self, load: str) -> str:
        """A load of paper by its name in the phrases."""
        return str(self.chosen(self.template["loads_called"]).get(load, load))

    def _row(self, made: Made) -> str:
        say = self.say
        kind = made.file.removesuffix(".pdf").removeprefix(f"{made.case}-")
        paper = printing.named(self.papers, kind, self.profile)[1]
        by_hand = made.sides == "manual"
        sides = self.passed("sides_passes", made.sheets) if by_hand else say(f"printing.sides_{made.sides}")
        what = say(f"product.{called(made.product, self.profile)}")
        of = say("of_case", what=what, case=escape(made.case)) if made.case else say("of_box", what=what)
        return (
            f'<tr><th scope="row">{self.link(made)}<span class="what">{of}</span></th>'
            f'<td class="count">{made.sheets}</td><td>{sides}</td>'
            f"<td>{say(f'printing.paper_{paper}')}</td></tr>"
        )

    # -- help ----------------------------------------------------------------------------------
    def _dialog(self) -> Iterator[str]:
        say, sides = self.say, self.chosen(self.template["sides"])
        yield self._heading("dialogo")
        short = say("dialog_help_short") if any(made.flip == "short" for made in self.players) else ""
        yield f"<p>{say('dialog_help')} {short}</p>"
        heads = "".join(f'<th scope="col">{say(f"column_{name}")}</th>' for name in ("reader", "size", "sides"))
        yield f"<table><thead><tr>{heads}</tr></thead><tbody>"
        for reader in self.template["readers"]:
            name, size, both = (say(f"readme.reader.{reader}.{key}") for key in ("name", "size", sides))
            yield f'<tr><th scope="row">{name}</th><td>{size}</td><td>{both}</td></tr>'
        yield "</tbody></table>"
        yield f'<div class="box"><p>{say("phone")}</p></div>'
        yield f"<p>{say('shop')}</p>"

    def _ruler(self) -> Iterator[str]:
        yield self._heading("regla")
        yield self._list("ul", self.chosen(self.template["ruler"]))

    def _solutions(self) -> Iterator[str]:
        yield self._heading("soluciones")
        yield f'<p>{self.say("solutions_help")}</p><div class="apart">'
        yield self._list("ol", [f"readme.solution.{key}" for key in self.chosen(self.template["solution"])])
        yield f"{self._picture(self.chosen(self.template['kept']))}</div>"

    def _whole(self) -> Iterator[str]:
        yield f"<h2>{self.say('whole')}</h2><p>{self.say('checksums')}</p>"
        yield self._list("ul", ["checksums_linux", "checksums_macos", "checksums_windows"])
        yield f"<p>{self.say('sheet_marks')}</p>"

    def _list(self, kind: str, keys: Sequence[str]) -> str:
        links = self.links()
        return f"<{kind}>{''.join(f'<li>{self.say(key, **links)}</li>' for key in keys)}</{kind}>"


def _count(column: str) -> str:
    return ' class="count"' if column == "sheets" else ""
