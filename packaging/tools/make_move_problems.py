"""Choose the best moves of resources/problems among those that ``find_moves.py`` has found.

    python packaging/tools/make_move_problems.py shogi found.jsonl resources/problems/shogi.moves.sfen

What stands in the file already comes first and is searched again as `find_moves.py` did (`SURE`): the
engine has learned since. Found ones are taken while one of their reasons has fewer than ``--most`` problems,
no two of the same position or nearly so (`_ALIKE`), few of a game or of a model, and no two of those with the
same best move. The detectors of today are asked once more: what they no longer prove is left out. A mate must
be the only one.

What is left is ordered by how hard it was measured to be: the levels of the program from the weakest on try
it (`_LEVELS`), and the fewer of their moves are the best one the harder it is; among equals by how far ahead
the reason lies. ``--known`` names a file in which what was measured is kept, so that a run that was ended
goes on.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from shogi_desktop.analysis.coaching import distance
from shogi_desktop.analysis.judged import JudgedMove
from shogi_desktop.analysis.reasons import Reason, ReasonId, reasons_for
from shogi_desktop.app.engines.bundled import bundled_engine
from shogi_desktop.app.problems.collection import (
    NOTHING,
    Fault,
    Puzzle,
    Score,
    listed,
    puzzles_in,
    score_in,
)
from shogi_desktop.app.problems.examination import Examiner, UndecidedError
from shogi_desktop.app.problems.finding import MARGIN, PICTURES, PUNISHED, Searcher, choices, lead, tellable
from shogi_desktop.app.problems.prover import EngineProver
from shogi_desktop.game import ForcedMate
from shogi_desktop.game.mating import checks
from shogi_desktop.rules import Move, Piece, Position, Variant, parse_usi_move, parse_usi_moves, variant_by_id

_LINE: Final = 10
"""Plies that are kept of a line, as many as the detectors look at; a mate is kept whole."""
_OF_A_GAME: Final = 3
_ALIKE: Final = 8
"""Squares; boards that differ on fewer are nearly the same."""
_FARTHEST: Final = 50
"""Plies; no reason lies farther."""
SURE: Final = 300_000
"""Nodes of the search that must find the same best move, as clearly."""
_LEVELS: Final = tuple(range(3, 25, 3))
_PROOF_MS: Final = 1_500
"""For each answer to another check: whether it mates too."""
_TRIES: Final = 4
"""Moves of each level."""


def main() -> int:
    """Read, choose, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("variant")
    parser.add_argument("found", type=Path, nargs="+")
    parser.add_argument("output", type=Path)
    parser.add_argument("--known", type=Path, help="what was measured, by problem")
    parser.add_argument("--most", type=int, default=300, help="problems of a reason (default: %(default)s)")
    options = parser.parse_args()
    variant = variant_by_id(options.variant)
    rows = [json.loads(row) for path in options.found for row in path.read_text("utf-8").splitlines()]
    old = puzzles_in(options.output.read_text("utf-8"), variant) if options.output.is_file() else ()
    with Searcher(variant) as searcher, EngineProver(bundled_engine(), limit_ms=_PROOF_MS) as prover:
        measured = _Measured(searcher, prover, options.known)
        choice = _Choice(measured, options.most)
        new = [(_puzzle(row, variant), row["family"]) for row in rows if _stands_out(row, variant)]
        more = _More(rows, variant)
        for puzzle, family in [*((puzzle, "") for puzzle in old), *new]:
            choice.offer(more.of(puzzle), family)
        chosen = sorted(choice.chosen, key=measured.place)
    options.output.write_text(_written(chosen), "utf-8")
    told = {reason.value: number for reason, number in choice.counts.most_common()}
    print(f"{len(old)} known, {len(rows)} found, {len(chosen)} chosen: {told}")
    return 0


class _More:
    """What was found of problems beyond what they had."""

    def __init__(self, rows: list[dict[str, Any]], variant: Variant) -> None:
        self._also: dict[str, list[tuple[str, ...]]] = {}
        self._shown: dict[str, tuple[str, ...]] = {}
        for row in rows:
            if "more" in row and "punished" in row:
                last = parse_usi_move(row["last"], variant) if "last" in row else None
                self._shown[row["more"]] = _shown(row, last)
            elif "more" in row:
                line = _kept(row["line"], score_in(row["after"]))
                self._also.setdefault(row["more"], []).append((row["reason"], row["after"], *line))

    def of(self, puzzle: Puzzle) -> Puzzle:
        """The problem with that."""
        also = (*puzzle.also, *self._also.get(puzzle.id, ()))
        return replace(puzzle, also=also, shown=puzzle.shown or self._shown.get(puzzle.id, ()))


