"""Rulebook, solutions, case file, printing guide: on both papers, inside their margins, and nothing told too early."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from delictum_pnp.layout import casefile, markdown, printing, printing_steps, rulebook, solutions
from delictum_pnp.layout.flow_blocks import Items, Paragraph, Step
from delictum_pnp.layout.page import Page, Text, walk
from delictum_pnp.layout.printing import SheetCount
from delictum_pnp.layout.workshop import Workshop
from delictum_pnp.model.cards import CARD_TYPES
from delictum_pnp.model.case import ENDINGS, Solution
from delictum_pnp.model.kit import Kit

from . import sheet_kit
from .bounds import bounds

PAPERS = ("a4", "letter")
ANSWER = "Zarzaparrilla"
"""Stands in everything of a card that players see only after revealing it."""
CASE_FILES = ("cartas", "sobre", "expediente", "hoja-investigacion", "solucion")
COUNTS = (
    *(SheetCount(file, f"{case}-{file}.pdf", 3, "two", case) for case in sheet_kit.CASES for file in CASE_FILES),
    SheetCount("reglamento", "reglamento.pdf", 5, "two_short"),
    SheetCount("tablero", "tablero.pdf", 1, "one"),
)


@cache
def kit() -> Kit:
    """The kit of empty cases with the box's own prose and, in C01 and M01, covered texts that must not be seen."""
    made = sheet_kit.kit()
    pages = {file.stem: file.read_text("utf-8") for file in (sheet_kit.BOX / "rulebook").glob("*.md")}
    cases = {code: case.model_copy(update={"cards": dict(_covered(case.cards))}) for code, case in made.cases.items()}
    return made.model_copy(update={"pages": pages, "cases": cases})


