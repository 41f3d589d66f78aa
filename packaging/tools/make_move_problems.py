"""Choose the best moves of resources/problems among those that ``find_moves.py`` has found.

    python packaging/tools/make_move_problems.py shogi found.jsonl resources/problems/shogi.moves.sfen

What stands in the file already comes first and is searched again as `find_moves.py` did (`SURE`): the
engine has learned since. At most ``--most`` of a reason, no two of the same position, few of a game. The
detectors of today are asked once more: what they no longer prove is left out. A mate must be the only one.

What is left is ordered by how hard it was measured to be: the levels of the program from the weakest on try
it (`_LEVELS`), and the fewer of their moves are the best one the harder it is; among equals by how far ahead
the reason lies. The measure takes a second for each; ``--known`` names a file in which it is kept, so that a
run that was ended goes on.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from shogi_desktop.analysis.coaching import distance
from shogi_desktop.analysis.judgement import Judgement
from shogi_desktop.analysis.reasons import ReasonId, reasons_for
from shogi_desktop.app.engines.bundled import bundled_engine
from shogi_desktop.app.problems.collection import Fault, Puzzle, puzzles_in, score_in
from shogi_desktop.app.problems.examination import Examiner, UndecidedError
from shogi_desktop.app.problems.finding import MARGIN, Searcher, choices, lead, tellable
from shogi_desktop.app.problems.prover import EngineProver
from shogi_desktop.game import ForcedMate
from shogi_desktop.game.mating import checks
from shogi_desktop.rules import Position, Variant, parse_usi_move, variant_by_id

_LINE: Final = 9
"""Plies that are kept of a line; a mate is kept whole."""
_OF_A_GAME: Final = 3
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
    chosen: list[tuple[float, Puzzle]] = []
    counts: Counter[ReasonId] = Counter()
    families: Counter[str] = Counter()
    seen: set[str] = set()
    with Searcher(variant) as searcher, EngineProver(bundled_engine(), limit_ms=_PROOF_MS) as prover:
        measured = _Measured(searcher, prover, options.known)
        new = [(_puzzle(row, variant), row["family"]) for row in rows if _stands_out(row, variant)]
        for puzzle, family in [*((puzzle, "") for puzzle in old), *new]:
            if puzzle.id in seen or (family and families[family] >= _OF_A_GAME):
                continue
            reason, ahead = _told(puzzle, counts)
            if reason is None or counts[reason] >= options.most:
                continue
            seen.add(puzzle.id)
            if not (family or measured.is_sure(puzzle)):
                continue
            if reason is ReasonId.MISSES_MATE and not measured.is_only_mate(puzzle):
                continue
            counts[reason] += 1
            families[family] += 1
            chosen.append((measured.hardness(puzzle) + ahead, replace(puzzle, reason=reason)))
    chosen.sort(key=lambda one: one[0])
    options.output.write_text(_written([puzzle for _, puzzle in chosen]), "utf-8")
    told = {reason.value: number for reason, number in counts.most_common()}
    print(f"{len(old)} known, {len(rows)} found, {len(chosen)} chosen: {told}")
    return 0


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
    start = Position.from_sfen(row["sfen"], variant)
    best, reply = ([parse_usi_move(text, variant) for text in row[key]] for key in ("best", "reply"))
    reason = ReasonId(row["reason"])
    fault = parse_usi_move(row["fault"], variant)
    before, after = score_in(row["score"]), score_in(row["after"])
    if not isinstance(before, ForcedMate):
        best = best[:_LINE]
    if not isinstance(after, ForcedMate):
        reply = reply[: _LINE - 1]
    refuted = Fault((fault, *reply), before, after, reason)
    return Puzzle.of(start, best, fault=refuted)


def _stands_out(row: dict[str, Any], variant: Variant) -> bool:
    """Whether the scores of its last search still tell the best move from the second by so much."""
    start = Position.from_sfen(row["sfen"], variant)
    best, second = (score_in(row[key]) for key in ("score", "second"))
    return lead(best, second, start) >= MARGIN


def _told(puzzle: Puzzle, counts: Counter[ReasonId]) -> tuple[ReasonId | None, float]:
    """What the detectors of today say of it, of several what fewest problems are about; and how far ahead
    that lies, as less than a try at it. Nothing where they no longer say anything, or it is no blunder.
    """
    judged, _ = puzzle.judged()
    if judged.judgement is not Judgement.BLUNDER:
        return None, 0.0
    reason = min(tellable(reasons_for(judged)), key=lambda one: counts[one.id], default=None)
    if reason is None:
        return None, 0.0
    return reason.id, min(distance(reason, judged), _FARTHEST) / _FARTHEST / 100


def _written(puzzles: list[Puzzle]) -> str:
    """The file: a comment with difficulty (fifths of all), reason, scores and fault before each problem."""
    lines = ["# Best moves of Shogi Desktop (MIT licence); made by packaging/tools/make_move_problems.py"]
    for place, puzzle in enumerate(puzzles):
        assert puzzle.reason is not None
        lines.append(f"# {1 + 5 * place // len(puzzles)} {puzzle.reason.value} {' '.join(puzzle.refuted)}")
        lines.append(f"sfen {puzzle.sfen} moves {' '.join(puzzle.moves)}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    raise SystemExit(main())
