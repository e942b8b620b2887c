"""This project beside its peers: the same deck, whole processes, in turn.

    python benchmarks/compare.py [--runs 7] [--cards 192] [--peers platypus typst weasyprint] [--large]

Prints a table and a line of JSON; ends with 1 when a target is missed.  `--large` measures instead
how time and memory grow: 2,000 against 20,000 cards, ours alone.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from benchmarks import timing  # noqa: E402  found by the line above

TARGETS = {"platypus": 0.4, "typst": 0.5, "weasyprint": 0.06}
"""Peer → largest ratio of our time to its time."""
LARGE = (2_000, 20_000)
MOST_MEMORY = 250.0
"""MiB for the larger deck."""
LINEAR = 0.15
"""How much a card may cost more or less in the larger deck."""


def command(engine: str, cards: int, folder: pathlib.Path) -> timing.Command:
    """The command that sets the deck with an engine; makes the deck if it is not there.

    The deck is made by another process: the peak that the system reports for a child counts its parent's.
    """
    source = folder / f"deck{cards}.json"
    if not source.exists():
        subprocess.run(
            [sys.executable, "-m", "benchmarks.deck", "--cards", str(cards), str(source)], cwd=ROOT, check=True
        )
    words = [sys.executable, "-m", f"benchmarks.{engine}", str(source), str(folder / f"{engine}-{cards}.pdf")]
    return timing.Command(words, {"PYTHONPATH": str(ROOT)})


def beside_peers(peers: list[str], cards: int, rounds: int, folder: pathlib.Path) -> bool:
    """Print the comparison; whether every target is met."""
    commands = {"ours": command("ours", cards, folder)}
    commands |= {peer: command(f"peers.{peer}", cards, folder) for peer in peers}
    runs = timing.in_turn(commands, rounds)
    print(f"{cards} cards, {rounds} rounds: medians")
    print(f"{'engine':12} {'seconds':>8} {'MiB':>6} {'ours / it':>10} {'target':>7}")
    ratios = {}
    for name, own in runs.items():
        seconds, peak = timing.median(own)
        line = f"{name:12} {seconds:8.3f} {peak:6.0f}"
        if name in TARGETS:
            ratios[name] = timing.ratio(runs["ours"], own)
            line += f" {ratios[name]:10.3f} {TARGETS[name]:7.2f}"
        print(line)
    print(json.dumps({"cards": cards, "rounds": rounds, "ratios": ratios, "runs": runs}))
    return all(ratio <= TARGETS[name] for name, ratio in ratios.items())


def growth(rounds: int, folder: pathlib.Path) -> bool:
    """Print how time and memory grow; whether both stay within their targets."""
    small, large = LARGE
    runs = timing.in_turn({str(cards): command("ours", cards, folder) for cards in LARGE}, rounds)
    per_card = timing.ratio(runs[str(large)], runs[str(small)]) * small / large
    peak = timing.median(runs[str(large)]).peak
    for cards in LARGE:
        median = timing.median(runs[str(cards)])
        print(f"{cards:6} cards: {median.seconds:7.2f} s, {median.peak:4.0f} MiB")
    print(f"a card of {large} costs {per_card:.2f} of a card of {small}")
    print(json.dumps({"rounds": rounds, "per_card": per_card, "peak": peak, "runs": runs}))
    return abs(per_card - 1) <= LINEAR and peak <= MOST_MEMORY


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--cards", type=int, default=192)
    parser.add_argument("--peers", nargs="*", choices=sorted(TARGETS), default=sorted(TARGETS))
    parser.add_argument("--large", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        good = (
            growth(options.runs, folder)
            if options.large
            else beside_peers(options.peers, options.cards, options.runs, folder)
        )
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
