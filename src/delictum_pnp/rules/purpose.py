"""What each card is for: it supports, opens, settles, or misleads and is declared to (rules §10.7).

In: a dossier.  Out: findings M085–M086.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..diagnostics import Finding, Words, rule
from ..model.cards import Recovery
from ..model.dossier import Dossier

MUST_SERVE = "PQXFIV"


@rule(
    "M085",
    message=Words("{card} supports, opens and settles nothing", "{card} no sostiene, no abre ni resuelve nada"),
    hint=Words(
        "use it in a role, a requirement or a contradiction, or declare it under `misleading:`",
        "úsenla en un rol, un requisito o una contradicción, o declárenla en `misleading:`",
    ),
    bad="""\
C01:
  cards:
    ⟦P04⟧: {title: Cajón}
  solution:
    misleading:
      P04: ~delete
""",
    good="""\
C01:
  solution:
    misleading:
      P04: El pasaje era de otro mes.
""",
)
def dead_card(dossier: Dossier) -> Iterator[Finding]:
    """A turn spent on it is lost, and the solution has no word for it.

    El turno que se gasta en ella se pierde, y la solución no dice nada al respecto.
    """
    served = dossier.supports | dossier.opens | dossier.settles | set(dossier.solution.misleading)
    for code, card in dossier.case.cards.items():
        serves_by_seed = isinstance(card, Recovery) and card.seed in served
        if code.letter in MUST_SERVE and code not in served and not serves_by_seed:
            yield Finding(dossier.card_path(card), {"card": code}, on_key=True)


@rule(
    "M086",
    message=Words(
        "{card} is declared misleading but stands in a role", "{card} está declarada engañosa pero figura en un rol"
    ),
    hint=Words("take it out of the role or out of `misleading:`", "quítenla del rol o de `misleading:`"),
    bad="""\
C01:
  solution:
    misleading:
      ⟦P02⟧: Era otro libro.
""",
    good="""\
C01:
  solution:
    misleading:
      P04: El pasaje era de otro mes.
""",
)
def misleading_card_in_a_role(dossier: Dossier) -> Iterator[Finding]:
    """A source cannot prove the truth and lead away from it.

    Una fuente no puede probar la verdad y a la vez apartar de ella.
    """
    for code in dossier.solution.misleading:
        if code in dossier.supports:
            path = (*dossier.solution_path, "misleading", code)
            yield Finding(path, {"card": code}, on_key=True)
