"""How fast the engine answers `stop`: python tests/bench/stop_latency.py

From the moment the command is written to the moment the answer is read, over many searches in both games.
"""

from __future__ import annotations

import argparse
import random
import time

from arena import ENGINE, UsiPlayer


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--stops", type=int, default=100)
    parser.add_argument("--threads", type=int, default=1)
    args = parser.parse_args()
    rng = random.Random(1)
    for variant in ("shogi", "okisakishogi"):
        engine = UsiPlayer([str(ENGINE)], "infinite", variant, {"Threads": str(args.threads)})
        taken = []
        for _ in range(args.stops):
            engine.send("position startpos")
            engine.send("go infinite")
            time.sleep(rng.uniform(0.02, 0.2))
            started = time.perf_counter()
            engine.send("stop")
            engine.read_until("bestmove")
            taken.append((time.perf_counter() - started) * 1000)
        engine.close()
        taken.sort()
        print(
            f"{variant}, {args.threads} thread(s): median {taken[len(taken) // 2]:.2f} ms, "
            f"95 % {taken[int(len(taken) * 0.95)]:.2f} ms, longest {taken[-1]:.2f} ms"
        )


if __name__ == "__main__":
    main()
