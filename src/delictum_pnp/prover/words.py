"""The prover's own words, in both languages."""

from __future__ import annotations

from ..diagnostics import Language, Words

TABLE: dict[str, Words] = {
    "head": Words("{case} — {turns} turns, no specialists", "{case} — {turns} turnos, sin especialistas"),
    "operative": Words("operative", "operativa"),
    "structural": Words("structural", "estructural"),
    "actions": Words("fewest actions", "acciones mínimas"),
    "cooperative": Words("fewest turns, kind crises", "turnos mínimos, crisis favorables"),
    "adversarial": Words("fewest turns, worst crises", "turnos mínimos, crisis adversas"),
    "slack": Words("turns to spare", "turnos de margen"),
    "any_two": Words("public exposition, any two citable", "exposición pública, dos citables cualesquiera"),
    "decisive_two": Words("public exposition, the decisive two", "exposición pública, las dos decisivas"),
    "with": Words("fewest turns with {who}", "turnos mínimos con {who}"),
    "nobody_saves": Words("specialists that spare turns", "especialistas que ahorran turnos"),
    "nobody": Words("none", "ninguno"),
    "card": Words("hangs on cards", "depende de cartas"),
    "group": Words("hangs on groups", "depende de grupos"),
    "location": Words("hangs on locations", "depende de lugares"),
    "claim": Words("{claim} hangs on", "{claim} depende de"),
    "after": Words("fewest turns after {start}", "turnos mínimos después de {start}"),
    "states": Words("demonstrable seed states", "estados de semillas demostrables"),
    "of_states": Words("{good} of {all}", "{good} de {all}"),
    "states_turns": Words("fewest turns over the states", "turnos mínimos según el estado"),
    "range": Words("{least} to {most}", "{least} a {most}"),
    "wrong": Words("a wrong theory", "una teoría errónea"),
    "strong": Words("{seed} strong", "{seed} fuerte"),
    "playable": Words("cards that can always be played", "cartas que siempre se pueden jugar"),
    "useless": Words("dead cards", "cartas muertas"),
    "opens_dead": Words("cards that open only dead ones", "cartas que solo abren muertas"),
    "in_no_set": Words("cards in no smallest proof", "cartas fuera de toda prueba mínima"),
    "yes": Words("yes", "sí"),
    "no": Words("no", "no"),
    "kind": Words("if the crises are kind", "si las crisis ayudan"),
    "gave_up": Words("not decided", "sin decidir"),
    "line": Words("A line of play: {thesis}", "Una línea de juego: {thesis}"),
    "turn": Words("Turn {turn}: {action}, {card} “{title}”", "Turno {turn}: {action}, {card} «{title}»"),
    "turn_with": Words(
        "Turn {turn}: {action} with {who}, {card} “{title}”", "Turno {turn}: {action} con {who}, {card} «{title}»"
    ),
    "lost": Words("Turn {turn}: the action is lost", "Turno {turn}: se pierde la acción"),
    "pass": Words("Turn {turn}: nothing can be chosen", "Turno {turn}: no hay nada que elegir"),
    "crisis": Words("Crisis: {options}", "Crisis: {options}"),
    "if": Words("Crisis, if the table takes {options}:", "Crisis, si la mesa elige {options}:"),
    "done": Words("At the close the thesis is demonstrated.", "Al cierre, la tesis está demostrada."),
}
"""Key → words; a name of the kit comes in the kit's language."""


def say(key: str, language: Language, **values: object) -> str:
    return TABLE[key].in_language(language, values)
