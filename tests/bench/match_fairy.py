"""Matches our engine with Fairy-Stockfish at equal time a move; our own rules or cshogi as referee.

python tests/bench/match_fairy.py path/to/stockfish --variant okisakishogi --games 100 --ms 150

Fairy-Stockfish is built outside the repository: `make build ARCH=x86-64-modern largeboards=yes nnue=no`.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
from pathlib import Path

from arena import ENGINE, UsiPlayer, engine_judge, play_match, random_opening


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("fairy")
    parser.add_argument("--variant", choices=["shogi", "okisakishogi"], default="shogi")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--ms", type=int, default=150, help="milliseconds a move, for both")
    parser.add_argument("--plies", type=int, default=6, help="random plies of an opening")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--engine", default=str(ENGINE))
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()

    rng = random.Random(args.seed)
    judge_engine, judge = engine_judge(args.variant)
    openings = [random_opening(args.variant, args.plies, rng, judge) for _ in range((args.games + 1) // 2)]
    judge_engine.close()
    # Both stop at the given time by themselves; what the way costs shows in the seconds reported.
    ours = UsiPlayer(
        [args.engine], f"movetime {args.ms}", args.variant, {"USI_Hash": "64", "MoveOverhead": "0"}
    )
    theirs = UsiPlayer(
        [args.fairy], f"movetime {args.ms}", args.variant, {"USI_Hash": "64", "Use_NNUE": "false"}
    )
    score = play_match(ours, theirs, args.variant, openings)
    ours.close()
    theirs.close()
    elo, error = score.elo()
    summary = {
        "match": f"our engine against Fairy-Stockfish, {args.variant}, {args.ms} ms a move, one thread",
        "games": 2 * len(openings),
        "wins": score.wins,
        "draws": score.draws,
        "losses": score.losses,
        "elo": round(elo),
        "elo_error_95": round(error),
        "endings": score.reasons,
        "openings": f"{len(openings)} of {args.plies} random plies within 150 centipawns, colours swapped",
        "seconds_a_move": [round(statistics.mean(p.seconds), 3) for p in (ours, theirs)],
        "longest_seconds": [round(max(p.seconds), 3) for p in (ours, theirs)],
    }
    print(json.dumps(summary, indent=2))
    if args.out:
        args.out.write_text(json.dumps(summary, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
