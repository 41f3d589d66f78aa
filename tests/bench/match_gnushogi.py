"""Matches our engine with GNU Shogi (Debian package `gnushogi`): same time a move, cshogi as referee.

python -m tests.bench.match_gnushogi --games 20 --seconds 1
"""

from __future__ import annotations

import argparse
import statistics

from tests.bench.arena import ENGINE, GnuShogiPlayer, UsiPlayer, openings, play_match


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seconds", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--gnushogi", default="/usr/games/gnushogi")
    parser.add_argument("--engine", default=str(ENGINE))
    args = parser.parse_args()

    begun = openings("shogi", (args.games + 1) // 2, args.seed)
    ours = UsiPlayer([args.engine], f"movetime {1000 * args.seconds}", "shogi")
    theirs = GnuShogiPlayer(args.gnushogi, args.seconds)
    score = play_match(ours, theirs, "shogi", begun)
    ours.close()
    theirs.close()
    print(f"our engine against GNU Shogi, {args.seconds} s a move: {score}")
    print(f"GNU Shogi's moves took {statistics.mean(theirs.seconds):.2f} s on average")


if __name__ == "__main__":
    main()
