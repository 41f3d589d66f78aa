"""Matches our engine with a player of random moves.

python -m tests.bench.match_random --variant okisakishogi
"""

from __future__ import annotations

import argparse

from tests.bench.arena import ENGINE, RandomPlayer, UsiPlayer, play_match


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--variant", choices=["shogi", "okisakishogi"], default="shogi")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--nodes", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()

    ours = UsiPlayer([str(ENGINE)], f"nodes {args.nodes}", args.variant)
    score = play_match(ours, RandomPlayer(args.variant, args.seed), args.variant, [[]] * (args.games // 2))
    ours.close()
    print(f"{args.variant}, our engine with {args.nodes} nodes a move against random moves: {score}")


if __name__ == "__main__":
    main()
