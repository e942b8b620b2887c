"""Why an action may not be chosen, in words.

In: a `Reason` of `game.why_not` and the case's `Rules`.  Out: its phrase in English or Spanish.
"""

from __future__ import annotations

from collections.abc import Mapping

from .diagnostics import Language, Words
from .game.reason import Reason
from .game.table import Rules

REASONS: Mapping[str, Words] = {
    "closed": Words("the last turn is over", "ya pasó el último turno"),
    "crisis_first": Words("a crisis is to be resolved first", "antes hay que resolver la crisis"),
    "no_crisis": Words("there is no crisis", "no hay ninguna crisis"),
    "action_lost": Words(
        "this turn's action is lost (lost: {lost})", "la acción de este turno está perdida (perdidas: {lost})"
    ),
    "nothing_lost": Words("no action is lost", "no hay ninguna acción perdida"),
    "unknown_action": Words("this case has no such action", "este caso no tiene esa acción"),
    "already_revealed": Words("{card} is already revealed", "{card} ya está revelada"),
    "seed_is_strong": Words(
        "its seed is strong: {card} has nothing to give", "su semilla es fuerte: {card} no tiene nada que dar"
    ),
    "reputation_too_low": Words(
        "it asks for Reputation {asks}; you have {has}", "pide Reputación {asks}; ustedes tienen {has}"
    ),
    "sources_missing": Words("it asks for {least} of {of}; obtained: {has}", "pide {least} de {of}; obtenidas: {has}"),
    "citable_sources_missing": Words(
        "it asks for {least} citable of {of}; obtained: {has}", "pide {least} citables de {of}; obtenidas: {has}"
    ),
    "not_in_team": Words("{specialist} is not in the team", "{specialist} no está en el equipo"),
    "has_acted": Words("{specialist} has acted", "{specialist} ya actuó"),
    "already_obtained": Words("already obtained: {cards}", "ya se obtuvo: {cards}"),
    "clue_not_obtained": Words("not obtained yet: {cards}", "todavía no se obtuvo: {cards}"),
    "option_taken": Words("{option} was chosen before", "{option} ya se eligió antes"),
    "barred_in_last_turn": Words("{option} is barred in the last turn", "{option} no se puede en el último turno"),
    "nothing_to_silence": Words(
        "there is no citable answer to silence", "no hay ningún testimonio citable que silenciar"
    ),
    "not_a_citable_answer": Words(
        "{card} is no citable answer obtained", "{card} no es un testimonio citable obtenido"
    ),
    "options_left": Words("there is still: {options}", "todavía queda: {options}"),
    "actions_left": Words("there are still actions to choose", "todavía quedan acciones que elegir"),
}
"""By the code of the reason; `game/why_not.py` lists their values."""


def refusal(rules: Rules, reason: Reason, language: Language) -> str:
    return REASONS[reason.code].in_language(language, values(rules, reason))


def values(rules: Rules, reason: Reason) -> dict[str, str]:
    """The values of a reason as text: cards listed, options by their word in the notation."""
    return {name: _text(rules, value) for name, value in reason.values.items()}


def _text(rules: Rules, value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(_text(rules, one) for one in value) or "—"
    return rules.words.get(str(value), str(value))
