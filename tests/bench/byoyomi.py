"""Whether the engine keeps its byōyomi: games against itself, every answer timed by this script.

python tests/bench/byoyomi.py --games 200 --ms 100

An answer that arrives after the byōyomi would have lost the game; the games go on, so that all are counted.
"""

from __future__ import annotations

import argparse

from arena import ENGINE, UsiPlayer, openings, play_game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--variant", choices=["shogi", "okisakishogi"], default="shogi")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--ms", type=int, default=100)
    parser.add_argument("--engine", default=str(ENGINE))
    args = parser.parse_args()
    go = f"btime 0 wtime 0 byoyomi {args.ms}"
    pair = [UsiPlayer([args.engine], go, args.variant, {"USI_Hash": "16"}) for _ in range(2)]
    forfeits = 0
    begun = openings(args.variant, args.games, seed=3)
    for number in range(args.games):
        before = [len(player.seconds) for player in pair]
        play_game(pair[0], pair[1], args.variant, begun[number % len(begun)])
        late = [s for p, n in zip(pair, before, strict=True) for s in p.seconds[n:] if s * 1000 > args.ms]
        forfeits += bool(late)
    taken = sorted(1000 * s for player in pair for s in player.seconds)
    for player in pair:
        player.close()
    print(
        f"{args.variant}: {args.games} games, {len(taken)} moves at {args.ms} ms byoyomi: "
        f"median {taken[len(taken) // 2]:.1f} ms, longest {taken[-1]:.1f} ms, "
        f"{sum(t > args.ms for t in taken)} late, in {forfeits} games"
    )


if __name__ == "__main__":
    main()
