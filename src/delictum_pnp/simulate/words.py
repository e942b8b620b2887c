"""What the report of a simulation says, in English and Spanish.

In: a key, a language, values.  Out: text; numbers are written as each language writes them.
"""

from __future__ import annotations

from ..diagnostics import Language, Words

TABLE: dict[str, Words] = {
    "title": Words("{case} · simulated games", "{case} · partidas simuladas"),
    "spoiler": Words(
        "For editors only. It tells which cards prove, which mislead and which claims hold: it is solution.",
        "Solo para editores. Dice qué cartas prueban, cuáles engañan y qué afirmaciones se sostienen: es solución.",
    ),
    "made_of": Words(
        "{games} games of each way of playing, seed {seed}.", "{games} partidas de cada modo de jugar, semilla {seed}."
    ),
    "no_players": Words(
        "These tables follow habits and chance; people think. Their success is not that of players, and no number here "
        "says how hard the case is. What counts is how far apart the ways of playing lie, and which cards are met.",
        "Estas mesas siguen costumbres y azar; la gente piensa. Su éxito no es el de los jugadores, y ningún número de "
        "aquí dice si el caso es difícil. Lo que importa es cuánto se separan los modos de jugar y qué cartas se ven.",
    ),
    "chance": Words("chance", "azar"),
    "curious": Words("curious", "curiosa"),
    "careful": Words("careful", "prudente"),
    "proof": Words("informed", "informada"),
    "about.chance": Words(
        "any eligible card, then any way of playing it", "cualquier carta elegible, de cualquier manera"
    ),
    "about.curious": Words(
        "follows what just opened, else asks, or looks where nothing was seen yet; uses specialists as soon as it can; "
        "under surveillance avoids routes that print Heat",
        "sigue lo que se acaba de abrir; si no, pregunta o mira donde no se vio nada; usa especialistas en cuanto "
        "puede; con vigilancia evita las vías que imprimen Calor",
    ),
    "about.careful": Words(
        "confronts as soon as it can, finishes a place before the next; saves specialists; leaves routes that print "
        "Heat for the end; in a crisis loses no action if it can help it",
        "confronta en cuanto puede, termina un lugar antes del siguiente; ahorra especialistas; deja para el final las "
        "vías que imprimen Calor; en una crisis procura no perder la acción",
    ),
    "about.proof": Words(
        "knows the rubric: goes for one minimal proof set by chance, then plays by chance; an upper mark",
        "conoce la rúbrica: va por un conjunto mínimo de prueba al azar y después juega al azar; una cota alta",
    ),
    "row.either": Words("some thesis demonstrated", "alguna tesis demostrada"),
    "row.operative": Words("operative thesis", "tesis operativa"),
    "row.structural": Words("structural thesis", "tesis estructural"),
    "row.public": Words("… fit for public exposition", "… apta para exposición pública"),
    "row.claims": Words("claims of the best theory", "afirmaciones de la mejor teoría"),
    "row.first_claim": Words("first claim: turn (median, p90)", "primera afirmación: turno (mediana, p90)"),
    "row.first_thesis": Words("first thesis: turn (median, p90)", "primera tesis: turno (mediana, p90)"),
    "row.crises": Words("crises per game", "crisis por partida"),
    "row.option": Words("· {option}", "· {option}"),
    "row.capped": Words("siege in the last turn", "asedio en el último turno"),
    "row.heat": Words("Heat after the last turn (mean)", "Calor tras el último turno (media)"),
    "row.watched": Words("surveillance after the last turn", "vigilancia tras el último turno"),
    "row.lost": Words("lost actions per game", "acciones perdidas por partida"),
    "row.idle": Words("plays of cards in no proof set", "jugadas de cartas sin conjunto de prueba"),
    "row.passes": Words("passes in all (must be 0)", "pasos en total (debe ser 0)"),
    "never": Words("never {share}", "nunca {share}"),
    "rare": Words("Practically never met (revealed in < {share})", "Casi nunca vistas (reveladas en < {share})"),
    "rare_all": Words("by no table that does not know the rubric", "por ninguna mesa que no conozca la rúbrica"),
    "none": Words("none", "ninguna"),
    "h.summary": Words("In one table", "En una tabla"),
    "h.success": Words("Some thesis demonstrated at the close", "Alguna tesis demostrada al cierre"),
    "h.claims": Words("Claims demonstrated by the best theory", "Afirmaciones demostradas por la mejor teoría"),
    "h.by_claim": Words("Each claim at the close", "Cada afirmación al cierre"),
    "h.first": Words(
        "Some thesis demonstrated by the end of each turn", "Alguna tesis demostrada al final de cada turno"
    ),
    "h.first_claim": Words(
        "Some claim demonstrated by the end of each turn", "Alguna afirmación demostrada al final de cada turno"
    ),
    "h.heat": Words("Heat after each turn (mean)", "Calor tras cada turno (media)"),
    "h.watched": Words(
        "Surveillance after each turn (share of games)", "Vigilancia tras cada turno (parte de partidas)"
    ),
    "h.crises": Words("Crises in a game", "Crisis en una partida"),
    "h.cards": Words("How often each card is met", "Cuánto se ve cada carta"),
    "h.misleading": Words("What misleading cards cost", "Lo que cuestan las cartas engañosas"),
    "h.specialists": Words("What each specialist changes: success", "Lo que cambia cada especialista: éxito"),
    "h.specialist_claims": Words(
        "What each specialist changes: claims of the best theory",
        "Lo que cambia cada especialista: afirmaciones de la mejor teoría",
    ),
    "h.open": Words("Contradictions open at the close", "Contradicciones abiertas al cierre"),
    "h.method": Words("How it was counted", "Cómo se contó"),
    "note.cards": Words(
        "Pale: eligible at some turn; middle: revealed; dark: cited in a decisive pair of the best theory. The number "
        "is the share revealed; ✕ marks less than {share}. Notes come with their clue and are never eligible alone.",
        "Claro: elegible en algún turno; medio: revelada; oscuro: citada en una pareja decisiva de la mejor teoría. El "
        "número es la parte revelada; ✕ marca menos de {share}. Las notas llegan con su pista y nunca se eligen solas.",
    ),
    "note.misleading": Words(
        "A misleading card costs the turn in which it is revealed. Success: some thesis demonstrated, in the games "
        "that revealed it and in the others. They differ in more than this card.",
        "Una carta engañosa cuesta el turno en que se revela. Éxito: alguna tesis demostrada, en las partidas que la "
        "revelaron y en las demás. No se distinguen solo en esa carta.",
    ),
    "note.specialists": Words(
        "Each game was played again with the same luck and one specialist of its team away: with minus without, about "
        "{pairs} pairs per specialist and way of playing.",
        "Cada partida se repitió con la misma suerte y un especialista menos en el equipo: con menos sin, unas {pairs} "
        "parejas por especialista y modo de jugar.",
    ),
    "note.method": Words(
        "Intervals are 95 %: Wilson's for shares, Agresti and Min's for paired success, the normal law for means. "
        "Game n of a seed has the same team and the same luck in every way of playing. Teams are {size} specialists by "
        "chance. A theory cites, for each claim, a pair by chance among those that it holds. No case of the campaign "
        "was played before.",
        "Los intervalos son del 95 %: de Wilson para partes, de Agresti y Min para éxitos emparejados, ley normal para "
        "medias. La partida n de una semilla tiene el mismo equipo y la misma suerte en cada modo de jugar. Los "
        "equipos son {size} especialistas al azar. Una teoría cita, por afirmación, una pareja al azar entre las que "
        "tiene. Antes no se jugó ningún caso de la campaña.",
    ),
    "card": Words("card", "carta"),
    "revealed": Words("revealed", "revelada"),
    "with": Words("success with it", "éxito con ella"),
    "without": Words("success without it", "éxito sin ella"),
    "way": Words("way of playing", "modo de jugar"),
    "turn": Words("turn", "turno"),
}


def say(key: str, language: Language, **values: object) -> str:
    return TABLE[key].in_language(language, values)


def number(value: float, language: Language, digits: int = 2, signed: bool = False) -> str:
    """`0.53`, `0,53`; a negative one with a real minus."""
    text = f"{value:{'+' if signed and value else ''}.{digits}f}".replace("-", "−")
    return text.replace(".", ",") if language == "es" else text


def percent(share: float, language: Language) -> str:
    """With a decimal below 10 % and above 90 %, where it counts; never 0 or 100 % for what is only near."""
    if 0 < share < 0.0005:
        return f"<{number(0.1, language, 1)}\u00a0%"
    if 0.9995 < share < 1:
        return f">{number(99.9, language, 1)}\u00a0%"
    return f"{number(share * 100, language, 0 if share in (0, 1) or 0.1 <= share <= 0.9 else 1)}\u00a0%"
