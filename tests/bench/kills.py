"""Kill the playing program with SIGKILL at random moments and see that nothing accepted is lost.

    python -m tests.bench.kills [KILLS] [SEED]

200 kills take some five minutes; the suite does eight (tests/gui/test_killed.py). Ends with 1 where anything
was lost.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

from tests.support.kills import Killer


def main() -> int:
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    with tempfile.TemporaryDirectory(prefix="shogi-kills-") as folder:
        tally = Killer(Path(folder), random.Random(seed)).run(kills)
    print(
        f"{tally.kills} kills (seed {seed}, {tally.early} during the start) in {tally.seconds:.0f} s: "
        f"{tally.accepted} moves accepted, {tally.taken_back} times taken back, {tally.finished} finished, "
        f"{tally.resumed} resumed, {tally.torn} torn lines added, {len(tally.failures)} losses"
    )
    for failure in tally.failures:
        print(f"  {failure}")
    return bool(tally.failures)


if __name__ == "__main__":
    raise SystemExit(main())
