"""Requirements and conditions that the printed cards already rule out (rules §3).

In: a dossier, the kit.  Out: findings P001–P004, P007, P034.  What needs a search (turns, crises) is the prover's.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..diagnostics import Finding, Path, Words, rule
from ..model.codes import CardCode
from ..model.dossier import Dossier
from ..model.kit import KitSource
from ..model.references import card_effects


@rule(
    "P001",
    message=Words("{card} asks for {n} of {found} cards", "{card} pide {n} de {found} cartas"),
    hint=Words(
        "ask for at least 1 and at most as many as are listed", "pidan al menos 1 y como mucho tantas como figuran"
    ),
    bad="""\
C01:
  cards:
    Q02: {requires: {at_least: {n: ⟦3⟧, of: [P01, P03]}}}
""",
    good="""\
C01:
  cards:
    Q02: {requires: {at_least: {n: 2, of: [P01, P03]}}}
""",
)
def more_asked_than_listed(dossier: Dossier) -> Iterator[Finding]:
    """The entry can never be chosen, and the table only finds out by counting.

    La entrada nunca puede elegirse, y la mesa solo lo descubre contando.
    """
    for code, asks in dossier.requirements.items():
        if asks.at_least and not 1 <= asks.at_least.n <= len(set(asks.at_least.of)):
            values = {"card": code, "n": asks.at_least.n, "found": len(set(asks.at_least.of))}
            yield Finding((*_requires(dossier, code), "at_least", "n"), values)


@rule(
    "P002",
    message=Words(
        "{card} asks for Reputation {least}; at most {most} can be reached",
        "{card} pide Reputación {least}; se puede llegar como mucho a {most}",
    ),
    hint=Words(
        "ask for less, or let another card raise Reputation", "pidan menos, o hagan que otra carta suba la Reputación"
    ),
    bad="""\
C01:
  cards:
    F01: {requires: {reputation: ⟦'>=1'⟧}}
""",
    good="""\
C01:
  cards:
    F01: {requires: {reputation: '>=0'}}
""",
)
def reputation_out_of_reach(dossier: Dossier) -> Iterator[Finding]:
    """No table could ever take this way: all other cards together do not lift the marker so far (§7).

    Ninguna mesa podría tomar esta vía: todas las demás cartas juntas no suben tanto el marcador (§7).
    """
    track = dossier.info.edition.reputation
    gains = {card.code: _greatest_gain(dossier, card.code) for card in dossier.case.cards.values()}
    for code, asks in dossier.requirements.items():
        most = min(track.most, track.start + sum(gains.values()) - gains[code])
        if asks.least_reputation is not None and asks.least_reputation > most:
            values = {"card": code, "least": asks.least_reputation, "most": most}
            yield Finding((*_requires(dossier, code), "reputation"), values)


@rule(
    "P003",
    message=Words("{card} asks for itself", "{card} se pide a sí misma"),
    hint=Words("take {card} out of its own requirement", "quiten {card} de su propio requisito"),
    bad="""\
C01:
  cards:
    Q02: {requires: {any: [P01, ⟦Q02⟧]}}
""",
    good="""\
C01:
  cards:
    Q02: {requires: {any: [P01, P03]}}
""",
)
def asks_for_itself(dossier: Dossier) -> Iterator[Finding]:
    """A card cannot be had before it is had.

    Una carta no puede tenerse antes de tenerla.
    """
    for reference in dossier.references:
        if "requires" in reference.path and reference.path[2] == reference.code:
            yield Finding(reference.path, {"card": reference.code})


@rule(
    "P004",
    message=Words(
        "{card} asks for citable sources, but {asked} is never citable",
        "{card} pide fuentes citables, pero {asked} nunca lo es",
    ),
    hint=Words("ask for another card, or remove `citable: true`", "pidan otra carta, o quiten `citable: true`"),
    bad="""\
C01:
  cards:
    X01: {requires: {all: [Q01, ⟦I01⟧], citable: true}}
""",
    good="""\
C01:
  cards:
    X01: {requires: {all: [Q01, P03], citable: true}}
""",
)
def never_citable(dossier: Dossier) -> Iterator[Finding]:
    """A confidential source opens what asks for a source, but not what asks for a citable one (§6).

    Una fuente confidencial abre lo que pide una fuente, pero no lo que pide una citable (§6).
    """
    for code, asks in dossier.requirements.items():
        for position, asked in enumerate(asks.all if asks.citable else ()):
            if asked in dossier.sources and not dossier.may_be_citable(asked):
                yield Finding((*_requires(dossier, code), "all", position), {"card": code, "asked": asked})


@rule(
    "P007",
    message=Words(
        "Heat {heat} never holds on a track from {least} to {most}",
        "el Calor {heat} nunca se da en una pista de {least} a {most}",
    ),
    hint=Words("write the lower number first: '3-4'", "escriban primero el número menor: '3-4'"),
    bad="C01: {cards: {P02: {variants: [{when: {heat: ⟦4-3⟧}, text: Falta la hoja., standing: confidential}]}}}",
    good="C01: {cards: {P02: {variants: [{when: {heat: 3-4}, text: Falta la hoja., standing: confidential}]}}}",
)
def condition_never_holds(dossier: Dossier) -> Iterator[Finding]:
    """The variant is printed for nothing, and the surveillance that it stands for never happens (§7).

    La variante se imprime para nada, y la vigilancia que representa nunca ocurre (§7).
    """
    track = dossier.info.edition.heat
    for code, card in dossier.case.cards.items():
        for position, variant in enumerate(getattr(card, "variants", ())):
            low, _, high = (variant.when.heat or str(track.least)).partition("-")
            if not track.least <= int(low) <= int(high or low) <= track.most:
                path = (*dossier.path, "cards", code, "variants", position, "when", "heat")
                yield Finding(path, {"heat": variant.when.heat, "least": track.least, "most": track.most})


@rule(
    "P034",
    message=Words(
        "no option of a crisis is left when all are taken", "ninguna opción de crisis queda cuando todas se usaron"
    ),
    hint=Words("mark one with `only_if_none_left: true`", "marquen una con `only_if_none_left: true`"),
    bad="""\
⟦crisis⟧:
  asedio: {only_if_none_left: false}
""",
    good="""\
crisis:
  asedio: {only_if_none_left: true}
""",
)
def crisis_without_last_resort(source: KitSource) -> Iterator[Finding]:
    """Heat can reach its top once more than there are options; the table must know what happens then (§8).

    El Calor puede llegar al tope una vez más que opciones hay; la mesa debe saber qué pasa entonces.
    """
    if not any(option.only_if_none_left for option in source.kit.info.crisis.values()):
        yield Finding(("crisis",), on_key=True)


def _requires(dossier: Dossier, code: CardCode) -> Path:
    return (*dossier.path, "cards", code, "requires")


def _greatest_gain(dossier: Dossier, code: CardCode) -> int:
    """The most that a card can raise Reputation, if only its good effects happen."""
    effects = (effect for _, effect in card_effects(dossier.case.cards[code]))
    return sum(max(0, effect.reputation or 0) for effect in effects)
