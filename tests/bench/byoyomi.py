"""Whether the engine keeps its byōyomi: games against itself, every answer timed by this script.

python -m tests.bench.byoyomi --games 200 --ms 100

An answer that arrives after the byōyomi would have lost the game; the games go on, so that all are counted.
Beside the games a process sleeps for a millisecond at a time and notes when it was woken late: then no
processor was there, for it as for the engine. The longest answers are told with what of their time that was.
"""

from __future__ import annotations

import argparse
import gc
import multiprocessing
import time
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Event

from tests.bench.arena import ENGINE, UsiPlayer, openings, play_game

Span = tuple[float, float]
SHORTEST_STALL = 0.002


def watch_for_stalls(ended: Event, told: Connection) -> None:
    """Send the spans, on the monotonic clock, in which this process wanted to run and did not."""
    stalls: list[Span] = []
    last = time.monotonic()
    while not ended.is_set():
        time.sleep(0.001)
        now = time.monotonic()
        if now - last > 0.001 + SHORTEST_STALL:
            stalls.append((last + 0.001, now))
        last = now
    told.send(stalls)


def overlap(span: Span, others: list[Span]) -> float:
    """Seconds of `span` that lie in `others`."""
    return sum(max(0.0, min(span[1], end) - max(span[0], begin)) for begin, end in others)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--variant", choices=["shogi", "okisakishogi"], default="shogi")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--ms", type=int, default=100)
    parser.add_argument("--engine", default=str(ENGINE))
    args = parser.parse_args()
    ended, (hearing, telling) = multiprocessing.Event(), multiprocessing.Pipe(duplex=False)
    watch = multiprocessing.Process(target=watch_for_stalls, args=(ended, telling))
    watch.start()
    gc.disable()
    go = f"btime 0 wtime 0 byoyomi {args.ms}"
    pair = [UsiPlayer([args.engine], go, args.variant, {"USI_Hash": "16"}) for _ in range(2)]
    forfeits = 0
    begun = openings(args.variant, args.games, seed=3)
    for number in range(args.games):
        before = [len(player.spans) for player in pair]
        play_game(pair[0], pair[1], args.variant, begun[number % len(begun)])
        new = [span for p, n in zip(pair, before, strict=True) for span in p.spans[n:]]
        forfeits += any((end - begin) * 1000 > args.ms for begin, end in new)
        gc.collect()
    for player in pair:
        player.close()
    ended.set()
    stalls = hearing.recv()
    watch.join()
    spans = sorted((s for player in pair for s in player.spans), key=lambda s: s[1] - s[0])
    taken = [(end - begin) * 1000 for begin, end in spans]
    print(
        f"{args.variant}: {args.games} games, {len(taken)} moves at {args.ms} ms byoyomi: "
        f"median {taken[len(taken) // 2]:.1f} ms, longest {taken[-1]:.1f} ms, "
        f"{sum(t > args.ms for t in taken)} late, in {forfeits} games"
    )
    for span, ms in list(zip(spans, taken, strict=True))[-5:]:
        print(f"{ms:.1f} ms, {1000 * overlap(span, stalls):.1f} ms of them without a processor")


if __name__ == "__main__":
    main()
