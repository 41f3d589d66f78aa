"""What a score of the engine is worth in points: S of `1 / (1 + exp(-s / S))`, fitted to games of self-play.

    python -m tests.bench.chances SHARD ...

The shards are those of `engine-selfplay` (engine/tune/games.h), of one game and one network. Every searched
position counts once, from the side to move; decided ones and games that reached no end are left out. Told are
S by greatest likelihood, a draw counting half, and for some scores the points that were made beside what
S promises, and the share of draws. What is found goes into `resources/analysis/win_chance.json`, the engine's
`wdl` (engine/usi/game.cpp) and docs/engine.md, "Chances".
"""

from __future__ import annotations

import argparse
import math
import struct
import zlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

HEADER: Final = 32
UNSCORED: Final = -32_768
NO_RESULT: Final = 4
"""`Ending::Length`."""
DECIDED_CP: Final = 4_000
BIN_CP: Final = 10


def games(shard: bytes) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Black's result (1, 0, -1) and the scores of each whole game that ended.

    :raises ValueError: it is no shard.
    """
    if not shard.startswith(b"SDGAMES1"):
        raise ValueError("is no shard of engine-selfplay")
    at = HEADER
    while at + 4 <= len(shard):
        plies, result, ending = struct.unpack_from("<HbB", shard, at)
        end = at + 4 + 4 * plies
        (told,) = struct.unpack_from("<I", shard, end) if end + 4 <= len(shard) else (None,)
        if told is None or zlib.crc32(shard[at:end]) != told:
            return  # what a crash left of the last one
        if ending != NO_RESULT:
            yield result, struct.unpack_from("<" + "2xh" * plies, shard, at + 4)
        at = end + 4


class Points:
    """Positions and what was made of them, by score."""

    def __init__(self) -> None:
        self.games = 0
        self.seen: Counter[int] = Counter()
        self.made: Counter[int] = Counter()
        self.drawn: Counter[int] = Counter()

    def add(self, result: int, scores: tuple[int, ...]) -> None:
        """Count a game; points are kept in halves."""
        self.games += 1
        for ply, score in enumerate(scores):
            if score == UNSCORED or abs(score) >= DECIDED_CP:
                continue
            place = round(score / BIN_CP)
            self.seen[place] += 1
            self.made[place] += 1 + (result if ply % 2 == 0 else -result)
            self.drawn[place] += result == 0

    def fit(self) -> float:
        """S of the greatest likelihood, by Newton's method on 1/S."""
        slope = 1 / 1_000
        for _ in range(50):
            first = second = 0.0
            for place, count in self.seen.items():
                score = BIN_CP * place
                p = 1 / (1 + math.exp(-slope * score))
                first += score * (self.made[place] / 2 - count * p)
                second += count * p * (1 - p) * score * score
            slope += first / second
        return 1 / slope

    def between(self, low: int, high: int) -> tuple[int, float, float]:
        """Positions with scores in [low, high), the points a position and the share of draws."""
        places = [place for place in self.seen if low <= BIN_CP * place < high]
        count = sum(self.seen[place] for place in places)
        made = sum(self.made[place] for place in places) / 2
        return count, made / max(1, count), sum(self.drawn[place] for place in places) / max(1, count)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("shards", nargs="+", type=Path)
    points = Points()
    for path in parser.parse_args().shards:
        for result, scores in games(path.read_bytes()):
            points.add(result, scores)
    scale = points.fit()
    print(f"{points.games} games, {sum(points.seen.values())} positions: S = {scale:.0f}")
    print("| score | positions | points | promised | drawn |\n|---|---|---|---|---|")
    for low in (-2_000, -1_000, -500, -200, -50, 50, 200, 500, 1_000, 2_000):
        high = low + max(100, abs(low) // 4)
        count, made, drawn = points.between(low, high)
        middle = 1 / (1 + math.exp(-(low + high) / 2 / scale))
        print(f"| {low} to {high} | {count} | {made:.3f} | {middle:.3f} | {drawn:.3f} |")


if __name__ == "__main__":
    main()
