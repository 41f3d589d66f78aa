"""How fast the engine answers `stop`: python -m tests.bench.stop_latency [--mate]

From the moment the command is written to the moment the answer is read, over many searches in both games.
With ``--mate`` the searches are for forced mates, on boards with checks without end that
give the solver much to remember.
"""

from __future__ import annotations

import argparse
import random
import time

from tests.bench.arena import ENGINE, UsiPlayer

ENDLESS = {
    "shogi": (
        "9/1k7/N8/9/9/9/9/9/8K b R2Br4g4s3n4l18p 1",
        "9/9/9/4k4/9/9/9/9/8K b R2Br4g4s4n4l18p 1",
        "4k4/9/9/9/9/9/9/9/4K4 b RBN2Srb4g2s3n4l18p 1",
        "9/9/4k4/9/9/9/9/9/4K4 b RB2Nrb4g4s2n4l18p 1",
    ),
    "okisakishogi": (
        "10/1k8/10/10/10/10/10/10/10/9K b QRqr2b4g4s4n4l20p 1",
        "10/10/10/5k4/10/10/10/10/10/9K b Qq2r2b4g4s4n4l20p 1",
        "10/10/10/5k4/10/10/10/10/10/4K5 b Q2p 1",
    ),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--stops", type=int, default=100)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--mate", action="store_true", help="stop searches for mates")
    parser.add_argument("--longest", type=float, default=0, help="seconds a search runs at most")
    args = parser.parse_args()
    rng = random.Random(1)
    for variant in ("shogi", "okisakishogi"):
        engine = UsiPlayer([str(ENGINE)], "infinite", variant, {"Threads": str(args.threads)})
        problems = ENDLESS[variant] if args.mate else ()
        taken = []
        for _ in range(args.stops):
            engine.send(f"position sfen {rng.choice(problems)}" if problems else "position startpos")
            engine.send("go mate infinite" if problems else "go infinite")
            time.sleep(rng.uniform(0.02, args.longest or 0.2))
            started = time.perf_counter()
            engine.send("stop")
            answer = engine.read_until("checkmate" if problems else "bestmove")
            if problems and answer != "checkmate timeout":
                raise SystemExit(f"not without end: {answer}")
            taken.append((time.perf_counter() - started) * 1000)
        engine.close()
        taken.sort()
        print(
            f"{variant}, {args.threads} thread(s): median {taken[len(taken) // 2]:.2f} ms, "
            f"95 % {taken[int(len(taken) * 0.95)]:.2f} ms, longest {taken[-1]:.2f} ms"
        )


if __name__ == "__main__":
    main()
