"""Write the models from which ``engine-arrange`` makes others like them.

    python packaging/tools/write_models.py shogi resources/problems/shogi.moves.sfen > shogi.models
    engine-arrange shogi NETWORK fast.games pdb 3600 1 0 shogi.models > arranged.txt

A line for each best move that shows a fork, a pin or an opened line, and for each fault that allows one or
lets a castle be broken (engine/tune/models.h). With ``--labelled`` also the mistakes judged right in
tests/data/reasons.json. With ``--of shogi`` the problems are those of standard shogi, and the models are
enlarged for the board of Okisaki shogi.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from shogi_desktop.analysis.reasons import ReasonId
from shogi_desktop.app.problems.collection import NOTHING, Puzzle, puzzles_in
from shogi_desktop.rules import (
    Move,
    Position,
    Variant,
    parse_usi_move,
    parse_usi_moves,
    rank_of,
    variant_by_id,
)

_LETTERS: Final = {
    ReasonId.ALLOWS_FORK: "f",
    ReasonId.ALLOWS_DISCOVERED_ATTACK: "d",
    ReasonId.ALLOWS_PIN: "p",
    ReasonId.LETS_CASTLE_BE_BROKEN: "b",
}
_Model = tuple[str, Position, Move | None, Iterable[Move]]
"""Letter, position before the last move, that move, what it depends on."""


def models_of(puzzle: Puzzle) -> Iterator[_Model]:
    """Those of a problem, one of a kind."""
    told: set[ReasonId] = set()
    if puzzle.shown:
        shown = ReasonId(puzzle.shown[0])
        told.add(shown)
        if shown is ReasonId.LETS_CASTLE_BE_BROKEN:
            judged = puzzle.judged_shown()
            depends = [*puzzle.line[:2], *judged.before.line[:2]]
            yield _LETTERS[shown], judged.position, judged.move, depends
        elif shown in _LETTERS:
            yield _LETTERS[shown], puzzle.start, None, puzzle.line
    for fault in puzzle.faults:
        reason, (move, *answers) = fault.reason, fault.line
        if reason is None or reason in told or reason not in _LETTERS:
            continue
        told.add(reason)
        is_castle = reason is ReasonId.LETS_CASTLE_BE_BROKEN
        depends = [*answers[:2], *puzzle.line[:2]] if is_castle else answers
        yield _LETTERS[reason], puzzle.start, move, depends


def labelled(path: Path, variant: Variant) -> Iterator[_Model]:
    """Those of the mistakes that were judged."""
    for case in json.loads(path.read_text("utf-8")):
        for reason in map(ReasonId, (one["id"] for one in case["reasons"])):
            if case["variant"] == variant.id and reason in _LETTERS:
                position = Position.from_sfen(case["sfen"], variant)
                answers = parse_usi_moves(case["after"]["line"].split(), variant)
                yield _LETTERS[reason], position, parse_usi_move(case["move"], variant), answers


def _placed(position: Position) -> list[str]:
    """Board, turn and hands."""
    return position.sfen().split(" ")[:3]


def _widened(row: str, files: int) -> str:
    """A row of a board as an SFEN has it, with so many empty squares more on the left."""
    empty = re.match(r"\d+", row)
    return f"{files + int(empty[0])}{row[empty.end() :]}" if empty else f"{files}{row}"


def enlarged(model: _Model, variant: Variant) -> _Model:
    """The model on the larger board of `variant`: a file more on the left and a rank more where less happens.
    What its set has more is in nobody's hand: ``engine-arrange`` makes sets whole.
    """
    letter, before, last, line = model
    moves = [move for move in (last, *line) if move is not None]
    above = sum(rank_of(move.target) for move in moves) > len(moves) * (before.variant.ranks // 2)
    board, *rest = before.sfen().split(" ")
    rows = [_widened(row, variant.files - before.variant.files) for row in board.split("/")]
    more = [str(variant.files)] * (variant.ranks - before.variant.ranks)
    board = "/".join([*more, *rows] if above else [*rows, *more])
    position = Position.from_sfen(" ".join([board, *rest]), variant)
    down = len(more) if above else 0
    shifted = [
        parse_usi_move(re.sub("[a-i]", lambda rank: chr(ord(rank[0]) + down), move.usi), variant)
        for move in moves
    ]
    return letter, position, None if last is None else shifted[0], shifted[last is not None :]


def main() -> int:
    """Write them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("variant")
    parser.add_argument("problems", type=Path)
    parser.add_argument("--labelled", type=Path, help="judged mistakes (tests/data/reasons.json)")
    parser.add_argument("--of", help="the variant of the problems, where its board is smaller")
    options = parser.parse_args()
    variant = variant_by_id(options.variant)
    source = variant_by_id(options.of) if options.of else variant
    problems = puzzles_in(options.problems.read_text("utf-8"), source)
    models = [model for problem in problems for model in models_of(problem)]
    if options.labelled:
        known = {(letter, *_placed(before), last) for letter, before, last, _ in models}
        models += (
            one
            for one in labelled(options.labelled, source)
            if (one[0], *_placed(one[1]), one[2]) not in known
        )
    if source is not variant:
        models = [enlarged(model, variant) for model in models]
    for number, (letter, before, last, line) in enumerate(models, start=1):
        moves = " ".join(move.usi for move in line)
        print(number, 0, letter, before.sfen(), "|", NOTHING if last is None else last.usi, "|", moves)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
