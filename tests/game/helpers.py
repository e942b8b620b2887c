"""Walking from position to position in the notation, and one picture of a table for both engine and paper."""

from __future__ import annotations

from collections.abc import Iterable

from delictum_pnp.game.engine import apply, legal_actions
from delictum_pnp.game.notation import action_text, parse_action, parse_position
from delictum_pnp.game.state import Position
from delictum_pnp.game.table import Rules
from tests.game.paper import Paper


def play(rules: Rules, position: Position, log: str) -> Position:
    """Take the actions of a log such as `P01 Q02+mediador !filtracion`; each must be legal."""
    for said in log.split():
        position = apply(rules, position, parse_action(rules, said))
    return position


def may(rules: Rules, position: Position) -> set[str]:
    return {action_text(rules, action) for action in legal_actions(rules, position)}


def reached(rules: Rules, positions: Iterable[Position]) -> set[Position]:
    """Every position one decision later."""
    return {apply(rules, p, action) for p in positions for action in legal_actions(rules, p)}


def sheet(rules: Rules, position: Position) -> dict[str, str]:
    """Card → `c`, `k`, or nothing for a card without group."""
    found = {}
    for code in rules.codes(position.obtained):
        bit = rules.bit(code)
        found[str(code)] = ("k" if bit & position.confidential else "c") if bit & rules.sources else ""
    return found


def picture(rules: Rules, position: Position) -> tuple[object, ...]:
    """What a table shows, as `paper_picture` gives it too."""
    return (
        position.turn, position.heat, position.reputation, tuple(sorted(sheet(rules, position).items())),
        tuple(sorted(rules.codes(position.used))), tuple(sorted(rules.team(position.spent))),
        tuple(sorted(option.key for option in rules.crisis if option.bit & position.options)),
        position.lost, position.pressure, position.capped,
    )  # fmt: skip


def paper_picture(paper: Paper) -> tuple[object, ...]:
    return (
        paper.turn, paper.heat, paper.reputation, tuple(sorted(paper.sheet.items())), tuple(sorted(paper.used)),
        tuple(sorted(paper.spent)), tuple(sorted(paper.options)), paper.lost, paper.pressure, paper.capped,
    )  # fmt: skip


def at(rules: Rules, text: str) -> Position:
    """A position from its line."""
    return parse_position(rules, text)
