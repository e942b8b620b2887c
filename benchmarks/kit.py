"""The whole kit, whole process: cold with each YAML parser, and when nothing has changed.

    python benchmarks/kit.py [--runs 5] [--kit FOLDER]

Prints a table with ratios to the cold build by the C parser, and a line of JSON.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import shutil
import sys
import tempfile
from functools import partial

ROOT = pathlib.Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from benchmarks import timing  # noqa: E402  found by the line above

RUN = "import sys; from delictum_pnp.cli import main; main(sys.argv[1:])"
RUN_PURE = "import sys; sys.modules['ruamel.yaml.cyaml'] = None; from delictum_pnp.cli import main; main(sys.argv[1:])"
"""The program as it runs where the C parser is not installed."""


def commands(kit: list[str], folder: pathlib.Path) -> dict[str, timing.Command]:
    def delictum(run: str, *words: str) -> list[str]:
        return [sys.executable, "-c", run, words[0], *kit, *words[1:]]

    def build(run: str, out: pathlib.Path) -> list[str]:
        return delictum(run, "build", "--paper", "a4", "--out", str(out), "--quiet")

    def cold(run: str, out: pathlib.Path) -> timing.Command:
        return timing.Command(build(run, out), prepare=partial(shutil.rmtree, out, ignore_errors=True))

    return {
        "cold, C parser": cold(RUN, folder / "c"),
        "cold, pure parser": cold(RUN_PURE, folder / "pure"),
        "nothing changed": timing.Command(build(RUN, folder / "kept")),
        "check, C parser": timing.Command(delictum(RUN, "check")),
        "check, pure parser": timing.Command(delictum(RUN_PURE, "check")),
        "--help": timing.Command([sys.executable, "-c", RUN, "--help"]),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--kit", default=None, help="a kit's folder; the flagship when left out")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        runs = timing.in_turn(commands([options.kit] if options.kit else [], pathlib.Path(name)), options.runs)
    first = next(iter(runs.values()))
    print(f"{'':20} {'seconds':>8} {'MiB':>6} {'/ cold':>7}")
    for label, own in runs.items():
        seconds, peak = timing.median(own)
        print(f"{label:20} {seconds:8.3f} {peak:6.0f} {timing.ratio(own, first):7.2f}")
    print(json.dumps({"rounds": options.runs, "runs": runs}))


if __name__ == "__main__":
    main()
