"""Examples are executed: the numbers of the text come from the rules, and a rule that changes is noticed."""

from __future__ import annotations

import pathlib
import re

import pytest

from delictum_pnp import pipeline
from delictum_pnp.diagnostics import CATALOGUE
from delictum_pnp.examples.work import PLACE, Say, printed, prose, work
from delictum_pnp.layout import rulebook
from delictum_pnp.layout.workshop import Phrases
from delictum_pnp.source.data import read_data
from tests.conftest import KIT, ROOT, delictum
from tests.examples.kit import source
from tests.rules.small_kit import marked

SAY: Say = Phrases(read_data(ROOT / "templates" / "phrases" / "es.yaml"))
CRISIS = """\
:::ejemplo UNA CRISIS
= start T3 C4 R+0 | Q01c | - | -
= do I01 !filtracion
Cuesta Calor~{=I01.heat}: {=heat@1} de {=top}.

= expect {expected}
Ahora {=heat}, turno {=turn}, Reputación~{=reputation}; [[I01]] es {=I01.standing}, {=I01.group}.
:::
"""


def page(text: str, **edition: object) -> str:
    return str(printed(source(text, **edition), SAY).kit.pages["reglamento"])


def said(text: str, **edition: object) -> list[tuple[str, int, str]]:
    found = work(source(text, **edition), {"reglamento": "rulebook/reglamento.md"}).diagnostics
    assert all(fault.span.file == "rulebook/reglamento.md" for fault in found)
    return [(fault.rule.code, fault.span.line, fault.message("en")) for fault in found]


def test_numbers_come_from_the_engine_and_orders_are_not_printed() -> None:
    assert page(CRISIS.replace("{expected}", "heat 3")) == (
        ":::ejemplo UNA CRISIS\n\n\nCuesta Calor~+2: 5 de 5.\n\n\n"
        "Ahora 3, turno 4, Reputación~−1; [[I01]] es confidencial, G06.\n:::\n"
    )


def test_a_changed_edition_changes_the_printed_number() -> None:
    text = page(CRISIS.replace("{expected}", "turn 4"), crisis_resets_heat_to=2)
    assert "Ahora 2, turno 4" in text


def test_a_changed_rule_breaks_the_expectation_at_its_line() -> None:
    text = CRISIS.replace("{expected}", "reputation -1, heat 3")
    assert said(text) == []
    assert said(text, crisis_resets_heat_to=2) == [("E002", 6, "the example expects heat 3; by the rules it is 2")]


@pytest.mark.parametrize(
    ("orders", "code", "message"),
    [
        (["do I02"], "E001", "`I02` is not in the notation of this case"),
        (["do P01 P01"], "E002", "the rules do not allow P01: already_revealed"),
        (["refuse P01 already_revealed"], "E002",
         "the example expects P01 to be refused (already_revealed); the rules say: -"),
        (["refuse Q03 closed"], "E002",
         "the example expects Q03 to be refused (closed); the rules say: sources_missing"),
        (["do P01", "expect T2 C0 R+0 | P01k | - | -"], "E002",
         "the example expects position T2 C0 R+0 | P01k | - | -; by the rules it is T2 C0 R+0 | P01c | - | -"),
        (["expect mood 3"], "E001", "there is no value `mood` here"),
        (["cite operative.9 P01 P02"], "E001", "`operative.9` is not in the notation of this case"),
        (["cite operative.1 P01 P02"], "E001", "`P01` is not in the notation of this case"),
        (["close operative yes:P01+P02 institucional"], "E002",
         "the rules do not allow operative yes:P01+P02 institucional: NotClosed"),
    ],
)  # fmt: skip
def test_what_the_rules_do_not_do_is_reported(orders: list[str], code: str, message: str) -> None:
    text = "\n".join([":::ejemplo X", "= start T1 C0 R+0 | - | - | -", *(f"= {order}" for order in orders), ":::"])
    assert said(text) == [(code, len(orders) + 2, message)]


def test_one_fault_of_an_example_is_said_once_and_hides_no_other_example() -> None:
    broken = ":::ejemplo A\n= do P01\nCalor {=heat}.\n:::\n"
    assert [(code, line) for code, line, _ in said(broken + "\n" + broken)] == [("E001", 2), ("E001", 7)]


@pytest.mark.parametrize("text", ["= start T1 C0 R+0 | - | - | -", "Calor {=heat}."])
def test_orders_and_places_outside_an_example_are_reported(text: str) -> None:
    ((code, line, message),) = said(f"Texto.\n\n{text}\n")
    assert (code, line) == ("E001", 3)
    assert message.endswith("stands outside an example")


