"""The tables that the rulebook prints from the kit's data: what `:::data NAME` stands for.

In: a `Kit`, a `Workshop`.  Out: tables for the flow.  Sections: materials §2, actions §5, standing §6, crisis §8,
specialists §9, results §10, closings §10, seeds §11.  Drawn ones (anatomy, standing, icons) are in `kit_drawings`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..model.kit import Counts, Kit
from .flow_blocks import Cell, Items, Table
from .sheet_parts import event_code, listed
from .workshop import Phrases

TableMaker = Callable[[Kit, Phrases], Table]
LETTERS = "LPQXFIVA"
TURNED_LETTERS = "NS"


def materials(kit: Kit, say: Phrases) -> Table:
    """What a case and the metacase hold."""
    case, meta = kit.info.edition.case, kit.info.edition.meta
    rows = [_letter(letter, case, meta, say) for letter in LETTERS + TURNED_LETTERS]
    rows.append((Cell(say("table.materials.turns"), "turn", True), Cell(f"{case.turns}"), Cell(f"{meta.turns}")))
    rows.append((Cell(say("card.R"), "R", True), Cell("1"), Cell("1")))
    return Table(
        (say("table.materials.part"), say("table.materials.case"), say("table.materials.meta")),
        tuple(rows),
        (50, 36, 32),
    )


def box(kit: Kit, say: Phrases) -> Items:
    """What the box holds besides the cards of its cases."""
    return Items(
        (
            say("table.materials.box_books"),
            say("table.materials.box_board"),
            say("table.materials.box_specialists", n=len(kit.info.specialists)),
            say("table.materials.box_casefile"),
            say("table.materials.box_investigation"),
            say("table.materials.box_campaign"),
            say("table.materials.box_reference"),
        )
    )


def _letter(letter: str, case: Counts, meta: Counts, say: Phrases) -> tuple[Cell, ...]:
    name = say(f"card_count.{letter}.many")
    title = f"{letter} · {name[0].upper()}{name[1:]}"
    return Cell(title, letter, True), Cell(_count(letter, case, say)), Cell(_count(letter, meta, say))


def _count(letter: str, counts: Counts, say: Phrases) -> str:
    number = getattr(counts, letter)
    if number == "any":
        return say("table.materials.as_written")
    if not number:
        return say("table.materials.none")
    if letter == "A":
        codes = listed(say, (event_code(turn) for turn in counts.event_turns))
        return say("table.materials.events", n=number, codes=codes)
    return say("table.materials.per_location", n=number) if letter == "P" else f"{number}"


def actions(kit: Kit, say: Phrases) -> Table:
    rows = tuple(
        (Cell(action.name, action.icon, True), Cell(action.asks), Cell(action.gives))
        for action in kit.info.actions.values()
    )
    return Table(_head(say, "actions", "action", "asks", "gives"), rows, (36, 42, 42))


def specialists(kit: Kit, say: Phrases) -> Table:
    info = kit.info
    rows = tuple(
        (Cell(one.name, key, True), Cell(info.actions[one.with_action].name), Cell(one.power))
        for key, one in info.specialists.items()
    )
    return Table(_head(say, "specialists", "specialist", "with", "power"), rows, (31, 24, 64))


def crisis(kit: Kit, say: Phrases) -> Table:
    rows = tuple(
        (Cell(option.name, option.icon, True), Cell(option.text), Cell(option.limit))
        for option in kit.info.crisis.values()
    )
    return Table(_head(say, "crisis", "option", "what", "limit"), rows, (30, 54, 35))


def closings(kit: Kit, say: Phrases) -> Table:
    rows = tuple((Cell(closing.name, closing.icon, True), Cell(closing.text)) for closing in kit.info.closings.values())
    return Table(_head(say, "closings", "closing", "effect"), rows, (38, 81))


def results(kit: Kit, say: Phrases) -> Table:
    """Truth and proof together give the result and the seed that it leaves (§10, §11)."""
    complete, incomplete = say("table.results.complete"), say("table.results.incomplete")
    anything = say("table.results.any")
    cases = (
        ("right", complete, "full", "strong"),
        ("right", incomplete, "partial", "fragile"),
        ("partly_right", anything, "partial", "fragile"),
        ("wrong", anything, "failure", "absent"),
    )
    rows = tuple(
        (
            Cell(say(f"result.{truth}"), strong=True),
            Cell(proof),
            Cell(say(f"result.{result}"), strong=True),
            Cell(say(f"requirement.seed_{seed}")),
        )
        for truth, proof, result, seed in cases
    )
    return Table(_head(say, "results", "truth", "proof", "result", "seed"), rows, (23, 51, 26, 19))


def results_without_seed(kit: Kit, say: Phrases) -> Table:
    """The same for a metacase, which leaves no seed."""
    table = results(kit, say)
    return Table(table.head[:-1], tuple(row[:-1] for row in table.rows), table.ratios[:-1])


def seeds(kit: Kit, say: Phrases) -> Table:
    cases = (("strong", "full"), ("fragile", "partial"), ("absent", "failure"))
    rows = tuple(
        (Cell(say(f"seed.{state}"), strong=True), Cell(say(f"result.{result}")), Cell(say(f"table.seeds.{state}")))
        for state, result in cases
    )
    return Table(_head(say, "seeds", "state", "when", "in_meta"), rows, (24, 30, 65))


def _head(say: Phrases, table: str, *columns: str) -> tuple[str, ...]:
    return tuple(say(f"table.{table}.{column}") for column in columns)


TABLES: Mapping[str, TableMaker] = {
    "actions": actions,
    "specialists": specialists,
    "crisis": crisis,
    "closings": closings,
    "results": results,
    "seeds": seeds,
}
