"""Make and check the small opening book of the computer's styles: `resources/book/<variant>.book`.

A style is written down here as plans: moves of its own, in the order wished for, from Black's side. The book
is what the plans come to against sensible replies: on its own turn the side of the style takes, of the next
moves of its plan, the one that the engine likes best, if that is no worse than `BOUND` in its own view and
not much worse than the engine's own choice; on the other side's turns the replies that the engine likes best
are followed, many at first, later one. After the last ply a longer search looks at every move once more, and
what it finds worse than `BOUND` is left out.

A line of the book is a style, a position (SFEN without the number of the move) and the moves for it. With
one thread and fixed numbers of nodes the same engine makes the same book.

    python packaging/tools/make_book.py --variant shogi
    python packaging/tools/make_book.py --variant shogi --check --prune --nodes 80000
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(REPOSITORY))

from shogi_desktop.app.engines.bundled import bundled_engine  # noqa: E402
from shogi_desktop.app.engines.handle import EngineHandle  # noqa: E402
from shogi_desktop.app.players.levels import value_of  # noqa: E402
from shogi_desktop.rules import (  # noqa: E402
    VARIANTS,
    Color,
    Position,
    Variant,
    parse_usi_move,
    variant_by_id,
)
from shogi_desktop.usi.events import SearchDone  # noqa: E402
from shogi_desktop.usi.messages import GoLimits  # noqa: E402
from shogi_desktop.usi.search import SearchRequest  # noqa: E402

BOUND = -150
"""No move of the book is worse than this, in centipawns from its own side."""
GIVEN_UP = 160
"""So much of the engine's own choice a style may cost at a move."""
IMPATIENCE = 70
"""How much better a later move of the plan must be to come before an earlier one, for each place between."""
AHEAD = 3
"""Moves of the plan looked at on a turn."""
PLIES = 16
REPLIES = {Color.BLACK: (8, 4, 2), Color.WHITE: (9, 4, 2)}
"""Replies followed on the other side's turns, by the colour of the style; then one."""
THINK_NODES, CHECK_NODES = 8_000, 40_000

PLANS: dict[str, dict[str, tuple[str, ...]]] = {
    "shogi": {
        "static": ("2g2f 2f2e 7g7f 6i7h 3i3h 5i6h 4i5h 4g4f 7i6h 9g9f 1g1f",),
        "ranging": (
            "7g7f 6g6f 2h6h 8h7g 5i4h 4h3h 7i7h 3h2h 3i3h 6i5h 1g1f 9g9f 7h6g",
            "5g5f 2h5h 7g7f 5i4h 4h3h 8h7g 7i6h 3h2h 3i3h 1g1f 6h5g 6i7h",
        ),
        "attack": (
            "2g2f 2f2e 7g7f 6i7h 3i3h 3h2g 2g2f 8h7g 2f1e 1g1f 5i6h",
            "7g7f 7f7e 2h7h 5i4h 7h7f 4h3h 8h7g 3i2h 7i7h 1g1f",
        ),
        "solid": (
            "7g7f 7i6h 6h7g 3i4h 5g5f 4i5h 6i7h 5i6i 6g6f 5h6g 8h7i 2g2f 6i7i",
            "7g7f 2g2f 3i4h 5i6h 6h7h 4i5h 9g9f 5g5f 8h7g 7i6h 7h8h 6i7h",
        ),
    },
    "okisakishogi": {
        "static": ("8h8g 3j3i 2h2g 5j4i 2g2f 10h10g 1h1g 8j7i 9i8h",),
        "ranging": ("8h8g 2i7i 5j4i 3j3i 10h10g 1h1g 4i3j 8j7i 9i8h", "2i5i 8h8g 5j4i 3j3i 10h10g 1h1g"),
        "attack": ("3j3i 8h8g 3h3g 3i3h 2h2g 3h2h 5j4i 2h3g 2g2f", "8h8g 9j8h 7h7g 5j4i 8g8f"),
        "solid": ("5j4i 3j3i 8h8g 4i3j 10h10g 1h1g 8j7i 4j4i 9i8h",),
    },
}


@dataclass
class Judge:
    """The engine, asked about lines of play from the start position; afresh each time, so that it forgets."""

    engine: EngineHandle
    variant: Variant
    asked: int = 0

    def best(self, moves: list[str], nodes: int, lines: int = 1) -> list[tuple[str, float]]:
        """The best moves, the best first, with centipawns from the side to move."""
        done = self._search(self.variant.start_sfen, moves, nodes, lines)
        found = [(line.pv[0], value_of(line.score)) for line in done.lines if line.pv and line.score]
        return sorted(found, key=lambda each: -each[1])

    def own_view(self, start: str, moves: list[str], nodes: int) -> float:
        """What the last of `moves` is worth to the side that makes it."""
        lines = self._search(start, moves, nodes, 1).lines
        if not lines or lines[0].score is None:
            return 30_000.0
        return -value_of(lines[0].score)

    def _search(self, start: str, moves: list[str], nodes: int, lines: int) -> SearchDone:
        self.asked += 1
        self.engine.prepare(self.variant.id, {"Threads": 1, "USI_Hash": 4, "MultiPV": lines})
        return self.engine.search(
            SearchRequest(self.asked, start, tuple(moves), GoLimits(nodes=nodes))
        ).result()


