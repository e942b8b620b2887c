"""Nightly: many made cases against the oracle.  `python -m tests.prover.many --cases 1000 [--from 0] [--held]`.

Exit code 1 when a single answer differs.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from tests.prover.comparison import everything, held


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=1000)
    parser.add_argument("--from", type=int, default=0, dest="first")
    parser.add_argument("--held", action="store_true", help="only what the suite asks")
    asked = parser.parse_args()
    counts: Counter[str] = Counter()
    began = time.perf_counter()
    for number in range(asked.first, asked.first + asked.cases):
        for compared in (held if asked.held else everything)(number):
            counts["yes" if compared.oracle else "no"] += 1
            if compared.prover != compared.oracle:
                counts["different"] += 1
                print(compared, flush=True)
    print(f"{dict(counts)} in {time.perf_counter() - began:.0f} s")
    return 1 if counts["different"] else 0


if __name__ == "__main__":
    sys.exit(main())
