"""What a handicap is worth between two levels: for docs/levels.md.

    python -m tests.bench.handicaps --pairs 9-7:six,18-15:two --games 40

The stronger level gives the pieces and has White in every game; both open as the program's levels do, with
all of their plans. *Worth* is how many points of the step between the two levels the handicap makes up for.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from shogi_desktop.app.match.statistics import elo_of  # noqa: E402
from shogi_desktop.app.players.levels import level_at  # noqa: E402
from shogi_desktop.app.results.rating import HANDICAP_POINTS, points_at  # noqa: E402
from shogi_desktop.rules import Variant, variant_by_id  # noqa: E402
from tests.bench.chain import Match  # noqa: E402
from tests.bench.openings import MAX_PLIES, Styled, play  # noqa: E402
from tests.bench.rungs import Asked  # noqa: E402


def played(pair: str, variant: Variant, games: int, seed: int) -> tuple[str, Match]:
    """The handicap of a pair such as `9-7:six`, and its games from the giver's side."""
    levels, _, handicap = pair.partition(":")
    giver, receiver = levels.split("-")
    start, found = variant.handicap(handicap).sfen, Match(giver, receiver)
    engines = [Asked(variant.id), Asked(variant.id)]
    for number in range(games):
        rng = random.Random(f"{seed} {pair} {number}")
        sides = []
        for engine, strength in zip(engines, (receiver, giver), strict=True):
            level = level_at(float(strength), variant.id)
            engine.set(level.engine_options())
            sides.append(Styled(engine, level, "", variant, rng))
        _, blacks = play(sides, variant, engines, start, MAX_PLIES)
        found.wins += blacks == 0
        found.losses += blacks == 1
        found.draws += blacks not in {0, 1}
    for engine in engines:
        engine.close()
    return handicap, found


def row(handicap: str, found: Match, variant: Variant) -> str:
    """A row of the table in docs/levels.md."""
    step = points_at(variant.id, float(found.first)) - points_at(variant.id, float(found.second))
    low, high = found.interval()
    worth, least, most = (round(step - _points(share)) for share in (found.score, high, low))
    counts = f"{found.wins} | {found.losses} | {found.draws}"
    return (
        f"| {found.first} – {found.second} | {handicap} | {counts} | {step:.0f} | "
        f"{worth} ({least} … {most}) | {HANDICAP_POINTS.get(handicap, '')} |"
    )


def _points(share: float) -> float:
    """The rating difference that gives this share of the points."""
    return elo_of(min(max(share, 0.005), 0.995))


def main(arguments: Sequence[str]) -> int:
    """Play the pairs and print a row for each."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--variant", default="shogi")
    parser.add_argument("--pairs", required=True, help="giver-receiver:handicap, separated by commas")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    variant = variant_by_id(options.variant)
    for pair in options.pairs.split(","):
        print(row(*played(pair, variant, options.games, options.seed), variant), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
