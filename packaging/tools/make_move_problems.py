"""Choose the best moves of resources/problems among those that ``find_moves.py`` has found.

    python packaging/tools/make_move_problems.py shogi found.jsonl resources/problems/shogi.moves.sfen

What stands in the file already was searched before, and comes first. At most ``--most`` of a reason, no two
of the same position, few of a game. What is left is ordered by how
hard it looks: moves to choose from, how far ahead the reason lies, a best move that neither takes, checks nor
promotes. The detectors of today are asked once more; what they say no longer is left out. So is what a search
of more nodes (`_NODES`) sees otherwise: another best move, or a second one too near. That takes a second or
two for each; ``--sure`` names a file in which it is kept, so that a run that was ended goes on.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections import Counter
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from shogi_desktop.analysis.coaching import distance
from shogi_desktop.analysis.reasons import ReasonId, reasons_for
from shogi_desktop.app.problems.collection import Fault, Puzzle, puzzle_id, puzzles_in, score_in, score_text
from shogi_desktop.app.problems.finding import MARGIN, Searcher, share
from shogi_desktop.rules import BoardMove, Position, Variant, parse_usi_move, variant_by_id

_LINE: Final = 9
"""Plies that are kept of a line; a mate is kept whole."""
_OF_A_GAME: Final = 3
_NODES: Final = (300_000, 600_000)


def main() -> int:
    """Read, choose, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("variant")
    parser.add_argument("found", type=Path, nargs="+")
    parser.add_argument("output", type=Path)
    parser.add_argument("--sure", type=Path, help="what was searched once more, by problem")
    parser.add_argument("--most", type=int, default=300, help="problems of a reason (default: %(default)s)")
    options = parser.parse_args()
    variant = variant_by_id(options.variant)
    chosen: list[tuple[float, Puzzle]] = []
    counts: Counter[ReasonId] = Counter()
    families: Counter[str] = Counter()
    seen: set[str] = set()
    audit = _Audit(variant, options.sure)
    old = puzzles_in(options.output.read_text("utf-8"), variant) if options.output.is_file() else ()
    for puzzle in old:
        effort = _effort(puzzle)
        if effort is not None and puzzle.reason is not None:
            seen.add(puzzle.id)
            counts[puzzle.reason] += 1
            chosen.append((effort, puzzle))
    rows = [json.loads(row) for path in options.found for row in path.read_text("utf-8").splitlines()]
    for row in rows:
        puzzle = _puzzle(row, variant)
        reason = puzzle.reason
        assert reason is not None
        full = counts[reason] >= options.most or families[row["family"]] >= _OF_A_GAME
        effort = None if full or puzzle.id in seen else _effort(puzzle)
        if effort is None or not audit.is_sure(puzzle):
            continue
        seen.add(puzzle.id)
        counts[reason] += 1
        families[row["family"]] += 1
        chosen.append((effort, puzzle))
    audit.close()
    chosen.sort(key=lambda one: one[0])
    options.output.write_text(_written([puzzle for _, puzzle in chosen]), "utf-8")
    told = {reason.value: number for reason, number in counts.items()}
    print(f"{len(old)} known, {len(rows)} found, {len(chosen)} chosen: {told}")
    return 0


class _Audit:
    """Searches each problem once more, and remembers what came of it."""

    def __init__(self, variant: Variant, path: Path | None) -> None:
        self._searcher = Searcher(variant)
        self._path = path
        self._known: dict[str, bool] = {}
        if path is not None and path.is_file():
            pairs = (row.split() for row in path.read_text("utf-8").splitlines())
            self._known = {puzzle: word == "sure" for puzzle, word in pairs}

    def is_sure(self, puzzle: Puzzle) -> bool:
        """Whether the best move is the same, and as far from the second."""
        if puzzle.id not in self._known:
            sure = all(self._holds(puzzle, nodes) for nodes in _NODES)
            self._known[puzzle.id] = sure
            if self._path is not None:
                with self._path.open("a", encoding="utf-8") as known:
                    print(puzzle.id, "sure" if sure else "unsure", file=known)
        return self._known[puzzle.id]

    def _holds(self, puzzle: Puzzle, nodes: int) -> bool:
        best, second = self._searcher.lines(puzzle.start, nodes, 2)
        margin = share(best.score, puzzle.start) - share(second.score, puzzle.start)
        return best.line[0] == puzzle.line[0] and margin >= MARGIN

    def close(self) -> None:
        """Let the engine go."""
        self._searcher.__exit__(None, None, None)


def _puzzle(row: dict[str, Any], variant: Variant) -> Puzzle:
    start = Position.from_sfen(row["sfen"], variant)
    best, reply = ([parse_usi_move(text, variant) for text in row[key]] for key in ("best", "reply"))
    reason = ReasonId(row["reason"])
    fault = parse_usi_move(row["fault"], variant)
    if reason is not ReasonId.MISSES_MATE:
        best = best[:_LINE]
    if reason is not ReasonId.WALKS_INTO_MATE:
        reply = reply[: _LINE - 1]
    refuted = Fault((fault, *reply), score_in(_short(row["score"])), score_in(_short(row["after"])), reason)
    return Puzzle(puzzle_id(start), start, tuple(best), fault=refuted)


def _short(text: str) -> str:
    """``mate b 5`` as ``b5``."""
    return text.removeprefix("mate ").replace(" ", "")


def _effort(puzzle: Puzzle) -> float | None:
    """How hard it looks, without a unit; None where the detectors no longer say its reason first."""
    judged, _ = puzzle.judged()
    reasons = reasons_for(judged)
    if not reasons or reasons[0].id is not puzzle.reason:
        return None
    best = puzzle.line[0]
    after = puzzle.start.copy()
    after.play(best)
    takes = puzzle.start.piece_at(best.target) is not None
    loud = takes + after.is_check() + (isinstance(best, BoardMove) and best.promote)
    return math.log2(len(puzzle.start.legal_moves())) + 0.7 * distance(reasons[0], judged) - 1.5 * loud


def _written(puzzles: list[Puzzle]) -> str:
    """The file: a comment with difficulty (fifths of all), reason, scores and fault before each problem."""
    lines = ["# Best moves of Shogi Desktop (MIT licence); made by packaging/tools/make_move_problems.py"]
    for place, puzzle in enumerate(puzzles):
        fault = puzzle.fault
        assert fault is not None
        assert fault.reason is not None
        refuted = " ".join(move.usi for move in fault.line)
        scores = f"{score_text(fault.best)} {score_text(fault.after)}"
        lines.append(f"# {1 + 5 * place // len(puzzles)} {fault.reason.value} {scores} {refuted}")
        lines.append(f"sfen {puzzle.start.sfen()} moves {' '.join(move.usi for move in puzzle.line)}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    raise SystemExit(main())
