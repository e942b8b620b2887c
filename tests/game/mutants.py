"""Planted faults: each changes one rule of play; the tests of this room must notice every one.

`python tests/game/mutants.py` tries them all (some minutes) and names the survivors; `test_mutants` tries two.  A
fault is applied to a copy of the package; the sources stay as they are.
"""

from __future__ import annotations

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
from typing import NamedTuple

ROOT = pathlib.Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "delictum_pnp"


class Mutant(NamedTuple):
    file: str
    """Module of `game`."""
    old: str
    """Stands exactly once in the module."""
    new: str
    name: str


MUTANTS = (
    Mutant("engine", "if value > 0 and heat >= rules", "if value > 0 and heat > rules", "no crisis at exactly 5"),
    Mutant("engine", "heat=rules.crisis_heat,", "heat=rules.crisis_heat - 1,", "a crisis cools to 2"),
    Mutant("engine", "options=position.options | option.bit", "options=position.options", "options repeat"),
    Mutant("engine", "ops + position.pending", "position.pending + ops", "the option waits for the rest of the card"),
    Mutant("engine", "lost += value", "lost = value", "lost actions do not add up"),
    Mutant("engine", "min(max(reputation + value, rules.reputation[0]), rules.reputation[1])", "reputation + value",
           "Reputation leaves its track"),
    Mutant("engine", "confidential |= value & ~obtained", "confidential |= value", "a source changes standing later"),
    Mutant("engine", "rules.event_text[turn][heat] + queue[at:]", "queue[at:]", "events have no text"),
    Mutant("engine", "if op.kind != LOSE), True", "if op.kind != LOSE), False", "a last siege costs nothing"),
    Mutant("engine", "or bool(option.bit & rules.leak)", "or False", "a leak leaves no mark"),
    Mutant("engine", "position.lost - isinstance(action, Lost)", "0", "one lost turn pays for all"),
    Mutant("engine", "position.spent | move.specialist", "position.spent", "specialists act again"),
    Mutant("engine", "heat = max(heat, rules.heat[0])", "pass", "Heat falls below its track"),
    Mutant("engine", "if rules.excess_kept and excess", "if excess", "the excess of Heat is kept"),
    Mutant("eligible", "obtained | position.used | rules.closed_routes", "obtained | position.used",
           "a strong seed is recovered"),
    Mutant("eligible", "if position.lost:", "if position.lost > 1:", "a single lost action is not lost"),
    Mutant("eligible", "option.loses and position.turn == rules.turns", "option.loses and position.turn > 8",
           "Delay is barred before the last turn"),
    Mutant("eligible", "rules.testimonies & ~position.confidential", "rules.testimonies",
           "a confidential answer is silenced"),
    Mutant("eligible", "held &= rules.sources & ~position.confidential", "held &= rules.sources",
           "citable is not asked for"),
    Mutant("eligible", "slack -= missing", "slack -= 1", "the Mediador makes up for a whole list"),
    Mutant("eligible", "position.reputation < reputation", "position.reputation <= reputation",
           "Reputation must be more than asked"),
    Mutant("eligible", "and not obtained & bars", "", "the Periodista needs no second clue"),
    Mutant("eligible", "if not options:", "if len(options) < 2:", "a siege is offered early"),
    Mutant("eligible", "or (PASS,)", "+ (PASS,)", "the table may pass"),
    Mutant("scripts", "(*paid, *effects)", "(*effects, *paid)", "the cost is paid last"),
    Mutant("scripts", "ops[first].value - 1", "ops[first].value - 2", "the Infiltrada takes two"),
    Mutant("scripts", '{"after_effects": len(effects), "before_effects": 0}',
           '{"after_effects": 0, "before_effects": 0}', "the source counts before the effects"),
    Mutant("scripts", "int(low) <= heat", "int(low) < heat", "surveillance starts late"),
    Mutant("scripts", "printed = variant.standing or printed", "printed = printed", "variants change no standing"),
    Mutant("scripts", 'if state == "fragile"', 'if state != "fragile"', "recover and verify change places"),
    Mutant("requirements", "slack=1", "slack=2", "the Mediador drops two parts"),
    Mutant("requirements", "if requirement.when is None", "if requirement", "a requirement forgets its seed"),
    Mutant("moves", "(*self._script(card, heat), *self._source_script(note, heat))",
           "(*self._source_script(note, heat), *self._script(card, heat))", "the note comes before its clue"),
    Mutant("moves", '== "strong":\n            return NOTHING', '== "strong":\n            requirement = requirement',
           "no interview opens early"),
    Mutant("ground", 'ORDER.replace("S", "")', "ORDER", "a case cites its own seed"),
    Mutant("compile", '== "after_its_heat"', '== "before_its_heat"', "events are read before their Heat"),
    Mutant("rubric", " and not obtained & self.settled_by", "", "nothing settles a contradiction"),
    Mutant("rubric", "pair.mask & position.obtained == pair.mask", "pair.mask & position.obtained",
           "half a pair demonstrates"),
    Mutant("scoring", "if right[0] and sum(right)", "if sum(right)", "the central fact may be wrong"),
    Mutant("scoring", 'if capped and state == "strong"', "if capped", "a siege improves an absent seed"),
    Mutant("scoring", "_counted(judge, proof, cited))) < 2", "_counted(judge, proof, cited))) < 1",
           "one citable group is enough"),
    Mutant("scoring", "elif len(set(groups)) < len(groups):", "elif False:", "one group demonstrates"),
    Mutant("scoring", "orders = (bits, bits[::-1])", "orders = (bits,)", "roles are filled in one order only"),
    Mutant("campaign", "earlier[-1]", "earlier[0]", "the first case is the previous one"),
    Mutant("notation", 'bit * (read[3] == "k")', 'bit * (read[3] == "c")', "the notation swaps the standings"),
)  # fmt: skip


def is_noticed(mutant: Mutant) -> bool:
    """Whether the tests fail with this fault in place."""
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(shutil.copytree(PACKAGE, pathlib.Path(folder) / PACKAGE.name))
        module = copy / "game" / f"{mutant.file}.py"
        module.write_text(mutated(mutant), "utf-8")
        tests = [sys.executable, "-m", "pytest", "-x", "-n0", "-q", "-p", "no:cacheprovider", *quickest_first()]
        environment = {**os.environ, "PYTHONPATH": folder, "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run(tests, cwd=ROOT, env=environment, capture_output=True)
    return done.returncode == 1


def quickest_first() -> list[str]:
    """The modules of tests, named cases before games on paper; never the one that would plant faults again."""
    modules = {path.stem for path in pathlib.Path(__file__).parent.glob("test_*.py")} - {"test_mutants"}
    return [f"tests/game/{name}.py" for name in sorted(modules, key=lambda name: (name == "test_paper", name))]


def mutated(mutant: Mutant) -> str:
    """The module with the fault.  Raises `ValueError` when the old text does not stand there exactly once."""
    text = (PACKAGE / "game" / f"{mutant.file}.py").read_text("utf-8")
    if text.count(mutant.old) != 1:
        raise ValueError(f"{mutant.name}: {text.count(mutant.old)} places in {mutant.file}")
    return text.replace(mutant.old, mutant.new)


def main() -> int:
    survivors = 0
    for mutant in MUTANTS:
        noticed = is_noticed(mutant)
        survivors += not noticed
        print("noticed " if noticed else "SURVIVED", mutant.name, flush=True)
    print(f"{len(MUTANTS) - survivors} of {len(MUTANTS)} noticed")
    return int(survivors > 0)


if __name__ == "__main__":
    sys.exit(main())