def test_without_an_example_case_nothing_is_executed() -> None:
    bare = source(CRISIS.replace("{expected}", "heat 3")).model_copy(update={"example": None})
    (fault,) = work(bare).diagnostics
    assert (fault.rule.code, fault.variant, fault.span.line) == ("E001", "no_case", 2)


PROOF = """\
:::ejemplo X
= start T11 C0 R+0 | P01c P02c P03c P04c Q01c Q02c Q03c I01k | - | {marks}
= close operative yes:P01+P02 yes:P01+P03 {third} exposicion
{=truth}, {=result}, {=seed}
:::
"""


@pytest.mark.parametrize(
    ("marks", "third", "line"),
    [
        ("-", "yes:P03+I01", "acertada, éxito pleno, fuerte"),
        ("fragil", "yes:P03+I01", "acertada, éxito pleno, frágil"),
        ("-", "no:P03+I01", "parcial, éxito parcial, frágil"),
        ("-", "yes:P03+P04", "acertada, éxito parcial, frágil"),
    ],
)
def test_a_theory_is_closed(marks: str, third: str, line: str) -> None:
    assert line in page(PROOF.replace("{marks}", marks).replace("{third}", third))


def test_prose_is_the_page_without_orders() -> None:
    text = str(prose(source(CRISIS)).kit.pages["reglamento"])
    assert "= do" not in text and "{=heat@1}" in text and text.count("\n") == CRISIS.count("\n")


@pytest.mark.parametrize("code", ["E001", "E002"])
def test_the_catalogue_examples(code: str) -> None:
    bad, spots = marked(CATALOGUE[code].bad)
    found = [(f.rule.code, (f.span.line, f.span.column)) for f in work(source(bad)).diagnostics]
    assert found == [(code, spot) for spot in spots]
    assert said(CATALOGUE[code].good) == []


def test_every_example_of_the_rulebook_is_executed_and_none_disagrees() -> None:
    box = source()
    blocks = re.findall(r"^:::ejemplo .*?^:::$", box.kit.pages["reglamento"], re.DOTALL | re.MULTILINE)
    assert len(blocks) >= 4
    assert all("\n= start " in block and "\n= expect " in block and PLACE.search(block) for block in blocks)
    assert work(box).diagnostics == []
    assert not any("{=" in text or "\n= " in text for text in printed(box, SAY).kit.pages.values())


def test_the_printed_rulebook_notices_a_changed_edition() -> None:
    assert "presión pública marcada, Calor~3." in str(printed(source(), SAY).kit.pages["reglamento"])
    found = work(source(crisis_resets_heat_to=2)).diagnostics
    lines = str(source().kit.pages["reglamento"]).split("\n")
    assert {fault.rule.code for fault in found} == {"E002"}
    assert [lines[fault.span.line - 1].split()[1] for fault in found] == ["expect", "expect"]


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_computed_rulebook_stays_within_its_sheets(paper: str) -> None:
    workshop = pipeline.workshop_for(source(), pipeline.Templates(ROOT / "templates"), paper)
    assert len(rulebook.pages(printed(source(), workshop.phrases).kit, workshop)) <= 20
    assert not workshop.issues.texts and not workshop.issues.overflows


def test_a_broken_expectation_stops_the_check_at_its_line(kit_copy: pathlib.Path) -> None:
    path = kit_copy / "rulebook" / "reglamento.md"
    text = path.read_text("utf-8")
    old = "= expect crisis yes, heat 5, reputation 0"
    path.write_text(text.replace(old, "= expect crisis yes, heat 4"), "utf-8")
    line = text[: text.index(old)].count("\n") + 1
    done = delictum("check", str(kit_copy), DELICTUM_LANG="es")
    assert done.returncode == 1
    assert f"rulebook/reglamento.md:{line}:22: E002 el ejemplo espera heat 4; según las reglas es 5" in done.stdout


def test_a_fault_of_the_example_case_has_its_place(kit_copy: pathlib.Path) -> None:
    path = kit_copy / "rulebook" / "ejemplo.yaml"
    text = path.read_text("utf-8")
    path.write_text(text.replace("requires: {all: [Q02]}", "requires: {all: [Q12]}"), "utf-8")
    line = text[: text.index("requires: {all: [Q02]}")].count("\n") + 1
    done = delictum("check", str(kit_copy))
    assert done.returncode == 1
    assert f"rulebook/ejemplo.yaml:{line}:" in done.stdout


def test_the_example_case_is_never_printed() -> None:
    library = pipeline.Templates(ROOT / "templates")
    checked, _ = pipeline.read(KIT, "kit")
    assert checked.source is not None and checked.source.example is not None
    assert "C00" not in checked.source.kit.cases
    laid = pipeline.lay_out(checked.source, pipeline.workshop_for(checked.source, library, "a4"))
    assert not any(made.case == "C00" for made in (*laid.players, *laid.solutions))
