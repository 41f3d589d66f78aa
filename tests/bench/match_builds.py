"""Matches two builds of the engine: the workbench for every change that claims strength.

python tests/bench/match_builds.py new-binary old-binary --go "nodes 20000" --games 200
"""

from __future__ import annotations

import argparse
import random

from arena import UsiPlayer, engine_judge, play_match, random_opening


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("new")
    parser.add_argument("old")
    parser.add_argument("--go", default="nodes 20000")
    parser.add_argument("--old-go", default=None, help="another limit for the old build")
    parser.add_argument("--variant", choices=["shogi", "okisakishogi"], default="shogi")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--plies", type=int, default=6, help="random plies of an opening")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()

    rng = random.Random(args.seed)
    judge_engine, judge = engine_judge(args.variant)
    openings = [random_opening(args.variant, args.plies, rng, judge) for _ in range((args.games + 1) // 2)]
    judge_engine.close()
    options = {"USI_Hash": "16"}
    new = UsiPlayer([args.new], args.go, args.variant, options)
    old = UsiPlayer([args.old], args.old_go or args.go, args.variant, options)
    score = play_match(new, old, args.variant, openings, verbose=False)
    new.close()
    old.close()
    print(f"{args.variant} {args.go}: {score}")


if __name__ == "__main__":
    main()
