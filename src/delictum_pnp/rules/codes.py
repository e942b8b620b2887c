"""Codes: in sequence, and in prose written so that they are checked (rules §1).

In: a dossier.  Out: findings M030–M032.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator

from ..diagnostics import Finding, Words, rule
from ..model.codes import LETTERS
from ..model.dossier import Dossier

MARKED = re.compile(r"\[\[([^\[\]]*)\]\]")
BARE = re.compile(rf"(?<![\w\-./])[{LETTERS}][0-9]{{2}}(?![\w\-/])")
NUMBERED_OTHERWISE = "AS"
"""Events have the number of their turn, seeds that of their case."""


@rule(
    "M030",
    message=Words("`{code}` is no card, case or group here", "`{code}` no es ninguna carta, caso ni grupo de aquí"),
    hint=Words(
        "correct the code; if it is no code but part of the story, write it differently",
        "corrijan el código; si no es un código sino parte de la historia, escríbanlo de otro modo",
    ),
    bad="""\
C01:
  cards:
    P01: {text: ⟦'La llave de [[P99]] fue usada.'⟧}
""",
    good="""\
C01:
  cards:
    P01: {text: 'La llave de [[P02]] fue usada.'}
""",
)
def unknown_code_in_text(dossier: Dossier) -> Iterator[Finding]:
    """The table looks for the card, does not find it and thinks the box is incomplete.

    La mesa busca la carta, no la encuentra y cree que la caja está incompleta.
    """
    for place in dossier.all_texts:
        for match in MARKED.finditer(place.text):
            if not _is_known(match[1], dossier):
                yield Finding(place.path, {"code": match[1]}, solution=place.solution)
        for match in BARE.finditer(MARKED.sub("", place.text)):
            if match[0] not in dossier.case.cards:
                yield Finding(place.path, {"code": match[0]}, solution=place.solution)


@rule(
    "M031",
    severity="warning",
    message=Words("`{code}` stands without brackets", "`{code}` está sin corchetes"),
    hint=Words("write [[{code}]]", "escriban [[{code}]]"),
    bad="""\
C01:
  cards:
    P01: {text: ⟦La llave de P02 fue usada.⟧}
""",
    good="""\
C01:
  cards:
    P01: {text: 'La llave de [[P02]] fue usada.'}
""",
)
def bare_code(dossier: Dossier) -> Iterator[Finding]:
    """Only a code in brackets is printed in the style of codes, checked, and kept by the translator.

    Solo un código entre corchetes se imprime con estilo de código, se comprueba y se conserva al traducir.
    """
    for place in dossier.all_texts:
        for match in BARE.finditer(MARKED.sub("", place.text)):
            if match[0] in dossier.case.cards:
                yield Finding(place.path, {"code": match[0]}, solution=place.solution)


@rule(
    "M032",
    severity="warning",
    message=Words("{code} leaves a gap: {expected} would be next", "{code} deja un hueco: tocaría {expected}"),
    hint=Words("number the cards of a type without gaps", "numeren sin huecos las cartas de cada tipo"),
    bad="""\
C01:
  cards:
    N01: ~delete
    I01: ~delete
    ⟦I02⟧:
      title: Desván
      text: Hay una caja vacía.
      requires: {any: [Q02]}
      group: G08
      standing: confidential
  solution:
    same_original: {}
    theses:
      operative:
        claims:
          '1': {roles: {llave: {sources: [P01, Q01]}}}
          '3': {roles: {caja: {sources: [I02, P01]}}}
""",
    good="""\
C01:
  cards:
    I01: {title: Desván}
""",
)
def gap_in_codes(dossier: Dossier) -> Iterator[Finding]:
    """A missing number looks like a lost card when the box is put away.

    Un número que falta parece una carta perdida al guardar la caja.
    """
    by_letter = defaultdict(list)
    for code in sorted(dossier.case.cards):
        by_letter[code.letter].append(code)
    for letter, codes in by_letter.items():
        numbers = range(1, len(codes) + 1) if letter not in NUMBERED_OTHERWISE else ()
        gap = next(
            ((code, number) for code, number in zip(codes, numbers, strict=False) if code.number != number), None
        )
        if gap:
            values = {"code": gap[0], "expected": f"{letter}{gap[1]:02}"}
            yield Finding((*dossier.path, "cards", gap[0]), values, on_key=True)


def _is_known(written: str, dossier: Dossier) -> bool:
    """`P03`, `G04`, `C02`, `C02.P03` or `B01.C02.P03`."""
    cases, own = dossier.kit.cases, dossier.case
    if written in own.cards or written in dossier.solution.groups or written in cases or written == dossier.info.box:
        return True
    case, _, card = written.removeprefix(f"{dossier.info.box}.").partition(".")
    return any(case == code and card in other.cards for code, other in cases.items())
