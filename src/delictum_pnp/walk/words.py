"""What `delictum play` says around the texts of the cards, in English and Spanish."""

from __future__ import annotations

from ..diagnostics import Language, Words

TABLE: dict[str, Words] = {
    "questions": Words("Questions of the theory ({scope}):", "Preguntas de la teoría ({scope}):"),
    "operative": Words("operative", "operativa"),
    "structural": Words("structural", "estructural"),
    "locations": Words("Locations:", "Locaciones:"),
    "choose_team": Words(
        "Choose up to {most} of: {known}   (“-” for nobody)", "Elijan hasta {most} de: {known}   («-» para nadie)"
    ),
    "wrong_team": Words("That is no team: {team}", "Eso no es un equipo: {team}"),
    "team": Words("Team: {team}", "Equipo: {team}"),
    "nobody": Words("nobody", "nadie"),
    "board": Words(
        "Turn {turn} of {turns} · Heat {heat} · Reputation {reputation}",
        "Turno {turn} de {turns} · Calor {heat} · Reputación {reputation}",
    ),
    "lost": Words("actions lost: {lost}", "acciones perdidas: {lost}"),
    "pressure": Words("public pressure", "presión pública"),
    "capped": Words("seed fragile at best", "semilla frágil como mucho"),
    "may": Words("You may choose:", "Pueden elegir:"),
    "with": Words("with {names}", "con {names}"),
    "only_with": Words("only with {names}", "solo con {names}"),
    "crisis": Words("CRISIS. Choose:", "CRISIS. Elijan:"),
    "only": Words("Nothing to choose: {action}", "No hay nada que elegir: {action}"),
    "cannot": Words("{action}: not now. {why}.", "{action}: ahora no. {why}."),
    "can": Words("{action}: may be chosen.", "{action}: se puede elegir."),
    "not_understood": Words(
        "“{text}” is no action of this case. `?` lists the commands.",
        "«{text}» no es una acción de este caso. `?` muestra las órdenes.",
    ),
    "put_back": Words("{card} · looked at and put back", "{card} · la miraron y la devolvieron"),
    "noted": Words("Noted: {sources}", "Se anota: {sources}"),
    "undone": Words("Undone: {action}", "Deshecho: {action}"),
    "nothing_to_undo": Words("There is nothing to undo.", "No hay nada que deshacer."),
    "no_log": Words("Nothing was played yet.", "Todavía no se jugó nada."),
    "sheet": Words("Register: {sources}", "Registro: {sources}"),
    "empty": Words("empty", "vacío"),
    "saved": Words("Saved in {file}", "Guardado en {file}"),
    "not_saved": Words("{file} cannot be written ({reason})", "No se puede escribir {file} ({reason})"),
    "closed": Words(
        "The file is closed. Write the theory: `sheet FILE` saves a sheet with what you obtained; fill it and run\n"
        "    delictum score {case} FILE",
        "El expediente se cierra. Escriban la teoría: `hoja ARCHIVO` guarda una con lo que obtuvieron; llénenla y\n"
        "    delictum score {case} ARCHIVO",
    ),
    "help": Words(
        "P04, P04+analista, !filtracion, !silenciar:Q03, perdido, paso   an action, as the list shows it\n"
        "why P04        why it may not be chosen now\n"
        "list           the board and what may be chosen\n"
        "table          introduction, questions, locations\n"
        "notes          what was obtained, with group and standing\n"
        "read P04       a revealed card again\n"
        "undo           take back the last decision\n"
        "log            the line of play so far\n"
        "save FILE      save that line, for --replay\n"
        "sheet [FILE]   a sheet for `delictum score` with what was obtained\n"
        "quit           leave",
        "P04, P04+analista, !filtracion, !silenciar:Q03, perdido, paso   una acción, como está en la lista\n"
        "porque P04       por qué no se puede elegir ahora\n"
        "lista            el tablero y lo que pueden elegir\n"
        "mesa             introducción, preguntas, locaciones\n"
        "registro         lo obtenido, con grupo y condición\n"
        "leer P04         otra vez una carta revelada\n"
        "deshacer         anula la última decisión\n"
        "linea            la línea de juego hasta ahora\n"
        "guardar ARCHIVO  guarda esa línea, para --replay\n"
        "hoja [ARCHIVO]   una hoja para `delictum score` con lo obtenido\n"
        "salir            termina",
    ),
}
COMMANDS: dict[str, str] = {
    "?": "help", "help": "help", "ayuda": "help",
    "why": "why", "porque": "why", "porqué": "why",
    "list": "list", "lista": "list",
    "table": "table", "mesa": "table",
    "notes": "notes", "registro": "notes",
    "read": "read", "leer": "read",
    "undo": "undo", "deshacer": "undo",
    "log": "log", "linea": "log", "línea": "log",
    "save": "save", "guardar": "save",
    "sheet": "sheet", "hoja": "sheet",
    "quit": "quit", "salir": "quit",
}  # fmt: skip
"""Word → command; both languages are always understood."""


def say(key: str, language: Language, **values: object) -> str:
    return TABLE[key].in_language(language, values)
