"""Make the balanced openings that matches begin from: `resources/openings/<variant>.sfens`.

Run by hand when the lists should change; the result is in the repository. Each opening has 6 to 10 plies
from the start position. A ply is drawn among the moves that a short search finds nearly as good as its best
one, so that the openings differ widely and hold no gross mistakes. An opening is kept where a longer search
finds neither side ahead by more than a pawn, where nobody is in check, and where no other one has led to the
same position. With one thread and a fixed number of nodes the same engine makes the same list from the same
seed.

    python packaging/tools/make_openings.py --variant okisakishogi --seed 2
"""

from __future__ import annotations

import argparse
import itertools
import random
import sys
from collections.abc import Hashable, Iterator
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(REPOSITORY))

from shogi_desktop.app.engines.bundled import bundled_engine  # noqa: E402
from shogi_desktop.app.engines.handle import EngineHandle  # noqa: E402
from shogi_desktop.app.players.levels import value_of  # noqa: E402
from shogi_desktop.rules import VARIANTS, Position, Variant, parse_usi_move, variant_by_id  # noqa: E402
from shogi_desktop.usi.command import EngineCommand  # noqa: E402
from shogi_desktop.usi.events import SearchDone  # noqa: E402
from shogi_desktop.usi.messages import GoLimits, Info  # noqa: E402
from shogi_desktop.usi.search import SearchRequest  # noqa: E402

DRAW_NODES = 3_000
DRAW_LINES = 16
DRAW_MARGIN = 60
"""How much worse than the best line, in centipawns, a ply may be to be drawn."""


class Judge:
    """The engine, asked about lines of play from the start position; afresh each time, so that it forgets."""

    def __init__(self, engine: EngineHandle, variant: Variant) -> None:
        self._engine = engine
        self._variant = variant
        self._asked = 0

    def good_moves(self, moves: list[str]) -> list[str]:
        """The moves that are nearly as good as the best one."""
        lines = [line for line in self._search(moves, DRAW_NODES, DRAW_LINES).lines if line.pv]
        best = max(map(_value, lines))
        return sorted({line.pv[0] for line in lines if _value(line) >= best - DRAW_MARGIN})

    def score(self, moves: list[str], nodes: int) -> float:
        """Centipawns, from the side to move."""
        return _value(self._search(moves, nodes, 1).lines[0])

    def _search(self, moves: list[str], nodes: int, lines: int) -> SearchDone:
        self._asked += 1
        self._engine.prepare(self._variant.id, {"Threads": 1, "USI_Hash": 16, "MultiPV": lines})
        start = self._variant.start_sfen
        return self._engine.search(
            SearchRequest(self._asked, start, tuple(moves), GoLimits(nodes=nodes))
        ).result()


def _value(line: Info) -> float:
    assert line.score is not None
    return value_of(line.score)


def openings(judge: Judge, variant: Variant, nodes: int, bound: int, rng: random.Random) -> Iterator[str]:
    """Balanced lines of play, without end: ``startpos moves …``."""
    seen: set[Hashable] = set()
    while True:
        position, moves = Position.start(variant), list[str]()
        for _ in range(rng.randint(6, 10)):
            moves.append(rng.choice(judge.good_moves(moves)))
            position.play(parse_usi_move(moves[-1], variant))
        if position.key() in seen or position.is_check() or abs(judge.score(moves, nodes)) > bound:
            continue
        seen.add(position.key())
        yield f"startpos moves {' '.join(moves)}"


def main() -> None:
    """Make the list of one game."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--variant", choices=[variant.id for variant in VARIANTS], default=VARIANTS[0].id)
    parser.add_argument("--count", type=int, default=1024)
    parser.add_argument("--nodes", type=int, default=30_000, help="of the search that judges an opening")
    parser.add_argument("--bound", type=int, default=100, help="centipawns that a side may be ahead")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--engine", help="another engine than the checkout's own")
    parser.add_argument("--out", type=Path, help="another file than the resource")
    options = parser.parse_args()
    variant = variant_by_id(options.variant)
    out: Path = options.out or REPOSITORY / "resources" / "openings" / f"{variant.id}.sfens"
    command = EngineCommand(options.engine) if options.engine else bundled_engine()
    with EngineHandle(command) as engine:
        engine.prepare(variant.id, {})
        engine.wait_until_ready()
        source = openings(
            Judge(engine, variant), variant, options.nodes, options.bound, random.Random(options.seed)
        )
        lines = list(itertools.islice(source, options.count))
        head = (
            f"# {options.count} openings within {options.bound} centipawns after {options.nodes} nodes, "
            f"by {engine.name} and seed {options.seed}: packaging/tools/make_openings.py"
        )
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text("\n".join([head, *lines]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
