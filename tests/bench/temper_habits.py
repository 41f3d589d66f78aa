"""What a taste changes in the moves: a level plays itself, and each taste says what it would play instead.

    python -m tests.bench.temper_habits --strength 12 --variant shogi --games 6

The table goes to the standard output: how many moves a taste changes, and how much the moves are of the kind
that it likes, beside those of the level without any (docs/levels.md).
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from msgspec.structs import replace  # noqa: E402

from shogi_desktop.app.engines.bundled import bundled_engine  # noqa: E402
from shogi_desktop.app.engines.handle import EngineHandle, request_for  # noqa: E402
from shogi_desktop.app.players.levels import Level, choose, level_at  # noqa: E402
from shogi_desktop.app.players.sight import View  # noqa: E402
from shogi_desktop.app.players.temper import EVEN, Temper, liking  # noqa: E402
from shogi_desktop.rules import VARIANTS, Move, Position, Variant, parse_usi_move, variant_by_id  # noqa: E402

TRAITS: Final = ("attack", "defence", "greed", "exchanges", "patience")
TASTES: Final = {
    "none": EVEN,
    **{f"{trait} {degree:+}": replace(EVEN, **{trait: degree}) for trait in TRAITS for degree in (2, -2)},
}
_MOST_PLIES: Final = 160
_MOST_MS: Final = 18_000


class Habits:
    """What each taste did in the positions looked at."""

    def __init__(self) -> None:
        self.positions = 0
        self.changed: Counter[str] = Counter()
        self.liked: dict[str, Counter[str]] = {taste: Counter() for taste in TASTES}

    def note(self, position: Position, made: dict[str, Move]) -> None:
        """Count the moves that the tastes made in a position."""
        self.positions += 1
        for taste, move in made.items():
            self.changed[taste] += move != made["none"]
            for trait in TRAITS:
                self.liked[taste][trait] += liking(move, position, replace(EVEN, **{trait: 2}))  # type: ignore[assignment]

    def table(self) -> str:
        """Rows of Markdown; likings in hundredths a move."""
        lines = [f"| taste | changed | {' | '.join(TRAITS)} |", f"|{'---|' * (len(TRAITS) + 2)}"]
        for taste in TASTES:
            liked = (f"{100 * self.liked[taste][trait] / self.positions:.1f}" for trait in TRAITS)
            lines.append(
                f"| {taste} | {100 * self.changed[taste] / self.positions:.1f} % | {' | '.join(liked)} |"
            )
        return "\n".join(lines)


def play(engine: EngineHandle, level: Level, variant: Variant, seed: int, habits: Habits) -> None:
    """A game of the level with itself; what the tastes would play is noted and not played."""
    rng, position, moves = random.Random(seed), Position.start(variant), list[Move]()
    while len(moves) < _MOST_PLIES:
        legal = [move.usi for move in position.legal_moves()]
        if not legal:
            return
        options = level.search_options(len(moves), Temper(attack=1))
        texts = tuple(move.usi for move in moves)
        request = request_for(variant.start_sfen, texts, position, level.limits(), _MOST_MS, options)
        done = engine.search(request).result()
        if done.best.move is None:
            return
        view, state = View(position, moves[-1] if moves else None), rng.getstate()
        made = {}
        for taste, temper in reversed(TASTES.items()):
            rng.setstate(state)
            text = choose(level, len(moves), done.best.move, done.lines, legal, rng, view, temper=temper)
            made[taste] = parse_usi_move(text, variant)
        habits.note(position, made)
        position.play(made["none"])
        moves.append(made["none"])


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--strength", type=float, default=12)
    parser.add_argument("--variant", choices=[variant.id for variant in VARIANTS], default="shogi")
    parser.add_argument("--games", type=int, default=6)
    options = parser.parse_args()
    variant, habits = variant_by_id(options.variant), Habits()
    level = level_at(options.strength, variant.id)
    with EngineHandle(bundled_engine()) as engine:
        engine.prepare(variant.id, level.engine_options())
        engine.wait_until_ready()
        for seed in range(options.games):
            play(engine, level, variant, seed, habits)
    print(f"strength {options.strength:g}, {variant.id}, {habits.positions} positions\n\n{habits.table()}")


if __name__ == "__main__":
    main()
