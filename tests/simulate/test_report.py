"""The page and the text: whole, self-contained, in both languages, and marked as solution."""

from __future__ import annotations

import functools
import re
import xml.etree.ElementTree as ET

import pytest

from delictum_pnp.diagnostics import Language
from delictum_pnp.simulate import summary
from delictum_pnp.simulate.report_html import html
from delictum_pnp.simulate.run import Report, simulate
from delictum_pnp.simulate.words import TABLE, number, percent
from tests.game.small import dossier, flagship, tiny

SPOILER = {"en": "For editors only", "es": "Solo para editores"}


@functools.cache
def report() -> Report:
    return simulate(flagship(), 40, 1)


def parsed(page: str) -> ET.Element:
    return ET.fromstring(page.removeprefix("<!DOCTYPE html>"))


@pytest.mark.parametrize("language", ["en", "es"])
class TestPage:
    def test_it_is_well_formed_and_says_first_for_whom_it_is(self, language: Language) -> None:
        root = parsed(html(report(), language))
        assert root.get("lang") == language
        first = root.find("body/p")
        assert first is not None
        assert SPOILER[language] in "".join(first.itertext())

    def test_it_needs_nothing_from_outside_and_runs_nothing(self, language: Language) -> None:
        root = parsed(html(report(), language))
        assert not {element.tag for element in root.iter()} & {
            "script",
            "link",
            "img",
            "iframe",
            "object",
            "image",
            "use",
        }
        names = {name for element in root.iter() for name in element.attrib}
        assert not {name for name in names if name in ("src", "href", "style") or name.startswith("on")}
        assert not re.search(r"https?:|url\(|@import|//[a-z]", html(report(), language))

    def test_every_section_has_a_plot_or_a_table(self, language: Language) -> None:
        sections = list(parsed(html(report(), language)).iter("section"))
        assert len(sections) == 15
        assert all(s.find("table") is not None or s.find("svg") is not None for s in sections[:-1])

    def test_every_policy_and_card_is_in_it(self, language: Language) -> None:
        page = html(report(), language)
        for name in report().policies:
            assert TABLE[name].in_language(language, {}) in page
        for code in report().table.rules.cards:
            assert f">{code} " in page
        assert "None" not in page
        assert "nan" not in page.lower().replace("ordinan", "")


def test_the_two_languages_differ_and_each_is_the_same_twice() -> None:
    spanish, english = html(report(), "es"), html(report(), "en")
    assert spanish != english
    assert spanish == html(simulate(flagship(), 40, 1), "es")


def test_a_title_cannot_write_into_the_page() -> None:
    sly = dossier("hot", {"title": "A<script>&", "cards": {"P01": {"title": "<b>&amp;"}}})
    root = parsed(html(simulate(sly, 10, 1), "es"))
    assert not list(root.iter("script")) + list(root.iter("b"))
    assert "«A<script>&»" in "".join(root.itertext())


def test_a_case_without_rubric_has_a_page_too() -> None:
    parsed(html(simulate(tiny(), 10, 1), "es"))
    assert "0" in summary.text(simulate(tiny(), 10, 1), "es")


def test_marks_stay_inside_the_plots() -> None:
    for plot in parsed(html(report(), "es")).iter("svg"):
        _, _, width, height = map(float, plot.attrib["viewBox"].split())
        for element in plot.iter():
            for x in ("x", "x1", "x2", "cx"):
                assert 0 <= float(element.get(x, 0)) <= width
            for y in ("y", "y1", "y2", "cy"):
                assert 0 <= float(element.get(y, 0)) <= height
            if element.tag == "rect":
                assert 0 <= float(element.attrib["width"]) <= width - float(element.attrib["x"]) + 0.11


def test_the_text_warns_and_has_a_column_for_each_policy() -> None:
    lines = summary.text(report(), "en").splitlines()
    assert SPOILER["en"] in lines[1]
    assert lines[3].split() == ["chance", "curious", "careful", "informed"]
    assert "some thesis demonstrated" in summary.text(report(), "en")
    assert "alguna tesis demostrada" in summary.text(report(), "es")


def test_rare_cards_are_those_that_nobody_met() -> None:
    seen = report()
    for name, figures in seen.policies.items():
        line = next(row for row in summary.rare_lines(seen, "en") if row.label == TABLE[name].en)
        assert [c for c in figures.cards if figures.cards[c].revealed.share < 0.02] == (
            line.cells[0].split(", ") if line.cells[0] != "none" else []
        )
    assert set(summary.never_met(seen)) <= set(seen.policies["chance"].rare)


@pytest.mark.parametrize(
    ("share", "said"),
    [(0, "0 %"), (0.0004, "<0,1 %"), (0.07, "7,0 %"), (0.5, "50 %"), (0.9996, ">99,9 %"), (1, "100 %")],
)
def test_a_percentage_never_rounds_to_none_or_all(share: float, said: str) -> None:
    assert percent(share, "es").replace("\u00a0", " ") == said


def test_numbers_are_written_as_each_language_does() -> None:
    assert (number(-0.5, "es", signed=True), number(0.5, "en", signed=True)) == ("−0,50", "+0.50")