@dataclass
class Explorer:
    """Follows one plan for one side."""

    judge: Judge
    plan: list[str]
    color: Color
    seen: set[str] = field(default_factory=set)

    def entries(self, moves: list[str], done: frozenset[str], turns: int) -> Iterator[tuple[str, str]]:
        """Positions and the style's moves in them, from the position after `moves` on."""
        position = _after(self.judge.variant, moves)
        key = board_of(position)
        if len(moves) >= PLIES or key in self.seen:
            return
        self.seen.add(key)
        if position.turn is self.color:
            chosen = self._choose(moves, position, done)
            if chosen is not None:
                yield key, chosen
                yield from self.entries([*moves, chosen], done | {chosen}, turns)
            return
        width = REPLIES[self.color][turns] if turns < len(REPLIES[self.color]) else 1
        for reply, _ in self.judge.best(moves, THINK_NODES, width):
            yield from self.entries([*moves, reply], done, turns + 1)

    def _choose(self, moves: list[str], position: Position, done: frozenset[str]) -> str | None:
        legal = {move.usi for move in position.legal_moves()}
        waiting = [move for move in self.plan if move not in done and move in legal][:AHEAD]
        if not waiting:
            return None
        own = self.judge.best(moves, THINK_NODES)[0][1]
        start = self.judge.variant.start_sfen
        values = {move: self.judge.own_view(start, [*moves, move], THINK_NODES) for move in waiting}
        fit = [move for move in waiting if values[move] >= max(BOUND, own - GIVEN_UP)]
        return max(fit, key=lambda move: values[move] - IMPATIENCE * waiting.index(move), default=None)


def board_of(position: Position) -> str:
    """The position without the number of the move."""
    return position.sfen().rsplit(" ", 1)[0]


def _after(variant: Variant, moves: list[str]) -> Position:
    position = Position.start(variant)
    for move in moves:
        position.play(parse_usi_move(move, variant))
    return position


def turned(usi: str, variant: Variant) -> str:
    """A board move as the other side would make it."""

    def square(text: str) -> str:
        return (
            f"{variant.files + 1 - int(text[:-1])}{chr(ord('a') + variant.ranks - 1 - (ord(text[-1]) - 97))}"
        )

    cut = next(i for i, char in enumerate(usi) if char.isalpha()) + 1
    return square(usi[:cut]) + square(usi[cut:])


def make(judge: Judge) -> dict[tuple[str, str], list[str]]:
    """The book of one game: for a style and a position its moves."""
    book: dict[tuple[str, str], list[str]] = {}
    for style, plans in PLANS[judge.variant.id].items():
        for plan in plans:
            for color in Color:
                own = plan.split()
                if color is Color.WHITE:
                    own = [turned(move, judge.variant) for move in own]
                for board, move in Explorer(judge, own, color).entries([], frozenset(), 0):
                    known = book.setdefault((style, board), [])
                    if move not in known:
                        known.append(move)
                print(f"{style} {color.name.lower()}: {len(book)} positions", file=sys.stderr)
    return book


def failures(
    judge: Judge, book: dict[tuple[str, str], list[str]], nodes: int
) -> Iterator[tuple[str, str, str, float]]:
    """The moves that a search of `nodes` finds worse than `BOUND`."""
    known: dict[tuple[str, str], float] = {}
    for (style, board), moves in book.items():
        for move in moves:
            if (board, move) not in known:
                known[board, move] = judge.own_view(f"{board} 1", [move], nodes)
            if known[board, move] < BOUND:
                yield style, board, move, known[board, move]
    print(f"{len(known)} moves, the worst {min(known.values()):.0f}", file=sys.stderr)


def read(path: Path) -> dict[tuple[str, str], list[str]]:
    """The book in a file."""
    rows = (line.split("|") for line in path.read_text("utf-8").splitlines() if not line.startswith("#"))
    return {(style, board): moves.split() for style, board, moves in rows}


def main() -> None:
    """Make or check the book of one game."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--variant", choices=[variant.id for variant in VARIANTS], default=VARIANTS[0].id)
    parser.add_argument("--check", action="store_true", help="only look at the book that there is")
    parser.add_argument("--prune", action="store_true", help="leave out what the check finds, and write it")
    parser.add_argument("--nodes", type=int, default=CHECK_NODES, help="of the search that checks a move")
    options = parser.parse_args()
    variant = variant_by_id(options.variant)
    path = REPOSITORY / "resources" / "book" / f"{variant.id}.book"
    with EngineHandle(bundled_engine()) as engine:
        engine.prepare(variant.id, {})
        engine.wait_until_ready()
        judge = Judge(engine, variant)
        book = read(path) if options.check else make(judge)
        bad = list(failures(judge, book, options.nodes))
        for style, board, move, value in bad:
            print(f"{style}: {move} {value:.0f} in {board}")
            book[style, board].remove(move)
    if options.check and not options.prune:
        sys.exit(1 if bad else 0)
    rows = [f"{style}|{board}|{' '.join(moves)}" for (style, board), moves in book.items() if moves]
    head = (
        f"# {len(rows)} positions; no move worse than {BOUND} centipawns in its own view "
        f"after {options.nodes} nodes, by {engine.name}: packaging/tools/make_book.py"
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join([head, *sorted(rows)]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
