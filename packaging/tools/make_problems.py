"""Choose the mating problems of resources/problems among those that ``engine-problems`` has found.

    python packaging/tools/make_problems.py shogi found.txt old.sfen resources/problems/shogi.sfen

The last file is written (``--most``: so many problems at most); the others hold what was found, or are
collections whose problems may stay. Each is examined again (docs/tsume.md), and kept if it is right in the
strict sense: one solution, the last move too, no piece left over or superfluous. Of problems with the same
solution but for its place on the board one stays, and few of a family. What is left is measured (questions
to the solver, checks to choose from, quiet moves, sacrifices), ordered by that within each length, and said
what it is about. Plain search has proven the short ones in ``engine-problems`` already.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections import Counter
from pathlib import Path
from typing import Final

from msgspec import Struct

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from shogi_desktop.app.engines.bundled import bundled_engine
from shogi_desktop.app.engines.mates import Finding
from shogi_desktop.app.problems.collection import LENGTHS, Theme
from shogi_desktop.app.problems.examination import Examiner
from shogi_desktop.app.problems.prover import EngineProver, Prover
from shogi_desktop.game.mating import checks
from shogi_desktop.rules import BoardMove, Drop, Move, Position, Variant, parse_usi_move, variant_by_id
from shogi_desktop.rules.geometry import file_of, rank_of

_FAMILY_MOST: Final = 3
"""Problems of one family and length."""
_MATES_IN_ONE: Final = 0.1
"""The most of all problems that are mates in one."""
_CHASE: Final = 3
_LIMIT_MS: Final = 1_000
"""What a question may take: problems that need longer are no problems for people."""


class Found(Struct, frozen=True):
    """A line of ``engine-problems``, or a problem of a collection, which is a family of its own."""

    family: str
    start: Position
    line: tuple[Move, ...]


class Measured(Struct, frozen=True):
    """A problem with what makes it hard: `effort` has no unit, more is harder."""

    found: Found
    effort: float
    themes: tuple[Theme, ...]


def main() -> int:
    """Read, choose, write."""
    options = _options()
    variant = variant_by_id(options.variant)
    found = [one for path in options.found for one in _read(path, variant)]
    chosen = _varied(found, options.most)
    with EngineProver(bundled_engine(), {"USI_Hash": 32}, _LIMIT_MS) as prover:
        examined = [(one, _questions(prover, one)) for one in chosen]
    right = [measure(one, asked) for one, asked in examined if asked is not None]
    measured = sorted(right, key=lambda one: (len(one.found.line), one.effort))
    options.output.write_text(_written(measured), "utf-8")
    lengths = Counter(len(one.found.line) for one in measured)
    print(f"{len(found)} found, {len(chosen)} varied, {len(measured)} right: {sorted(lengths.items())}")
    return 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("variant")
    parser.add_argument(
        "found", type=Path, nargs="+", help="what engine-problems has printed, or a collection"
    )
    parser.add_argument("output", type=Path)
    parser.add_argument("--most", type=int, default=1_200, help="problems to keep (default: %(default)s)")
    return parser.parse_args()


def _read(path: Path, variant: Variant) -> list[Found]:
    found: list[Found] = []
    for number, row in enumerate(path.read_text("utf-8").splitlines(), 1):
        if row.startswith("sfen "):
            sfen, _, moves = row.removeprefix("sfen ").partition(" moves ")
            family, plies = f"{path.name}:{number}", None
        else:
            head, bar, moves = row.partition(" | ")
            words = head.split(" ", 3)
            if not bar or len(words) != 4:
                continue  # a comment, or torn when the tool was ended
            family, plies, sfen = words[0], int(words[1]), words[3]
        line = tuple(parse_usi_move(text, variant) for text in moves.split())
        if plies in (None, len(line)):
            found.append(Found(family, Position.from_sfen(sfen, variant), line))
    return found


def _shape(one: Found) -> tuple[object, ...]:
    """The solution wherever it stands on the board, from either side: what makes two problems alike."""
    king = one.start.king(one.start.turn.opponent)
    assert king is not None
    shapes = []
    for way in (1, -1):
        moves: list[object] = []
        position = one.start.copy()
        for move in one.line:
            kind = position.piece_at(move.origin) if isinstance(move, BoardMove) else move.kind
            moves.append((str(kind), way * (file_of(move.target) - file_of(king)), rank_of(move.target)))
            position.perform_trusted(move)
        shapes.append(tuple(moves))
    return min(shapes, key=repr)


def _varied(found: list[Found], most: int) -> list[Found]:
    """At most so many, the long ones first, no two alike, few of a family."""
    shapes: set[tuple[object, ...]] = set()
    families: Counter[tuple[str, int]] = Counter()
    lengths: Counter[int] = Counter()
    chosen: list[Found] = []
    for one in sorted(found, key=lambda one: -len(one.line)):
        plies = len(one.line)
        shape = _shape(one)
        full = plies == 1 and lengths[1] >= most * _MATES_IN_ONE
        if shape in shapes or families[one.family, plies] >= _FAMILY_MOST or full or len(chosen) >= most:
            continue
        shapes.add(shape)
        families[one.family, plies] += 1
        lengths[plies] += 1
        chosen.append(one)
    return chosen


class _Counting:
    """A prover that counts how often it is asked."""

    def __init__(self, prover: Prover) -> None:
        self._prover = prover
        self.asked = 0

    def prove(self, position: Position) -> Finding:
        self.asked += 1
        return self._prover.prove(position)


def _questions(prover: Prover, one: Found) -> int | None:
    """How many questions it takes to see that the problem is right; None where it is not."""
    counting = _Counting(prover)
    found = Examiner(counting).examine(one.start, proving=False)
    if found.is_right and found.is_strict and found.line == one.line:
        return counting.asked
    print(f"left out: {one.start.sfen()}", file=sys.stderr)
    return None


def measure(one: Found, asked: int) -> Measured:
    """How hard a problem is, and what it is about; `asked`: see `_questions`."""
    position = one.start.copy()
    attacker = position.turn
    themes: set[Theme] = set()
    choices = quiet = gifts = 0
    squares = {position.king(attacker.opponent)}
    for ply, move in enumerate(one.line):
        if ply % 2 == 0:
            choices += len(checks(position))
            if isinstance(move, BoardMove):
                takes = position.piece_at(move.target) is not None
                piece = position.piece_at(move.origin)
                assert piece is not None
                may_promote = piece.kind.promoted is not None and not move.promote
                in_zone = position.variant.in_zone(attacker, move.origin) or position.variant.in_zone(
                    attacker, move.target
                )
                quiet += not takes and not move.promote
                themes |= {Theme.UNPROMOTED} if may_promote and in_zone else set()
            elif move.kind.per_file is not None:
                themes.add(Theme.PAWN_DROP)
            position.perform_trusted(move)
            if move.target not in position.checkers():
                themes.add(Theme.DISCOVERED)
        else:
            taken = position.piece_at(move.target)
            gifts += taken is not None
            if isinstance(move, Drop):
                themes.add(Theme.BETWEEN)
            position.perform_trusted(move)
            squares.add(position.king(attacker.opponent))
    themes |= {Theme.SACRIFICE} if gifts else set()
    themes |= {Theme.QUIET} if quiet else set()
    themes |= {Theme.CHASE} if len(squares) > _CHASE else set()
    effort = math.log2(1 + asked) + choices / len(one.line) + quiet + gifts
    return Measured(one, effort, tuple(sorted(themes)))


def _written(measured: list[Measured]) -> str:
    """The file: a comment with difficulty (fifths of all of that length) and themes before each problem."""
    lines = ["# Mating problems of Shogi Desktop (MIT licence); made by packaging/tools/make_problems.py"]
    for plies in LENGTHS:
        of_length = [one for one in measured if len(one.found.line) == plies]
        for place, one in enumerate(of_length):
            difficulty = 1 + 5 * place // len(of_length)
            moves = " ".join(move.usi for move in one.found.line)
            lines.append(" ".join(("#", str(difficulty), *one.themes)))
            lines.append(f"sfen {one.found.start.sfen()} moves {moves}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    raise SystemExit(main())