class _Choice:
    """What was chosen so far. :ivar counts: how many of each reason."""

    def __init__(self, measured: _Measured, most: int) -> None:
        self._measured, self._most = measured, most
        self.chosen: list[Puzzle] = []
        self.counts: Counter[ReasonId] = Counter()
        self._families: dict[str, list[str]] = {}
        """By the game or the model that they are from, the best moves."""
        self._boards: dict[str, list[tuple[str, ...]]] = {}
        """By the best move, what stands where."""

    def offer(self, puzzle: Puzzle, family: str) -> None:
        """Take a problem if it is one, and wanted. :param family: the game it is from; empty for none, then
        it is searched again.
        """
        of_the_same = self._families.setdefault(family, []) if family else []
        if len(of_the_same) >= _OF_A_GAME or puzzle.moves[0] in of_the_same:
            return
        told = _told(puzzle, self.counts)
        if told is None or all(self.counts[reason] >= self._most for reason in told.reasons):
            return
        if self._is_alike(told):
            return
        if not (family or self._measured.is_sure(told)):
            return
        if _mates(told) and not self._measured.is_only_mate(told):
            return
        self._boards.setdefault(told.moves[0], []).append(_board(told))
        self.counts.update(told.reasons)
        of_the_same.append(told.moves[0])
        self.chosen.append(told)

    def _is_alike(self, puzzle: Puzzle) -> bool:
        """Whether there is one with the same best move on nearly the same board."""
        board = _board(puzzle)
        return any(
            sum(a != b for a, b in zip(board, other, strict=True)) < _ALIKE
            for other in self._boards.get(puzzle.moves[0], ())
        )


def _board(puzzle: Puzzle) -> tuple[str, ...]:
    pieces = (puzzle.start.piece_at(square) for square in puzzle.variant.squares)
    return tuple("" if piece is None else piece.symbol for piece in pieces)


def _mates(puzzle: Puzzle) -> bool:
    return isinstance(score_in(puzzle.refuted[0]), ForcedMate)


class _Measured:
    """What searches say of each problem, asked once and remembered."""

    def __init__(self, searcher: Searcher, prover: EngineProver, path: Path | None) -> None:
        self._searcher, self._examiner, self._path = searcher, Examiner(prover), path
        self._known: dict[tuple[str, str], float] = {}
        if path is not None and path.is_file():
            rows = (row.split() for row in path.read_text("utf-8").splitlines())
            self._known = {(puzzle, what): float(value) for puzzle, what, value in rows}

    def is_sure(self, puzzle: Puzzle) -> bool:
        """Whether the best move is the same, and as far from the second."""
        return bool(self._once(puzzle, "sure", self._holds))

    def is_only_mate(self, puzzle: Puzzle) -> bool:
        """Whether no other check is seen to mate."""
        return bool(self._once(puzzle, "only", self._alone))

    def hardness(self, puzzle: Puzzle) -> float:
        """How hard it is: the share, 0 … 1, of the levels' moves that are not the best one."""
        return self._once(puzzle, "missed", self._missed)

    def place(self, puzzle: Puzzle) -> float:
        """Its place in the order: how hard, then how far ahead what it is about lies."""
        return self.hardness(puzzle) + min(_ahead(puzzle), _FARTHEST) / _FARTHEST / 100

    def _once(self, puzzle: Puzzle, what: str, ask: Callable[[Puzzle], float]) -> float:
        if (puzzle.id, what) not in self._known:
            value = self._known[puzzle.id, what] = ask(puzzle)
            if self._path is not None:
                with self._path.open("a", encoding="utf-8") as known:
                    print(puzzle.id, what, value, file=known)
        return self._known[puzzle.id, what]

    def _holds(self, puzzle: Puzzle) -> float:
        best, second = self._searcher.lines(puzzle.start, SURE, 2)
        stands_out = lead(best.score, second.score, puzzle.start) >= MARGIN
        return float(best.line[0] == puzzle.line[0] and stands_out)

    def _alone(self, puzzle: Puzzle) -> float:
        for check in checks(puzzle.start.copy()):
            if check != puzzle.line[0]:
                after = puzzle.start.copy()
                after.play(check)
                # What neither the solver sees nor the search before is far off.
                with suppress(UndecidedError):
                    if self._examiner.escape(after) is None:
                        return 0.0
        return 1.0

    def _missed(self, puzzle: Puzzle) -> float:
        rng = random.Random(puzzle.id)
        drawn = choices(self._searcher, puzzle.start, _LEVELS, _TRIES, rng)
        return 1 - drawn[puzzle.line[0]] / drawn.total()


