"""End the program at random moments and see that nothing accepted, and no change, is lost.

    python -m tests.bench.kills [KILLS] [SEED]

Two thirds of the kills hit games, with torn lines and flipped bits put into their journals, one third hits
edits of records and positions. 200 kills take some ten minutes; the suite does a few of them
(tests/gui/test_killed.py). Ends with 1 where anything was lost.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

from tests.support.kills import Killer
from tests.support.study_kills import StudyKiller


def main() -> int:
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    with tempfile.TemporaryDirectory(prefix="shogi-kills-") as folder:
        tally = Killer(Path(folder), random.Random(seed)).run(kills - kills // 3)
    print(
        f"games: {tally.kills} kills (seed {seed}, {tally.early} at the start) in {tally.seconds:.0f} s: "
        f"{tally.accepted} moves accepted, {tally.taken_back} times taken back, {tally.finished} finished, "
        f"{tally.resumed} resumed, {tally.torn} torn lines added, {tally.damaged} bits flipped, "
        f"{len(tally.failures)} losses"
    )
    with tempfile.TemporaryDirectory(prefix="shogi-kills-") as folder:
        edits = StudyKiller(Path(folder), random.Random(seed)).run(kills // 3)
    print(
        f"edits: {edits.kills} ends ({edits.heard} by TERM, HUP or INT) in {edits.seconds:.0f} s: "
        f"{edits.changes} changes, {edits.found} times found again, {len(edits.failures)} losses"
    )
    for failure in (*tally.failures, *edits.failures):
        print(f"  {failure}")
    return bool(tally.failures or edits.failures)


if __name__ == "__main__":
    raise SystemExit(main())
