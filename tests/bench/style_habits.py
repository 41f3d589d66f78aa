"""What the evaluation options of a style change: the engine's moves with and without them, one by one.

    python -m tests.bench.style_habits --games 20 --nodes 10000 --weights 130-90,100-130

The positions are every fifth one, after the first 16, of games that level 4 plays with itself. Printed is
how often the move differs, and for each habit (below) how often in 100 moves it is followed without, and how
much more often with the options, with half of the 95 % interval of that difference, position by position.
Weights are Attack-Defence in percent.
"""

from __future__ import annotations

import argparse
import math
import statistics
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from shogi_desktop.app.engines.bundled import bundled_engine  # noqa: E402
from shogi_desktop.app.engines.handle import EngineHandle  # noqa: E402
from shogi_desktop.app.match import MatchSpec, PlayerSpec, run_match  # noqa: E402
from shogi_desktop.rules import (  # noqa: E402
    VARIANTS,
    Color,
    Position,
    Square,
    file_of,
    parse_usi_move,
    rank_of,
)
from shogi_desktop.usi.command import EngineCommand  # noqa: E402
from shogi_desktop.usi.messages import GoLimits  # noqa: E402
from shogi_desktop.usi.search import SearchRequest  # noqa: E402

HABITS = ("check", "capture", "towards the enemy's king", "towards or with the own king")
"""What a move may be; it goes towards a king that ends within two squares of it."""
EVERY = 5
PLIES = 16
"""Those of the opening are left out."""
LEVEL = 4
LONGEST_MS = 60_000


def positions(command: EngineCommand, variant: str, games: int, seed: int) -> Iterator[Position]:
    """Positions of games of a level with itself."""
    player = PlayerSpec(strength=LEVEL, command=command)
    for game in run_match(MatchSpec(player, player, variant, games=games, seed=seed, opening_plies=4)).games:
        position = Position.from_sfen(game.record.start_sfen, game.record.variant)
        for ply, node in enumerate(game.record.main_line()):
            if ply >= PLIES and ply % EVERY == 0 and not position.is_check():
                yield position.copy()
            if node.move is not None:
                position.play(node.move)


def moves(
    command: EngineCommand, places: Sequence[Position], nodes: int, options: dict[str, object]
) -> list[str]:
    """The engine's move in each of the positions, each as if it were its first."""
    found = []
    with EngineHandle(command) as engine:
        engine.prepare(places[0].variant.id, {"USI_Hash": 16, "Threads": 1} | options)
        engine.wait_until_ready()
        if engine.rejected:
            raise SystemExit(f"{command.program} does not take {options}")
        for number, place in enumerate(places):
            engine.new_game()
            legal = frozenset(move.usi for move in place.legal_moves())
            request = SearchRequest(number, place.sfen(), (), GoLimits(nodes=nodes), legal, LONGEST_MS)
            found.append(engine.search(request).result().best.move or "")
    return found


def habits(place: Position, text: str) -> tuple[bool, ...]:
    """Which habits the move in a position follows; none if it is no move."""
    if not text:
        return (False,) * len(HABITS)
    position, move = place.copy(), parse_usi_move(text, place.variant)
    color = position.turn
    done = position.play(move)
    near = [_distance(position, king, move.target) <= 2 for king in (color.opponent, color)]
    return (position.is_check(), done.captured is not None, *near)


def row(name: str, places: Sequence[Position], usual: Sequence[str], styled: Sequence[str]) -> str:
    """What the options change, as a row of a Markdown table."""
    differ = sum(one != other for one, other in zip(usual, styled, strict=True))
    cells = [name, str(len(places)), f"{100 * differ / len(places):.0f} %"]
    seen = [[habits(*pair) for pair in zip(places, texts, strict=True)] for texts in (usual, styled)]
    for which in range(len(HABITS)):
        before, after = ([follows[which] for follows in side] for side in seen)
        more = [100 * (int(late) - int(early)) for early, late in zip(before, after, strict=True)]
        error = 1.96 * statistics.stdev(more) / math.sqrt(len(more))
        cells.append(f"{100 * statistics.mean(before):.1f}, {statistics.mean(more):+.1f} ± {error:.1f}")
    return "| " + " | ".join(cells).replace("-", "−") + " |"


def _distance(position: Position, color: Color, sq: Square) -> float:
    king = position.king(color)
    if king is None:
        return math.inf
    return max(abs(file_of(king) - file_of(sq)), abs(rank_of(king) - rank_of(sq)))


def main(arguments: Sequence[str]) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--variant", default="shogi", choices=[variant.id for variant in VARIANTS])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--nodes", type=int, default=10_000)
    parser.add_argument("--weights", default="130-90,100-130")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--engine", help="the engine's program (default: the checkout's own)")
    options = parser.parse_args(arguments)
    command = EngineCommand(options.engine) if options.engine else bundled_engine()
    places = list(positions(command, options.variant, options.games, options.seed))
    usual = moves(command, places, options.nodes, {})
    print("| Attack, Defence | positions | other move | " + " | ".join(HABITS) + " |", flush=True)
    print("|---" * (3 + len(HABITS)) + "|", flush=True)
    for pair in options.weights.split(","):
        attack, defence = map(int, pair.split("-"))
        styled = moves(command, places, options.nodes, {"Attack": attack, "Defence": defence})
        print(row(f"{attack}, {defence}", places, usual, styled), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
