"""Waivers: the editor has looked at a finding and lets it stand, with a reason.

In: a `KitSource`.  Out: `Waivers`, which says for a finding the reason that waives it; findings M110–M112
about waivers themselves.  A waiver on a card, a case or a solution holds for everything inside.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from ..diagnostics import CATALOGUE, Finding, Path, Words, declare, rule
from ..model.kit import KitSource


@dataclass(frozen=True, slots=True)
class Waiver:
    path: Path
    """Of the part that it stands on."""
    code: str
    reason: str

    @property
    def place(self) -> Path:
        return (*self.path, "waive", self.code)

    def covers(self, code: str, path: Path) -> bool:
        return bool(self.reason.strip()) and self.code == code and path[: len(self.path)] == self.path


def waivers(source: KitSource) -> list[Waiver]:
    """Every waiver of the source, in the author's order."""
    found = []
    told = [(case, source.solutions.get(code)) for code, case in source.kit.cases.items()]
    example = [(source.example.case, source.example.solution)] if source.example else []
    for case, solution in [*told, *example]:
        code = case.code
        parts = [((code, "cards", card.code), card.waive) for card in case.cards.values()]
        apart = solution.waive if solution else {}
        for path, waived in ((code,), case.waive), *parts, ((code, "solution"), apart):
            found += [Waiver(path, rule_code, reason) for rule_code, reason in waived.items()]
    return found


def reason(found: list[Waiver], code: str, path: Path) -> str:
    """Why a finding is waived; empty when it is not."""
    return next((waiver.reason for waiver in found if waiver.covers(code, path)), "")


UNUSED = declare(
    "M110",
    "waiver_without_effect",
    severity="warning",
    message=Words("nothing to waive: {code} finds nothing here", "nada que dispensar: {code} no encuentra nada aquí"),
    hint=Words("remove the waiver", "quiten la dispensa"),
    bad="""\
C01:
  cards:
    P01: {waive: {⟦M051⟧: Se verá luego}}
""",
    good="""\
C01:
  cards:
    P01: {standing: ~delete, waive: {M051: Se verá luego}}
""",
    why="""
    A waiver that outlives its fault would hide the next one.

    Una dispensa que sobrevive a su falla ocultaría la siguiente.
    """,
    looks_at="KitSource",
)


def unused(found: list[Waiver], used: Collection[tuple[str, Path]], ran: Collection[str]) -> Iterator[Finding]:
    """Waivers of rules that ran (`ran`) and cover none of the findings (`used`: code and path)."""
    for waiver in found:
        if waiver.code in ran and waiver.reason.strip() and not any(waiver.covers(*finding) for finding in used):
            yield Finding(waiver.place, {"code": waiver.code}, on_key=True)


@rule(
    "M111",
    message=Words("the waiver of {code} gives no reason", "la dispensa de {code} no da ninguna razón"),
    hint=Words('write why it may stand: {code}: "…"', 'escriban por qué puede quedar: {code}: "…"'),
    bad="""\
C01:
  cards:
    P01: {standing: ~delete, waive: {M051: ⟦''⟧}}
""",
    good="""\
C01:
  cards:
    P01: {standing: ~delete, waive: {M051: Se verá luego}}
""",
)
def waiver_without_reason(source: KitSource) -> Iterator[Finding]:
    """The next editor must be able to judge whether the reason still holds.

    Quien edite después debe poder juzgar si la razón sigue en pie.
    """
    for waiver in waivers(source):
        if not waiver.reason.strip():
            yield Finding(waiver.place, {"code": waiver.code})


@rule(
    "M112",
    message=Words("there is no rule {code}", "no existe la regla {code}"),
    hint=Words("docs/rules.md lists the rules", "docs/rules.md enumera las reglas"),
    bad="""\
C01:
  cards:
    P01: {waive: {⟦M999⟧: Se verá luego}}
""",
    good="""\
C01:
  cards:
    P01: {standing: ~delete, waive: {M051: Se verá luego}}
""",
)
def unknown_rule_waived(source: KitSource) -> Iterator[Finding]:
    """A misspelt code waives nothing, and the finding stays without anyone knowing why.

    Un código mal escrito no dispensa nada, y la falla sigue ahí sin que nadie sepa por qué.
    """
    for waiver in waivers(source):
        if waiver.code not in CATALOGUE:
            yield Finding(waiver.place, {"code": waiver.code}, on_key=True)
