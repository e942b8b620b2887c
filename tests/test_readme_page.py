"""LEEME.html: well formed, of one piece, without a word of a solution, and as a browser sees it."""

from __future__ import annotations

import dataclasses
import html
import pathlib
import re
import shutil
import subprocess
from html.parser import HTMLParser
from itertools import pairwise
from typing import Any

import pytest
from PIL import Image

from delictum_pnp import pipeline, products, readme_page
from delictum_pnp.expectations import known, secrets
from delictum_pnp.layout.page import Page
from delictum_pnp.layout.profile import load_profile
from delictum_pnp.layout.workshop import Workshop
from delictum_pnp.products import Flip, Made
from delictum_pnp.verify.canaries import Canaries
from tests.conftest import KIT, ROOT
from tests.layout import sheet_kit
from tests.layout.conftest import load_template

EMPTY = {"meta", "link", "br", "hr", "img"}
"""Elements of HTML that are never closed."""
BROWSER = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
needs_browser = pytest.mark.skipif(BROWSER is None, reason="no Chromium here (Debian: chromium)")
PLAIN = pipeline.Templates(ROOT / "templates")


class Outline(HTMLParser):
    """Elements in their order, each with its attributes; complains of what is not closed as it was opened."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_startendtag(tag, attrs)
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), (tag, names)
        self.elements.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, self.getpos()

    def all(self, *tags: str) -> list[dict[str, str]]:
        return [attributes for tag, attributes in self.elements if tag in tags]

    def values(self, name: str) -> list[str]:
        return [attributes[name] for _, attributes in self.elements if name in attributes]


def words(text: str) -> str:
    """What is read: without style and tags."""
    bare = re.sub(r"<[^>]*>", "", re.sub(r"<style>.*?</style>", "", text, flags=re.S))
    return html.unescape(bare).replace("\xa0", " ")


def made(product: str, pages: int, flip: Flip = "long", case: str | None = None) -> Made:
    file = f"{case}-{product}.pdf" if case else f"{product}.pdf"
    return Made(product, file, product, [Page(210, 297, ())] * pages, flip, case)


def page(*profiles: str, tools: Workshop | None = None, **own: Any) -> str:
    """The page of a small kit, printed by these profiles."""
    profile = load_profile({name: load_template(f"profiles/{name}") for name in profiles})
    tools = dataclasses.replace(tools or sheet_kit.workshop("a4"), profile=dataclasses.replace(profile, **own))
    flip: Flip = "manual" if profile.sides == "manual" else "long"
    players = [made("reglamento", 10, "short"), made("tablero", 1, "none"), made("especialistas", 4)]
    players.append(made("cartas", 23, flip, "C01"))
    apart = products.counted([made("solucion", 11, flip, "C01"), made("solucion", 13, flip, "C02")])
    return readme_page.html(sheet_kit.kit(), [*players, made("cartas", 14, case="C02")], apart, tools)


@pytest.fixture(scope="module")
def readme(flagship: pathlib.Path) -> str:
    return (flagship / "LEEME.html").read_text(encoding="utf-8")


class TestTheFlagships:
    def test_it_is_well_formed_and_of_one_piece(self, readme: str) -> None:
        outline = Outline(readme)
        assert outline.all("html") == [{"lang": "es"}]
        assert not outline.all("script", "link", "iframe", "object", "img", "base", "form")
        loaded = outline.values("src") + outline.values("href") + outline.values("xlink:href")
        assert loaded and not [url for url in loaded if ":" in url or url.startswith("/")]
        assert not re.search(r"url\(|@import|@font-face|\son\w+=", readme)
        assert re.findall(r"https?://[^\s\"]*", re.sub(r'xmlns(:\w+)?="[^"]*"', "", readme)) == []

    def test_every_link_arrives(self, readme: str, flagship: pathlib.Path) -> None:
        outline = Outline(readme)
        names = outline.values("id")
        assert len(names) == len(set(names))
        files = {url for url in outline.values("href") if not url.startswith("#")}
        assert {url[1:] for url in outline.values("href") if url.startswith("#")} <= set(names)
        assert files == {f"jugadores/{path.name}" for path in (flagship / "jugadores").iterdir()}

    def test_it_can_be_heard(self, readme: str) -> None:
        outline = Outline(readme)
        drawings = outline.all("svg")
        assert len(drawings) == 6
        assert all(drawing["role"] == "img" and len(drawing["aria-label"]) > 20 for drawing in drawings)
        levels = [int(tag[1]) for tag, _ in outline.elements if re.fullmatch(r"h\d", tag)]
        assert levels[0] == 1 and levels.count(1) == 1
        assert all(after <= before + 1 for before, after in pairwise(levels))
        assert all("scope" in head for head in outline.all("th"))

    def test_it_tells_no_solution(self, readme: str) -> None:
        source = pipeline.read(KIT, "kit")[0].source
        assert source
        canaries = Canaries(secrets(source), known(source, {}))
        assert canaries.in_text(next(iter(source.solutions.values())).truth)
        assert not canaries.in_text(words(readme)) and not canaries.in_text(readme)

    def test_every_phrase_of_its_own_is_said_somewhere(self, readme: str) -> None:
        ways = [
            readme,
            *map(page, ("short-edge", "one-sided", "manual", "gutterfold", "sleeves", "poker", "large-print")),
        ]
        said = [words(text) + " ".join(Outline(text).values("aria-label")) for text in ways]
        unsaid = [key for key, phrase in leaves(load_template("phrases/es")["readme"]) if not holds(said, phrase)]
        assert unsaid == []


def leaves(table: dict[str, Any], at: str = "") -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for key, value in table.items():
        found += leaves(value, f"{at}{key}.") if isinstance(value, dict) else [(f"{at}{key}", value)]
    return found


def holds(said: list[str], phrase: str) -> bool:
    """Whether a phrase is said in one of the texts, whatever stands in its places."""
    plain = re.sub(r"\*\*|`|\[|\]\(#\w+\)", "", phrase).replace("~", " ")
    pattern = ".*?".join(re.escape(part) for part in re.split(r"\{\w+\}", plain))
    return any(re.search(pattern, text) for text in said)


class TestTheWayOfPrinting:
    def test_only_the_rulebook_turns_on_the_short_edge(self) -> None:
        said = words(page("long-edge"))
        assert "el reglamento.pdf va a doble faz por el borde corto" in said
        assert "Para el reglamento, lo mismo, pero con borde corto" in said
        assert "Este juego de archivos" not in said

    def test_on_the_short_edge_everything_turns_there(self) -> None:
        said = words(page("short-edge"))
        assert "borde corto. También el reglamento" in said and "«Voltear por el borde corto»" in said
        assert "«Voltear por el borde largo»" not in said
        assert "Este juego de archivos: doble faz, borde corto." in said

    @pytest.mark.parametrize("name", ["one-sided", "gutterfold", "manual"])
    def test_on_one_side_nobody_is_told_to_tick_both(self, name: str) -> None:
        said = words(page(name))
        assert "Impresión a dos caras: «Desactivado»" in said
        assert "solo la página 1." in said and "solo las páginas 1 y 2" not in said

    @pytest.mark.parametrize(("tray", "back"), [("face-down", 13), ("face-up", 23)])
    def test_by_hand_the_back_of_the_first_sheet_is_named(self, tray: str, back: int) -> None:
        """23 pages: eleven fronts, the advice, eleven backs."""
        assert f"del otro lado la página {back}." in words(page("manual", tray=tray))

    def test_by_hand_the_pages_of_each_pass_are_named(self) -> None:
        said = words(page("manual"))
        assert "dos, a mano: páginas 1–12; después, 13–23" in said
        assert "C01: páginas 1–6; después, 7–11. C02: páginas 1–7; después, 8–13." in said
        assert "no pasen de la primera página" not in said

    def test_ink_order_and_shift_are_told(self) -> None:
        said = words(page("low-ink", "stack", back_shift=(0.5, -0.25)))
        assert "poca tinta, cortar y apilar" in said and "van solo con contorno" in said
        assert "por orden, las que siguen, quedan por código" in said and "0,50 mm a la derecha" in said

    def test_sheets_are_counted(self) -> None:
        said = words(page("long-edge"))
        assert "La caja entera son 27 hojas" in said and "caja y lo de C01: 20 hojas" in said


def test_colours_of_words_are_dark_enough() -> None:
    """Every colour of type against the palest and the darkest ground that the style lays under it (WCAG 2.2, AA)."""
    style = PLAIN("readme/page")["style"]
    palette = PLAIN.theme().palette
    inks = set(re.findall(r"(?<![-\w])color: var\(--(\w+)\)", style))
    grounds = {palette[name] for name in re.findall(r"background: var\(--(\w+)\)", style)} | {"#ffffff"}
    assert inks == {"ink", "grey", "night"} and len(grounds) == 2
    for ink in inks:
        for ground in grounds:
            assert contrast(palette[ink], ground) >= 4.5, (ink, ground)


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@needs_browser
class TestInABrowser:
    def browse(self, own: pathlib.Path, url: str, *options: str) -> subprocess.CompletedProcess[str]:
        assert BROWSER
        plain = ("--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run")
        small = "--disable-dev-shm-usage"  # containers give little of it
        own_folder = f"--user-data-dir={own / 'profile'}"
        return subprocess.run(
            [BROWSER, *plain, small, own_folder, "--enable-logging=stderr", *options, url],
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=120,
        )

    def test_it_is_drawn_without_complaint(self, flagship: pathlib.Path, tmp_path: pathlib.Path) -> None:
        shot = tmp_path / "shot.png"
        url = (flagship / "LEEME.html").as_uri()
        done = self.browse(tmp_path, url, "--window-size=1200,1500", f"--screenshot={shot}")
        assert "CONSOLE" not in done.stderr
        image = Image.open(shot).convert("L")
        assert image.size == (1200, 1500)
        dark = [sum(image.crop((0, top, 1200, top + 300)).histogram()[:96]) for top in range(0, 1500, 300)]
        assert min(dark) > 1000

    @pytest.mark.parametrize("width", [340, 768, 1280])
    def test_nothing_sticks_out_at_the_side(self, width: int, flagship: pathlib.Path, tmp_path: pathlib.Path) -> None:
        url = (flagship / "LEEME.html").as_uri()
        frame = tmp_path / "frame.html"
        ask = "document.title = this.contentDocument.documentElement.scrollWidth"
        frame.write_text(f'<iframe src="{url}" style="width:{width}px;border:0" onload="{ask}"></iframe>', "utf-8")
        done = self.browse(tmp_path, frame.as_uri(), "--allow-file-access-from-files", "--dump-dom")
        assert f"<title>{width}</title>" in done.stdout, done.stdout[:400]