def _covered(cards: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    for code, card in cards.items():
        extra: dict[str, Any] = {"text": f"{ANSWER} {code}."}
        if code[0] in "PQXFI":
            extra["group"], extra["standing"] = f"G{int(code[1:]):02d}", "citable"
        if code[0] in "QFI" and code[1:] != "01":
            extra["requires"] = {"any": ["P01", "P02"]}
        if code[0] == "S":
            extra |= dict.fromkeys(("strong", "fragile", "absent"), ANSWER)
        yield code, CARD_TYPES[code[0]].model_validate({**card.model_dump(exclude_none=True), **extra})


class Canaries:
    """Texts that are found again: each has a word of its own."""

    def __init__(self) -> None:
        self.words: list[str] = []

    def __call__(self, length: int = 1) -> str:
        self.words.append(f"canario{len(self.words):03d}")
        return " ".join([self.words[-1], *["relleno"] * (length - 1)])


def solution(case: str, say: Callable[..., str]) -> Solution:
    """A solution whose every text is a canary."""
    roles = {"one": ("P01", "Q01"), "two": ("P02", "Q02", "P03")}

    def claim() -> dict[str, Any]:
        return {
            "answer": say(30),
            "must_state": {"a": say(6), "b": say(8)},
            "roles": {role: {"name": say(4), "sources": sources} for role, sources in roles.items()},
        }

    return Solution.model_validate(
        {
            "case": case,
            "groups": {f"G{n:02d}": say(6) for n in range(1, 13)},
            "truth": "\n\n".join(say(60) for _ in range(4)),
            "timeline": {f"t{n}": {"at": say(2), "what": say(12)} for n in range(14)},
            "theses": {scope: {"claims": {n: claim() for n in "123"}} for scope in ("operative", "structural")},
            "contradictions": {
                "a": {"fact": say(9), "a": ["Q01"], "b": ["P01"], "settled_by": ["P03"], "affects": ["operative.1"]}
            },
            "misleading": {"P04": say(30), "Q04": say(30)},
            "reactions": {
                closing: {result: say(40) for result in ("full", "partial", "failure")}
                for closing in ("exposicion", "institucional", "proteccion")
            },
            "epilogues": {ending: say(50) for ending in ENDINGS} if case == "M01" else {},
        }
    )


def printed(pages: list[Page]) -> str:
    texts = (mark.text for page in pages for mark in walk(page.marks) if isinstance(mark, Text))
    return re.sub(r"\s+", " ", " ".join(texts)).replace("\u00ad ", "")


PRODUCTS: dict[str, Callable[[Workshop], list[Page]]] = {
    "reglamento": lambda shop: rulebook.pages(kit(), shop),
    "expediente C01": lambda shop: casefile.pages(kit().cases["C01"], kit(), shop),
    "expediente C02": lambda shop: casefile.pages(kit().cases["C02"], kit(), shop),
    "expediente M01": lambda shop: casefile.pages(kit().cases["M01"], kit(), shop),
    "imprimir": lambda shop: printing.pages(kit(), COUNTS, shop),
    "soluciones C01": lambda shop: solutions.pages(kit().cases["C01"], solution("C01", Canaries()), kit(), shop),
    "soluciones M01": lambda shop: solutions.pages(kit().cases["M01"], solution("M01", Canaries()), kit(), shop),
}
every_book = pytest.mark.parametrize(
    ("make", "paper"),
    [pytest.param(make, paper, id=f"{name} {paper}") for name, make in PRODUCTS.items() for paper in PAPERS],
)


@every_book
def test_nothing_is_printed_in_the_outer_eight_millimetres(make: Callable[[Workshop], list[Page]], paper: str) -> None:
    for page in make(sheet_kit.workshop(paper)):
        for mark, (left, upper, right, lower) in bounds(page.marks, sheet_kit.fonts()):
            assert left >= 8 - 1e-6 and upper >= 8 - 1e-6, mark
            assert right <= page.width - 8 + 1e-6 and lower <= page.height - 8 + 1e-6, mark


@every_book
def test_no_text_stands_on_another_and_none_is_too_small(make: Callable[[Workshop], list[Page]], paper: str) -> None:
    for page in make(sheet_kit.workshop(paper)):
        runs = [(mark, place) for mark, place in bounds(page.marks, sheet_kit.fonts()) if isinstance(mark, Text)]
        for (one, a), (other, b) in combinations(runs, 2):
            apart = a[2] <= b[0] + 0.05 or b[2] <= a[0] + 0.05 or a[3] <= b[1] or b[3] <= a[1]
            assert apart, (one.text, other.text)
        assert all(mark.size >= 6.6 for mark in page.marks if isinstance(mark, Text))


@every_book
def test_everything_fits_and_every_glyph_is_there(make: Callable[[Workshop], list[Page]], paper: str) -> None:
    shop = sheet_kit.workshop(paper)
    pages = make(shop)
    assert shop.issues.overflows == []
    for mark in (mark for page in pages for mark in walk(page.marks) if isinstance(mark, Text)):
        assert sheet_kit.fonts()(mark.font).missing(mark.text) == "", mark.text


# -- the rulebook ------------------------------------------------------------------------------
@pytest.mark.parametrize("paper", PAPERS)
def test_the_rulebook_is_half_sheets_to_be_folded_in_fours(paper: str) -> None:
    shop = sheet_kit.workshop(paper)
    pages = rulebook.pages(kit(), shop)
    assert len(pages) % 4 == 0
    assert {(page.width, page.height) for page in pages} == {(shop.paper.height / 2, shop.paper.width)}
    assert {page.audience for page in pages} == {"players"}


def test_the_contents_list_names_every_chapter_with_the_page_that_it_begins_on() -> None:
    pages = rulebook.pages(kit(), sheet_kit.workshop("a4"))
    listed = [mark.text for mark in pages[1].marks if isinstance(mark, Text)]
    begun = {page.bookmark: n for n, page in enumerate(pages, 1) if page.bookmark and page.bookmark[0].isdigit()}
    chapters = re.findall(r"^# (\d+) (.+)$", kit().pages["reglamento"], re.MULTILINE)
    assert len(chapters) > 5
    for number, title in chapters:
        at = listed.index(title)
        assert listed[at - 1] == number
        assert title in printed([pages[int(listed[at + 1]) - 1]])
    for bookmark, page in begun.items():
        assert listed[listed.index(bookmark.partition(" · ")[2]) + 1] == f"{page}"


def test_a_table_of_the_rulebook_says_what_the_edition_says() -> None:
    text = printed(rulebook.pages(kit(), sheet_kit.workshop("a4")))
    edition = kit().info.edition
    assert f"Turnos {edition.case.turns} {edition.meta.turns}" in text
    assert "3: A04, A06, A08" in text


# -- solutions ---------------------------------------------------------------------------------
@pytest.mark.parametrize("case", ["C01", "M01"])
def test_the_warning_and_its_back_tell_nothing_and_then_all_is_told(case: str) -> None:
    canaries = Canaries()
    told = solution(case, canaries)
    pages = solutions.pages(kit().cases[case], told, kit(), sheet_kit.workshop("a4"))
    assert not any(word in printed(pages[:2]) for word in canaries.words)
    assert [word for word in canaries.words if word not in printed(pages[2:])] == []


def test_the_warning_does_not_change_with_the_solution() -> None:
    case = kit().cases["C01"]
    short = solution("C01", Canaries())
    long = short.model_copy(update={"truth": short.truth * 9})
    one, other = (solutions.pages(case, each, kit(), sheet_kit.workshop("a4")) for each in (short, long))
    assert len(one) != len(other)
    warnings = [re.sub(rf"\b{len(each) // 2}\b", "N", printed(each[:2])) for each in (one, other)]
    assert warnings[0] == warnings[1]


def test_every_leaf_of_a_solution_says_which_it_is_on_both_sides() -> None:
    """Whoever prints the second side compares the numbers, and need not look at a text for it."""
    pages = solutions.pages(kit().cases["C01"], solution("C01", Canaries()), kit(), sheet_kit.workshop("a4"))
    for number, page in enumerate(pages):
        assert f"hoja {number // 2 + 1}/{len(pages) // 2}" in printed([page])


@pytest.mark.parametrize("length", range(1, 6))
def test_every_case_begins_on_its_own_leaf(length: int) -> None:
    told = solution("C01", Canaries())
    longer = told.model_copy(update={"truth": "\n\n".join([told.truth] * length)})
    pages = solutions.pages(kit().cases["C01"], longer, kit(), sheet_kit.workshop("a4"))
    assert len(pages) % 2 == 0
    assert {page.audience for page in pages} == {"solution"}


def test_only_the_metacase_ends_the_campaign_and_only_a_case_leaves_a_seed() -> None:
    shop = sheet_kit.workshop("a4")
    case, meta = (
        printed(solutions.pages(kit().cases[code], solution(code, Canaries()), kit(), shop)) for code in ("C01", "M01")
    )
    epilogue, seed = shop.phrases("solutions.epilogues"), shop.phrases("table.results.seed")
    assert (epilogue in meta, epilogue in case) == (True, False)
    assert (seed in meta, seed in case) == (False, True)


# -- the case file -----------------------------------------------------------------------------
@pytest.mark.parametrize("case", sheet_kit.CASES)
def test_the_case_file_shows_what_is_public_and_no_answer(case: str) -> None:
    pages = casefile.pages(kit().cases[case], kit(), sheet_kit.workshop("a4"))
    text = printed(pages)
    assert len(pages) == 2 and {page.audience for page in pages} == {"players"}
    assert ANSWER not in text
    for card in kit().cases[case].cards.values():
        assert card.code in text or (card.letter in "PNS" and card.code not in ("N01",))


def test_a_metacase_sets_its_recoveries_out_and_lists_its_seeds() -> None:
    say = sheet_kit.workshop("a4").phrases
    case, meta = (printed(casefile.pages(kit().cases[c], kit(), sheet_kit.workshop("a4"))) for c in ("C01", "M01"))
    assert say("casefile.setup_questions_meta") in meta and say("casefile.setup_questions_meta") not in case
    assert all(f"{seed} " in meta.partition(say("casefile.seeds").upper())[2] for seed in ("S01", "S02", "S03"))
    assert say("casefile.seeds_help") not in case


def test_what_a_case_asks_of_the_campaign_is_in_its_file() -> None:
    first, second = (
        printed(casefile.pages(kit().cases[code], kit(), sheet_kit.workshop("a4"))) for code in ("C01", "C02")
    )
    say = sheet_kit.workshop("a4").phrases
    assert say("casefile.first_case") in first and say("casefile.first_case") not in second
    assert "Q07" in second.partition(say("casefile.campaign").upper())[2]


def test_a_case_file_that_does_not_fit_is_an_overflow() -> None:
    shop = sheet_kit.workshop("a4")
    case = kit().cases["C01"].model_copy(update={"introduction": "palabras " * 1500})
    casefile.pages(case, kit(), shop)
    assert [overflow.path for overflow in shop.issues.overflows] == [("C01",)]


# -- the printing guide ------------------------------------------------------------------------
def test_the_guide_draws_each_step_and_sums_the_sheets() -> None:
    pages = printing.pages(kit(), COUNTS, sheet_kit.workshop("a4"))
    text = printed(pages[:1])
    assert all(f"{n}" in text for n in range(1, 7))
    assert f"Total 15 15 15 15 6 {sum(count.sheets for count in COUNTS)}" in text


def test_all_advice_is_printed() -> None:
    text = printed(printing.pages(kit(), COUNTS, sheet_kit.workshop("a4")))
    squeezed = re.sub(r"\W", "", text)
    for block in markdown.parse(kit().pages["imprimir"]):
        for said in block.items if isinstance(block, Items) else [block.text] if isinstance(block, Paragraph) else []:
            assert re.sub(r"\W", "", said.replace("**", ""))[:60] in squeezed


def test_the_kind_of_a_file_is_its_name_without_case_and_ending() -> None:
    assert SheetCount("soluciones", "soluciones/C01-sobre-solucion.pdf", 1, "one", "C01").kind == "sobre-solucion"
    assert SheetCount("tablero", "tablero.pdf", 1, "one").kind == "tablero"


def test_the_steps_of_the_guide_are_those_that_are_drawn() -> None:
    steps, _ = printing._parted(markdown.parse(kit().pages["imprimir"]))
    assert len(steps) == len(printing_steps.STEPS) and all(isinstance(step, Step) for step in steps)
