"""A sheet to be filled: YAML with comments in Spanish.

In: a dossier; after a game in the terminal also the team, the line of play and the position.  Out: text that `judge`
takes once the answers are in.  Public things only: questions, names, and the groups of what was obtained.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..game.compile import compile_rules
from ..game.state import Position
from ..game.table import Rules
from ..model.case import Scope
from ..model.dossier import Dossier
from .table import standing

HEAD = """\
# Hoja de {case} · {title}
# Se llena con lo que la mesa escribió y se juzga con `delictum score {case} HOJA.yaml`.
# Los códigos van como en las cartas (P04, Q03); sí y no, con `yes` y `no`.
case: {case}
"""
TEAM = """
# Especialistas de este caso, hasta {most}: {known}.
specialists: [{team}]
"""
LINE = """
# Línea de juego, si la anotaron: una acción por turno y las crisis donde ocurrieron.
#   P04   P04+analista   !filtracion   !silenciar:Q03   !demora   !asedio   perdido   paso
# Con ella el programa repasa la partida; sin ella vale el registro de fuentes.
line: [{line}]
"""
SOURCES = """
# Registro de fuentes al cerrar: código, grupo y condición (citable o confidential).
#   P04: {group: G04, standing: citable}
# Una respuesta sin grupo se anota así: `Q07: {}`.
"""
THEORY = """
# Alcance de la teoría: operative o structural.
#   operative:  {operative}
#   structural: {structural}
scope:

# Las tres respuestas.  `right` lo decide la gente: ¿dice lo que la rúbrica exige?  Valen los sinónimos.
# `sources` son las dos decisivas; `groups`, los grupos tal como los escribieron.
answers:
{answers}
# Si la teoría es errónea, su afirmación falsa principal.
false_claim: ''

# Cierre: {closings}.
closing:

# La fuente que protegen o exponen, si el cierre la pide:
# named: Q03
"""
MARKS = """
# Marcas de la hoja y Reputación final.
marks: {{pressure: {pressure}, last_turn_siege: {siege}}}
reputation: {reputation}
"""
CAMPAIGN = """
# Semillas de los casos anteriores (strong, fragile, absent), si no usan --campaign:
# campaign: {C01: strong}
# ¿Fue errónea la teoría del caso anterior?
# previous_wrong: yes
"""
ANSWER = "  '{number}': {{text: '', right: , sources: [], groups: []}}\n"


def template(
    dossier: Dossier,
    rules: Rules | None = None,
    position: Position | None = None,
    team: Sequence[str] = (),
    line: Sequence[str] = (),
) -> str:
    """An empty sheet, or one with what a game left."""
    case, info = dossier.case, dossier.info
    rules = rules or compile_rules(dossier)
    numbers = range(1, info.edition.claims + 1)
    questions: dict[Scope, str] = {scope: " / ".join(asked.claims.values()) for scope, asked in case.theory.items()}
    return "".join(
        (
            HEAD.format(case=case.code, title=case.title),
            TEAM.format(most=rules.team_size, known=", ".join(rules.specialists), team=", ".join(team)),
            LINE.format(line=", ".join(f"'{word}'" for word in line)),
            SOURCES,
            _sources(rules, position),
            THEORY.format(
                answers="".join(ANSWER.format(number=number) for number in numbers),
                closings=", ".join(info.closings),
                operative=questions.get("operative", "—"),
                structural=questions.get("structural", "—"),
            ),
            MARKS.format(
                pressure=_yes(bool(position and position.pressure)),
                siege=_yes(bool(position and position.capped)),
                reputation=position.reputation if position else 0,
            ),
            CAMPAIGN,
        )
    )


def _sources(rules: Rules, position: Position | None) -> str:
    rows = list(_rows(rules, position)) if position else []
    return "sources:\n" + "".join(rows) if rows else "sources: {}\n"


def _rows(rules: Rules, position: Position) -> Iterator[str]:
    for card in rules.codes(position.obtained):
        group = rules.group(card)
        row = f"{{group: {group}, standing: {standing(rules, position, card)}}}" if group else "{}"
        yield f"  {card}: {row}\n"


def _yes(value: bool) -> str:
    return "yes" if value else "no"