def _puzzle(row: dict[str, Any], variant: Variant) -> Puzzle:
    start, last, taken = _led_to(row, variant)
    best, after = score_in(row["score"]), score_in(row["after"])
    reason = None if row["reason"] is None else ReasonId(row["reason"])
    reply = _kept(row["reply"], after) if reason is not None else row["reply"][:1]
    fault = Fault(parse_usi_moves([row["fault"], *reply], variant), best, after, reason)
    puzzle = Puzzle.of(start, parse_usi_moves(_kept(row["best"], best), variant), fault=fault)
    return replace(puzzle, shown=_shown(row, last, taken))


def _led_to(row: dict[str, Any], variant: Variant) -> tuple[Position, Move | None, Piece | None]:
    """The position of a row, the move that led there, if it is known, and what that took."""
    position = Position.from_sfen(row["before"], variant)
    if row["last"] == NOTHING:
        return position, None, None
    last = parse_usi_move(row["last"], variant)
    taken = position.piece_at(last.target)
    position.play(last)
    return position, last, taken


def _shown(row: dict[str, Any], last: Move | None = None, taken: Piece | None = None) -> tuple[str, ...]:
    """What a solution shows, as it stands in a list; empty for nothing."""
    if row.get("punished") is None:
        return ()
    instead = _kept(row["instead"], score_in(row["instead_score"]))
    if row.get("waits") or last is None:
        return (row["punished"], row["instead_score"], NOTHING, NOTHING, *instead)
    letter = NOTHING if taken is None else taken.kind.symbol
    return (row["punished"], row["instead_score"], last.usi, letter, *instead)


def _kept(line: list[str], score: Score) -> list[str]:
    """So much of a line as is kept."""
    return line if isinstance(score, ForcedMate) else line[:_LINE]


def _stands_out(row: dict[str, Any], variant: Variant) -> bool:
    """Whether the scores of its last search still tell the best move from the second by so much."""
    if "more" in row:
        return False
    start, _, _ = _led_to(row, variant)
    best, second = (score_in(row[key]) for key in ("score", "second"))
    return lead(best, second, start) >= MARGIN


def _told(puzzle: Puzzle, counts: Counter[ReasonId]) -> Puzzle | None:
    """The problem as the detectors of today see it: with a reason against the fault, and with the last move
    where the best one punishes it. It stays about what it is about while they prove that; else it is, of
    several reasons, about the one that fewest problems have. None where they say nothing of either.
    """
    told = replace(
        puzzle, reason=_kept_or_rarest(puzzle.reason, tellable(_reasons(puzzle.judged()[0])), counts)
    )
    if puzzle.shown:
        about = PUNISHED if puzzle.last_move else PICTURES
        against = tuple(reason for reason in _reasons(puzzle.judged_shown()) if reason.id in about)
        shown = _kept_or_rarest(ReasonId(puzzle.shown[0]), against, counts)
        told = replace(told, shown=(shown.value, *puzzle.shown[1:]) if shown else ())
    told = replace(told, also=tuple(_still_proven(told)))
    return told if told.reasons else None


def _still_proven(puzzle: Puzzle) -> Iterator[tuple[str, ...]]:
    """The further faults that have a reason which nothing before them in the problem has."""
    told = set(replace(puzzle, also=()).reasons)
    for words, fault in zip(puzzle.also, puzzle.faults[1:], strict=True):
        proven = {reason.id for reason in _reasons(puzzle.judged(fault)[0])}
        if fault.reason is not None and fault.reason in proven - told:
            told.add(fault.reason)
            yield words


def _reasons(judged: JudgedMove) -> tuple[Reason, ...]:
    """What is proven against a fault; nothing where it costs too little to be told of."""
    return reasons_for(judged) if judged.loss >= MARGIN else ()


def _kept_or_rarest(
    old: ReasonId | None, reasons: tuple[Reason, ...], counts: Counter[ReasonId]
) -> ReasonId | None:
    proven = [reason.id for reason in reasons]
    return old if old in proven else min(proven, key=lambda one: counts[one], default=None)


def _ahead(puzzle: Puzzle) -> int:
    """How many plies ahead one has to look, at least, to see what it is about."""
    told = [(puzzle.judged()[0], puzzle.reason)]
    if puzzle.shown:
        told.append((puzzle.judged_shown(), ReasonId(puzzle.shown[0])))
    return min(
        distance(reason, judged) for judged, id_ in told for reason in reasons_for(judged) if reason.id is id_
    )


def _written(puzzles: list[Puzzle]) -> str:
    """The file: difficulties are fifths of all."""
    lines = ["# Best moves of Shogi Desktop (MIT licence); made by packaging/tools/make_move_problems.py"]
    lines += [listed(puzzle, 1 + 5 * place // len(puzzles)) for place, puzzle in enumerate(puzzles)]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    raise SystemExit(main())
