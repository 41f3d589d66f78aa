"""Matches our engine with GNU Shogi (Debian package `gnushogi`): same time a move, cshogi as referee.

python tests/bench/match_gnushogi.py --games 20 --seconds 1
"""

from __future__ import annotations

import argparse
import random
import statistics

from arena import ENGINE, GnuShogiPlayer, UsiPlayer, engine_judge, play_match, random_opening


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seconds", type=int, default=1)
    parser.add_argument("--plies", type=int, default=6, help="random plies of an opening")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--gnushogi", default="/usr/games/gnushogi")
    parser.add_argument("--engine", default=str(ENGINE))
    args = parser.parse_args()

    rng = random.Random(args.seed)
    judge_engine, judge = engine_judge("shogi")
    openings = [random_opening("shogi", args.plies, rng, judge) for _ in range((args.games + 1) // 2)]
    judge_engine.close()
    ours = UsiPlayer([args.engine], f"movetime {1000 * args.seconds}", "shogi")
    theirs = GnuShogiPlayer(args.gnushogi, args.seconds)
    score = play_match(ours, theirs, "shogi", openings)
    ours.close()
    theirs.close()
    print(f"our engine against GNU Shogi, {args.seconds} s a move: {score}")
    print(f"GNU Shogi's moves took {statistics.mean(theirs.seconds):.2f} s on average")


if __name__ == "__main__":
    main()
