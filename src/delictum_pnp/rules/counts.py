"""How many cards of each type, which cases, and two approaches per location (rules §1).

In: a dossier or the whole source.  Out: findings M020–M026.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..diagnostics import Finding, Words, rule
from ..model.cards import Clue, Location
from ..model.dossier import Dossier
from ..model.kit import KitSource

COUNTED = "LPQXFIVN"
"""Letters whose number the edition fixes; events and seeds have rules of their own (`events.py`)."""


@rule(
    "M020",
    message=Words(
        "{found} cards of type {letter}; edition {edition} asks for {expected}",
        "{found} cartas de tipo {letter}; la edición {edition} pide {expected}",
    ),
    hint=Words(
        "write the missing cards or remove the surplus", "escriban las cartas que faltan o quiten las que sobran"
    ),
    bad="""\
C01:
  ⟦cards⟧:
    P04: ~delete
  solution:
    misleading: {}
""",
    good="""\
C01:
  cards:
    P04: {title: Cajón}
""",
)
def wrong_number_of_cards(dossier: Dossier) -> Iterator[Finding]:
    """Every case of an edition is cut and stored alike; the printed sheets have a place for each card.

    Todos los casos de una edición se cortan y se guardan igual; las hojas tienen un lugar para cada carta.
    """
    found = Counter(code.letter for code in dossier.case.cards)
    for letter in COUNTED:
        expected = getattr(dossier.counts, letter)
        if expected != "any" and found[letter] != expected:
            values = {"letter": letter, "found": found[letter], "expected": expected}
            yield Finding((*dossier.path, "cards"), {**values, "edition": dossier.info.edition.name}, on_key=True)


@rule(
    "M021",
    message=Words("case {case} is listed but has no files", "el caso {case} está en la lista pero no tiene archivos"),
    hint=Words("add the folder {case}/ or take it off `cases:`", "añadan la carpeta {case}/ o quítenlo de `cases:`"),
    bad="cases: [C01, ⟦C02⟧, M01]",
    good="cases: [C01, M01]",
)
def case_listed_but_missing(source: KitSource) -> Iterator[Finding]:
    """The box promises this case on its contents list.

    La caja promete este caso en su lista de contenido.
    """
    for position, code in enumerate(source.kit.info.cases):
        if code not in source.kit.cases:
            yield Finding(("cases", position), {"case": code})


@rule(
    "M022",
    message=Words("case {case} is written but not listed", "el caso {case} está escrito pero no está en la lista"),
    hint=Words("add {case} to `cases:` in kit.yaml", "añadan {case} a `cases:` en kit.yaml"),
    bad="""\
cases: [M01]
⟦C01⟧:
  title: El reloj parado
M01:
  early_interview: ~delete
""",
    good="cases: [C01, M01]",
)
def case_not_listed(source: KitSource) -> Iterator[Finding]:
    """A case outside the list would be checked but never printed.

    Un caso fuera de la lista se revisaría, pero nunca se imprimiría.
    """
    for code in source.kit.cases:
        if code not in source.kit.info.cases:
            yield Finding((code,), {"case": code}, on_key=True)


@rule(
    "M023",
    message=Words(
        "no clue for approach {approach} of {location}", "ninguna pista para el enfoque {approach} de {location}"
    ),
    hint=Words(
        "write a clue with `location: {location}` and `approach: {approach}`",
        "escriban una pista con `location: {location}` y `approach: {approach}`",
    ),
    bad="""\
C01:
  cards:
    ⟦L01⟧: {title: Museo}
    P02: {location: L02}
""",
    good="""\
C01:
  cards:
    L01: {title: Museo}
""",
)
def approach_without_clue(dossier: Dossier) -> Iterator[Finding]:
    """A table that chooses this approach would reach for a card that does not exist (§3.3).

    La mesa que elija este enfoque buscaría una carta que no existe (§3.3).
    """
    taken = {(clue.location, clue.approach) for clue in dossier.case.of(Clue)}
    for location in dossier.case.of(Location):
        for approach in _approaches(dossier):
            if (location.code, approach) not in taken:
                values = {"approach": approach, "location": location.code}
                yield Finding(dossier.card_path(location), values, on_key=True)


@rule(
    "M024",
    message=Words(
        "{other} already is the clue of approach {approach} of {location}",
        "{other} ya es la pista del enfoque {approach} de {location}",
    ),
    hint=Words("give each clue its own location and approach", "den a cada pista su propio lugar y enfoque"),
    bad="""\
C01:
  cards:
    P02: {approach: ⟦A⟧}
""",
    good="""\
C01:
  cards:
    P02: {approach: B}
""",
)
def approach_with_two_clues(dossier: Dossier) -> Iterator[Finding]:
    """The table cannot tell which of the two cards to turn over.

    La mesa no puede saber cuál de las dos cartas dar vuelta.
    """
    first: dict[tuple[str, str], str] = {}
    for clue in dossier.case.of(Clue):
        other = first.setdefault((clue.location, clue.approach), clue.code)
        if other != clue.code:
            values = {"other": other, "approach": clue.approach, "location": clue.location}
            yield Finding((*dossier.card_path(clue), "approach"), values)


@rule(
    "M025",
    message=Words("{location} does not describe approach {approach}", "{location} no describe el enfoque {approach}"),
    hint=Words("add `{approach}:` to its approaches", "añadan `{approach}:` a sus enfoques"),
    bad="""\
C01:
  cards:
    L01: {⟦approaches⟧: {B: ~delete}}
""",
    good="""\
C01:
  cards:
    L01: {approaches: {B: El registro}}
""",
)
def location_without_approach(dossier: Dossier) -> Iterator[Finding]:
    """The location is public so that the table can weigh both approaches before it chooses (§3.3).

    El lugar es público para que la mesa sopese los dos enfoques antes de elegir (§3.3).
    """
    for location in dossier.case.of(Location):
        for approach in _approaches(dossier):
            if approach not in location.approaches:
                values = {"approach": approach, "location": location.code}
                yield Finding((*dossier.card_path(location), "approaches"), values, on_key=True)


def _approaches(dossier: Dossier) -> str:
    return "AB"[: max(0, dossier.counts.approaches_per_location)]
